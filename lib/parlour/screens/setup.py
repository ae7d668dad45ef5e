"""Set-up: who sits where, the variant and the house rules.

About 3 KB of heap, 3 KB of objects; `dealing` has what leads to the match.
"""

from micropython import const

from engine import catalogue
from engine.memory import let_go as forget
from parlour import games, habits, measures, paint, rooms, theme, words
from parlour.offers import Offer
from parlour.rows import BUTTON, IDLE, PLAIN, PLATE, QUIET, Rows
from parlour.screens.room import Room

_W_WHO_SITS = const(116)
_W_KINDS = const(117)
_W_KINDS_HELP = const(118)
_W_ADD_SEAT = const(122)
_W_HOUSE_RULES = const(123)
_W_CHANGED = const(125)
_W_AS_USUAL = const(126)
_W_SEAT_HELP = const(133)
_W_HOUSE_HELP = const(134)
_W_UNFIT = const(135)
_W_SEE_RULES = const(136)
_W_NAMES = const(143)

_C_GOLD = const(3)
_C_PLUM = const(11)
_C_PLUM_DARK = const(12)

_PERSON = const(14)
_MACHINE = const(15)
_RIGHT = b"\x08"

_SEAT = const(0)
_ADD = const(1)
_HOUSE = const(2)
_DEAL = const(3)

_USUAL_SEATS = const(4)

# What may have lain over set-up.
_OVER = (
    "parlour.moving",
    "parlour.screens.dealing",
    "parlour.screens.house",
    "parlour.screens.laid",
    "parlour.screens.message",
    "parlour.screens.naming",
    "parlour.screens.question",
    "parlour.screens.seat",
    "parlour.screens.sheet",
)


