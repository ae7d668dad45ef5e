"""What Jacquet de Versailles does at the end of a turn: numbers that go over, equal priority dice (J20, B9).

Loaded where that variant is played. The readings that no second source confirms stand here, and in opening.open_game.
"""

from micropython import const

_OWN_THROW = const(0)
_EQUAL_FIRST = const(1)
_EQUAL_SECOND = const(2)
_BORROWED = const(3)
_ONE_DIE = const(4)

_EQUAL = const(8)
_DEAD = const(9)
_SINGLE = const(1)


def go_over(table, seat):
    """`seat` has ended a turn in which numbers are left to be played, or that was not one of an own throw."""
    if table.stage == _EQUAL_FIRST:
        number = table.thrown[0]
        table.hand(1, number, 0, 1 if table.rules[_EQUAL] == _SINGLE else number, _EQUAL_SECOND)
    elif table.stage == _EQUAL_SECOND:
        from engine.jacquet.opening import throw_for_priority

        throw_for_priority(table)
    elif table.stage == _BORROWED:
        # The borrower throws for itself; what it could not play is dead (J20 e, B9 e). House rule dead rethrow: having
        # played one of two numbers, it throws only the other die again.
        halved = table.left == 1 and table.last_count == 1 and table.thrown[0] != table.thrown[1]
        table.rest(seat, _ONE_DIE if table.rules[_DEAD] and halved else _OWN_THROW)
    else:
        # J20 c, d: every die thrown is used, by the other side where this one cannot.
        table.hand(1 - seat, table.high, table.low, table.left, _BORROWED)
