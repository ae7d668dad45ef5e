"""The games there are, and how a match of one begins; one is loaded at a time and dropped when its match ends.

An entry is (name, least seats, most seats, cards are hidden). To add a game: a folder under `engine`
with `options.py` (OPTIONS, check), `rules.py` (Table, a contract.Game) and `bot.py` or `bot/` (Bot), and a line here.
Not kept while a match is played: about 1 KB of heap.
"""

from engine import memory
from engine.contract import BadOption
from engine.memory import forget, let_go

GAMES = (
    ("nap", 3, 7, True),
    ("jacquet", 2, 2, False),
    ("nain_jaune", 3, 8, True),
)


def find(name):
    """The entry of a game by name; raises BadOption when there is none."""
    for entry in GAMES:
        if entry[0] == name:
            return entry
    raise BadOption("There is no game '%s'; there are: %s." % (name, ", ".join([entry[0] for entry in GAMES])))


def load(name, part):
    """The module `engine.<name>.<part>`, imported when first asked for; raises BadOption when there is no such game."""
    find(name)
    return memory.load(name, part)


def pack(name, chosen):
    """House rules by name to one byte each (engine.options), with the defaults that hang on one another."""
    from engine.options import pack_options

    options = load(name, "options")
    if hasattr(options, "complete"):
        chosen = options.complete(chosen)
    return pack_options(options.OPTIONS, chosen)


def check(name, seats, packed):
    """Raise BadOption when a match of `name` cannot be had with so many seats and these packed options."""
    entry = find(name)
    if type(seats) is not int or not entry[1] <= seats <= entry[2]:
        raise BadOption("%s is played by %d to %d players." % (name, entry[1], entry[2]))
    options = load(name, "options")
    if len(packed) != len(options.OPTIONS):
        raise BadOption("%s has %d options, not %d." % (name, len(options.OPTIONS), len(packed)))
    options.check(seats, packed)


def create(name, seats, packed, chance):
    """A new game, before its first deal; raises BadOption."""
    forget(name, "options")
    rules = load(name, "rules")
    check(name, seats, packed)
    game = rules.Table(seats, packed, chance)
    forget(name, "options")
    let_go("engine.options")
    return game


def drop(name):
    """Give back the memory of a whole game once nothing holds its match; the caller collects."""
    let_go("engine." + name)
