"""A column of rows of which one is chosen; it scrolls. Menus, forms and settings are made of it.

The screen behind it gives `row(n) -> (left, right, style)`, texts as bytes; it is told what was pressed by moved(n),
turn(n, way: 1 or -1), choose(n) and, for B or MENU, back(). A row is one strip, so that the choice redraws little: on
the coarse screen the chosen one turns gold; on the fine ones, where a row has four times the pixels, a gold frame
stands round it. About 1.6 KB of heap, and 120 bytes a row that is seen.
"""

from micropython import const

from handheld.contract import DOWN, LEFT, RIGHT, UP, A
from parlour import measures, paint, theme

PLAIN = 0
PLATE = 1
BUTTON = 2
QUIET = 3
OFF = 4  # cannot be chosen
IDLE = 5  # can be chosen, to read why it has no effect

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_PLUM = const(11)
_C_PLUM_LIGHT = const(13)
_C_ROSE = const(14)
_C_MAUVE = const(15)

# Ink and ground by style.
_COLOURS = bytes((
    _C_CREAM, _C_PLUM, _C_CREAM, _C_PLUM_LIGHT, _C_INK, _C_CREAM, _C_ROSE, _C_PLUM, _C_MAUVE, _C_PLUM, _C_MAUVE, _C_PLUM
))  # fmt: skip

# Letters.
_ARROW = const(0x08)
_ABOVE = const(0x0B)
_BELOW = const(0x0C)


class Rows:
    """Rows of `pitch` pixels (11 or more) from (x, y) down, `shown` at a time; `arrow`: one points to the choice.

    `more`: a strip of two letters, or None, that tells whether there are rows above and below; `frame`: goes round the
    chosen one on the fine screens, else None.
    """

    def __init__(self, source, layer, x, y, width, pitch, shown, arrow=False):
        self.source = source
        self.more = None
        self.chosen = self.count = self.first = 0
        self.shown = shown
        self._arrow = arrow
        x += width % 6 // 2
        y += (pitch - 10) // 2
        ink = theme.ink(_C_CREAM, _C_PLUM)
        self.lines = [paint.strip(layer, x, y + slot * pitch, width // 6, ink) for slot in range(shown)]
        self.frame = paint.frame(layer, x, y, 12, 12, _C_GOLD) if measures.scale > 1 else None

    def show(self, count, chosen):
        """Show so many rows, `chosen` among them."""
        self.count = count
        self.chosen = chosen
        self._scroll()
        self.renew()

    def renew(self):
        """Draw all rows that are seen; only what differs is written."""
        below = self.first + self.shown
        for number in range(self.first, below):
            self.redraw(number)
        if self.more:
            paint.tile(self.more, 0, _ABOVE if self.first else 0)
            paint.tile(self.more, 1, _BELOW if below < self.count else 0)

    def press(self, action):
        """A button: up and down choose another row, round the end, passing those that are off; left and right turn the
        row's value, A takes the row."""
        source = self.source
        before = chosen = self.chosen
        if action == UP or action == DOWN:
            for _ in range(self.count):
                chosen = (chosen + (1 if action == DOWN else -1)) % self.count
                if source.row(chosen)[2] != OFF:
                    break
            self.chosen = chosen
            if self._scroll():
                self.renew()
            else:
                self.redraw(before)
                self.redraw(chosen)
            source.moved(chosen)
        elif action == LEFT or action == RIGHT:
            source.turn(chosen, 1 if action == RIGHT else -1)
        elif action == A:
            if source.row(chosen)[2] != OFF:
                source.choose(chosen)
        else:
            source.back()

    def _scroll(self):
        """Bring the chosen row into sight; True when the rows moved."""
        first = max(self.chosen - self.shown + 1, min(self.first, self.chosen))
        first = max(0, min(first, self.count - self.shown))
        moved = first != self.first
        self.first = first
        return moved

    def redraw(self, number):
        """Draw one row, when it is seen."""
        slot = number - self.first
        if not 0 <= slot < self.shown:
            return
        left, right, style = self.source.row(number) if number < self.count else (b"", b"", PLAIN)
        line = self.lines[slot]
        ink, ground = _COLOURS[2 * style], _COLOURS[2 * style + 1]
        if number == self.chosen:
            if self.frame:
                paint.around(self.frame, line.x - 2, line.y - 1, 6 * line.width + 3, 12, measures.scale)
            else:
                ink, ground = _C_INK, _C_GOLD
        paint.ink(line, theme.ink(ink, ground))
        space = line.width - len(right)
        at = 0
        if self._arrow:
            paint.tile(line, 0, _ARROW if number == self.chosen else 0)
            at = 1
        elif style == BUTTON and len(left) < space:
            at = (space - len(left)) // 2
            paint.rest(line, 0, at)
        most = space - at - (1 if right else 0)
        if len(left) > most:
            left = left[:most]
        paint.put(line, at, left)
        paint.rest(line, at + len(left), space)
        paint.put(line, space, right)
