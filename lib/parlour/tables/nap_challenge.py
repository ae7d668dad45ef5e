"""Who is challenged at Nap for a revoke, where house rules let one happen (N28, A13).

A sheet with the seats that failed to follow suit. About 0.5 KB of heap while it lies there.
"""

from micropython import const

from parlour import words
from parlour.app import forget
from parlour.rows import PLAIN
from parlour.screens.sheet import Sheet

_W_CHALLENGE = const(327)
_W_CHALLENGE_TEXT = const(290)

_MOVE_CHALLENGE = const(48)


def offer(app, sitting):
    """What pause offers: (text, what it does), or None when nobody may be challenged now."""
    if not _seats(sitting):
        return None
    return words.say(_W_CHALLENGE), lambda: app.lay(Challenge(app, sitting))


def _seats(sitting):
    """The seats that may be challenged now: a byte each. At the scores, or by the seat that is asked."""
    may = bytearray()
    view = sitting.view
    if sitting.asking() or sitting.ended:
        for seat in range(view.seats):
            # Between two deals the next dealer may be challenged too: one device goes round.
            if view.doubtful >> seat & 1 and (seat != view.to_act or not view.phase):
                may.append(seat)
    return bytes(may)


class Challenge(Sheet):
    """A row a seat."""

    def __init__(self, app, sitting):
        self._sitting = sitting
        self._seats = _seats(sitting)
        super().__init__(app, words.say(_W_CHALLENGE), words.say(_W_CHALLENGE_TEXT), len(self._seats))

    def row(self, number):
        """A seat's name."""
        return self._sitting.names[self._seats[number]], b"", PLAIN

    def choose(self, number):
        """The challenge is made, at the table or at the scores."""
        app = self.app
        sitting = self._sitting
        if sitting.table is None:
            sitting.seldom("look_back")
        while app.screens[-1] is not sitting.table:
            app.lift()
        sitting.play(_MOVE_CHALLENGE + self._seats[number])

    def close(self):
        """Its code goes too."""
        forget("parlour.tables.nap_challenge")
