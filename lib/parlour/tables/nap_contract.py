"""The contract on Nap's table, on paper: who plays for what, the trump, how many tricks are won of those bid.

About 0.6 KB of objects.
"""

from micropython import const

from parlour import measures, paint, sheets, theme, words
from parlour.tables import nap_say

_W_CONTRACT = const(320)
_W_CONTRACT_TRUMP = const(321)
_W_CONTRACT_WON = const(322)
_W_NO_TRUMP = const(323)

_C_INK = const(0)
_C_CREAM = const(2)

_NO_TRUMP = const(4)
_NONE = const(255)
_LEAST_NAME = const(3)


class Contract:
    """The line of the contract; on the widest screen it has no room for the declarer, whose plate is of paper too."""

    def __init__(self, layer, places, names):
        self._places = places
        self._names = names
        self._needed = 0
        self._bare = False
        self._room = 0
        y = places.contract
        left = places.paper
        top = y // 10 * 10
        self._paper = paint.box(layer, left, top, measures.width - left, places.paper_height, _C_CREAM)
        ink = theme.ink(_C_INK, _C_CREAM)
        self._bid = paint.strip(layer, places.contract_left, y, places.letters, ink)
        self._pip = sheets.grid(sheets.load("pips"), 1, 1, 0, y + 1, theme.ink(_C_INK))
        layer.append(self._pip)
        # Clear, since it may reach over the end of the line before it.
        self._won = paint.strip(layer, measures.width - 6 * places.won - 1, y, places.won, theme.ink(_C_INK))

    def say(self, left, right):
        """Other words in its place."""
        paint.say(self._bid, left)
        paint.right(self._won, right)
        paint.hide(self._pip)

    def hide(self, hidden, view):
        """Hide it, or show what the view says."""
        for thing in (self._paper, self._bid, self._pip, self._won):
            paint.hide(thing, hidden)
        if not hidden:
            self.show(view)

    def show(self, view):
        """Who plays for what, and the trump once it is known."""
        if view.declarer == _NONE:
            return
        places = self._places
        room = places.letters
        text = nap_say.bid(nap_say.bids(), view.bid)
        if measures.kind == 2:
            if len(text) > room:
                text = nap_say.bid(nap_say.bids(True), view.bid)
        else:
            name = self._names[view.declarer]
            spare = room - len(words.say(_W_CONTRACT, b"", text))
            if spare < min(len(name), _LEAST_NAME):
                text = nap_say.bid(nap_say.bids(True), view.bid)
                spare = room - len(words.say(_W_CONTRACT, b"", text))
            text = words.say(_W_CONTRACT, name[:spare], text)
        trump = view.trump
        word = words.say(_W_CONTRACT_TRUMP)
        if trump < _NO_TRUMP and measures.kind == 0 and len(text) + 1 + len(word) <= room:
            text = text + b" " + word
        end = places.contract_left + 6 * len(text) + 3
        gap = 4 if measures.kind < 2 else 0
        self._room = min(places.won, (measures.width - end - gap - (8 if trump < _NO_TRUMP else 0)) // 6)
        paint.say(self._bid, text)
        paint.hide(self._pip, trump >= _NO_TRUMP)
        if trump < _NO_TRUMP:
            paint.ink(self._pip, theme.ink(theme.suit_colour(trump)))
            paint.tile(self._pip, 0, trump)
            paint.move(self._pip, end, self._pip.y)
        self._needed = view.needed[view.bid]
        self._bare = trump == _NO_TRUMP
        self.won(view.taken[view.declarer])

    def won(self, taken):
        """How many tricks the declarer has; a Misère says that there is no trump, since it ends with his first."""
        text = b""
        if self._needed:
            text = nap_say.fit(_W_CONTRACT_WON, self._room, taken, self._needed)
        elif self._bare:
            text = nap_say.fit(_W_NO_TRUMP, self._room)
        paint.right(self._won, text)
