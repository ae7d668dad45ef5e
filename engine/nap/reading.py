"""A match of Nap from the bytes that `storage` wrote (rules.Table.load): undone, resumed; in memory meanwhile."""

from struct import unpack_from

from micropython import const

from engine import memory
from engine.contract import BadRecord, IllegalMove

_PHASE_DEAL = const(0)
_PHASE_OVER = const(5)
_NOBODY = const(255)
_MODE_PEEP = const(2)
_MODE_FLOATER = const(4)
_HEAD = const(24)


def load(table, data, start, stop):
    """Take the table from saved bytes; raises BadRecord when they cannot be a state of it."""
    try:
        _load(table, data, start, stop)
    except (IndexError, ValueError, IllegalMove):
        raise BadRecord("These bytes are no position of Nap.")


def _load(table, data, start, stop):
    """The same; raises IllegalMove, IndexError or ValueError too."""
    if stop - start < _HEAD + 7 * table.seats + 3:
        raise BadRecord("These bytes are not whole.")
    phase = data[start]
    clearing = memory.load("nap", "clearing")
    table.dealer = data[start + 2]
    table.gone = data[start + 3]
    if table.dealer >= table.seats or (table.gone if not table.eliminates else table.gone >> table.dealer & 1):
        raise BadRecord("There is no such dealer.")
    if table.gone >> table.seats or (clearing.still_in(table) < 3 and phase != _PHASE_OVER):
        raise BadRecord("There are no such players.")
    table.deal, table.kitty = unpack_from("<II", data, start + 8)
    table.chance.load(data, start + 16)
    at = start + _HEAD
    for seat in range(table.seats):
        table.chips[seat] = unpack_from("<i", data, at)[0]
        at += 4
    at = _take(data, at, table.cuts, 0, 2 * table.seats)
    clearing.clear(table)
    table.doubled = data[start + 4] & 1 > 0
    table.reshuffle = data[start + 4] & 2 > 0
    table.peeped = data[start + 5]
    table.thrower = data[start + 6]
    if table.peeped and (table.mode != _MODE_PEEP and table.mode != _MODE_FLOATER or table.peeped >> table.seats):
        raise BadRecord("Nobody can have looked at a card.")
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
            table.enter(phase)
            table.to_act = _NOBODY
    else:
        # A match is kept as it stood between two deals: only a position set up by hand needs this.
        memory.load("nap", "resuming").resume(table, data, phase, data[start + 1], bids, trump, laid)
        memory.spare("nap", "resuming")
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
