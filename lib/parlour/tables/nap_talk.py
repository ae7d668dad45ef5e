"""What Nap's table says in its top line and about the last card, at the right place of each screen.

On the widest screen there is one line for all: the last action lies on the gold plate, over the contract, until
the next press. About 0.1 KB of heap besides the top line.
"""

from micropython import const

from engine.contract import NOBODY
from parlour import measures, paint
from parlour.tables import nap_say
from parlour.tables.top import Top

_W_ASK_BID = const(309)
_W_WAIT_BID = const(350)
_W_WAIT_LEAD = const(351)
_W_WAIT_PLAY = const(352)
_W_DEALS = const(353)

_C_FELT_DARK = const(28)

_PHASE_DEAL = const(0)
_PHASE_BID = const(2)
_NONE = const(255)
_PLATE = const(58)  # pixels of the plate beside the contract
_ON_PLATE = const(9)  # letters on it


class Talk:
    """The top line, `noticed` while it holds the last action instead."""

    def __init__(self, layer, sitting):
        self.top = Top(layer, _C_FELT_DARK)
        self._sitting = sitting
        self._thin = measures.kind == 2
        self._noticed = False

    def wait(self, view):
        """Say who is to act, of whom nothing is asked here."""
        if view.to_act == NOBODY:
            self.top.say(b"", b"")
            return
        name = self._sitting.names[view.to_act]
        if view.phase == _PHASE_BID:
            self.top.ask(name, _W_WAIT_BID)
        elif view.phase == _PHASE_DEAL:
            self.top.ask(name, _W_DEALS)
        elif not self._thin:
            self.top.ask(name, _W_WAIT_LEAD if view.led == _NONE else _W_WAIT_PLAY)
        elif not self._noticed:
            self.top.only(name, _PLATE)

    def ask(self, view):
        """Ask the viewer for a bid or a card."""
        sitting = self._sitting
        name = sitting.names[sitting.match.viewer]
        if view.phase == _PHASE_BID:
            self.top.ask(name, _W_ASK_BID)
        elif not self._thin:
            self.top.say(name, nap_say.follow(view, sitting.legal[0], self.top.beside(name)))
        elif not self._noticed:
            self.top.only(nap_say.follow(view, sitting.legal[0], _ON_PLATE), _PLATE)

    def last(self, trick, view, trump):
        """Say what the last card did; `trump` is the suit that it made trump, or 255."""
        seat, card = trick.newest(view)
        line = trick.last
        text = b""
        if seat != NOBODY:
            best, best_card = trick.best()
            room = line.width if line else measures.columns - 1
            names = self._sitting.names
            text = nap_say.played(names, seat, card, best, best_card, trick.count() == 1, trump, trick.full, room)
        if line:
            paint.say(line, text)
        elif text:
            self._noticed = True
            trick.contract.hide(True, view)
            self.top.only(text, measures.width)

    def forget(self):
        """All is to be said anew."""
        self._noticed = False

    def settle(self, trick, view):
        """A press takes the last action off the gold plate."""
        if self._noticed:
            self._noticed = False
            trick.contract.hide(False, view)
            if self._sitting.asking():
                self.ask(view)
            else:
                self.wait(view)
