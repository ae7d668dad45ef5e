"""What Nap's table says in its top line and of the act just made, at the right place of each screen.

On the widest screen there is one line for all: the last action lies on the gold plate, over the contract, until
the next press. About 0.1 KB of heap besides the top line.
"""

from micropython import const

from engine.contract import DEAL, DEAL_END, NOBODY, PLAYED, TRICK, TRUMP
from parlour import measures, paint
from parlour.app import forget
from parlour.tables import nap_say
from parlour.tables.top import Top

_W_ASK_BID = const(309)
_W_WAIT_BID = const(350)
_W_WAIT_LEAD = const(351)
_W_WAIT_PLAY = const(352)
_W_DEALS = const(353)
_W_DEALT = const(356)

_C_FELT_DARK = const(28)

_W_ASK_NAMED = const(338)
_W_ASK_CHANGE = const(339)
_W_ASK_PUT_AWAY = const(346)
_W_ASK_GIVE = const(347)
_W_WAIT_CHANGE = const(349)
_W_WAIT_GIVE = const(357)
_W_WAIT_NAME = const(358)

_PHASE_DRAW = const(1)
_PHASE_PLAY = const(4)
_TRICK = const(2)  # the table's mode
_LAID = const(2)  # what is due next: see nap
_OVER = const(3)
_MODE_GARNET = const(1)
_MOVE_PASS = const(1)
_MOVE_TRUMP = const(8)
_MOVE_BID = const(16)
_MOVE_CHALLENGE = const(48)
# By phase: deal, draw, bid, swap.
_WAITS = (_W_DEALS, _W_WAIT_CHANGE, _W_WAIT_BID, _W_WAIT_GIVE)
_ASKS = (_W_DEALS, _W_ASK_CHANGE, _W_ASK_BID, _W_ASK_GIVE)
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
        self.top.pool(view.kitty)
        if view.to_act == NOBODY:
            self.top.say(b"", b"")
            return
        name = self._sitting.names[view.to_act]
        if view.phase < _PHASE_PLAY:
            self.top.ask(name, _WAITS[view.phase])
        elif view.trump == _NONE and view.laid:
            self.top.ask(name, _W_WAIT_NAME)
        elif not self._thin:
            self.top.ask(name, _W_WAIT_LEAD if view.led == _NONE else _W_WAIT_PLAY)
        elif not self._noticed:
            self.top.only(name, _PLATE)

    def ask(self, view):
        """Ask the viewer for a bid, a card or a suit."""
        self.top.pool(view.kitty)
        sitting = self._sitting
        name = sitting.names[sitting.match.viewer]
        legal = sitting.legal
        count = sitting.count
        if view.phase < _PHASE_PLAY:
            put_away = view.phase == _PHASE_DRAW and view.mode == _MODE_GARNET
            self.top.ask(name, _W_ASK_PUT_AWAY if put_away else _ASKS[view.phase])
        elif _MOVE_TRUMP <= legal[0] < _MOVE_BID:
            self.top.ask(name, _W_ASK_NAMED)
        elif not self._thin:
            self.top.say(name, nap_say.follow(view, legal, count, self.top.beside(name)))
        elif not self._noticed:
            self.top.only(nap_say.follow(view, legal, count, _ON_PLATE), _PLATE)

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


def tell(table, seat, move, events):
    """Show what just happened at a nap.Table; how long it stays: see parlour.sitting."""
    view = table.sitting.view
    card = winner = trump = NOBODY
    ended = False
    for event in events:
        kind = event[0]
        if kind == DEAL:
            return _deal(table, view, event)
        if kind == PLAYED:
            card = event[2]
        elif kind == TRICK:
            winner = event[1]
        elif kind == TRUMP:
            trump = event[2]
        elif kind == DEAL_END:
            ended = True
    if card == NOBODY:
        if move == _MOVE_PASS or _MOVE_BID <= move < _MOVE_CHALLENGE:
            return table.bids.tell(table.talk.top, view, seat, move, events, ended)
        from parlour.tables import nap_more

        return nap_more.tell(table, seat, move, events)
    if table.mode != _TRICK:
        table.show_trick(view)
    else:
        table.trick.lay(view, seat, card, winner)
    if seat == table.home:
        table.hand.drop(card)
    table.due = _OVER if ended else _LAID
    table.trump = trump
    return 1 if winner == NOBODY else 2


def _deal(table, view, event):
    """The cards are dealt; who cut and how many he lifted (N10)."""
    names = table.sitting.names
    forget("parlour.tables.nap_cut")
    table.renew()
    table.talk.top.ask(names[view.dealer], _W_DEALT, names[(view.dealer - 1) % view.seats], event[3])
    return 1
