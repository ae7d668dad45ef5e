"""Peep Nap and the floater: one more card lies face down on the table (N31, N33-N35, A8, A11).

A variant of Nap has: `dealt` after the hands are dealt, `offer` and `take` while bids are made, `closed` when a
bid stands, `moves` and `play` in the phases draw and swap, `look` for what a view shows of it. spare[0] is the card
that lies there, spare[1] the one that lay there at first: what a seat has seen stays known to it.
"""

from micropython import const

from engine.contract import IllegalMove
from engine.nap import hands

_KITTY = const(254)
_MODE_PEEP = const(2)
_MODE_FLOATER = const(4)
_PHASE_SWAP = const(3)
_PHASE_PLAY = const(4)

_MOVE_PEEP = const(3)
_MOVE_KEEP = const(5)
_MOVE_WITH = const(32)
_CARD = const(128)

_SECRET = const(8)
_SECRET_SWAP = const(6)


def dealt(table, at):
    """Lay down the next card of the pack; False: bidding comes next."""
    table.spare[0] = table.spare[1] = table.pack[at]
    table.spares = 1
    table.stock -= 1
    return False


def _can_pay(table):
    """Whether a look is free for the seat to act, or it has the chip that a look costs."""
    return not _fee(table) or not table.eliminates or table.chips[table.to_act] > 0


def _fee(table):
    """One chip; the dealer sees a floater free unless he pays too by house rule (A11)."""
    return 1 if table.dealer_pays or table.to_act != table.dealer else 0


def offer(table, out, count):
    """A look for a seat that has not yet looked."""
    if not table.peeped >> table.to_act & 1 and _can_pay(table):
        out[count] = _MOVE_PEEP
        count += 1
    return count


def take(table, move, events):
    """Look at the card; the seat then still speaks."""
    seat = table.to_act
    if move != _MOVE_PEEP or table.peeped >> seat & 1 or not _can_pay(table):
        return False
    table.peeped |= 1 << seat
    if events is not None:
        events.append((_SECRET, seat, _MOVE_PEEP, 0))
    table.pay(seat, _KITTY, _fee(table), table.pool_clause, events)
    return True


def closed(table):
    """A declarer who has peeped may exchange a card (N34); one who bid with the floater must (A11)."""
    if table.mode == _MODE_PEEP:
        exchanges = table.peeped >> table.declarer & 1
    else:
        exchanges = table.height > 0 and table.height & 1 == 0
    if exchanges:
        table.enter(_PHASE_SWAP)
        table.to_act = table.declarer
        return True
    return False


def moves(table, out):
    """Keep, in Peep Nap, or a card to give for the one on the table."""
    count = 0
    if table.mode == _MODE_PEEP:
        out[0] = _MOVE_KEEP
        count = 1
    start = table.to_act * table.width
    for place in range(start, start + table.held[table.to_act]):
        out[count] = _CARD + table.hands[place]
        count += 1
    return count


def play(table, move, events):
    """Exchange a card for the one on the table, or keep the hand; the declarer leads."""
    seat = table.to_act
    what = _MOVE_KEEP
    if move != _MOVE_KEEP or table.mode == _MODE_FLOATER:
        card = move - _CARD
        place = start = seat * table.width
        stop = start + table.held[seat]
        while place < stop and table.hands[place] != card:
            place += 1
        if place == stop:
            raise IllegalMove("A card of the hand must be exchanged.")
        hands.discard(table, seat, place)
        hands.draw(table, seat, table.spare[0])
        table.spare[0] = card
        what = _SECRET_SWAP
    if events is not None:
        events.append((_SECRET, seat, what, 0))
    table.enter(_PHASE_PLAY)
    return False


def look(table, view):
    """The table card as far as the seat of a view knows it. The declarer knows what he put there."""
    if view.seat < table.seats and table.peeped >> view.seat & 1:
        left = view.seat == table.declarer and table.phase > _PHASE_SWAP
        view.seen = table.spare[0 if left else 1]
