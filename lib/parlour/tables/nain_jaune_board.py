"""The board of Nain Jaune: four compartments in a cross round the Yellow Dwarf, each with its card, its stake as a pile
of pieces and in figures. Where there is little height, three columns. About 2.5 KB of objects.
"""

from micropython import const

from engine.nain_jaune.board import BOARD_CARDS
from parlour import paint, sheets, theme, words

_C_INK = const(0)
_C_SUN = const(32)
_C_TERRACOTTA_DARK = const(38)
_C_SUN_MIDDLE = const(41)
_C_SUN_LIT = const(42)
_C_SUN_CHIPS = const(43)
_C_SUN_RED = const(44)

_W_NJ_MANY = const(505)

_NONE = const(255)
_DWARF = const(4)
_PILE = const(9)  # pixels of a pile and its margin

# Ten bottom left, jack bottom right, queen top right, king top left: column, row (C12).
_CORNERS = b"\x00\x01\x01\x01\x01\x00\x00\x00"

# From so many chips on the next higher pile.
_HEIGHTS = b"\x01\x02\x05\x0a\x0f\x14\x28"


class Board:
    """The five compartments, in the order of BOARD_CARDS; `big` and `fine` are layers."""

    def __init__(self, big, fine, places):
        self._plates = []
        self._stakes = []
        self._piles = []
        # In the cross: how many figures have room beside the pile; where they begin (or end), beside it and alone.
        self._beside = bytearray(5)
        self._ends = []
        self._small = places.small
        self._scale = places.fine if places.small else 1
        x, y = places.board
        width = places.board_width
        height = places.board_height
        self._sheet = sheets.load("piles")
        paint.box(big, x - 1 if x else 0, y - 1, width + (2 if x else 0), height + 2, _C_TERRACOTTA_DARK)
        if self._small:
            self._columns(big, fine, x, y, places.fine)
        else:
            self._cross(big, x, y, width, height)

    def _cross(self, layer, x, y, width, height):
        """Corners that the dwarf's plate partly covers."""
        wide = (width - 2) // 2
        tall = (height - 2) // 2
        for place in range(4):
            right = _CORNERS[2 * place]
            left = x + right * (width - wide)
            top = y + _CORNERS[2 * place + 1] * (height - tall)
            self._plates.append(paint.box(layer, left, top, wide, tall, _C_SUN))
            text = words.card(BOARD_CARDS[place])
            self._label(layer, left + wide - 6 * len(text) - 1 if right else left + 2, top, text, _C_SUN)
            seen = (width - 33) // 2
            self._stake(layer, left + wide - seen if right else left, top + 9, seen, right)
        left = x + (width - 31) // 2
        top = y + (height - 28) // 2
        paint.box(layer, left - 1, top - 1, 33, 30, _C_TERRACOTTA_DARK)
        self._plates.append(paint.box(layer, left, top, 31, 28, _C_SUN_MIDDLE))
        layer.append(sheets.grid(sheets.load("dwarf"), 1, 1, left, top + 3))
        text = words.card(BOARD_CARDS[_DWARF])
        self._label(layer, left + 18, top + 1, text, _C_SUN_MIDDLE)
        self._figures(layer, left + 13, top + 10, 3, left + 21, top + 20)

    def _columns(self, big, fine, x, y, scale):
        """Two rows beside the dwarf; stakes in fine figures."""
        for place in range(4):
            left = x + 1 + 55 * _CORNERS[2 * place]
            top = y + 1 + 10 * _CORNERS[2 * place + 1]
            self._plates.append(paint.box(big, left, top, 29, 9, _C_SUN))
            self._label(big, left + 1, top - 1, words.card(BOARD_CARDS[place]), _C_SUN)
            end = scale * (left + 29)
            self._figures(fine, end - 19, scale * top - 1, 3, end - 9, scale * top + 9)
        left = x + 31
        self._plates.append(paint.box(big, left, y + 1, 24, 19, _C_SUN_MIDDLE))
        fine.append(sheets.grid(sheets.load("dwarf"), 1, 1, scale * left + 3, scale * y + 9))
        self._label(big, left + 11, y + 1, words.card(BOARD_CARDS[_DWARF]), _C_SUN_MIDDLE)
        self._figures(fine, scale * left + 28, scale * y + 21, 3, scale * left + 37, scale * y + 31)

    def _label(self, layer, x, y, text, ground):
        red = text[-1] == 2 or text[-1] == 3
        paint.write(layer, x, y, text, theme.ink(_C_SUN_RED if red else _C_INK))

    def _stake(self, layer, x, y, seen, right):
        """A stake; the dwarf leaves `seen` pixels from x: the pile towards the edge, then the figures."""
        beside = (seen - _PILE) // 6
        alone = (seen - 2) // 6
        self._figures(layer, x, y, alone, x + seen - 8 if right else x + 1, y + 1)
        # With more figures than this they take the pile's place.
        self._beside[len(self._piles) - 1] = beside
        self._ends.append((x + seen - _PILE, x + seen - 1) if right else (x + _PILE, x + 2))

    def _figures(self, layer, x, y, letters, pile_x, pile_y):
        """Figures from x, and a pile."""
        pile = sheets.grid(self._sheet, 1, 1, pile_x, pile_y)
        layer.append(pile)
        self._piles.append(pile)
        self._stakes.append(paint.strip(layer, x, y, letters, theme.ink(_C_SUN_CHIPS)))

    def show(self, board):
        """The stakes of all five compartments."""
        for place in range(5):
            line = self._stakes[place]
            text = b"%d" % board[place]
            if len(text) > line.width:
                text = words.say(_W_NJ_MANY)
            alone = False
            if place < len(self._ends):
                alone = len(text) > self._beside[place]
                x = self._ends[place][1 if alone else 0]
                if place == 1 or place == 2:
                    x -= 6 * len(text)
                paint.move(line, x, line.y)
                paint.say(line, text)
            else:
                paint.right(line, text)
            height = 0
            while height < len(_HEIGHTS) and board[place] >= _HEIGHTS[height]:
                height += 1
            paint.tile(self._piles[place], 0, 0 if alone else height)

    def light(self, place):
        """Light the compartment that the chosen card takes, and no other; 255: none."""
        for other in range(5):
            plain = _C_SUN_MIDDLE if other == _DWARF else _C_SUN
            paint.tint(self._plates[other], _C_SUN_LIT if other == place else plain)


def compartment(card):
    """The place of a card on the board, or 255."""
    for place in range(5):
        if BOARD_CARDS[place] == card:
            return place
    return _NONE
