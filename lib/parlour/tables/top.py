"""The top line of a card table: who acts, on a gold plate, then what is asked or was said. 0.4 KB of objects."""

from micropython import const

from parlour import measures, paint, theme, words

_W_POOL = const(329)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)

_LEAST = const(3)  # letters that the plate always has room for
_NAME = const(4)  # letters of a name that a longer sentence leaves
_POOL = const(4)  # letters for the chips in the pool


class Top:
    """The line, on a colour number `ground`; what is asked begins on a fixed grid of letters: no strip ever moves."""

    def __init__(self, layer, ground):
        width = measures.width
        paint.box(layer, 0, 0, width, 10, ground)
        self._whole = self.room = (width - 24) // 6
        self._asked = paint.strip(layer, 24, 0, self.room, theme.ink(_C_CREAM, ground))
        self._pool = paint.strip(layer, 24 + 6 * (self.room - _POOL), 0, _POOL, theme.ink(_C_GOLD, ground))
        paint.hide(self._pool)
        self._plate = paint.box(layer, 0, 0, 21, 10, _C_GOLD)
        self._who = paint.strip(layer, 2, 0, measures.columns - 1, theme.ink(_C_INK))

    def pool(self, chips):
        """Show at the right end how many chips lie in the pool, when there are any."""
        self.room = self._whole - (_POOL if chips else 0)
        paint.hide(self._pool, not chips)
        if chips:
            paint.right(self._pool, words.fit(_W_POOL, _POOL, chips))

    def ask(self, who, number, *arguments):
        """A sentence in the wording that fits beside the name, of which at least four letters stay."""
        self.say(who, words.fit(number, self.beside(who), *arguments))

    def beside(self, who):
        """How many letters fit beside a name of which four stay."""
        return self.room - max(0, min(len(who), _NAME) - _LEAST)

    def say(self, who, text):
        """A name, cut to what the text leaves, and a text."""
        length = min(len(who), _LEAST + self.room - len(text))
        paint.hide(self._plate, not who)
        paint.size(self._plate, 6 * max(length, 1) + 3, 10, measures.scale)
        paint.say(self._who, who[:length])
        start = max(0, length - _LEAST)
        paint.say(self._asked, bytes(start) + text[: self.room - start])

    def only(self, text, least):
        """Nothing but a text, on the gold plate of at least so many pixels."""
        room = measures.columns - 1
        paint.hide(self._pool)
        paint.hide(self._plate, False)
        paint.size(self._plate, max(least, 6 * min(len(text), room) + 3), 10, measures.scale)
        paint.say(self._who, text)
        paint.rest(self._asked, 0)
