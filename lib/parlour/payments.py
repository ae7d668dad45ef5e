"""The payments of a deal in words, for the scores, and what goes on which page of these. About 2 KB of heap, let go
when the scores are made.

What goes to the board or comes from it is told in words of its own: a line of one sentence, which begins with + (to the
board) or - (from it), the clause's number, and * where all pay alike.
"""

from micropython import const

from engine.contract import BOARD, CLAUSE_A, KITTY, NOBODY, OUT, PAY, TAKE
from parlour import games, measures, words

_W_PAYS = const(191)
_W_EACH_PAYS = const(192)
_W_THEY_PAY = const(193)
_W_PAYS_EACH = const(194)
_W_PAYS_THEM = const(195)
_W_KITTY = const(196)
_W_NO_PAYMENT = const(198)
_W_EARNS = const(202)
_W_BOARD_PAYMENTS = const(550)
_W_IS_OUT = const(551)

_CLAUSE_OUT = const(19)


def lines(sitting):
    """The payments as (text, clause) lines; equal ones of several seats make one sentence."""
    out = []
    for text, clause in tell(sitting):
        for part in words.wrap(text, measures.columns - 5):
            out.append((part, clause))
            clause = b""
    if not out and sitting.ended:
        out.append((words.say(_W_NO_PAYMENT), b""))
    return out


def pages(sitting, count, tall, least, most):
    """The pages of `tall` pixels for so many lines: (first line, stop, first seat, stop, height of a seat's row, from
    `least` to `most`), and one or more for the end, whose first line is -1."""
    seats = len(sitting.names)
    room = (tall - 10 * count - 10) // seats
    out = []
    if room >= least:
        out.append((0, count, 0, seats, min(room, most)))
    else:
        for first in range(0, count, tall // 10):
            out.append((first, min(first + tall // 10, count), 0, 0, most))
        _chips(out, 0, seats, tall, least, most)
    if sitting.ended and sitting.over():
        _chips(out, -1, seats, tall, least, most)
    return out


def _chips(out, line, count, tall, least, most):
    """Pages of chips alone."""
    fit = (tall - 10) // least
    number = -(-count // fit)
    each = -(-count // number)
    for first in range(0, count, each):
        out.append((line, 0, first, min(first + each, count), min((tall - 10) // each, most)))


def tell(sitting):
    """The payments of the deal as (sentence, clause), in order; equal ones of several seats make one."""
    payments = sitting.payments
    letter = games.find(sitting.match.name)[games.CLAUSE]
    told = bytearray(len(payments))
    card = b""
    for number in range(len(payments)):
        event = payments[number]
        if event[0] == TAKE:
            card = words.card(event[2])
        elif event[0] == OUT:
            yield words.say(_W_IS_OUT, sitting.names[event[1]]), letter + b"%d" % _CLAUSE_OUT
        if told[number] or event[0] != PAY:
            continue
        _, giver, taker, chips, clause = event
        givers = []
        takers = []
        alike = True
        for other in range(number, len(payments)):
            event = payments[other]
            if event[0] != PAY or event[4] != clause:
                continue
            _, by, to, much, _ = event
            if (by == BOARD) != (giver == BOARD) or (to == BOARD) != (taker == BOARD):
                continue
            if told[other] or much != chips:
                alike = False
            elif to == taker and len(takers) < 2 and by not in givers:
                givers.append(by)
                takers = [to]
                told[other] = 1
            elif by == giver and len(givers) < 2 and to not in takers and not card:
                takers.append(to)
                told[other] = 1
        text = b"A%d" % (clause - CLAUSE_A) if clause > CLAUSE_A else letter + b"%d" % clause
        if BOARD in (giver, taker):
            mark = b"%s%d" % (b"+" if taker == BOARD else b"-", clause)
            if alike and len(givers) + len(takers) > 2:
                mark += b"*"
            names = b", ".join([sitting.names[seat] for seat in givers + takers if seat != BOARD])
            yield _board(mark, names, chips, chips * (len(givers) + len(takers) - 1), card), text
            card = b""
        else:
            yield _sentence(sitting, givers, takers, chips), text


def _board(mark, *arguments):
    """A payment to or from the board."""
    for line in words.say(_W_BOARD_PAYMENTS, *arguments).split(b"\n"):
        if line.startswith(mark + b" "):
            return line[len(mark) + 1 :]
    return b""


def _sentence(sitting, givers, takers, chips):
    """Who pays whom how much; points are won from nobody."""
    if givers[0] == NOBODY:
        return words.say(_W_EARNS, sitting.names[takers[0]], chips)
    many = len(givers) + len(takers) - 1
    # The kitty is no seat: with it, all are all.
    kitty = takers[0] == KITTY or givers[0] == KITTY
    all_others = many > 1 and many == len(sitting.names) - (0 if kitty else 1)
    giver = b", ".join([_name(sitting, seat) for seat in givers])
    taker = b", ".join([_name(sitting, seat) for seat in takers])
    if many == 1:
        return words.say(_W_PAYS, giver, taker, chips)
    if len(givers) > 1:
        if all_others:
            return words.say(_W_EACH_PAYS, taker, chips, many * chips)
        return words.say(_W_THEY_PAY, giver, taker, chips)
    if all_others:
        return words.say(_W_PAYS_EACH, giver, chips, many * chips)
    return words.say(_W_PAYS_THEM, giver, taker, chips)


def _name(sitting, seat):
    """A seat's name, or what is no seat."""
    return words.say(_W_KITTY) if seat == KITTY else sitting.names[seat]
