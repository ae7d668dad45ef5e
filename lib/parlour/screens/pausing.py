"""What the rows of pause do. Loaded for that alone: about 0.8 KB of heap."""

from micropython import const

from engine.contract import CannotUndo
from parlour import words

_W_UNDO = const(161)
_W_LEAVE = const(164)
_W_LEAVE_TEXT = const(165)
_W_LEAVE_ANSWERS = const(166)
_W_OFF_ANSWERS = const(167)
_W_NOT_SAVED = const(109)
_W_NO_UNDO = const(168)

_UNDO = const(1)
_SCORES = const(2)
_SETTINGS = const(3)
_SAVE_OFF = const(4)
_LEAVE = const(5)

_YES = const(8)  # added to the number of a row: its question was answered


def take(app, sitting, number, yes):
    """A row of pause was taken, which lies on top; `yes()` is called when a question is answered with yes."""
    if number == _SCORES and sitting.table is not None:
        app.after(lambda: sitting.seldom("scores"))
    elif number == _SETTINGS:
        app.after(lambda: sitting.seldom("settings"))
    elif number == _LEAVE:
        _ask(app, _W_LEAVE, words.say(_W_LEAVE_TEXT), _W_LEAVE_ANSWERS, yes)
    elif number == _LEAVE + _YES:
        sitting.save()
        app.leave()
    elif number >= _SAVE_OFF:
        reason = sitting.save() if number == _SAVE_OFF else None
        if reason is None:
            from parlour.screens.farewell import Farewell

            app.lay(Farewell(app))
        else:
            from parlour.screens.message import why

            _ask(app, _W_NOT_SAVED, why(reason), _W_OFF_ANSWERS, yes)
    else:
        # The scores may lie beneath already.
        app.lift()
        if number == _UNDO:
            try:
                sitting.undo()
            except CannotUndo:
                from parlour.screens.message import Message

                app.lay(Message(app, words.say(_W_UNDO), words.say(_W_NO_UNDO)))


def _ask(app, title, text, answers, after):
    from parlour.screens.question import Question

    app.lay(Question(app, words.say(title), text, words.say(answers).split(b"\n"), after))
