"""The viewer's own hand, by rank, and which of its cards is chosen. Cards keep their places until the next turn; one
that is laid leaves a gap. About 1.5 KB of heap besides the fan.
"""

from micropython import const

from parlour.tables.nain_jaune_fan import Fan

_NONE = const(255)
_CARD = const(128)
_MOST = const(22)

# Black and red by turns, so that neighbours of one rank differ.
_SUITS = b"\x00\x01\x03\x02"


class Hand(Fan):
    """The hand of the seat that holds the device; nothing when nobody does."""

    def take(self, view):
        """Take up the hand that the view shows, by rank; no card is chosen."""
        cards = self.cards
        count = view.counts[view.seat] if view.seat != _NONE else 0
        for n in range(_MOST):
            card = view.hand[n] if n < count else _NONE
            place = n
            while n < count and place and _key(cards[place - 1]) > _key(card):
                cards[place] = cards[place - 1]
                place -= 1
            cards[place] = card
        self.count = count
        self.at = self.until = _NONE
        self.asked = False
        self.spread()

    def allow(self, legal, count, opening, wanted):
        """These moves are legal: choose the card `wanted`, or the first that may be laid. When a run is begun all may
        be, and none is raised or dimmed. Cards keep their places."""
        self.at = self.until = _NONE
        for n in range(self.count):
            self.can[n] = 0
            for place in range(count):
                if legal[place] == self.cards[n] + _CARD:
                    self.can[n] = 1
                    if self.at == _NONE or self.cards[n] == wanted:
                        self.at = n
        self.asked = not opening and self.at != _NONE
        self.scroll()
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

    def leap(self, way):
        """Choose the nearest card that may be laid in the row below (1) or above (-1); False when there is none."""
        if self.at == _NONE or not self.split:
            return False
        row = self.at >= self.split
        if row == (way > 0):
            return False
        best = _NONE
        column = self.x(self.at)
        for n in range(self.count):
            if self.can[n] and self.cards[n] != _NONE and (n >= self.split) != row:
                if best == _NONE or abs(self.x(n) - column) < abs(self.x(best) - column):
                    best = n
        if best == _NONE:
            return False
        self.choose(best)
        return True

    def choose(self, place):
        """Choose the card of a place; 255: none, something else is chosen."""
        before = self.at
        self.at = place
        if self.scroll():
            self.show()
            return
        if before != _NONE:
            self.draw(before)
        if place != _NONE:
            self.draw(place)
        self.mark()

    def chosen(self):
        """The chosen card, or 255."""
        return self.cards[self.at] if self.at != _NONE else _NONE

    def drop(self, card):
        """The viewer has laid a card: its place stays empty, no card is chosen."""
        self.at = self.until = _NONE
        for n in range(self.count):
            if self.cards[n] == card:
                self.gap(n)
        self.mark()

    def reach(self, rank):
        """Run a line over the cards from the chosen one to those of a rank, the last of the run; 0: none."""
        self.until = _NONE
        if self.at != _NONE:
            for n in range(self.at + 1, self.count):
                if self.cards[n] != _NONE and self.cards[n] & 15 <= rank:
                    self.until = n
        self.draw_line()


def _key(card):
    """How far to the right a card stands in the hand."""
    return (card & 15) * 4 + _SUITS[card >> 4] if card < 64 else 127
