"""Pause: a sheet over the table. About 1 KB of heap besides the sheet's, 1.5 KB more while it lies open."""

import sys

from micropython import const

from engine.memory import let_go
from parlour import words
from parlour.rows import OFF, PLAIN
from parlour.screens.sheet import Sheet

_W_PAUSE = const(160)
_W_UNDO = const(161)
_W_SCORES = const(162)
_W_SETTINGS = const(150)
_W_SAVE_OFF = const(163)
_W_LEAVE = const(164)
_W_GO_ON = const(108)

_UNDO = const(1)
_YES = const(8)  # added to the number of a row: its question was answered

_ROWS = bytes((_W_GO_ON, _W_UNDO, _W_SCORES, _W_SETTINGS, _W_SAVE_OFF, _W_LEAVE))


class Pause(Sheet):
    """What can be done in the middle of a match."""

    def __init__(self, app, sitting):
        self._sitting = sitting
        # What the game's table adds: (text, what it does); it comes after undo.
        extra = getattr(sys.modules.get("parlour.tables." + sitting.match.name), "extra", None)
        self._extra = extra(app, sitting) if extra else None
        super().__init__(app, words.say(_W_PAUSE), b"", len(_ROWS) + (1 if self._extra else 0))
        level = app.handheld.battery()
        if level is not None:
            from parlour.screens import plate

            plate.battery(self, level)
            let_go("parlour.screens.plate")

    def row(self, number):
        """Undo is off when there is nothing of this turn to take back, or when nobody holds the device."""
        sitting = self._sitting
        if self._extra and number > _UNDO:
            number -= 1
            if number == _UNDO:
                return self._extra[0], b"", PLAIN
        off = number == _UNDO and not (sitting.asking() and sitting.match.can_undo())
        return words.say(_ROWS[number]), b"", OFF if off else PLAIN

    def choose(self, number):
        """Taken."""
        extra = self._extra
        if extra and number > _UNDO:
            number -= 1
            if number == _UNDO:
                self.app.lift()
                extra[1]()
                return
        self._number = number
        self._take(number)

    def _take(self, number):
        from parlour.screens import pausing

        # What is asked about is done with code that comes anew when it is answered.
        pausing.take(self.app, self._sitting, number, self._yes)
        let_go("parlour.screens.pausing")

    def _yes(self):
        self._take(self._number + _YES)

    def uncovered(self):
        """A question was answered."""
        let_go("parlour.screens.question")
