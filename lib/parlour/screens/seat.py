"""What a seat of the table may be; a sheet over set-up. About 0.7 KB of heap."""

from micropython import const

from parlour import words
from parlour.rows import OFF, PLAIN
from parlour.screens.sheet import Sheet

_W_KINDS = const(117)
_W_SEAT = const(119)
_W_CHANGE_NAME = const(120)
_W_REMOVE_SEAT = const(121)

SIGNS = b"\x0e\x0f\x0f\x0f"  # a person, a machine


class SeatSheet(Sheet):
    """A person or a machine, another name, gone."""

    def __init__(self, app, setup, seat):
        self._setup = setup
        self._seat = seat
        super().__init__(app, words.say(_W_SEAT, seat + 1), b"", 6, setup.kinds[seat])

    def row(self, number):
        """Four kinds, the name, away."""
        if number < 4:
            return SIGNS[number : number + 1] + b" " + words.line(_W_KINDS, number), b"", PLAIN
        if number == 4:
            return words.say(_W_CHANGE_NAME, self._setup.names[self._seat]), b"", PLAIN
        spare = len(self._setup.names) > self._setup.entry[1]
        return words.say(_W_REMOVE_SEAT), b"", PLAIN if spare else OFF

    def choose(self, number):
        """Taken."""
        setup = self._setup
        app = self.app
        app.lift()
        if number < 4:
            setup.set_kind(self._seat, number)
        elif number == 4:
            from parlour.screens.naming import Naming

            app.lay(Naming(app, setup, self._seat))
        else:
            setup.remove(self._seat)
