"""Which steps a player of Jacquet may begin with: those that begin a play the rules allow (B4, B5).

Two numbers are judged by sets of points and a doublet by nothing else; only where a forbidden bouchon is in
reach are the plays themselves searched, in slices: what searches is loaded the first time. Writes known,
searching, high_steps and low_steps of the table: sets of the points from which `high` and `low` may be played.
"""

from micropython import const

from engine.jacquet.route import PLACE, in_reach, steps

_OFF = const(25)
_ENDED = const(25)
_HOME = const(19)
_FREE = const(3)


def search(table, budget):
    """Look for the legal steps by trying at most `budget` of them; True once they are known."""
    if not table.searching and _look(table):
        return True
    plays = table.plays
    while budget > 0:
        found = plays.run(budget)
        if found is None:
            return False
        if not found or _note(table, plays):
            if table.best == 1 and table.low and table.higher and table.high_steps:
                table.low_steps = 0
            table.plays = None
            table.searching = False
            table.known = True
            return True
        budget = plays.budget
    return False


def _note(table, plays):
    """A play was found that the bouchons allow: keep how it may begin; True when nothing else can."""
    depth = plays.depth
    if depth > table.best:
        table.best = plays.least = depth
        table.high_steps = table.low_steps = 0
    path = plays.path
    if table.low or table.each_step:
        bit = 1 << (path[0] & 31)
        if path[0] >> 5 == table.high:
            table.high_steps |= bit
        else:
            table.low_steps |= bit
    else:
        # Steps of one number can be made in any order: each that is possible now may come first.
        for place in range(depth):
            table.high_steps |= 1 << (path[place] & 31) & table.high_all
    if depth < table.left:
        return False
    plays.leave(0 if table.low else table.high_steps)
    return table.high_steps == table.high_all and table.low_steps == table.low_all


def _look(table):
    """Find the legal steps at once (True), or begin a search because a bouchon is in reach (B5)."""
    seat = table.to_act
    left = table.left
    courier = _ENDED if table.stopped else table.couriers[seat]
    mine = table.points[seat]
    free = table.free
    high = table.high
    low = table.low
    high_steps = steps(mine, free, courier, high) if left else 0
    low_steps = steps(mine, free, courier, low) if low else 0
    if (high_steps or low_steps) and table.bouchon != _FREE:
        if in_reach(mine, free, high, low, left, table.bouchon, table.couriers[1 - seat]):
            table.high_all = high_steps
            table.low_all = low_steps
            table.high_steps = table.low_steps = table.best = 0
            table.searching = True
            if table.plays is None:
                from engine.jacquet.plays import Plays

                table.plays = Plays()
            table.plays.begin(table, True)
            return False
    if low:
        # B4: as many numbers as possible, and the higher where only one can be played (J10).
        high_first = _followed(table, high_steps, low_steps, high, low) if high_steps else 0
        low_first = _followed(table, low_steps, high_steps, low, high) if low_steps else 0
        if high_first or low_first:
            high_steps = high_first
            low_steps = low_first
        elif high_steps and table.higher:
            low_steps = 0
    # A doublet needs no more: what can be played stays playable whatever is played before it (J11).
    table.high_steps = high_steps
    table.low_steps = low_steps
    table.known = True
    return True


def _followed(table, firsts, seconds, number, other):
    """Those of the first steps after which the other number can be played."""
    if seconds & (seconds - 1):
        return firsts
    # The only man that the other number could be played with must not be the one that moves away.
    kept = firsts & ~seconds if seconds else 0
    rest = firsts ^ kept
    seat = table.to_act
    men = table.men[seat]
    while rest:
        bit = rest & -rest
        rest ^= bit
        point = PLACE[bit % 37]
        mine = table.points[seat]
        if men[point] == 1:
            mine ^= bit
        to = point + number
        if to < _OFF:
            mine |= 1 << to
        courier = table.couriers[seat]
        if courier:
            courier = to if to < _HOME else _ENDED if table.ends else 0
        if steps(mine, table.free, courier, other):
            kept |= bit
    return kept
