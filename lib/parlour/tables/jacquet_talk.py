"""The sentences of Jacquet's table: the gold plate with the seat to act, what is asked, the last action in the groove,
and, of jacquet_turn, the plate that is shown when the other person is to play. About 1.5 KB of heap."""

from micropython import const

from parlour import measures, paint, sheets, theme, words
from parlour.tables import jacquet_say

_W_WAIT_STEP = const(427)
_W_WAIT_OFF = const(428)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_WALNUT = const(33)
_C_LEATHER = const(34)

_DARK = const(6)  # the tile of a dark man; a light one is 0
_SHORT = const(3)  # letters of a name beside which the question begins
_OFF = const(25)


class Talk:
    """Texts of the table; `under`, `big` and `fine` are its layers, `men` the board's sheet."""

    def __init__(self, under, big, fine, places, men, sitting):
        self._places = places
        self._sitting = sitting
        # A long name's plate lies over the question's beginning.
        x, y, letters, large, self._gives = places.asked
        ground = None if measures.kind == 2 else _C_WALNUT
        layer = under if self._gives else big if large else fine
        self._asked = paint.strip(layer, x, y, letters, theme.ink(_C_CREAM if measures.kind == 0 else _C_GOLD, ground))
        x, y, name, letters, before, _ = places.plate
        self._plate = paint.box(under, 0, 0, before, places.top, _C_GOLD)
        self._man = sheets.grid(men, 1, 1, x, y)
        fine.append(self._man)
        self._name = paint.strip(big, name, 0, letters, theme.ink(_C_INK))
        x, y, letters, covers = places.groove
        self._last = paint.strip(fine, x, y, letters, theme.ink(_C_CREAM, _C_LEATHER if covers else None))
        self._centre = x + 3 * letters if covers else 0
        self._turn = None

    def _room(self, name):
        """How many letters what is asked may have."""
        room = self._asked.width
        return room - max(0, min(len(name), _SHORT + 1) - _SHORT) if self._gives else room

    def say(self, seat, text):
        """A seat on the gold plate, and a text."""
        name = self._sitting.names[seat]
        letters = self._name.width
        if self._gives:
            letters = min(letters, _SHORT + self._asked.width - len(text))
        length = min(len(name), letters)
        _, _, _, _, before, each = self._places.plate
        paint.size(self._plate, before + each * length, self._places.top)
        paint.tile(self._man, 0, _DARK * seat)
        paint.put(self._name, 0, name[:length])
        paint.rest(self._name, length)
        start = max(0, length - _SHORT) if self._gives else 0
        for n in range(start):
            paint.tile(self._asked, n, 0)
        paint.put(self._asked, start, text)
        paint.rest(self._asked, start + len(text))

    def fit(self, seat, number, *arguments):
        """A seat and a sentence."""
        self.say(seat, words.fit(number, self._room(self._sitting.names[seat]), *arguments))

    def stepped(self, seat, number, point):
        """A seat has played a number with the man on a point."""
        if point + number < _OFF:
            self.fit(seat, _W_WAIT_STEP, number, point, point + number)
        else:
            self.fit(seat, _W_WAIT_OFF, number)

    def ask(self, view):
        """What the seat to act is asked."""
        room = self._room(self._sitting.names[view.to_act])
        self.say(view.to_act, jacquet_say.ask(self._sitting, view, room))

    def land(self, view, move):
        """Where the chosen man would land."""
        self.say(view.to_act, jacquet_say.landing(move, self._room(self._sitting.names[view.to_act])))

    def wait(self, view):
        """What somebody else does."""
        if view.to_act < 2:
            room = self._room(self._sitting.names[view.to_act])
            self.say(view.to_act, jacquet_say.wait(self._sitting, view, room))

    def won(self, view, heading):
        """The game has ended."""
        self.say(view.to_act, jacquet_say.won(self._room(self._sitting.names[view.to_act])))
        self.groove(heading)

    def last(self, view, lost, courier):
        """What the last turn came to, in the groove."""
        self.groove(jacquet_say.last(self._sitting, view, lost, courier, self._last.width))

    def groove(self, text):
        """A text in the groove."""
        room = self._last.width
        text = text[:room]
        if self._centre:
            # A blank strip's ground covers the middle rail as well, so the text moves in it and not the strip.
            text = b" " * ((room - len(text)) // 2) + text
        paint.say(self._last, text)

    # The change of sides

    def turn(self, group, men, view):
        """Say on a plate of its own that the other person is to play."""
        from parlour.tables.jacquet_turn import plate

        self._turn = plate(self._places, men, self._sitting.names, view)
        group.append(self._turn)

    def turning(self):
        """Whether that plate is shown."""
        return self._turn is not None

    def turned(self, group):
        """Take that plate away."""
        if self._turn is not None:
            group.remove(self._turn)
            self._turn = None
