"""Choosing cards before play at Nap's table. Loaded in the modes that need it alone. About 1 KB of heap.

Those to be changed (Écarté), the five to be put away (Sir Garnet), the one to give for the card on the table (Peep,
floater).
The cards of the hand and, after the last, the row of the menu are chosen; A dims a card that shall go, or gives it.
"""

from micropython import const

from parlour import words

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
_MODE_GARNET = const(1)
_MODE_PEEP = const(2)
_MOVE_DONE = const(2)
_MOVE_KEEP = const(5)
_CARD = const(128)
_NONE = const(255)


class Cards:
    """What the viewer chooses of the hand, and the moves that were decided on and are still to be made."""

    def __init__(self, menu, hand):
        self._menu = menu
        self._hand = hand
        self._moves = b""

    def next(self, legal, count):
        """The next move of those that A decided on; 255: there is none, or it is not legal any more."""
        if self._moves:
            move = self._moves[0]
            self._moves = self._moves[1:]
            for place in range(count):
                if legal[place] == move:
                    return move
            self._moves = b""
        return _NONE

    def ask(self, view):
        """Let the viewer choose; the first card is chosen."""
        self._draws = view.phase == _PHASE_DRAW
        garnet = view.mode == _MODE_GARNET
        hand = self._hand
        hand.allow_all()
        self._owed = view.held[view.to_act] - view.size if garnet and self._draws else _NONE
        self._before = view.thrown[view.to_act] if self._draws else 0
        self._keeps = self._draws or view.mode == _MODE_PEEP
        if self._draws:
            lines = words.say(_W_HELP_PUT_AWAY if garnet else _W_HELP_CHANGE).split(b"|")
        else:
            lines = words.say(_W_HELP_GIVE, words.card(view.seen)).split(b"|")
            if not self._keeps:
                lines[1] = b""
        self._menu.show(1 if self._keeps else 0, words.say(_W_HEAD_CARDS))
        self._menu.help(*lines)
        for row in range(1, self._menu.rows):
            self._menu.row(row)
        self._choose(0 if self._owed else hand.count)

    def _choose(self, place):
        """Choose a card, or the row (the place after the last card)."""
        hand = self._hand
        self.at = place
        hand.choose(place if place < hand.count else _NONE)
        self._menu.point(0 if place == hand.count else _NONE)
        self._tell()

    def _tell(self):
        """Say on the row what A on it would do."""
        gone = len(self._hand.dimmed())
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
        if not self._draws:
            return hand.chosen() + _CARD if self.at < hand.count else _MOVE_KEEP
        gone = hand.dimmed()
        if self.at < hand.count:
            if self._owed == _NONE or len(gone) < self._owed or hand.chosen() in gone:
                hand.toggle()
            self._tell()
            return _NONE
        if self._owed != _NONE and len(gone) != self._owed:
            return _NONE
        moves = bytearray([card + _CARD for card in gone])
        moves.append(_MOVE_DONE)
        self._moves = bytes(moves[1:])
        return moves[0]
