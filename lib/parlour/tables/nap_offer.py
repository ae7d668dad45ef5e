"""The choice of a bid at Nap's table, or of a trump that must be named. Loaded when the viewer is first asked for one
in a deal. About 1.1 KB of heap."""

from micropython import const

from parlour import words

_W_HEAD_BID = const(306)
_W_ASK_BID = const(309)
_W_HELP_TRICKS = const(310)
_W_HELP_ALL = const(311)
_W_HELP_MISERE = const(312)
_W_HELP_LOWEST = const(313)
_W_HELP_MADE = const(314)
_W_HELP_LOST = const(315)
_W_HELP_PASS = const(316)
_W_CONTRACT_TRUMP = const(321)
_W_HEAD_DOUBLE = const(328)
_W_ASK_NAMED = const(338)
_W_HELP_SIDE = const(399)

_MISERE = const(3)
_LOWEST = const(1)
_PHASE_PLAY = const(4)
_MOVE_PASS = const(1)
_MOVE_BID = const(16)
_BID = const(15)
_NONE = const(255)


class Offer:
    """What may be said, in the rows of a nap_bids.Bids `menu`: `at` of sitting.legal is chosen, `first` stands in the
    first row."""

    def __init__(self, menu, table):
        self._menu = menu
        self._table = table

    def ask(self):
        """Offer the legal moves, the first chosen."""
        sitting = self._table.sitting
        view = sitting.view
        naming = view.phase == _PHASE_PLAY
        head = _W_CONTRACT_TRUMP if naming else _W_HEAD_DOUBLE if view.doubled else _W_HEAD_BID
        self._menu.show(min(sitting.count, len(self._menu.bids)), head)
        self._table.top.ask(sitting.names[view.to_act], _W_ASK_NAMED if naming else _W_ASK_BID)
        self.at = 0
        self._rows(0)

    def step(self, way):
        """Choose the next move (1) or the one before (-1), round the end."""
        at = self.at = (self.at + way) % self._table.sitting.count
        first = min(max(self.first, at - len(self._menu.bids) + 1), at)
        if first != self.first:
            self._rows(first)
        else:
            self._point()

    def press(self):
        """The chosen move."""
        return self._table.sitting.legal[self.at]

    def _rows(self, first):
        """Write the rows anew."""
        self.first = first
        sitting = self._table.sitting
        for row in range(len(self._menu.bids)):
            place = first + row
            self._menu.offer(row, sitting.legal[place] if place < sitting.count else _NONE, sitting.view)
        self._point()

    def _point(self):
        """Mark the chosen move, and explain it in words."""
        menu = self._menu
        view = self._table.sitting.view
        move = self.press()
        menu.point(self.at - self.first)
        if move == _MOVE_PASS:
            menu.help(words.say(_W_HELP_PASS), menu.standing(self._table))
        elif move < _MOVE_BID:
            from parlour.tables import nap_more

            menu.help(*nap_more.explain(view, move))
        else:
            kind = move & _BID
            needed = view.needed[kind]
            lead = view.leads[kind]
            factor = 2 if view.doubled else 1
            first = _W_HELP_TRICKS
            if kind == _MISERE:
                first = _W_HELP_MISERE
            elif lead:
                first = _W_HELP_LOWEST if lead == _LOWEST else _W_HELP_SIDE
            elif needed == view.size:
                first = _W_HELP_ALL
            menu.help(
                words.say(first, needed),
                words.say(_W_HELP_MADE, view.gain[kind] * factor),
                words.say(_W_HELP_LOST, view.cost[kind] * factor),
            )
