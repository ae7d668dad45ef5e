"""The games as the parlour shows them; a game is shown when its line stands here.

A line: its name in the engine's catalogue, its name in words, its plate's colour and ink on home, the letter of
its clauses, its emblem (a tile of the sheet `emblems`), its terms (how it calls what other games call otherwise).
"""

from micropython import const

from parlour import words

_W_NAP = const(100)
_W_JACQUET = const(101)
_W_NAIN_JAUNE = const(102)
_W_CARD_TERMS = const(208)
_W_JACQUET_TERMS = const(209)

_C_INK = const(0)
_C_CREAM = const(2)
_C_FELT = const(27)
_C_RAIL = const(31)
_C_SUN = const(32)

GAMES = (
    ("nap", _W_NAP, _C_FELT, _C_CREAM, b"N", 0, _W_CARD_TERMS),
    ("jacquet", _W_JACQUET, _C_RAIL, _C_CREAM, b"J", 1, _W_JACQUET_TERMS),
    ("nain_jaune", _W_NAIN_JAUNE, _C_SUN, _C_INK, b"Y", 2, _W_CARD_TERMS),
)

NAME = 0
WORD = 1
PLATE = 2
INK = 3
CLAUSE = 4
EMBLEM = 5
TERMS = 6

# The lines of the sentence of terms.
BEGIN = 0  # the button that begins a match
BEGIN_HELP = 1
DEAL = 2  # {0} its number
CHIPS = 3  # what the scores count
NEXT = 4
TABLE = 5  # what lies on the table
RESUME = 6  # {0} the deal's number, {1} whose turn it is


def find(name):
    """The line of a game by its engine's name; None when it is not shown."""
    for line in GAMES:
        if line[0] == name:
            return line
    return None


def term(name, place, number=0, seat=b""):
    """How a game, by its engine's name, says one of the things above."""
    return words.say(find(name)[TERMS], number, seat).split(b"\n")[place]
