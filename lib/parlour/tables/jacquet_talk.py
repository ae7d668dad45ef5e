"""The sentences of Jacquet's table: the gold plate with the seat to act, what is asked, the last action in the groove,
and, of jacquet_turn, the plate that is shown when the other person is to play. About 2 KB of heap; made by
jacquet_outside."""

from micropython import const

from parlour import paint, words
from parlour.tables.jacquet_say import numbers

_W_ASK_THROW = const(400)
_W_ASK_FIRST = const(401)
_W_ASK_BEGIN = const(402)
_W_ASK_ONE_DIE = const(403)
_W_ASK_TWO = const(404)
_W_ASK_ONE = const(405)
_W_ASK_TIMES = const(406)
_W_ASK_OFF_TWO = const(407)
_W_ASK_OFF_ONE = const(408)
_W_ASK_TO = const(409)
_W_ASK_OFF = const(410)
_W_ASK_DONE = const(411)
_W_ASK_LOST = const(412)
_W_ASK_PASSED = const(413)
_W_ASK_ALL_OFF = const(414)
_W_ASK_THEIRS_TWO = const(415)
_W_ASK_THEIRS = const(416)
_W_ASK_EQUAL = const(417)
_W_WAIT_THROW = const(420)
_W_WAIT_PLAY_MEN = const(423)
_W_WAIT_THEIRS = const(424)
_W_WAIT_STEP = const(427)
_W_WAIT_OFF = const(428)

_OPENING = const(0)
_ROLL = const(1)
_MOVING = const(2)
_MOVE_DONE = const(2)
_BORROWED = const(3)
_ONE_DIE = const(4)
_VERSAILLES = const(1)
_MEN = const(15)
_NOBODY = const(255)

_DARK = const(6)  # the tile of a dark man; a light one is 0
_SHORT = const(3)  # letters of a name beside which the question begins
_OFF = const(25)


class Talk:
    """Texts of the table."""

    def say(self, seat, text):
        """A seat on the gold plate, and a text."""
        name = self.names[seat]
        letters = self.name.width
        if self.gives:
            letters = min(letters, _SHORT + self.asked.width - len(text))
        length = min(len(name), letters)
        paint.size(self.plate, self.before + self.each * length, self.plate.height)
        paint.tile(self.man, 0, _DARK * seat)
        paint.say(self.name, name[:length])
        start = max(0, length - _SHORT) if self.gives else 0
        for n in range(start):
            paint.tile(self.asked, n, 0)
        paint.put(self.asked, start, text)
        paint.rest(self.asked, start + len(text))

    def fit(self, seat, number, *arguments):
        """A seat and a sentence, in its longest form that has room."""
        room = self.asked.width
        if self.gives:
            room -= max(0, min(len(self.names[seat]), _SHORT + 1) - _SHORT)
        self.say(seat, words.fit(number, room, *arguments))

    def stepped(self, seat, number, point):
        """A seat has played a number with the man on a point."""
        if point + number < _OFF:
            self.fit(seat, _W_WAIT_STEP, number, point, point + number)
        else:
            self.fit(seat, _W_WAIT_OFF, number)

    def ask(self, view, legal, count):
        """What the seat to act is asked, for its legal moves."""
        seat = view.to_act
        high = view.high
        low = view.low
        other = self.names[1 - seat]
        if view.phase == _OPENING:
            self.fit(seat, _W_ASK_FIRST)
        elif view.phase == _ROLL:
            begins = view.last_seat == _NOBODY
            self.fit(seat, _W_ASK_BEGIN if begins else _W_ASK_ONE_DIE if view.stage == _ONE_DIE else _W_ASK_THROW)
        elif view.men[seat][_OFF] == _MEN:
            self.fit(seat, _W_ASK_ALL_OFF)
        elif legal[0] == _MOVE_DONE:
            # What cannot be played is told (J7; J20 c-d: it goes over).
            if view.left:
                passes = view.variant == _VERSAILLES and not view.stage
                self.fit(seat, _W_ASK_PASSED if passes else _W_ASK_LOST, numbers(high, low, view.left))
            else:
                self.fit(seat, _W_ASK_DONE)
        else:
            playable = 0
            off = False
            for n in range(count):
                number = legal[n] >> 5
                playable |= 1 << number
                off = off or (legal[n] & 31) + number >= _OFF
            if low and not playable >> low & 1:
                low = 0
            elif low and not playable >> high & 1:
                high = low
                low = 0
            if view.stage == _BORROWED:
                if low:
                    self.fit(seat, _W_ASK_THEIRS_TWO, other, high, low)
                else:
                    self.fit(seat, _W_ASK_THEIRS, other, high)
            elif view.stage:
                self.fit(seat, _W_ASK_EQUAL, high, view.left)
            elif low:
                self.fit(seat, _W_ASK_OFF_TWO if off else _W_ASK_TWO, high, low)
            elif off or view.left < 2 or view.low:
                self.fit(seat, _W_ASK_OFF_ONE if off else _W_ASK_ONE, high)
            else:
                self.fit(seat, _W_ASK_TIMES, high, view.left)

    def land(self, view, move):
        """Where the chosen man would land."""
        number = move >> 5
        to = (move & 31) + number
        if to >= _OFF:
            self.fit(view.to_act, _W_ASK_OFF, number)
        else:
            self.fit(view.to_act, _W_ASK_TO, number, to)

    def wait(self, view):
        """What somebody is to do of whom nothing is asked here."""
        seat = view.to_act
        if seat == _NOBODY:
            return
        if view.phase < _MOVING:
            self.fit(seat, _W_WAIT_THROW)
        elif view.stage == _BORROWED:
            self.fit(seat, _W_WAIT_THEIRS, self.names[1 - seat], numbers(view.high, view.low, view.left))
        elif view.stage:
            self.fit(seat, _W_ASK_EQUAL, view.high, view.left)
        else:
            self.fit(seat, _W_WAIT_PLAY_MEN)

    def groove(self, text):
        """A text in the groove."""
        room = self.last.width
        text = text[:room]
        if self.covers:
            # A blank strip's ground covers the middle rail as well, so the text moves in it and not the strip.
            text = b" " * ((room - len(text)) // 2) + text
        paint.say(self.last, text)
