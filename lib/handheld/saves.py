"""Records that survive a power cut: MATCH and SETTINGS, at most 512 bytes each.

Each record is kept twice over: in NVM, and in files when the drive may be written. Either place
has two cells a record; the cell that holds the older copy is written, then read back and compared,
so a cut at any byte leaves the old record or the new one. A cell is 528 bytes:

    0  mark "PP"   2  record   3  version   4  sequence   8  length   10  data, filled with 255   524  CRC-32

Chips that erase their whole NVM for one byte (RP2040, SAMD51) lose both cells of it when the power
goes meanwhile; therefore the place that alone holds the newest record is never touched before the
other place has it. Files are written where they lie, never renamed, never shortened: on FAT the
rename removes first, and a cell of constant size never needs a new cluster.

Here stands what a finished turn needs, handheld.reading has the rest. Costs about 1.5 KB of heap and the cell that is
filled, 0.6 KB; a write into NVM leaves some 0.9 KB behind, mostly what was read back.
"""

from binascii import crc32
from struct import pack_into

from micropython import const

_FIRST = const(10)
_LIMIT = const(512)
_CELL = const(528)
_CRC_AT = const(524)
_VERSION = const(1)

# Why a record was not kept.
_TOO_LONG = const(0)
_LOW_BATTERY = const(1)
_NOWHERE = const(2)
_FAILED = const(3)

_FILE = "/saves/cell%d.bin"


class Saves:
    """The two records of a handheld.

    A copy is numbered record + 2 * place; a record is MATCH (0) or SETTINGS (1), a place NVM (0) or the drive (1).
    `sequence`: of the newest copy there, 0 for none; `turn`: in which of its two cells that is.
    `cell`: what is written next; data stands in it from byte 10 on.
    """

    def __init__(self, nvm, low):
        """`nvm`: the chip's memory or None. `low`: a function that says whether the battery is too low, or None."""
        self.nvm = nvm
        self._low = low
        self.cell = bytearray(_CELL)
        self.sequence = [0] * 4
        self.turn = bytearray(4)

    def read(self, slot):
        """The newest whole copy of record `slot` (MATCH or SETTINGS) as bytes, or None when there is none."""
        from handheld import reading

        return reading.read(self, slot)

    def write(self, slot, data):
        """Keeps `data` (empty: forget) as record `slot`; gives the same as keep."""
        end = _FIRST + len(data)
        if end <= _CRC_AT:
            self.cell[_FIRST:end] = data
        return self.keep(slot, end)

    def keep(self, slot, end):
        """Keeps what stands in `cell` from byte 10 to `end` as record `slot`, at most 512 bytes.

        Gives None, or why it could not be kept: 0 too long, 1 the battery is low, 2 no memory may be written, 3 none
        takes it. Until this returns the record is the old one or the new one; afterwards it is the new one.
        Data that is kept already costs no write.
        """
        if end > _FIRST + _LIMIT:
            return _TOO_LONG
        cell = self.cell
        sequence = self.sequence
        for at in range(end, _CRC_AT):
            cell[at] = 255
        newest = slot if sequence[slot] >= sequence[slot + 2] else slot + 2
        other = newest ^ 2
        best = sequence[newest]
        pack_into("<2sBBIH", cell, 0, b"PP", slot, _VERSION, best, end - _FIRST)
        writable = (self.nvm is not None, _drive_is_ours())
        if best and (sequence[other] == best or not writable[other >> 1]):
            # The head tells mostly that the data is another, and reading it costs little.
            for count in (_FIRST, end):
                if self.stored(newest, self.turn[newest], count) != memoryview(cell)[:count]:
                    break
            else:
                return None
        if self._low is not None and self._low():
            return _LOW_BATTERY
        rest = 1 - slot
        behind = rest if sequence[rest] < sequence[rest + 2] else rest + 2
        if sequence[behind] < sequence[behind ^ 2] and writable[behind >> 1]:
            from handheld import reading

            reading.share(self, behind)
        pack_into("<I", cell, 4, best + 1)
        pack_into("<I", cell, _CRC_AT, crc32(memoryview(cell)[:_CRC_AT]))
        if sequence[other] == best:
            newest, other = slot + 2, slot
        # The place that alone has the newest record comes last: its loss costs nothing when the other has it.
        reason = _NOWHERE
        for copy in (other, newest):
            if writable[copy >> 1]:
                if self.put(copy, cell):
                    reason = None
                elif reason is not None:
                    reason = _FAILED
        return reason

    def put(self, copy, cell):
        """Writes a whole cell over the older one of a copy and reads it back; True when it stands there."""
        turn = 1 - self.turn[copy]
        number = (copy & 1) * 2 + turn
        try:
            if copy < 2:
                # One slice, because each assignment is an erase.
                self.nvm[number * _CELL : number * _CELL + _CELL] = cell
            else:
                _write(_FILE % number, cell)
        except (OSError, RuntimeError, ValueError, IndexError):
            pass
        if self.stored(copy, turn, _CELL) == cell:
            self.sequence[copy] = cell[4] | cell[5] << 8 | cell[6] << 16 | cell[7] << 24
            self.turn[copy] = turn
            return True
        # A failed write may have erased the neighbours.
        from handheld import reading

        reading.look(self, copy >> 1)
        return False

    def stored(self, copy, turn, count):
        """The first `count` bytes of a cell as they are stored; None when they cannot be read."""
        number = (copy & 1) * 2 + turn
        try:
            if copy < 2:
                return self.nvm[number * _CELL : number * _CELL + count]
            with open(_FILE % number, "rb") as file:
                return file.read(count)
        except (OSError, RuntimeError, ValueError, IndexError):
            return None


def _drive_is_ours():
    """True while the drive belongs to the game."""
    try:
        import storage

        return not storage.getmount("/").readonly
    except (ImportError, AttributeError, OSError):
        return False


def _write(path, cell):
    """Writes a cell over a file, or makes it; comes back when it is in the flash."""
    import os

    try:
        file = open(path, "r+b")
    except OSError:
        try:
            os.mkdir("/saves")
        except OSError:
            pass
        file = open(path, "wb")
    try:
        file.write(cell)
    finally:
        file.close()
        os.sync()
