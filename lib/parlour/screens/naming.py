"""A seat's name, letter by letter.

The letters are those of the language, small ones after the first. On boards with arrows one walks about the
grid; with three buttons one walks through it in order. Laid out by the layout library, which is let go
again. About 3 KB of heap, 5 KB of objects.
"""

from micropython import const

from engine.memory import let_go as forget
from handheld.contract import DOWN, LEFT, MENU, RIGHT, A, B
from parlour import measures, paint, rooms, theme, words
from parlour.keeping import MOST_NAME
from parlour.screens.room import Room

_W_SEAT = const(119)
_W_NAME_ASK = const(140)
_W_LETTERS = const(141)
_W_CAPITALS = const(142)
_W_NAME_TAKEN = const(144)
_W_NAME_HELP = const(145)
_W_DONE = const(146)
_W_ERASE = const(147)
_W_NAME_EMPTY = const(148)

_C_CREAM = const(2)
_C_GOLD = const(3)
_C_PLUM = const(11)
_C_PLUM_DARK = const(12)
_C_PLUM_LIGHT = const(13)

_SPACE = b"_"  # how the blank shows itself


class Naming(Room):
    """Edits setup.names[seat]; changes it only when it is done."""

    def __init__(self, app, setup, seat):
        # The largest file first, while there is most room.
        from adafruit_displayio_layout.layouts.grid_layout import GridLayout

        from parlour.screens import laid

        super().__init__(app, _C_PLUM)
        self._setup = setup
        self._seat = seat
        self._name = bytearray(setup.names[seat])
        self._letters = words.say(_W_LETTERS)
        self._capitals = words.say(_W_CAPITALS)
        self._chosen = len(self._letters) + 1
        self._big = None
        rooms.head(self.layer, words.say(_W_SEAT, seat + 1), words.say(_W_NAME_ASK), _C_PLUM_DARK)
        top, scale, first, self._row, across, down = rooms.naming()
        layer = self.layer
        width = measures.width
        wide = min(6 * MOST_NAME * scale + 4, width)
        paint.box(layer, (width - wide) // 2, top, wide, 10 * scale + 1, _C_PLUM_LIGHT)
        self._line = paint.strip(paint.zoom(layer, scale, 0, top), 0, 0, MOST_NAME, theme.ink(_C_CREAM))
        self._middle = width // 2 // scale
        count = len(self._letters)
        ends = (words.say(_W_ERASE), words.say(_W_DONE))
        wide = self._row * across
        x = (width - wide) // 2
        # The two words follow the last letters where there is room, else they have a row of their own.
        rows = -(-count // self._row)
        used = (count - 1) % self._row + 1
        last = rows - 1 if wide - used * across >= 6 * len(ends[0] + ends[1]) + 12 else rows
        down = min(down, (rooms.form()[3] - first) // (last + 1))
        self._place = (x, first, across, down)
        # Under the text, so that the letters keep their ink.
        self._mark = paint.frame(layer, x, first, across, down, _C_GOLD)
        grid = GridLayout(x + (across - 6) // 2, first + (down - 10) // 2, wide, rows * down, (self._row, rows))
        self._keys = []
        for number in range(count):
            key = paint.strip(self._keys, 0, 0, 1, theme.ink(_C_CREAM))
            grid.add_content(key, (number % self._row, number // self._row), (1, 1))
        laid.move(grid, layer)
        forget("adafruit_displayio_layout")
        y = first + last * down
        at = x + wide - 6 * len(ends[1]) - 3
        self._ends = []
        for text, left in ((ends[0], at - 6 * len(ends[0]) - 8), (ends[1], at)):
            paint.write(layer, left, y + (down - 10) // 2, text, theme.ink(_C_CREAM))
            self._ends.append((left - 3, y, 6 * len(text) + 5, down))
        self._help = rooms.foot(self.layer, rooms.form()[3], _C_PLUM_DARK)
        paint.say(self._help, words.say(_W_NAME_HELP))
        self._renew()

    def _renew(self):
        """Draw the name, the letters in the case that comes next, and what is chosen."""
        text = bytes(self._name) + (b"_" if len(self._name) < MOST_NAME else b"")
        paint.centre(self._line, text, self._middle)
        big = not self._name or self._name[-1] == 32 or self._name[-1] == 45
        if big != self._big:
            self._big = big
            letters = self._capitals if big else self._letters
            for number in range(len(letters)):
                letter = letters[number : number + 1]
                paint.put(self._keys[number], 0, _SPACE if letter == b" " else letter)
        x, y, wide, tall = self._place
        number = self._chosen
        if number < len(self._letters):
            x += number % self._row * wide
            y += number // self._row * tall
        else:
            x, y, wide, tall = self._ends[number - len(self._letters)]
        paint.around(self._mark, x, y, wide, tall, measures.scale)

    def press(self, action):
        """Arrows walk; A takes a letter, erases, ends; B erases; MENU ends."""
        count = len(self._letters) + 2
        row = self._row
        chosen = self._chosen
        paint.say(self._help, words.say(_W_NAME_HELP))
        if action == B:
            self._erase()
        elif action == MENU:
            self._done()
            return
        elif action == A:
            if chosen == count - 1:
                self._done()
                return
            if chosen == count - 2:
                self._erase()
            elif len(self._name) < MOST_NAME:
                self._name.append((self._capitals if self._big else self._letters)[chosen])
        elif self.app.handheld.buttons.count == 3:
            self._chosen = (chosen + (1 if action == DOWN else -1)) % count
        elif action == LEFT or action == RIGHT:
            self._chosen = (chosen + (1 if action == RIGHT else -1)) % count
        else:
            self._walk(1 if action == DOWN else -1, count - 2, row)
        self._renew()

    def _walk(self, way, count, row):
        """One row up or down, round the end; the two words count as the right end of the last row."""
        chosen = self._chosen
        rows = -(-count // row)
        if self._ends[0][1] > self._place[1] + (rows - 1) * self._place[3]:
            rows += 1
        column = chosen % row
        line = chosen // row
        if chosen >= count:
            column = row - 1
            line = rows - 1
        line = (line + way) % rows
        number = line * row + column
        self._chosen = number if number < count else count if column < row - 2 else count + 1

    def _erase(self):
        self._name = self._name[:-1]

    def _done(self):
        name = bytes(self._name).strip()
        names = self._setup.names
        if not name:
            paint.say(self._help, words.say(_W_NAME_EMPTY))
            return
        for seat in range(len(names)):
            if seat != self._seat and names[seat] == name:
                paint.say(self._help, words.say(_W_NAME_TAKEN))
                return
        names[self._seat] = name
        self.app.lift()
