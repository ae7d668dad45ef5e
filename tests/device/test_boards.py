"""The contract of a handheld, kept by every board file, and the table of boards."""

import ast
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sim.boards import BOARDS
from sim.power import Restart
from tests.device.conftest import ROOT, Bench

FOLDER = ROOT / "lib" / "handheld" / "boards"
NAMES = {"display", "buttons", "sound", "battery", "wake"}
SHARED = {"__init__", "samd51"}
FILES = sorted(path for path in FOLDER.glob("*.py") if path.stem not in SHARED)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_file_has_the_same_names(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert {node.name for node in tree.body if isinstance(node, ast.FunctionDef)} == NAMES


def test_each_file_is_a_board_of_the_simulator() -> None:
    assert {path.stem for path in FILES} == set(BOARDS)


def test_each_board_of_the_table_has_a_file() -> None:
    table = Bench("pygamer").module("handheld.boards").BOARDS
    assert {name for _, name in table} == set(BOARDS)
    for name, board in BOARDS.items():
        assert (board.board_id, name) in table


def test_the_contract(any_bench: Bench) -> None:
    handheld, board = any_bench.handheld, any_bench.board
    assert (handheld.display.width, handheld.display.height) == (board.width, board.height)
    assert handheld.display.auto_refresh is False
    assert handheld.buttons.count >= 3
    assert handheld.buttons.get(any_bench.event) is False
    assert handheld.store.read(any_bench.contract.MATCH) is None
    handheld.store.write(any_bench.contract.MATCH, b"match")
    handheld.store.write(any_bench.contract.SETTINGS, b"settings")
    assert handheld.store.read(any_bench.contract.MATCH) == b"match"
    assert handheld.store.read(any_bench.contract.SETTINGS) == b"settings"
    assert 0 <= handheld.battery() <= 100 and not handheld.battery_low()
    assert len(handheld.entropy(8)) == 8
    handheld.sound.volume = 30
    handheld.sound.play(any_bench.module("handheld.tunes").WIN)
    handheld.brightness = 40
    assert handheld.brightness == 40 and handheld.display.brightness == pytest.approx(0.4)
    before = handheld.ticks_ms()
    handheld.rest(250)
    assert handheld.elapsed(before) == 250


@pytest.mark.parametrize(("wished", "got"), [(-5, 0), (0, 0), (101, 100)])
def test_brightness_is_brought_into_range(any_bench: Bench, wished: int, got: int) -> None:
    any_bench.handheld.brightness = wished
    assert any_bench.handheld.brightness == got


@pytest.mark.parametrize("name", BOARDS)
def test_only_the_modules_of_the_board_are_needed_and_none_stays(name: str, bench: Callable[..., Bench]) -> None:
    made = bench(name)

    def loaded() -> set[str]:
        return {module for module in made.world.modules if module.startswith("handheld.boards")}

    assert not loaded()
    made.module("handheld.opening").load_parts(name)
    own = f"handheld.boards.{name}"
    assert {"handheld.boards", own} <= loaded() <= {"handheld.boards", own, "handheld.boards.samd51"}


def test_a_board_without_sound_modules_is_silent(bench: Callable[..., Bench]) -> None:
    made = bench("reverse_tft")
    made.handheld.sound.play(0)
    made.handheld.sound.stop()
    assert made.machine.tunes == []


@pytest.mark.parametrize("name", ["pygamer", "pybadge", "picosystem"])
def test_tunes_play_and_mute_is_silent(name: str, bench: Callable[..., Bench]) -> None:
    made = bench(name)
    sound = made.handheld.sound
    for tune in range(6):
        sound.play(tune)
    assert len(made.machine.tunes) == 6 and all(made.machine.tunes)
    sound.volume = 0
    sound.play(0)
    assert len(made.machine.tunes) == 6
    if made.board.register:
        assert not made.machine.sound_on
    sound.volume = 200
    assert sound.volume == 100


def test_a_track_keeps_its_time(bench: Callable[..., Bench]) -> None:
    track = bench("pygamer").module("handheld.tunes").track
    assert track(b"\x3c\x0a\x00\x05\x40\x02") == bytes((0, 0x90, 0x3C, 127, 10, 0x80, 0x3C, 0)) + bytes(
        (5, 0x90, 0x40, 127, 2, 0x80, 0x40, 0)
    )


def test_the_battery_is_read_smoothly_and_seldom(bench: Callable[..., Bench]) -> None:
    made = bench("reverse_tft")
    assert made.handheld.battery() == 80
    made.machine.charge = 40
    assert made.handheld.battery() == 80
    made.pass_ms(10_000)
    assert made.handheld.battery() == 70
    for _ in range(20):
        made.pass_ms(10_000)
        made.handheld.battery()
    assert made.handheld.battery() <= 42


@pytest.mark.parametrize(
    ("name", "pin", "raw", "percent"),
    [
        ("pygamer", "A6", 41211, 100),
        ("pygamer", "A6", 32768, 0),
        ("pybadge", "A6", 37000, 50),
        ("picosystem", "BAT_SENSE", 27472, 100),
        ("picosystem", "BAT_SENSE", 21846, 0),
    ],
)
def test_volts_become_per_cent(bench: Callable[..., Bench], name: str, pin: str, raw: int, percent: int) -> None:
    made = bench(name)
    made.machine.analog[pin] = raw
    assert made.handheld.battery() == pytest.approx(percent, abs=1)
    assert made.handheld.battery_low() == (percent == 0)


def test_a_low_battery_writes_nothing(bench: Callable[..., Bench]) -> None:
    made = bench("pygamer")
    made.handheld.store.write(0, b"before")
    made.machine.analog["A6"] = 32768
    for _ in range(20):
        made.pass_ms(10_000)
        made.handheld.battery()
    spent = made.session.power.spent
    assert made.handheld.store.write(0, b"after") == 1
    assert made.session.power.spent == spent and made.handheld.store.read(0) == b"before"


def test_the_owners_language(bench: Callable[..., Bench]) -> None:
    assert bench("pygamer", language="pl").handheld.language == "pl"
    assert bench("pygamer", language=None).handheld.language is None


# boot.py


@pytest.mark.parametrize("name", BOARDS)
def test_the_game_owns_the_drive_unless_a_key_is_held(name: str, bench: Callable[..., Bench]) -> None:
    made = bench(name)
    assert made.session.drive.writable
    assert "the game may write" in made.session.console[-1]
    made.session.press("B" if made.board.register else "A")
    made.session.boot()
    assert not made.session.drive.writable
    assert "the computer may write" in made.session.console[-1]


def test_autoreload_is_off(monkeypatch: pytest.MonkeyPatch, bench: Callable[..., Bench]) -> None:
    made = bench("pygamer")
    seen = []
    native = made.machine.power_on()
    monkeypatch.setattr(made.machine, "power_on", lambda: seen.append(native) or native)
    made.session.boot()
    assert seen[0]["supervisor"].runtime.autoreload is False


@pytest.mark.parametrize("name", BOARDS)
def test_a_drive_that_cannot_be_taken_does_not_stop_the_start(name: str, bench: Callable[..., Bench]) -> None:
    made = bench(name, writable=False)
    assert not made.session.drive.writable
    made.handheld.store.write(0, b"kept in NVM")
    assert made.handheld.store.read(0) == b"kept in NVM"


def test_where_deep_sleep_fails_the_keys_are_watched(bench: Callable[..., Bench]) -> None:
    made = bench("picosystem")
    naps: list[float] = []

    def fail(*alarms: object) -> None:
        raise RuntimeError("not in this firmware")

    made.module("alarm").exit_and_deep_sleep_until_alarms = fail

    def sleep(seconds: float) -> None:
        naps.append(seconds)
        if len(naps) == 5:
            made.session.press("B")

    made.handheld.sleep = sleep
    with pytest.raises(Restart):
        made.handheld.power_off()
    assert naps == [1, 0.2, 0.2, 0.2, 0.2]


def test_an_unknown_board_belongs_to_the_computer() -> None:
    made = Bench("picosystem")
    made.machine.board = replace(made.board, pins=())
    made.session.boot()
    assert not made.session.drive.writable
