"""The viewer's own hand on Nain Jaune's table, by rank: one row, two rows, or on the flat screen a window on it; and
which of its cards is chosen. nain_jaune_build makes it.

Covered cards are two tiles wide, as only their index is seen; cards of the board have a golden index. Cards keep their
places until the next turn; one that is laid leaves a gap. A gold frame stands round the chosen card, and a gold line
runs over the cards of the run that it would begin. About 2.4 KB of heap; objects 110 bytes a card and 1 KB.
"""

from micropython import const

from parlour import measures, paint, sheets

_NONE = const(255)
_CARD = const(128)
_MOST = const(22)
_LEAST_PITCH = const(8)  # of a covered card so much must be seen: its rank

# Black and red by turns, so that neighbours of one rank differ: by suit, and back.
_SUITS = b"\x00\x01\x03\x02"


class Hand:
    """The hand of the seat that holds the device; nothing when nobody does.

    `count` cards by place, 255 where one was laid; `can`: by place, whether it may be laid; `at` the place of the
    chosen card, or 255; `asked`: some may be laid, the others are dimmed; `until` the place of the last card of the run
    that is shown, or 255; `split` the first place of the lower row, where there are two.
    `grids` are slots from left to right; the last of each row is wider, for the card that no other covers; `window`:
    how many there are beside it. `wide`: what hands need that do not fit in one row (nain_jaune_wide), or None.
    """

    def take(self, view):
        """Take up the hand that the view shows, by rank; no card is chosen."""
        keys = []
        self.count = count = view.counts[view.seat] if view.seat != _NONE else 0
        for n in range(count):
            card = view.hand[n]
            keys.append((card & 15) << 2 | _SUITS[card >> 4])
        # Each card has a key of its own, so the key is total.
        keys.sort()
        for n in range(_MOST):
            self.cards[n] = _SUITS[keys[n] & 3] << 4 | keys[n] >> 2 if n < count else _NONE
        self.at = _NONE
        self.asked = False
        window = self.window
        two = self.rows == 2
        self.split = count // 2 if two and count > window else 0
        self.first = 0 if two else max(0, min(self.first, count - window))
        shown = min(count - self.split, window)
        pitch = self.most_pitch
        if count > window and not two:
            pitch = _LEAST_PITCH
        elif shown > 1:
            pitch = max(_LEAST_PITCH, min(pitch, (measures.width - 2 * self.margin - 24) // (shown - 1)))
        self.pitch = pitch
        self.left = max(0, (measures.width - pitch * (shown - 1) - 24) // 2) if measures.kind else self.margin
        self.show()

    def x(self, n):
        """The left end of a card."""
        return self.left + self.pitch * (n - (self.split if n >= self.split else 0) - self.first)

    def slot(self, n):
        """The slot of a card, or 255 when it is out of sight."""
        window = self.window
        if n < self.split:
            return window if n == self.split - 1 else n
        place = n - self.split - self.first
        if not 0 <= place < window:
            return _NONE
        if n == self.count - 1 or place == window - 1:
            place = window
        return place + (window + 1 if self.rows == 2 else 0)

    def show(self):
        """Draw all cards; only what differs is written."""
        grids = self.grids
        seen = bytearray(len(grids))
        for n in range(self.count):
            slot = self.draw(n)
            if slot != _NONE:
                seen[slot] = 1
        for slot in range(len(grids)):
            paint.hide(grids[slot], not seen[slot])
        self.mark()
        if self.wide:
            self.wide.tell(self)

    def draw(self, n):
        """Draw a card; gives its slot, or 255 when it is out of sight."""
        slot = self.slot(n)
        card = self.cards[n]
        if slot == _NONE or card == _NONE:
            return _NONE
        grid = self.grids[slot]
        y = self.ys[self.rows - 1 if n >= self.split else 0]
        chosen = n == self.at
        if chosen:
            y -= self.lift
        dimmed = self.asked and not self.can[n]
        if not dimmed and (self.asked or chosen and self.lift):
            y -= self.rise
        sheets.face(grid, card, dimmed, grid.width < 3, True)
        paint.move(grid, self.x(n), y)
        return slot

    def mark(self, rank=0):
        """Put the frame round the chosen card, and the line over the cards of its run up to a rank; 0: no line."""
        at = self.at
        slot = self.slot(at) if at != _NONE else _NONE
        edges = self.edges
        scale = measures.scale
        for edge in edges:
            paint.hide(edge, slot == _NONE)
        if slot != _NONE:
            grid = self.grids[slot]
            x = grid.x - 1
            y = grid.y - 1
            wide = 26 if grid.width == 3 else self.pitch + 2
            paint.around(edges, x, y, wide, min(34, measures.height + 1 - y), scale)
            if self.tab:
                paint.move(edges[4], x, y - self.tab)
                paint.size(edges[4], wide, self.tab, scale)
        self.until = _NONE
        for row in range(self.rows):
            first = last = _NONE
            for n in range(at + 1, self.count):
                card = self.cards[n]
                if card == _NONE or card & 15 > rank:
                    continue
                self.until = n
                if (self.rows - 1 if n >= self.split else 0) == row and self.slot(n) != _NONE:
                    first = n if first == _NONE else first
                    last = n
            line = self.lines[row]
            paint.hide(line, first == _NONE)
            if first != _NONE:
                x = self.x(first)
                paint.move(line, x, self.ys[row] - 3)
                wide = 24 if self.grids[self.slot(last)].width == 3 else self.pitch
                paint.size(line, self.x(last) - x + wide, 2, scale)

    # What is chosen

    def allow(self, legal, count, opening, wanted):
        """These moves are legal: choose the card `wanted`, or the first that may be laid. When a run is begun all may
        be, and none is raised or dimmed. Cards keep their places."""
        self.at = _NONE
        for n in range(self.count):
            self.can[n] = 0
            for place in range(count):
                if legal[place] == self.cards[n] + _CARD:
                    self.can[n] = 1
                    if self.at == _NONE or self.cards[n] == wanted:
                        self.at = n
        self.asked = not opening and self.at != _NONE
        if self.wide:
            self.wide.scroll(self)
        self.show()

    def step(self, way):
        """Choose the next card that may be laid, to the right (1) or left (-1); False at the end of the hand."""
        place = self.at + way if self.at != _NONE else self.count - 1 if way < 0 else 0
        while 0 <= place < self.count:
            if self.can[place] and self.cards[place] != _NONE:
                self.choose(place)
                return True
            place += way
        return False

    def choose(self, place):
        """Choose the card of a place; 255: none, something else is chosen. The caller marks it."""
        before = self.at
        self.at = place
        if self.wide and self.wide.scroll(self):
            self.show()
            return
        if before != _NONE:
            self.draw(before)
        if place != _NONE:
            self.draw(place)

    def chosen(self):
        """The chosen card, or 255."""
        return self.cards[self.at] if self.at != _NONE else _NONE

    def drop(self, card):
        """The viewer has laid a card: its place stays empty, no card is chosen."""
        self.at = _NONE
        for n in range(self.count):
            if self.cards[n] == card:
                self.cards[n] = _NONE
                slot = self.slot(n)
                if slot != _NONE:
                    paint.hide(self.grids[slot])
        self.mark()
