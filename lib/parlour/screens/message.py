"""A sheet with a sentence that must be seen. About 0.8 KB of heap."""

from micropython import const

from parlour import words
from parlour.rows import PLAIN
from parlour.screens.sheet import Sheet

_W_GO_ON = const(108)
_W_NOT_SAVED = const(109)
_W_NOT_SAVED_WHY = const(110)


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
    """The match could not be kept, for a reason of the store."""

    def __init__(self, app, reason):
        super().__init__(app, words.say(_W_NOT_SAVED), why(reason))


def why(reason):
    """The reason of the store in words."""
    return words.say(_W_NOT_SAVED_WHY).split(b"\n")[reason]
