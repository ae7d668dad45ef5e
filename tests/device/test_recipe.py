"""The recipe of docs/boards.md, followed: a board that nobody has made runs the program and gets its image."""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sim import image
from sim.boards import BOARDS
from sim.session import Session


@pytest.fixture
def checkout(root: Path, tmp_path: Path) -> Path:
    """What a board loads, in a folder where it can be changed."""
    for name in ("code.py", "table.py", "boot.py"):
        shutil.copy(root / name, tmp_path / name)
    for name in ("engine", "lib"):
        shutil.copytree(root / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_a_board_is_added_by_the_recipe(root: Path, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = (root / "docs" / "boards.md").read_text(encoding="utf-8").split("## Adding a board")[1]
    for place in ("lib/handheld/boards/", "lib/handheld/boards/__init__.py", "sim/boards.py"):
        assert place in recipe and (root / place).exists()
    # 1: the nearest file, copied.
    boards = checkout / "lib" / "handheld" / "boards"
    shutil.copy(boards / "picosystem.py", boards / "pocketeer.py")
    # 2: its line in the table.
    table = checkout / "lib" / "handheld" / "boards" / "__init__.py"
    text = table.read_text(encoding="utf-8")
    line = '    ("pimoroni_picosystem", "picosystem"),\n'
    assert text.count(line) == 1
    table.write_text(text.replace(line, line + '    ("pocketeer_one", "pocketeer"),\n'), encoding="utf-8")
    # 3: what the simulator has to know of it.
    made = replace(BOARDS["picosystem"], name="pocketeer", board_id="pocketeer_one")
    monkeypatch.setitem(BOARDS, "pocketeer", made)

    session = Session(board="pocketeer", seed=2, root=checkout)

    def presses() -> Iterator[str]:
        yield "wait:300"
        assert type(session.app.screens[-1]).__name__ == "Home"
        yield "A"
        assert type(session.app.screens[-1]).__name__ == "Setup"

    session.run(presses())
    files = image.contents(made, root=checkout)
    assert "lib/handheld/boards/pocketeer.py" in files and "lib/handheld/boards/picosystem.py" not in files


def test_a_board_that_is_not_in_the_table_is_told_of(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOARDS, "pocketeer", replace(BOARDS["picosystem"], name="pocketeer", board_id="pocketeer_one"))
    session = Session(board="pocketeer", seed=2, root=checkout)
    session.run(["wait:100"])
    assert any("does not know the board 'pocketeer_one'" in line for line in session.console)
