"""Records survive: a cut at every byte of every write, a drive that may not be written or is full, a bad memory.

The real lib/handheld/saves.py and reading.py run here over the simulator's memory, which counts each byte that is
erased or written and can stop at any of them.
"""

import binascii
import random
import struct
from collections.abc import Callable
from typing import Any

import pytest

from sim.memory import Drive, Nvm, Store
from sim.power import Power, PowerCut
from tests.device.conftest import ROOT, Bench

MATCH, SETTINGS = 0, 1
TOO_LONG, NOWHERE, FAILED = 0, 2, 3
CELL = 528
_bench: Bench | None = None


def saves_module() -> Any:
    """The device's module, with its `open` and `os` on the drive that is plugged in (see Memory.plug)."""
    global _bench
    if _bench is None:
        _bench = Bench("pygamer")
    return _bench.module("handheld.reading")


class Memory:
    """NVM and drive of a board that can lose its power."""

    def __init__(self, size: int = 8192, whole_erase: bool = True, nvm: bool = True, writable: bool = True) -> None:
        self.module = saves_module()
        self.power = Power()
        self.store = Store(nvm_size=size)
        self.drive = Drive(ROOT, self.store, self.power, writable=writable)
        self.nvm = Nvm(self.store, self.power, whole_erase) if nvm else None

    def switch_on(self) -> Any:
        """A cold start: the Saves that the board would open."""
        assert _bench is not None
        drive = _bench.session.drive
        drive.store, drive.power = self.store, self.power
        drive.writable, drive.capacity = self.drive.writable, self.drive.capacity
        drive.folders = {"/saves"} if any(name.startswith("/saves") for name in self.store.files) else set()
        self.power.left = None
        _bench.module("microcontroller").nvm = self.nvm
        return self.module.open_store(None)

    def copied(self) -> tuple:
        """What is in it."""
        return self.store.copy()


def write_with_cuts(memory: Memory, slot: int, new: bytes, old: dict[int, bytes | None]) -> int:
    """Writes `new` once for each byte at which the power can go; afterwards each record is old or new.

    old: what each record was. Gives the number of bytes of the whole write.
    """
    before = memory.copied()
    saves = memory.switch_on()
    memory.power.spent = 0
    saves.write(slot, new)
    whole = memory.power.spent
    after = memory.copied()
    came_new = 0
    for left in range(whole):
        memory.store.restore(before)
        saves = memory.switch_on()
        memory.power.left = left
        with pytest.raises(PowerCut):
            saves.write(slot, new)
        again = memory.switch_on()
        found = again.read(slot)
        assert found in (old[slot], new), f"cut after {left} of {whole} bytes"
        came_new += found == new
        for other, was in old.items():
            if other != slot:
                assert again.read(other) == was, f"record {other}, cut after {left} of {whole} bytes"
        if left % 97 == 0:
            again.write(slot, b"and on")
            assert memory.switch_on().read(slot) == b"and on"
    memory.store.restore(after)
    assert memory.switch_on().read(slot) == new
    assert came_new < whole, "a cut at the first byte leaves the old record"
    return whole


