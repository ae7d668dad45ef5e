"""What stands on Nap's table for each seat: plate, name, card, chips, tricks; and what moves from seat to seat.

Places made once, written by nap_trick. About 0.75 KB a seat.
"""

from micropython import const

from parlour import measures, paint, sheets, theme, words

_W_SAID_OUT = const(305)
_W_CHIPS_MANY = const(324)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_LOSS = const(6)
_C_FELT = const(27)
_C_FELT_DARK = const(28)
_C_FELT_PALE = const(30)

_UNKNOWN = const(13)  # the question mark among the ranks
_TAB = const(7)  # pixels of the tab with a seat's tricks
_LONGEST = const(4)  # letters of chips


class Columns:
    """Lists by column: plates, who, cards, chips, tabs, counts. The rest is moved by the place_ functions: the empty
    place of the seat to act, the line under the card that wins, the word for a seat that sits out."""

    def __init__(self, layer, fine, places, seats):
        scale = places.fine if places.fine_names else 1
        names = fine if places.fine_names else layer
        thin = measures.kind == 2
        width = places.column * scale
        gap = places.gap * scale
        self._places = places
        self.plates = []
        self.who = []
        self.cards = []
        self.chips = []
        self.tabs = []
        self.counts = []
        y = places.plate * scale
        height = 11 if thin else places.plate_height
        letters = (width - gap - (_TAB + 1 if thin else 0)) // 6
        for n in range(seats):
            x = places.x(n) * scale + gap
            self.plates.append(paint.box(names, x, y, width - gap, height, _C_FELT_DARK))
            self.who.append(paint.strip(names, x + 1, y, letters, theme.ink(_C_CREAM)))
            grid = sheets.card_grid(places.x(n) + places.inset, places.card, places.tiles, places.rows)
            paint.hide(grid)
            layer.append(grid)
            self.cards.append(grid)
        self._make_slot(layer)
        self._line = paint.box(layer, 0, places.line, 8 * places.tiles, places.line_height, _C_GOLD)
        # The tab with the tricks: on the plate, before the chips, or where there is no room on the card's corner.
        if thin:
            left, y = width - _TAB - 1, y + 1
        elif width >= 32:
            left, y = 3, places.chips * scale
        else:
            left, y = places.inset + 8 * places.tiles - _TAB - 1, places.card + 23
        self._out = paint.strip(layer, 0, places.card + 4, 4, theme.ink(_C_FELT_PALE, _C_FELT))
        # Chips of four letters leave no room beside them: then the tab hangs on the card too.
        self._tab_y = (y, places.card * scale + 23 * scale)
        self.may_lift = not thin and width >= 32
        letters = min(_LONGEST, width // 6)
        for n in range(seats):
            x = places.x(n) * scale
            if places.chips:
                end = x + width - 2 * gap
                ink = theme.ink(_C_CREAM, _C_FELT)
                self.chips.append(paint.strip(names, end - 6 * letters, places.chips * scale, letters, ink))
            self.tabs.append(paint.box(names, x + left, y, _TAB, 9, _C_GOLD))
            self.counts.append(paint.strip(names, x + left + 1, y, 1, theme.ink(_C_INK)))

    def _make_slot(self, layer):
        places = self._places
        width = 8 * places.tiles
        height = 8 * places.rows
        self._mark = sheets.grid(sheets.load("ranks"), 1, 1, 0, places.card + (height - 12) // 2, theme.ink(_C_GOLD))
        paint.tile(self._mark, 0, _UNKNOWN)
        layer.append(self._mark)
        # Thin edges: as a plate and a hole it would redraw five times as much from seat to seat.
        self._slot = paint.frame(layer, 0, places.card, width, height, _C_GOLD, 2)

    def tell_chips(self, column, chips):
        """The chips of a column's seat."""
        text = b"%d" % chips
        line = self.chips[column]
        # A debt is red on paper, so that it needs no sign where there is no room for one.
        paint.ink(line, theme.ink(_C_LOSS, _C_CREAM) if chips < 0 else theme.ink(_C_CREAM, _C_FELT))
        if len(text) > line.width:
            text = text[1:] if chips < 0 else words.say(_W_CHIPS_MANY)
        paint.right(line, text)
        if self.may_lift:
            tab = self.tabs[column]
            y = self._tab_y[1 if len(text) > 3 else 0]
            paint.move(tab, tab.x, y)
            paint.move(self.counts[column], tab.x + 1, y)

    def place_slot(self, column):
        """Put the empty place into a column; 255: nowhere."""
        places = self._places
        none = column >= places.seats
        paint.hide(self._mark, none)
        for edge in self._slot:
            paint.hide(edge, none)
        if not none:
            x = places.x(column) + places.inset
            width = 8 * places.tiles
            paint.around(self._slot, x, places.card, width, 8 * places.rows, measures.scale)
            paint.move(self._mark, x + (width - 7) // 2, self._mark.y)

    def place_out(self, column):
        """Say in a column that its seat sits this deal out; 255: nobody does."""
        places = self._places
        paint.hide(self._out, column >= places.seats)
        if column < places.seats:
            paint.centre(self._out, words.say(_W_SAID_OUT), places.x(column) + places.column // 2)

    def place_line(self, column):
        """Put the gold line under the card of a column; 255: nowhere."""
        places = self._places
        paint.hide(self._line, column >= places.seats)
        if column < places.seats:
            paint.move(self._line, places.x(column) + places.inset, self._line.y)
