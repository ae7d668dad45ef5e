"""A session: presses, the clock, power cuts, counts, and that nothing leaks from one into the next."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import ImageChops

from sim import limits
from sim.boards import BOARDS
from sim.session import Session, Stuck

LEFT, RIGHT, UP, DOWN, A, B, MENU = range(7)
Start = Callable[..., Session]


@pytest.mark.parametrize("board", BOARDS)
def test_presses_reach_the_program(start: Start, board: str) -> None:
    session = start(board=board)

    def player() -> Iterator[str]:
        yield "DOWN*3"
        assert session.app.man.y == 40
        yield "A"
        assert [action for action, _ in session.app.log] == [DOWN, DOWN, DOWN, A]

    session.run(player())
    assert session.screenshot().size == (session.board.width, session.board.height)
    assert session.screenshot().getpixel((15, 45)) == (255, 203, 57)


@pytest.mark.parametrize("board", ["pygamer", "pybadge", "picosystem"])
def test_every_button_of_a_large_board(start: Start, board: str) -> None:
    session = start(board=board)
    session.run(["LEFT", "RIGHT", "UP", "DOWN", "A", "B"])
    assert session.app.log == [(action, False) for action in (LEFT, RIGHT, UP, DOWN, A, B)]


def test_three_buttons_do_everything(start: Start) -> None:
    session = start(board="reverse_tft")
    session.run(["LEFT", "RIGHT", "UP", "DOWN", "A", "B"])
    assert session.app.log == [(action, False) for action in (UP, DOWN, UP, DOWN, A, B)]


def test_a_held_arrow_repeats_and_a_held_act_does_not(start: Start) -> None:
    session = start()
    session.run(["hold:RIGHT", "hold:A"])
    log = session.app.log
    assert log[0] == (RIGHT, False) and log[1:-1] and set(log[1:-1]) == {(RIGHT, True)} and log[-1] == (A, False)


def test_off_cuts_the_power_and_starts_again(start: Start) -> None:
    session = start()

    def player() -> Iterator[str]:
        yield "RIGHT*2"
        yield "A"
        yield "DOWN"
        first = session.app
        yield "off"
        yield "wait:1"
        assert session.app is not first
        assert (session.app.man.x, session.app.man.y) == (30, 10)

    session.run(player())
    assert session.starts == 2


@pytest.mark.parametrize("board", BOARDS)
def test_switched_off_the_screen_is_dark_and_a_key_wakes_the_board(start: Start, board: str) -> None:
    session = start(board=board)

    def player() -> Iterator[str]:
        yield "DOWN"
        yield "MENU"
        yield "wait:5000"
        assert session.starts == 1
        assert session.screenshot().getbbox() is None
        yield "A"
        yield "wait:100"
        assert session.starts == 2
        assert session.app.log == []
        assert session.screenshot().getbbox() is not None

    session.run(player())


def pictures(session: Session, presses: list[str]) -> list[bytes]:
    """The screen after each press."""
    seen = []

    def player() -> Iterator[str]:
        for press in presses:
            yield press
            seen.append(session.screenshot().tobytes())

    session.run(player())
    return seen


PRESSES = ["B", "DOWN*4", "B", "wait:333", "hold:RIGHT", "A", "off", "B", "UP"]


def test_the_same_seed_and_presses_give_the_same_pictures(start: Start) -> None:
    first = start(seed=7)
    assert pictures(first, PRESSES) == pictures(start(seed=7), PRESSES)
    assert pictures(start(seed=8), PRESSES) != pictures(start(seed=7), PRESSES)


def test_two_cold_starts_have_other_entropy(start: Start) -> None:
    session = start(seed=7)
    dice = []

    def player() -> Iterator[str]:
        for _ in range(8):
            yield "B"
            dice.append(session.app.die)
            yield "off"

    session.run(player())
    assert len(set(dice)) > 4


def test_the_clock_moves_only_by_resting(start: Start) -> None:
    session = start()

    def player() -> Iterator[str]:
        yield "wait:1"
        before = session.now_ms
        yield "wait:500"
        assert 500 <= session.now_ms - before <= 540

    session.run(player())


def test_the_wrap_of_the_clock_disturbs_nothing(start: Start) -> None:
    session = start()
    session.machine.now_ms = (1 << 29) - 300
    session.run(["RIGHT", "hold:RIGHT", "RIGHT"])
    assert session.now_ms > 1 << 29
    assert [held for _, held in session.app.log].count(False) == 3
    assert 3 < len(session.app.log) < 9


def test_costs_are_counted_by_press(start: Start) -> None:
    session = start()
    session.run(["RIGHT", "wait:50", "A"])
    costs = {cost.word: cost for cost in session.costs}
    assert costs["on"].dirty_pixels == 160 * 128
    assert costs["RIGHT"].refreshes == 1 and costs["RIGHT"].dirty_pixels == 200
    assert costs["RIGHT"].milliseconds == pytest.approx(1.08)
    assert costs["wait:50"].refreshes == costs["A"].refreshes == 0


def test_a_picture_is_written(start: Start, tmp_path: Path) -> None:
    from PIL import Image

    session = start()
    session.run(["RIGHT", f"shot:{tmp_path / 'a.png'}", "LEFT"])
    with Image.open(tmp_path / "a.png") as picture:
        assert picture.size == (160, 128)
        assert ImageChops.difference(picture, session.screenshot()).getbbox() is not None


def test_nothing_of_a_session_leaks(start: Start) -> None:
    before = set(sys.modules)
    paths = list(sys.path)
    session = start()
    session.run(["RIGHT", "off", "A"])
    names = {name.partition(".")[0] for name in set(sys.modules) - before}
    assert not names & {"board", "keypad", "supervisor", "storage", "handheld", "code", "microcontroller"}
    assert sys.path == paths
    assert limits.meter is not session.meter
    assert not limits.blinka.displays and not limits.blinka.background_thread.is_alive()


def test_sessions_do_not_see_each_other(start: Start) -> None:
    one, other = start(), start()
    one.run(["RIGHT"])
    other.run(["DOWN"])
    assert one.app.log == [(RIGHT, False)] and other.app.log == [(DOWN, False)]
    assert one.modules["handheld"] is not other.modules["handheld"]


def test_the_store_folder_keeps_the_match(start: Start, tmp_path: Path) -> None:
    start(store=tmp_path).run(["RIGHT*3", "A"])
    again = start(store=tmp_path, fresh=False)
    again.run(["wait:10"])
    assert again.app.man.x == 40
    forgotten = start(store=tmp_path, fresh=True)
    forgotten.run(["wait:10"])
    assert forgotten.app.man.x == 10


def program(folder: Path, text: str) -> Session:
    """A session over a drive with nothing but this code.py."""
    (folder / "code.py").write_text(text, encoding="utf-8")
    return Session(root=folder)


def test_an_error_on_the_board_comes_out(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        program(tmp_path, "1 // 0").run(["A"])


def test_a_program_that_ends_leaves_its_screen(tmp_path: Path) -> None:
    session = program(tmp_path, "print('done')")
    session.run(["A", "wait:100"])
    assert session.console == ["done"]


def test_a_program_that_never_rests_is_stopped(tmp_path: Path) -> None:
    with pytest.raises(Stuck, match="without resting"):
        program(tmp_path, "import supervisor\nwhile True:\n    supervisor.ticks_ms()").run(["A"])


def test_an_unknown_board_gets_one_clear_answer(start: Start, drive: Path) -> None:
    from dataclasses import replace

    session = start()
    session.machine.board = replace(session.board, board_id="toaster")
    session.run(["wait:10"])
    assert "does not know the board 'toaster'" in session.console[-2]
    assert "pygamer" in session.console[-1]


@pytest.mark.parametrize(
    "line",
    ["import typing", "import enum", "import pathlib", "import random; random.shuffle([1])", "import functools",
     "input('?')", "open('/etc/passwd')", "open('x', 'w')", "import sim", "import os; os.system('')"],
)  # fmt: skip
def test_what_a_board_has_not_is_refused(tmp_path: Path, line: str) -> None:
    with pytest.raises((ImportError, AttributeError, NameError, OSError)):
        program(tmp_path, line).run(["A"])


def test_a_module_taken_out_is_imported_afresh(tmp_path: Path) -> None:
    (tmp_path / "lib" / "shop").mkdir(parents=True)
    (tmp_path / "lib" / "shop" / "__init__.py").write_text("")
    (tmp_path / "lib" / "shop" / "till.py").write_text("coins = []")
    session = program(
        tmp_path,
        "import sys, shop.till\nshop.till.coins.append(1)\nfrom shop import till as old\n"
        "del sys.modules['shop.till']\ndel shop.till\nfrom shop import till\n"
        "print(old is till, till.coins, shop.till is till, till.__file__)",
    )
    session.run(["wait:10"])
    assert session.console == ["False [] True /lib/shop/till.py"]


def test_an_assertion_of_the_player_passes_the_programs_own_nets(tmp_path: Path) -> None:
    session = program(
        tmp_path,
        "import time\nwhile True:\n    try:\n        time.sleep(0.01)\n    except Exception:\n        print('caught')",
    )

    def player() -> Iterator[str]:
        yield "wait:10"
        raise AssertionError("seen by the test")

    with pytest.raises(AssertionError, match="seen by the test"):
        session.run(player())
    assert session.console == []


def test_the_power_can_go_in_the_middle_of_a_write(start: Start) -> None:
    session = start()

    def player() -> Iterator[str]:
        yield "RIGHT"
        yield "A"
        before = session.power.spent
        yield "RIGHT"
        yield "A"
        whole = session.power.spent - before
        for left in range(0, whole, 997):
            yield "RIGHT"
            kept = session.app.man.x
            session.power.left = left
            yield "A"
            yield "wait:10"
            assert session.app.man.x in (kept, kept - 10)

    session.run(player())
    assert session.starts > 10


def test_an_image_gets_no_library_from_outside(tmp_path: Path) -> None:
    text = "from adafruit_display_text import label\nprint(label.__name__)"
    session = program(tmp_path, text)
    session.run(["wait:10"])
    assert session.console == ["adafruit_display_text.label"]
    with pytest.raises(ImportError):
        Session(root=tmp_path, installed=False).run(["wait:10"])
