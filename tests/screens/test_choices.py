"""House rules in words: a line for the name, one for the help, one for each value, and room for all of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sim.session import Session
from tests.screens.pictures import BOARDS
from tests.screens.scenes import Stage

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.stem for path in (ROOT / "lib/parlour/choices").glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("board", BOARDS)
def test_every_option_that_is_offered_is_told_in_full(board: str, game: str) -> None:
    session = Session(board=board)

    def player() -> Iterator[str]:
        yield "wait:10"
        stage = Stage(session)
        options = {name: values for name, values, _ in stage.get(f"engine.{game}.options", "OPTIONS")}
        choices = stage.get(f"parlour.choices.{game}", "CHOICES")
        say, wrap = stage.get("parlour.words", "say"), stage.get("parlour.words", "wrap")
        width = stage.get("parlour", "measures").width
        row = stage.get("parlour.rooms", "form")()[2] // 6
        for name, sentence in choices:
            lines = say(sentence).split(b"\n")
            values = options[name]
            assert len(lines) == 2 + (len(values) if values else 0), name
            assert len(wrap(lines[1], (width - 2) // 6)) <= 2, f"{name}: the help is too long"
            for value in lines[2:] or [b"250"]:
                assert len(lines[0]) + len(value) + 3 <= row, f"{name}: {value!r} does not fit beside its name"

    session.run(player())


@pytest.mark.parametrize("game", GAMES)
def test_no_option_is_offered_twice(game: str) -> None:
    session = Session()

    def player() -> Iterator[str]:
        yield "wait:10"
        names = [name for name, _ in Stage(session).get(f"parlour.choices.{game}", "CHOICES")]
        assert len(set(names)) == len(names)

    session.run(player())
