"""What the others said in Nap's bidding: a plate a seat, in the order of bidding. About 1.2 KB of objects."""

from micropython import const

from parlour import paint, theme, words
from parlour.tables import nap_say

_W_SAID_PASS = const(303)
_W_SAID_PASS_SHORT = const(319)
_W_SAID_DEALER = const(304)
_W_SAID_OUT = const(305)
_W_SAID_DREW = const(325)
_W_SAID_PEEPED = const(326)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_FELT_DARK = const(28)
_C_FELT_PALE = const(30)

_MOVE_BID = const(16)
_PHASE_PLAY = const(4)
_SIGN = b"\x06"  # after the name of a seat that has looked at the card on the table


class Said:
    """All seats but the viewer's."""

    def __init__(self, layer, places, view, names):
        self._names = names
        self._others = view.seats - 1
        self._moves = bytearray(view.seats)
        self._seats = bytearray(view.seats)
        self._plates = []
        self._who = []
        self._what = []
        x, y, across, down, width, height, name_x, name_y, letters, bid_x, bid_y, room = places.said
        self._bids = nap_say.bids(room < 6)
        self._pass = words.say(_W_SAID_PASS if room >= 6 else _W_SAID_PASS_SHORT)
        for _ in range(self._others):
            self._plates.append(paint.box(layer, x, y, width, height, _C_FELT_DARK))
            self._who.append(paint.strip(layer, x + name_x, y + name_y, letters, theme.ink(_C_CREAM)))
            self._what.append(paint.strip(layer, x + bid_x, y + bid_y, room, theme.ink(_C_FELT_PALE)))
            x += across
            y += down

    def renew(self, view, viewer):
        """Show what everybody but the viewer said."""
        moves = self._moves
        for seat in range(view.seats):
            moves[seat] = 0
        for place in range(view.bids):
            moves[view.spoken[2 * place]] = view.spoken[2 * place + 1]
        seat = view.dealer
        line = 0
        for _ in range(view.seats):
            seat += 1
            if seat == view.seats:
                seat = 0
            if seat != viewer and line < self._others:
                self._seats[line] = seat
                line += 1
        self._draw(view)

    def told(self, view, seat, move, ended):
        """A seat has spoken; `ended`: all passed, and the view knows of the bidding no more."""
        self._moves[seat] = move
        if not ended:
            self._draw(view)
            return
        for line in range(self._others):
            if self._seats[line] == seat:
                self._line(line, seat, False, self._pass)

    def _draw(self, view):
        for line in range(self._others):
            seat = self._seats[line]
            move = self._moves[seat]
            text = b""
            room = self._what[line].width
            peeped = view.peeped >> seat & 1
            if move >= _MOVE_BID:
                text = nap_say.bid_made(self._bids, move)
                if len(text) > room:
                    text = nap_say.bid_made(nap_say.bids(True), move)
            elif move:
                text = self._pass
            elif view.rests == seat or view.gone >> seat & 1:
                text = words.say(_W_SAID_OUT)
            elif view.thrown[seat]:
                text = nap_say.fit(_W_SAID_DREW, room, view.thrown[seat])
            elif peeped:
                text = nap_say.fit(_W_SAID_PEEPED, room)
            elif view.dealer == seat:
                text = nap_say.fit(_W_SAID_DEALER, room)
            self._line(line, seat, view.to_act == seat and 0 < view.phase < _PHASE_PLAY, text, peeped)

    def _line(self, line, seat, acts, text, peeped=False):
        """One seat's plate: gold when it is to bid; what it said in gold when it is a bid."""
        paint.tint(self._plates[line], _C_GOLD if acts else _C_FELT_DARK)
        bid = self._moves[seat] >= _MOVE_BID
        paint.ink(self._who[line], theme.ink(_C_INK if acts else _C_CREAM))
        paint.ink(self._what[line], theme.ink(_C_INK if acts else _C_GOLD if bid else _C_FELT_PALE))
        name = self._names[seat]
        if peeped:
            name = name[: self._who[line].width - 1] + _SIGN
        paint.say(self._who[line], name)
        paint.say(self._what[line], text)
