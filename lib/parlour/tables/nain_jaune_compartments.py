"""The compartments of Nain Jaune's board, made and laid out; forgotten with nain_jaune_build when that is done."""

from micropython import const

from engine.nain_jaune.board import BOARD_CARDS
from parlour import paint, sheets, theme, words

_C_INK = const(0)
_C_SUN = const(32)
_C_TERRACOTTA_DARK = const(38)
_C_SUN_MIDDLE = const(41)
_C_SUN_CHIPS = const(43)
_C_SUN_RED = const(44)

_DWARF = const(4)
_PILE = const(9)  # pixels of a pile and its margin

# Ten bottom left, jack bottom right, queen top right, king top left: column, row (C12).
_CORNERS = b"\x00\x01\x01\x01\x01\x00\x00\x00"


def lay_out(board, big, fine, places):
    """Fill what a nain_jaune_show.Show has of the board; `big` and `fine` are layers."""
    board.plates = []
    board.stakes = []
    board.piles = []
    board.beside = bytearray(5)
    board.ends = bytearray(10)
    board.columns = places.small
    x, y = places.board
    width = places.board_width
    height = places.board_height
    sheet = sheets.load("piles")
    paint.box(big, x - 1 if x else 0, y - 1, width + (2 if x else 0), height + 2, _C_TERRACOTTA_DARK)
    if places.small:
        _columns(board, sheet, big, fine, x, y, places.fine)
    else:
        _cross(board, sheet, big, x, y, width, height)


def _cross(board, sheet, layer, x, y, width, height):
    """Corners that the dwarf's plate partly covers."""
    wide = (width - 2) // 2
    tall = (height - 2) // 2
    for place in range(4):
        right = _CORNERS[2 * place]
        left = x + right * (width - wide)
        top = y + _CORNERS[2 * place + 1] * (height - tall)
        board.plates.append(paint.box(layer, left, top, wide, tall, _C_SUN))
        text = words.card(BOARD_CARDS[place])
        _label(layer, left + wide - 6 * len(text) - 1 if right else left + 2, top, text)
        seen = (width - 33) // 2
        _stake(board, sheet, layer, left + wide - seen if right else left, top + 9, seen, right)
    left = x + (width - 31) // 2
    top = y + (height - 28) // 2
    paint.box(layer, left - 1, top - 1, 33, 30, _C_TERRACOTTA_DARK)
    board.plates.append(paint.box(layer, left, top, 31, 28, _C_SUN_MIDDLE))
    layer.append(sheets.grid(sheets.load("dwarf"), 1, 1, left, top + 3))
    text = words.card(BOARD_CARDS[_DWARF])
    _label(layer, left + 18, top + 1, text)
    _figures(board, sheet, layer, left + 13, top + 10, 3, left + 21, top + 20)


def _columns(board, sheet, big, fine, x, y, scale):
    """Two rows beside the dwarf; stakes in fine figures."""
    for place in range(4):
        left = x + 1 + 55 * _CORNERS[2 * place]
        top = y + 1 + 10 * _CORNERS[2 * place + 1]
        board.plates.append(paint.box(big, left, top, 29, 9, _C_SUN))
        _label(big, left + 1, top - 1, words.card(BOARD_CARDS[place]))
        end = scale * (left + 29)
        _figures(board, sheet, fine, end - 19, scale * top - 1, 3, end - 9, scale * top + 9)
    left = x + 31
    board.plates.append(paint.box(big, left, y + 1, 24, 19, _C_SUN_MIDDLE))
    fine.append(sheets.grid(sheets.load("dwarf"), 1, 1, scale * left + 3, scale * y + 9))
    _label(big, left + 11, y + 1, words.card(BOARD_CARDS[_DWARF]))
    _figures(board, sheet, fine, scale * left + 28, scale * y + 21, 3, scale * left + 37, scale * y + 31)


def _label(layer, x, y, text):
    red = text[-1] == 2 or text[-1] == 3
    paint.write(layer, x, y, text, theme.ink(_C_SUN_RED if red else _C_INK))


def _stake(board, sheet, layer, x, y, seen, right):
    """A stake; the dwarf leaves `seen` pixels from x: the pile towards the edge, then the figures."""
    beside = (seen - _PILE) // 6
    alone = (seen - 2) // 6
    _figures(board, sheet, layer, x, y, alone, x + seen - 8 if right else x + 1, y + 1)
    # With more figures than this they take the pile's place.
    place = len(board.piles) - 1
    board.beside[place] = beside
    board.ends[2 * place] = x + seen - _PILE if right else x + _PILE
    board.ends[2 * place + 1] = x + seen - 1 if right else x + 2


def _figures(board, sheet, layer, x, y, letters, pile_x, pile_y):
    """Figures from x, at the right end of their room, and a pile."""
    place = len(board.piles)
    board.beside[place] = letters
    board.ends[2 * place] = x + 6 * letters
    pile = sheets.grid(sheet, 1, 1, pile_x, pile_y)
    layer.append(pile)
    board.piles.append(pile)
    board.stakes.append(paint.strip(layer, x, y, letters, theme.ink(_C_SUN_CHIPS)))
