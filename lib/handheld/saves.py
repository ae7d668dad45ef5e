"""Records that survive a power cut: MATCH and SETTINGS, at most 512 bytes each.

Each record is kept twice over: in NVM, and in files when the drive may be written. Either place
has two cells a record; the cell that holds the older copy is written, then read back and compared,
so a cut at any byte leaves the old record or the new one. A cell is 528 bytes:

    0  mark "PP"   2  record   3  version   4  sequence   8  length   10  data, filled with 255   524  CRC-32

Chips that erase their whole NVM for one byte (RP2040, SAMD51) lose both cells of it when the power
goes meanwhile; therefore the place that alone holds the newest record is never touched before the
other place has it. Files are written where they lie, never renamed, never shortened: on FAT the
rename removes first, and a cell of constant size never needs a new cluster.

Costs about 2.3 KB of heap, 0.6 KB of it the cell that is filled.
"""

import struct

from micropython import const

from handheld.contract import FAILED, LOW_BATTERY, NOWHERE, TOO_LONG, StoreError

_LIMIT = const(512)
_CELL = const(528)
_RECORDS = const(2)
_HEAD = const(10)
_CRC_AT = const(524)
_VERSION = const(1)
_NVM_SIZE = const(2112)
_LAST = const((1 << 30) - 1)


def open_store(battery):
    """The Saves of this board: its NVM if that is large enough, its drive if it may be written."""
    nvm = None
    try:
        import microcontroller

        nvm = microcontroller.nvm
        if nvm is not None and len(nvm) < _NVM_SIZE:
            nvm = None
    except (ImportError, AttributeError):
        pass
    return Saves([place for place in (nvm and NvmPlace(nvm), FilePlace("/saves")) if place], battery)


class NvmPlace:
    """Cells in the chip's own memory, from its first byte on."""

    def __init__(self, nvm):
        self._nvm = nvm

    def writable(self):
        """Always True."""
        return True

    def load(self, cell, buffer):
        """Fills `buffer` from cell number `cell`; False when there is nothing to read."""
        at = cell * _CELL
        buffer[:] = self._nvm[at : at + _CELL]
        return True

    def keep(self, cell, buffer):
        """Writes `buffer` as one slice, because each assignment is an erase."""
        at = cell * _CELL
        self._nvm[at : at + _CELL] = buffer


class FilePlace:
    """Cells as files of constant size in a folder of the drive."""

    def __init__(self, folder):
        self._folder = folder

    def _path(self, cell):
        return "%s/cell%d.bin" % (self._folder, cell)

    def writable(self):
        """True while the drive belongs to the game."""
        try:
            import storage

            return not storage.getmount("/").readonly
        except (ImportError, AttributeError, OSError):
            return False

    def load(self, cell, buffer):
        """Fills `buffer` from cell number `cell`; False when there is no such file, or a short one."""
        try:
            with open(self._path(cell), "rb") as file:
                return file.readinto(buffer) == _CELL
        except OSError:
            return False

    def keep(self, cell, buffer):
        """Writes `buffer` over the cell, or makes the cell's file; comes back when it is in the flash."""
        import os

        try:
            file = open(self._path(cell), "r+b")
        except OSError:
            try:
                os.mkdir(self._folder)
            except OSError:
                pass
            file = open(self._path(cell), "wb")
        try:
            file.write(buffer)
        finally:
            file.close()
            os.sync()


