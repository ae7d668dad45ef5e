"""Nap's bidding: one bid each, left of the dealer first, each higher than the last (N12-N17, A1).

The numbers of the bids and their moves stand in `rules`.
"""

from micropython import const

from engine import memory
from engine.contract import IllegalMove

_NOBODY = const(255)

_TWO = const(1)
_NAP = const(5)
_BONAPARTE = const(6)
_WELLINGTON = const(7)
_BLUCHER = const(8)
_KINDS = const(11)

_MODE_PEEP = const(2)
_MODE_FLOATER = const(4)

_PHASE_PLAY = const(4)

_MOVE_PASS = const(1)
_MOVE_BID = const(16)
_MOVE_WITH = const(32)

_BID = const(1)


def begin(table):
    """The hands are complete: the player left of the dealer speaks first (N12)."""
    table.to_act = table.following[table.dealer]


def allowed(table, kind, bare):
    """Whether a bid may be made over those that stand (N12, N16, N17); `bare`: not with the floater (N31)."""
    order = table.order[kind]
    if kind == _WELLINGTON:
        return order > 0 and bare and (table.bid == _NAP or table.bid == _BONAPARTE)
    if kind == _BLUCHER:
        return order > 0 and bare and table.bid == _WELLINGTON
    return order > 0 and 2 * order + bare > table.height


def has_seen(table):
    """Whether the seat to act has seen the floater and so may bid with it (A11)."""
    return table.mode == _MODE_FLOATER and table.peeped >> table.to_act & 1


def moves(table, out):
    """Pass, what the mode adds, and every bid that may be made."""
    out[0] = _MOVE_PASS
    count = 1
    if table.variant is not None:
        count = table.variant.offer(table, out, count)
    for kind in range(_TWO, _KINDS):
        if allowed(table, kind, 1):
            out[count] = _MOVE_BID + kind
            count += 1
    if has_seen(table):
        for kind in range(_TWO, _KINDS):
            if allowed(table, kind, 0):
                out[count] = _MOVE_WITH + kind
                count += 1
    return count


def legal(table, move):
    """Whether a move is pass or a bid that may be made."""
    if move == _MOVE_PASS:
        return True
    if move < _MOVE_WITH:
        kind = move - _MOVE_BID
        return _TWO <= kind < _KINDS and allowed(table, kind, 1)
    kind = move - _MOVE_WITH
    return _TWO <= kind < _KINDS and has_seen(table) and allowed(table, kind, 0)


def say(table, move, events):
    """Put down a bid or a pass of the seat to act."""
    seat = table.to_act
    place = 2 * table.bids
    table.spoken[place] = seat
    table.spoken[place + 1] = move
    table.bids += 1
    if events is not None:
        events.append((_BID, seat, move))
    if move != _MOVE_PASS:
        bare = move < _MOVE_WITH
        table.declarer = seat
        table.bid = move - (_MOVE_BID if bare else _MOVE_WITH)
        table.height = 2 * table.order[table.bid] + bare


def play(table, move, events):
    """A bid or a pass, or what the mode adds."""
    if legal(table, move):
        say(table, move, events)
        go_on(table, events)
        return move != _MOVE_PASS
    if table.variant is not None and table.variant.take(table, move, events):
        return False
    raise IllegalMove("That cannot be said now: a bid must be higher than the last.")


def go_on(table, events):
    """The next speaks; when all have spoken or nobody can bid higher, play begins (A15)."""
    if table.bids < table.playing and (table.declarer == _NOBODY or table.mode == _MODE_PEEP or _can_rise(table)):
        table.to_act = table.following[table.to_act]
    elif table.declarer == _NOBODY and memory.load("nap", "settlement").throw_in(table, events):
        # The deal is over.
        return
    elif table.variant is None or not table.variant.closed(table):
        table.enter(_PHASE_PLAY)


def _can_rise(table):
    """Whether there is a bid above the last."""
    for kind in range(_TWO, _KINDS):
        if allowed(table, kind, 1):
            return True
    return False
