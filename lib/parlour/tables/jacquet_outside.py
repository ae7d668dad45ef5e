"""Jacquet's table, made and laid out: the board, what stands beside it, the texts; forgotten when that is done."""

import displayio
from micropython import const

from parlour import measures, paint, sheets, theme, words
from parlour.tables.jacquet_places import lay_out

_W_SIDE_PIP = const(450)
_W_SIDE_OFF = const(451)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_RAIL = const(31)
_C_WALNUT = const(33)
_C_LEATHER = const(34)
_C_IVORY = const(35)

_LIT = const(2)
_UNDRAWN = b"\xff"


def make(app, group, board, side, talk):
    """Give a Board, a Side and a Talk what they are drawn with, in the table's group."""
    places = lay_out()
    # The board and plates, the doubled text on them, and what is in the display's own pixels.
    under = paint.zoom(group, 1)
    big = paint.zoom(group, measures.scale)
    fine = paint.zoom(group, 1)
    paint.box(under, 0, 0, app.display.width, app.display.height, _C_WALNUT)
    _board(board, under, places)
    _side(side, under, big, fine, places)
    _talk(talk, under, big, fine, places, board.sheet)


def _board(board, layer, places):
    board.layer = layer
    board.below = 0
    board.pitch = places.pitch
    board.man = places.man
    board.rail = places.rail
    board.reach = places.reach
    board.digits = places.digits
    board.men = bytearray(24)
    board.marks = bytearray(24)
    board.shown = bytearray(_UNDRAWN * 48)
    board.tiles = bytearray(5)
    board.edges = None
    left = places.left
    tall = places.bottom - places.top
    upper = places.top + places.rail
    wide = 12 * places.pitch + places.middle
    columns = [left + places.rail + n * places.pitch + (places.middle if n > 5 else 0) for n in range(12)]
    paint.box(layer, left, places.top, wide + 2 * places.rail, tall, _C_RAIL)
    paint.box(layer, left + places.rail, upper, wide, tall - 2 * places.rail, _C_LEATHER)
    paint.box(layer, columns[6] - places.middle, places.top, places.middle, tall, _C_WALNUT)
    sheet = sheets.load(places.points)
    for row in range(2):
        for half in range(2):
            y = upper if row else places.bottom - places.rail - places.reach
            points = sheets.grid(sheet, 6, 1, columns[6 * half], y)
            points.flip_y = row > 0
            for n in range(6):
                points[n] = (n + row) % 2
            layer.append(points)
    # Of one grid all is redrawn that lies between two tiles that change: what changes are grids of their own.
    board.lit = []
    for _ in range(2):
        point = sheets.grid(sheet)
        point[0] = _LIT
        paint.hide(point)
        layer.append(point)
        board.lit.append(point)
    sheet = board.sheet = sheets.load(places.men)
    board.stacks = []
    for place in range(24):
        y = upper if place > 11 else places.bottom - places.rail - 5 * places.man
        stack = sheets.grid(sheet, 1, 5, columns[place % 12], y)
        paint.hide(stack)
        layer.append(stack)
        board.stacks.append(stack)
    board.spots = []
    for _ in range(2):
        spot = sheets.grid(sheet)
        paint.hide(spot)
        layer.append(spot)
        board.spots.append(spot)
    board.counts = []
    ink = theme.ink(_C_INK)
    digits = None if places.digits[0] else sheets.load("digits")
    for _ in range(4):
        if digits:
            line = sheets.grid(digits, 2, 1, 0, 0, ink)
            layer.append(line)
        else:
            line = paint.strip(layer, 0, 0, 2, ink)
        paint.hide(line)
        board.counts.append(line)
    board.arrow = sheets.grid(sheets.load("rail_arrow"))
    paint.hide(board.arrow)
    layer.append(board.arrow)


def _side(side, under, big, fine, places):
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


def _talk(talk, under, big, fine, places, men):
    # A long name's plate lies over the question's beginning.
    x, y, letters, large, talk.gives = places.asked
    ground = None if measures.kind == 2 else _C_WALNUT
    layer = under if talk.gives else big if large else fine
    talk.asked = paint.strip(layer, x, y, letters, theme.ink(_C_CREAM if measures.kind == 0 else _C_GOLD, ground))
    x, y, name, letters, talk.before, talk.each = places.plate
    talk.plate = paint.box(under, 0, 0, talk.before, places.top, _C_GOLD)
    talk.man = sheets.grid(men, 1, 1, x, y)
    fine.append(talk.man)
    talk.name = paint.strip(big, name, 0, letters, theme.ink(_C_INK))
    x, y, letters, talk.covers = places.groove
    talk.last = paint.strip(fine, x, y, letters, theme.ink(_C_CREAM, _C_LEATHER if talk.covers else None))
