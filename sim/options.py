"""The options of the simulator, as `design.md` section 6 lists them."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

BOARDS = ("pygamer", "pybadge", "picosystem", "reverse_tft")
LANGUAGES = ("en", "fr", "pl", "ru")


class Parser(argparse.ArgumentParser):
    """One sentence and status 2 for a wrong command line."""

    def error(self, message: str) -> NoReturn:
        name = self.prog.removeprefix("python -m ")
        print(f"{name}: {message}; `{self.prog} --help` lists the options.", file=sys.stderr)
        sys.exit(2)


def parser() -> argparse.ArgumentParser:
    """The command line of `python -m sim` without a sub-command."""
    made = Parser(
        prog="python -m sim",
        description="Pocket Parlour on a made-up handheld. Without --headless or --script it opens a window.",
        epilog="Presses: LEFT RIGHT UP DOWN A B MENU, NAME*3, hold:NAME, wait:MS, shot:FILE.png, off. "
        "Sub-commands: referee, seeds, image, install, bench.",
        allow_abbrev=False,
    )
    made.add_argument("--headless", action="store_true", help="no window: play --keys, then end")
    made.add_argument("--keys", metavar="WORDS", help='the presses, as in "A*2 DOWN A wait:500 shot:a.png"')
    made.add_argument("--script", metavar="FILE", type=Path, help="the presses from a file; # begins a comment")
    made.add_argument("--board", choices=BOARDS, default="pygamer")
    made.add_argument("--seed", type=whole, metavar="N", help="the board's entropy")
    made.add_argument("--store", type=_folder, metavar="DIR", help="the board's memory (default: your data folder)")
    made.add_argument("--fresh", action="store_true", help="forget the board's memory first")
    made.add_argument("--language", choices=LANGUAGES)
    made.add_argument("--scale", type=_scale, metavar="N", help="size of the window, 1 to 16")
    made.add_argument("--limits", choices=("on", "off"), default="on", help="refuse what the firmware refuses")
    made.add_argument("--developer", action="store_true", help="[ and ] step through the match, F3 shows figures")
    return made


def default_store(board: str) -> Path:
    """Where the memory of a board is kept between evenings."""
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "pocket-parlour" / board


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("a folder has a name")
    return Path(text)


def whole(text: str) -> int:
    """A whole number from 0 up, for a parser's `type`."""
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number from 0 up")
    return int(text)


def _scale(text: str) -> int:
    number = whole(text)
    if not 1 <= number <= 16:
        raise argparse.ArgumentTypeError(f"a scale goes from 1 to 16, not {number}")
    return number
