"""The house rules of Nain Jaune and its words; read when a match is made, then dropped from memory.

Rule source: the switches of rules sheet 3.4, the findings C1-C10 and clauses Y4, Y13, Y16, Y19-Y21.
"""

from engine.contract import BadOption

# A match is dealing (between two deals), in play, or over.
PHASE_DEAL = 0
PHASE_PLAY = 1
PHASE_OVER = 2

# Moves of this game alone: collect a stake by hand (C4), stop though one could go on (C3).
CLAIM = 3
STOP = 4

# (name, values, default): the place of a value in its tuple, or a number from 1 to 250 where values is None.
OPTIONS = (
    ("direction", ("right", "left"), 0),
    ("stuck", ("free", "skip"), 0),
    ("playing", ("must", "may"), 0),
    ("collect", ("auto", "hand", "mild"), 0),
    ("pay", ("card", "pip"), 0),
    ("held", ("double", "winner", "nothing"), 0),
    ("opera", ("on", "strict", "double", "off"), 0),
    ("chips", (50, 100, 120, 200), 1),
    ("stake", (1, 2, 5), 0),
    ("short", ("part", "out", "ends"), 0),
    ("end", ("last", "first", "deals"), 0),
    ("length", None, 10),
    ("two", ("22", "stop"), 0),
)


def check(seats, packed):
    """Raise BadOption when a packed byte stands for no value; all values go together with any seats 3..8 (Y1)."""
    for place in range(len(OPTIONS)):
        name, values, _ = OPTIONS[place]
        value = packed[place]
        if values is None:
            if not 1 <= value <= 250:
                raise BadOption("Option '%s' takes a whole number from 1 to 250." % name)
        elif value >= len(values):
            raise BadOption("Option '%s' has %d values, not %d." % (name, len(values), value + 1))
