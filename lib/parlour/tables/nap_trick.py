"""Nap's trick: a column a seat, clockwise, the viewer last; each card lies in front of its owner (N3).

A full trick stays until the next card is led. About 5.5 KB of objects with five seats; a card played redraws
some 5,000 pixels.
"""

from micropython import const

from parlour import measures, paint, sheets, theme
from parlour.tables.nap_columns import Columns
from parlour.tables.nap_contract import Contract

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_FELT = const(27)
_C_FELT_DARK = const(28)
_C_FELT_SECOND = const(29)
_C_FELT_PALE = const(30)

_NONE = const(255)
_NO_TRUMP = const(4)


class Trick:
    """The trick in play. `big` and `fine` are layers; `fine` lies above."""

    def __init__(self, big, fine, places, view, names):
        self._places = places
        self._names = names
        self._seats = seats = view.seats
        self.order = bytearray(range(seats))
        self._lying = bytearray(b"\xff" * seats)
        self._taken = bytearray(seats)
        self.full = False
        self._best = _NONE
        self._act = _NONE
        self._declarer = _NONE
        self._rests = _NONE
        self._last = _NONE
        self.contract = Contract(big, places, names)
        self._columns = Columns(big, fine, places, seats)
        ink = theme.ink(_C_FELT_PALE, _C_FELT)
        self.last = self.note = None
        if places.last:
            self.last = paint.strip(big, 2 - 2 * measures.kind, places.last, measures.columns, ink)
        else:
            self.note = paint.strip(big, 2, places.high + 6, (measures.width - 2) // 6, ink)

    def turn_to(self, viewer):
        """Order the columns so that the viewer's is the last."""
        for n in range(self._seats):
            self.order[n] = (viewer + 1 + n) % self._seats

    def renew(self, view):
        """Draw all from the view."""
        lying = self._lying
        for seat in range(self._seats):
            lying[seat] = _NONE
            self._taken[seat] = view.taken[seat]
        start = view.opened
        self.full = view.laid == start and view.laid > 0
        if self.full:
            start -= view.playing
        for place in range(start, view.laid):
            lying[view.played[2 * place]] = view.played[2 * place + 1]
        if self.note:
            paint.hide(self.note)
        self._best = _NONE
        if self.full:
            self._best = view.played[2 * view.turned[view.tricks - 1]]
        elif view.laid > start:
            self._best = view.played[2 * view.best_place]
        self._declarer = view.declarer
        self._rests = view.rests
        self._act = view.to_act
        self._chips_of(view)
        self.contract.hide(False, view)
        self.draw()

    def _chips_of(self, view):
        columns = self._columns
        for n in range(len(columns.chips)):
            columns.tell_chips(n, view.chips[self.order[n]])

    def cut(self, view):
        """Show the cards that were cut for the deal (N9)."""
        for seat in range(self._seats):
            self._lying[seat] = view.cuts[seat]
            self._taken[seat] = 0
        self.full = True
        self._best = view.dealer
        self._act = view.dealer
        self._declarer = self._rests = _NONE
        self._chips_of(view)
        self.contract.hide(measures.kind == 2, view)
        self.draw()

    def lay(self, view, seat, card, winner):
        """`seat` has played a card; `winner` has taken the trick with it (255: it goes on). Only the card is drawn at
        once; `draw` brings the rest up to date, in the next picture."""
        if self.full:
            for other in range(self._seats):
                self._lying[other] = _NONE
            self.full = False
        self._lying[seat] = card
        self._last = seat
        if winner != _NONE:
            self.full = True
            self._best = winner
            self._taken[winner] += 1
            self._act = _NONE
        else:
            self._best = view.played[2 * view.best_place]
        if view.laid:
            self._act = view.to_act
        grid = self._columns.cards[self._column(seat)]
        sheets.face(grid, card, False, self._places.tiles < 3)
        paint.hide(grid, False)

    def _column(self, seat):
        for n in range(self._seats):
            if self.order[n] == seat:
                return n
        return 0

    def finish(self, view):
        """Draw what followed from the card that was laid."""
        if view.laid:
            self.contract.show(view)
        else:
            # The deal is over, and the view knows of it no more.
            self.contract.won(self._taken[self._declarer])
        self.draw()

    def count(self):
        """How many cards lie there."""
        return sum([1 for card in self._lying if card != _NONE])

    def newest(self, view):
        """The seat that played last, and its card; (255, 255) when no card lies there."""
        if view.laid:
            self._last = view.played[2 * view.laid - 2]
        if self._last == _NONE or not self.count():
            return _NONE, _NONE
        return self._last, self._lying[self._last]

    def best(self):
        """The seat whose card wins so far or has won, and that card."""
        return self._best, self._lying[self._best]

    def draw(self):
        """Bring the columns up to date; only what differs is written."""
        places = self._places
        columns = self._columns
        slot = line = out = _NONE
        for n in range(self._seats):
            seat = self.order[n]
            act = seat == self._act
            if act:
                ground = _C_GOLD
            elif seat == self._declarer:
                ground = _C_CREAM
            else:
                ground = _C_FELT_SECOND if n & 1 and places.column <= 32 else _C_FELT_DARK
            paint.tint(columns.plates[n], ground)
            dark = ground == _C_GOLD or ground == _C_CREAM
            paint.ink(columns.who[n], theme.ink(_C_INK if dark else _C_FELT_PALE if seat == self._rests else _C_CREAM))
            paint.say(columns.who[n], self._names[seat])
            card = self._lying[seat]
            if card != _NONE:
                sheets.face(columns.cards[n], card, False, places.tiles < 3)
            elif act and not self.full:
                slot = n
            if seat == self._rests:
                out = n
            if seat == self._best and card != _NONE:
                line = n
            paint.hide(columns.cards[n], card == _NONE)
            taken = self._taken[seat]
            paint.hide(columns.tabs[n], not taken)
            paint.hide(columns.counts[n], not taken)
            if taken:
                paint.say(columns.counts[n], b"%d" % taken)
        columns.place_slot(slot)
        columns.place_line(line)
        columns.place_out(out)
