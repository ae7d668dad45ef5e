"""Makes all that Nain Jaune's table shows, for the seats that sit there. When that is done it forgets itself and the
files of the places and of the compartments: 6 KB of heap less in play."""

import displayio
from micropython import const

from parlour import measures, paint, sheets, theme
from parlour.app import forget
from parlour.tables import nain_jaune_compartments
from parlour.tables.nain_jaune_hand import Hand
from parlour.tables.nain_jaune_places import lay_out
from parlour.tables.nain_jaune_show import Show
from parlour.tables.nain_jaune_talk import Talk
from parlour.tables.top import Top

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_SUN = const(32)
_C_TERRACOTTA = const(37)
_C_TERRACOTTA_DARK = const(38)
_C_SAND = const(40)

_NONE = const(255)
_MOST = const(22)
_HINT = const(11)  # letters of the hint at the right of the top line

# Cards for each seat by the number of seats (Y5; two: C9).
_CARDS_EACH = b"\x00\x00\x16\x0f\x0c\x09\x08\x07\x06"


def build(table, seated):
    """Make show, talk and hand of a table for the seats `seated`, a bit each."""
    # What was there before must be gone before this comes.
    table.show = table.talk = table.hand = None
    group = table.group
    while len(group):
        group.pop()
    sheets.load_cards(_C_SAND)
    count = 0
    while seated:
        count += seated & 1
        seated >>= 1
    each = _CARDS_EACH[count]
    places = lay_out(count, each)
    big = group
    if measures.scale > 1:
        big = paint.zoom(group, measures.scale)
    paint.box(big, 0, 0, measures.width, measures.height + 1, _C_TERRACOTTA)
    fine = displayio.Group()
    table.show = show = Show()
    nain_jaune_compartments.lay_out(show, big, fine, places)
    _run(show, big, places)
    _people(show, fine if places.fine_people else big, places, count)
    table.talk = _talk(big, places, table.sitting.names)
    table.hand = _hand(big, fine, places, each)
    group.append(fine)
    forget("parlour.tables.nain_jaune_compartments")
    forget("parlour.tables.nain_jaune_places")
    forget("parlour.tables.nain_jaune_build")


def _run(show, layer, places):
    """The last cards of the run, those that there is room for, and the empty place."""
    x, y = places.run
    show.laid = []
    for n in range(places.cards):
        columns = places.card_tiles if n == places.cards - 1 else 2
        grid = sheets.card_grid(x + 12 * n, y, columns, places.card_rows)
        paint.hide(grid)
        layer.append(grid)
        show.laid.append(grid)
    x, y = places.empty
    wide, tall = places.empty_size
    rim = 2 if measures.scale == 1 else 1
    show.edge = paint.box(layer, x, y, wide, tall, _C_GOLD)
    show.gap = paint.box(layer, x + rim, y + rim, wide - 2 * rim, tall - 2 * rim, _C_TERRACOTTA_DARK)
    show.rank = sheets.grid(
        sheets.load("ranks"), 1, 1, x + (wide - 7) // 2, y + (tall - 12) // 2, theme.ink(_C_SUN)
    )
    layer.append(show.rank)


def _people(show, layer, places, count):
    """A place for each seat: a strip for its name, a row of the grids of its column for cards and chips."""
    if places.small:
        # The run's card is cut where the seats begin.
        paint.box(layer, places.fine * places.run[0], places.fine * 32, 34, 5, _C_TERRACOTTA)
    x, y, columns, step, pitch, name, cards, chips = places.people
    margin = 0 if columns == 1 else 2
    show.order = bytearray(count)
    show.plate = paint.box(layer, x, y, step - margin, pitch, _C_TERRACOTTA_DARK)
    cream = theme.ink(_C_CREAM)
    show.who = []
    for n in range(count):
        show.who.append(paint.strip(layer, x + n % columns * step + 1, y + n // columns * pitch, name, cream))
    show.cards = []
    show.chips = []
    for n in range(min(columns, count)):
        rows = (count - n + columns - 1) // columns
        right = x + (n + 1) * step - margin - (1 if margin else 0)
        ink = cream if cards > 2 else theme.ink(_C_INK, _C_CREAM)
        show.cards.append(_rows(layer, right - 6 * chips - 6 * cards, y, cards, rows, ink))
        show.chips.append(_rows(layer, right - 6 * chips, y, chips, rows, theme.ink(_C_SUN)))


def _rows(layer, x, y, columns, rows, ink):
    """A grid of letters."""
    grid = displayio.TileGrid(
        paint.letters, pixel_shader=ink, width=columns, height=rows, tile_width=6, tile_height=10, x=x, y=y
    )
    layer.append(grid)
    return grid


def _talk(layer, places, names):
    talk = Talk()
    talk.names = names
    talk.top = Top(layer, _C_TERRACOTTA_DARK)
    talk.hint = paint.strip(layer, measures.width - 6 * _HINT - 1, 0, _HINT, theme.ink(_C_SUN))
    talk.lines = []
    talk.letters = places.letters
    ink = theme.ink(_C_CREAM, _C_TERRACOTTA)
    for x, y in places.lines:
        talk.lines.append(paint.strip(layer, x, y, places.letters, ink))
    if len(talk.lines) == 2:
        paint.ink(talk.lines[1], theme.ink(_C_SUN, _C_TERRACOTTA))
    talk.noticed = False
    talk.who = _NONE
    talk.start = 0
    talk.laid = -1
    talk.remark = b""
    return talk


def _hand(big, fine, places, each):
    hand = Hand()
    hand.cards = bytearray(b"\xff" * _MOST)
    hand.can = bytearray(_MOST)
    hand.count = hand.split = hand.first = hand.pitch = hand.left = 0
    hand.at = hand.until = _NONE
    hand.asked = False
    hand.rows = rows = places.rows
    hand.ys = places.hand
    hand.lift = places.lift
    hand.rise = places.rise
    hand.tab = places.tab
    hand.margin = places.margin
    hand.most_pitch = places.most_pitch
    hand.window = window = min(each, places.a_row)
    hand.grids = []
    for _ in range(rows):
        for place in range(window + 1):
            grid = sheets.card_grid(0, 0, 2 if place < window else 3, places.tiles)
            paint.hide(grid)
            big.append(grid)
            hand.grids.append(grid)
    hand.lines = [paint.box(big, 0, 0, 8, 2, _C_GOLD) for _ in range(rows)]
    hand.edges = paint.frame(big, 0, 0, 14, 33, _C_GOLD)
    # Where the chosen card does not rise, a tab over it is seen better than the frame.
    if places.tab:
        hand.edges.append(paint.box(big, 0, 0, 10, places.tab, _C_GOLD))
    hand.more = []
    hand.wide = None
    if rows == 2 or each > window:
        from parlour.tables import nain_jaune_wide

        hand.wide = nain_jaune_wide
        if rows == 1:
            ink = theme.ink(_C_CREAM, _C_TERRACOTTA)
            y = places.fine * (places.hand[0] + 3)
            for x in (1, places.fine * measures.width - 13):
                hand.more.append(paint.strip(fine, x, y, 2, ink))
                hand.more.append(paint.strip(fine, x, y + 12, 2, ink))
    return hand
