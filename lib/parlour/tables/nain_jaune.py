"""Nain Jaune's table: the board, the run, who sits there, and the viewer's hand, on one screen.

    LEFT RIGHT   choose a card; beyond the last one, where the house allows it: to stop      A   lay, pass, stop
    UP DOWN      the other row of a hand of two rows; else UP: all the cards that were laid
    B            drop the curtain; where stakes are collected by hand, in one's own run: collect       MENU   pause

With three buttons UP and DOWN choose; UP beyond the first card shows the cards that were laid. Nothing tells whether
there is a stake to collect: to forget it is the player's own fault (Y13). The parts stand in files of their own;
nain_jaune_build makes them, anew for a deal without a seat that has left the match. About 2 KB of heap.
"""

from micropython import const

from handheld.contract import MENU, UP, A, B
from parlour import sheets, words
from parlour.app import Screen

_W_NJ_DEALT = const(523)
_W_NJ_TALON = const(524)
_W_NJ_HEADING = const(530)
_W_NJ_HEADING_OPERA = const(531)

# What the next turn of the loop has still to draw (`due`).
_PRESSED = const(1)
_DONE = const(2)

_DEAL = const(0)
_NONE = const(255)
_CARD = const(128)
_PHASE_PLAY = const(1)
_OPTION_PLAYING = const(2)


class Table(Screen):
    """The table of a sitting of Nain Jaune; see parlour.sitting for what a table must do.

    Its parts: show, talk, hand. `due`: what is still to be drawn, 0 when all is.
    """

    def __init__(self, app, sitting):
        super().__init__(app)
        self.sitting = sitting
        # Where one may stop at will a pass must not tell that its seat holds nothing: then all look at their cards.
        self.open_passes = sitting.view.options[_OPTION_PLAYING] == 0
        self._seated = self._home = 0
        self.show = self.talk = self.hand = None
        self.stops = False
        self.renew()

    def close(self):
        """The cards' sheet goes with the table."""
        sheets.drop()

    def renew(self):
        """Draw all from the view; nothing is asked."""
        sitting = self.sitting
        view = sitting.view
        if sitting.match.viewer != _NONE:
            self._home = sitting.match.viewer
        # Between deals the table of the last one stays as it was, with those who are out since.
        seated = 0
        seat = view.following[self._home]
        while not seated >> seat & 1:
            seated |= 1 << seat
            seat = view.following[seat]
        if seated != self._seated:
            from parlour.tables.nain_jaune_build import build

            self._seated = seated
            build(self, seated)
        self.due = 0
        self.move = self.holds = _NONE
        seat = self._home
        while not seated >> seat & 1:
            seat = (seat + 1) % view.seats
        self.show.seat(view, seat, sitting.names)
        self.show.update(view)
        self.show.run(view)
        self.hand.take(view)
        self.talk.renew(view, sitting.winner)
        self.talk.wait(view)

    def _choice(self):
        """What a choice needs: loaded with the first."""
        from parlour.tables import nain_jaune_choice

        return nain_jaune_choice

    def ask(self):
        """The seat to act must choose; where it can only pass, another seat or nobody may hold the device."""
        self._choice().ask(self, self.sitting.view)

    def tell(self, seat, move, events):
        """Show what just happened; how long it stays. The card is drawn at once, the rest in the next picture."""
        view = self.sitting.view
        if events and events[0][0] == _DEAL:
            # The stakes are placed, the cards dealt.
            self.renew()
            talk = self.talk
            talk.remark = words.say(_W_NJ_TALON, view.talon)
            talk.happened(view)
            name = talk.names[view.dealer]
            talk.say(name, words.fit(_W_NJ_DEALT, talk.top.beside(name), view.counts[view.to_act]))
            return 1
        card = self.talk.note(view, seat, events)
        if card != _NONE:
            self.show.run(view)
            if seat == self._home:
                self.hand.drop(card)
        if view.to_act != self.holds:
            self.holds = _NONE
        self.due = _DONE
        return 3 if view.opera else 1 if view.phase == _PHASE_PLAY else 2

    def heading(self):
        """What the last deal came to, such as "Bo: fini, gagné!"."""
        sitting = self.sitting
        return words.say(_W_NJ_HEADING_OPERA if sitting.view.opera else _W_NJ_HEADING, sitting.names[sitting.winner])

    def tick(self, now):
        """Let the match go on, once all is drawn: the finger has got its answer in the picture before."""
        sitting = self.sitting
        due = self.due
        if not due:
            sitting.tick()
            return
        self.due = 0
        view = sitting.view
        talk = self.talk
        if due == _DONE:
            self.show.update(view)
            talk.happened(view)
            talk.wait(view)
            if view.opera and sitting.table:
                from parlour.tables.nain_jaune_opera import Opera

                self.app.lay(Opera(self.app, talk.names[talk.who]))
        elif talk.noticed:
            # A press takes the last action off the gold plate.
            talk.noticed = False
            if sitting.asking():
                self._choice().prompt(self, view)
            else:
                talk.wait(view)

    def press(self, action):
        """See the module."""
        sitting = self.sitting
        view = sitting.view
        asking = sitting.asking()
        if not self.due:
            self.due = _PRESSED
        if action == MENU:
            sitting.seldom("pause")
        elif action == B:
            if not asking or not self._choice().press_b(self, view):
                sitting.hide()
        elif action != A:
            if asking and self._choice().step(self, action, self.app.handheld.buttons.count == 3):
                self._choice().prompt(self, view)
            elif action == UP and view.laid:
                from parlour.tables.nain_jaune_look import Look

                sitting.seldom("make_room")
                self.app.lay(Look(self.app, sitting))
        elif asking:
            sitting.play(self.hand.chosen() + _CARD if self.move == _NONE else self.move)
        else:
            sitting.hurry()
