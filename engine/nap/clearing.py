"""The table between two deals; in memory while a deal ends, or where a match begins or is taken up again."""

from micropython import const

_NOBODY = const(255)
_UNSET = const(255)
_PHASE_DEAL = const(0)


def still_in(table):
    """How many seats are still in the match."""
    count = 0
    for seat in range(table.seats):
        count += not table.gone >> seat & 1
    return count


def clear(table):
    """Take all cards from the table: the dealer is to deal."""
    playing = still_in(table)
    table.to_act = table.dealer
    table.rests = _NOBODY
    table.idle = table.gone
    if playing == table.resting:
        table.rests = table.dealer
        table.idle |= 1 << table.dealer
        playing -= 1
    table.playing = playing
    for seat in range(table.seats):
        table.held[seat] = 0
        table.taken[seat] = 0
        table.thrown[seat] = 0
    table.spoken[:] = bytes(len(table.spoken))
    table.played[:] = bytes(len(table.played))
    table.turned[:] = bytes(len(table.turned))
    table.bids = 0
    table.declarer = _NOBODY
    table.bid = _UNSET
    table.height = 0
    table.trump = _UNSET
    table.led = _UNSET
    table.lead = 0
    table.laid = 0
    table.opened = 0
    table.best = 0
    table.winner = 0
    table.tricks = 0
    table.stock = len(table.pack)
    table.spares = 0
    table.asides = 0
    table.peeped = 0
    table.thrower = _NOBODY
    table.enter(_PHASE_DEAL)
