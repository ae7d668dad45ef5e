"""Nap's payments: stakes, kitty, the end of a deal and of a match (N6, N19-N27, N30, N42, N43, A2, A4, A10, A16).

In memory while a deal ends.
"""

from micropython import const

from engine.nap import clearing

_NOBODY = const(255)
_KITTY = const(254)

_ONE = const(0)
_MISERE = const(3)
_NAP = const(5)

_MODE_SEVEN = const(5)

_PHASE_OVER = const(5)

_ALL_PASS_DEALER = const(1)
_ALL_PASS_ELDEST = const(2)
_ALL_PASS_DOUBLE = const(3)
_KITTY_RAISE = const(3)
_KITTY_RAISED_MOST = const(0x1000000)

_MOVE_BID = const(16)

_BID = const(1)
_DEAL_END = const(6)
_MATCH_END = const(7)
_OUT = const(14)

_CLAUSE_GARNET = const(26)
_CLAUSE_HOYLE_NAP = const(22)
_CLAUSE_SEVEN_LOST = const(43)
_CLAUSE_A10 = const(110)


def _clause(table, won):
    """The clause of a payment for the bid."""
    if table.mode == _MODE_SEVEN and not won and table.bid:
        return _CLAUSE_SEVEN_LOST
    number = table.clauses[table.bid]
    if number == _CLAUSE_HOYLE_NAP and table.mode == 1 and table.thrower == table.declarer:
        return _CLAUSE_GARNET
    return number


def settle(table, events):
    """The cards are played: pay (N20-N27, N42, N43), and on to the next deal."""
    declarer = table.declarer
    taken = table.taken[declarer]
    won = taken == 0 if table.bid == _MISERE else taken >= table.needed[table.bid]
    if table.revoke is not None:
        table.revoke.keep(table, won)
    if table.revoke is None or not table.revoke.settle(table, events):
        count = (table.gain if won else table.cost)[table.bid] * (2 if table.doubled else 1)
        number = _clause(table, won)
        seat = declarer
        for _ in range(table.seats - 1):
            seat += 1
            if seat == table.seats:
                seat = 0
            if table.gone >> seat & 1:
                continue
            if won:
                table.pay(seat, declarer, count, number, events)
            else:
                table.pay(declarer, seat, count, number, events)
    if table.bid >= _NAP:
        # Made, a bid of five tricks or more takes the kitty (N30, A15a).
        if won:
            table.pay(_KITTY, declarer, table.kitty, table.pool_clause, events)
            table.reshuffle = True
        elif table.kitty_rule == _KITTY_RAISE:
            # No further than chips can be counted in 32 bits, however many bids fail in a row.
            count = min(table.kitty, max(0, _KITTY_RAISED_MOST - table.kitty))
            table.pay(declarer, _KITTY, count, _CLAUSE_A10, events)
    end_deal(table, declarer if won else _NOBODY, events)


def end_deal(table, winner, events):
    """The deal is over: a double header lasts until a declarer wins (A4)."""
    if winner != _NOBODY:
        table.doubled = False
    if events is not None:
        events.append((_DEAL_END, table.deal, winner))
    # Where the kitty has all chips nobody is put out: the match is over, and the kitty is shared.
    if table.eliminates and max(table.chips) > 0:
        for seat in range(table.seats):
            if table.chips[seat] == 0 and not table.gone >> seat & 1:
                table.gone |= 1 << seat
                if events is not None:
                    events.append((_OUT, seat))
    rest(table, events)


def rest(table, events):
    """The deal is over: the next dealer is to deal (N8), or the match is over (A16)."""
    if table.keeps_order:
        _gather(table)
    last_dealer = table.dealer
    table.dealer = (last_dealer + 1) % table.seats
    while table.gone >> table.dealer & 1:
        table.dealer = (table.dealer + 1) % table.seats
    clearing.clear(table)
    if is_over(table):
        end(table, last_dealer, events)


def _gather(table):
    """Where the pack is not shuffled it is gathered as it was played, the rest beneath (A17)."""
    order = bytearray(len(table.pack))
    gathered = bytearray(65)
    for place in range(table.laid):
        order[place] = table.played[2 * place + 1]
        gathered[order[place]] = 1
    at = table.laid
    for card in table.pack:
        if not gathered[card]:
            order[at] = card
            at += 1
    table.pack[:] = order


def throw_in(table, events):
    """All have passed: nobody pays, the deal counts and passes left (A4, A15). False where one must play One."""
    if stand_for_one(table, events):
        return False
    if table.all_pass == _ALL_PASS_DOUBLE:
        table.doubled = True
    end_deal(table, _NOBODY, events)
    return True


def stand_for_one(table, events):
    """All have passed: by house rule the dealer or the first to speak must play One (A4); whether one does.

    For a dealer without a hand the last to speak plays it.
    """
    if table.all_pass != _ALL_PASS_DEALER and table.all_pass != _ALL_PASS_ELDEST:
        return False
    place = 0 if table.all_pass == _ALL_PASS_ELDEST else 2 * (table.bids - 1)
    table.declarer = table.spoken[place]
    table.bid = _ONE
    if events is not None:
        events.append((_BID, table.declarer, _MOVE_BID + _ONE))
    return True


def is_over(table):
    """Whether the match is over: all deals dealt, the target won, or too few left to play (A16)."""
    if table.target and max(table.chips) >= table.target + table.start:
        return True
    return table.deal == table.length or table.eliminates and (clearing.still_in(table) < 3 or max(table.chips) == 0)


def end(table, last_dealer, events):
    """The match is over (A16): the kitty is shared equally, odd chips from the last dealer's left on (A10)."""
    table.enter(_PHASE_OVER)
    table.to_act = _NOBODY
    players = clearing.still_in(table)
    share = table.kitty // players
    odd = table.kitty - share * players
    seat = last_dealer
    for _ in range(table.seats):
        seat = (seat + 1) % table.seats
        if table.gone >> seat & 1:
            continue
        count = share + (odd > 0)
        odd -= 1
        table.pay(_KITTY, seat, count, _CLAUSE_A10, events)
    most = max(table.chips)
    bits = 0
    for seat in range(table.seats):
        if table.chips[seat] == most:
            bits |= 1 << seat
    if events is not None:
        events.append((_MATCH_END, bits))
