"""The menu on Nap's table: rows with what each wins and costs, and three lines of help.

About 2.5 KB of objects; the cursor redraws two rows and the help, some 3,500 pixels (wide: a row).
"""

from micropython import const

from parlour import measures, paint, theme, words

_W_HEAD_BID = const(306)
_W_HEAD_WIN = const(307)
_W_HEAD_LOSE = const(308)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_GAIN = const(5)
_C_LOSS = const(6)
_C_FELT = const(27)
_C_FELT_DARK = const(28)
_C_FELT_PALE = const(30)

_ARROW = const(8)
_NONE = const(255)
_HELP = const(18)  # letters of a line of help


class Menu:
    """`big` and `fine` are layers. `rows` can be seen at once."""

    def __init__(self, big, fine, places):
        self._places = places
        self.rows = places.menu_rows
        left = places.menu
        width = measures.width - left
        self._paper = [paint.box(big, left, places.menu_top, width, self.rows * places.menu_pitch, _C_CREAM)]
        self._head = None
        if places.head:
            self._paper.append(paint.box(big, left, places.head, width, 10, _C_FELT_DARK))
            ink = theme.ink(_C_FELT_PALE, _C_FELT_DARK)
            self._head = paint.strip(big, left + 3, places.head, 9, ink)
            self._paper.append(self._head)
            for number, end in ((_W_HEAD_WIN, places.win + 18), (_W_HEAD_LOSE, measures.width)):
                text = words.say(number)
                self._paper.append(paint.write(big, end - 6 * len(text), places.head, text, ink))
        pitch = places.menu_pitch
        # On the fine screens a plate would redraw four times the pixels: there a frame goes round the row.
        self._plate = self._edges = None
        if measures.scale == 1 or self.rows == 1:
            self._plate = paint.box(big, left, places.menu_top, width, pitch, _C_GOLD)
        self._names = []
        self._wins = []
        self._loses = []
        drop = (pitch - 10) // 2
        for row in range(self.rows):
            y = places.menu_top + row * pitch + drop
            self._names.append(paint.strip(big, left + 1, y, 11, theme.ink(_C_INK)))
            self._wins.append(paint.strip(big, places.win, y, places.figures, theme.ink(_C_GAIN)))
            self._loses.append(paint.strip(big, places.lose, y, places.figures + 1, theme.ink(_C_LOSS)))
        if not self._plate:
            self._edges = paint.frame(big, left, places.menu_top, width, pitch, _C_GOLD)
        ink = theme.ink(_C_CREAM, _C_FELT)
        self._help = []
        for x, y in places.help:
            self._help.append(paint.strip(fine, x, y, _HELP, ink))
        paint.ink(self._help[0], theme.ink(_C_GOLD, _C_FELT))

    def show(self, rows, head=b""):
        """Show paper for so many rows, and its head: what the rows are; 0: hide both."""
        for thing in self._paper:
            paint.hide(thing, not rows)
        if rows:
            places = self._places
            paint.size(self._paper[0], measures.width - places.menu, rows * places.menu_pitch, measures.scale)
            if self._head:
                paint.say(self._head, head or words.say(_W_HEAD_BID))

    def row(self, row, name=b"", win=0, lose=0):
        """A row: a name, and what it wins and costs."""
        line = self._names[row]
        paint.put(line, 1, name)
        paint.rest(line, 1 + len(name))
        text = b"+%d" % win if win else b""
        # Where there is no room for it the green says that it is won.
        paint.right(self._wins[row], text[1:] if len(text) > self._wins[row].width else text)
        paint.right(self._loses[row], b"-%d" % lose if lose else b"")

    def point(self, row):
        """Mark a row as chosen, an arrow before it; 255: none."""
        for n in range(self.rows):
            paint.tile(self._names[n], 0, _ARROW if n == row else 0)
        places = self._places
        y = places.menu_top + row * places.menu_pitch
        if self._plate:
            paint.hide(self._plate, row == _NONE)
            if row != _NONE:
                paint.move(self._plate, places.menu, y)
            return
        for edge in self._edges:
            paint.hide(edge, row == _NONE)
        if row != _NONE:
            width = measures.width - places.menu
            paint.around(self._edges, places.menu, y, width, places.menu_pitch, measures.scale)

    def help(self, first=b"", second=b"", third=b""):
        """Three lines of help."""
        paint.say(self._help[0], first)
        paint.say(self._help[1], second)
        paint.say(self._help[2], third)
