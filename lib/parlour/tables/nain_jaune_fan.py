"""A fan of up to 22 cards: one row, two rows, or on the flat screen a window on it, and how it is drawn.

Covered cards are two tiles wide, as only their index is seen; cards of the board have a golden index. A gold frame
stands round the chosen card, and a gold line runs over the cards of the run that it would begin. Cost: 150 bytes a
card and 1.5 KB.
"""

from micropython import const

from parlour import measures, paint, sheets, theme

_C_CREAM = const(2)
_C_GOLD = const(3)
_C_TERRACOTTA = const(37)

_NONE = const(255)
_MOST = const(22)
_LEAST_PITCH = const(8)  # of a covered card so much must be seen: its rank

_LEFT = b"\x07"
_RIGHT = b"\x08"


class Fan:
    """`count` cards by place, 255 where one was laid; `can`: by place, whether it may be laid; `at` the place of the
    chosen card, or 255; `asked`: some may be laid, the others are dimmed; `until` the place of the last card of the run
    that is shown, or 255. `big` and `fine` are layers.
    """

    def __init__(self, big, fine, places, each):
        self._places = places
        self.cards = bytearray(b"\xff" * _MOST)
        self.can = bytearray(_MOST)
        self.count = 0
        self.at = _NONE
        self.asked = False
        self.until = _NONE
        self._first = 0
        self.split = 0
        self._pitch = _LEAST_PITCH
        self._left = 0
        # Slots from left to right; the last of each row is wider, for the card that no other covers.
        self._grids = []
        for _ in range(places.rows):
            for place in range(min(each, places.a_row) + 1):
                grid = sheets.card_grid(0, 0, 2 if place < min(each, places.a_row) else 3, places.tiles)
                paint.hide(grid)
                big.append(grid)
                self._grids.append(grid)
        self._window = len(self._grids) // places.rows - 1
        self._seen = bytearray(len(self._grids))
        self._lines = [paint.box(big, 0, 0, 8, 2, _C_GOLD) for _ in range(places.rows)]
        self._edges = paint.frame(big, 0, 0, 14, 33, _C_GOLD)
        # Where the chosen card does not rise, a tab over it is seen better than the frame.
        if not places.lift:
            self._edges.append(paint.box(big, 0, 0, 10, places.tab, _C_GOLD))
        self._more = []
        if each > self._window * places.rows:
            ink = theme.ink(_C_CREAM, _C_TERRACOTTA)
            y = places.fine * (places.hand[0] + 3)
            for x in (1, places.fine * measures.width - 13):
                self._more.append(paint.strip(fine, x, y, 2, ink))
                self._more.append(paint.strip(fine, x, y + 12, 2, ink))
        self.show()

    # Where the cards lie

    def x(self, n):
        """The left end of a card."""
        return self._left + self._pitch * (n - (self.split if n >= self.split else 0) - self._first)

    def _row(self, n):
        """The row of a card; the only row is the lower of two."""
        return self._places.rows - 1 if n >= self.split else 0

    def _slot(self, n):
        """The slot of a card, or 255 when it is out of sight."""
        window = self._window
        if n < self.split:
            return window if n == self.split - 1 else n
        place = n - self.split - self._first
        if not 0 <= place < window:
            return _NONE
        if n == self.count - 1 or place == window - 1:
            place = window
        return place + (window + 1 if self._places.rows == 2 else 0)

    def spread(self):
        """Find the pitch for the hand, and show it."""
        places = self._places
        count = self.count
        self.split = count // 2 if places.rows == 2 and count > self._window else 0
        shown = min(count - self.split, self._window)
        self._first = max(0, min(self._first, count - self._window)) if places.rows == 1 else 0
        pitch = places.most_pitch
        if count > self._window and places.rows == 1:
            pitch = _LEAST_PITCH
        elif shown > 1:
            pitch = min(pitch, (measures.width - 2 * places.margin - 24) // (shown - 1))
        self._pitch = max(pitch, _LEAST_PITCH)
        self._left = places.margin
        if measures.kind:
            self._left = max(0, (measures.width - self._pitch * (shown - 1) - 24) // 2)
        self.show()

    def scroll(self):
        """Move the window by half its width until the chosen card is in it; True when it moved."""
        window = self._window
        if self.at == _NONE or self._places.rows == 2 or self.count <= window:
            return False
        first = self._first
        last = self.count - window
        # A card at the window's end is shown only where the hand ends too: one sees that there are more.
        while first and self.at <= first:
            first = max(0, first - window // 2)
        while first < last and self.at >= first + window - 1:
            first = min(last, first + window // 2)
        moved = first != self._first
        self._first = first
        return moved

    # What is drawn

    def show(self):
        """Draw all cards; only what differs is written."""
        seen = self._seen
        for slot in range(len(seen)):
            seen[slot] = 0
        for n in range(self.count):
            slot = self.draw(n)
            if slot != _NONE:
                seen[slot] = 1
        for slot in range(len(seen)):
            paint.hide(self._grids[slot], not seen[slot])
        self.mark()
        if self._more:
            left = self._first
            right = max(0, self.count - left - self._window)
            paint.say(self._more[0], _LEFT if left else b"")
            paint.say(self._more[1], b"%d" % left if left else b"")
            paint.right(self._more[2], _RIGHT if right else b"")
            paint.right(self._more[3], b"%d" % right if right else b"")

    def draw(self, n):
        """Draw a card; gives its slot, or 255 when it is out of sight."""
        slot = self._slot(n)
        card = self.cards[n]
        if slot == _NONE or card == _NONE:
            return _NONE
        grid = self._grids[slot]
        places = self._places
        dimmed = False
        y = places.hand[self._row(n)]
        if n == self.at:
            y -= places.lift
        if self.asked and not self.can[n]:
            dimmed = True
        elif self.asked or n == self.at and places.lift:
            y -= places.rise
        sheets.face(grid, card, dimmed, grid.width < 3, True)
        paint.move(grid, self.x(n), y)
        return slot

    def gap(self, n):
        """A card was laid: its place stays empty."""
        slot = self._slot(n)
        self.cards[n] = _NONE
        if slot != _NONE:
            paint.hide(self._grids[slot])

    def mark(self):
        """Put the frame round the chosen card."""
        slot = self._slot(self.at) if self.at != _NONE else _NONE
        for edge in self._edges:
            paint.hide(edge, slot == _NONE)
        if slot != _NONE:
            grid = self._grids[slot]
            wide = 26 if grid.width == 3 else self._pitch + 2
            tall = min(34, measures.height + 2 - grid.y)
            paint.around(self._edges, grid.x - 1, grid.y - 1, wide, tall, measures.scale)
            if len(self._edges) > 4:
                tab = self._places.tab
                paint.move(self._edges[4], grid.x - 1, grid.y - 1 - tab)
                paint.size(self._edges[4], wide, tab, measures.scale)
        self.draw_line()

    def draw_line(self):
        """The line over the run, in each row that it touches."""
        places = self._places
        rows = places.rows
        for row in range(rows):
            first = last = _NONE
            if self.until != _NONE and self.at != _NONE:
                for n in range(self.at + 1, self.until + 1):
                    if self._row(n) == row and self._slot(n) != _NONE:
                        first = n if first == _NONE else first
                        last = n
            line = self._lines[row]
            paint.hide(line, first == _NONE)
            if first != _NONE:
                wide = self._grids[self._slot(last)].width == 3
                x = self.x(first)
                paint.move(line, x, places.hand[row] - 3)
                paint.size(line, self.x(last) - x + (24 if wide else self._pitch), 2, measures.scale)