KINDS = {
    "pygamer": {"size": 8192, "whole_erase": True},
    "picosystem": {"size": 4096, "whole_erase": True},
    "reverse_tft": {"size": 8192, "whole_erase": False},
    "read-only drive, cells erased alone": {"size": 8192, "whole_erase": False, "writable": False},
    "no NVM": {"nvm": False},
    "short NVM": {"size": 256},
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_cut_at_every_byte_leaves_the_old_or_the_new_record(kind: str) -> None:
    memory = Memory(**KINDS[kind])
    saves = memory.switch_on()
    old: dict[int, bytes | None] = {MATCH: None, SETTINGS: None}
    chance = random.Random(1)
    for slot, length in ((MATCH, 300), (SETTINGS, 40), (MATCH, 512)):
        record = chance.randbytes(length)
        assert saves is not None
        write_with_cuts(memory, slot, record, old)
        old[slot] = record


@pytest.mark.parametrize("kind", ["pygamer", "picosystem"])
def test_the_drive_comes_back_stale_and_a_cut_still_loses_nothing(kind: str) -> None:
    """The computer had the drive for some turns, so that NVM alone has the newest records; then the game has it."""
    memory = Memory(**KINDS[kind])
    saves = memory.switch_on()
    saves.write(MATCH, b"first")
    saves.write(SETTINGS, b"first settings")
    memory.drive.writable = False
    saves = memory.switch_on()
    saves.write(MATCH, b"second")
    saves.write(SETTINGS, b"second settings")
    memory.drive.writable = True
    old: dict[int, bytes | None] = {MATCH: b"second", SETTINGS: b"second settings"}
    write_with_cuts(memory, SETTINGS, b"third settings", old)


@pytest.mark.parametrize("kind", ["pygamer", "picosystem"])
def test_after_a_cut_both_places_are_filled_again(kind: str) -> None:
    memory = Memory(**KINDS[kind])
    saves = memory.switch_on()
    saves.write(MATCH, b"first")
    saves.write(SETTINGS, b"settings")
    memory.power.left = 5000 if kind == "pygamer" else 2500
    with pytest.raises(PowerCut):
        saves.write(MATCH, b"second")
    saves = memory.switch_on()
    assert saves.read(MATCH) == b"first"
    saves.write(MATCH, b"third")
    memory.store.files.clear()
    saves = memory.switch_on()
    assert saves.read(MATCH) == b"third" and saves.read(SETTINGS) == b"settings"


def test_either_place_alone_gives_the_record() -> None:
    memory = Memory()
    memory.switch_on().write(MATCH, b"kept")
    copied = memory.copied()
    memory.store.files.clear()
    assert memory.switch_on().read(MATCH) == b"kept"
    memory.store.restore(copied)
    memory.store.nvm[:] = b"\xff" * 8192
    assert memory.switch_on().read(MATCH) == b"kept"


def test_the_newest_of_all_copies_counts() -> None:
    memory = Memory()
    saves = memory.switch_on()
    for number in range(9):
        saves.write(MATCH, b"%d" % number)
        assert saves.read(MATCH) == b"%d" % number
        assert memory.switch_on().read(MATCH) == b"%d" % number


def test_equal_data_costs_no_write() -> None:
    memory = Memory()
    saves = memory.switch_on()
    saves.write(MATCH, b"same")
    memory.power.spent = 0
    saves.write(MATCH, b"same")
    assert memory.power.spent == 0
    memory.switch_on().write(MATCH, b"same")
    assert memory.power.spent == 0 and memory.nvm is not None and memory.nvm.assignments == 1


def test_empty_data_forgets() -> None:
    memory = Memory()
    saves = memory.switch_on()
    saves.write(MATCH, b"match")
    saves.write(MATCH, b"")
    assert saves.read(MATCH) is None and memory.switch_on().read(MATCH) is None


@pytest.mark.parametrize("length", [0, 1, 511, 512])
def test_lengths(length: int) -> None:
    memory = Memory()
    data = bytes(range(256)) * 2
    memory.switch_on().write(MATCH, data[:length])
    assert (memory.switch_on().read(MATCH) or b"") == data[:length]


def test_too_long_is_refused_and_loses_nothing() -> None:
    memory = Memory()
    saves = memory.switch_on()
    saves.write(MATCH, b"before")
    assert saves.write(MATCH, bytes(513)) == TOO_LONG
    assert saves.read(MATCH) == b"before"


def test_nowhere_to_write() -> None:
    memory = Memory(nvm=False, writable=False)
    saves = memory.switch_on()
    assert saves.read(MATCH) is None
    assert saves.write(MATCH, b"match") == NOWHERE


def test_a_read_only_drive_with_records_is_read() -> None:
    memory = Memory(nvm=False)
    memory.switch_on().write(MATCH, b"on the drive")
    memory.drive.writable = False
    saves = memory.switch_on()
    assert saves.read(MATCH) == b"on the drive"
    assert saves.write(MATCH, b"match") == NOWHERE
    assert saves.read(MATCH) == b"on the drive"


def test_a_full_drive_leaves_nvm_in_charge() -> None:
    memory = Memory()
    memory.drive.capacity = 300
    saves = memory.switch_on()
    saves.write(MATCH, b"in NVM")
    assert memory.switch_on().read(MATCH) == b"in NVM"


def test_a_full_drive_without_nvm_is_told_and_keeps_what_is_there() -> None:
    memory = Memory(nvm=False)
    saves = memory.switch_on()
    saves.write(MATCH, b"one")
    memory.drive.capacity = CELL
    saves = memory.switch_on()
    assert saves.write(MATCH, b"two") == FAILED
    assert memory.switch_on().read(MATCH) == b"one"


def test_cells_that_are_there_can_be_written_on_a_full_drive() -> None:
    memory = Memory(nvm=False)
    saves = memory.switch_on()
    saves.write(MATCH, b"one")
    saves.write(MATCH, b"two")
    memory.drive.capacity = memory.drive.used()
    for number in range(4):
        memory.switch_on().write(MATCH, b"more %d" % number)
    assert memory.switch_on().read(MATCH) == b"more 3"


class Broken:
    """An NVM that fails in one way or another."""

    def __init__(self, size: int, reads: bool, writes: Callable[[], None]) -> None:
        self.size, self.reads, self.writes = size, reads, writes

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: slice) -> bytes:
        if not self.reads:
            raise OSError("cannot read")
        return b"\xff" * (index.stop - index.start)

    def __setitem__(self, index: slice, value: bytes) -> None:
        self.writes()


