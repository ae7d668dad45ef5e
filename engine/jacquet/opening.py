"""The beginnings of Jacquet: of a match, of a game, and who begins it (J2, J4); a board forgets them in play.

The readings of Versailles that no second source confirms (B9) stand here in `open_game`, and in versailles.py.
"""

from micropython import const

_PHASE_OPENING = const(0)

_OWN_THROW = const(0)
_EQUAL_FIRST = const(1)
_VERSAILLES = const(1)
_EQUAL = const(8)
_SINGLE = const(1)
_RETHROW = const(2)

_NOBODY = const(255)
_MEN = const(15)


def prepare(table, packed, chance):
    """Give a new rules.Table all that it has; it begins with the opening throw."""
    from engine.jacquet import options

    table.seats = 2
    table.chance = chance
    table.rules = bytes(packed)
    table.variant = packed[0]
    table.ends = packed[1]
    table.bouchon = packed[2]
    table.each_step = packed[3]
    table.higher = 1 - packed[5]
    table.length = options.value(packed, "length")
    table.men = (bytearray(26), bytearray(26))
    table.points = [0, 0]
    table.couriers = bytearray(2)
    table.thrown = bytearray(2)
    table.made = bytearray(6)
    table.last = bytearray(6)
    table.score = table.chips = bytearray(2)
    table.game = 1
    table.plays = None
    # What offer.py finds out; here so that nothing is allocated later.
    table.free = table.best = 0
    table.high_steps = table.low_steps = table.high_all = table.low_all = 0
    table.known = table.searching = False
    set_up(table, 0)
    table.phase = _PHASE_OPENING


def set_up(table, seat):
    """Put all men up for a game that `seat` begins (J2)."""
    for side in range(2):
        men = table.men[side]
        for point in range(26):
            men[point] = 0
        men[1] = _MEN
        table.points[side] = 2
        table.couriers[side] = 1
    table.last_seat = _NOBODY
    table.last_count = 0
    table.made_count = 0
    table.thrown[0] = table.thrown[1] = 0
    table.rest(seat)


def throw_for_priority(table):
    """Both are to throw one die, seat 0 first."""
    table.rest(0)
    table.phase = _PHASE_OPENING
    table.thrown[0] = table.thrown[1] = 0


def open_game(table):
    """Both have thrown their die: who begins, and with what (J4, B8, J20 a-b)."""
    thrown = table.thrown
    first = thrown[0]
    second = thrown[1]
    versailles = table.variant == _VERSAILLES
    equal = table.rules[_EQUAL]
    if first == second:
        if versailles and equal != _RETHROW:
            table.hand(0, first, 0, 1 if equal == _SINGLE else first, _EQUAL_FIRST)
        else:
            throw_for_priority(table)
        return
    seat = 0 if first > second else 1
    if versailles:
        thrown[0] = max(first, second)
        thrown[1] = min(first, second)
        table.hand(seat, thrown[0], thrown[1], 2, _OWN_THROW)
    else:
        table.rest(seat)
