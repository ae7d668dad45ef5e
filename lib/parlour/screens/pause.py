"""Pause: a sheet over the table. About 1.2 KB of heap besides the sheet's, 2.5 KB more while it lies open."""

import sys

from micropython import const

from engine.contract import CannotUndo
from parlour import paint, words
from parlour.rows import OFF, PLAIN
from parlour.screens.sheet import Sheet, places

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
            x, y, _, _, head, _ = places()
            _battery(self.layer, x + 5, y + 1 + (head - 7) // 2, level)

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
        app = self.app
        sitting = self._sitting
        if self._extra and number > _UNDO:
            number -= 1
            if number == _UNDO:
                app.lift()
                self._extra[1]()
                return
        if number == _SCORES:
            app.after(sitting.scores)
        elif number == _SAVE_OFF:
            reason = sitting.save()
            if reason is None:
                self._farewell()
            else:
                from parlour.screens.message import why

                self._question(_W_NOT_SAVED, why(reason), _W_OFF_ANSWERS, self._farewell)
        elif number == _LEAVE:
            self._question(_W_LEAVE, words.say(_W_LEAVE_TEXT), _W_LEAVE_ANSWERS, self._leave)
        else:
            self.back()
            if number == _UNDO:
                try:
                    sitting.undo()
                except CannotUndo:
                    from parlour.screens.message import Message

                    app.lay(Message(app, words.say(_W_UNDO), words.say(_W_NO_UNDO)))
            elif number == _SETTINGS:
                from parlour.screens.settings import Settings

                app.lay(Settings(app))

    def _question(self, title, text, answers, after):
        from parlour.screens.message import Question

        self.app.lay(Question(self.app, words.say(title), text, words.say(answers).split(b"\n"), after))

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
