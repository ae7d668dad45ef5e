"""The top line and the foot of a room, and where everything lies in them, a tuple a room, in the parlour's own pixels
(`measures`).

Not kept while a match is played without one of them: about 1.3 KB of heap.
"""

from micropython import const

from parlour import measures, paint, theme

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)

_LEFT = b"\x07"
_RIGHT = b"\x08"


def head(layer, plate, text, ground, spare=0):
    """The top line: a gold plate, then what is asked: as many words as fit, `spare` letters left free."""
    paint.box(layer, 0, 0, measures.width, 10, ground)
    wide = 6 * len(plate) + 3
    paint.box(layer, 0, 0, wide, 10, _C_GOLD)
    paint.write(layer, 2, 0, plate, theme.ink(_C_INK, _C_GOLD))
    length = (measures.width - wide - 3) // 6 - spare
    while len(text) > length:
        text = b" ".join(text.split(b" ")[:-1])
    paint.write(layer, wide + 3, 0, text, theme.ink(_C_CREAM, ground))


def foot(layer, top, ground):
    """The line at the bottom: a strip for help."""
    paint.box(layer, 0, top, measures.width, measures.height + 1 - top, ground)
    return paint.strip(layer, 2, top, (measures.width - 2) // 6, theme.ink(_C_GOLD, ground))


def turnable(rows, number, value):
    """The right text of a row whose value left and right turn; on the fine screens arrows would cost too much."""
    if number == rows.chosen and not rows.frame:
        return _LEFT + value + _RIGHT
    return value + b" "


def home():
    """left of the plates, logotype y, line y, top of the list, foot y, height of the match's plate, pitch and height
    of a game's plate, name x, letters under the name, ornaments x (0: none)."""
    return ((9, 2, 17, 19, 118, 22, 25, 24, 42, True, 115), (8, 1, 15, 17, 110, 20, 24, 24, 37, True, 0),
            (8, 0, 14, 16, 57, 13, 14, 13, 24, False, 0))[measures.kind]  # fmt: skip


def form():
    """left, top, width and bottom of the rows."""
    return ((4, 12, 152, 117), (2, 11, 116, 109), (2, 10, 116, 57))[measures.kind]


def naming():
    """name y, its scale, top of the letters, letters a row, their pitch across and most pitch down."""
    return ((18, 2, 46, 12, 12, 15), (16, 2, 42, 9, 12, 14), (10, 1, 20, 12, 9, 12))[measures.kind]
