"""The ends of Jacquet: of the opening throw, of a turn, of a game, of a match (J4, J7, J18, J20, J21).

The readings of Versailles that no second source confirms (B9) stand here alone, in `open_game`, `_pass_on`
and `_after_borrowed`.
"""

from micropython import const

_PHASE_OPENING = const(0)
_PHASE_OVER = const(3)

_OWN_THROW = const(0)
_EQUAL_FIRST = const(1)
_EQUAL_SECOND = const(2)
_BORROWED = const(3)
_ONE_DIE = const(4)

_VERSAILLES = const(1)
_SPANISH = const(2)
_RETHROW = const(2)
_SINGLE = const(1)
_WINNER = const(1)

_NOBODY = const(255)
_PAY = const(5)
_DEAL_END = const(6)
_MATCH_END = const(7)
_LOST = const(13)

_MEN = const(15)
_OFF = const(25)
_J18 = const(18)
_J21 = const(21)


def open_game(table):
    """Both have thrown their die: who begins, and with what (J4, B8, J20 a-b)."""
    thrown = table.thrown
    first = thrown[0]
    second = thrown[1]
    versailles = table.variant == _VERSAILLES
    if first != second:
        seat = 0 if first > second else 1
        if versailles:
            high = max(first, second)
            low = min(first, second)
            thrown[0] = high
            thrown[1] = low
            table.hand(seat, high, low, 2, _OWN_THROW)
        else:
            table.rest(seat)
    elif versailles and table.equal != _RETHROW:
        table.hand(0, first, 0, 1 if table.equal == _SINGLE else first, _EQUAL_FIRST)
    else:
        _throw_for_priority(table)


def _throw_for_priority(table):
    """Both are to throw one die, seat 0 first."""
    table.rest(0)
    table.phase = _PHASE_OPENING
    table.thrown[0] = table.thrown[1] = 0


def end_turn(table, events):
    """The seat to act has played what it could; returns False, for this cannot be undone."""
    seat = table.to_act
    won = table.men[seat][_OFF] == _MEN
    if events is not None and not won:
        if table.low:
            events.append((_LOST, seat, table.high, 1))
            events.append((_LOST, seat, table.low, 1))
        elif table.left:
            events.append((_LOST, seat, table.high, table.left))
    made = table.last
    table.last = table.made
    table.made = made
    table.last_count = table.made_count
    table.last_seat = seat
    table.made_count = 0
    if won:
        _win(table, seat, events)
    elif table.stage == _EQUAL_FIRST:
        number = table.thrown[0]
        table.hand(1, number, 0, 1 if table.equal == _SINGLE else number, _EQUAL_SECOND)
    elif table.stage == _EQUAL_SECOND:
        _throw_for_priority(table)
    elif table.stage == _BORROWED:
        _after_borrowed(table, seat)
    elif table.left and table.variant == _VERSAILLES:
        # J20 c, d: every die thrown is used, by the other side where this one cannot.
        table.hand(1 - seat, table.high, table.low, table.left, _BORROWED)
    else:
        table.rest(1 - seat)
    return False


def _after_borrowed(table, seat):
    """The borrower throws for itself; what it could not play is dead (J20 e, B9 e).

    House rule dead rethrow: having played one of two numbers, it throws only the other die again.
    """
    halved = table.left == 1 and table.last_count == 1 and table.thrown[0] != table.thrown[1]
    table.rest(seat, _ONE_DIE if table.dead and halved else _OWN_THROW)


def worth(table, winner):
    """The points of a game that `winner` has just won (J18, B7; Spanish J21, B10)."""
    men = table.men[1 - winner]
    if table.variant != _SPANISH:
        return 2 if table.doubled and not men[_OFF] else 1
    total = 0
    for point in range(1, _OFF):
        if point < 7:
            total += 3 * men[point]
        elif point < 13:
            total += 2 * men[point]
        elif point < 19:
            total += table.third_table * men[point]
        else:
            total += men[point]
    return total


def _win(table, seat, events):
    """A side has borne off its fifteenth man."""
    points = worth(table, seat)
    table.score[seat] += points
    if events is not None:
        events.append((_PAY, _NOBODY, seat, points, _J21 if table.variant == _SPANISH else _J18))
        events.append((_DEAL_END, table.game, seat))
    if table.score[seat] >= table.length:
        table.rest(_NOBODY)
        table.phase = _PHASE_OVER
        if events is not None:
            events.append((_MATCH_END, 1 << seat))
        return
    table.game += 1
    table.start(0)
    if table.first == 0:
        table.phase = _PHASE_OPENING
    else:
        table.to_act = seat if table.first == _WINNER else 1 - seat
