"""The match in the store: the engine's record and, before it, who sat where and what home says about it.

    version, deal (2; 0 where there is none), seat to act, number of seats, then for each seat its kind and its
    name (length and bytes); the record
"""

from micropython import const

from engine import record
from engine.contract import BadRecord
from handheld.contract import MATCH, StoreError

_VERSION = const(2)
MOST_NAME = 10  # letters of a seat's name


def save(handheld, sitting):
    """Keep a sitting; gives None, or the reason (of a StoreError) why the store cannot take it."""
    match = sitting.match
    deal = sitting.deal if sitting.secret else 0
    out = bytearray((_VERSION, deal & 255, deal >> 8, match.game.to_act, len(sitting.names)))
    for seat in range(len(sitting.names)):
        name = sitting.names[seat]
        out.append(sitting.kinds[seat])
        out.append(len(name))
        out.extend(name)
    out.extend(record.pack(match))
    return _write(handheld, bytes(out))


def forget(handheld):
    """Leave no match to resume."""
    return _write(handheld, b"")


def _write(handheld, data):
    try:
        handheld.store.write(MATCH, data)
    except StoreError as fault:
        return fault.reason
    return None


def peek(handheld):
    """(game, deal, name of the seat to act or b"") of the match that was kept, without loading its game; None when
    there is none. Raises BadRecord."""
    data = handheld.store.read(MATCH)
    if not data:
        return None
    names, _, at = _seats(data)
    # The record's own head: two letters, a version, the game's name with its length.
    game = _part(data, at + 3)
    seat = data[3]
    return game.decode(), data[1] | data[2] << 8, names[seat] if seat < len(names) else b""


def load(handheld):
    """(match, names, kinds) of the match that was kept, or None when there is none.

    Raises BadRecord when there is one that cannot be read.
    """
    data = handheld.store.read(MATCH)
    if not data:
        return None
    names, kinds, at = _seats(data)
    match = record.unpack(data[at:])
    if match.game.seats != len(names):
        raise BadRecord("This saved match is damaged.")
    return match, names, kinds


def _seats(data):
    """Names, kinds, and where the record begins."""
    if data[0] != _VERSION:
        raise BadRecord("This match was saved by another version.")
    if len(data) < 6:
        raise BadRecord("This saved match is damaged.")
    names = []
    kinds = bytearray()
    at = 5
    for _ in range(data[4]):
        name = _part(data, at + 1)
        kinds.append(data[at])
        names.append(name)
        at += 2 + len(name)
    return names, kinds, at


def _part(data, at):
    """Bytes with their length before them; raises BadRecord when they are not all there."""
    if at >= len(data) or at + 1 + data[at] > len(data):
        raise BadRecord("This saved match is damaged.")
    return bytes(data[at + 1 : at + 1 + data[at]])
