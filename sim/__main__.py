"""`python -m sim`: the window, `--headless`, `--script`, and the sub-commands.

Nothing outside the standard library is imported before it is needed: `python3 -m sim referee` works
with a bare interpreter.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMANDS = ("referee", "seeds", "image", "install", "bench")


def main(arguments: list[str]) -> int:
    """Runs the command line without the program's name; gives the exit status."""
    _root_last()
    if arguments and arguments[0] in COMMANDS:
        if importlib.util.find_spec(f"sim.{arguments[0]}") is None:
            print(f"sim: '{arguments[0]}' is not part of this version.", file=sys.stderr)
            return 2
        return importlib.import_module(f"sim.{arguments[0]}").main(arguments[1:]) or 0
    from sim import headless

    return headless.main(arguments)


def _root_last() -> None:
    """The root holds code.py, which would hide the standard module `code` if it came first on sys.path."""
    root = str(ROOT)
    sys.path[:] = [entry for entry in sys.path if str(Path(entry or ".").resolve()) != root] + [root]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
