"""The match in the store: the engine's record and, before it, who sat where and what home says about it.

    version, deal (2; 0 where there is none), seat to act, number of seats, then for each seat its kind and its
    name (length and bytes); the record

A match that is still to begin has no seat to act (255), and instead of the record what it is made from:

    "PN", version, game's name and its length, options and their number, what its seed is made from (8)

What is written here is read by `kept`. About 0.8 KB of heap; set-up needs it without the engine's record.
"""

from engine.contract import NOBODY
from handheld.contract import MATCH, StoreError

VERSION = 2
NEW = b"PN\x01"
MOST_NAME = 10  # letters of a seat's name


def save(handheld, sitting):
    """Keep a sitting; gives None, or the reason (of a StoreError) why the store cannot take it."""
    from engine import record

    match = sitting.match
    deal = sitting.deal if sitting.secret else 0
    out = _head(deal, match.game.to_act, sitting.names, sitting.kinds)
    out.extend(record.pack(match))
    return _write(handheld, bytes(out))


def save_new(handheld, game, names, kinds, packed):
    """Keep a match that is still to begin: the game's name, a name and a kind for each seat, packed options."""
    out = _head(0, NOBODY, names, kinds)
    name = game.encode()
    out.extend(NEW + bytes((len(name),)))
    out.extend(name)
    out.append(len(packed))
    out.extend(packed)
    out.extend(handheld.entropy(8))
    return _write(handheld, bytes(out))


def _head(deal, to_act, names, kinds):
    out = bytearray((VERSION, deal & 255, deal >> 8, to_act, len(names)))
    for seat in range(len(names)):
        out.append(kinds[seat])
        out.append(len(names[seat]))
        out.extend(names[seat])
    return out


def forget(handheld):
    """Leave no match to resume."""
    return _write(handheld, b"")


def _write(handheld, data):
    try:
        handheld.store.write(MATCH, data)
    except StoreError as fault:
        return fault.reason
    return None
