"""From keys and sticks to actions: repeat, long presses, dead zone, lost events, the wrap of the clock."""

from collections.abc import Callable

import pytest

from sim.boards import BOARDS
from tests.device.conftest import Bench

Make = Callable[..., Bench]
LARGE = [name for name in BOARDS if name != "reverse_tft"]


@pytest.mark.parametrize("name", LARGE)
def test_each_key_is_its_action(bench: Make, name: str) -> None:
    made = bench(name)
    for action in ("LEFT", "RIGHT", "UP", "DOWN", "A", "B", "MENU"):
        made.session.press(action)
        assert made.names() == [action]
        made.session.release(action)
        assert made.names() == []


@pytest.mark.parametrize("name", LARGE)
def test_arrows_repeat_only_when_asked(bench: Make, name: str) -> None:
    made = bench(name)
    made.session.press("DOWN")
    assert made.names() == ["DOWN"]
    made.pass_ms(1000)
    assert made.names() == []
    made.handheld.buttons.repeat = True
    assert made.names() == ["DOWN+"]
    made.pass_ms(119)
    assert made.names() == []
    made.pass_ms(1)
    assert made.names() == ["DOWN+"]
    made.session.release("DOWN")
    made.pass_ms(1000)
    assert made.names() == []


@pytest.mark.parametrize("name", LARGE)
@pytest.mark.parametrize("action", ["A", "B", "MENU"])
def test_acts_never_repeat(bench: Make, name: str, action: str) -> None:
    made = bench(name)
    made.handheld.buttons.repeat = True
    made.session.press(action)
    assert made.names() == [action]
    for _ in range(30):
        made.pass_ms(100)
        assert made.names() == []


def test_a_slow_turn_of_the_loop_brings_no_burst(bench: Make) -> None:
    made = bench("pybadge")
    made.handheld.buttons.repeat = True
    made.session.press("DOWN")
    made.names()
    made.pass_ms(5000)
    assert made.names() == ["DOWN+"]


@pytest.mark.parametrize("name", BOARDS)
def test_clear_forgets_what_waits_and_what_is_down(bench: Make, name: str) -> None:
    made = bench(name)
    made.handheld.buttons.repeat = True
    made.session.press("DOWN")
    made.session.press("A")
    made.handheld.buttons.clear()
    made.pass_ms(2000)
    assert made.names() == []
    made.session.release("DOWN")
    made.session.release("A")
    assert made.names() == []
    made.session.press("DOWN")
    assert made.names() == ["DOWN"]


@pytest.mark.parametrize("name", BOARDS)
def test_two_keys_at_once_lose_nothing(bench: Make, name: str) -> None:
    made = bench(name)
    made.session.press("DOWN")
    names = made.names()
    made.session.press("A")
    made.session.release("DOWN")
    made.pass_ms(50)
    made.session.release("A")
    assert names + made.names() == ["DOWN", "A"]


def test_the_queue_drops_the_oldest_and_nothing_sticks(bench: Make) -> None:
    made = bench("pybadge")
    made.handheld.buttons.repeat = True
    made.session.press("LEFT")
    assert made.names() == ["LEFT"]
    made.session.release("LEFT")
    for _ in range(40):
        made.session.press("A")
        made.session.release("A")
    names = made.names()
    assert len(names) == 32 and set(names) == {"A"}
    made.pass_ms(3000)
    assert made.names() == [], "the release of LEFT was dropped, yet it does not go on repeating"
    made.session.press("LEFT")
    assert made.names() == ["LEFT"]


@pytest.mark.parametrize("name", BOARDS)
def test_a_key_that_is_down_when_the_power_comes_says_nothing(bench: Make, name: str) -> None:
    made = bench(name)
    made.session.press("A")
    made.session.press("DOWN")
    made.switch_on()
    made.pass_ms(1000)
    assert made.names() == []
    made.session.release("A")
    assert made.names() == []


# The stick of the PyGamer


def stick(made: Bench, across: int = 32768, along: int = 32768) -> None:
    """Pushes the stick."""
    made.machine.analog["JOYSTICK_X"] = across
    made.machine.analog["JOYSTICK_Y"] = along


def test_the_dead_zone(bench: Make) -> None:
    made = bench("pygamer")
    for offset in (-15000, -9000, 0, 9000, 15000):
        stick(made, 32768 + offset, 32768 - offset)
        assert made.names() == []
    stick(made, 32768 + 15001)
    assert made.names() == ["RIGHT"]


