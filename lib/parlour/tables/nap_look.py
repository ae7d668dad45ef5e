"""The cards played in the tricks before, as they lie on the table (N3): open in front of their owners, but the
card that won a trick face down. Any button takes the sheet away. Up to 4 KB while it lies there."""

from micropython import const

from parlour import measures, paint, theme, words
from parlour.app import Screen, forget

_W_LOOK_HEAD = const(380)
_W_LOOK_DOWN = const(381)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_NOTES = const(7)
_C_LINES = const(8)
_C_FELT_DARK = const(28)

_DOWN = b"\x06"


class Look(Screen):
    """A line a seat, in the order of the columns."""

    def __init__(self, app, sitting, order):
        super().__init__(app)
        view = sitting.view
        seats = view.seats
        fine = measures.scale if measures.kind == 2 else 1
        layer = self.group
        if measures.scale > fine:
            layer = paint.zoom(layer, measures.scale)
        width = measures.width * fine
        height = measures.height * fine
        paint.box(layer, 0, 0, width, height + 2, _C_CREAM)
        paint.box(layer, 0, 0, width, 11, _C_FELT_DARK)
        paint.write(layer, 2, 0, words.say(_W_LOOK_HEAD), theme.ink(_C_GOLD, _C_FELT_DARK))
        pitch = min(16, (height - 24) // seats)
        letters = max(3, width // 6 - 4 * view.size)
        letters = min(letters, 10)
        step = (width - 6 * letters - 2) // view.size
        for n in range(seats):
            y = 13 + n * pitch
            paint.box(layer, 0, y + pitch - 1, width, 1, _C_LINES)
            paint.write(layer, 1, y + (pitch - 11) // 2, sitting.names[order[n]][:letters], theme.ink(_C_INK, _C_CREAM))
            for place in range(view.tricks * view.playing):
                if view.played[2 * place] == order[n]:
                    trick = place // view.playing
                    x = 6 * letters + 4 + trick * step
                    turned = place == view.turned[trick]
                    self._card(layer, x, y + (pitch - 11) // 2, view.played[2 * place + 1], turned)
        paint.write(layer, 2, height - 10, words.fit(_W_LOOK_DOWN, width // 6), theme.ink(_C_NOTES, _C_CREAM))

    def _card(self, layer, x, y, card, turned):
        """A card as text in the colour of its suit, or the sign of a card turned down."""
        if turned:
            paint.write(layer, x + 6, y, _DOWN, theme.ink(_C_NOTES, _C_CREAM))
        else:
            paint.write(layer, x, y, words.card(card), theme.ink(theme.suit_colour(card >> 4), _C_CREAM))

    def press(self, action):
        """Seen."""
        self.app.lift()

    def close(self):
        """Its code goes too."""
        forget("parlour.tables.nap_look")
