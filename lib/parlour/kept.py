"""Reads what `keeping` put before the record of the match in the store: who sat where, what home says about it.

Needed once, at home or where a match is resumed (seating), and let go. About 1.2 KB of heap.
"""

from micropython import const

from engine.contract import BadRecord
from handheld.contract import MATCH
from parlour.keeping import MOST_NAME, VERSION

_GLYPHS = const(248)  # codes of letters are below


def peek(handheld):
    """(game, deal, name of the seat to act or b"") of the match that was kept, without loading its game; None when
    there is none. Raises BadRecord."""
    data = handheld.store.read(MATCH)
    if not data:
        return None
    names, _, at = seats(data)
    # The record's own head: two letters, a version, the game's name with its length.
    game = text(data, at + 3)
    seat = data[3]
    return game, data[1] | data[2] << 8, names[seat] if seat < len(names) else b""


def seats(data):
    """Names, kinds, and where the record begins; raises BadRecord."""
    if data[0] != VERSION:
        raise BadRecord("This match was saved by another version.")
    if len(data) < 6:
        raise BadRecord("This saved match is damaged.")
    names = []
    kinds = bytearray()
    at = 5
    for _ in range(data[4]):
        name = part(data, at + 1)
        if not 0 < len(name) <= MOST_NAME or max(name) >= _GLYPHS or data[at] > 3:
            raise BadRecord("This saved match is damaged.")
        kinds.append(data[at])
        names.append(name)
        at += 2 + len(name)
    return names, kinds, at


def part(data, at):
    """Bytes with their length before them; raises BadRecord when they are not all there."""
    if at >= len(data) or at + 1 + data[at] > len(data):
        raise BadRecord("This saved match is damaged.")
    return bytes(data[at + 1 : at + 1 + data[at]])


def text(data, at):
    """The name of a game with its length before it; raises BadRecord when it is none."""
    name = part(data, at)
    if not name or min(name) < 32 or max(name) > 126:
        raise BadRecord("This saved match is damaged.")
    return name.decode()
