"""The image itself, not the checkout, is played in the simulator: an evening looks the same, a match has its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sim import image
from sim.boards import BOARDS
from sim.session import Session
from tests.evening import Evening


@pytest.fixture(scope="module", params=sorted(BOARDS))
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The image of each board, in a folder of its name."""
    out = tmp_path_factory.mktemp("image") / request.param
    image.write(out, image.contents(BOARDS[request.param]))
    return out


def evening(board: str, root: Path | None) -> dict[str, bytes]:
    """The pictures of an evening at seed 5."""
    pictures: dict[str, bytes] = {}
    session = Session(board=board, seed=5, root=root)
    player = Evening(session, lambda name, now: pictures.update({name: now.screenshot().tobytes()}))
    session.run(player.presses())
    return pictures


def test_an_evening_on_the_image_is_that_on_the_checkout(folder: Path) -> None:
    played = evening(folder.name, folder)
    wanted = evening(folder.name, None)
    assert len(wanted) > 10 and played == wanted


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
