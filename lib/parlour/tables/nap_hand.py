"""The viewer's own hand at the lower edge of Nap's table: fanned, the chosen card in a gold frame.

The cards keep their places until the next choice is asked; a card that is played leaves a gap. nap_made makes it.
About 1.2 KB of heap, 115 bytes a card and 0.3 KB; the cursor redraws about 3,000 pixels, on the fine screens 700.
"""

from micropython import const

from parlour import measures, paint, sheets

_NONE = const(255)
_CARD = const(128)

# Black and red by turns, so that neighbours in the fan differ.
_SUITS = b"\x00\x01\x03\x02\x04"


class Hand:
    """The hand of the seat that holds the device; card backs when nobody does.

    count, cards; `can` marks those that may be chosen, `at` is the place of the chosen one (255: none); y of the former
    `high`, of the others `low`; `room` in pixels; `rise`, how far the chosen one rises; grids, `edges` of its frame.
    """

    def take(self, view, seat, y):
        """Take up the hand of a seat as the view shows it, suit by suit, the strongest first; `y`: where it lies."""
        self.low = y
        self.count = count = view.held[seat]
        start = seat * view.width
        held = sorted(view.hands[start : start + count], key=_key)  # total: only backs are alike
        for n in range(len(self.cards)):
            self.cards[n] = held[n] if n < count else _NONE
            self.can[n] = 0
        self.at = _NONE
        self.spread()

    def choose(self, place):
        """Choose a card by its place; 255: none."""
        before = self.at
        self.at = place
        if before != _NONE:
            self.put(before, True)
        if place != _NONE:
            self.put(place, True)
        self.mark()

    def spread(self, asked=False):
        """Lay the cards side by side, those up that may be chosen when that is asked."""
        count = self.count
        pitch = self.most
        if count > 1:
            pitch = min(pitch, (self.room - 26) // (count - 1))
        self.pitch = pitch
        self.x = (self.room - pitch * (count - 1) - 24) // 2
        for n in range(len(self.grids)):
            if n < count:
                self.put(n, asked)
            paint.hide(self.grids[n], n >= count)
        self.mark()

    def put(self, n, asked):
        """Put a card in its place."""
        grid = self.grids[n]
        can = not asked or self.can[n]
        sheets.face(grid, self.cards[n], not can)
        y = self.high if asked and can else self.low
        paint.move(grid, self.x + self.pitch * n, y - self.rise if n == self.at else y)

    def mark(self):
        """Put the frame round the chosen card."""
        at = self.at
        for edge in self.edges:
            paint.hide(edge, at == _NONE)
        if at == _NONE:
            return
        grid = self.grids[at]
        if self.rise:
            paint.move(self.edges[0], grid.x - 2, grid.y - 2)
        else:
            # In a close fan the frame goes round as much of the card as is seen.
            width = 26 if at == self.count - 1 else min(26, self.pitch + 1)
            paint.around(self.edges, grid.x - 1, grid.y - 1, width, 36, measures.scale)


def _key(card):
    """How far to the right a card stands in the hand."""
    rank = card & 15
    return _SUITS[card >> 4] * 16 + (1 if rank == 1 else 15 - rank) if card < _CARD else 127
