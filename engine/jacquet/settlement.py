"""The end of a game of Jacquet, and of the match (J18, B7; Spanish J21, B10); a board forgets it in play."""

from micropython import const

from engine.jacquet.opening import set_up

_PHASE_OPENING = const(0)
_PHASE_OVER = const(3)

_SPANISH = const(2)
_DOUBLE_GAME = const(4)
_FIRST = const(6)
_RATES = const(10)
_WINNER = const(1)

_NOBODY = const(255)
_PAY = const(5)
_DEAL_END = const(6)
_MATCH_END = const(7)

_OFF = const(25)
_J18 = const(18)
_J21 = const(21)


def worth(table, winner):
    """The points of a game that `winner` has just won (J18, B7; Spanish J21, B10)."""
    men = table.men[1 - winner]
    if table.variant != _SPANISH:
        return 1 if table.rules[_DOUBLE_GAME] or men[_OFF] else 2
    rates = (3, 2, 2 - table.rules[_RATES], 1)
    total = 0
    for point in range(1, _OFF):
        total += rates[(point - 1) // 6] * men[point]
    return total


def win(table, seat, events):
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
    set_up(table, 0)
    first = table.rules[_FIRST]
    if first == 0:
        table.phase = _PHASE_OPENING
    else:
        table.to_act = seat if first == _WINNER else 1 - seat
