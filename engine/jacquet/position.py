"""A position of Jacquet put on a table, for other programs and for trials; not loaded in play.

The rules need not lead there (B5 speaks of such positions); what cannot stand on a board is refused.
"""

from micropython import const

from engine.contract import ParlourError
from engine.jacquet.opening import set_up
from engine.jacquet.route import held, turned

_MEN = const(15)
_COUNTS = const(25)
_HOME = const(19)
_VERSAILLES = const(1)


class BadPosition(ParlourError):
    """A position that the rules cannot reach."""


def put(table, men, couriers, to_act, dice):
    """Begin a game on a rules.Table anew at a position; its score stays, its number becomes 1.

    men       two lists of 25 counts: own points 1..24, then borne off
    couriers  two own points 1..18, 0 for one that has reached the last quarter
    to_act    0 or 1
    dice      the throw of the seat to act, two numbers 1..6 in any order; empty: it has yet to throw

    Raises BadPosition and changes nothing.
    """
    if type(to_act) is not int or not 0 <= to_act <= 1:
        raise BadPosition("The seat to act is 0 or 1.")
    if len(men) != 2 or len(couriers) != 2:
        raise BadPosition("A position needs the men and the courier of two sides.")
    points = [_checked(men[side], couriers[side]) for side in range(2)]
    if points[0] & turned(points[1]):
        raise BadPosition("Both sides hold the same point.")
    if len(dice) != 0 and len(dice) != 2:
        raise BadPosition("A throw has two dice.")
    for number in dice:
        if type(number) is not int or not 1 <= number <= 6:
            raise BadPosition("A die shows 1 to 6.")
    set_up(table, to_act)
    table.game = 1
    for side in range(2):
        for place in range(_COUNTS):
            table.men[side][place + 1] = men[side][place]
        table.points[side] = points[side]
        table.couriers[side] = couriers[side]
    if dice:
        high = max(dice)
        low = min(dice)
        table.thrown[0] = high
        table.thrown[1] = low
        if high != low:
            table.hand(to_act, high, low, 2, 0)
        else:
            table.hand(to_act, high, 0, high if table.variant == _VERSAILLES else 4, 0)


def _checked(men, courier):
    """The points that a side holds; raises BadPosition when its men cannot stand so."""
    if len(men) != _COUNTS:
        raise BadPosition("Men are given as %d counts: points 1 to 24, then borne off." % _COUNTS)
    total = 0
    for count in men:
        if type(count) is not int or not 0 <= count <= _MEN:
            raise BadPosition("A point holds 0 to %d men." % _MEN)
        total += count
    if total != _MEN:
        raise BadPosition("A side has %d men, not %d." % (_MEN, total))
    if men[24] == _MEN:
        raise BadPosition("A side that has borne off all its men has won already.")
    if type(courier) is not int or not 0 <= courier < _HOME:
        raise BadPosition("A courier stands on point 1 to 18, or is 0 once it has reached the last quarter.")
    if courier and not men[courier - 1]:
        raise BadPosition("No man stands on point %d, where the courier should be." % courier)
    return held(b"\x00" + bytes(men))