class Saves:
    """The two records of a handheld."""

    def __init__(self, places, battery=None):
        """`places`: NvmPlace and FilePlace, the preferred first. `battery`: has low(), or None."""
        self._places = places
        self._battery = battery
        self._cell = bytearray(_CELL)
        # By place and record: sequence of the newest copy there (0: none), and the cell it is in.
        self._sequence = [[0] * _RECORDS for _ in places]
        self._at = [[0] * _RECORDS for _ in places]
        self.writes = 0
        for i in range(len(places)):
            for record in range(_RECORDS):
                self._look(i, record)

    def read(self, slot):
        """The newest whole copy of record `slot` (MATCH or SETTINGS) as bytes, or None when there is none."""
        best = self._newest(slot)
        for i in range(len(self._places)):
            if best and self._sequence[i][slot] == best and self._load(i, self._at[i][slot], slot) == best:
                length = self._cell[8] + self._cell[9] * 256
                return bytes(self._cell[_HEAD : _HEAD + length]) if length else None
        return None

    def write(self, slot, data):
        """Keeps `data` (at most 512 bytes; empty: forget) as record `slot`, or raises StoreError.

        Until this returns the record is the old one or the new one; afterwards it is the new one.
        Data that is kept already costs no write.
        """
        if len(data) > _LIMIT:
            raise StoreError(TOO_LONG, "A record of %d bytes is too long: 512 is the most." % len(data))
        best = self._newest(slot)
        stale = False
        for i in range(len(self._places)):
            if self._sequence[i][slot] != best and self._places[i].writable():
                stale = True
        if best and not stale and (self.read(slot) or b"") == data:
            return
        if self._battery is not None and self._battery.low():
            raise StoreError(LOW_BATTERY, "The battery is too low to save.")
        for record in range(_RECORDS):
            if record != slot:
                self._share(record)
        kept = False
        tried = False
        failed = []
        for turn in range(2):
            for i in range(len(self._places)):
                if self._sequence[i][slot] == best + 1 or not self._places[i].writable():
                    continue
                # First the places whose loss costs nothing, because another one has the newest record.
                if turn == 0 and self._alone(i, slot):
                    continue
                if turn == 1 and i in failed:
                    continue
                tried = True
                if self._keep(i, slot, data, best + 1):
                    kept = True
                else:
                    failed.append(i)
        if not kept:
            if tried:
                raise StoreError(FAILED, "The match could not be saved: the memory does not take it.")
            raise StoreError(NOWHERE, "The match cannot be saved: this board has no memory that may be written.")
        self.writes += 1

    def _newest(self, slot):
        best = 0
        for sequences in self._sequence:
            best = max(best, sequences[slot])
        return best

    def _alone(self, place, slot):
        """True when no other place has a copy as new as the one in `place`."""
        mine = self._sequence[place][slot]
        if not mine:
            return False
        for i in range(len(self._places)):
            if i != place and self._sequence[i][slot] >= mine:
                return False
        return True

    def _share(self, record):
        """Copies a record that one place alone has to the others, before that place may be erased.

        Backwards, so that files, which do not lose each other, come before NVM, which may.
        """
        for i in range(len(self._places) - 1, -1, -1):
            best = self._newest(record)
            if self._sequence[i][record] != best and self._places[i].writable():
                self._keep(i, record, self.read(record) or b"", best)

    def _look(self, place, slot):
        """Finds the newest whole copy of a record in a place."""
        first = self._load(place, slot * 2, slot)
        second = self._load(place, slot * 2 + 1, slot)
        self._sequence[place][slot] = max(first, second)
        self._at[place][slot] = slot * 2 if first > second else slot * 2 + 1

    def _load(self, place, cell, slot):
        """The sequence of the copy in a cell, left in the buffer; 0 when it is torn, foreign or missing."""
        buffer = self._cell
        try:
            if not self._places[place].load(cell, buffer):
                return 0
        except (OSError, RuntimeError, ValueError, IndexError):
            return 0
        mark, record, version, sequence, length = struct.unpack_from("<2sBBIH", buffer)
        if mark != b"PP" or record != slot or version != _VERSION or length > _LIMIT:
            return 0
        if not 0 < sequence <= _LAST or struct.unpack_from("<I", buffer, _CRC_AT)[0] != _crc(buffer):
            return 0
        return sequence

    def _keep(self, place, slot, data, sequence):
        """Writes one copy over the older cell of a place and reads it back; True when it stands there."""
        buffer = self._cell
        cell = (slot * 2) if self._at[place][slot] != slot * 2 else slot * 2 + 1
        buffer[:] = b"\xff" * _CELL
        struct.pack_into("<2sBBIH", buffer, 0, b"PP", slot, _VERSION, sequence, len(data))
        buffer[_HEAD : _HEAD + len(data)] = data
        struct.pack_into("<I", buffer, _CRC_AT, _crc(buffer))
        try:
            self._places[place].keep(cell, buffer)
        except (OSError, RuntimeError, ValueError, IndexError):
            pass
        # Even a failed write may have erased the neighbours, so every record there is looked at anew.
        for record in range(_RECORDS):
            self._look(place, record)
        return self._sequence[place][slot] == sequence


def _crc(buffer):
    import binascii

    return binascii.crc32(memoryview(buffer)[:_CRC_AT]) & 0xFFFFFFFF
