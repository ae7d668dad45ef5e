"""The payments of a deal in words, for the scores. About 1 KB of heap."""

from micropython import const

from engine.contract import BOARD, CLAUSE_A, KITTY, NOBODY
from parlour import games, words

_W_PAYS = const(191)
_W_EACH_PAYS = const(192)
_W_THEY_PAY = const(193)
_W_PAYS_EACH = const(194)
_W_PAYS_THEM = const(195)
_W_KITTY = const(196)
_W_BOARD = const(197)
_W_EARNS = const(202)


def tell(sitting):
    """The payments of the deal as (sentence, clause), in order; equal ones of several seats make one."""
    payments = sitting.payments
    letter = games.find(sitting.match.name)[games.CLAUSE]
    told = bytearray(len(payments))
    for number in range(len(payments)):
        if told[number]:
            continue
        _, giver, taker, chips, clause = payments[number]
        givers = []
        takers = []
        for other in range(number, len(payments)):
            _, by, to, much, why = payments[other]
            if told[other] or much != chips or why != clause:
                continue
            if to == taker and len(takers) < 2:
                givers.append(by)
                takers = [to]
                told[other] = 1
            elif by == giver and len(givers) < 2:
                takers.append(to)
                told[other] = 1
        text = b"A%d" % (clause - CLAUSE_A) if clause > CLAUSE_A else letter + b"%d" % clause
        yield _sentence(sitting, givers, takers, chips), text


def _sentence(sitting, givers, takers, chips):
    """Who pays whom how much; points are won from nobody."""
    if givers[0] == NOBODY:
        return words.say(_W_EARNS, sitting.names[takers[0]], chips)
    many = len(givers) + len(takers) - 1
    all_others = many > 1 and many == len(sitting.names) - 1
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
    if seat == KITTY:
        return words.say(_W_KITTY)
    return words.say(_W_BOARD) if seat == BOARD else sitting.names[seat]
