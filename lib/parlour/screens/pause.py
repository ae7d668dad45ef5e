"""Pause: a sheet over the table. About 1.5 KB of heap, 2.5 KB more while it lies open."""

from micropython import const

from engine.contract import CannotUndo
from parlour import paint, rooms, words
from parlour.rows import OFF, PLAIN
from parlour.screens.sheet import Message, Question, Sheet, why

_W_PAUSE = const(160)
_W_UNDO = const(161)
_W_SCORES = const(162)
_W_SETTINGS = const(150)
_W_SAVE_OFF = const(163)
_W_LEAVE = const(164)
_W_GO_ON = const(108)
_W_LEAVE_TEXT = const(165)
_W_LEAVE_ANSWERS = const(166)
_W_OFF_ANSWERS = const(167)
_W_NOT_SAVED = const(109)
_W_NO_UNDO = const(168)

_GO_ON = const(0)
_UNDO = const(1)
_SCORES = const(2)
_SETTINGS = const(3)
_SAVE_OFF = const(4)
_LEAVE = const(5)

_C_GOLD = const(3)
_C_PLUM_DARK = const(12)

_ROWS = (_W_GO_ON, _W_UNDO, _W_SCORES, _W_SETTINGS, _W_SAVE_OFF, _W_LEAVE)


class Pause(Sheet):
    """What can be done in the middle of a match."""

    def __init__(self, app, sitting):
        self._sitting = sitting
        table = sitting.table
        # What the game's table adds: (text, what it does); it comes after undo.
        self._extra = table.extra() if hasattr(table, "extra") else None
        super().__init__(app, words.say(_W_PAUSE), b"", len(_ROWS) + (1 if self._extra else 0))
        level = app.handheld.battery()
        if level is not None:
            x, y, _, _, head, _ = rooms.sheet()
            _battery(self.layer, x + 5, y + 1 + (head - 7) // 2, level)

    def row(self, number):
        """Undo is off when there is nothing of this turn to take back, or when nobody holds the device."""
        if self._extra and number > _UNDO:
            number -= 1
            if number == _UNDO:
                return self._extra[0], b"", PLAIN
        off = number == _UNDO and not self._may_undo()
        return words.say(_ROWS[number]), b"", OFF if off else PLAIN

    def _may_undo(self):
        match = self._sitting.match
        return self._sitting.asking() and match.can_undo()

    def choose(self, number):
        """Taken."""
        app = self.app
        sitting = self._sitting
        if self._extra and number > _UNDO:
            number -= 1
            if number == _UNDO:
                app.lift()
                self._extra[1]()
                return
        if number == _GO_ON:
            self.back()
        elif number == _UNDO:
            app.lift()
            try:
                sitting.undo()
            except CannotUndo:
                app.lay(Message(app, words.say(_W_UNDO), words.say(_W_NO_UNDO)))
        elif number == _SCORES:
            from parlour.screens.scores import Scores

            app.lift()
            app.lay(Scores(app, sitting, False))
        elif number == _SETTINGS:
            from parlour.screens.settings import Settings

            app.lift()
            app.lay(Settings(app))
        elif number == _SAVE_OFF:
            reason = sitting.save()
            if reason is None:
                self._farewell()
            else:
                answers = words.say(_W_OFF_ANSWERS).split(b"\n")
                app.lay(Question(app, words.say(_W_NOT_SAVED), why(reason), answers, self._farewell))
        else:
            answers = words.say(_W_LEAVE_ANSWERS).split(b"\n")
            app.lay(Question(app, words.say(_W_LEAVE), words.say(_W_LEAVE_TEXT), answers, self._leave))

    def _farewell(self):
        from parlour.screens.farewell import Farewell

        self.app.lay(Farewell(self.app))

    def _leave(self):
        self._sitting.save()
        self.app.leave()


def _battery(layer, x, y, level):
    """A battery as large as a letter: four bars when full, none when nearly empty."""
    paint.box(layer, x, y, 14, 7, _C_GOLD)
    paint.box(layer, x + 14, y + 2, 2, 3, _C_GOLD)
    paint.box(layer, x + 1, y + 1, 12, 5, _C_PLUM_DARK)
    for bar in range((level + 12) // 25):
        paint.box(layer, x + 2 + 3 * bar, y + 2, 2, 3, _C_GOLD)
