"""A match of Nap as bytes and back (rules.Table.save, load).

    phase, seat to act, dealer, seats gone, flags (1 stakes doubled, 2 pack to be shuffled), peeped, thrower, 0,
    deals (4), kitty (4), stream (8), chips (4 a seat), cut cards (2 a seat), bids (number, then a byte each),
    trump, number of cards laid, the cards laid in turn, each hand (number, then cards);
    in modes with more cards: spares and aside (number, then cards), number thrown by seat;
    by house rule the order of the pack, and what revoke.Revoke keeps

Who bid and laid what follows from the dealer: loading says and plays it again, so that what the rules
cannot reach is refused.
"""

from struct import pack_into, unpack_from

from micropython import const

from engine import cards
from engine.contract import BadRecord
from engine.nap import bidding, tricks

_PHASE_DEAL = const(0)
_PHASE_DRAW = const(1)
_PHASE_BID = const(2)
_PHASE_SWAP = const(3)
_PHASE_PLAY = const(4)
_PHASE_OVER = const(5)
_NOBODY = const(255)
_NO_TRUMP = const(4)
_MODE_GARNET = const(1)
_MODE_ECARTE = const(3)
_CARD = const(128)
_HEAD = const(24)


def save(table, out):
    """Write the table into a bytearray; returns how many bytes."""
    out[0] = table.phase
    out[1] = table.to_act
    out[2] = table.dealer
    out[3] = table.gone
    out[4] = (1 if table.doubled else 0) + (2 if table.reshuffle else 0)
    out[5] = table.peeped
    out[6] = table.thrower
    out[7] = 0
    pack_into("<II", out, 8, table.deal, table.kitty)
    table.chance.save(out, 16)
    at = _HEAD
    for seat in range(table.seats):
        pack_into("<i", out, at, table.chips[seat])
        at += 4
    at = _append(out, at, table.cuts, 0, 2 * table.seats)
    out[at] = table.bids
    at += 1
    for place in range(table.bids):
        out[at] = table.spoken[2 * place + 1]
        at += 1
    out[at] = table.trump
    out[at + 1] = table.laid
    at += 2
    for place in range(table.laid):
        out[at] = table.played[2 * place + 1]
        at += 1
    for seat in range(table.seats):
        out[at] = table.held[seat]
        at = _append(out, at + 1, table.hands, seat * table.width, table.held[seat])
    if table.variant is not None:
        out[at] = table.spares
        out[at + 1] = table.asides
        at = _append(out, at + 2, table.spare, 0, len(table.spare) if table.spares else 0)
        at = _append(out, at, table.aside, 0, table.asides)
        at = _append(out, at, table.thrown, 0, table.seats)
    if table.keeps_order:
        at = _append(out, at, table.pack, 0, len(table.pack))
    if table.revoke is not None:
        at = table.revoke.save(out, at)
    return at


def _append(out, at, data, start, count):
    """Copy bytes; returns the place behind them."""
    for place in range(start, start + count):
        out[at] = data[place]
        at += 1
    return at


def load(table, data, start, stop):
    """Take the table from saved bytes; raises BadRecord, IllegalMove, IndexError or ValueError when they are none."""
    if stop - start < _HEAD + 7 * table.seats + 3:
        raise BadRecord("These bytes are not whole.")
    phase = data[start]
    table.dealer = data[start + 2]
    table.gone = data[start + 3]
    if table.dealer >= table.seats or (table.gone if not table.eliminates else table.gone >> table.dealer & 1):
        raise BadRecord("There is no such dealer.")
    if table.gone >> table.seats or (table.players() < 3 and phase != _PHASE_OVER):
        raise BadRecord("There are no such players.")
    table.deal, table.kitty = unpack_from("<II", data, start + 8)
    table.chance.load(data, start + 16)
    at = start + _HEAD
    for seat in range(table.seats):
        table.chips[seat] = unpack_from("<i", data, at)[0]
        at += 4
    at = _take(data, at, table.cuts, 0, 2 * table.seats)
    table.clear()
    table.doubled = data[start + 4] & 1 > 0
    table.reshuffle = data[start + 4] & 2 > 0
    table.peeped = data[start + 5]
    table.thrower = data[start + 6]
    bids = at
    trump = bids + 1 + data[bids]
    laid = trump + 2
    at = laid + data[trump + 1]
    for seat in range(table.seats):
        held = data[at]
        if held > table.width:
            raise BadRecord("A hand has too many cards.")
        table.held[seat] = held
        at = _take(data, at + 1, table.hands, seat * table.width, held)
    if table.variant is not None:
        at = _load_more(table, data, at)
    if table.keeps_order:
        at = _take(data, at, table.pack, 0, len(table.pack))
        if bytes(sorted(table.pack)) != table.fresh:  # total: each card is there once
            raise BadRecord("The pack is not whole.")
    saved = at
    if phase == _PHASE_DEAL or phase == _PHASE_OVER:
        if bids + 3 != laid or data[laid - 1] or max(table.held):
            raise BadRecord("There are cards between two deals.")
        if phase == _PHASE_OVER:
            table.phase = phase
            table.to_act = _NOBODY
    else:
        _resume(table, data, phase, data[start + 1], bids, trump, laid)
    if table.revoke is not None:
        saved = table.revoke.load(data, saved)
    if saved != stop or table.phase != phase or table.to_act != data[start + 1]:
        raise BadRecord("The saved cards and bids do not fit together.")


def _take(data, at, out, start, count):
    """Copy bytes; returns the place behind them."""
    for place in range(start, start + count):
        out[place] = data[at]
        at += 1
    return at


def _load_more(table, data, at):
    """The cards that the mode knows beside the hands; returns the place behind them."""
    table.spares = data[at]
    table.asides = data[at + 1]
    if table.spares > len(table.spare) or table.asides > len(table.aside):
        raise BadRecord("There are too many cards on the table.")
    at = _take(data, at + 2, table.spare, 0, len(table.spare) if table.spares else 0)
    at = _take(data, at, table.aside, 0, table.asides)
    return _take(data, at, table.thrown, 0, table.seats)


def _resume(table, data, phase, to_act, bids, trump, laid):
    """Say and play again what was said and played, each card put into its hand just before."""
    table.to_act = table.after(table.dealer)
    for place in range(bids + 1, trump):
        if table.bids == table.playing or not bidding.legal(table, data[place]):
            raise BadRecord("The saved bids cannot be.")
        bidding.say(table, data[place], None)
        if place < trump - 1 or phase == _PHASE_BID:
            table.to_act = table.after(table.to_act)
    table.phase = phase
    owed = bytearray(table.seats)
    if phase == _PHASE_DRAW:
        _resume_draw(table, to_act)
    elif phase != _PHASE_BID:
        if table.declarer == _NOBODY and not bidding.stand_for_one(table, None):
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
    tricks.begin(table)
    if tricks.must_name(table) and data[trump] < _NO_TRUMP:
        tricks.set_trump(table, data[trump])
    for place in range(laid, laid + data[laid - 1]):
        seat = table.to_act
        stop = seat * table.width + table.held[seat]
        if table.phase != _PHASE_PLAY or table.held[seat] == table.width:
            raise BadRecord("More was played than dealt.")
        table.hands[stop] = data[place]
        table.held[seat] += 1
        owed[seat] += 1
        cards.sort(table.hands, stop + 1 - table.held[seat], stop + 1)
        tricks.play(table, _CARD + data[place], None)
        if table.trump > _NO_TRUMP and data[trump] < _NO_TRUMP:
            tricks.name(table, data[trump], None)


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
