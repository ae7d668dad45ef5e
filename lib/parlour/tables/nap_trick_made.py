"""Nap's trick made: where all lies for the three sizes of screen and for 3 to 7 seats. Used when cards are to be
played, and for the cut; then let go.

In the parlour's own pixels (`measures`), but for what lies on the fine layer, where the finer screens write in their
own: with many seats or little height doubled letters would run together. About 0.6 KB of objects a seat, 1.3 besides.
"""

from micropython import const

from parlour import measures, paint, sheets, theme
from parlour.tables.nap_trick import Trick

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_FELT = const(27)
_C_FELT_DARK = const(28)
_C_FELT_SECOND = const(29)
_C_FELT_PALE = const(30)

_NONE = const(255)
_UNKNOWN = const(13)  # the question mark among the ranks
_TAB = const(7)  # pixels of the tab with a seat's tricks
_LONGEST = const(4)  # letters of chips


def make(table):
    """The Trick of a nap.Table, on its layer."""
    trick = Trick()
    seats = table.sitting.view.seats
    kind = measures.kind
    fine = table.layer
    big = fine if measures.scale == 1 else paint.zoom(fine, measures.scale)
    # The hand: y of cards that may be played and of others.
    table.hand.high, trick.y = ((96, 102), (91, 97), (42, 44))[kind]
    table.hand.room = measures.width
    trick.order = bytearray(seats)
    trick.lying = bytearray(seats)
    trick.taken = bytearray(seats)
    trick.newest = _NONE
    _contract(trick, big)
    _columns(trick, big, fine, seats)
    ink = theme.ink(_C_FELT_PALE, _C_FELT)
    trick.last = trick.note = None
    if kind == 2:
        trick.note = paint.strip(big, 2, table.hand.high + 6, (measures.width - 2) // 6, ink)
    else:
        trick.last = paint.strip(big, 2 - 2 * kind, 76 if kind else 79, measures.columns, ink)
    return trick


def _contract(trick, layer):
    """The contract on its paper."""
    # Text's y and left end, letters, letters at the right end; its paper's left end and height.
    y, left, letters, won, paper, height = ((11, 2, 18, 8, 0, 11), (10, 2, 14, 8, 0, 10), (0, 60, 6, 3, 58, 10))[
        measures.kind
    ]
    trick.paper = paint.box(layer, paper, y // 10 * 10, measures.width - paper, height, _C_CREAM)
    trick.bid = paint.strip(layer, left, y, letters, theme.ink(_C_INK, _C_CREAM))
    trick.trump_sign = sheets.grid(sheets.load("pips"), 1, 1, 0, y + 1, theme.ink(_C_INK))
    layer.append(trick.trump_sign)
    # Clear, since it may reach over the end of the line before it.
    trick.won = paint.strip(layer, measures.width - 6 * won - 1, y, won, theme.ink(_C_INK))
    trick.needed = trick.room = 0
    trick.bare = False


def _columns(trick, layer, fine, seats):
    """What stands on the table for each seat: plate, name, card, chips, tricks; and what goes from seat to seat."""
    kind = measures.kind
    thin = kind == 2
    # Plate, card and the rows of eight it shows, line under the card that wins, chips (0: on the gold plate).
    plate, height, card, rows, line, thick, chips = (
        (23, 10, 34, 4, 66, 2, 68),
        (21, 10, 32, 4, 64, 2, 66),
        (10, 11, 16, 3, 40, 1, 0),
    )[kind]
    pitch = min(40, measures.width // seats)
    first = (measures.width - pitch * seats) // 2
    # Columns narrower than a card by more than its edge show only its index, two tiles wide.
    tiles = 3 if pitch >= 22 else 2
    inset = (pitch - 8 * tiles) // 2
    trick.middle = pitch // 2 - inset
    trick.second = _C_FELT_SECOND if pitch <= 32 else _C_FELT_DARK
    scale = 1
    names = layer
    if thin or kind == 1 and seats > 5:
        scale = measures.scale
        names = fine
    width = pitch * scale
    gap = 0 if kind else scale
    y = plate * scale
    letters = (width - gap - (_TAB + 1 if thin else 0)) // 6
    trick.plates = []
    trick.who = []
    trick.cards = []
    for n in range(seats):
        x = first + n * pitch
        trick.plates.append(paint.box(names, x * scale + gap, y, width - gap, height, _C_FELT_DARK))
        trick.who.append(paint.strip(names, x * scale + gap + 1, y, letters, theme.ink(_C_CREAM)))
        grid = sheets.card_grid(x + inset, card, tiles, rows)
        paint.hide(grid)
        layer.append(grid)
        trick.cards.append(grid)
    mark = sheets.grid(sheets.load("ranks"), 1, 1, 0, card + (8 * rows - 12) // 2, theme.ink(_C_GOLD))
    paint.tile(mark, 0, _UNKNOWN)
    layer.append(mark)
    # Thin edges: as a plate and a hole it would redraw five times as much from seat to seat.
    trick.slot = paint.frame(layer, 0, card, 8 * tiles, 8 * rows, _C_GOLD, 2)
    trick.slot.append(mark)
    trick.line = paint.box(layer, 0, line, 8 * tiles, thick, _C_GOLD)
    trick.out = paint.strip(layer, 0, card + 4, 4, theme.ink(_C_FELT_PALE, _C_FELT))
    # The tab with the tricks: on the plate, before the chips, or where there is no room on the card's corner.
    trick.lifted = None
    if thin:
        left, y = width - _TAB - 1, y + 1
    elif width >= 32:
        left, y = 3, chips * scale
        trick.lifted = (y, card * scale + 23 * scale)
    else:
        left, y = inset + 8 * tiles - _TAB - 1, card + 23
    letters = min(_LONGEST, width // 6)
    trick.chips = []
    trick.tabs = []
    trick.counts = []
    for n in range(seats):
        x = (first + n * pitch) * scale
        if chips:
            end = x + width - 2 * gap
            ink = theme.ink(_C_CREAM, _C_FELT)
            trick.chips.append(paint.strip(names, end - 6 * letters, chips * scale, letters, ink))
        trick.tabs.append(paint.box(names, x + left, y, _TAB, 9, _C_GOLD))
        trick.counts.append(paint.strip(names, x + left + 1, y, 1, theme.ink(_C_INK)))
