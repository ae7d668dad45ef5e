"""Ecarte (Purchase) Nap: before the bids each may change cards, once, a chip a card (N27, N36-N39, A9).

What a variant of Nap has stands in `peep`. `spare` is what is left of the pack, in the order in which it will be
drawn; the cards thrown away are `aside`, seat after seat, `thrown` of each.
"""

from micropython import const

from engine.contract import IllegalMove
from engine.nap import hands

_KITTY = const(254)
_PHASE_DRAW = const(1)
_PHASE_BID = const(2)

_MOVE_DONE = const(2)
_CARD = const(128)

_SECRET = const(8)
_SECRET_DRAW = const(12)
_CLAUSE = const(37)


look = hands.look


def dealt(table, at):
    """Keep the rest of the pack for drawing; True: the player left of the dealer changes cards first."""
    pack = table.pack
    for place in range(table.stock):
        table.spare[place] = pack[at]
        at += 1
        if at == len(pack):
            at = 0
    table.spares = table.stock
    begin(table)
    return True


def begin(table):
    """The first to change cards."""
    table.enter(_PHASE_DRAW)
    table.to_act = table.following[table.dealer]


def offer(table, out, count):
    """Nothing is added to the bids."""
    return count


def take(table, move, events):
    """Nothing is added to the bids."""
    return False


def closed(table):
    """Nothing more to do before the lead."""
    return False


def _may_throw(table, seat):
    """Whether the seat can pay for one more card."""
    return not table.eliminates or table.thrown[seat] < table.chips[seat]


def moves(table, out):
    """Done, or one more card to throw."""
    seat = table.to_act
    out[0] = _MOVE_DONE
    if not _may_throw(table, seat):
        return 1
    start = seat * table.width
    for place in range(table.held[seat]):
        out[place + 1] = _CARD + table.hands[start + place]
    return table.held[seat] + 1


def play(table, move, events):
    """Throw a card face down, or be done: draw as many, pay for them, and the next changes cards."""
    seat = table.to_act
    if move != _MOVE_DONE:
        if not _may_throw(table, seat):
            raise IllegalMove("There is no chip left to pay for another card.")
        hands.throw(table, seat, move - _CARD, events)
        return True
    count = table.thrown[seat]
    # The pack is drawn from its front, so that its order stays to be seen.
    for place in range(count):
        hands.draw(table, seat, table.spare[place])
    table.spares -= count
    table.stock -= count
    for place in range(table.spares):
        table.spare[place] = table.spare[place + count]
    if events is not None:
        events.append((_SECRET, seat, _SECRET_DRAW, count))
    table.pay(seat, _KITTY, count, _CLAUSE, events)
    if seat == table.dealer or table.following[seat] == table.following[table.dealer]:
        table.enter(_PHASE_BID)
    else:
        table.to_act = table.following[seat]
    return False
