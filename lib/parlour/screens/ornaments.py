"""A hint of each game on its plate at home: trumps, dice, chips. About 0.6 KB of heap."""

from micropython import const

from parlour import paint, sheets, theme

_C_INK = const(0)
_C_PAPER = const(1)
_C_SUIT_RED = const(21)
_C_SUIT_BLUE = const(22)


def draw(layer, emblem, x, y):
    """The hint of the game of an emblem, in a plate of 24 pixels whose top is y."""
    if emblem == 0:
        pips = sheets.load("pips")
        for suit in range(4):
            paint.box(layer, x + 9 * suit, y + 7, 8, 10, _C_PAPER)
            red = suit == 1 or suit == 2
            pip = sheets.grid(pips, 1, 1, x + 9 * suit, y + 9, theme.ink(_C_SUIT_RED if red else _C_INK))
            paint.tile(pip, 0, suit)
            layer.append(pip)
    elif emblem == 1:
        dice = sheets.load("dice")
        for place in range(2):
            die = sheets.grid(dice, 1, 1, x + 18 * place, y + 4)
            paint.tile(die, 0, 2 + 2 * place)
            layer.append(die)
    else:
        for place in range(2):
            paint.box(layer, x - 2 + 18 * place, y + 9, 16 - 6 * place, 7, _C_INK)
            paint.box(layer, x - 1 + 18 * place, y + 10, 14 - 6 * place, 5, _C_SUIT_BLUE if place else _C_SUIT_RED)