def test_a_trembling_thumb_gives_one_press(bench: Make) -> None:
    made = bench("pygamer")
    for offset in (16000, 14000, 15500, 9500, 20000, 32767):
        stick(made, 32768 - offset)
        made.pass_ms(10)
        made.names() if offset == 16000 else None
    assert made.names() == []
    stick(made, 32768 - 8999)
    assert made.names() == []
    stick(made, 32768 - 16000)
    assert made.names() == ["LEFT"]


def test_a_diagonal_keeps_the_first_direction(bench: Make) -> None:
    made = bench("pygamer")
    stick(made, 60000, 50000)
    assert made.names() == ["RIGHT"]
    stick(made, 55000, 65535)
    assert made.names() == []
    stick(made, 32768, 65535)
    assert made.names() == ["DOWN"]


def test_the_stick_held_through_clear_says_nothing_until_it_comes_back(bench: Make) -> None:
    made = bench("pygamer")
    made.handheld.buttons.repeat = True
    stick(made, along=0)
    made.handheld.buttons.clear()
    made.pass_ms(2000)
    assert made.names() == []
    stick(made)
    assert made.names() == []
    stick(made, along=0)
    assert made.names() == ["UP"]


# Three buttons


def three(bench: Make) -> Bench:
    """The Reverse TFT Feather."""
    made = bench("reverse_tft")
    assert made.handheld.buttons.count == 3
    return made


@pytest.mark.parametrize(("action", "meant"), [("UP", "UP"), ("LEFT", "UP"), ("A", "A")])
def test_keys_with_two_meanings_speak_on_release(bench: Make, action: str, meant: str) -> None:
    made = three(bench)
    made.session.press(action)
    made.pass_ms(599)
    assert made.names() == []
    made.session.release(action)
    assert made.names() == [meant]


@pytest.mark.parametrize(("action", "meant"), [("A", "MENU"), ("UP", "B")])
def test_kept_down_they_have_their_long_meaning_once(bench: Make, action: str, meant: str) -> None:
    made = three(bench)
    made.handheld.buttons.repeat = True
    made.session.press(action)
    made.names()
    made.pass_ms(600)
    assert made.names() == [meant]
    made.pass_ms(3000)
    made.session.release(action)
    assert made.names() == []


def test_a_long_press_during_a_slow_turn_is_still_long(bench: Make) -> None:
    made = three(bench)
    made.session.press("A")
    made.pass_ms(700)
    made.session.release("A")
    made.pass_ms(3000)
    assert made.names() == ["MENU"]


def test_a_short_press_during_a_slow_turn_is_still_short(bench: Make) -> None:
    made = three(bench)
    made.session.press("A")
    made.pass_ms(50)
    made.session.release("A")
    made.pass_ms(3000)
    assert made.names() == ["A"]


@pytest.mark.parametrize(("second", "meant"), [("DOWN", ["UP", "DOWN"]), ("A", ["UP", "A"])])
def test_the_next_thumb_may_be_quicker_than_the_first(bench: Make, second: str, meant: list[str]) -> None:
    made = three(bench)
    made.session.press("UP")
    made.pass_ms(60)
    made.session.press(second)
    made.session.release("UP")
    made.pass_ms(60)
    made.session.release(second)
    assert made.names() == meant


def test_next_repeats_and_speaks_at_once(bench: Make) -> None:
    made = three(bench)
    made.handheld.buttons.repeat = True
    made.session.press("DOWN")
    assert made.names() == ["DOWN"]
    made.pass_ms(400)
    assert made.names() == ["DOWN+"]


@pytest.mark.parametrize("name", BOARDS)
def test_the_wrap_of_the_clock(bench: Make, name: str) -> None:
    made = bench(name)
    made.machine.now_ms = (1 << 29) - 200
    made.handheld.buttons.repeat = True
    made.session.press("DOWN")
    assert made.names() == ["DOWN"]
    made.pass_ms(399)
    assert made.names() == []
    made.pass_ms(1)
    assert made.names() == ["DOWN+"]


def test_elapsed_over_the_wrap(bench: Make) -> None:
    contract = bench("pygamer").contract
    assert contract.elapsed_between((1 << 29) - 5, 5) == 10
    assert contract.elapsed_between(5, (1 << 29) - 5) == -10
    assert contract.elapsed_between(0, (1 << 28) - 1) == (1 << 28) - 1
