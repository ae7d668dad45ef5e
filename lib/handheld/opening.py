"""How a handheld is put together from the file of its board. Loaded for that alone; nothing of it stays."""

import os
import sys
import time

import board
import supervisor

from handheld.contract import Handheld


def open_handheld():
    """The Handheld of this board; SystemExit, and one sentence on the console, where the board is not known."""
    from handheld import boards, reading

    names = [name for board_id, name in boards.BOARDS if board_id == board.board_id]
    if not names:
        print("Pocket Parlour does not know the board '%s'. It runs on:" % board.board_id)
        print(", ".join([board_id for board_id, _ in boards.BOARDS]))
        raise SystemExit(1)
    parts = load_parts(names[0])
    made = Handheld()
    made.ticks_ms = supervisor.ticks_ms
    made.sleep = time.sleep
    made.entropy = os.urandom
    made.name = names[0]
    made.language = _wish("PARLOUR_LANGUAGE")
    made.display = parts.display()
    made.display.auto_refresh = False
    made.buttons = parts.buttons()
    made.sound = parts.sound()
    made.gauge, made.full = parts.battery() or (None, 0)
    made.store = reading.open_store(made.battery_low)
    # A key that is still down from waking the board must not act.
    made.buttons.clear()
    for part in ("boards", "opening"):
        for path in [path for path in sys.modules if path.startswith("handheld." + part)]:
            del sys.modules[path]
        delattr(sys.modules["handheld"], part)
    return made


def load_parts(name):
    """The board file of that name."""
    return getattr(__import__("handheld.boards." + name).boards, name)


def _wish(name):
    try:
        return os.getenv(name)
    except AttributeError:
        return None
