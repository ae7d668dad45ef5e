"""The match in the store: the engine's record and, before it, who sat where and what home says about it.

    version, deal (2; 0 where there is none), seat to act, number of seats, then for each seat its kind and its
    name (length and bytes); the record

A match that is still to begin has no seat to act (255), and instead of the record what it is made from:

    "PN", version, game's name and its length, options and their number, what its seed is made from (8)

What is written here, and by Sitting.save, is read by `kept`. About 0.6 KB of heap; set-up needs it without the
engine's record, a table only to begin.
"""

from engine.contract import NOBODY
from handheld.contract import MATCH

VERSION = 2
NEW = b"PN\x01"
MOST_NAME = 10  # letters of a seat's name


def save_new(handheld, game, names, kinds, packed):
    """Keep a match that is still to begin: the game's name, a name and a kind for each seat, packed options.

    Gives None, or why the store cannot take it (handheld.saves)."""
    out = head(names, kinds)
    name = game.encode()
    out.extend(NEW + bytes((len(name),)))
    out.extend(name)
    out.append(len(packed))
    out.extend(packed)
    out.extend(handheld.entropy(8))
    return handheld.store.write(MATCH, out)


def head(names, kinds):
    """What stands before the record: no deal, nobody to act."""
    out = bytearray((VERSION, 0, 0, NOBODY, len(names)))
    for seat in range(len(names)):
        out.append(kinds[seat])
        out.append(len(names[seat]))
        out.extend(names[seat])
    return out
