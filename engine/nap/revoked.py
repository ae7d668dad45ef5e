"""What follows when a revoke is found out (N28, A13); see `revoke`. In memory only then."""

from micropython import const

from engine import memory
from engine.nap import hands

_NOBODY = const(255)
_KITTY = const(254)
_REPLAYED = const(2)
_PHASE_DEAL = const(0)
_NO_TRUMP = const(4)

_CLAUSE_SETTLED = const(28)
_CLAUSE_REPLAYED = const(113)


def challenged(table, seat, events):
    """A seat that revoked has been challenged."""
    revoke = table.revoke
    if table.phase == _PHASE_DEAL:
        _settle_again(table, seat, events)
    elif seat == table.declarer or revoke.rule != _REPLAYED:
        # Play stops and the offender pays (N28).
        won = seat != table.declarer
        revoke.keep(table, won)
        revoke.offender = seat
        penalty(table, events)
        memory.load("nap", "settlement").end_deal(table, table.declarer if won else _NOBODY, events)
    else:
        revoke.offender = seat
        revoke.doubtful = 0
        _take_back(table, revoke.faults[seat])


def penalty(table, events):
    """The declarer who revoked pays as for a lost bid; an opponent pays alone, for all.

    By Hoffmann an opponent whose cards were replayed pays the others when the bid fails all the same.
    """
    revoke = table.revoke
    offender = revoke.offender
    declarer = revoke.declarer
    clause = _clause(revoke)
    count = (table.gain if revoke.won else table.cost)[revoke.bid] * revoke.factor
    seat = declarer
    for _ in range(table.seats - 1):
        seat = (seat + 1) % table.seats
        if offender == declarer:
            table.pay(declarer, seat, count, clause, events)
        elif not revoke.won and seat != offender:
            table.pay(offender, seat, count, clause, events)
    if offender != declarer and revoke.won:
        table.pay(offender, declarer, count * (table.seats - 1), clause, events)


def _clause(revoke):
    return _CLAUSE_REPLAYED if revoke.rule == _REPLAYED else _CLAUSE_SETTLED


def _settle_again(table, seat, events):
    """A challenge after the settlement: its payments go back, and the offender pays instead.

    Whose bid it leaves made or lost, the kitty stays where that put it (N30).
    """
    revoke = table.revoke
    declarer = revoke.declarer
    clause = _clause(revoke)
    won = False if seat == declarer else revoke.won or revoke.rule != _REPLAYED
    for other in range(table.seats if won == revoke.won else table.seats + 1):
        now = table.kitty if other == table.seats else table.chips[other]
        payee = _KITTY if other == table.seats else other
        if other == declarer:
            continue
        count = now - revoke.before[other]
        if count > 0:
            table.pay(payee, declarer, count, clause, events)
        elif count < 0:
            table.pay(declarer, payee, -count, clause, events)
    revoke.offender = seat
    revoke.doubtful = 0
    revoke.won = won
    penalty(table, events)
    table.doubled = revoke.factor == 2 and not won
    settlement = memory.load("nap", "settlement")
    if settlement.is_over(table):
        settlement.end(table, (table.dealer - 1) % table.seats, events)
    memory.spare("nap", "settlement", "clearing")


def _take_back(table, place):
    """Put the cards from a place on back into their hands, and play those before it anew: the table is as it was then.

    Nothing is checked and nothing paid: those cards did not end the deal.
    """
    tricks = table.acts
    leads = memory.load("nap", "leads")
    trump = table.trump
    played = bytes(table.played)
    for at in range(place, table.laid):
        hands.draw(table, played[2 * at], played[2 * at + 1])
    for seat in range(table.seats):
        table.taken[seat] = 0
    table.played[:] = bytes(len(played))
    table.turned[:] = bytes(len(table.turned))
    table.laid = 0
    table.tricks = 0
    tricks.open_trick(table)
    tricks.begin(table)
    if leads.must_name(table) and trump < _NO_TRUMP:
        tricks.set_trump(table, trump)
    for at in range(place):
        tricks.lay(table, table.to_act, played[2 * at + 1], None)
        if leads.must_name(table) and trump < _NO_TRUMP:
            leads.name(table, trump, None)
