"""The games there are; one is loaded at a time and dropped when its match ends.

An entry is (name, least seats, most seats, cards are hidden). To add a game: a folder under `engine`
with `options.py` (OPTIONS, check), `rules.py` (Table, a contract.Game) and `bot.py` (Bot), and a line here.
"""

import gc
import sys

from engine.contract import BadOption

# A desktop has room; there a collection would be most of what a short match costs.
_COMPILES = sys.implementation.name != "cpython"

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
    """The module `engine.<name>.<part>`, imported when first asked for."""
    path = "engine.%s.%s" % (name, part)
    if path not in sys.modules:
        find(name)
        if _COMPILES:
            # What compiling the last file left behind must go before more is put above it.
            gc.collect()
        __import__(path)
    return sys.modules[path]


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
    """A new game, before its first deal; raises BadOption.

    A package may name its PARTS in the order in which a board can compile them.
    """
    find(name)
    forget(name, "options")
    package = "engine.%s" % name
    __import__(package)
    for part in getattr(sys.modules[package], "PARTS", ("rules",)):
        load(name, part)
    check(name, seats, packed)
    game = load(name, "rules").Table(seats, packed, chance)
    forget(name, "options")
    let_go("engine.options")
    return game


def let_go(path):
    """Take a module and all below it out of memory, off its parent too: without that nothing is freed."""
    for name in [name for name in sys.modules if name == path or name.startswith(path + ".")]:
        del sys.modules[name]
    parent, _, child = path.rpartition(".")
    parent = sys.modules.get(parent)
    if parent is not None and hasattr(parent, child):
        delattr(parent, child)


def forget(name, part):
    """Give back the memory of one module of a game."""
    let_go("engine.%s.%s" % (name, part))


def spare(name, *parts):
    """Give back the memory of modules that a game needs only now and then, where memory is short.

    A desktop keeps them: there to load them again costs more than they do.
    """
    if _COMPILES:
        for part in parts:
            forget(name, part)


def drop(name):
    """Give back the memory of a whole game once nothing holds its match; the caller collects."""
    let_go("engine." + name)
