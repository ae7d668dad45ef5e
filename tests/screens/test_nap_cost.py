"""What Nap's table costs a board: the pixels of each act, redrawn at 5.4 us each. `pytest -s` prints them.

Code comes on top (0.2 ms for a cursor, some 5 ms for a card, measured on a board with a first version).
"""

from collections.abc import Callable

import pytest

from sim.session import MICROSECONDS_A_PIXEL
from tests.screens import nap_scenes as scenes
from tests.screens.nap_scenes import THREE, Pose
from tests.screens.pictures import BOARDS

LEFT, RIGHT, UP, DOWN = range(4)
CURSOR = 40
CARD = 80
SCREEN = {"pygamer": 200, "picosystem": 400, "reverse_tft": 400}

Act = Callable[[Pose], None]


def cost(pose: Pose, act: Act) -> list[float]:
    """Milliseconds of each picture that follows from an act, until the table has nothing more to draw."""
    pose.draw()
    meter = pose.session.meter
    equal = meter.equal_writes
    out = []
    before = meter.dirty_pixels
    act(pose)
    pose.app.draw()
    out.append((meter.dirty_pixels - before) * MICROSECONDS_A_PIXEL / 1000)
    while pose.table.due:
        before = meter.dirty_pixels
        pose.table.tick(0)
        pose.app.draw()
        out.append((meter.dirty_pixels - before) * MICROSECONDS_A_PIXEL / 1000)
    assert meter.equal_writes == equal, "an equal value was written, which a board draws anew"
    return [round(each, 1) for each in out]


def play(move: int) -> Act:
    """A move, told to the table, without what comes after."""

    def act(pose: Pose) -> None:
        pose.sitting.play(move)
        pose.sitting._stage = scenes.AWAY

    return act


def press(action: int) -> Act:
    """A press on the table."""
    return lambda pose: pose.table.press(action)


@pytest.mark.parametrize("board", BOARDS)
def test_the_acts_hold_the_bars(board: str) -> None:
    costs: dict[str, list[float]] = {}

    def act(pose: Pose) -> None:
        walk, back = (DOWN, UP) if board == "reverse_tft" else (RIGHT, LEFT)
        scenes.bid_first(pose)
        costs["bid cursor, first"] = cost(pose, press(DOWN))
        costs["bid cursor"] = cost(pose, press(DOWN))
        costs["bid"] = cost(pose, play(THREE))
        scenes.trick(pose)
        costs["hand cursor, first"] = cost(pose, press(walk))
        costs["hand cursor"] = cost(pose, press(back))
        scenes.trick(pose)
        costs["card that ends a trick"] = cost(pose, play(128 + scenes.card("Kh")))
        scenes.trick_full(pose)
        costs["card led"] = cost(pose, play(128 + scenes.card("As")))
        costs["card followed"] = cost(pose, play(128 + scenes.card("7s")))
        costs["asked"] = cost(pose, lambda pose: pose.ask())
        scenes.lead(pose)
        costs["first card: the whole screen"] = cost(pose, play(128 + scenes.card("As")))

    scenes.enact(board, act)
    for name, each in costs.items():
        print(f"{board:12} {name:30} {' + '.join(f'{ms:.1f}' for ms in each)} ms")
        bar = CURSOR if "cursor" in name else CARD if "card" in name else SCREEN[board]
        if ":" in name:
            bar = SCREEN[board]
        # The finger has its answer with the first picture; the rest follows in the next.
        assert each[0] < bar, f"{name}: {each} ms, the bar is {bar}"
        assert all(ms < SCREEN[board] for ms in each)


@pytest.mark.parametrize("board", BOARDS)
def test_an_idle_turn_draws_nothing(board: str) -> None:
    def act(pose: Pose) -> None:
        scenes.trick(pose)
        pose.idle()

    scenes.enact(board, act)
