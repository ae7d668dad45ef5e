"""All the cards that were laid in this deal, run by run, and the viewer's chips in their pieces (Y2). Any button takes
the sheet away. Up to 4 KB while it lies there."""

from micropython import const

from engine.nain_jaune.purse import pieces
from parlour import measures, paint, theme, words
from parlour.app import Screen, forget

_W_NJ_LOOK_HEAD = const(540)
_W_NJ_LOOK_PURSE = const(541)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_LINES = const(8)
_C_SUIT_RED = const(21)
_C_SUIT_BLUE = const(22)
_C_TERRACOTTA_DARK = const(38)

_NONE = const(255)
_BETWEEN = b"\x17"


class Look(Screen):
    """The pile, in the display's own pixels."""

    def __init__(self, app, sitting):
        super().__init__(app)
        view = sitting.view
        width = measures.width * measures.scale
        height = app.display.height
        layer = self.group
        paint.box(layer, 0, 0, width, height, _C_CREAM)
        paint.box(layer, 0, 0, width, 11, _C_TERRACOTTA_DARK)
        paint.write(layer, 2, 0, words.say(_W_NJ_LOOK_HEAD, view.laid), theme.ink(_C_GOLD, _C_TERRACOTTA_DARK))
        letters = (width - 4) // 6
        y = 14
        at = 0
        lines = {}
        before = 0
        for place in range(view.laid):
            card = view.pile[place]
            text = words.card(card)
            # The first card of a run follows a dot.
            first = place and card & 15 != before + 1
            if at + len(text) + (2 if first else 0) > letters:
                y += 11
                at = 0
                lines = {}
            if first and at:
                paint.put(self._line(lines, y, letters, _C_INK), at, _BETWEEN)
                at += 2
            paint.put(self._line(lines, y, letters, theme.suit_colour(card >> 4)), at, text)
            at += len(text) + 1
            before = card & 15
        if view.seat != _NONE:
            self._purse(view.chips[view.seat], height - 12, width)

    def _line(self, lines, y, letters, colour):
        """The strip of a colour in the line at y."""
        if colour not in lines:
            lines[colour] = paint.strip(self.group, 2, y, letters, theme.ink(colour))
        return lines[colour]

    def _purse(self, chips, y, width):
        """Chips as large rectangles of 10, small ones of 5 and round ones of 1."""
        layer = self.group
        paint.box(layer, 0, y - 2, width, 1, _C_LINES)
        text = words.say(_W_NJ_LOOK_PURSE, chips)
        paint.write(layer, 2, y, text, theme.ink(_C_INK))
        x = 8 + 6 * len(text)
        large, small, single = pieces(chips)
        for number, wide, colour in ((large, 10, _C_SUIT_RED), (small, 7, _C_SUIT_BLUE), (single, 5, _C_INK)):
            paint.box(layer, x, y + 3, wide, 5, colour)
            text = b"%d" % number
            paint.write(layer, x + wide + 2, y, text, theme.ink(_C_INK))
            x += wide + 6 * len(text) + 8

    def press(self, action):
        """Seen."""
        self.app.lift()

    def close(self):
        """Its code goes too."""
        forget("engine.nain_jaune.purse")
        forget("parlour.tables.nain_jaune_look")
