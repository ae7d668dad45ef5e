"""Where everything lies on Nain Jaune's table, for the three sizes of screen, 2 to 8 seats and hands of up to 22.

In the parlour's own pixels (`measures`); what carries the name `fine` is in the display's own, finer ones. About 0.6 KB
of heap.
"""

from parlour import measures


class Places:
    """The places for so many seats that are still in the match, dealt `each` cards."""

    def __init__(self, seats, each):
        kind = measures.kind
        width = measures.width
        self.fine = measures.scale
        # The hand: cards a row, y of each row, most pitch, how far cards that may be laid and the chosen one
        # rise, or else the height of the tab over the chosen one.
        most = (17, 13, 13)[kind]
        self.rows = 2 if each > most and kind < 2 else 1
        self.a_row = (each + 1) // 2 if self.rows == 2 else 11 if each > most else most
        self.most_pitch = (12 if each == 7 else 13, 12, 10)[kind]
        self.margin = (2, 0, 0)[kind]
        self.rise = (3, 2, 2)[kind]
        self.lift = (3, 0, 0)[kind]
        self.tab = (0, 2, 1)[kind]
        self.tiles = (4, 4, 3)[kind]
        if self.rows == 2:
            self.hand = ((74, 103), (64, 94))[kind]
        else:
            self.hand = ((97,), (90,), (46,))[kind]
        # The small board stands in three columns, its figures in fine letters.
        self.small = kind == 2 or kind == 1 and self.rows == 2
        self.board = (0, 10) if self.small else (1, 12)
        self.board_width = 88 if kind == 0 else 85 if self.small else 75
        self.board_height = 21 if self.small else 40
        # The run: first card, how many, pitch, tile columns of the last one, rows of tiles; the empty place.
        self.cards = 1
        self.card_tiles = 2
        self.card_rows = 3 if self.small else 4
        if kind == 0 and self.rows == 1:
            self.run, self.cards, self.card_tiles, self.empty = (2, 56), 3, 3, (53, 56)
        elif kind == 0:
            self.run, self.cards, self.card_tiles, self.empty = (94, 33), 2, 3, (134, 33)
        elif self.small:
            self.run, self.empty = (86, 10), (103, 11)
        else:
            self.run, self.empty = (77, 15), (94, 15)
        self.empty_size = (24 if kind == 0 else 17 if self.small else 25, 20 if self.small else 32)
        self._people(kind, seats, width)

    def _people(self, kind, seats, width):
        """The seats: first place, columns, step across and down, letters of a name, of the cards and of chips,
        whether fine; then the lines for the last action: places, letters."""
        self.fine_people = kind > 0 and (self.small or seats > 4)
        if kind == 0:
            self.people = (92, 11, 1, 68, 10, 4, 3, 4)
        elif not self.fine_people:
            self.people = (0, 53, 2, 60, 10, 4, 2, 3)
        else:
            columns = 2 if not self.small else 2 if seats < 5 else 3 if seats < 7 else 4
            step = 2 * width // columns
            # Beside the name three letters for the cards and up to four for the chips.
            chips = 4 if step > 60 else 3
            name = min(10, (step - 4) // 6 - 3 - chips)
            y = 2 * (32 if self.small else 53)
            self.people = (0, y, columns, step, 10, name, 3, chips)
        if kind == 0 and self.rows == 2:
            self.lines = ((2, 54), (2, 63))
            self.letters = 15
        elif kind == 0 and seats > 6:
            self.lines = ((101, 98), (101, 108))
            self.letters = 9
        elif kind == 0:
            y = (59, 59, 59, 64, 71)[max(seats, 2) - 2]
            self.lines = ((84, y), (84, y + 10))
            self.letters = 12
        elif kind == 1:
            self.lines = ((0, 43), (0, 53)) if self.rows == 2 else ((0, 75),)
            self.letters = 20
        else:
            self.lines = ()
            self.letters = 19
