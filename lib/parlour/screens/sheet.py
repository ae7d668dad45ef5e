"""A small sheet over the screen: a title, some lines, and rows to choose from. Also a plain message.

About 1 KB of heap, 2.5 KB more while one lies open.
"""

from micropython import const

from parlour import paint, rooms, theme, words
from parlour.rows import PLAIN, Rows
from parlour.screens.room import Room

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_PLUM = const(11)
_C_PLUM_DARK = const(12)

_W_GO_ON = const(108)
_W_NOT_SAVED = const(109)
_W_NOT_SAVED_WHY = const(110)


class Sheet(Room):
    """A sheet with a title, lines of text and `count` rows, of which `chosen` is marked first."""

    covers = False

    def __init__(self, app, title, text, count, chosen=0):
        super().__init__(app, None)
        x, y, width, most, head, pitch = rooms.sheet()
        lines = words.wrap(text, (width - 10) // 6) if text else []
        # However long the text, the rows of a question stay in sight.
        lines = lines[: (most - head - 3 - min(count, 2) * pitch) // 10]
        room = (most - head - 2 - 10 * len(lines)) // pitch
        shown = min(count, room)
        tall = head + 10 * len(lines) + shown * pitch + 3
        top = y if count > 3 else y + (most - tall) // 2
        layer = self.layer
        paint.box(layer, x, top, width, tall, _C_INK)
        paint.box(layer, x + 1, top + 1, width - 2, tall - 2, _C_PLUM)
        paint.box(layer, x + 1, top + 1, width - 2, head, _C_PLUM_DARK)
        line = paint.write(layer, x, top + 1 + (head - 10) // 2, title, theme.ink(_C_GOLD, _C_PLUM_DARK))
        paint.centre(line, title, x + width // 2)
        at = top + head + 1
        for part in lines:
            paint.write(layer, x + 5, at, part, theme.ink(_C_CREAM, _C_PLUM))
            at += 10
        self.rows = Rows(self, layer, x + 1, at + 1, width - 2, pitch, shown, True)
        if shown < count:
            self.rows.more(paint.strip(layer, x + width - 14, top + 1, 2, theme.ink(_C_GOLD, _C_PLUM_DARK)))
        self.rows.show(count, chosen)


class Message(Sheet):
    """One sentence that must be seen, until A; then `after()` is called, if given. `answer`: what A says, a word."""

    def __init__(self, app, title, text, after=None, answer=_W_GO_ON):
        self._after = after
        self._answer = answer
        super().__init__(app, title, text, 1)

    def row(self, number):
        """The only row."""
        return words.say(self._answer), b"", PLAIN

    def choose(self, number):
        """Seen."""
        self.back()

    def back(self):
        """Seen."""
        self.app.lift()
        if self._after:
            self._after()


class Unsaved(Message):
    """The match could not be kept, for a reason of a StoreError."""

    def __init__(self, app, reason, after):
        super().__init__(app, words.say(_W_NOT_SAVED), why(reason), after)


def why(reason):
    """The reason of a StoreError in words."""
    return words.say(_W_NOT_SAVED_WHY).split(b"\n")[reason]


class Question(Sheet):
    """A question with two answers, each a sentence; `after()` is called for the second, the harmless one is first."""

    def __init__(self, app, title, text, answers, after):
        self._answers = answers
        self._after = after
        super().__init__(app, title, text, 2)

    def row(self, number):
        """An answer."""
        return self._answers[number], b"", PLAIN

    def choose(self, number):
        """Answered."""
        self.app.lift()
        if number:
            self._after()
