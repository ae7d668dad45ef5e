"""The hardware behind one interface: `open()` gives the Handheld of the board that this runs on.

To add a board: write `boards/NAME.py` with the names that boards/pygamer.py has, and its line here.
"""

_BOARDS = (
    ("pygamer", "pygamer"),
    ("pygamer_advance", "pygamer"),
    ("pybadge", "pybadge"),
    ("pybadge_lc", "pybadge"),
    ("edgebadge", "pybadge"),
    ("pimoroni_picosystem", "picosystem"),
    ("adafruit_feather_esp32s3_reverse_tft", "reverse_tft"),
)


def open():
    """The Handheld of this board.

    On a board that is not known one sentence goes to the console, which such a board also shows on
    its screen, and SystemExit ends the program.
    """
    import board

    from handheld.contract import Handheld

    for board_id, name in _BOARDS:
        if board_id == board.board_id:
            handheld = Handheld(name)
            forget_parts()
            return handheld
    print("Pocket Parlour does not know the board '%s'. It runs on:" % board.board_id)
    print(", ".join([board_id for board_id, _ in _BOARDS]))
    raise SystemExit(1)


def load_parts(name):
    """The board file of that name."""
    return getattr(__import__("handheld.boards." + name).boards, name)


def forget_parts():
    """Take the board file out of memory: it is needed to open the handheld and to send it to sleep, 1.3 KB."""
    import sys

    for path in [path for path in sys.modules if path.startswith("handheld.boards")]:
        del sys.modules[path]
    delattr(sys.modules["handheld"], "boards")
