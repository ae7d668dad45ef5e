"""What reads the records of handheld.saves: when the handheld is opened, when somebody asks for one, and when a write
finds the memory other than it should be. Not kept while nobody asks: about 1 KB of heap.
"""

from binascii import crc32
from struct import unpack_from

from micropython import const

from handheld.saves import Saves

_FIRST = const(10)
_LIMIT = const(512)
_CELL = const(528)
_CRC_AT = const(524)
_VERSION = const(1)
_NVM_SIZE = const(2112)
_LAST = const((1 << 30) - 1)


def open_store(low):
    """The Saves of this board: its NVM if that is large enough, and its drive. `low`: see Saves."""
    nvm = None
    try:
        import microcontroller

        nvm = microcontroller.nvm
        if nvm is not None and len(nvm) < _NVM_SIZE:
            nvm = None
    except (ImportError, AttributeError):
        pass
    saves = Saves(nvm, low)
    if nvm is not None:
        look(saves, 0)
    look(saves, 1)
    return saves


def look(saves, place):
    """Finds the newest whole copy of each record in a place."""
    for record in range(2):
        copy = record + 2 * place
        first = _sequence(saves.stored(copy, 0, _CELL), record)
        second = _sequence(saves.stored(copy, 1, _CELL), record)
        saves.sequence[copy] = max(first, second)
        saves.turn[copy] = 0 if first > second else 1


def read(saves, slot):
    """The newest whole copy of a record as bytes, or None when there is none."""
    sequence = saves.sequence
    best = max(sequence[slot], sequence[slot + 2])
    for copy in (slot, slot + 2):
        if best and sequence[copy] == best:
            cell = saves.stored(copy, saves.turn[copy], _CELL)
            if _sequence(cell, slot) == best:
                length = cell[8] + cell[9] * 256
                return bytes(cell[_FIRST : _FIRST + length]) if length else None
    return None


def share(saves, behind):
    """Copies a record to the place that is behind (a copy's number), before the place that alone has it is written."""
    ahead = behind ^ 2
    cell = saves.stored(ahead, saves.turn[ahead], _CELL)
    if _sequence(cell, behind & 1) == saves.sequence[ahead]:
        saves.put(behind, cell)


def _sequence(cell, record):
    """The sequence of the copy in a cell; 0 when it is torn, foreign or missing."""
    if cell is None or len(cell) < _CELL:
        return 0
    mark, found, version, sequence, length = unpack_from("<2sBBIH", cell)
    if mark != b"PP" or found != record or version != _VERSION or length > _LIMIT or not 0 < sequence <= _LAST:
        return 0
    return sequence if unpack_from("<I", cell, _CRC_AT)[0] == crc32(memoryview(cell)[:_CRC_AT]) else 0
