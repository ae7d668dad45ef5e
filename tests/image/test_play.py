"""The image itself, not the checkout, is played in the simulator: an evening looks the same, a match has its end."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from sim import image
from sim.boards import BOARDS
from sim.session import Session
from tests import evening
from tests.image.built import contents
from tests.jacquet_evening import JacquetEvening
from tests.nain_jaune_evening import NainJauneEvening

MOST = 500


class Jacquet(JacquetEvening):
    """Two who play as set-up offers it first."""

    def set_up(self) -> Iterator[str]:
        """Only deal."""
        yield from self.walk(self.top.rows.count - 1)
        yield "A"
        yield "wait:100"


PLAYERS: dict[str, Callable[..., Any]] = {
    "nap": evening.Evening,
    "jacquet": Jacquet,
    "nain_jaune": NainJauneEvening,
}


@pytest.fixture(scope="module", params=sorted(BOARDS))
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The image of each board, in a folder of its name."""
    out = tmp_path_factory.mktemp("image") / request.param
    image.write(out, contents(request.param))
    return out


@pytest.mark.parametrize("game", PLAYERS)
def test_an_evening_on_the_image_is_that_on_the_checkout(folder: Path, game: str) -> None:
    # The players look at the program by its names, which the image has not: there only their presses are repeated.
    words: list[str] = []
    pictures: list[tuple[int, bytes]] = []
    session = Session(board=folder.name, seed=5)
    player = PLAYERS[game](session, lambda name, now: pictures.append((len(words), now.screenshot().tobytes())))

    def played() -> Iterator[str]:
        for word in islice(player.presses(), MOST):
            words.append(word)
            yield word

    session.run(played())
    again = Session(board=folder.name, seed=5, root=folder)
    seen: list[tuple[int, bytes]] = []
    wanted = {count for count, _ in pictures}

    def repeated() -> Iterator[str]:
        for count, word in enumerate(words):
            if count in wanted:
                seen.append((count, again.screenshot().tobytes()))
            yield word
        if len(words) in wanted:
            seen.append((len(words), again.screenshot().tobytes()))

    again.run(repeated())
    assert len(wanted) > 10 and seen == sorted(dict(pictures).items())
    assert again.app.faults == 0 and again.screenshot().tobytes() == session.screenshot().tobytes()


def test_a_match_from_home_to_its_end(folder: Path) -> None:
    session = Session(board=folder.name, seed=3, root=folder)
    seen: list[str] = []

    def presses() -> Iterator[str]:
        yield "wait:300"
        for _ in range(1500):
            screens = session.app.screens
            name = type(screens[-1]).__name__
            if name != (seen or [""])[-1]:
                seen.append(name)
            if name == "Home" and "Scores" in seen:
                return
            yield "A"
            yield "wait:2000"
        raise AssertionError("the match does not end")

    session.run(presses())
    assert seen[0] == "Home" and seen[1] == "Setup" and seen[-1] == "Home"
    assert seen.count("Scores") >= 12 and session.app.faults == 0
