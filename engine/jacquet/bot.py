"""A machine opponent for Jacquet: weighs the men after each step or play by what they block and who is blocked.

It knows a View and nothing else. Level 0 looks at single steps and wavers, level 1 looks at single steps,
level 2 at whole plays of two numbers (at a doublet at pairs of steps). One weighing costs a board about
0.6 ms, a hard choice 1 s at most, in slices of some 8 ms.
"""

from micropython import const

from engine.jacquet.plays import Plays
from engine.jacquet.route import COUNT, held, turned

_OFF = const(25)
_HOME = const(19)
_FREE = const(3)
_NOBODY = const(255)
_WEIGHED = const(4)
_LOWEST = const(-1000000)

# What each man that a held point bars from a number is worth, and each number that nobody can play.
_BARRED = const(3)
_STUCK = const(40)
_OFF_WORTH = const(60)
_TALON = const(5)
_WON = const(1000000)


class Bot:
    """An opponent of level 0 easy, 1 normal or 2 hard, with a stream of its own."""

    def __init__(self, level, chance):
        self.level = level
        self.chance = chance
        self.walk = Plays()

    def begin(self, view, moves, count):
        """Take up a choice: the view of the seat to act and its legal moves, which stay as they are till it is made."""
        self.view = view
        self.legal = moves
        self.count = count
        self.best = moves[0]
        self.most = _LOWEST
        if count == 1:
            return
        walk = self.walk
        walk.begin(view)
        # Two steps are looked at together, or one; the engine has seen to it that what is legal can be completed.
        ahead = 2 if self.level == 2 else 1
        if walk.left > ahead:
            walk.rule = _FREE
            walk.left = ahead
        self.enemy = view.men[1 - view.to_act]
        self.enemy_points = held(self.enemy)

    def think(self):
        """The move chosen, or contract.NOBODY while there is more to weigh."""
        if self.count == 1:
            return self.best
        walk = self.walk
        for _ in range(_WEIGHED):
            found = walk.run(_WEIGHED)
            if found is None:
                return _NOBODY
            if not found:
                return self.best
            first = walk.path[0]
            for place in range(self.count):
                if self.legal[place] == first:
                    break
            else:
                continue
            if walk.depth > walk.least:
                walk.least = walk.depth
                self.most = _LOWEST
            worth = self.weigh()
            if self.level == 0:
                worth += self.chance.below(60)
            if worth > self.most:
                self.most = worth
                self.best = first
        return _NOBODY

    def weigh(self):
        """How good the men of the walk stand; higher is better."""
        walk = self.walk
        men = walk.men
        mine = walk.mine
        view = self.view
        enemy = self.enemy
        courier = walk.courier
        if not mine:
            return _WON
        total = _OFF_WORTH * men[_OFF]
        for point in range(1, _OFF):
            count = men[point]
            if count:
                total += point * count
                if count > 2:
                    total -= 2 * (count - 2)
        total -= _TALON * men[1]
        total += _BARRED * self._barred(enemy, turned(mine), view.couriers[1 - view.to_act])
        total -= _BARRED * self._barred(men, turned(self.enemy_points), courier if courier < _HOME else 0)
        return total

    def _barred(self, men, against, courier):
        """How many pairs of a man and a number are barred by the points `against`, on the route of the men."""
        if courier:
            return 14 * COUNT[against >> (courier + 1) & 63]
        barred = 0
        playable = 0
        for point in range(1, _OFF):
            if men[point]:
                ahead = against >> (point + 1) & 63
                playable |= 63 ^ ahead
                barred += COUNT[ahead] * (men[point] if men[point] < 4 else 4)
        return barred + _STUCK // _BARRED * COUNT[63 ^ playable]
