"""From set-up to the match: whether it can be had, and whether the one in the store may go. Loaded for that alone."""

from micropython import const

from engine import catalogue
from engine.contract import BadOption
from handheld.contract import MATCH
from parlour import habits, moving, words

_W_HOUSE_RULES = const(123)
_W_REPLACE = const(129)
_W_REPLACE_TEXT = const(130)
_W_REPLACE_ANSWERS = const(131)
_W_MISFIT = const(132)


def deal(setup):
    """Begin the match of a Setup, or lay over it what there is to be said or asked before."""
    app = setup.app
    try:
        catalogue.check(setup.game, len(setup.names), setup.packed)
    except BadOption:
        from parlour.screens.message import Message

        why = setup.offer.misfit(setup.wrong) or words.say(_W_MISFIT)
        app.lay(Message(app, words.say(_W_HOUSE_RULES), why))
        return
    if app.handheld.store.read(MATCH):
        from parlour.screens.question import Question

        answers = words.say(_W_REPLACE_ANSWERS).split(b"\n")
        text = words.say(_W_REPLACE_TEXT)
        app.lay(Question(app, words.say(_W_REPLACE), text, answers, lambda: _begin(setup)))
    else:
        _begin(setup)


def _begin(setup):
    habits.keep(setup.app)
    # The table of the next time may change while this match is played.
    moving.begin(setup.app, setup.game, list(setup.names), bytearray(setup.kinds), bytes(setup.packed))
