"""The files of the project, and what is device code among them."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def files() -> tuple[str, ...]:
    """Every file that belongs to the project, as git sees it: tracked, or new and not ignored."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return tuple(name for name in sorted(listing.stdout.splitlines()) if (ROOT / name).is_file())


def python_files() -> list[str]:
    """Every Python file of the project."""
    return [name for name in files() if name.endswith(".py")]


def device_files() -> list[str]:
    """Every Python file that a board loads."""
    first = ("code.py", "table.py", "boot.py")
    return [name for name in python_files() if name in first or name.startswith(("engine/", "lib/"))]


@cache
def source(name: str) -> str:
    """A file's text."""
    return (ROOT / name).read_text(encoding="utf-8")


@cache
def tree(name: str) -> ast.Module:
    """A Python file, parsed."""
    return ast.parse(source(name), name)
