"""The board of Nain Jaune: four compartments in a cross round the Yellow Dwarf, each with its card, its stake as a pile
of pieces and in figures. Where there is little height, three columns. About 2.5 KB of objects.
"""

from micropython import const

from engine.nain_jaune.board import BOARD_CARDS
from parlour import paint, words
from parlour.app import forget

_C_SUN = const(32)
_C_SUN_MIDDLE = const(41)
_C_SUN_LIT = const(42)

_W_NJ_MANY = const(505)

_NONE = const(255)
_DWARF = const(4)

# From so many chips on the next higher pile.
_HEIGHTS = b"\x01\x02\x05\x0a\x0f\x14\x28"


class Board:
    """The five compartments, in the order of BOARD_CARDS; `big` and `fine` are layers."""

    def __init__(self, big, fine, places):
        from parlour.tables.nain_jaune_compartments import lay_out

        self.plates = []
        self.stakes = []
        self.piles = []
        # In the cross: how many figures have room beside the pile; where they begin (or end), beside it and alone.
        self.beside = bytearray(5)
        self.ends = []
        lay_out(self, big, fine, places)
        forget("parlour.tables.nain_jaune_compartments")

    def show(self, board):
        """The stakes of all five compartments."""
        for place in range(5):
            line = self.stakes[place]
            text = b"%d" % board[place]
            if len(text) > line.width:
                text = words.say(_W_NJ_MANY)
            alone = False
            if place < len(self.ends):
                alone = len(text) > self.beside[place]
                x = self.ends[place][1 if alone else 0]
                if place == 1 or place == 2:
                    x -= 6 * len(text)
                paint.move(line, x, line.y)
                paint.say(line, text)
            else:
                paint.right(line, text)
            height = 0
            while height < len(_HEIGHTS) and board[place] >= _HEIGHTS[height]:
                height += 1
            paint.tile(self.piles[place], 0, 0 if alone else height)

    def light(self, place):
        """Light the compartment that the chosen card takes, and no other; 255: none."""
        for other in range(5):
            plain = _C_SUN_MIDDLE if other == _DWARF else _C_SUN
            paint.tint(self.plates[other], _C_SUN_LIT if other == place else plain)


def compartment(card):
    """The place of a card on the board, or 255."""
    for place in range(5):
        if BOARD_CARDS[place] == card:
            return place
    return _NONE
