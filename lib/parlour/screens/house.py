"""The house rules of a match to come: a row each, one line of help for the chosen one, well-known ways to play first.

A row is made from the game's own table of options; the words of an option are one sentence of several lines: its
name, its help, its values in the table's order. What has no effect or does not fit is grey, and the help says why.
About 2.8 KB of heap.
"""

from micropython import const

from parlour import games, measures, paint, rooms, theme, words
from parlour.rows import IDLE, PLAIN, PLATE, Rows
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
        self._offer = setup.offer
        self._first = 1 if self._offer.presets else 0
        game = words.say(games.find(setup.game)[games.WORD])
        rooms.head(self.layer, words.say(_W_HOUSE_RULES), game, _C_PLUM_DARK, 2)
        left, top, width, bottom = rooms.form()
        bottom -= 10
        self._lines = [rooms.foot(self.layer, bottom, _C_PLUM_DARK), rooms.foot(self.layer, bottom + 10, _C_PLUM_DARK)]
        count = self._first + len(self._offer.choices)
        self.rows = Rows(self, self.layer, left, top, width, 12, min((bottom - top) // 12, count))
        self.rows.more = paint.strip(self.layer, measures.width - 12, 0, 2, theme.ink(_C_GOLD, _C_PLUM_DARK))
        self._judge()
        self.rows.show(count, 0)
        self.moved(0)

    def row(self, number):
        """An option's name and its value."""
        offer = self._offer
        packed = self._setup.packed
        if number < self._first:
            right = offer.preset_line(2 + offer.preset(packed))
            return offer.preset_line(0), rooms.turnable(self.rows, number, right), PLATE
        name, sentence = offer.choices[number - self._first]
        place = offer.place(name)
        value = packed[place]
        right = b"%d" % value if offer.options[place][1] is None else words.line(sentence, 2 + value)
        left = words.line(sentence, 0)
        if offer.idle(name, packed):
            return left, right + b" ", IDLE
        return left, rooms.turnable(self.rows, number, right), IDLE if offer.concerns(self._wrong, name) else PLAIN

    def moved(self, number):
        """The help of the chosen option, or why it does not go with the others."""
        offer = self._offer
        if number < self._first:
            text = offer.preset_line(1)
        else:
            name, sentence = offer.choices[number - self._first]
            reason = offer.idle(name, self._setup.packed)
            if reason:
                text = offer.idle_words(reason)
            elif offer.concerns(self._wrong, name):
                text = offer.misfit(self._wrong)
            else:
                text = words.line(sentence, 1)
        lines = words.wrap(text, (measures.width - 2) // 6)
        for place in range(len(self._lines)):
            paint.say(self._lines[place], lines[place] if place < len(lines) else b"")

    def _judge(self):
        self._wrong = self._offer.wrong(len(self._setup.names), self._setup.packed)

    def turn(self, number, way):
        """Another value of an option that has an effect, or another way to play."""
        offer = self._offer
        packed = self._setup.packed
        if number < self._first:
            count = len(offer.presets)
            at = offer.preset(packed)
            # From rules of one's own the first or the last is next.
            packed[:] = offer.packed((at + way) % count if at < count else 0 if way > 0 else count - 1)
        else:
            name = offer.choices[number - self._first][0]
            if offer.idle(name, packed):
                return
            place = offer.place(name)
            values = offer.options[place][1]
            if values is None:
                at = 0
                while at < len(_NUMBERS) - 1 and _NUMBERS[at] < packed[place]:
                    at += 1
                packed[place] = _NUMBERS[(at + way) % len(_NUMBERS)]
            else:
                packed[place] = (packed[place] + way) % len(values)
                offer.follow(name, packed)
        self._judge()
        # What has an effect now, and what goes together, may be another.
        self.rows.renew()
        self.moved(number)

    def choose(self, number):
        """The next value."""
        self.turn(number, 1)
