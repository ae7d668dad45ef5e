"""Nap's table: the cut for deal, the bidding, the trick and the viewer's hand, on one screen.

    LEFT RIGHT (and UP DOWN in the bidding)   choose      A   bid or play; while the table rests: go on
    UP      the cards that were played before             B   drop the curtain      MENU   pause

With three buttons UP and DOWN choose; UP beyond the first card shows the cards that were played before.
The parts stand in files of their own, their places in nap_places. What only the bidding or only the trick shows is
made when its phase begins and let go with its code when it ends: 7 KB of heap less. The hand stays.
"""

import gc
import sys

import displayio
from micropython import const

from engine.contract import NOBODY
from handheld.contract import DOWN, MENU, RIGHT, UP, A, B
from parlour import measures, paint, sheets
from parlour.app import Screen, forget
from parlour.tables import nap_talk
from parlour.tables.nap_hand import Hand

_C_FELT = const(27)

_CUT = const(0)
_BIDS = const(1)
_TRICK = const(2)

# What the next turn of the loop has still to draw: after a press, a card, the last card of a deal (`due`).
_PRESSED = const(1)
_LAID = const(2)

_PHASE_DRAW = const(1)
_PHASE_BID = const(2)
_PHASE_SWAP = const(3)
_PHASE_PLAY = const(4)
_LAID_DOWN = (2, 4)  # the modes with a card on the table
_MODE_SEVEN = const(5)

_MOVE_TRUMP = const(8)
_MOVE_BID = const(16)
_CARD = const(128)

# The files of a phase, the largest first: so a small memory can compile them.
_OF_BIDS = ("nap_bids", "nap_menu", "nap_said", "nap_cards")
_OF_TRICK = ("nap_trick", "nap_columns", "nap_contract", "nap_cut")

# A desktop has room; there a collection would be most of what a short match costs.
_COMPILES = sys.implementation.name != "cpython"


class Places:
    """Where everything lies, as nap_places laid it out."""

    def x(self, column):
        """The left end of a column."""
        return self.left + column * self.column


