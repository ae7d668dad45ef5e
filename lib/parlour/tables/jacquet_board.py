"""The board of Jacquet: points, men, couriers, what may move, where it may land.

A place is a screen's point: 0..11 the lower row, 12..23 the upper one, both from the left. A stack is a grid of
five tiles, hidden where it is empty; points are opaque tiles, for transparent ones take a quarter longer to draw.
About 10 KB of heap with its sheets.
"""

from micropython import const

from parlour import paint, settings, sheets, theme

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_RAIL = const(31)
_C_WALNUT = const(33)
_C_LEATHER = const(34)

# Tiles of a side's men, the dark ones after the light ones; then the grounds of counts, places to land on, a blank.
_DARK = const(6)
_COURIER = const(3)
_COUNT = const(12)
_PLACE = const(17)
_BLANK = const(24)
_LIT = const(2)

# What is known of a place, in bits: men, whether they are dark, a courier, a mark, a die's number, for a courier.
_SEAT = const(4)
_FLAG = const(32)
_MARK = const(6)
_LAND = const(8)
_LAND_FLAG = const(11)

MAY = 1
CHOSEN = 2

_OFF = const(25)
_NO_DIGIT = const(10)
_COUNTS = const(4)  # at most two points of a side hold six men or more
_UNDRAWN = const(0xFFFF)


