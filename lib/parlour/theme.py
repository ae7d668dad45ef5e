"""The colours: one palette shared by all shapes, small palettes for text, the inks of the suits.

    palette                         the shared Palette: vectorio shapes take it with color_index = a colour's number
    ink(colour, ground=None)        a Palette of two for a strip of text; without ground the strip is clear
    suit_colour(suit, dimmed=False) the colour number of a suit's ink, for two or four colours
    four                            set to True for four suit colours
    mix(colour, ground, percent)    an RGB value that far on its way to another

A colour is its number in seeds/colours.txt; each file has its own `_C_NAME = const(NUMBER)`, which costs no heap
(a test compares them). `loading` reads them. Cost: 33 colours 560 bytes, an ink 60 bytes.
"""

import displayio
from micropython import const

_C_INK = const(0)
_C_SUIT_RED = const(21)
_C_SUIT_BLUE = const(22)
_C_SUIT_GREEN = const(23)
_C_DIM_RED = const(24)
_C_DIM_BLUE = const(25)
_C_DIM_GREEN = const(26)

palette = None
four = False
inks = {}


def ink(colour, ground=None):
    """The palette of a text: colour number on ground number (None: clear). The same pair gives the same object."""
    key = colour << 8 | (255 if ground is None else ground)
    pair = inks.get(key)
    if pair is None:
        pair = displayio.Palette(2)
        pair[1] = palette[colour]
        if ground is None:
            pair.make_transparent(0)
        else:
            pair[0] = palette[ground]
        inks[key] = pair
    return pair


def suit_colour(suit, dimmed=False):
    """The colour number of a suit (0 spades .. 3 clubs; 4, the joker, is black)."""
    if suit == 1 or suit == 2 and not four:
        return _C_DIM_RED if dimmed else _C_SUIT_RED
    if suit == 2:
        return _C_DIM_BLUE if dimmed else _C_SUIT_BLUE
    if suit == 3 and four:
        return _C_DIM_GREEN if dimmed else _C_SUIT_GREEN
    return _C_INK


def mix(colour, ground, percent):
    """RGB value `percent` (0..100) of the way from one RGB value to another."""
    out = 0
    for shift in (16, 8, 0):
        near = colour >> shift & 255
        out |= near + ((ground >> shift & 255) - near) * percent // 100 << shift
    return out
