"""The hardware behind one interface: `open()` gives the Handheld of the board that this runs on.

To add a board: write `boards/NAME.py` with the names that boards/pygamer.py has, and its line in boards/__init__.py.
"""


def open():
    """The Handheld of this board.

    On a board that is not known one sentence goes to the console, which such a board also shows on
    its screen, and SystemExit ends the program.
    """
    from handheld import opening

    return opening.open_handheld()
