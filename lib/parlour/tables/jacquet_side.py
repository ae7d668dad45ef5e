"""What stands beside Jacquet's board: the dice, both sides' pips and men off, the score of the match.

The plate of the side that is at the bottom of the board is the lower one, or the left one on the finer screens.
About 3 KB of heap.
"""

import displayio
from micropython import const

from parlour import measures, paint, sheets, theme, words

_W_SIDE_PIP = const(450)
_W_SIDE_OFF = const(451)
_W_SIDE_OFFS = const(452)
_W_SIDE_MATCH = const(453)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_NOTES = const(7)
_C_WALNUT = const(33)
_C_IVORY = const(35)
_C_EBONY = const(36)

_OFF = const(25)
_MOVING = const(2)


class Side:
    """Everything but the board and the sentences; `under`, `big` and `fine` are the layers of the table."""

    def __init__(self, under, big, fine, places):
        x, y, other_x, other_y, wide, tall = places.sides
        spots = ((x, y), (other_x, other_y))
        self._plates = [paint.box(under, spot[0], spot[1], wide, tall, _C_IVORY) for spot in spots]
        ink = theme.ink(_C_INK)
        self._pips = []
        self._offs = []
        self._labels = []
        for x, y in spots:
            if measures.kind == 0:
                self._pips.append(paint.strip(fine, x + 2, y + 1, 3, ink))
                self._offs.append(paint.strip(fine, x + 2, y + 18, 3, ink))
                self._labels.append(paint.write(fine, x + 2, y + 9, words.say(_W_SIDE_PIP), ink))
                self._labels.append(paint.write(fine, x + 2, y + 27, words.say(_W_SIDE_OFF), ink))
            elif measures.kind == 1:
                self._pips.append(paint.strip(big, x // 2 + 2, 0, 3, ink))
            else:
                self._pips.append(paint.strip(fine, x + 1, 0, 3, ink))
                self._offs.append(paint.strip(fine, x + 1, 10, 3, ink))
                self._labels.append(paint.write(fine, x + 25, 0, words.say(_W_SIDE_PIP), ink))
                self._labels.append(paint.write(fine, x + 25, 10, words.say(_W_SIDE_OFF), ink))
        gold = theme.ink(_C_GOLD, _C_WALNUT)
        x, y, letters = places.score
        self._score = paint.strip(fine, x, y, letters, gold)
        # With no room on the plates the men off stand over the score.
        self._both = paint.strip(fine, x, y - 10, letters, gold) if not self._offs else None
        x, y, large = places.times
        self._times = paint.strip(big if large else fine, x, y, 2, gold)
        self._dice = []
        sheet = sheets.load("dice")
        self._bright = sheet[1]
        self._dim = _dimmed(sheet[1])
        for n in range(2):
            die = sheets.grid(sheet, 1, 1, places.dice[2 * n], places.dice[2 * n + 1])
            paint.hide(die)
            fine.append(die)
            self._dice.append(die)

    def show(self, view, below, throws):
        """All from the view; `below` is the seat whose side is at the bottom. `throws`: the dice of the opening (two
        numbers by seat, 0: not thrown) to be shown instead of the throw; None: the throw."""
        for n in range(2):
            seat = below if n == 0 else 1 - below
            paint.tint(self._plates[n], _C_EBONY if seat else _C_IVORY)
            ink = theme.ink(_C_CREAM if seat else _C_INK)
            paint.ink(self._pips[n], ink)
            _figure(self._pips[n], view.pips(seat))
            if self._offs:
                paint.ink(self._offs[n], ink)
                _figure(self._offs[n], view.men[seat][_OFF])
                label = theme.ink(_C_GOLD if seat else _C_NOTES)
                paint.ink(self._labels[2 * n], label)
                paint.ink(self._labels[2 * n + 1], label)
        score = view.score
        if self._both:
            offs = words.say(_W_SIDE_OFFS, view.men[below][_OFF], view.men[1 - below][_OFF])
            paint.right(self._both, offs)
            paint.right(self._score, words.say(_W_SIDE_MATCH, score[below], score[1 - below]))
        else:
            paint.say(self._score, b"%d:%d" % (score[below], score[1 - below]))
        if throws is None:
            self._throw(view)
        else:
            # The die of the lower side is the lower, or left one.
            lower = 1 if measures.kind == 0 else 0
            self._die(lower, throws[below], True)
            self._die(1 - lower, throws[1 - below], True)
            paint.rest(self._times, 0)

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
            paint.say(self._times, b"x%d" % view.left)
        else:
            paint.rest(self._times, 0)

    def _die(self, n, number, bright):
        die = self._dice[n]
        paint.hide(die, not number)
        if number:
            paint.tile(die, 0, number - 1)
            paint.ink(die, self._bright if bright else self._dim)


def _figure(line, number):
    """A number in a strip of three letters; a single digit stands in the middle."""
    paint.say(line, b" %d" % number if number < 100 else b"%d" % number)


def _dimmed(palette):
    """The colours of dice that are played, half sunk into the ground."""
    count = len(palette)
    dim = displayio.Palette(count)
    for n in range(1, count):
        dim[n] = theme.mix(palette[n], theme.palette[_C_WALNUT], 60)
    dim.make_transparent(0)
    return dim
