"""Nap's payments: the declarer settles with every other player, also one who sat out (N6, N19-N25, A2)."""

from micropython import const

_NOBODY = const(255)

_MISERE = const(3)
_NAP = const(5)
_CLAUSES = b"\x15\x15\x15\x17\x15\x16\x66\x18\x19\x2a\x2a"

_PAY = const(5)
_DEAL_END = const(6)
_MATCH_END = const(7)


def pay(table, payer, payee, count, clause, events):
    """Chips from one seat to another, with the clause that says so."""
    table.chips[payer] -= count
    table.chips[payee] += count
    if events is not None:
        events.append((_PAY, payer, payee, count, clause))


def made(table):
    """Whether the declarer has done what he bid."""
    taken = table.taken[table.declarer]
    if table.bid == _MISERE:
        return taken == 0
    return taken >= table.needed[table.bid]


def settle(table, events):
    """The cards are played: pay (N20-N25), and on to the next deal."""
    declarer = table.declarer
    kind = table.bid
    won = made(table)
    seat = declarer
    for _ in range(table.seats - 1):
        seat += 1
        if seat == table.seats:
            seat = 0
        if won:
            pay(table, seat, declarer, table.gain[kind], _CLAUSES[kind], events)
        else:
            pay(table, declarer, seat, table.cost[kind], _CLAUSES[kind], events)
    if events is not None:
        events.append((_DEAL_END, table.deal, declarer if won else _NOBODY))
    table.rest(events)


def throw_in(table, events):
    """All have passed: nobody pays, the deal counts and passes left (A4, A15)."""
    if events is not None:
        events.append((_DEAL_END, table.deal, _NOBODY))
    table.rest(events)


def winners(table):
    """The seats with most chips, a bit a seat."""
    most = max(table.chips)
    bits = 0
    for seat in range(table.seats):
        if table.chips[seat] == most:
            bits |= 1 << seat
    return bits


def end(table, events):
    """The match is over (A16)."""
    if events is not None:
        events.append((_MATCH_END, winners(table)))
