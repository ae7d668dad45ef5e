"""All plays of a throw, one at a time: in slices, without recursion and without building lists.

The tree of steps is walked depth first with the men moved to and fro on a copy. Steps of one number in
another order lead to the same men, so of two neighbours the later point is played first only where the
order matters: a doublet on fourteen points has some thousand plays, not tens of thousands. About 2 KB of
heap, one object 0.5 KB; a step tried costs a board about 0.15 ms.
"""

from micropython import const

from engine.jacquet.route import PLACE, free_for, held, in_reach, sixes, steps

_OFF = const(25)
_ENDED = const(25)
_HOME = const(19)
_TWO_LAST = const(1)
_NEVER = const(2)
_FREE = const(3)
_FIRST_HALF = const(0x1FFE)  # points 1..12
_SECOND_HALF = const(0x1FFE000)  # points 13..24
_FIRST_QUARTER = const(0x7E)
_LAST_TWO = const(0x1800000)
_LEVELS = const(7)


def shut(mine, rule, enemy_courier):
    """Whether holding these points makes a bouchon that the rule forbids (J16, J17, B5).

    Rows are counted on the enemy's route (B5 i), where one's 24 and 1 are neighbours and 12 and 13 are not.
    `enemy_courier` is its point on the enemy's route, 0 once it is home.
    """
    rows = sixes((mine & _FIRST_HALF) << 12 | (mine & _SECOND_HALF) >> 12)
    if not rows or rule == _FREE:
        return False
    if rule == _NEVER:
        return True
    if enemy_courier and rows >> (enemy_courier + 1):
        return True
    if rule == _TWO_LAST:
        return mine & _LAST_TWO != _LAST_TWO
    return mine & _FIRST_QUARTER == _FIRST_QUARTER and not mine >> 24


class Plays:
    """A walk over the plays of a throw; allocated once, begun anew for each throw.

    After `run` has found one: `path` holds its moves (a byte each, `depth` of them), `men` the mover's men
    after it (index 1..24, 25 off), `mine` the points they hold, `courier` the courier's point (0 or 25: home).
    """

    def __init__(self):
        self.men = bytearray(26)
        self.path = bytearray(6)
        self.depth = self.least = self.budget = 0
        self.mine = self.free = self.courier = self.enemy_courier = 0
        self.high = self.low = self.left = 0
        self.rule = self.ends = self.each_step = self._from = 0
        self._swapped = False
        self._numbers = bytearray(6)
        self._todo = [0] * _LEVELS
        self._legal = [0] * _LEVELS
        self._held = [0] * _LEVELS
        self._couriers = bytearray(_LEVELS)

    def begin(self, place, fixed=False):
        """Stand before the first play of a place's throw: a Table or a View in phase move.

        Finds what has at least `least` steps (1 now; the caller may raise it) and ends without a forbidden
        bouchon: shorter plays come too, before a longer one is known. With `fixed` every first step keeps
        all that can follow it; otherwise only positions of men are all reached.
        """
        seat = place.to_act
        men = place.men[seat]
        for point in range(26):
            self.men[point] = men[point]
        self.mine = held(men)
        self.free = free_for(held(place.men[1 - seat]))
        self.courier = _ENDED if place.stopped else place.couriers[seat]
        self.ends = place.ends
        self.left = place.left
        self.high = place.high
        self.low = place.low
        self.enemy_courier = place.couriers[1 - seat]
        self.rule = place.bouchon
        if not in_reach(self.mine, self.free, self.high, self.low, self.left, self.rule, self.enemy_courier):
            self.rule = _FREE
        self.each_step = place.each_step
        self.least = 1
        self.depth = 0
        self._from = 2 if fixed else 1
        self._swapped = False
        for level in range(self.left):
            self._numbers[level] = self.high
        if self.low:
            self._numbers[1] = self.low
        self._todo[0] = self._legal[0] = self._steps(0) if self.left else 0

    def run(self, budget):
        """Go on by at most `budget` steps to and fro: True at a play, False at the end, None when they are used.

        What is left of them stands in `budget`.
        """
        while budget > 0:
            budget -= 1
            level = self.depth
            todo = self._todo[level]
            if not todo:
                if level:
                    self._back()
                elif self.low and not self._swapped:
                    self._swap()
                else:
                    return False
                continue
            bit = todo & -todo
            self._todo[level] = todo ^ bit
            self._make(PLACE[bit % 37])
            if self.depth >= self.least and not shut(self.mine, self.rule, self.enemy_courier):
                self.budget = budget
                return True
        return None

    def leave(self, known):
        """Give up what else begins with the first step of the play just found, or from the points `known`."""
        while self.depth:
            self._back()
        self._todo[0] &= ~known

    def _swap(self):
        """Begin anew with the lower number first."""
        self._swapped = True
        self._numbers[0] = self.low
        self._numbers[1] = self.high
        self._todo[0] = self._legal[0] = self._steps(0)

    def _steps(self, level):
        """From which points the number of this level can be played here."""
        number = self._numbers[level]
        found = steps(self.mine, self.free, self.courier, number)
        if self.each_step and self.rule != _FREE:
            rest = found
            while rest:
                bit = rest & -rest
                rest ^= bit
                point = PLACE[bit % 37]
                mine = self.mine
                if self.men[point] == 1:
                    mine ^= bit
                if point + number < _OFF:
                    mine |= bit << number
                if shut(mine, self.rule, self.enemy_courier):
                    found ^= bit
        return found

    def _make(self, point):
        """Play the level's number from a point."""
        level = self.depth
        number = self._numbers[level]
        men = self.men
        mine = self._held[level] = self.mine
        courier = self._couriers[level] = self.courier
        men[point] -= 1
        if not men[point]:
            mine ^= 1 << point
        to = point + number
        if to < _OFF:
            mine |= 1 << to
        else:
            to = _OFF
        men[to] += 1
        if courier:
            self.courier = to if to < _HOME else _ENDED if self.ends else 0
        self.mine = mine
        self.path[level] = number << 5 | point
        level += 1
        self.depth = level
        if level == self.left:
            self._todo[level] = 0
            return
        found = self._legal[level] = self._steps(level)
        if level >= self._from and not self.low:
            # What could have been played before this step, from a point behind it, was tried before it.
            found &= ~(self._legal[level - 1] & ((1 << point) - 1))
        self._todo[level] = found

    def _back(self):
        """Take back the last step."""
        level = self.depth - 1
        point = self.path[level] & 31
        to = point + self._numbers[level]
        self.men[to if to < _OFF else _OFF] -= 1
        self.men[point] += 1
        self.mine = self._held[level]
        self.courier = self._couriers[level]
        self.depth = level
