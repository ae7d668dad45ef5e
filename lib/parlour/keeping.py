"""The match in the store: the engine's record and, before it, who sat where and what home says about it.

    version, deal (2; 0 where there is none), seat to act, number of seats, then for each seat its kind and its
    name (length and bytes); the record

A match that is still to begin has no seat to act (255), and instead of the record what it is made from:

    "PN", version, game's name and its length, options and their number, what its seed is made from (8)
"""

from micropython import const

from engine import record
from engine.chance import seed_words
from engine.contract import NOBODY, BadOption, BadRecord
from engine.match import Match
from handheld.contract import MATCH, StoreError

_VERSION = const(2)
_NEW = b"PN\x01"
_GLYPHS = const(248)  # codes of letters are below
MOST_NAME = 10  # letters of a seat's name


def save(handheld, sitting):
    """Keep a sitting; gives None, or the reason (of a StoreError) why the store cannot take it."""
    match = sitting.match
    deal = sitting.deal if sitting.secret else 0
    out = _head(deal, match.game.to_act, sitting.names, sitting.kinds)
    out.extend(record.pack(match))
    return _write(handheld, bytes(out))


def save_new(handheld, game, names, kinds, packed):
    """Keep a match that is still to begin: the game's name, a name and a kind for each seat, packed options."""
    out = _head(0, NOBODY, names, kinds)
    name = game.encode()
    out.extend(_NEW + bytes((len(name),)))
    out.extend(name)
    out.append(len(packed))
    out.extend(packed)
    out.extend(handheld.entropy(8))
    return _write(handheld, bytes(out))


def _head(deal, to_act, names, kinds):
    out = bytearray((_VERSION, deal & 255, deal >> 8, to_act, len(names)))
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


def peek(handheld):
    """(game, deal, name of the seat to act or b"") of the match that was kept, without loading its game; None when
    there is none. Raises BadRecord."""
    data = handheld.store.read(MATCH)
    if not data:
        return None
    names, _, at = _seats(data)
    # The record's own head: two letters, a version, the game's name with its length.
    game = _text(data, at + 3)
    seat = data[3]
    return game, data[1] | data[2] << 8, names[seat] if seat < len(names) else b""


def load(handheld):
    """(match, names, kinds, whether it is still to begin) of the match that was kept, or None when there is none.

    Raises BadRecord when there is one that cannot be read.
    """
    data = handheld.store.read(MATCH)
    if not data:
        return None
    names, kinds, at = _seats(data)
    new = data[at : at + 3] == _NEW
    match = _begin(data, at + 3, len(names)) if new else record.unpack(data[at:])
    if match.game.seats != len(names):
        raise BadRecord("This saved match is damaged.")
    return match, names, kinds, new


def _begin(data, at, seats):
    """The match that was still to begin."""
    game = _text(data, at)
    at += 1 + len(game)
    packed = _part(data, at)
    at += 1 + len(packed)
    if len(data) != at + 8:
        raise BadRecord("This saved match is damaged.")
    low, high = seed_words(data[at:])
    try:
        return Match(game, seats, packed, low, high)
    except BadOption:
        raise BadRecord("This saved match cannot be played.")


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
        if not 0 < len(name) <= MOST_NAME or max(name) >= _GLYPHS or data[at] > 3:
            raise BadRecord("This saved match is damaged.")
        kinds.append(data[at])
        names.append(name)
        at += 2 + len(name)
    return names, kinds, at


def _part(data, at):
    """Bytes with their length before them; raises BadRecord when they are not all there."""
    if at >= len(data) or at + 1 + data[at] > len(data):
        raise BadRecord("This saved match is damaged.")
    return bytes(data[at + 1 : at + 1 + data[at]])


def _text(data, at):
    """The name of a game with its length before it; raises BadRecord when it is none."""
    name = _part(data, at)
    if not name or min(name) < 32 or max(name) > 126:
        raise BadRecord("This saved match is damaged.")
    return name.decode()
