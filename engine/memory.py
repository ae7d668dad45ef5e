"""What is in memory: modules come when they are asked for and go when nothing needs them. About 0.7 KB of heap."""

import gc
import sys

# A desktop has room; there a collection would be most of what a short match costs.
_COMPILES = sys.implementation.name != "cpython"


def load(name, part):
    """The module `engine.<name>.<part>` of a game, imported when first asked for."""
    path = "engine.%s.%s" % (name, part)
    if path not in sys.modules:
        if _COMPILES:
            # What compiling the last file left behind must go before more is put above it.
            gc.collect()
        __import__(path)
    return sys.modules[path]


def let_go(path):
    """Take a module and all below it out of memory, off its parent too: without that nothing is freed."""
    if path not in sys.modules:
        return
    below = path + "."
    for name in [name for name in sys.modules if name == path or name.startswith(below)]:
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
