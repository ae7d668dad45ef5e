"""A match of Nap as bytes and back (rules.Table.save, load).

    phase, dealer, deals (4), kitty (4), stream (8), chips (4 a seat), cut cards (2 a seat), bids (number, then
    a byte each), trump, number of cards laid; then the cards laid in turn, then each hand (number, then cards)

Who bid and laid what follows from the dealer: loading says and plays it again, so that what the rules
cannot reach is refused.
"""

from struct import pack_into, unpack_from

from micropython import const

from engine import cards
from engine.contract import BadRecord

_PHASE_DEAL = const(0)
_PHASE_BID = const(2)
_PHASE_PLAY = const(4)
_PHASE_OVER = const(5)
_NOBODY = const(255)
_CARD = const(128)
_HEAD = const(18)
_MOST_CHIPS = const(0x20000000)


def save(table, out):
    """Write the table into a bytearray; returns how many bytes."""
    out[0] = table.phase
    out[1] = table.dealer
    pack_into("<IIxx", out, 2, table.deal, table.kitty)
    table.chance.save(out, 10)
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
    return at


def _append(out, at, data, start, count):
    """Copy bytes; returns the place behind them."""
    for place in range(start, start + count):
        out[at] = data[place]
        at += 1
    return at


def load(table, data, start, stop):
    """Take the table from saved bytes; raises BadRecord, IllegalMove or IndexError when they are none."""
    if stop - start < _HEAD + 7 * table.seats + 3:
        raise BadRecord("These bytes are not whole.")
    phase = data[start]
    table.dealer = data[start + 1]
    if table.dealer >= table.seats:
        raise BadRecord("There is no such dealer.")
    table.deal, table.kitty = unpack_from("<II", data, start + 2)
    table.chance.load(data, start + 10)
    at = start + _HEAD
    for seat in range(table.seats):
        chips = unpack_from("<i", data, at)[0]
        if not -_MOST_CHIPS <= chips <= _MOST_CHIPS:
            raise BadRecord("Nobody can have so many chips.")
        table.chips[seat] = chips
        at += 4
    at = _take(data, at, table.cuts, 0, 2 * table.seats)
    table.clear()
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
    if at != stop:
        raise BadRecord("These bytes are not whole.")
    if phase == _PHASE_BID or phase == _PHASE_PLAY:
        _resume(table, data, bids, trump, laid)
    elif phase == _PHASE_OVER:
        table.phase = phase
        table.to_act = _NOBODY
    if table.phase != phase:
        raise BadRecord("The saved cards and bids do not fit together.")


def _take(data, at, out, start, count):
    """Copy bytes; returns the place behind them."""
    for place in range(start, start + count):
        out[place] = data[at]
        at += 1
    return at


def _resume(table, data, bids, trump, laid):
    """Say and play again what was said and played, each card put into its hand just before."""
    seen = bytearray(65)
    for card in table.fresh:
        seen[card] = 1
    table.phase = _PHASE_BID
    table.to_act = table.after(table.dealer)
    for place in range(bids + 1, trump):
        table.play(data[place])
    owed = bytearray(table.seats)
    for place in range(laid, laid + data[laid - 1]):
        seat = table.to_act
        stop = seat * table.width + table.held[seat]
        if table.phase != _PHASE_PLAY or table.held[seat] == table.width:
            raise BadRecord("More was played than dealt.")
        table.hands[stop] = data[place]
        table.held[seat] += 1
        owed[seat] += 1
        cards.sort(table.hands, stop + 1 - table.held[seat], stop + 1)
        seen[data[place]] -= 1
        table.play(_CARD + data[place])
    if table.trump != data[trump]:
        raise BadRecord("The saved trump does not fit the cards.")
    for seat in range(table.seats):
        held = table.held[seat]
        if held + owed[seat] != (0 if seat == table.rests else table.size):
            raise BadRecord("A hand does not have its number of cards.")
        for place in range(seat * table.width, seat * table.width + held):
            seen[table.hands[place]] -= 1
            if place > seat * table.width and table.hands[place - 1] >= table.hands[place]:
                raise BadRecord("A hand is not in order.")
    for count in seen:
        if count > 1:
            raise BadRecord("A card is there twice or is not of this pack.")
    table.stock = len(table.fresh) - table.size * table.playing