class Table(Screen):
    """The table of a sitting of Nap; see parlour.sitting for what a table must do."""

    open_passes = False

    def __init__(self, app, sitting):
        from parlour.tables import nap_places

        super().__init__(app)
        self.sitting = sitting
        view = sitting.view
        sheets.load_cards(_C_FELT)
        self.places = places = Places()
        nap_places.lay_out(places, view.seats)
        forget("parlour.tables.nap_places")
        big = _layer(self.group)
        paint.box(big, 0, 0, measures.width, measures.height + 1, _C_FELT)
        self.talk = nap_talk.Talk(big, sitting)
        self._part = displayio.Group()
        self.group.append(self._part)
        self.bids = self.trick = self._cards = None
        self.hand = Hand(_layer(self.group), places, view.width, view.mode in _LAID_DOWN)
        self._choosing = False
        self.mode = _CUT
        self.due = 0
        self.trump = NOBODY
        self._begun = False
        self.home = view.seats - 1

    def close(self):
        """The cards' sheet goes with the table, and the code of its phase."""
        sheets.drop()
        for name in _OF_TRICK + _OF_BIDS:
            forget("parlour.tables." + name)

    def renew(self):
        """Draw all from the view; nothing is asked."""
        view = self.sitting.view
        viewer = self.sitting.match.viewer
        names = self.sitting.names
        talk = self.talk
        if viewer != NOBODY:
            self.home = viewer
        talk.forget()
        self.due = 0
        self._begun = self._begun or view.deal > 0
        if not self._begun:
            from parlour.tables import nap_cut

            self._show(_CUT)
            self.trick.turn_to(self.home)
            nap_cut.show(view, names, self.trick, self.hand, self.places, talk.top)
        elif view.phase == _PHASE_PLAY:
            self.show_trick(view)
            talk.wait(view)
        else:
            self._show(_BIDS)
            self.bids.renew(view, self.home)
            self.hand.take(view, self.home, self.places.bidding)
            talk.wait(view)

    def _show(self, mode):
        """Bring the bidding or the trick to sight; what only the other needs is let go first, so that this has room."""
        self.mode = mode
        bidding = mode == _BIDS
        if (self.bids if bidding else self.trick) is not None:
            return
        part = self._part
        while len(part):
            part.pop()
        self.bids = self.trick = self._cards = None
        for name in _OF_TRICK if bidding else _OF_BIDS:
            forget("parlour.tables." + name)
        if _COMPILES:
            gc.collect()
        view = self.sitting.view
        names = self.sitting.names
        self.talk.forget()
        if bidding:
            from parlour.tables.nap_bids import Bids

            self.bids = Bids(_layer(part), part, self.places, view, names)
            if 0 < view.mode < _MODE_SEVEN:
                from parlour.tables.nap_cards import Cards

                self._cards = Cards(self.bids.menu, self.hand)
        else:
            from parlour.tables.nap_trick import Trick

            self.trick = Trick(_layer(part), part, self.places, view, names)
        # All is new: one pass draws it, where layer by layer would take four.
        self.app.changed()

    def show_trick(self, view):
        """Bring the trick to sight."""
        self._show(_TRICK)
        self.trick.turn_to(self.home)
        self.trick.renew(view)
        self.hand.take(view, self.home, self.places.low)
        self.talk.last(self.trick, view, NOBODY)

    def ask(self):
        """The viewer must choose among sitting.legal."""
        sitting = self.sitting
        view = sitting.view
        viewer = sitting.match.viewer
        hand = self.hand
        if self._cards:
            move = self._cards.next(sitting.legal, sitting.count)
            if move != NOBODY:
                sitting.play(move)
                return
        self._choosing = view.phase == _PHASE_DRAW or view.phase == _PHASE_SWAP
        if view.phase < _PHASE_PLAY or _MOVE_TRUMP <= sitting.legal[0] < _MOVE_BID:
            if self.mode != _BIDS:
                self._show(_BIDS)
            hand.take(view, viewer, self.places.bidding)
            self.bids.said.renew(view, viewer)
            if self._choosing:
                self._cards.ask(view)
            else:
                self.bids.ask(view, sitting.legal, sitting.count)
        else:
            if self.mode != _TRICK:
                self.show_trick(view)
            else:
                hand.take(view, viewer, self.places.low)
            hand.allow(sitting.legal, sitting.count)
        self.talk.ask(view)

    def tell(self, seat, move, events):
        """Show what just happened; how long it stays."""
        return nap_talk.tell(self, seat, move, events)

    def _finish(self):
        """Draw what followed from the last card or press: the finger has got its answer in the picture before."""
        due = self.due
        self.due = 0
        view = self.sitting.view
        talk = self.talk
        if due == _PRESSED:
            talk.settle(self.trick, view)
            return
        self.trick.finish(view)
        talk.last(self.trick, view, self.trump)
        if due == _LAID:
            talk.wait(view)
        elif self.trick.last:
            talk.top.say(b"", self.heading())

    def heading(self):
        """What the last deal came to, such as "Bo made Nap"."""
        from parlour.tables import nap_heading

        text = nap_heading.say(self.sitting)
        forget("parlour.tables.nap_heading")
        return text

    def tick(self, now):
        """Let the match go on, once the cut for deal has been seen."""
        if self.due:
            self._finish()
        elif self._begun:
            self.sitting.tick()

    def press(self, action):
        """See the module."""
        sitting = self.sitting
        asking = sitting.asking()
        if not self.due:
            self.due = _PRESSED
        if action == MENU:
            sitting.seldom("pause")
        elif action == B:
            sitting.hide()
        elif self.mode == _CUT:
            self._begun = self._begun or action == A
        elif action != A:
            self._choose(action, asking)
        elif not asking:
            sitting.hurry()
        elif self.mode == _BIDS:
            move = self._cards.press() if self._choosing else self.bids.chosen()
            if move != NOBODY:
                sitting.play(move)
        else:
            sitting.play(self.hand.chosen() + _CARD)

    def _choose(self, action, asking):
        """An arrow: another bid or card, or the cards that were played."""
        way = 1 if action == RIGHT or action == DOWN else -1
        if self.mode == _BIDS:
            if asking and self._choosing:
                self._cards.step(way)
            elif asking:
                self.bids.step(way, self.sitting.view)
            return
        three = self.app.handheld.buttons.count == 3
        if action == UP and not (three and asking and self.hand.step(-1)):
            self._look()
        elif asking and action != UP and (three or action != DOWN):
            self.hand.step(way)

    def _look(self):
        """Show the cards that lie open from the tricks before (N3)."""
        if self.sitting.view.tricks:
            from parlour.tables.nap_look import Look

            self.app.lay(Look(self.app, self.sitting, self.trick.order))


def extra(app, sitting):
    """What pause offers beside its own rows: (text, what it does), or None. A challenge (N28)."""
    if not sitting.view.doubtful:
        return None
    from parlour.tables import nap_challenge

    return nap_challenge.offer(app, sitting)


def _layer(group):
    """Where things are drawn in the parlour's own pixels."""
    return group if measures.scale == 1 else paint.zoom(group, measures.scale)
