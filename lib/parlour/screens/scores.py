"""The scores: every payment of the deal in words with its clause, and every seat's chips; at the end, who won.

Pages, where they do not fit on one. About 2.5 KB of heap, 4 KB more while one is shown.
"""

from micropython import const

from handheld.contract import LEFT, MENU, UP, A, B
from parlour import games, measures, paint, rooms, theme, words
from parlour.app import forget
from parlour.screens.room import Room

_W_SO_FAR = const(181)
_W_BEFORE = const(183)
_W_CHANGE = const(184)
_W_NOW = const(185)
_W_MORE = const(188)
_W_TO_HOME = const(189)
_W_BACK = const(190)
_W_THE_END = const(199)
_W_WINS = const(203)
_W_WIN = const(204)
_W_AND = const(205)
_W_PRESS_A = const(206)
_W_PRESS_B = const(207)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GAIN = const(5)
_C_LOSS = const(6)
_C_NOTES = const(7)
_C_LINES = const(8)
_C_TINTED = const(10)
_C_FELT_DARK = const(28)

_CROWN = b"\x15"


def _places():
    """right ends of the columns before, change and now; foot y; least and most height of a row of chips."""
    return ((88, 124, 158, 117, 9, 14), (66, 92, 119, 109, 9, 14), (66, 92, 119, 57, 9, 12))[measures.kind]


class Scores(Room):
    """What the deal paid, with a title; or, in the middle of a deal, what it paid so far."""

    def __init__(self, app, sitting, title):
        super().__init__(app, None)
        from parlour import payments

        _, _, _, foot, least, most = _places()
        self._sitting = sitting
        self._title = title
        self._ended = sitting.ended
        self._page = 0
        self._lines = payments.lines(sitting)
        self._pages = payments.pages(sitting, len(self._lines), foot - 11, least, most)
        payments = None
        forget("parlour.payments")
        self._draw()

    # What is drawn

    def _draw(self):
        """Draw the page from scratch."""
        while len(self.group):
            self.group.pop()
        layer = self.layer = self.over()
        paint.box(layer, 0, 0, measures.width, measures.height + 1, _C_CREAM)
        sitting = self._sitting
        first, stop, seat, last, pitch = self._pages[self._page]
        standing = first < 0
        if standing:
            plate = words.say(_W_THE_END)
            title = self._winners()
        else:
            plate = self._term(games.DEAL)
            title = self._title if self._ended else words.say(_W_SO_FAR)
            if len(plate) + len(title) >= measures.columns:
                # What became of the deal goes before the word for it.
                plate = b"%d" % sitting.deal
        rooms.head(self.layer, plate, title, _C_FELT_DARK)
        self._foot()
        y = 11
        for number in range(max(first, 0), stop):
            text, clause = self._lines[number]
            paint.write(layer, 2, y, text, theme.ink(_C_INK, _C_CREAM))
            _right(layer, measures.width - 2, y, clause, _C_NOTES)
            y += 10
        if last:
            self._chips(layer, y, standing, seat, last, pitch)

    def _chips(self, body, y, standing, seat, last, pitch):
        """The head of the table and the rows of some seats, or places of the final standing."""
        before, change, now, _, _, _ = _places()
        width = measures.width
        sitting = self._sitting
        chips = sitting.view.chips
        paint.box(body, 0, y, width, 10, _C_LINES)
        text = self._term(games.CHIPS)
        had = words.say(_W_BEFORE)
        if standing or before - 6 * (len(text) + len(had)) > 4:
            paint.write(body, 2, y, text, theme.ink(_C_INK))
        if not standing:
            _right(body, before, y, had, _C_INK)
            _right(body, change, y, words.say(_W_CHANGE), _C_INK)
        _right(body, now, y, words.say(_W_NOW), _C_INK)
        y += 10
        order = list(range(len(sitting.names)))
        if standing:
            # The seat makes the key total.
            order.sort(key=lambda each: (-chips[each], each))
        for place in range(seat, last):
            each = order[place]
            won = sitting.winners >> each & 1 if standing else each == sitting.winner and self._ended
            if won:
                paint.box(body, 0, y, width, pitch - 1, _C_TINTED)
            else:
                paint.box(body, 0, y + pitch - 1, width, 1, _C_LINES)
            top = y + (pitch - 10) // 2
            had = sitting.before[each]
            name = sitting.names[each]
            space = (before - 4) // 6
            if standing:
                name = name + b" " + _CROWN if won else name
            else:
                text = b"%d" % had
                space -= len(text)
                _right(body, before, top, text, _C_NOTES)
                if chips[each] != had:
                    gain = chips[each] > had
                    text = b"+%d" % (chips[each] - had) if gain else b"%d" % (chips[each] - had)
                    _right(body, change, top, text, _C_GAIN if gain else _C_LOSS)
            paint.write(body, 2, top, name[:space], theme.ink(_C_INK))
            _right(body, now, top, b"%d" % chips[each], _C_INK)
            y += pitch

    def _term(self, place):
        """How the game itself calls it."""
        return games.term(self._sitting.match.name, place, self._sitting.deal)

    def _winners(self):
        """Who won the match."""
        sitting = self._sitting
        names = [sitting.names[seat] for seat in range(len(sitting.names)) if sitting.winners >> seat & 1]
        if len(names) == 1:
            return words.say(_W_WINS, names[0])
        text = names[0]
        for name in names[1:]:
            text = words.say(_W_AND, text, name)
        return words.say(_W_WIN, text)

    def _foot(self):
        line = rooms.foot(self.layer, _places()[3], _C_FELT_DARK)
        three = self.app.handheld.buttons.count == 3
        if self._page < len(self._pages) - 1:
            text = words.say(_W_MORE)
        elif not self._ended:
            text = words.say(_W_BACK)
        else:
            text = words.say(_W_TO_HOME) if self._sitting.over() else self._term(games.NEXT)
        paint.say(line, text if three else words.say(_W_PRESS_A, text))
        if self._ended and not three:
            _right(self.layer, measures.width - 2, _places()[3], words.say(_W_PRESS_B, self._term(games.TABLE)),
                   _C_CREAM)  # fmt: skip

    # What is pressed

    def press(self, action):
        """A, right and down turn the page, A on the last one goes on; B shows the cards again."""
        sitting = self._sitting
        if action == MENU and self._ended:
            sitting.seldom("pause")
        elif action == B or action == MENU or action == A and self._page == len(self._pages) - 1:
            act = "next_deal" if action == A and self._ended else "look_back"
            self.app.after(lambda: sitting.seldom(act))
        else:
            self._turn(-1 if action == UP or action == LEFT else 1)

    def _turn(self, way):
        page = self._page + way
        if 0 <= page < len(self._pages):
            self._page = page
            self._draw()
            self.app.changed()


def _right(layer, end, y, text, colour):
    if text:
        paint.write(layer, end - 6 * len(text), y, text, theme.ink(colour))
