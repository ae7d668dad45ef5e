"""A drive with a small program on it, and sessions over it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sim.session import Session

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def drive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like a board's drive: the real boot.py and handheld, and the small program."""
    folder = tmp_path_factory.mktemp("drive")
    shutil.copy(ROOT / "boot.py", folder)
    shutil.copy(Path(__file__).parent / "program" / "code.py", folder)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "lib" / "handheld", folder / "lib" / "handheld", ignore=ignore)
    return folder


@pytest.fixture
def start(drive: Path) -> Callable[..., Session]:
    """Makes a Session over the small program."""
    return lambda **options: Session(root=drive, **options)
