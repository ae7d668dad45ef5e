"""What stands beside Jacquet's board, made and laid out; forgotten by jacquet_side when that is done."""

import displayio
from micropython import const

from parlour import measures, paint, sheets, theme, words

_W_SIDE_PIP = const(450)
_W_SIDE_OFF = const(451)

_C_INK = const(0)
_C_GOLD = const(3)
_C_WALNUT = const(33)
_C_IVORY = const(35)


def lay_out(side, under, big, fine, places):
    """Give a Side its plates, texts and dice; `under`, `big` and `fine` are the layers of the table."""
    x, y, other_x, other_y, wide, tall = places.sides
    spots = ((x, y), (other_x, other_y))
    side.plates = [paint.box(under, spot[0], spot[1], wide, tall, _C_IVORY) for spot in spots]
    ink = theme.ink(_C_INK)
    side.pips = []
    side.offs = []
    side.labels = []
    for x, y in spots:
        if measures.kind == 0:
            side.pips.append(paint.strip(fine, x + 2, y + 1, 3, ink))
            side.offs.append(paint.strip(fine, x + 2, y + 18, 3, ink))
            side.labels.append(paint.write(fine, x + 2, y + 9, words.say(_W_SIDE_PIP), ink))
            side.labels.append(paint.write(fine, x + 2, y + 27, words.say(_W_SIDE_OFF), ink))
        elif measures.kind == 1:
            side.pips.append(paint.strip(big, x // 2 + 2, 0, 3, ink))
        else:
            side.pips.append(paint.strip(fine, x + 1, 0, 3, ink))
            side.offs.append(paint.strip(fine, x + 1, 10, 3, ink))
            side.labels.append(paint.write(fine, x + 25, 0, words.say(_W_SIDE_PIP), ink))
            side.labels.append(paint.write(fine, x + 25, 10, words.say(_W_SIDE_OFF), ink))
    gold = theme.ink(_C_GOLD, _C_WALNUT)
    x, y, letters = places.score
    side.score = paint.strip(fine, x, y, letters, gold)
    # With no room on the plates the men off stand over the score.
    side.both = paint.strip(fine, x, y - 10, letters, gold) if not side.offs else None
    x, y, large = places.times
    side.times = paint.strip(big if large else fine, x, y, 2, gold)
    side.dice = []
    sheet = sheets.load("dice")
    side.bright = sheet[1]
    side.dim = _dimmed(sheet[1])
    for n in range(2):
        die = sheets.grid(sheet, 1, 1, places.dice[2 * n], places.dice[2 * n + 1])
        paint.hide(die)
        fine.append(die)
        side.dice.append(die)


def _dimmed(palette):
    """The colours of dice that are played, half sunk into the ground."""
    count = len(palette)
    dim = displayio.Palette(count)
    for n in range(1, count):
        dim[n] = theme.mix(palette[n], theme.palette[_C_WALNUT], 60)
    dim.make_transparent(0)
    return dim
