"""The simulator from the command line: presses without a window, or the window."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sim import options, script


class StoreFault(Exception):
    """The folder of the board's memory cannot be used; the sentence says why."""


def main(arguments: list[str]) -> int:
    """`python -m sim` with options; gives the exit status: 0 played, 1 the program failed, 2 wrong words."""
    chosen = options.parser().parse_args(arguments)
    if chosen.keys is not None and not chosen.headless:
        return _wrong("--keys needs --headless.")
    if chosen.keys is not None and chosen.script is not None:
        return _wrong("give the presses by --keys or by --script, not by both.")
    presses: list[script.Word] = []
    try:
        if chosen.script is not None:
            presses = script.words(chosen.script.read_text(encoding="utf-8"))
        elif chosen.keys is not None:
            presses = script.words(chosen.keys)
    except script.WordError as error:
        return _wrong(str(error))
    except UnicodeDecodeError:
        return _wrong(f"the script {chosen.script} is not text in UTF-8.")
    except OSError as error:
        return _wrong(f"the script {chosen.script} cannot be read: {error.strerror}.")
    for word in presses:
        if word.kind == "shot" and not os.path.isdir(os.path.dirname(os.path.abspath(word.what))):
            return _wrong(f"'shot:{word.what}': there is no such folder.")
        if word.kind == "shot" and os.path.isdir(word.what):
            return _wrong(f"'shot:{word.what}': that is a folder.")
    build_data()
    if chosen.headless or chosen.script is not None:
        return _play(chosen, presses)
    from sim import window

    try:
        return window.main(chosen)
    except StoreFault as fault:
        return _wrong(str(fault))


def build_data() -> None:
    """Builds lib/parlour/data from seeds/ when that is stale."""
    if (Path(__file__).parent / "seeds.py").is_file():
        from sim import seeds

        seeds.build()


def open_session(chosen):
    """A Session as the options say; StoreFault when its store cannot be read and written."""
    from sim.session import Session

    try:
        return Session(
            board=chosen.board,
            seed=chosen.seed,
            store=chosen.store or options.default_store(chosen.board),
            fresh=chosen.fresh,
            language=chosen.language,
            limits=chosen.limits == "on",
            echo=lambda text: print(text, end="", flush=True),
        )
    except OSError as error:
        raise StoreFault(f"the store cannot be used: {error.strerror} ({error.filename}).") from error


def _play(chosen, presses: list[script.Word]) -> int:
    from sim.session import Stuck

    try:
        open_session(chosen).run(presses)
    except (StoreFault, script.WordError) as error:
        return _wrong(str(error))
    except Stuck as error:
        print(f"sim: {error}.", file=sys.stderr)
        return 1
    return 0


def _wrong(sentence: str) -> int:
    print(f"sim: {sentence}", file=sys.stderr)
    return 2
