"""The match in the store: the engine's record and, before it, who sat where.

    version, number of seats, then for each seat its kind and its name (length and bytes); the record
"""

from micropython import const

from engine import record
from engine.contract import BadRecord
from handheld.contract import StoreError

_VERSION = const(1)
_MATCH = const(0)  # the store's slot of the match
MOST_NAME = 10  # letters of a seat's name


def save(handheld, sitting):
    """Keep a sitting; False when the store cannot take it."""
    out = bytearray((_VERSION, len(sitting.names)))
    for seat in range(len(sitting.names)):
        name = sitting.names[seat]
        out.append(sitting.kinds[seat])
        out.append(len(name))
        out.extend(name)
    out.extend(record.pack(sitting.match))
    return _write(handheld, bytes(out))


def forget(handheld):
    """Leave no match to resume."""
    return _write(handheld, b"")


def _write(handheld, data):
    try:
        handheld.store.write(_MATCH, data)
    except StoreError:
        return False
    return True


def load(handheld):
    """(match, names, kinds) of the match that was kept, or None when there is none.

    Raises BadRecord when there is one that cannot be read.
    """
    data = handheld.store.read(_MATCH)
    if not data:
        return None
    if data[0] != _VERSION:
        raise BadRecord("This match was saved by another version.")
    names = []
    kinds = bytearray()
    at = 2
    try:
        for _ in range(data[1]):
            kinds.append(data[at])
            start = at + 2
            at = start + data[at + 1]
            names.append(bytes(data[start:at]))
    except IndexError:
        raise BadRecord("This saved match is damaged.")
    match = record.unpack(data[at:])
    if match.game.seats != len(names):
        raise BadRecord("This saved match is damaged.")
    return match, names, kinds