class Setup(Room):
    """The table of a game before its match; begins with the table of the last time."""

    def __init__(self, app, game):
        words.take("forms")
        super().__init__(app, _C_PLUM)
        self.game = game
        self.entry = catalogue.find(game)
        self.offer = Offer(game)
        kept = app.tables.get(game) or habits.recall(app, game, len(self.offer.options))
        if kept:
            self.names, self.kinds, self.packed = kept
        else:
            seats = min(max(_USUAL_SEATS, self.entry[1]), self.entry[2])
            self.names = [words.line(_W_NAMES, seat) for seat in range(seats)]
            self.kinds = bytearray([0] + [2] * (seats - 1))
            self.packed = bytearray(self.offer.usual)
        self._opened = self._state()
        self._keep()
        line = games.find(game)
        self._terms = line[games.TERMS]
        rooms.head(self.layer, words.say(line[games.WORD]), words.say(_W_WHO_SITS), _C_PLUM_DARK, 2)
        self._help = rooms.foot(self.layer, rooms.form()[3], _C_PLUM_DARK)
        self._more = paint.strip(self.layer, measures.width - 12, 0, 2, theme.ink(_C_GOLD, _C_PLUM_DARK))
        self._form = self.over()
        self._seat = bytearray(b"1   ")  # a seat's number and sign
        self._lay(self._count() - 1)

    def _lay(self, chosen):
        """Give each row its place, as many as there are, and show them."""
        left, top, width, bottom = rooms.form()
        count = self._count()
        pitch = max(min((bottom - top) // count, 13), 11)
        shown = min((bottom - top) // pitch, count)
        if self.rows is None:
            self.rows = Rows(self, self._form, left, top, width, pitch, shown)
            self.rows.more = self._more
        lines = self.rows.lines
        while len(lines) > shown:
            self._form.remove(lines.pop())
        while len(lines) < shown:
            lines.append(paint.strip(self._form, lines[0].x, 0, lines[0].width, lines[0].pixel_shader))
        for slot in range(shown):
            paint.move(lines[slot], lines[slot].x, top + (pitch - 10) // 2 + slot * pitch)
        self.rows.shown = shown
        self._judge()
        self.rows.show(count, chosen)
        self.moved(chosen)

    def _state(self):
        return list(self.names), bytes(self.kinds), bytes(self.packed)

    def _keep(self):
        self.app.tables[self.game] = (self.names, self.kinds, self.packed)

    def _count(self):
        """How many rows there are."""
        seats = len(self.names)
        return seats + (1 if seats < self.entry[2] else 0) + (1 if self.offer.choices else 0) + 1

    def _kind(self, number):
        """What a row is: a seat, one more seat, the house rules, the deal."""
        seats = len(self.names)
        if number < seats:
            return _SEAT
        if number == self._count() - 1:
            return _DEAL
        if number == seats and seats < self.entry[2]:
            return _ADD
        return _HOUSE

    def row(self, number):
        """A seat, `+ add a seat`, the house rules, the deal."""
        kind = self._kind(number)
        if kind == _SEAT:
            head = self._seat
            head[0] = 49 + number
            head[2] = _MACHINE if self.kinds[number] else _PERSON
            right = words.line(_W_KINDS, self.kinds[number])
            return head + self.names[number], rooms.turnable(self.rows, number, right), PLATE
        if kind == _ADD:
            return words.say(_W_ADD_SEAT, self.entry[2]), b"", QUIET
        if kind == _HOUSE:
            changed = self._changed()
            if self.wrong:
                right = words.say(_W_UNFIT)
            else:
                right = words.say(_W_CHANGED, changed) if changed else words.say(_W_AS_USUAL)
            return words.say(_W_HOUSE_RULES), right + _RIGHT, PLAIN
        return words.line(self._terms, games.BEGIN), b"", IDLE if self.wrong else BUTTON

    def _judge(self):
        """See whether the house rules go together."""
        self.wrong = self.offer.wrong(len(self.names), self.packed)

    def _changed(self):
        """How many house rules are not as usual."""
        changed = 0
        usual = self.offer.usual
        for place in range(len(usual)):
            if usual[place] != self.packed[place]:
                changed += 1
        return changed

    def moved(self, number):
        """Say what the chosen row is for."""
        kind = self._kind(number)
        if kind == _SEAT:
            text = words.line(_W_KINDS_HELP, self.kinds[number])
        elif kind == _HOUSE:
            text = words.say(_W_HOUSE_HELP)
        elif kind == _DEAL:
            text = words.say(_W_SEE_RULES) if self.wrong else words.line(self._terms, games.BEGIN_HELP)
        else:
            text = words.say(_W_SEAT_HELP)
        paint.say(self._help, text)

    def turn(self, number, way):
        """Left and right change who plays for a seat."""
        kind = self._kind(number)
        if kind == _SEAT:
            self.set_kind(number, (self.kinds[number] + way) % 4)
        elif way > 0 and kind == _HOUSE:
            self.choose(number)

    def set_kind(self, seat, kind):
        """A person (0) or a machine (1..3) shall play for a seat."""
        self.kinds[seat] = kind
        self.rows.redraw(seat)
        self.moved(seat)

    def renew(self):
        """Keep the table, and show it as it is now."""
        self._keep()
        rows = self.rows
        count = self._count()
        if count == rows.count:
            self._judge()
            rows.renew()
            self.moved(rows.chosen)
        else:
            self._lay(min(rows.chosen, count - 1))
            self.app.changed()

    def uncovered(self):
        """Back from what may have changed something."""
        for path in _OVER:
            forget(path)
        self.renew()

    def choose(self, number):
        """A opens a seat or the house rules, adds a seat, deals."""
        kind = self._kind(number)
        if kind == _SEAT:
            from parlour.screens.seat import SeatSheet

            self.app.lay(SeatSheet(self.app, self, number))
        elif kind == _ADD:
            seat = 0
            while words.line(_W_NAMES, seat) in self.names:
                seat += 1
            self.names.append(words.line(_W_NAMES, seat))
            self.kinds.append(2)
            self.renew()
        elif kind == _HOUSE:
            from parlour.screens.house import House

            self.app.lay(House(self.app, self))
        else:
            from parlour.screens import dealing

            dealing.deal(self)

    def remove(self, seat):
        """Take a seat away."""
        del self.names[seat]
        kinds = self.kinds
        self.kinds = kinds[:seat] + kinds[seat + 1 :]
        self.renew()

    def back(self):
        """Home; the table is remembered, over power-off too where anything was changed."""
        if self._state() != self._opened:
            habits.keep(self.app)
        self.app.leave()
