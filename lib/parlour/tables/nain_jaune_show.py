"""What all see on Nain Jaune's table: the board, the run, and who sits there; nain_jaune_build makes it.

The board has four compartments in a cross round the Yellow Dwarf, each with its stake as a pile of pieces and in
figures, or three columns where there is little height. The run shows its last cards, and an empty place with the rank
that is missing. The seats stand in turn order, the one to act on a dark plate; who has passed this rank is paler. About
1.7 KB of heap; objects 6 KB.
"""

from micropython import const

from engine.nain_jaune.board import BOARD_CARDS
from parlour import paint, sheets, theme, words

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_SUN = const(32)
_C_TERRACOTTA_DARK = const(38)
_C_TERRACOTTA_PALE = const(39)
_C_SUN_MIDDLE = const(41)
_C_SUN_LIT = const(42)

_W_NJ_MANY = const(505)

_NONE = const(255)
_PHASE_PLAY = const(1)
_DWARF = const(4)
_ANY = const(13)  # the question mark among the ranks
_CARDS = b"\x06"

# From so many chips on the next higher pile.
_HEIGHTS = b"\x01\x02\x05\x0a\x0f\x14\x28"


class Show:
    """`plates`, `stakes`, `piles` of the compartments in the order of BOARD_CARDS; `beside`: how many figures have room
    beside the pile; `ends`: by compartment where they begin (or end) beside it, and where alone; `columns`: the board
    stands in columns. `laid`: the last cards of the run; `gap`, `edge`, `rank`: the empty place. `order`: seats in turn
    order; `who`: a strip for each; `cards`, `chips`: a grid for each column of seats; `plate`: behind the seat to act.
    """

    def run(self, view):
        """The cards on the top of the pile: those of this run, or of the one that has just ended."""
        grids = self.laid
        spare = len(grids) - min(len(grids), view.laid - view.begun)
        for n in range(len(grids)):
            grid = grids[n]
            if n >= spare:
                sheets.face(grid, view.pile[view.laid - len(grids) + n], False, grid.width < 3, True)
            paint.hide(grid, n < spare)

    def point(self, view, card, stops):
        """Light the compartment that the chosen card takes (255: no card); `stops`: a player is about to name the
        missing rank."""
        for place in range(5):
            colour = _C_SUN_MIDDLE if place == _DWARF else _C_SUN
            lit = BOARD_CARDS[place] == card and view.board[place]
            paint.tint(self.plates[place], _C_SUN_LIT if lit else colour)
        paint.tint(self.gap, _C_GOLD if stops else _C_TERRACOTTA_DARK)
        paint.ink(self.rank, theme.ink(_C_INK if stops else _C_SUN))

    def update(self, view):
        """Bring stakes, missing rank, cards, chips and whose turn it is up to date."""
        self.point(view, _NONE, False)
        for place in range(5):
            chips = view.board[place]
            line = self.stakes[place]
            text = b"%d" % chips
            if len(text) > line.width:
                text = words.say(_W_NJ_MANY)
            alone = len(text) > self.beside[place]
            x = self.ends[2 * place + alone]
            if place % 3 or self.columns:
                x -= 6 * len(text)
            paint.move(line, x, line.y)
            paint.say(line, text)
            height = 0
            while height < len(_HEIGHTS) and chips >= _HEIGHTS[height]:
                height += 1
            paint.tile(self.piles[place], 0, 0 if alone else height)
        plays = view.phase == _PHASE_PLAY
        for part in (self.gap, self.edge, self.rank):
            paint.hide(part, not plays)
        paint.tile(self.rank, 0, view.run if view.run else _ANY)
        paint.hide(self.plate)
        columns = len(self.cards)
        for n in range(len(self.order)):
            seat = self.order[n]
            grid = self.cards[n % columns]
            text = b"%d" % view.counts[seat] if plays else b""
            _number(grid, n // columns, text + _CARDS if text and grid.width > 2 else text)
            grid = self.chips[n % columns]
            text = b"%d" % view.chips[seat]
            _number(grid, n // columns, text if len(text) <= grid.width else words.say(_W_NJ_MANY))
            line = self.who[n]
            ink = _C_CREAM
            if seat == view.to_act:
                ink = _C_SUN
                paint.move(self.plate, line.x - 1, line.y)
                paint.hide(self.plate, False)
            elif view.passed(seat):
                ink = _C_TERRACOTTA_PALE
            paint.ink(line, theme.ink(ink))

    def seat(self, view, seat, names):
        """Say who sits there, in turn order from a seat."""
        for n in range(len(self.order)):
            self.order[n] = seat
            line = self.who[n]
            paint.say(line, names[seat][: line.width])
            seat = view.following[seat]


def _number(grid, row, text):
    """Text at the right end of a row."""
    wide = grid.width
    start = wide - len(text)
    for n in range(wide):
        paint.tile(grid, row * wide + n, text[n - start] if n >= start else 0)
