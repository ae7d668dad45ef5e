"""Nap's bidding: what the others said, the menu of the bids that may be made, what each wins and costs.

About 4.5 KB of objects; the cursor redraws two rows and the help, some 3,500 pixels (wide: a row).
"""

from micropython import const

from parlour import measures, paint, theme, words
from parlour.tables import nap_say
from parlour.tables.nap_said import Said

_W_NAP_PASS = const(302)
_W_HEAD_BID = const(306)
_W_HEAD_WIN = const(307)
_W_HEAD_LOSE = const(308)
_W_HELP_TRICKS = const(310)
_W_HELP_ALL = const(311)
_W_HELP_MISERE = const(312)
_W_HELP_LOWEST = const(313)
_W_HELP_MADE = const(314)
_W_HELP_LOST = const(315)
_W_HELP_PASS = const(316)
_W_HELP_STANDS = const(317)
_W_HELP_NONE = const(318)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_GAIN = const(5)
_C_LOSS = const(6)
_C_FELT = const(27)
_C_FELT_DARK = const(28)
_C_FELT_PALE = const(30)

_ARROW = b"\x08"

_MISERE = const(3)
_WELLINGTON = const(7)
_MOVE_PASS = const(1)
_MOVE_BID = const(16)
_NONE = const(255)


