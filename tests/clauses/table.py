"""The table from each clause of the rules sheet to the files that follow it and the tests that name it.

`python -m tests.clauses --write` builds docs/clauses.md; a test builds it again and compares, and asks for a test
of every clause. A clause is found in the docstrings and comments of a game's files, and in the names of its tests
(`test_N12_...`, several clauses one after the other). A range of more than ten clauses is no place of any of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SHEET = ROOT / "docs" / "clauses.md"
WIDEST = 10

# The clauses of a game: the letter of those of its text and of its settled questions, and how many there are.
GAMES = {
    "nap": (("N", 43), ("A", 17)),
    "jacquet": (("J", 21), ("B", 10)),
    "nain_jaune": (("Y", 21), ("C", 13)),
}
NO_RULE = {
    "N35": "advice to players, no rule",
    "C12": "the board's picture: `tests/screens`, the golden pictures of Nain Jaune",
    "C13": "the game of 1760 is another one: left out",
}


@dataclass
class Line:
    """One clause: where it is followed, and what tests it."""

    clause: str
    places: list[str]
    tests: list[str]


def lines(game: str) -> list[Line]:
    """A line for each clause of a game."""
    places = {path: named(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "engine" / game).glob("*.py"))}
    tests = sorted((ROOT / "tests" / "engine" / game).glob("test_*.py"))
    names = {path: re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8")) for path in tests}
    found = []
    for letter, most in GAMES[game]:
        for number in range(1, most + 1):
            clause = f"{letter}{number}"
            named_in = [path.name for path, clauses in places.items() if clause in clauses]
            tested = [f"{path.name}: {name}" for path, all_ in names.items() for name in all_ if names_it(name, clause)]
            found.append(Line(clause, named_in, sorted(set(tested))))
    return found


def names_it(test: str, clause: str) -> bool:
    """Whether a test has a clause (with or without a letter behind it) among the words of its name."""
    return any(re.fullmatch(rf"{clause}[a-z]?", word, re.IGNORECASE) for word in test.split("_"))


def named(text: str) -> set[str]:
    """The clauses that a file names, those of a short range too."""
    for whole, letter, first, last in re.findall(r"\b(([NAJBYC])(\d+)-[NAJBYC]?(\d+))\b", text):
        numbers = [f"{letter}{number}" for number in range(int(first), int(last) + 1)]
        text = text.replace(whole, " ".join(numbers) if len(numbers) <= WIDEST else "")
    return set(re.findall(r"\b[NAJBYC]\d+", text))


def build() -> str:
    """The whole table as it stands in docs."""
    out = [
        "# From clause to place and test",
        "",
        "Each clause of the rules, the files of `engine/` that name it and the tests in `tests/engine/` that are named",
        "by it. Built by `python -m tests.clauses --write`; a test fails when it no longer fits.",
    ]
    for game in GAMES:
        out += ["", f"## {game}", "", "| clause | place | tests |", "|---|---|---|"]
        for line in lines(game):
            tests = NO_RULE.get(line.clause) or "<br>".join(f"`{test}`" for test in line.tests)
            out.append(f"| {line.clause} | {', '.join(f'`{place}`' for place in line.places)} | {tests} |")
    return "\n".join(out) + "\n"
