"""Random presses at Nap's table under random house rules, on every board: nothing breaks, the books stay balanced."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sim import playout
from sim.session import Session
from tests.screens.nap_scenes import NAMES
from tests.screens.pictures import BOARDS

BUTTONS = ("A",) * 7 + ("RIGHT", "RIGHT", "LEFT", "DOWN", "UP", "B", "MENU", "wait:300", "wait:1500")
THREE = ("A",) * 7 + ("DOWN", "DOWN", "DOWN", "UP", "hold:UP", "hold:A", "wait:300", "wait:1500")
MATCHES = 8
PRESSES = 90
MODES = ("plain", "garnet", "peep", "ecarte", "floater", "seven")


def house_rules(seats: int, mode: str, dice: random.Random) -> bytes:
    """House rules drawn at random that go together."""
    while True:
        chosen = playout.draw_options("nap", dice) | {"mode": mode}
        packed = playout.pack("nap", chosen)
        try:
            playout.catalogue.check("nap", seats, packed)
        except playout.BadOption:
            continue
        return packed


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("mode", MODES)
def test_random_presses_under_random_house_rules(board: str, mode: str) -> None:
    dice = random.Random(f"{board} {mode}")
    session = Session(board=board, seed=dice.randrange(1000))

    def player() -> Iterator[str]:
        yield "wait:50"
        app = session.app
        for _ in range(MATCHES):
            seats = dice.randint(3, 4 if mode == "ecarte" else 7)
            kinds = bytearray([0] + [dice.choice((0, 0, 1, 2)) for _ in range(seats - 1)])
            app.sit("nap", NAMES[:seats], kinds, house_rules(seats, mode, dice))
            yield "wait:50"
            for _ in range(PRESSES):
                yield dice.choice(THREE if board == "reverse_tft" else BUTTONS)
                assert app.faults == 0, session.console[-12:]
                if app.sitting is None or app.sitting.match.name != "nap":
                    break
                game = app.sitting.match.game
                assert sum(game.chips) + getattr(game, "kitty", 0) == 100 * game.seats

    session.run(player())
