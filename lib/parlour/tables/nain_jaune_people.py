"""Who sits at Nain Jaune's table: names, cards and chips in turn order, the seat to act on a dark plate.

Who has passed this rank is paler. About 250 bytes a seat.
"""

from micropython import const

from engine.contract import NOBODY
from parlour import paint, theme, words

_C_INK = const(0)
_C_CREAM = const(2)
_C_SUN = const(32)
_C_TERRACOTTA = const(37)
_C_TERRACOTTA_DARK = const(38)
_C_TERRACOTTA_PALE = const(39)

_W_NJ_MANY = const(505)

_CARDS = b"\x06"


class People:
    """A place for each seat that is still in the match; `layer` is the fine one where places.fine_people."""

    def __init__(self, layer, places, names, count):
        self._names = names
        self._count = count
        if places.small:
            # The run's card is cut where the seats begin.
            paint.box(layer, places.fine * places.run[0], places.fine * 32, 34, 5, _C_TERRACOTTA)
        x, y, columns, step, pitch, name, cards, chips = places.people
        self._letters = name
        self._step = step
        self.order = bytearray(count)
        self._who = []
        self._cards = []
        self._chips = []
        self._xs = []
        self._ys = []
        self._plate = paint.box(layer, x, y, step - (0 if columns == 1 else 2), pitch, _C_TERRACOTTA_DARK)
        cream = theme.ink(_C_CREAM)
        sun = theme.ink(_C_SUN)
        paper = theme.ink(_C_INK, _C_CREAM)
        for n in range(count):
            left = x + n % columns * step
            top = y + n // columns * pitch
            right = left + step - (0 if columns == 1 else 3)
            self._xs.append(left)
            self._ys.append(top)
            self._who.append(paint.strip(layer, left + 1, top, name, cream))
            line = paint.strip(layer, right - 6 * chips - 6 * cards, top, cards, cream if cards > 2 else paper)
            self._cards.append(line)
            self._chips.append(paint.strip(layer, right - 6 * chips, top, chips, sun))

    def renew(self, view, home):
        """Draw all from the view, in turn order from `home`, or from the next seat that is still in the match."""
        seat = home
        while not view.members >> seat & 1:
            seat = (seat + 1) % view.seats
        for n in range(self._count):
            self.order[n] = seat
            paint.say(self._who[n], self._names[seat][: self._letters])
            seat = view.following[seat]
        self.show(view)

    def show(self, view):
        """Bring cards, chips and whose turn it is up to date."""
        act = NOBODY
        for n in range(self._count):
            seat = self.order[n]
            line = self._cards[n]
            text = b"%d" % view.counts[seat] if view.phase == 1 else b""
            paint.right(line, text + _CARDS if text and line.width > 2 else text)
            line = self._chips[n]
            text = b"%d" % view.chips[seat]
            paint.right(line, text if len(text) <= line.width else words.say(_W_NJ_MANY))
            if seat == view.to_act:
                act = n
            ink = _C_TERRACOTTA_PALE if view.passed(seat) else _C_SUN if seat == view.to_act else _C_CREAM
            paint.ink(self._who[n], theme.ink(ink))
        paint.hide(self._plate, act == NOBODY)
        if act != NOBODY:
            paint.move(self._plate, self._xs[act], self._ys[act])
