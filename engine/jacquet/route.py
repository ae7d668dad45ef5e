"""Points as bits: steps (J5, J8, J12-J14), and whether a bouchon is near (J15-J17, B5).

A side's points are its own route, 1 (its talon, J1, J3) to 24; 25 is off. A set of points is an int with bit p for
point p, so that it stays below 2^25. The two routes are one ring shifted by 12: `turned` leads from either
to the other. A rule of bouchon is 0 text (J16, J17), 1 two-last (six in a row only with one's 23 and 24; J16
too), 2 never (five in a row at most), 3 free: the values of the option, in its order.
"""

from micropython import const

_ALL = const(0x1FFFFFE)  # points 1..24
_FIRST_HALF = const(0x1FFE)  # points 1..12
_SECOND_HALF = const(0x1FFE000)  # points 13..24
_BEFORE_HOME = const(0x7FFFE)  # points 1..18
_ROW_OF_FIRST_QUARTER = const(0x2000)  # own 1..6 are the enemy's 13..18

_TEXT = const(0)
_FREE = const(3)

# The point of a single bit, by bit % 37: no two of the powers of two in use leave the same.
PLACE = (
    b"\x00\x00\x01\x00\x02\x17\x00\x00\x03\x10\x18\x00\x00\x0b\x00\x0d\x04\x07\x11"
    b"\x00\x19\x16\x00\x0f\x00\x0a\x0c\x06\x00\x15\x0e\x09\x05\x14\x08\x13\x12"
)

# How many bits are set in 0..63.
COUNT = (
    b"\x00\x01\x01\x02\x01\x02\x02\x03\x01\x02\x02\x03\x02\x03\x03\x04"
    b"\x01\x02\x02\x03\x02\x03\x03\x04\x02\x03\x03\x04\x03\x04\x04\x05"
    b"\x01\x02\x02\x03\x02\x03\x03\x04\x02\x03\x03\x04\x03\x04\x04\x05"
    b"\x02\x03\x03\x04\x03\x04\x04\x05\x03\x04\x04\x05\x04\x05\x05\x06"
)


def held(men):
    """The points that men stand on (a bytearray, index 1..24), as a set of points."""
    points = 0
    for point in range(1, 25):
        if men[point]:
            points |= 1 << point
    return points


def turned(points):
    """A set of points of one side's route on the other side's."""
    return (points & _FIRST_HALF) << 12 | (points & _SECOND_HALF) >> 12


def free_for(enemy):
    """The points, on one's own route, that hold no man of the enemy's set of points (J8)."""
    return _ALL & ~((enemy & _FIRST_HALF) << 12 | (enemy & _SECOND_HALF) >> 12)


def steps(mine, free, courier, number):
    """From which points a man can be played by a number, bouchons aside; a set of points.

    `mine` are the points held, `free` those that the enemy does not hold, `courier` the courier's point:
    0 once it is home, 25 when its arrival has ended the turn (house rule).
    """
    if courier:
        return 1 << courier & free >> number
    found = mine & free >> number
    if not mine & _BEFORE_HOME:
        exact = 1 << (25 - number)
        if mine & exact:
            found |= exact
        elif not mine & (exact - 1):
            found |= mine & -mine
    return found


def sixes(points):
    """Where six points in a row begin, on the route that the set of points is given on."""
    points &= points >> 1
    pairs = points & points >> 2
    return pairs & points >> 4


def in_reach(mine, free, high, low, left, rule, enemy_courier):
    """Whether a forbidden bouchon could stand within the steps of a throw; may say yes too often, never no.

    `left` steps are to be made: all by `high`, or one by each number where `low` is not 0.
    """
    if rule == _FREE:
        return False
    if rule == _TEXT and not enemy_courier and (mine >> 24 or COUNT[mine >> 1 & 63] + left < 6):
        return False
    reached = mine
    for turn in range(left):
        number = low if low and turn else high
        reached |= (reached & _ALL >> number) << number
    reached &= free
    rows = sixes((reached & _FIRST_HALF) << 12 | (reached & _SECOND_HALF) >> 12)
    if rule == _TEXT:
        ahead = rows >> (enemy_courier + 1) << (enemy_courier + 1) if enemy_courier else 0
        rows = ahead if mine >> 24 else ahead | rows & _ROW_OF_FIRST_QUARTER
    if not rows:
        return False
    theirs = turned(mine)
    while rows:
        row = rows & -rows
        rows ^= row
        if COUNT[theirs >> PLACE[row % 37] & 63] + left >= 6:
            return True
    return False
