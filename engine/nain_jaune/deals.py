"""Dealing, stakes, settlement and the end of a match of Nain Jaune (Y3-Y7, Y14-Y21, C5-C11).

Rule source: rules sheet part 3. Functions of a rules.Table; used once a deal.
"""

from micropython import const

from engine.contract import BOARD, DEAL, DEAL_END, MATCH_END, NOBODY, OUT, PAY
from engine.nain_jaune.board import BOARD_CARDS, PACK

# Cards for each seat by the number of seats in the match (Y5; two: C9).
_CARDS_EACH = b"\x00\x00\x16\x0f\x0c\x09\x08\x07\x06"

_OPTION_PAY = const(4)
_OPTION_HELD = const(5)
_OPTION_OPERA = const(6)
_OPTION_SHORT = const(9)
_OPTION_END = const(10)
_OPTION_LENGTH = const(11)
_OPTION_TWO = const(12)

# Clause of what the board still holds when the match ends (C9), and stakes of one seat (Y4).
_CLAUSE_LAST_BOARD = const(109)
_STAKES = const(15)


def deal(table, events):
    """Place the stakes (Y4), shuffle and deal (Y5, C11); the seat after the dealer begins (Y9, C1)."""
    following = table.following
    chips = table.chips
    table.deal += 1
    if events is not None:
        events.append((DEAL, table.deal, table.dealer, 0))
    opener = seat = following[table.dealer]
    count = 0
    while True:
        count += 1
        placed = 0
        for place in range(5):
            # Who runs short stakes in the board's order until empty (C8).
            amount = min((place + 1) * table.stake, chips[seat])
            chips[seat] -= amount
            table.board[place] += amount
            placed += amount
        if placed and events is not None:
            events.append((PAY, seat, BOARD, placed, 4))
        seat = following[seat]
        if seat == opener:
            break
    pack = table.pile
    pack[:] = PACK
    table.chance.shuffle(pack, 52)
    where = table.where
    each = _CARDS_EACH[count]
    for place in range(each * count):
        where[pack[place]] = seat
        seat = following[seat]
    for _ in range(count):
        table.left[seat] = each
        seat = following[seat]
    table.phase = 1
    table.at_rest = False
    table.to_act = opener


def settle(table, winner, events):
    """Pay what a deal won by `winner` brings, then go to the next deal or end the match."""
    following = table.following
    rate = 1
    if _grand_opera(table, winner):
        total = 0
        for place in range(5):
            total += table.board[place]
            table.board[place] = 0
        _pay(table, BOARD, winner, total, 21, events)
        if table.options[_OPTION_OPERA] == 2:
            rate = 2
    seat = following[winner]
    while seat != winner:
        _pay(table, seat, winner, _owed(table, seat) * rate, 15, events)
        seat = following[seat]
    held = table.options[_OPTION_HELD]
    for place in range(5):
        seat = table.where[BOARD_CARDS[place]]
        if seat < table.seats and held != 2:
            amount = table.board[place]
            if held == 0:
                table.board[place] += _pay(table, seat, BOARD, amount, 16, events)
            else:
                table.board[place] = 0
                _pay(table, seat, winner, amount, 16, events)
                _pay(table, BOARD, winner, amount, 16, events)
    if events is not None:
        events.append((DEAL_END, table.deal, winner))
    _finish(table, winner, events)


def _grand_opera(table, winner):
    """Whether nobody laid a card between the winner's first and last (Y21, C7)."""
    opera = table.options[_OPTION_OPERA]
    if opera == 3:
        return False
    # A seat is cut off as soon as another lays; so where none was, the winner alone has laid.
    return table.broken == 0 if opera == 1 else not table.broken >> winner & 1


def _owed(table, seat):
    """What a seat's cards cost it: 1 each, or their pips, court cards 10 (Y15, C5)."""
    if table.options[_OPTION_PAY] == 0:
        return table.left[seat]
    pips = 0
    for card in PACK:
        if table.where[card] == seat:
            pips += min(card & 15, 10)
    return pips


def _pay(table, payer, payee, amount, clause, events):
    """Move chips from a seat to a seat, or to or from the board (whose stakes the caller counts).

    A seat pays what it has (C8). Returns how many were paid.
    """
    chips = table.chips
    if payer != BOARD:
        amount = min(amount, chips[payer])
        chips[payer] -= amount
    if payee != BOARD:
        chips[payee] += amount
    if amount and events is not None:
        events.append((PAY, payer, payee, amount, clause))
    return amount


def _finish(table, winner, events):
    """Who is out (Y19, C8), whether the match is over (Y19, Y20, C9), and who deals next."""
    options = table.options
    chips = table.chips
    short = options[_OPTION_SHORT]
    needed = _STAKES * table.stake if short else 1
    before = table.members
    count = 0
    lost = 0
    ended = False
    for seat in range(table.seats):
        if not before >> seat & 1:
            continue
        if chips[seat] < needed:
            if short == 2:
                ended = True
            if short == 1 or chips[seat] == 0:
                table.members &= ~(1 << seat)
                lost += 1
                if events is not None:
                    events.append((OUT, seat))
                continue
        count += 1
    if count == 2 and options[_OPTION_TWO] == 1:
        ended = True
    if options[_OPTION_END] == 1 and lost:
        ended = True
    if options[_OPTION_END] == 2 and table.deal >= options[_OPTION_LENGTH]:
        ended = True
    if count < 2 or ended:
        _end(table, winner, before, events)
        return
    dealer = (table.dealer + table.forward) % table.seats
    while not table.members >> dealer & 1:
        dealer = (dealer + table.forward) % table.seats
    table.dealer = dealer
    table.seat_members()
    table.rest()


def _end(table, winner, members, events):
    """Most chips win, a tie shared; where all are at zero, the last deal's winner; the board goes to them (C9)."""
    chips = table.chips
    most = 0
    for seat in range(table.seats):
        if members >> seat & 1 and chips[seat] > most:
            most = chips[seat]
    winners = 0
    count = 0
    for seat in range(table.seats):
        if members >> seat & 1 and (chips[seat] == most if most else seat == winner):
            winners |= 1 << seat
            count += 1
    total = 0
    for place in range(5):
        total += table.board[place]
        table.board[place] = 0
    # What cannot be shared equally goes, a chip each, to the first in turn from the deal's winner.
    share = total // count
    odd = total % count
    seat = winner
    while count:
        if winners >> seat & 1:
            _pay(table, BOARD, seat, share + (1 if odd else 0), _CLAUSE_LAST_BOARD, events)
            if odd:
                odd -= 1
            count -= 1
        seat = table.following[seat]
    table.rest()
    table.phase = 2
    table.at_rest = False
    table.to_act = NOBODY
    table.winners = winners
    if events is not None:
        events.append((MATCH_END, winners))
