"""Nap's table: the cut for deal, the bidding, the trick and the viewer's hand, on one screen.

    LEFT RIGHT (and UP DOWN in the bidding)   choose      A   bid or play; while the table rests: go on
    UP      the cards that were played before             B   drop the curtain      MENU   pause

With three buttons UP and DOWN choose; UP beyond the first card shows the cards that were played before.
The hand stays; the bidding (nap_bids) and the trick (nap_trick) are loaded and made when their phase begins and let go
with it. What makes them stands in files of its own (nap_made and those named after the part), used and let go; so does
what only some house rules need. About 3 KB of heap.

A part, Bids or Trick, has: renew(table) draw all from the view; ask(table) what the viewer may do, 255 or a move that
was already decided on; tell(table, seat, move, events) what just happened, gives how long it stays; chosen(table) the
move of A, or 255; step(table, action, way) an arrow; Trick also finish(table, due) what is still to be drawn.
"""

import gc
import sys

from micropython import const

from engine.contract import NOBODY
from parlour import sheets
from parlour.app import Screen, forget

_W_DEALT = const(356)

# The modes. The cut for deal borrows the trick's columns.
_CUT = const(0)
_BIDS = const(1)
_TRICK = const(2)

_PRESSED = const(1)  # what is due: see Table

_PHASE_PLAY = const(4)

_MOVE_DEAL = const(0)
_MOVE_PASS = const(1)
_MOVE_DONE = const(2)
_MOVE_KEEP = const(5)
_MOVE_TRUMP = const(8)
_MOVE_BID = const(16)
_MOVE_CHALLENGE = const(48)
_CARD = const(128)
_EVENT_DEAL = const(0)
_EVENT_PLAYED = const(3)
_NONE = const(255)
_A = const(4)
_B = const(5)
_MENU = const(6)

# What is loaded for a part of a deal and let go with it.
_LOADED = (
    "parlour.tables.nap_bids parlour.tables.nap_said parlour.tables.nap_offer parlour.tables.nap_cards "
    "parlour.tables.nap_more parlour.tables.nap_trick parlour.tables.nap_say parlour.tables.nap_cut"
)


class Table(Screen):
    """The table of a sitting of Nap; see parlour.sitting for what a table must do.

    For the parts: sitting, top, hand, `home` the seat at the lower edge, `mode`; `due`, what the next turn of the loop
    has still to draw: 1 after a press, 2 after a card, 3 after the last card of a deal.
    """

    open_passes = False

    def __init__(self, app, sitting):
        from parlour.tables import nap_made

        super().__init__(app)
        self.sitting = sitting
        self.mode = _NONE
        self.due = 0
        self.home = sitting.view.seats - 1
        self._begun = False
        nap_made.make(self)
        forget("parlour.tables.nap_made")

    def close(self):
        """The cards' sheet goes with the table, and the code of its phase."""
        sheets.drop()
        self._let_go()

    def renew(self):
        """Draw all from the view; nothing is asked."""
        sitting = self.sitting
        view = sitting.view
        if sitting.match.viewer != NOBODY:
            self.home = sitting.match.viewer
        self.due = 0
        self._begun = self._begun or view.deal > 0
        if not self._begun:
            from parlour.tables import nap_cut

            self._show(_CUT)
            nap_cut.show(self)
        else:
            self.show(_TRICK if view.phase == _PHASE_PLAY else _BIDS)

    def show(self, mode):
        """Bring the bidding or the trick to sight and draw it."""
        self._show(mode)
        self.part.renew(self)

    def look(self):
        """Show the cards of the tricks before (N3); the trick makes room for them. For the parts."""
        order = self.part.order
        self._at = self.hand.at
        self.sitting.seldom("make_room")
        self._clear()
        from parlour.tables.nap_look import Look

        self.app.lay(Look(self.app, self.sitting, order))

    def uncovered(self):
        """What lay over the table is gone: behind a look the trick comes anew."""
        if self.part:
            return
        self.renew()
        if self.sitting.asking():
            self.ask()
            self.hand.choose(self._at)
        self.due = _PRESSED

    def _let_go(self):
        self.mode = _NONE
        self.part = None
        for path in _LOADED.split():
            forget(path)

    def _clear(self):
        """What only the part before needed is let go, so that what comes has room."""
        group = self.layer
        while len(group):
            group.pop()
        self._let_go()
        if sys.implementation.name != "cpython":
            # A desktop has room; there a collection would be most of what a short match costs.
            gc.collect()

    def _show(self, mode):
        if mode == self.mode:
            return
        self._clear()
        self.mode = mode
        if mode == _BIDS:
            from parlour.tables import nap_bids_made as made
        else:
            from parlour.tables import nap_trick_made as made
        self.part = made.make(self)
        forget("parlour.tables.nap_bids_made")
        forget("parlour.tables.nap_trick_made")
        # All is new: one pass draws it, where layer by layer would take four.
        self.app.changed()

    def ask(self):
        """The viewer must choose among sitting.legal."""
        sitting = self.sitting
        bids = sitting.view.phase < _PHASE_PLAY or _MOVE_TRUMP <= sitting.legal[0] < _MOVE_BID
        if bids != (self.mode == _BIDS):
            self.show(_BIDS if bids else _TRICK)
        move = self.part.ask(self)
        if move != NOBODY:
            sitting.play(move)

    def tell(self, seat, move, events):
        """Show what just happened; how long it stays."""
        if move == _MOVE_DEAL:
            self.renew()
            names = self.sitting.names
            for event in events:
                if event[0] == _EVENT_DEAL:
                    # Who dealt, who cut and how many he lifted (N10).
                    self.top.ask(names[event[2]], _W_DEALT, names[event[2] - 1], event[3])
            return 1
        if events and events[0][0] == _EVENT_PLAYED:
            if self.mode != _TRICK:
                self.show(_TRICK)
        elif move == _MOVE_DONE or move == _MOVE_KEEP or move >= _CARD:
            from parlour.tables import nap_cards

            return nap_cards.tell(self, seat, events)
        elif move != _MOVE_PASS and not _MOVE_BID <= move < _MOVE_CHALLENGE:
            from parlour.tables import nap_more

            return nap_more.tell(self, seat, move, events)
        return self.part.tell(self, seat, move, events)

    def heading(self):
        """What the last deal came to, such as "Bo made Nap"."""
        from parlour.tables import nap_heading

        text = nap_heading.say(self.sitting)
        forget("parlour.tables.nap_heading")
        return text

    def tick(self, now):
        """Draw what followed from the last card or press, which has its answer in the picture before; else let the
        match go on, once the cut for deal has been seen."""
        due = self.due
        if due:
            self.due = 0
            if self.mode == _TRICK:
                self.part.finish(self, due)
        elif self._begun:
            self.sitting.tick()

    def press(self, action):
        """See the module."""
        sitting = self.sitting
        if not self.due:
            self.due = _PRESSED
        if action == _MENU:
            sitting.seldom("pause")
        elif action == _B:
            sitting.hide()
        elif self.mode == _CUT:
            self._begun = self._begun or action == _A
        elif action != _A:
            self.part.step(self, action, 1 if action & 1 else -1)  # right and down are odd
        elif not sitting.asking():
            sitting.hurry()
        else:
            move = self.part.chosen(self)
            if move != NOBODY:
                sitting.play(move)


def extra(app, sitting):
    """What pause offers beside its own rows: (text, what it does), or None. A challenge (N28)."""
    if not sitting.view.doubtful:
        return None
    from parlour.tables import nap_challenge

    return nap_challenge.offer(app, sitting)
