"""What has happened at Nain Jaune's table, as far as it is told until the next act. About 1 KB of heap."""

from micropython import const

from engine.contract import DEAL_END, NOBODY, PAY, PLAYED
from parlour.tables import nain_jaune_say

_OPTION_OPERA = const(6)
_OPERA_STRICT = const(1)
_OPERA_OFF = const(3)
_CLAUSE_OPERA = const(21)


class Past:
    """`who` laid the `ranks` in one go, or NOBODY; `remark` what came of it; `first`: the next card begins a run;
    `ended`: the deal is over; `opera`: it was a Grand Opéra."""

    def __init__(self):
        self.laid = 0
        self.begin(b"")

    def begin(self, remark):
        """A new deal, with nothing to tell but a remark."""
        self.who = NOBODY
        self.ranks = bytearray()
        self.remark = remark
        self.first = True
        self.ended = False
        self.opera = False
        self._broken = 0

    def renew(self, view):
        """Fall in with the view: a card was taken back, or the match comes from the store; then who laid which cards in
        one go is not known."""
        if self.laid != view.laid:
            self.laid = view.laid
            self.remark = b""
            self.who = view.last
            self.ranks = bytearray()
            if view.laid and view.last != NOBODY:
                self.ranks.append(view.pile[view.laid - 1] & 15)
        self.note(view)

    def note(self, view):
        """Keep what the next act will be told by."""
        self.first = view.run == 0
        self._broken = view.broken

    def add(self, view, names, seat, events, room):
        """An act of a seat, with a remark of at most `room` letters; gives the card that it laid, or NOBODY."""
        card = NOBODY
        was = self.who
        for event in events:
            if event[0] == PLAYED:
                card = event[2]
            elif event[0] == DEAL_END:
                self.ended = True
                self.opera = self._is_opera(view, seat)
        if card != NOBODY:
            if was != seat or self.first:
                self.who = seat
                self.ranks = bytearray()
            self.ranks.append(card & 15)
        self.laid = view.laid
        self.remark = nain_jaune_say.remark(view, names, seat, events, room, was)
        return card

    def _is_opera(self, view, winner):
        """Whether nobody laid a card between the winner's first and last, as it was before his last one (Y21, C7)."""
        rule = view.options[_OPTION_OPERA]
        if rule == _OPERA_OFF:
            return False
        if rule == _OPERA_STRICT:
            return self._broken == 0 and (self.who == winner or self.who == NOBODY)
        return not self._broken >> winner & 1

    def was_opera(self, payments):
        """Whether the deal that is over was a Grand Opéra, also when it comes from the store with its payments."""
        for event in payments:
            if event[0] == PAY and event[4] == _CLAUSE_OPERA:
                return True
        return self.opera
