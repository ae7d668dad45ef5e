"""Nap's bidding: one bid each, left of the dealer first, each higher than the last (N12-N17, A1).

The numbers of the bids stand in `rules`.
"""

from micropython import const

from engine.contract import IllegalMove
from engine.nap import settlement, tricks

_NOBODY = const(255)

_TWO = const(1)
_THREE = const(2)
_MISERE = const(3)
_FOUR = const(4)
_NAP = const(5)
_BONAPARTE = const(6)
_WELLINGTON = const(7)
_BLUCHER = const(8)
_KINDS = const(11)

_MOVE_PASS = const(1)
_MOVE_BID = const(16)
_BID = const(1)


def prepare(table, packed, options):
    """Lay out what can be bid, by number of bid: how high (0: not offered), tricks needed, what is won and paid."""
    order = bytearray(_KINDS)
    lowest = options.value(packed, "lowest")
    if lowest == "two":
        order[_TWO] = 1
    if lowest != "four":
        order[_THREE] = 3
    if options.value(packed, "misere") != "off":
        order[_MISERE] = 4
    order[_FOUR] = 5
    order[_NAP] = 6
    if options.value(packed, "wellington") == "on":
        order[_WELLINGTON] = 8
        if options.value(packed, "blucher") == "on":
            order[_BLUCHER] = 9
    table.order = order
    table.needed = b"\x01\x02\x03\x00\x04\x05\x05\x05\x05\x06\x07"
    table.gain = b"\x01\x02\x03\x03\x04\x0a\x0a\x0a\x0a\x00\x00"
    table.cost = b"\x01\x02\x03\x03\x04\x05\x05\x0a\x14\x00\x00"


def allowed(table, kind):
    """Whether a bid may be made over those that stand (N12, N16, N17)."""
    if kind == _WELLINGTON:
        # Nap or Bonaparte must have been called; only these rank between Four and Wellington.
        return table.order[kind] > 0 and (table.bid == _NAP or table.bid == _BONAPARTE)
    if kind == _BLUCHER:
        return table.order[kind] > 0 and table.bid == _WELLINGTON
    return table.order[kind] > (table.order[table.bid] if table.declarer != _NOBODY else 0)


def moves(table, out):
    """Pass and every bid that may be made."""
    out[0] = _MOVE_PASS
    count = 1
    for kind in range(_TWO, _KINDS):
        if allowed(table, kind):
            out[count] = _MOVE_BID + kind
            count += 1
    return count


def play(table, move, events):
    """A bid or a pass; when nobody can bid higher or all have spoken, play begins (A15)."""
    kind = move - _MOVE_BID
    if move != _MOVE_PASS and (not _TWO <= kind < _KINDS or not allowed(table, kind)):
        raise IllegalMove("That cannot be said now: a bid must be higher than the last.")
    seat = table.to_act
    place = 2 * table.bids
    table.spoken[place] = seat
    table.spoken[place + 1] = move
    table.bids += 1
    if events is not None:
        events.append((_BID, seat, move))
    if move != _MOVE_PASS:
        table.declarer = seat
        table.bid = kind
    if table.bids == table.playing or move != _MOVE_PASS and not _can_rise(table):
        _close(table, events)
    else:
        table.to_act = table.after(seat)
    return False


def _can_rise(table):
    """Whether there is a bid above the last."""
    for kind in range(_TWO, _KINDS):
        if allowed(table, kind):
            return True
    return False


def _close(table, events):
    """Bidding is over: the highest bidder leads; where all passed the cards are thrown in (N18, A4)."""
    if table.declarer == _NOBODY:
        settlement.throw_in(table, events)
    else:
        tricks.begin(table)
