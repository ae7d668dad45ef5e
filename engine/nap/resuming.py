"""A saved deal of Nap taken up again: what was said and played is said and played anew.

So what the rules cannot reach is refused. The format stands in `storage`.
"""

from micropython import const

from engine import memory
from engine.contract import BadRecord
from engine.nap import hands

_PHASE_DRAW = const(1)
_PHASE_BID = const(2)
_PHASE_SWAP = const(3)
_PHASE_PLAY = const(4)
_NOBODY = const(255)
_NO_TRUMP = const(4)
_MODE_GARNET = const(1)
_MODE_ECARTE = const(3)
_CARD = const(128)


def resume(table, data, phase, to_act, bids, trump, laid):
    """Say and play again what was said and played, each card put into its hand just before."""
    table.enter(_PHASE_BID)
    bidding = table.acts
    for place in range(bids + 1, trump):
        if table.bids == table.playing or not bidding.legal(table, data[place]):
            raise BadRecord("The saved bids cannot be.")
        bidding.say(table, data[place], None)
        if place < trump - 1 or phase == _PHASE_BID:
            table.to_act = table.following[table.to_act]
    owed = bytearray(table.seats)
    if phase == _PHASE_DRAW:
        table.enter(phase)
        _resume_draw(table, to_act)
    elif phase != _PHASE_BID:
        if table.declarer == _NOBODY and not memory.load("nap", "settlement").stand_for_one(table, None):
            raise BadRecord("There is no declarer.")
        if phase != _PHASE_SWAP:
            _replay(table, data, trump, laid, owed)
        elif table.variant is None or not table.variant.closed(table):
            raise BadRecord("There is nothing to exchange.")
    if table.trump != data[trump]:
        raise BadRecord("The saved trump does not fit the cards.")
    _count_cards(table, phase, owed)


def _resume_draw(table, to_act):
    """Who is throwing cards away."""
    if table.mode == _MODE_GARNET:
        if table.declarer == _NOBODY or table.thrower != table.declarer:
            raise BadRecord("Nobody has taken the spare hand.")
    elif table.mode != _MODE_ECARTE or table.bids or to_act >= table.seats or table.idle >> to_act & 1:
        raise BadRecord("Nobody can be changing cards.")
    else:
        table.to_act = to_act


def _replay(table, data, trump, laid, owed):
    """Play the saved cards again."""
    table.enter(_PHASE_PLAY)
    tricks = table.acts
    leads = memory.load("nap", "leads")
    if leads.must_name(table) and data[trump] < _NO_TRUMP:
        tricks.set_trump(table, data[trump])
    for place in range(laid, laid + data[laid - 1]):
        seat = table.to_act
        if table.phase != _PHASE_PLAY or table.held[seat] == table.width:
            raise BadRecord("More was played than dealt.")
        hands.draw(table, seat, data[place])
        owed[seat] += 1
        tricks.play(table, _CARD + data[place], None)
        if table.trump > _NO_TRUMP and data[trump] < _NO_TRUMP:
            leads.name(table, data[trump], None)


def _count_cards(table, phase, owed):
    """Each card of the pack is in one place; every hand has its number of cards and is in order."""
    seen = bytearray(65)
    for place in range(table.laid):
        seen[table.played[2 * place + 1]] += 1
    for seat in range(table.seats):
        start = seat * table.width
        held = table.held[seat]
        size = 0 if table.idle >> seat & 1 else table.size
        if phase != _PHASE_DRAW and held + owed[seat] != size:
            raise BadRecord("A hand does not have its number of cards.")
        for place in range(start, start + held):
            seen[table.hands[place]] += 1
            if place > start and table.hands[place - 1] >= table.hands[place]:
                raise BadRecord("A hand is not in order.")
    for place in range(table.spares):
        seen[table.spare[place]] += 1
    for place in range(table.asides):
        seen[table.aside[place]] += 1
    count = 0
    for card in range(65):
        count += seen[card]
        if seen[card] > 1 or (seen[card] and table.fresh[_place(table, card)] != card):
            raise BadRecord("A card is there twice or is not of this pack.")
    table.stock = table.spares if table.mode == _MODE_ECARTE else len(table.fresh) - count


def _place(table, card):
    """Where a card stands in a fresh pack, or the last place."""
    place = 0
    while place < len(table.fresh) - 1 and table.fresh[place] < card:
        place += 1
    return place
