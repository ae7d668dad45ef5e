"""Nap's bidding: what the others said, the menu of what may be said, what each bid wins and costs.

What only some house rules bring to say stands in nap_more. About 2 KB of objects besides the menu's.
"""

from micropython import const

from engine.contract import BID
from parlour import words
from parlour.tables import nap_say
from parlour.tables.nap_menu import Menu
from parlour.tables.nap_said import Said

_W_NAP_PASS = const(302)
_W_HEAD_DOUBLE = const(328)
_W_HELP_TRICKS = const(310)
_W_HELP_ALL = const(311)
_W_HELP_MISERE = const(312)
_W_HELP_LOWEST = const(313)
_W_HELP_SIDE = const(399)
_W_HELP_MADE = const(314)
_W_HELP_LOST = const(315)
_W_HELP_PASS = const(316)
_W_HELP_STANDS = const(317)
_W_HELP_NONE = const(318)
_W_CONTRACT_TRUMP = const(321)
_W_LAST_BID = const(354)
_W_LAST_PASS = const(355)
_W_LAST_ONE = const(374)

_MISERE = const(3)
_LOWEST = const(1)
_FLOATER = const(4)
_PHASE_BID = const(2)
_MOVE_PASS = const(1)
_MOVE_TRUMP = const(8)
_MOVE_BID = const(16)
_MOVE_WITH = const(32)
_BID = const(15)
_NONE = const(255)
_HELP = const(18)


class Bids:
    """The bidding as the viewer sees it. `big` and `fine` are layers."""

    def __init__(self, big, fine, places, view, names):
        self._names = names
        self._bids = nap_say.bids()
        self.count = 0
        self.at = 0
        self._first = 0
        self._legal = bytearray(64)
        self.said = Said(fine if places.fine_said else big, places, view, names)
        self.menu = Menu(big, fine, places)

    def stands(self, view):
        """Nobody is asked: the menu shows the highest bid so far."""
        menu = self.menu
        bid = view.declarer != _NONE
        self.count = 0
        menu.point(_NONE)
        self._show(1 if bid else 0, view)
        for row in range(menu.rows):
            self._row(row, _MOVE_BID + view.bid if bid and row == 0 else _NONE, view)
        text = b""
        if bid:
            text = nap_say.fit(_W_HELP_STANDS, _HELP, self._names[view.declarer], _standing(view, self._bids))
        elif view.bids:
            text = words.say(_W_HELP_NONE)
        menu.help(text)

    def _show(self, rows, view):
        self.menu.show(rows, words.say(_W_HEAD_DOUBLE) if view.doubled else b"")

    def renew(self, view, viewer):
        """Draw all from the view; no question is asked."""
        self.said.renew(view, viewer)
        self.stands(view)

    def tell(self, top, view, seat, move, events, ended):
        """Show a bid or a pass on the top line and the plates, and what all passing leads to; how long it stays.
        `ended`: the view knows of the bidding no more."""
        names = self._names
        if move == _MOVE_PASS:
            top.ask(names[seat], _W_LAST_PASS)
        else:
            top.ask(names[seat], _W_LAST_BID, nap_say.bid_made(self._bids, move))
        for event in events:
            if event[0] == BID:
                self.said.told(view, event[1], event[2], ended)
                self.stands(view)
                if event[2] == _MOVE_BID:
                    # All have passed, and one must play One by house rule (A4).
                    top.ask(names[event[1]], _W_LAST_ONE)
        return 1 if view.phase == _PHASE_BID else 2

    def ask(self, view, legal, count):
        """Offer the legal moves, the first chosen."""
        for n in range(count):
            self._legal[n] = legal[n]
        self.count = count
        self.at = 0
        self._first = 0
        rows = min(count, self.menu.rows)
        if _MOVE_TRUMP <= legal[0] < _MOVE_BID:
            self.menu.show(rows, words.say(_W_CONTRACT_TRUMP))
        else:
            self._show(rows, view)
        self._rows(view)

    def step(self, way, view):
        """Choose the next move (1) or the one before (-1), round the end."""
        self.at = (self.at + way) % self.count
        rows = self.menu.rows
        first = self._first
        if self.at < first:
            self._first = self.at
        elif self.at >= first + rows:
            self._first = self.at - rows + 1
        if first != self._first:
            self._rows(view)
        else:
            self.menu.point(self.at - self._first)
            self._explain(view)

    def chosen(self):
        """The chosen move."""
        return self._legal[self.at]

    def _rows(self, view):
        for row in range(self.menu.rows):
            place = self._first + row
            self._row(row, self._legal[place] if place < self.count else _NONE, view)
        self.menu.point(self.at - self._first)
        self._explain(view)

    def _row(self, row, move, view):
        """A row of the menu: the bid, and all that it wins and loses."""
        if move == _MOVE_PASS:
            self.menu.row(row, words.say(_W_NAP_PASS))
        elif move == _NONE:
            self.menu.row(row)
        elif move < _MOVE_BID:
            from parlour.tables import nap_more

            self.menu.row(row, *nap_more.row(view, move))
        else:
            kind = move & _BID
            stake = nap_say.stakes(view)
            self.menu.row(row, nap_say.bid_made(self._bids, move), view.gain[kind] * stake, view.cost[kind] * stake)

    def _explain(self, view):
        """The chosen bid in words."""
        move = self._legal[self.at]
        if move == _MOVE_PASS:
            second = words.say(_W_HELP_NONE)
            if view.declarer != _NONE:
                bid = _standing(view, self._bids)
                second = nap_say.fit(_W_HELP_STANDS, _HELP, self._names[view.declarer], bid)
            self.menu.help(words.say(_W_HELP_PASS), second)
        elif move < _MOVE_BID:
            from parlour.tables import nap_more

            self.menu.help(*nap_more.explain(view, move))
        else:
            kind = move & _BID
            needed = view.needed[kind]
            lead = view.leads[kind]
            if kind == _MISERE:
                first = words.say(_W_HELP_MISERE)
            elif lead:
                first = words.say(_W_HELP_LOWEST if lead == _LOWEST else _W_HELP_SIDE, needed)
            else:
                first = words.say(_W_HELP_ALL if needed == view.size else _W_HELP_TRICKS, needed)
            factor = 2 if view.doubled else 1
            made = words.say(_W_HELP_MADE, view.gain[kind] * factor)
            self.menu.help(first, made, words.say(_W_HELP_LOST, view.cost[kind] * factor))


def _standing(view, names):
    """The name of the highest bid so far."""
    with_it = view.mode == _FLOATER and view.height and not view.height & 1
    return nap_say.bid_made(names, (_MOVE_WITH if with_it else _MOVE_BID) + view.bid)
