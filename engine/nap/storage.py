"""A match of Nap as bytes (rules.Table.save); in memory while it is written, once a deal.

    phase, seat to act, dealer, seats gone, flags (1 stakes doubled, 2 pack to be shuffled), peeped, thrower, 0,
    deals (4), kitty (4), stream (8), chips (4 a seat), cut cards (2 a seat), bids (number, then a byte each),
    trump, number of cards laid, the cards laid in turn, each hand (number, then cards);
    in modes with more cards: spares and aside (number, then cards), number thrown by seat;
    by house rule the order of the pack, and what revoke.Revoke keeps

`reading` takes them back. Who bid and laid what follows from the dealer: `resuming` says and plays it again.
"""

from struct import pack_into

from micropython import const

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
