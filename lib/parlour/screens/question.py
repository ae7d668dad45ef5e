"""A sheet that asks. About 0.4 KB of heap."""

from parlour.rows import PLAIN
from parlour.screens.sheet import Sheet


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
