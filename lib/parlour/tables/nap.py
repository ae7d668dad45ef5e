"""Nap's table: the cut for deal, the bidding, the trick and the viewer's hand, on one screen.

    LEFT RIGHT (and UP DOWN in the bidding)   choose      A   bid or play; while the table rests: go on
    UP      the cards that were played before             B   drop the curtain      MENU   pause

With three buttons UP and DOWN choose; UP beyond the first card shows the cards that were played before.
The parts stand in files of their own, their places in nap_places. Objects are made once: about 12 KB with the
card sheet.
"""

import displayio
from micropython import const

from engine.contract import BID, DEAL, DEAL_END, NOBODY, PLAYED, TRICK, TRUMP
from handheld.contract import DOWN, MENU, RIGHT, UP, A, B
from parlour import measures, paint, sheets
from parlour.app import Screen, forget
from parlour.tables import nap_say
from parlour.tables.nap_bids import Bids
from parlour.tables.nap_hand import Hand
from parlour.tables.nap_places import Places
from parlour.tables.nap_talk import Talk
from parlour.tables.nap_trick import Trick

_W_DEALT = const(356)
_W_LAST_BID = const(354)
_W_LAST_PASS = const(355)
_W_LAST_ONE = const(374)

_C_FELT = const(27)

_CUT = const(0)
_BIDS = const(1)
_TRICK = const(2)

# What the next turn of the loop has still to draw.
_PRESSED = const(1)
_LAID = const(2)
_OVER = const(3)

_PHASE_DRAW = const(1)
_PHASE_BID = const(2)
_PHASE_SWAP = const(3)
_PHASE_PLAY = const(4)
_LAID_DOWN = (2, 4)  # the modes with a card on the table
_MODE_SEVEN = const(5)

_MOVE_PASS = const(1)
_MOVE_TRUMP = const(8)
_MOVE_BID = const(16)
_MOVE_CHALLENGE = const(48)
_CARD = const(128)


