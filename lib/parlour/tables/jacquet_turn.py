"""The plate on Jacquet's board that says that the other person is to play; loaded when two persons play, 0.8 KB."""

import displayio
from micropython import const

from parlour import measures, paint, sheets, theme, words
from parlour.tables.jacquet_say import numbers

_W_TURN_OF = const(440)
_W_TURN_THROW = const(441)
_W_TURN_THEIRS = const(442)
_W_TURN_PLAY = const(443)

_C_INK = const(0)
_C_GOLD = const(3)

_DARK = const(6)  # the tile of a dark man; a light one is 0
_BORROWED = const(3)
_MOVING = const(2)

# For each size of screen: x, y, width, height in the display's own pixels; y of the two texts and of the man.
_PLACES = (
    (10, 79, 115, 26, 81, 92, 81),
    (14, 142, 212, 50, 73, 85, 148),
    (14, 82, 212, 50, 43, 54, 93),
)


def plate(men, names, view):
    """The plate for the seat to act as a Group; `men` is the board's sheet."""
    x, y, wide, tall, first_y, second_y, man_y = _PLACES[measures.kind]
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
    line = paint.write(big, 0, first_y, text, ink)
    paint.centre(line, text, middle + 6)
    man = sheets.grid(men, 1, 1, line.x * measures.scale - men[2] - 2, man_y)
    paint.tile(man, 0, _DARK * seat)
    layer.append(man)
    if view.phase != _MOVING:
        text = words.say(_W_TURN_THROW)
    elif view.stage == _BORROWED:
        text = words.say(_W_TURN_THEIRS, names[1 - seat], numbers(view.high, view.low, view.left))
    else:
        text = words.say(_W_TURN_PLAY, numbers(view.high, view.low, view.left))
    text = text[:room]
    paint.centre(paint.write(big, 0, second_y, text, ink), text, middle)
    return layer
