"""Sir Garnet: a spare hand of five lies on the table; who takes it must bid Nap (N32, A7).

What a variant of Nap has stands in `peep`. The five cards thrown away are `aside`; `thrower` took the hand.
"""

from micropython import const

from engine.contract import IllegalMove
from engine.nap import hands

_NAP = const(5)
_SPARE_HAND = const(5)
_PHASE_DRAW = const(1)
_PHASE_BID = const(2)

_MOVE_DONE = const(2)
_MOVE_SPARE = const(4)
_MOVE_BID = const(16)
_CARD = const(128)

_SECRET = const(8)
_SECRET_THROW = const(7)


look = hands.look


def dealt(table, at):
    """Lay the next five cards of the pack on the table; False: bidding comes next."""
    pack = table.pack
    for place in range(_SPARE_HAND):
        table.spare[place] = pack[at]
        at += 1
        if at == len(pack):
            at = 0
    table.spares = _SPARE_HAND
    table.stock -= _SPARE_HAND
    return False


def offer(table, out, count):
    """The spare hand, while nobody has it and Nap can be bid."""
    if table.spares and table.acts.allowed(table, _NAP, 1):
        out[count] = _MOVE_SPARE
        count += 1
    return count


def take(table, move, events):
    """Take the spare hand: Nap is bid, and five of the ten cards must go."""
    if move != _MOVE_SPARE or not table.spares or not table.acts.allowed(table, _NAP, 1):
        return False
    seat = table.to_act
    if events is not None:
        events.append((_SECRET, seat, _MOVE_SPARE, 0))
    table.acts.say(table, _MOVE_BID + _NAP, events)
    for place in range(_SPARE_HAND):
        hands.draw(table, seat, table.spare[place])
    table.spares = 0
    table.thrower = seat
    table.enter(_PHASE_DRAW)
    return True


def closed(table):
    """Nothing more to do before the lead."""
    return False


def moves(table, out):
    """The cards to throw, until five are gone."""
    seat = table.to_act
    if table.held[seat] == table.size:
        out[0] = _MOVE_DONE
        return 1
    start = seat * table.width
    for place in range(table.held[seat]):
        out[place] = _CARD + table.hands[start + place]
    return table.held[seat]


def play(table, move, events):
    """Throw a card face down, or say done after the fifth."""
    seat = table.to_act
    held = table.held[seat]
    if held == table.size:
        if move != _MOVE_DONE:
            raise IllegalMove("Five cards have gone; only done is left to say.")
        table.enter(_PHASE_BID)
        table.to_act = seat
        table.acts.go_on(table, events)
        return False
    hands.throw(table, seat, move - _CARD, events)
    return True
