"""What house rules let a seat do besides laying and passing: claim a stake by hand (C4), stop at will (C3).

Loaded by rules.Table only where one of them is in force; about 1 KB of heap.
"""

from micropython import const

from engine.contract import BOARD, PAY

_PASS = const(1)
_CLAIM = const(3)
_STOP = const(4)

_HAND = const(1)


def moves(table, out):
    """Fill `out` with the legal moves that come before the cards; returns how many."""
    count = 0
    seat = table.to_act
    holds = table.run != 0 and table.holds(seat, table.run + 1)
    if table.claim:
        if not holds and (table.run or not table.left[seat]):
            out[0] = _PASS
            count = 1
        out[count] = _CLAIM
        count += 1
    if table.may and holds:
        out[count] = _STOP
        count += 1
    return count


def answer(table, move, events):
    """The seat to act claims, or forgoes what its last card has reached; True while that may be taken back."""
    seat = table.to_act
    if move == _CLAIM:
        table.take(seat, table.claim, events)
        table.claim = 0
    else:
        miss(table, seat, events)
    return True if table.left[seat] else table.settle(seat, events)


def miss(table, seat, events):
    """The stake reached was forgotten: double it as far as chips go, or leave it (Y13, C4)."""
    place = table.claim - 1
    table.claim = 0
    amount = min(table.board[place], table.chips[seat])
    if table.by_hand == _HAND and amount:
        table.chips[seat] -= amount
        table.board[place] += amount
        if events is not None:
            events.append((PAY, seat, BOARD, amount, 13))