class Board:
    """What stands on the board; `below` is the seat whose side is at the bottom."""

    def __init__(self, layer, places):
        self.places = places
        self.below = 0
        left = places.left
        tall = places.bottom - places.top
        inner = places.width - 2 * places.rail
        paint.box(layer, left, places.top, places.width, tall, _C_RAIL)
        paint.box(layer, left + places.rail, places.upper, inner, tall - 2 * places.rail, _C_LEATHER)
        paint.box(layer, self._x(6) - places.middle, places.top, places.middle, tall, _C_WALNUT)
        self._men = [0] * 24
        self._marks = [0] * 24
        self._shown = [_UNDRAWN] * 24
        self._tiles = bytearray(5)
        sheet = sheets.load(places.points)
        self._points = []
        # A grid each: of one grid all is redrawn that lies between two tiles that change.
        for place in range(24):
            y = places.upper if place > 11 else places.bottom - places.rail - places.reach
            grid = sheets.grid(sheet, 1, 1, self._x(place % 12), y)
            grid.flip_y = place > 11
            layer.append(grid)
            self._points.append(grid)
        sheet = self.sheet = sheets.load(places.men)
        self._stacks = []
        for place in range(24):
            grid = sheets.grid(sheet, 1, 5, self._x(place % 12), places.upper if place > 11 else places.lower)
            paint.hide(grid)
            layer.append(grid)
            self._stacks.append(grid)
        self._counts = []
        digits = None if places.font else sheets.load("digits")
        for _ in range(_COUNTS):
            if digits:
                line = sheets.grid(digits, 2, 1, 0, 0, theme.ink(_C_INK))
                layer.append(line)
            else:
                line = paint.strip(layer, 0, 0, 2, theme.ink(_C_INK))
            paint.hide(line)
            self._counts.append(line)
        self._arrow = sheets.grid(sheets.load("rail_arrow"))
        paint.hide(self._arrow)
        layer.append(self._arrow)
        self._edges = paint.frame(layer, 0, 0, places.pitch, places.man, _C_GOLD)
        self.point_at(-1, 0, 0)

    def _x(self, column):
        """The left end of a point by its column, 0 to 11."""
        places = self.places
        return places.left + places.rail + column * places.pitch + (places.middle if column > 5 else 0)

    def place(self, seat, point):
        """The place of a side's own point 1..24 (B1; the picture is a setting)."""
        ring = point + 23 if seat == self.below else point + 11
        picture = settings.picture()
        if picture == 1:
            ring += 12
        ring %= 24
        column = ring if ring < 12 else 23 - ring
        if picture == 2:
            column = 11 - column
        return column if ring < 12 else 12 + column

    def show(self, view):
        """Take the men from a view; `draw` shows them."""
        men = self._men
        for place in range(24):
            men[place] = 0
        for seat in range(2):
            counts = view.men[seat]
            courier = view.couriers[seat]
            for point in range(1, _OFF):
                if counts[point]:
                    # A courier that has not yet set out is one of the pile.
                    flag = _FLAG if point == courier and point > 1 else 0
                    men[self.place(seat, point)] = counts[point] | seat << _SEAT | flag

    def clear(self):
        """No man may move."""
        for place in range(24):
            self._marks[place] = 0
        self.bear_off(-1)

    def mark(self, seat, point, mark):
        """A man may move from a point (MAY), or is chosen (CHOSEN)."""
        place = self.place(seat, point)
        self._marks[place] = self._marks[place] & ~0xC0 | mark << _MARK

    def land(self, seat, point, number, flag):
        """A man may land on a point with a number; `flag`: it is a courier under way. 0: no number."""
        place = self.place(seat, point)
        self._marks[place] = self._marks[place] & 0xC0 | number << _LAND | flag << _LAND_FLAG

    def bear_off(self, seat):
        """Show on which rail a man of this seat goes off; -1: none does."""
        paint.hide(self._arrow, seat < 0)
        if seat < 0:
            return
        places = self.places
        place = self.place(seat, 24)
        right = place % 12 > 5
        if self._arrow.flip_x != right:
            self._arrow.flip_x = right
        x = places.left + places.width - 10 if right else places.left
        y = places.upper + 2 * places.man if place > 11 else places.lower + 3 * places.man - 19
        paint.move(self._arrow, x, y)

    def point_at(self, seat, point, count):
        """A gold frame round the place where a man would land; -1: none."""
        for edge in self._edges:
            paint.hide(edge, seat < 0 or point >= _OFF)
        if seat >= 0 and point < _OFF:
            place = self.place(seat, point)
            row = min(count, 4)
            y = self._stacks[place].y + (row if place > 11 else 4 - row) * self.places.man
            paint.around(self._edges, self._stacks[place].x, y, self.places.pitch, self.places.man)

    def draw(self):
        """Draw what differs from what is shown."""
        shown = self._shown
        marks = self._marks
        changed = False
        for place in range(24):
            known = self._men[place] | marks[place]
            if known != shown[place]:
                shown[place] = known
                changed = True
                self._draw(place, known)
        if changed:
            self._number()

    def _draw(self, place, known):
        """The five tiles of a stack, and the colour of its point."""
        count = known & 15
        number = known >> _LAND & 7
        mark = known >> _MARK & 3
        base = known >> _SEAT & 1
        tiles = self._tiles
        for row in range(5):
            tiles[row] = base * _DARK if row < count else _BLANK
        if known & _FLAG:
            tiles[0] = _BLANK
            tiles[4] = base * _DARK + _COURIER + mark
        elif count:
            # A full point that a man may land on shows it by the rim of its count.
            if count > 5 or count == 5 and number:
                tiles[4] = _COUNT + base * 3 + (mark or (MAY if number else 0))
            else:
                tiles[count - 1] = base * _DARK + mark
        if number and count < 5:
            tiles[4 if known >> _LAND_FLAG & 1 else count] = _PLACE + number
        stack = self._stacks[place]
        for row in range(5):
            paint.tile(stack, row if place > 11 else 4 - row, tiles[row])
        paint.hide(stack, not count and not number)
        colour = _LIT if number else (place % 12 + place // 12) % 2
        paint.tile(self._points[place], 0, colour)

    def _number(self):
        """The numbers of men on full points."""
        places = self.places
        used = 0
        for place in range(24):
            known = self._shown[place]
            count = known & 15
            if (count > 5 or count == 5 and known >> _LAND & 7) and not known & _FLAG and used < _COUNTS:
                line = self._counts[used]
                used += 1
                stack = self._stacks[place]
                chosen = known >> _MARK & 3 == CHOSEN
                paint.ink(line, theme.ink(_C_CREAM if known >> _SEAT & 1 and not chosen else _C_INK))
                self._digits(line, count)
                y = stack.y + (4 * places.man if place > 11 else 0) + places.count
                paint.move(line, stack.x + (places.two if count > 9 else places.one), y)
                paint.hide(line, False)
        while used < _COUNTS:
            paint.hide(self._counts[used])
            used += 1

    def _digits(self, line, count):
        """A number of one or two digits."""
        first = count // 10
        if self.places.font:
            paint.tile(line, 0, 48 + (first or count))
            paint.tile(line, 1, 48 + count % 10 if first else 0)
        else:
            paint.tile(line, 0, first or count)
            paint.tile(line, 1, count % 10 if first else _NO_DIGIT)
