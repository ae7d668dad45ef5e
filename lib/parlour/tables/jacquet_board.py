"""The board of Jacquet: points, men, couriers, what may move, where it may land.

A place is a screen's point: 0..11 the lower row, 12..23 the upper one, both from the left. A stack is a grid of
five tiles, hidden where it is empty; points are opaque tiles, for transparent ones take a quarter longer to draw.
Where a man may land another point lies over it, lit, and a tile of its own. About 9 KB of heap with its sheets; made
by jacquet_outside.
"""

from micropython import const

from parlour import paint, settings, theme

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)

# Tiles of a side's men, the dark ones after the light ones; then the grounds of counts, places to land on, a blank.
_DARK = const(6)
_COURIER = const(3)
_COUNT = const(12)
_PLACE = const(17)
_BLANK = const(24)

# What `men` tells of a place, in bits: how many, whether they are dark, whether one is a courier on its way.
_SEAT = const(4)
_FLAG = const(32)
# What `marks` tells of it: the number by which the chosen man may land, whether as a courier; a man may move, or is the
# chosen one; whether it is the second place to land on.
_LAND = const(7)
_LAND_FLAG = const(8)
_MARK = const(4)
_SECOND = const(6)
_MAY = const(1)
_CHOSEN = const(2)

_OFF = const(25)
_NO_DIGIT = const(10)
_NONE = const(255)


class Board:
    """What stands on the board; `below` is the seat whose side is at the bottom. `marks` are a Choice's."""

    def place(self, seat, point):
        """The place of a side's own point 1..24 (B1; the picture is a setting)."""
        ring = point + 23 if seat == self.below else point + 11
        picture = settings.values[settings.PICTURE]
        if picture == 1:
            ring += 12
        ring %= 24
        column = ring if ring < 12 else 23 - ring
        if picture == 2:
            column = 11 - column
        return column if ring < 12 else 12 + column

    def show(self, view):
        """Take the men from a view; `draw` shows them."""
        men = self.men
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

    def bear_off(self, place):
        """An arrow on the rail where a man leaves the board, beside the place of point 24; -1: none."""
        arrow = self.arrow
        paint.hide(arrow, place < 0)
        if place >= 0:
            right = place % 12 > 5
            if arrow.flip_x != right:
                arrow.flip_x = right
            stack = self.stacks[place]
            x = stack.x + self.pitch + self.rail - 10 if right else stack.x - self.rail
            paint.move(arrow, x, stack.y + (2 * self.man if place > 11 else 3 * self.man - 19))

    def point_at(self, place, row=0):
        """A gold frame round the row of a place where a man would land; -1: none."""
        edges = self.edges
        if place >= 0:
            stack = self.stacks[place]
            y = stack.y + (row if place > 11 else 4 - row) * self.man
            if edges:
                paint.around(edges, stack.x, y, self.pitch, self.man)
            else:
                self.edges = paint.frame(self.layer, stack.x, y, self.pitch, self.man, _C_GOLD)
        elif edges:
            self.edges = None
            for edge in edges:
                self.layer.remove(edge)

    def draw(self):
        """Draw what differs from what is shown."""
        men = self.men
        marks = self.marks
        changed = False
        for place in range(24):
            if men[place] != self.shown[place] or marks[place] != self.shown[24 + place]:
                self.shown[place] = men[place]
                self.shown[24 + place] = marks[place]
                changed = True
                self._draw(place, men[place], marks[place])
        if not changed:
            return
        seen = counts = 0
        for place in range(24):
            count = men[place] & 15
            number = marks[place] & _LAND
            if number:
                seen |= 1 << (marks[place] >> _SECOND)
                self._light(marks[place] >> _SECOND, place, number, count)
            if (count > 5 or count == 5 and number) and not men[place] & _FLAG:
                # At most two points of a side hold as many men.
                self._number(self.counts[counts], place, count)
                counts += 1
        for n in range(2):
            if not seen >> n & 1:
                paint.hide(self.lit[n])
                paint.hide(self.spots[n])
        while counts < 4:
            paint.hide(self.counts[counts])
            counts += 1

    def _light(self, n, place, number, count):
        """A place to land on: its point, and the row in which the man would stand."""
        upper = place > 11
        stack = self.stacks[place]
        point = self.lit[n]
        if point.flip_y != upper:
            point.flip_y = upper
        paint.move(point, stack.x, stack.y if upper else stack.y + 5 * self.man - self.reach)
        paint.hide(point, False)
        spot = self.spots[n]
        paint.hide(spot, count > 4)
        paint.tile(spot, 0, _PLACE + number)
        row = 4 if self.marks[place] & _LAND_FLAG else count
        paint.move(spot, stack.x, stack.y + (row if upper else 4 - row) * self.man)

    def _draw(self, place, men, marks):
        """The five tiles of a stack."""
        count = men & 15
        number = marks & _LAND
        mark = marks >> _MARK & 3
        base = _DARK if men >> _SEAT & 1 else 0
        tiles = self.tiles
        for row in range(5):
            tiles[row] = base if row < count else _BLANK
        if men & _FLAG:
            tiles[0] = _BLANK
            tiles[4] = base + _COURIER + mark
        elif count:
            # A full point that a man may land on shows it by the rim of its count.
            if count > 5 or count == 5 and number:
                tiles[4] = _COUNT + base // 2 + (mark or (_MAY if number else 0))
            else:
                tiles[count - 1] = base + mark
        stack = self.stacks[place]
        for row in range(5):
            paint.tile(stack, row if place > 11 else 4 - row, tiles[row])
        paint.hide(stack, not count)

    def _number(self, line, place, count):
        """The number of men on a full point."""
        font, y, one, two = self.digits
        first = count // 10
        stack = self.stacks[place]
        chosen = self.marks[place] >> _MARK & 3 == _CHOSEN
        paint.ink(line, theme.ink(_C_CREAM if self.men[place] >> _SEAT & 1 and not chosen else _C_INK))
        paint.tile(line, 0, font + (first or count))
        paint.tile(line, 1, font + count % 10 if first else 0 if font else _NO_DIGIT)
        paint.move(line, stack.x + (two if first else one), stack.y + y + (4 * self.man if place > 11 else 0))
        paint.hide(line, False)
