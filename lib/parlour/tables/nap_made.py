"""What stays on Nap's table through all phases, made: the felt, the top line, the hand. Used once and let go."""

import displayio
from micropython import const

from parlour import measures, paint, sheets
from parlour.tables.nap_hand import Hand
from parlour.tables.top import Top

_C_GOLD = const(3)
_C_FELT = const(27)
_C_FELT_DARK = const(28)


def make(table):
    """Give a nap.Table its top line `top`, its `layer` for what belongs to a phase, its `hand`."""
    view = table.sitting.view
    sheets.load_cards(_C_FELT)
    big = zoomed(table.group)
    paint.box(big, 0, 0, measures.width, measures.height + 1, _C_FELT)
    table.top = Top(big, _C_FELT_DARK)
    table.layer = displayio.Group()
    table.group.append(table.layer)
    table.part = None
    table.hand = _hand(zoomed(table.group), view.width)


def zoomed(group):
    """Where things are drawn in the parlour's own pixels."""
    return group if measures.scale == 1 else paint.zoom(group, measures.scale)


def _hand(layer, size):
    """A hand of so many cards at most."""
    hand = Hand()
    # How far apart the cards lie; how far the chosen one rises; how many rows of eight a card shows.
    hand.most, hand.rise, rows = ((32, 4, 4), (28, 0, 4), (28, 0, 3))[measures.kind]
    hand.room = measures.width
    hand.count = hand.low = hand.high = 0
    hand.cards = bytearray(size)
    hand.can = bytearray(size)
    # Where the chosen card rises a plate behind it is its frame: it redraws less.
    hand.edges = [paint.box(layer, 0, 0, 28, 37, _C_GOLD)] if hand.rise else []
    hand.grids = [sheets.card_grid(0, 0, 3, rows) for _ in range(size)]
    for grid in hand.grids:
        paint.hide(grid)
        layer.append(grid)
    if not hand.rise:
        hand.edges = paint.frame(layer, 0, 0, 26, 36, _C_GOLD, 2)
    for edge in hand.edges:
        paint.hide(edge)
    return hand
