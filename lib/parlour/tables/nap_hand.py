"""The viewer's own hand at the lower edge of Nap's table: fanned, the chosen card in a gold frame.

The cards keep their places until the next choice is asked; a card that is played leaves a gap.
Cost: 160 bytes a card and 0.2 KB; the cursor redraws about 3,000 pixels, on the fine screens 700.
"""

from micropython import const

from parlour import measures, paint, sheets

_C_GOLD = const(3)
_C_FELT_PALE = const(30)

_NONE = const(255)
_CARD = const(128)
_SINKS = const(5)  # how far down a card goes that is to be thrown away

# Black and red by turns, so that neighbours in the fan differ.
_SUITS = b"\x00\x01\x03\x02\x04"


class Hand:
    """The hand of the seat that holds the device; card backs when nobody does."""

    def __init__(self, layer, places, size, more=False):
        self._places = places
        self._free = False
        self._shown = False
        self.cards = bytearray(size)
        self._can = bytearray(size)
        self.count = 0
        self.at = _NONE
        self._x = 0
        self._pitch = 0
        self._base = self._low = places.low
        self._high = places.high
        if places.rise:
            self._frame = paint.box(layer, 0, 0, 28, 37, _C_GOLD)
            paint.hide(self._frame)
        else:
            self._frame = None
        self._grids = []
        for _ in range(size):
            grid = sheets.card_grid(0, 0, 3, places.rows)
            paint.hide(grid)
            layer.append(grid)
            self._grids.append(grid)
        self._more = None
        if more:
            self._more = (
                paint.box(layer, measures.width - 27, 0, 27, 36, _C_FELT_PALE),
                sheets.card_grid(measures.width - 25, 0, 3, places.rows),
            )
            layer.append(self._more[1])
            self.show_more(_NONE, False)
        if not places.rise:
            self._edges = paint.frame(layer, 0, 0, 26, 36, _C_GOLD, 2)
            for edge in self._edges:
                paint.hide(edge)

    def take(self, view, seat, base):
        """Take up the hand of a seat as the view shows it, suit by suit, the strongest first; `base`: its y."""
        self._base = self._low = base
        self._high = self._places.high
        self.show_more(view.seen, view.spares and base == self._places.bidding)
        cards = self.cards
        self.count = count = view.held[seat]
        start = seat * view.width
        for n in range(len(cards)):
            card = view.hands[start + n] if n < count else _NONE
            cards[n] = card
            self._can[n] = 0
            place = n
            while n < count and place and _key(cards[place - 1]) > _key(card):
                cards[place] = cards[place - 1]
                place -= 1
            cards[place] = card
        self.at = _NONE
        self._spread()

    def lay(self, cards, xs, count):
        """Lay out cards that are nobody's hand, face up at their own x: those that broke a tie in the cut."""
        self.count = 0
        self.at = _NONE
        for n in range(len(self._grids)):
            grid = self._grids[n]
            if n < count:
                sheets.face(grid, cards[n], False, self._places.tiles < 3)
                paint.move(grid, xs[n], self._places.high)
            paint.hide(grid, n >= count)
        self._mark()

    def allow(self, legal, count):
        """These moves are legal: choose the first card that may be played."""
        self._free = False
        self.at = _NONE
        for n in range(self.count):
            self._can[n] = 0
            for place in range(count):
                if legal[place] == self.cards[n] + _CARD:
                    self._can[n] = 1
                    if self.at == _NONE:
                        self.at = n
        self._spread(True)

    def allow_all(self):
        """Any card may be chosen, dimmed or not; none is chosen yet."""
        self._free = True
        self._high = self._base
        self._low = self._base + _SINKS
        for n in range(self.count):
            self._can[n] = 1
        self._spread(True)

    def show_more(self, card, shown):
        """Show or hide the card on the table at the right end, as far as the viewer knows it (255: its back)."""
        if not self._more:
            return
        self._shown = shown
        for thing in self._more:
            paint.hide(thing, not shown)
        if shown:
            sheets.face(self._more[1], card)
            # Its rim stays below the help on the fine screens.
            paint.move(self._more[0], self._more[0].x, self._base - (2 if self._places.rise else 0))
            paint.move(self._more[1], self._more[1].x, self._base)

    def toggle(self):
        """Dim the chosen card, to be thrown away, or let it be bright again."""
        self._can[self.at] = 1 - self._can[self.at]
        self._place(self.at, True)
        self._mark()

    def dimmed(self):
        """The cards that are dimmed."""
        return bytes([self.cards[n] for n in range(self.count) if not self._can[n]])

    def choose(self, place):
        """Choose a card by its place; 255: none."""
        before = self.at
        self.at = place
        if before != _NONE:
            self._place(before, True)
        if place != _NONE:
            self._place(place, True)
        self._mark()

    def step(self, way):
        """Choose the next card that may be played, to the right (1) or left (-1); False at the end of the hand."""
        place = self.at + way
        while 0 <= place < self.count:
            if self._can[place] or self._free:
                self.choose(place)
                return True
            place += way
        return False

    def chosen(self):
        """The chosen card."""
        return self.cards[self.at]

    def drop(self, card):
        """The viewer has played a card: its place stays empty, no card is chosen."""
        for n in range(self.count):
            if self.cards[n] == card:
                self.cards[n] = _NONE
                paint.hide(self._grids[n])
        self.at = _NONE
        self._mark()

    def _spread(self, asked=False):
        places = self._places
        count = self.count
        pitch = places.pitch
        width = measures.width - (30 if self._shown else 0)
        if count > 1:
            pitch = min(pitch, (width - 26) // (count - 1))
        self._pitch = pitch
        self._x = (width - pitch * (count - 1) - 24) // 2
        for n in range(len(self._grids)):
            if n < count:
                self._place(n, asked)
            paint.hide(self._grids[n], n >= count)
        self._mark()

    def _place(self, n, asked):
        grid = self._grids[n]
        places = self._places
        can = not asked or self._can[n]
        sheets.face(grid, self.cards[n], not can)
        y = self._high if asked and can else self._low
        if n == self.at:
            y -= places.rise
        paint.move(grid, self._x + self._pitch * n, y)

    def _mark(self):
        none = self.at == _NONE
        if self._frame:
            paint.hide(self._frame, none)
            if not none:
                paint.move(self._frame, self._grids[self.at].x - 2, self._grids[self.at].y - 2)
            return
        for edge in self._edges:
            paint.hide(edge, none)
        if not none:
            # In a close fan the frame goes round as much of the card as is seen.
            width = 26 if self.at == self.count - 1 else min(26, self._pitch + 1)
            grid = self._grids[self.at]
            paint.around(self._edges, grid.x - 1, grid.y - 1, width, 36, measures.scale)


def _key(card):
    """How far to the right a card stands in the hand."""
    rank = card & 15
    return _SUITS[card >> 4] * 16 + (1 if rank == 1 else 15 - rank) if card < _CARD else 127
