"""What stands beside Jacquet's board: the dice, both sides' pips and men off, the score of the match.

The plate of the side that is at the bottom of the board is the lower one, or the left one on the finer screens.
About 3 KB of heap; made by jacquet_outside.
"""

from micropython import const

from parlour import measures, paint, theme, words

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
    """Everything but the board and the sentences."""

    def show(self, view, below, throws):
        """All from the view; `below` is the seat whose side is at the bottom. `throws`: the dice of the opening (two
        numbers by seat, 0: not thrown) instead of the throw; None: the throw, and dim what is played already."""
        for n in range(2):
            seat = n ^ below
            paint.tint(self.plates[n], _C_EBONY if seat else _C_IVORY)
            ink = theme.ink(_C_CREAM if seat else _C_INK)
            _figure(self.pips[n], view.pips(seat), ink)
            if self.offs:
                _figure(self.offs[n], view.men[seat][_OFF], ink)
                ink = theme.ink(_C_GOLD if seat else _C_NOTES)
                paint.ink(self.labels[2 * n], ink)
                paint.ink(self.labels[2 * n + 1], ink)
        score = view.score
        other = 1 - below
        if self.both:
            paint.right(self.both, words.say(_W_SIDE_OFFS, view.men[below][_OFF], view.men[other][_OFF]))
            paint.right(self.score, words.say(_W_SIDE_MATCH, score[below], score[other]))
        else:
            paint.say(self.score, b"%d:%d" % (score[below], score[other]))
        first = 0
        numbers = view.thrown
        played = throws is None
        moving = played and view.phase == _MOVING
        if not played:
            # The die of the lower side is the lower, or left one.
            first = below if measures.kind else other
            numbers = throws
        for n in range(2):
            die = self.dice[n]
            number = numbers[n ^ first]
            paint.hide(die, not number)
            if number:
                paint.tile(die, 0, number - 1)
                dim = played and not (moving and (number == view.high or number == view.low))
                paint.ink(die, self.dim if dim else self.bright)
        paint.say(self.times, b"x%d" % view.left if moving and view.left and numbers[0] == numbers[1] else b"")


def _figure(line, number, ink):
    """A number in a strip of three letters; a single digit stands in the middle."""
    paint.ink(line, ink)
    paint.say(line, b" %d" % number if number < 100 else b"%d" % number)
