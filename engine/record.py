"""A match as bytes and back: saving, resuming, sharing; at most 512 bytes.

    "PP", version, game's name and its length, seats, options and their number, seed (8),
    snapshot and its length, number of moves (2), moves and their number (2), CRC-32 (4)

A move that was the only legal one is not written: a record holds the choices. `Match.pack` writes it; here stands
what is needed to begin, to resume and to share a match. Not kept at a table: about 1.5 KB of heap.
"""

from binascii import a2b_base64, b2a_base64, crc32
from struct import pack as pack_bytes
from struct import unpack_from

from micropython import const

from engine.contract import MOST_MOVES, BadRecord, ParlourError
from engine.match import Match

_VERSION = const(1)
MOST_BYTES = 512


def pack(match):
    """A match as bytes."""
    out = bytearray(MOST_BYTES)
    return bytes(memoryview(out)[: match.pack(out, 0)])


def head(match):
    """What stands in every record of a match: all before the snapshot."""
    name = match.name.encode()
    out = bytearray(b"PP")
    out.append(_VERSION)
    out.append(len(name))
    out.extend(name)
    out.append(match.game.seats)
    out.append(len(match.options))
    out.extend(match.options)
    out.extend(pack_bytes("<II", match.low, match.high))
    return out


def unpack(data):
    """The match of a record; raises BadRecord when it is damaged, foreign or of another version."""
    if len(data) < 27 or data[0] != 0x50 or data[1] != 0x50:
        raise BadRecord("This is not a saved match of Pocket Parlour.")
    if data[2] != _VERSION:
        raise BadRecord("This match was saved by another version (%d, not %d)." % (data[2], _VERSION))
    end = len(data) - 4
    if unpack_from("<I", data, end)[0] != crc32(bytes(data[:end])):
        raise BadRecord("This saved match is damaged.")
    try:
        name, at = _take(data, 3, end)
        seats = data[at]
        options, at = _take(data, at + 1, end)
        if at + 8 >= end:
            raise BadRecord("This saved match is damaged.")
        low, high = unpack_from("<II", data, at)
        match = Match(name.decode(), seats, options, low, high)
        snapshot, at = _take(data, at + 8, end)
        match.snapshot[: len(snapshot)] = snapshot
        match.saved = len(snapshot)
        match.rewind()
        if at + 4 > end:
            raise BadRecord("This saved match is damaged.")
        count, written = unpack_from("<HH", data, at)
        at += 4
        if at + written != end:
            raise BadRecord("This saved match is damaged.")
        _replay(match, data, at, end, count)
    except BadRecord:
        raise
    except ParlourError as fault:
        raise BadRecord("This saved match cannot be played: %s" % fault)
    except (ValueError, IndexError):
        raise BadRecord("This saved match is damaged.")
    return match


def _take(data, at, end):
    """Bytes with their length before them, and the place behind them."""
    stop = at + 1 + data[at]
    if stop > end:
        raise BadRecord("This saved match is damaged.")
    return bytes(data[at + 1 : stop]), stop


def _replay(match, data, at, end, count):
    """Play the moves of a record: those that had no choice and those written."""
    legal = bytearray(MOST_MOVES)
    for _ in range(count):
        if match.moves(legal) > 1:
            if at == end:
                raise BadRecord("This saved match is damaged.")
            move = data[at]
            at += 1
        else:
            move = legal[0]
        # The log must keep the snapshot that it was saved with, also where a deal begins.
        match.append(move)
    if at != end:
        raise BadRecord("This saved match is damaged.")


def to_text(data):
    """A record as one line of text."""
    return "PP1." + b2a_base64(data).decode().strip()


def from_text(text):
    """The bytes of a record's text; raises BadRecord."""
    if not text.startswith("PP1."):
        raise BadRecord("This is not a saved match of Pocket Parlour.")
    try:
        return a2b_base64(text[4:])
    except ValueError:
        raise BadRecord("This saved match is not whole.")
