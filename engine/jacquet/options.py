"""The house rules of Jacquet (rules sheet 2.4); dropped from memory once a match stands.

OPTIONS is a table of (name, values, default): see engine.options.pack_options. The board's picture is no rule
and belongs to the table's screen.
"""

from engine.contract import BadOption
from engine.options import option

OPTIONS = (
    ("variant", ("jacquet", "versailles", "spanish"), 0),
    ("courier", ("frees", "ends"), 0),
    ("bouchon", ("text", "two-last", "never", "free"), 0),
    ("bouchon_check", ("turn", "step"), 0),
    ("double_game", ("on", "off"), 0),
    ("higher", ("on", "off"), 0),
    ("first", ("throw", "winner", "loser"), 0),
    ("length", (1, 3, 5, 7), 2),
    ("equal", ("square", "single", "rethrow"), 0),
    ("dead", ("lapse", "rethrow"), 0),
    ("rates", ("3221", "3211"), 0),
    ("touch", ("off", "on"), 0),
)


def value(packed, name):
    """The value of an option by its name."""
    return option(OPTIONS, packed, name)


def check(seats, packed):
    """Raise BadOption, in one sentence, when an option has no such value; all of them go together."""
    for place in range(len(OPTIONS)):
        if packed[place] >= len(OPTIONS[place][1]):
            raise BadOption("Option '%s' has no value number %d." % (OPTIONS[place][0], packed[place]))
