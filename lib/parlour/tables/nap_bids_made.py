"""Nap's bidding made: where all lies for the three sizes of screen. Used when the bidding begins and let go.

In the parlour's own pixels (`measures`), but for what lies on the fine layer, where the finer screens write in their
own: with many seats or little height doubled letters would run together. About 2 KB of objects.
"""

from micropython import const

from parlour import measures, paint, sheets, theme, words
from parlour.tables.nap_bids import Bids

_W_HEAD_WIN = const(307)
_W_HEAD_LOSE = const(308)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_GAIN = const(5)
_C_LOSS = const(6)
_C_FELT = const(27)
_C_FELT_DARK = const(28)
_C_FELT_PALE = const(30)

_PEEP = const(2)
_FLOATER = const(4)
_HELP = const(18)  # letters of a line of help


def make(table):
    """The Bids of a nap.Table, on its layer."""
    bids = Bids()
    view = table.sitting.view
    fine = table.layer
    big = fine if measures.scale == 1 else paint.zoom(fine, measures.scale)
    bids.choice = bids.cards = None
    bids.more = ()
    bids.y = y = (100, 92, 44)[measures.kind]
    _said(bids, big, fine, view.seats - 1)
    _menu(bids, big, fine)
    if view.mode == _PEEP or view.mode == _FLOATER:
        # The card on the table, at the right end of the hand; its rim stays below the help on the fine screens.
        x = measures.width - 27
        rim = paint.box(big, x, y if measures.kind else y - 2, 27, 36, _C_FELT_PALE)
        bids.more = (rim, sheets.card_grid(x + 2, y, 3, 3 if measures.kind == 2 else 4))
        big.append(bids.more[1])
    return bids


def _said(bids, big, fine, others):
    """What the others said: a plate a seat."""
    kind = measures.kind
    width = measures.width
    layer = big
    # First plate, step from one to the next, plate's size, name and bid within it, letters of both.
    if kind == 0:
        places = (0, 11, 0, 21, 45, 20, 3, 0, 7, 9, 10, 6) if others < 5 else (0, 11, 0, 14, 45, 12, 1, 1, 3, 21, 1, 4)
    elif kind == 2 or others > 4:
        layer = fine
        step = 2 * width // others
        places = (0, 20, step, 0, step - 2, 20, 2, 0, (step - 4) // 6, 2, 10, (step - 4) // 6)
    else:
        step = width // others
        places = (0, 10, step, 0, step - 1, 20, 1, 0, (step - 2) // 6, 1, 10, (step - 2) // 6)
    x, y, across, down, width, height, name_x, name_y, letters, bid_x, bid_y, room = places
    bids.order = bytearray(others)
    bids.plates = []
    bids.who = []
    bids.what = []
    for _ in range(others):
        bids.plates.append(paint.box(layer, x, y, width, height, _C_FELT_DARK))
        bids.who.append(paint.strip(layer, x + name_x, y + name_y, letters, theme.ink(_C_CREAM)))
        bids.what.append(paint.strip(layer, x + bid_x, y + bid_y, room, theme.ink(_C_FELT_PALE)))
        x += across
        y += down


def _menu(bids, big, fine):
    """The menu: rows with what each wins and costs, and the help."""
    # Left end, head (0: none), first row, rows, pitch.
    left, head, top, rows, pitch = ((47, 11, 21, 5, 10), (0, 0, 31, 5, 10), (0, 0, 21, 1, 11))[measures.kind]
    # Ends of the columns win and lose, their letters.
    win, lose, figures = (66, 90, 4) if measures.kind else (116, 136, 3)
    bids.left = left
    bids.top = top
    bids.pitch = pitch
    width = measures.width - left
    bids.paper = [paint.box(big, left, top, width, rows * pitch, _C_CREAM)]
    bids.head = None
    if head:
        bids.paper.append(paint.box(big, left, head, width, 10, _C_FELT_DARK))
        ink = theme.ink(_C_FELT_PALE, _C_FELT_DARK)
        bids.head = paint.strip(big, left + 3, head, 9, ink)
        bids.paper.append(bids.head)
        for number, end in ((_W_HEAD_WIN, win + 18), (_W_HEAD_LOSE, measures.width)):
            text = words.say(number)
            bids.paper.append(paint.write(big, end - 6 * len(text), head, text, ink))
    # On the fine screens a plate would redraw four times the pixels: there a frame goes round the row.
    plate = measures.scale == 1 or rows == 1
    if plate:
        bids.mark = [paint.box(big, left, top, width, pitch, _C_GOLD)]
    bids.bids = []
    bids.wins = []
    bids.loses = []
    y = top + (pitch - 10) // 2
    for _ in range(rows):
        bids.bids.append(paint.strip(big, left + 1, y, 11, theme.ink(_C_INK)))
        bids.wins.append(paint.strip(big, win, y, figures, theme.ink(_C_GAIN)))
        bids.loses.append(paint.strip(big, lose, y, figures + 1, theme.ink(_C_LOSS)))
        y += pitch
    if not plate:
        bids.mark = paint.frame(big, left, top, width, pitch, _C_GOLD)
    bids.helps = []
    for x, y in (((50, 71), (50, 80), (50, 89)), ((4, 164), (4, 174), (122, 174)), ((4, 65), (4, 76), (122, 76)))[
        measures.kind
    ]:
        bids.helps.append(paint.strip(fine, x, y, _HELP, theme.ink(_C_CREAM, _C_FELT)))
    paint.ink(bids.helps[0], theme.ink(_C_GOLD, _C_FELT))
