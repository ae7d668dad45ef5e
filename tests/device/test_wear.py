"""How often a match is written to flash: the figures of docs/boards.md."""

import re
from collections.abc import Iterator
from pathlib import Path

from sim.session import Session

DEALS = 12  # three rounds of four players


def played(board: str) -> tuple[Session, int]:
    """A match of Nap by one person and three machines, and how often the person was asked."""
    session = Session(board=board, seed=3)
    asked = 0

    def presses() -> Iterator[str]:
        nonlocal asked
        yield "wait:300"
        begun = False
        for _ in range(3000):
            app = session.app
            name = type(app.screens[-1]).__name__
            if begun and name == "Home":
                return
            begun = begun or name == "Scores"
            if name == "Table" and app.sitting.asking():
                asked += 1
            yield "A"
            yield "wait:2000"
        raise AssertionError("the match does not end")

    session.run(presses())
    return session, asked


def test_the_writes_of_a_match_are_those_that_the_docs_count(root: Path) -> None:
    session, asked = played("pygamer")
    writes = session.nvm.assignments
    # At most one for each turn of the person, one for what the machines did before it, two a deal, one to forget.
    assert DEALS <= writes <= 2 * asked + 2 * DEALS + 2
    told = (root / "docs" / "boards.md").read_text(encoding="utf-8")
    found = re.search(r"a match of (\d+) deals by one person and three machines takes (\d+) writes", told)
    assert found and (int(found[1]), int(found[2])) == (DEALS, writes), f"{DEALS} deals, {writes} writes"


def test_nothing_is_written_while_nobody_plays() -> None:
    session = Session(board="pygamer", seed=3)

    def presses() -> Iterator[str]:
        yield "wait:300"
        before = session.nvm.assignments
        yield from ("DOWN", "UP", "A", "DOWN", "B", "wait:60000")
        assert session.nvm.assignments == before

    session.run(presses())
