"""Settlement of a deal of Nain Jaune, and the end of a match (Y7, Y14-Y21, C5-C10).

Rule source: rules sheet part 3. On a board loaded when a deal ends and forgotten after it; hard opponents keep it, as
they try what may come: 1.2 KB.
"""

from micropython import const

from engine.contract import BOARD, DEAL_END, MATCH_END, NOBODY, OUT, PAY
from engine.nain_jaune.board import BOARD_CARDS, PACK

_OPTION_PAY = const(4)
_OPTION_HELD = const(5)
_OPTION_OPERA = const(6)
_OPTION_SHORT = const(9)
_OPTION_END = const(10)
_OPTION_LENGTH = const(11)
_OPTION_TWO = const(12)

_OPERA_STRICT = const(1)
_OPERA_DOUBLE = const(2)
_OPERA_OFF = const(3)
_HELD_DOUBLE = const(0)
_HELD_NOTHING = const(2)

_PHASE_DEAL = const(0)
_PHASE_OVER = const(2)

# Clause of what the board still holds when the match ends (C9), and stakes of one seat (Y4).
_CLAUSE_LAST_BOARD = const(109)
_STAKES = const(15)


def settle(table, winner, events):
    """Pay what a deal won by `winner` brings, then go to the next deal or end the match."""
    following = table.following
    options = table.options
    opera = options[_OPTION_OPERA]
    rate = 1
    # A seat is cut off as soon as another lays; so where none was, the winner alone has laid (Y21, C7).
    table.opera = opera != _OPERA_OFF and not (table.broken if opera == _OPERA_STRICT else table.broken >> winner & 1)
    if table.opera:
        _pay(table, BOARD, winner, _all_stakes(table), 21, events)
        if opera == _OPERA_DOUBLE:
            rate = 2
    seat = following[winner]
    while seat != winner:
        _pay(table, seat, winner, _owed(table, seat) * rate, 15, events)
        seat = following[seat]
    held = options[_OPTION_HELD]
    for place in range(5):
        seat = table.where[BOARD_CARDS[place]]
        if seat < table.seats and held != _HELD_NOTHING:
            amount = table.board[place]
            if held == _HELD_DOUBLE:
                table.board[place] += _pay(table, seat, BOARD, amount, 16, events)
            else:
                table.board[place] = 0
                _pay(table, seat, winner, amount, 16, events)
                _pay(table, BOARD, winner, amount, 16, events)
    if events is not None:
        events.append((DEAL_END, table.deal, winner))
    _finish(table, winner, events)


def _all_stakes(table):
    """Take what all compartments hold."""
    total = 0
    for place in range(5):
        total += table.board[place]
        table.board[place] = 0
    return total


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
    table.end_deal(_PHASE_DEAL, dealer, 0)


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
    total = _all_stakes(table)
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
    table.end_deal(_PHASE_OVER, NOBODY, winners)
    if events is not None:
        events.append((MATCH_END, winners))