class Bids:
    """The bidding as the viewer sees it. `big` and `fine` are layers."""

    def __init__(self, big, fine, places, view, names):
        self._places = places
        self._names = names
        self._bids = nap_say.bids()
        self._opponents = view.seats - 1
        self._size = view.size
        self.count = 0
        self.at = 0
        self._first = 0
        self._legal = bytearray(64)
        self.said = Said(fine if places.fine_said else big, places, view, names)
        self._make_menu(big)
        ink = theme.ink(_C_CREAM, _C_FELT)
        self._help = []
        for x, y in places.help:
            self._help.append(paint.strip(fine, x, y, 18, ink))
        paint.ink(self._help[0], theme.ink(_C_GOLD, _C_FELT))

    def _make_menu(self, layer):
        places = self._places
        left = places.menu
        width = measures.width - left
        self._menu = [paint.box(layer, left, places.menu_top, width, places.menu_rows * places.menu_pitch, _C_CREAM)]
        if places.head:
            self._menu.append(paint.box(layer, left, places.head, width, 10, _C_FELT_DARK))
            ink = theme.ink(_C_FELT_PALE, _C_FELT_DARK)
            self._menu.append(paint.write(layer, left + 3, places.head, words.say(_W_HEAD_BID), ink))
            for number, end in ((_W_HEAD_WIN, places.win + 18), (_W_HEAD_LOSE, measures.width)):
                text = words.say(number)
                self._menu.append(paint.write(layer, end - 6 * len(text), places.head, text, ink))
        pitch = places.menu_pitch
        # On the fine screens a plate would redraw four times the pixels: there a frame goes round the row.
        self._plate = self._edges = None
        if measures.scale == 1 or places.menu_rows == 1:
            self._plate = paint.box(layer, left, places.menu_top, width, pitch, _C_GOLD)
        self._names_of = []
        self._wins = []
        self._loses = []
        drop = (pitch - 10) // 2
        for row in range(places.menu_rows):
            y = places.menu_top + row * pitch + drop
            self._names_of.append(paint.strip(layer, left + 1, y, 11, theme.ink(_C_INK)))
            self._wins.append(paint.strip(layer, places.win, y, places.figures, theme.ink(_C_GAIN)))
            self._loses.append(paint.strip(layer, places.lose, y, places.figures + 1, theme.ink(_C_LOSS)))
        if not self._plate:
            self._edges = paint.frame(layer, left, places.menu_top, width, pitch, _C_GOLD)

    def stands(self, view):
        """Nobody is asked: the menu shows the highest bid so far."""
        bid = view.declarer != _NONE
        self.count = 0
        self._mark(_NONE)
        self._show_menu(1 if bid else 0)
        for row in range(self._places.menu_rows):
            paint.tile(self._names_of[row], 0, 0)
            self._row(row, _MOVE_BID + view.bid if bid and row == 0 else _NONE, view)
        text = b""
        if bid:
            text = nap_say.fit(_W_HELP_STANDS, 18, self._names[view.declarer], self._bids[view.bid])
        elif view.bids:
            text = words.say(_W_HELP_NONE)
        paint.say(self._help[0], text)
        paint.say(self._help[1], b"")
        paint.say(self._help[2], b"")

    def renew(self, view, viewer):
        """Draw all from the view; no question is asked."""
        self.said.renew(view, viewer)
        self.stands(view)

    def told(self, view, seat, move, ended):
        """A seat has spoken; `ended`: all passed, and the view knows of the bidding no more."""
        self.said.told(view, seat, move, ended)
        self.stands(view)

    def name(self, kind):
        """The name of a bid."""
        return self._bids[kind]

    def ask(self, view, legal, count):
        """Offer the legal moves, the first chosen."""
        for n in range(count):
            self._legal[n] = legal[n]
        self.count = count
        self.at = 0
        self._first = 0
        self._show_menu(min(count, self._places.menu_rows))
        self._rows(view)

    def _show_menu(self, rows):
        """Show the menu's paper for so many rows, and its head; 0: hide both."""
        places = self._places
        for thing in self._menu:
            paint.hide(thing, not rows)
        if rows:
            paint.size(self._menu[0], measures.width - places.menu, rows * places.menu_pitch, measures.scale)

    def step(self, way, view):
        """Choose the next bid (1) or the one before (-1), round the end."""
        self.at = (self.at + way) % self.count
        rows = self._places.menu_rows
        first = self._first
        if self.at < first:
            self._first = self.at
        elif self.at >= first + rows:
            self._first = self.at - rows + 1
        if first != self._first:
            self._rows(view)
        else:
            self._point()
            self._explain(view)

    def chosen(self):
        """The chosen move."""
        return self._legal[self.at]

    def _rows(self, view):
        for row in range(self._places.menu_rows):
            place = self._first + row
            self._row(row, self._legal[place] if place < self.count else _NONE, view)
        self._point()
        self._explain(view)

    def _point(self):
        row = self.at - self._first
        self._mark(row)
        for n in range(self._places.menu_rows):
            paint.tile(self._names_of[n], 0, _ARROW[0] if n == row else 0)

    def _mark(self, row):
        """Mark a row as chosen; 255: none."""
        places = self._places
        y = places.menu_top + row * places.menu_pitch
        if self._plate:
            paint.hide(self._plate, row == _NONE)
            if row != _NONE:
                paint.move(self._plate, places.menu, y)
            return
        for edge in self._edges:
            paint.hide(edge, row == _NONE)
        if row != _NONE:
            width = measures.width - places.menu
            paint.around(self._edges, places.menu, y, width, places.menu_pitch, measures.scale)

    def _row(self, row, move, view):
        """A row of the menu: the bid, and all that it wins and loses."""
        name = win = lose = b""
        if move == _MOVE_PASS:
            name = words.say(_W_NAP_PASS)
        elif move != _NONE:
            kind = move - _MOVE_BID
            name = self._bids[kind]
            win = b"+%d" % (view.gain[kind] * self._opponents)
            lose = b"-%d" % (view.cost[kind] * self._opponents)
        line = self._names_of[row]
        paint.put(line, 1, name)
        paint.rest(line, 1 + len(name))
        paint.right(self._wins[row], win)
        paint.right(self._loses[row], lose)

    def _explain(self, view):
        """The chosen bid in words."""
        move = self._legal[self.at]
        made = lost = b""
        if move == _MOVE_PASS:
            first = words.say(_W_HELP_PASS)
            made = words.say(_W_HELP_NONE)
            if view.declarer != _NONE:
                made = nap_say.fit(_W_HELP_STANDS, 18, self._names[view.declarer], self._bids[view.bid])
        else:
            kind = move - _MOVE_BID
            needed = view.needed[kind]
            if kind == _MISERE:
                first = words.say(_W_HELP_MISERE)
            elif kind == _WELLINGTON:
                first = words.say(_W_HELP_LOWEST, needed)
            else:
                first = words.say(_W_HELP_ALL if needed == self._size else _W_HELP_TRICKS, needed)
            made = words.say(_W_HELP_MADE, view.gain[kind])
            lost = words.say(_W_HELP_LOST, view.cost[kind])
        paint.say(self._help[0], first)
        paint.say(self._help[1], made)
        paint.say(self._help[2], lost)
