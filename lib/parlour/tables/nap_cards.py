"""Choosing cards before play at Nap's table. Loaded in the modes that need it alone. About 1.8 KB of heap.

Those to be changed (Écarté), the five to be put away (Sir Garnet), the one to give for the card on the table (Peep,
floater).
The cards of the hand and, after the last, the row of the menu are chosen; A dims a card that shall go, or gives it.
"""

from micropython import const

from parlour import words

_W_ASK_CHANGE = const(339)
_W_ASK_PUT_AWAY = const(346)
_W_ASK_GIVE = const(347)
_W_LAST_CHANGE = const(367)
_W_LAST_NO_CHANGE = const(368)
_W_LAST_SWAP = const(369)
_W_LAST_KEEP = const(373)
_W_ROW_KEEP = const(384)
_W_ROW_KEEP_ALL = const(385)
_W_ROW_CHANGE = const(386)
_W_ROW_MORE = const(387)
_W_ROW_DONE = const(388)
_W_HELP_CHANGE = const(394)
_W_HELP_PUT_AWAY = const(396)
_W_HELP_GIVE = const(397)
_W_HEAD_CARDS = const(395)

_PHASE_DRAW = const(1)
_PHASE_PLAY = const(4)
_MODE_GARNET = const(1)
_MODE_PEEP = const(2)
_MOVE_DONE = const(2)
_MOVE_KEEP = const(5)
_CARD = const(128)
_EVENT_SECRET = const(8)
_SWAP = const(6)
_THROW = const(7)
_DRAW = const(12)
_NONE = const(255)
_SINKS = const(5)  # how far down a card goes that is to be thrown away


class Cards:
    """What the viewer chooses of the hand, and the moves that were decided on and are still to be made; `menu`: the
    nap_bids.Bids with the row."""

    def __init__(self, menu, table):
        self._menu = menu
        self._table = table
        self._hand = table.hand
        self._moves = b""

    def next(self):
        """The next move of those that A decided on; 255: there is none, or it is not legal any more."""
        sitting = self._table.sitting
        if self._moves:
            move = self._moves[0]
            self._moves = self._moves[1:]
            for place in range(sitting.count):
                if sitting.legal[place] == move:
                    return move
            self._moves = b""
        return _NONE

    def ask(self):
        """Let the viewer choose; the first card is chosen."""
        sitting = self._table.sitting
        view = sitting.view
        draws = self._draws = view.phase == _PHASE_DRAW
        garnet = view.mode == _MODE_GARNET
        menu = self._menu
        hand = self._hand
        hand.high = hand.low
        hand.low += _SINKS
        for n in range(hand.count):
            hand.can[n] = 1
        hand.spread(True)
        self._owed = hand.count - view.size if garnet and draws else _NONE
        self._before = view.thrown[view.to_act] if draws else 0
        self._keeps = draws or view.mode == _MODE_PEEP
        number = _W_ASK_GIVE
        if draws:
            number = _W_ASK_PUT_AWAY if garnet else _W_ASK_CHANGE
            lines = words.say(_W_HELP_PUT_AWAY if garnet else _W_HELP_CHANGE).split(b"|")
        else:
            lines = words.say(_W_HELP_GIVE, words.card(view.seen)).split(b"|")
            if not self._keeps:
                lines[1] = b""
        self._table.top.ask(sitting.names[view.to_act], number)
        menu.show(1 if self._keeps else 0, _W_HEAD_CARDS)
        menu.help(*lines)
        for row in range(1, len(menu.bids)):
            menu.row(row)
        self._choose(0 if self._owed else hand.count)

    def _choose(self, place):
        """Choose a card, or the row (the place after the last card)."""
        hand = self._hand
        self.at = place
        hand.choose(place if place < hand.count else _NONE)
        self._menu.point(0 if place == hand.count else _NONE)
        self._tell()

    def _gone(self):
        """The cards that are dimmed, as moves, and the end of them."""
        hand = self._hand
        gone = bytearray([hand.cards[n] + _CARD for n in range(hand.count) if not hand.can[n]])
        gone.append(_MOVE_DONE)
        return bytes(gone)

    def _tell(self):
        """Say on the row what A on it would do."""
        gone = len(self._gone()) - 1
        cost = 0
        if not self._keeps:
            text = b""
        elif not self._draws:
            text = words.say(_W_ROW_KEEP)
        elif self._owed == _NONE:
            cost = gone = gone + self._before
            text = words.say(_W_ROW_CHANGE, gone) if gone else words.say(_W_ROW_KEEP_ALL)
        else:
            text = words.say(_W_ROW_DONE) if gone == self._owed else words.say(_W_ROW_MORE, self._owed - gone)
        self._menu.row(0, text, 0, cost)

    def step(self, way):
        """Choose the next (1) or the one before (-1): the cards, then the row; round the end."""
        self._choose((self.at + way) % (self._hand.count + (1 if self._keeps else 0)))

    def press(self):
        """A: the move to make at once; 255 when there is none yet."""
        hand = self._hand
        at = self.at
        if not self._draws:
            return hand.cards[at] + _CARD if at < hand.count else _MOVE_KEEP
        gone = self._gone()
        enough = self._owed == _NONE or len(gone) - 1 == self._owed
        if at < hand.count:
            if self._owed == _NONE or not enough or not hand.can[at]:
                hand.can[at] = 1 - hand.can[at]
                hand.put(at, True)
                hand.mark()
            self._tell()
            return _NONE
        if not enough:
            return _NONE
        self._moves = gone[1:]
        return gone[0]


def tell(table, seat, events):
    """Show what was done with cards before play, of which all see how many; how long it stays."""
    for event in events:
        if event[0] != _EVENT_SECRET:
            continue
        what = event[2]
        part = table.part
        if table.sitting.view.phase < _PHASE_PLAY:
            part.say(table, seat)
            part.take(table)
        if what == _THROW:
            return 0
        part.stands(table)
        number = _W_LAST_SWAP if what == _SWAP else _W_LAST_KEEP
        if what == _DRAW:
            number = _W_LAST_CHANGE if event[3] else _W_LAST_NO_CHANGE
        table.top.ask(table.sitting.names[seat], number, event[3])
        return 3 if what == _DRAW else 2
    return 0
