"""What Jacquet's table costs a board: the pixels of each act, redrawn at 5.4 us each. `pytest -s` prints them."""

from collections.abc import Callable

import pytest

from sim.session import MICROSECONDS_A_PIXEL
from tests.screens import jacquet_scenes as scenes
from tests.screens.jacquet_scenes import DONE, DOWN, LEFT, RIGHT, ROLL, UP, A, Pose, step
from tests.screens.pictures import BOARDS

# The bar of 40 is that of the coarse screen; the squarest one has four times the pixels in a point.
CURSOR = {"pygamer": 40, "picosystem": 50, "reverse_tft": 40}
MAN = 80
SCREEN = {"pygamer": 200, "picosystem": 400, "reverse_tft": 400}

Act = Callable[[Pose], None]


def cost(pose: Pose, act: Act) -> float:
    """Milliseconds of the picture that follows from an act."""
    pose.draw()
    meter = pose.session.meter
    before = meter.dirty_pixels, meter.equal_writes
    act(pose)
    pose.draw()
    assert meter.equal_writes == before[1], "an equal value was written, which a board draws anew"
    return round((meter.dirty_pixels - before[0]) * MICROSECONDS_A_PIXEL / 1000, 1)


def play(*moves: int) -> Act:
    """Moves, told to the table, without what comes after."""

    def act(pose: Pose) -> None:
        for move in moves:
            pose.sitting.play(move)
            pose.sitting._stage = scenes.AWAY

    return act


def press(action: int) -> Act:
    """A press on the table."""
    return lambda pose: pose.table.press(action)


def asked(pose: Pose) -> None:
    """The seat to act is asked."""
    pose.ask()


@pytest.mark.parametrize("board", BOARDS)
def test_the_acts_hold_the_bars(board: str) -> None:
    costs: dict[str, float] = {}

    def act(pose: Pose) -> None:
        walk, back = (DOWN, UP) if board == "reverse_tft" else (RIGHT, LEFT)
        scenes.men(pose)
        costs["cursor"] = cost(pose, press(walk))
        costs["cursor, back"] = cost(pose, press(back))
        scenes.men(pose)
        costs["cursor, landing asked"] = cost(pose, press(A))
        costs["cursor, other landing"] = cost(pose, press(walk))
        costs["man moved by a person"] = cost(pose, press(A))
        costs["man, next one asked"] = cost(pose, asked)
        scenes.step_made(pose)
        costs["man moved, last of the turn"] = cost(pose, play(step(4, 1)))
        costs["man, done asked"] = cost(pose, asked)
        costs["man, turn ended"] = cost(pose, play(DONE))
        pose.throws(6, 2)
        costs["man, dice thrown by a machine"] = cost(pose, play(ROLL))
        costs["man moved by a machine"] = cost(pose, play(step(6, 15)))
        scenes.home(pose)
        costs["man borne off"] = cost(pose, play(step(4, 22)))
        scenes.turned_read(pose)
        scenes.turned(pose)
        pose.throws(6, 1)
        pose.press(A)
        pose.ask()
        pose.tell(step(6, 15), step(1, 21), DONE)
        costs["the board turned"] = cost(pose, asked)

    scenes.enact(board, act)
    for name, each in costs.items():
        print(f"{board:12} {name:30} {each:.1f} ms")
    for name, each in costs.items():
        bar = CURSOR[board] if "cursor" in name else MAN if "man" in name else SCREEN[board]
        assert each < bar, f"{name}: {each} ms, the bar is {bar}"


@pytest.mark.parametrize("board", BOARDS)
def test_an_idle_turn_draws_nothing(board: str) -> None:
    def act(pose: Pose) -> None:
        scenes.men(pose)
        pose.idle()

    scenes.enact(board, act)
