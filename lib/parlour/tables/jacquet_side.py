"""What stands beside Jacquet's board: the dice, both sides' pips and men off, the score of the match.

The plate of the side that is at the bottom of the board is the lower one, or the left one on the finer screens.
About 3 KB of heap.
"""

from micropython import const

from parlour import measures, paint, theme, words
from parlour.app import forget

_W_SIDE_OFFS = const(452)
_W_SIDE_MATCH = const(453)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_NOTES = const(7)
_C_IVORY = const(35)
_C_EBONY = const(36)

_OFF = const(25)
_MOVING = const(2)


class Side:
    """Everything but the board and the sentences; `under`, `big` and `fine` are the layers of the table."""

    def __init__(self, under, big, fine, places):
        from parlour.tables.jacquet_outside import lay_out

        lay_out(self, under, big, fine, places)
        forget("parlour.tables.jacquet_outside")

    def show(self, view, below, throws):
        """All from the view; `below` is the seat whose side is at the bottom. `throws`: the dice of the opening (two
        numbers by seat, 0: not thrown) to be shown instead of the throw; None: the throw."""
        for n in range(2):
            seat = below if n == 0 else 1 - below
            paint.tint(self.plates[n], _C_EBONY if seat else _C_IVORY)
            ink = theme.ink(_C_CREAM if seat else _C_INK)
            paint.ink(self.pips[n], ink)
            _figure(self.pips[n], view.pips(seat))
            if self.offs:
                paint.ink(self.offs[n], ink)
                _figure(self.offs[n], view.men[seat][_OFF])
                label = theme.ink(_C_GOLD if seat else _C_NOTES)
                paint.ink(self.labels[2 * n], label)
                paint.ink(self.labels[2 * n + 1], label)
        score = view.score
        if self.both:
            offs = words.say(_W_SIDE_OFFS, view.men[below][_OFF], view.men[1 - below][_OFF])
            paint.right(self.both, offs)
            paint.right(self.score, words.say(_W_SIDE_MATCH, score[below], score[1 - below]))
        else:
            paint.say(self.score, b"%d:%d" % (score[below], score[1 - below]))
        if throws is None:
            self._throw(view)
        else:
            # The die of the lower side is the lower, or left one.
            lower = 1 if measures.kind == 0 else 0
            self._die(lower, throws[below], True)
            self._die(1 - lower, throws[1 - below], True)
            paint.rest(self.times, 0)

    def _throw(self, view):
        """The dice of the throw; what is played already is dim."""
        first = view.thrown[0]
        second = view.thrown[1]
        moving = view.phase == _MOVING
        high = view.high if moving else 0
        low = view.low if moving else 0
        double = first == second
        self._die(0, first, first == high or first == low)
        self._die(1, second, second == high or second == low)
        if double and first and moving and view.left:
            paint.say(self.times, b"x%d" % view.left)
        else:
            paint.rest(self.times, 0)

    def _die(self, n, number, bright):
        die = self.dice[n]
        paint.hide(die, not number)
        if number:
            paint.tile(die, 0, number - 1)
            paint.ink(die, self.bright if bright else self.dim)


def _figure(line, number):
    """A number in a strip of three letters; a single digit stands in the middle."""
    paint.say(line, b" %d" % number if number < 100 else b"%d" % number)
