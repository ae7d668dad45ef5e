"""Nain Jaune's table: the board, the run, who sits there, and the viewer's hand, on one screen.

    LEFT RIGHT   choose a card; beyond the last one, where the house allows it: to stop      A   lay, pass, stop
    UP DOWN      the other row of a hand of two rows; else UP: all the cards that were laid
    B            drop the curtain; where stakes are collected by hand, in one's own run: collect       MENU   pause

With three buttons UP and DOWN choose; UP beyond the first card shows the cards that were laid. Nothing tells whether
there is a stake to collect: to forget it is the player's own fault (Y13). The parts stand in files of their own. They
are made once, and anew when a seat has left the match: about 11 KB with the card sheet.
"""

import displayio
from micropython import const

from engine.contract import DEAL, NOBODY
from handheld.contract import MENU, UP, A, B
from parlour import measures, paint, sheets, words
from parlour.app import Screen, forget
from parlour.tables import nain_jaune_say
from parlour.tables.nain_jaune_board import Board
from parlour.tables.nain_jaune_choice import Choice
from parlour.tables.nain_jaune_hand import Hand
from parlour.tables.nain_jaune_past import Past
from parlour.tables.nain_jaune_people import People
from parlour.tables.nain_jaune_run import Run
from parlour.tables.nain_jaune_talk import Talk

_W_NJ_DEALT = const(523)
_W_NJ_TALON = const(524)

_C_TERRACOTTA = const(37)
_C_SAND = const(40)

# What the next turn of the loop has still to draw.
_PRESSED = const(1)
_DONE = const(2)

_NONE = const(255)
_PHASE_PLAY = const(1)
_OPTION_PLAYING = const(2)

# Cards for each seat by the number of seats (Y5; two: C9).
_CARDS_EACH = b"\x00\x00\x16\x0f\x0c\x09\x08\x07\x06"


class Table(Screen):
    """The table of a sitting of Nain Jaune; see parlour.sitting for what a table must do.

    Its parts: places, board, people, run, talk, hand. `due`: what is still to be drawn, 0 when all is.
    """

    def __init__(self, app, sitting):
        super().__init__(app)
        self.sitting = sitting
        view = sitting.view
        # Where one may stop at will a pass must not tell that its seat holds nothing: then all look at their cards.
        self.open_passes = view.options[_OPTION_PLAYING] == 0
        sheets.load_cards(_C_SAND)
        self._members = 0
        self._home = 0
        self.due = 0
        self._past = Past()
        self._choice = Choice(self)
        self.renew()

    def close(self):
        """The cards' sheet goes with the table."""
        sheets.drop()

    def _build(self, view):
        """Make all parts for the seats that are still in the match."""
        from parlour.tables.nain_jaune_places import lay_out

        self._members = view.members
        count = 0
        for seat in range(view.seats):
            count += view.members >> seat & 1
        while len(self.group):
            self.group.pop()
        self.places = places = lay_out(count, _CARDS_EACH[count])
        forget("parlour.tables.nain_jaune_places")
        big = self.group
        if measures.scale > 1:
            big = paint.zoom(self.group, measures.scale)
        paint.box(big, 0, 0, measures.width, measures.height + 1, _C_TERRACOTTA)
        fine = displayio.Group()
        self.board = Board(big, fine, places)
        self.run = Run(big, places)
        self.people = People(fine if places.fine_people else big, places, self.sitting.names, count)
        self.talk = Talk(big, places, self.sitting)
        self.hand = Hand(big, fine, places, _CARDS_EACH[count])
        self.group.append(fine)

    def renew(self):
        """Draw all from the view; nothing is asked."""
        view = self.sitting.view
        viewer = self.sitting.match.viewer
        # Between deals the table of the last one stays as it was.
        if self._members != view.members and (view.phase == _PHASE_PLAY or not self._members):
            self._build(view)
        if viewer != NOBODY:
            self._home = viewer
        self.due = 0
        nain_jaune_say.renew()
        self._choice.forget()
        self._past.renew(view)
        self.board.show(view.board)
        self.board.light(_NONE)
        if self._members == view.members:
            self.people.renew(view, self._home)
        else:
            self.people.show(view)
        self.run.renew(view)
        self.run.miss(view)
        self.hand.take(view)
        self._tell_past()
        self.talk.wait(view)

    def _tell_past(self):
        past = self._past
        name = self.sitting.names[past.who] if past.who != NOBODY else b""
        self.talk.happened(name, past.ranks, past.remark)

    def ask(self):
        """The seat to act must choose; where it can only pass, another seat or nobody may hold the device."""
        self._choice.ask(self.sitting.view)

    def tell(self, seat, move, events):
        """Show what just happened; how long it stays. The card is drawn at once, the rest in the next picture."""
        view = self.sitting.view
        past = self._past
        if events and events[0][0] == DEAL:
            return self._tell_deal(view)
        first = past.first
        card = past.add(view, self.sitting.names, seat, events, self.places.letters)
        past.note(view)
        if card != NOBODY:
            self.run.lay(card, first)
            if seat == self._home:
                self.hand.drop(card)
        if view.to_act != self._choice.holds:
            self._choice.holds = NOBODY
        self.due = _DONE
        return 3 if past.opera else 2 if past.ended else 1

    def _tell_deal(self, view):
        """The stakes are placed, the cards dealt."""
        self._past.begin(words.say(_W_NJ_TALON, view.talon))
        self._past.laid = 0
        self.renew()
        name = self.sitting.names[view.dealer]
        talk = self.talk
        talk.say(name, words.fit(_W_NJ_DEALT, talk.top.beside(name), view.counts[view.to_act]))
        return 1

    def _finish(self):
        """Draw what followed from the last act or press: the finger has got its answer in the picture before."""
        due = self.due
        self.due = 0
        view = self.sitting.view
        if due == _PRESSED:
            if self.talk.settle():
                if self.sitting.asking():
                    self._choice.prompt(view)
                else:
                    self.talk.wait(view)
            return
        self.board.show(view.board)
        self.board.light(_NONE)
        self.people.show(view)
        self.run.miss(view)
        self._tell_past()
        self.talk.wait(view)
        if self._past.opera and self._past.ended and self.sitting.table:
            from parlour.tables.nain_jaune_opera import Opera

            self.app.lay(Opera(self.app, self.sitting.names[self._past.who]))

    def heading(self):
        """What the last deal came to, such as "Bo: fini, gagné!"."""
        return nain_jaune_say.heading(self.sitting, self._past.was_opera(self.sitting.payments))

    def tick(self, now):
        """Let the match go on, once all is drawn."""
        if self.due:
            self._finish()
        else:
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
            if not asking or not self._choice.collects(sitting.view):
                sitting.hide()
        elif action != A:
            if asking and self._choice.step(action, self.app.handheld.buttons.count == 3):
                self._choice.prompt(sitting.view)
            elif action == UP and sitting.view.laid:
                from parlour.tables.nain_jaune_look import Look

                self.app.lay(Look(self.app, sitting))
        elif asking:
            self._choice.take()
        else:
            sitting.hurry()
