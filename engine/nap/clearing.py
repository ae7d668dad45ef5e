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
    idle = table.gone
    table.to_act = table.dealer
    table.rests = _NOBODY
    if playing == table.resting:
        table.rests = table.dealer
        idle |= 1 << table.dealer
        playing -= 1
    table.playing = playing
    if table.idle != idle:
        table.idle = idle
        _line_up(table)
    nothing = bytes(table.seats)
    table.held[:] = nothing
    table.taken[:] = nothing
    table.thrown[:] = nothing
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


def _line_up(table):
    """Note which seat with a hand comes after each seat."""
    follower = 0
    # Twice around the table: then each seat's follower is known.
    for place in range(2 * table.seats - 1, -1, -1):
        seat = place % table.seats
        table.following[seat] = follower
        if not table.idle >> seat & 1:
            follower = seat
