"""The run on Nain Jaune's table: its last cards, and an empty place with the rank that is missing.

About 1.2 KB of objects.
"""

from micropython import const

from parlour import measures, paint, sheets, theme

_C_INK = const(0)
_C_GOLD = const(3)
_C_SUN = const(32)
_C_TERRACOTTA_DARK = const(38)

_ANY = const(13)  # the question mark among the ranks


class Run:
    """The last cards of the run, those that there is room for."""

    def __init__(self, layer, places):
        x, y = places.run
        self._cards = []
        self._top = bytearray(places.cards)
        self._count = 0
        for n in range(places.cards):
            columns = places.card_tiles if n == places.cards - 1 else 2
            grid = sheets.card_grid(x + 12 * n, y, columns, places.card_rows)
            paint.hide(grid)
            layer.append(grid)
            self._cards.append(grid)
        x, y = places.empty
        wide, tall = places.empty_size
        self._plate = paint.box(layer, x, y, wide, tall, _C_TERRACOTTA_DARK)
        self._rank = sheets.grid(sheets.load("ranks"), 1, 1, x + (wide - 7) // 2, y + (tall - 12) // 2)
        paint.ink(self._rank, theme.ink(_C_SUN))
        layer.append(self._rank)
        self._edges = paint.frame(layer, x, y, wide, tall, _C_GOLD, 2 if measures.scale == 1 else 1)

    def renew(self, view):
        """Show the cards on the top of the pile: those of this run, or of the one that has just ended."""
        self._count = min(len(self._top), view.laid - view.begun)
        for n in range(self._count):
            self._top[n] = view.pile[view.laid - self._count + n]
        self._draw()

    def lay(self, card, first):
        """A card is laid; `first`: it begins a run."""
        top = self._top
        if first:
            self._count = 0
        if self._count == len(top):
            for n in range(1, len(top)):
                top[n - 1] = top[n]
            self._count -= 1
        top[self._count] = card
        self._count += 1
        self._draw()

    def _draw(self):
        spare = len(self._cards) - self._count
        for n in range(len(self._cards)):
            grid = self._cards[n]
            if n >= spare:
                sheets.face(grid, self._top[n - spare], False, grid.width < 3, True)
            paint.hide(grid, n < spare)

    def miss(self, view, chosen=False):
        """Show what is missing; `chosen`: a player is about to name it."""
        over = view.phase != 1
        for edge in self._edges:
            paint.hide(edge, over)
        paint.hide(self._rank, over)
        paint.hide(self._plate, over)
        paint.tile(self._rank, 0, view.run if view.run else _ANY)
        paint.tint(self._plate, _C_GOLD if chosen else _C_TERRACOTTA_DARK)
        paint.ink(self._rank, theme.ink(_C_INK if chosen else _C_SUN))
