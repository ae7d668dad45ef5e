"""The real program on every board, in random hands: it never fails, whatever is pressed and whenever the power goes."""

import random
from collections.abc import Iterator

import pytest

from sim.boards import BOARDS
from sim.session import Session

BUTTONS = ("A", "A", "A", "A", "DOWN", "UP", "LEFT", "RIGHT", "B", "MENU")


def told(session: Session) -> str:
    """What the console says beside boot.py's line."""
    return "\n".join(line for line in session.console if not line.startswith("Pocket Parlour"))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_random_hands(board: str, seed: int) -> None:
    session = Session(board=board, seed=seed)
    chance = random.Random(seed)

    def player() -> Iterator[str]:
        yield "wait:100"
        yield "A"
        yield "wait:200"
        yield "A"
        for _ in range(200):
            lot = chance.random()
            if lot < 0.01:
                yield "off"
            elif lot < 0.04:
                session.power.left = chance.randrange(20_000)
            yield chance.choice(BUTTONS)
            if chance.random() < 0.3:
                yield "wait:900"
            assert session.app is None or session.app.faults == 0, told(session)

    session.run(player())
    assert told(session) == ""
