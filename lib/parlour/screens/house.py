"""The house rules of a match to come: a row each, one line of help for the chosen one.

A row is made from the game's own table of options; the words of an option are one sentence of several lines: its
name, its help, its values in the table's order. About 2.5 KB of heap.
"""

from micropython import const

from engine.contract import number_of
from parlour import games, measures, paint, theme, words
from parlour.rows import PLAIN, Rows
from parlour.screens.room import Room

_W_HOUSE_RULES = const(123)

_C_GOLD = const(3)
_C_PLUM = const(11)
_C_PLUM_DARK = const(12)

# What a number may be set to.
_NUMBERS = bytes((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 24, 25, 30, 40, 50, 60, 75, 100, 120, 150, 200, 250))


class House(Room):
    """Changes setup.packed; left and right turn a value, A takes the next one."""

    def __init__(self, app, setup):
        super().__init__(app, _C_PLUM)
        self._setup = setup
        game = words.say(games.find(setup.game)[games.WORD])
        self.head(words.say(_W_HOUSE_RULES), game, _C_PLUM_DARK, 2)
        left, top, width, bottom = measures.form()
        bottom -= 10
        self._lines = [self.foot(bottom, _C_PLUM_DARK), self.foot(bottom + 10, _C_PLUM_DARK)]
        shown = min((bottom - top) // 12, len(setup.choices))
        self.rows = Rows(self, self.layer, left, top, width, 12, shown)
        self.rows.more(paint.strip(self.layer, measures.width - 12, 0, 2, theme.ink(_C_GOLD, _C_PLUM_DARK)))
        self.rows.show(len(setup.choices), 0)
        self.moved(0)

    def row(self, number):
        """An option's name and its value."""
        name, sentence = self._setup.choices[number]
        place = number_of(self._setup.options, name)
        lines = words.say(sentence).split(b"\n")
        value = self._setup.packed[place]
        right = b"%d" % value if self._setup.options[place][1] is None else lines[2 + value]
        return lines[0], self.rows.turnable(number, right), PLAIN

    def moved(self, number):
        """The help of the chosen option."""
        lines = words.wrap(words.say(self._setup.choices[number][1]).split(b"\n")[1], (measures.width - 2) // 6)
        for place in range(len(self._lines)):
            paint.say(self._lines[place], lines[place] if place < len(lines) else b"")

    def turn(self, number, way):
        """Another value of an option."""
        packed = self._setup.packed
        place = number_of(self._setup.options, self._setup.choices[number][0])
        values = self._setup.options[place][1]
        if values is None:
            at = 0
            while at < len(_NUMBERS) - 1 and _NUMBERS[at] < packed[place]:
                at += 1
            packed[place] = _NUMBERS[(at + way) % len(_NUMBERS)]
        else:
            packed[place] = (packed[place] + way) % len(values)
        self.rows.renew()

    def choose(self, number):
        """The next value."""
        self.turn(number, 1)