class Table(Screen):
    """The table of a sitting of Nap; see parlour.sitting for what a table must do."""

    open_passes = False

    def __init__(self, app, sitting):
        super().__init__(app)
        self.sitting = sitting
        view = sitting.view
        names = sitting.names
        sheets.load_cards(_C_FELT)
        self._places = places = Places(view.seats)
        big = _layer(self.group)
        paint.box(big, 0, 0, measures.width, measures.height + 1, _C_FELT)
        self.talk = Talk(big, sitting)
        self._groups = (displayio.Group(), displayio.Group())
        for group in self._groups:
            self.group.append(group)
        self._bids = Bids(_layer(self._groups[0]), self._groups[0], places, view, names)
        self._trick = Trick(_layer(self._groups[1]), self._groups[1], places, view, names)
        self._hand = Hand(_layer(self.group), places, view.width, view.mode in _LAID_DOWN)
        self._cards = None
        self._choosing = False
        if 0 < view.mode < _MODE_SEVEN:
            from parlour.tables.nap_cards import Cards

            self._cards = Cards(self._bids.menu, self._hand)
        self._mode = _CUT
        self._due = 0
        self._trump = NOBODY
        self._begun = False
        self._home = view.seats - 1
        self.renew()

    def close(self):
        """The cards' sheet goes with the table."""
        sheets.drop()

    def renew(self):
        """Draw all from the view; nothing is asked."""
        view = self.sitting.view
        viewer = self.sitting.match.viewer
        names = self.sitting.names
        talk = self.talk
        if viewer != NOBODY:
            self._home = viewer
        self._trick.turn_to(self._home)
        talk.forget()
        self._due = 0
        self._begun = self._begun or view.deal > 0
        if not self._begun:
            from parlour.tables import nap_cut

            self._show(_CUT)
            nap_cut.show(view, names, self._trick, self._hand, self._places, talk.top)
        elif view.phase == _PHASE_PLAY:
            self._show_trick(view)
            talk.wait(view)
        else:
            self._show(_BIDS)
            self._bids.renew(view, self._home)
            self._hand.take(view, self._home, self._places.bidding)
            talk.wait(view)

    def _show(self, mode):
        """Bring the bidding or the trick to sight."""
        self._mode = mode
        paint.hide(self._groups[0], mode != _BIDS)
        paint.hide(self._groups[1], mode == _BIDS)

    def _show_trick(self, view):
        self._show(_TRICK)
        self._trick.renew(view)
        self._hand.take(view, self._home, self._places.low)
        self.talk.last(self._trick, view, NOBODY)

    def ask(self):
        """The viewer must choose among sitting.legal."""
        sitting = self.sitting
        view = sitting.view
        viewer = sitting.match.viewer
        hand = self._hand
        if self._cards:
            move = self._cards.next(sitting.legal, sitting.count)
            if move != NOBODY:
                sitting.play(move)
                return
        self._choosing = view.phase == _PHASE_DRAW or view.phase == _PHASE_SWAP
        if view.phase < _PHASE_PLAY or _MOVE_TRUMP <= sitting.legal[0] < _MOVE_BID:
            if self._mode != _BIDS:
                self._show(_BIDS)
            hand.take(view, viewer, self._places.bidding)
            self._bids.said.renew(view, viewer)
            if self._choosing:
                self._cards.ask(view)
            else:
                self._bids.ask(view, sitting.legal, sitting.count)
        else:
            if self._mode != _TRICK:
                self._show_trick(view)
            else:
                hand.take(view, viewer, self._places.low)
            hand.allow(sitting.legal, sitting.count)
        self.talk.ask(view)

    def tell(self, seat, move, events):
        """Show what just happened; how long it stays."""
        view = self.sitting.view
        card = winner = trump = NOBODY
        ended = False
        for event in events:
            kind = event[0]
            if kind == DEAL:
                return self._tell_deal(view, event)
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
                return self._tell_bid(view, seat, move, events, ended)
            from parlour.tables import nap_more

            return nap_more.tell(self, seat, move, events)
        if self._mode != _TRICK:
            self._show_trick(view)
        else:
            self._trick.lay(view, seat, card, winner)
        if seat == self._home:
            self._hand.drop(card)
        self._due = _OVER if ended else _LAID
        self._trump = trump
        return 1 if winner == NOBODY else 2

    def _finish(self):
        """Draw what followed from the last card or press: the finger has got its answer in the picture before."""
        due = self._due
        self._due = 0
        view = self.sitting.view
        talk = self.talk
        if due == _PRESSED:
            talk.settle(self._trick, view)
            return
        self._trick.finish(view)
        talk.last(self._trick, view, self._trump)
        if due == _LAID:
            talk.wait(view)
        elif self._trick.last:
            talk.top.say(b"", self.heading())

    def _tell_deal(self, view, event):
        """The cards are dealt; who cut and how many he lifted (N10)."""
        names = self.sitting.names
        forget("parlour.tables.nap_cut")
        self.renew()
        self.talk.top.ask(names[view.dealer], _W_DEALT, names[(view.dealer - 1) % view.seats], event[3])
        return 1

    def _tell_bid(self, view, seat, move, events, ended):
        name = self.sitting.names[seat]
        if move == _MOVE_PASS:
            self.talk.top.ask(name, _W_LAST_PASS)
        else:
            self.talk.top.ask(name, _W_LAST_BID, self._bids.name(move))
        for event in events:
            if event[0] == BID:
                self._bids.told(view, event[1], event[2], ended)
                if event[2] == _MOVE_BID:
                    # All have passed, and one must play One by house rule (A4).
                    self.talk.top.ask(self.sitting.names[event[1]], _W_LAST_ONE)
        return 1 if view.phase == _PHASE_BID else 2

    def heading(self):
        """What the last deal came to, such as "Bo made Nap"."""
        return nap_say.heading(self.sitting)

    def extra(self):
        """What pause offers beside its own rows: (text, what it does), or None. A challenge (N28)."""
        if not self.sitting.view.doubtful:
            return None
        from parlour.tables import nap_challenge

        return nap_challenge.offer(self.app, self.sitting)

    def tick(self, now):
        """Let the match go on, once the cut for deal has been seen."""
        if self._due:
            self._finish()
        elif self._begun:
            self.sitting.tick()

    def press(self, action):
        """See the module."""
        sitting = self.sitting
        asking = sitting.asking()
        if not self._due:
            self._due = _PRESSED
        if action == MENU:
            from parlour.screens.pause import Pause

            self.app.lay(Pause(self.app, sitting))
        elif action == B:
            sitting.hide()
        elif self._mode == _CUT:
            self._begun = self._begun or action == A
        elif action != A:
            self._choose(action, asking)
        elif not asking:
            sitting.hurry()
        elif self._mode == _BIDS:
            move = self._cards.press() if self._choosing else self._bids.chosen()
            if move != NOBODY:
                sitting.play(move)
        else:
            sitting.play(self._hand.chosen() + _CARD)

    def _choose(self, action, asking):
        """An arrow: another bid or card, or the cards that were played."""
        way = 1 if action == RIGHT or action == DOWN else -1
        if self._mode == _BIDS:
            if asking and self._choosing:
                self._cards.step(way)
            elif asking:
                self._bids.step(way, self.sitting.view)
            return
        three = self.app.handheld.buttons.count == 3
        if action == UP and not (three and asking and self._hand.step(-1)):
            self._look()
        elif asking and action != UP and (three or action != DOWN):
            self._hand.step(way)

    def _look(self):
        """Show the cards that lie open from the tricks before (N3)."""
        if self.sitting.view.tricks:
            from parlour.tables.nap_look import Look

            self.app.lay(Look(self.app, self.sitting, self._trick.order))


def _layer(group):
    """Where things are drawn in the parlour's own pixels."""
    return group if measures.scale == 1 else paint.zoom(group, measures.scale)
