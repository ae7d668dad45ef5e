"""The plate on Jacquet's board that says that the other person is to play; loaded when two persons play, 0.8 KB."""

import displayio
from micropython import const

from parlour import measures, paint, sheets, theme, words
from parlour.tables import jacquet_say

_W_TURN_OF = const(440)
_W_TURN_THROW = const(441)
_W_TURN_THEIRS = const(442)
_W_TURN_PLAY = const(443)

_C_INK = const(0)
_C_GOLD = const(3)

_DARK = const(6)  # the tile of a dark man; a light one is 0
_BORROWED = const(3)
_MOVING = const(2)


def plate(places, men, names, view):
    """The plate for the seat to act as a Group; `men` is the board's sheet."""
    x, y, wide, tall, text_x, text_y, second_y, man_x, man_y = places.turn
    layer = displayio.Group()
    paint.box(layer, x, y, wide, tall, _C_INK)
    paint.box(layer, x + 1, y + 1, wide - 2, tall - 2, _C_GOLD)
    big = layer if measures.scale == 1 else paint.zoom(layer, measures.scale)
    seat = view.to_act
    ink = theme.ink(_C_INK)
    wide //= measures.scale
    middle = x // measures.scale + wide // 2
    room = (wide - 4) // 6
    text = words.say(_W_TURN_OF, names[seat])[: room - 2]
    line = paint.write(big, text_x, text_y, text, ink)
    paint.centre(line, text, middle + 6)
    man = sheets.grid(men, 1, 1, line.x * measures.scale - men[2] - 2, man_y)
    paint.tile(man, 0, _DARK * seat)
    layer.append(man)
    if view.phase != _MOVING:
        text = words.say(_W_TURN_THROW)
    elif view.stage == _BORROWED:
        text = words.say(_W_TURN_THEIRS, names[1 - seat], jacquet_say.numbers(view.high, view.low, view.left))
    else:
        text = words.say(_W_TURN_PLAY, jacquet_say.numbers(view.high, view.low, view.left))
    text = text[:room]
    paint.centre(paint.write(big, text_x, second_y, text, ink), text, middle)
    return layer