def fail() -> None:
    """A write that raises."""
    raise RuntimeError("Unable to write to nvm.")


@pytest.mark.parametrize("reads", [True, False])
@pytest.mark.parametrize("writes", [fail, lambda: None])
def test_a_bad_nvm_is_passed_over(reads: bool, writes: Callable[[], None]) -> None:
    memory = Memory()
    memory.nvm = Broken(8192, reads, writes)  # type: ignore[assignment]
    saves = memory.switch_on()
    saves.write(MATCH, b"on the drive")
    assert memory.switch_on().read(MATCH) == b"on the drive"
    memory.drive.writable = False
    assert memory.switch_on().write(MATCH, b"match") == FAILED


def sealed(mark: bytes = b"PP", record: int = MATCH, version: int = 1, sequence: int = 5, length: int = 3) -> bytes:
    """A cell with a right CRC, whatever else is wrong in it."""
    cell = bytearray(b"\xff" * CELL)
    struct.pack_into("<2sBBIH", cell, 0, mark, record, version, sequence, length)
    struct.pack_into("<I", cell, 524, binascii.crc32(cell[:524]))
    return bytes(cell)


FOREIGN = {
    "noise": random.Random(4).randbytes(CELL * 4),
    "zeros": bytes(CELL * 4),
    "another's mark": sealed(mark=b"QQ") * 4,
    "a later version": sealed(version=2) * 4,
    "another record": sealed(record=1) * 2 + sealed(record=0) * 2,
    "sequence 0": sealed(sequence=0) * 4,
    "a huge sequence": sealed(sequence=1 << 30) * 4,
    "a huge length": sealed(length=600) * 4,
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_foreign_bytes_are_no_record(kind: str) -> None:
    memory = Memory()
    memory.store.nvm[: CELL * 4] = FOREIGN[kind]
    for cell in range(4):
        memory.store.files[f"/saves/cell{cell}.bin"] = bytearray(FOREIGN[kind][cell * CELL : cell * CELL + CELL])
    saves = memory.switch_on()
    assert saves.read(MATCH) is None and saves.read(SETTINGS) is None
    saves.write(MATCH, b"ours")
    assert memory.switch_on().read(MATCH) == b"ours"


@pytest.mark.parametrize("length", [0, 1, 10, 527, 529, 2000])
def test_files_of_another_length(length: int) -> None:
    memory = Memory(nvm=False)
    for cell in range(4):
        memory.store.files[f"/saves/cell{cell}.bin"] = bytearray(length)
    saves = memory.switch_on()
    assert saves.read(MATCH) is None
    saves.write(MATCH, b"ours")
    saves.write(MATCH, b"ours again")
    assert memory.switch_on().read(MATCH) == b"ours again"


def test_one_flipped_bit_falls_back_to_the_copy_before() -> None:
    memory = Memory(nvm=False)
    saves = memory.switch_on()
    saves.write(MATCH, b"older")
    saves.write(MATCH, b"newer")
    newest = max(memory.store.files, key=lambda name: memory.store.files[name][4])
    for place in range(CELL):
        memory.store.files[newest][place] ^= 1
        assert memory.switch_on().read(MATCH) == b"older"
        memory.store.files[newest][place] ^= 1
    assert memory.switch_on().read(MATCH) == b"newer"


def test_nothing_is_renamed_removed_or_shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Memory()
    for name in ("rename", "remove"):
        monkeypatch.setattr(Drive, name, lambda *_: pytest.fail("a cell is written where it lies"))
    saves = memory.switch_on()
    for number in range(6):
        saves.write(MATCH, bytes(number * 80))
        assert {len(body) for body in memory.store.files.values()} <= {CELL}


def test_one_assignment_to_nvm_a_write() -> None:
    memory = Memory()
    saves = memory.switch_on()
    for number in range(1, 5):
        saves.write(MATCH, b"%d" % number)
        assert memory.nvm is not None and memory.nvm.assignments == number
