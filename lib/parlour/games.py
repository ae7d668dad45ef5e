"""The games as the parlour shows them; a game is shown when its line stands here.

A line: its name in the engine's catalogue, its name in words, its plate's colour and ink on home, the letter of
its clauses, its emblem (a tile of the sheet `emblems`).
"""

from micropython import const

_W_NAP = const(100)

_C_CREAM = const(2)
_C_FELT = const(27)

GAMES = (("nap", _W_NAP, _C_FELT, _C_CREAM, b"N", 0),)

NAME = 0
WORD = 1
PLATE = 2
INK = 3
CLAUSE = 4
EMBLEM = 5


def find(name):
    """The line of a game by its engine's name; None when it is not shown."""
    for line in GAMES:
        if line[0] == name:
            return line
    return None
