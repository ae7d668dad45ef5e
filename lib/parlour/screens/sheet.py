"""A small sheet over the screen: a title, some lines, and rows to choose from.

About 0.9 KB of heap, 1.5 KB more while one lies open.
"""

from micropython import const

from parlour import measures, paint, theme, words
from parlour.rows import Rows
from parlour.screens.room import Room

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_PLUM = const(11)
_C_PLUM_DARK = const(12)


def places():
    """left, top, width and most height of a sheet; height of its head and of a row."""
    return ((22, 12, 116, 114, 12, 12), (4, 10, 112, 108, 12, 12), (0, 0, 120, 68, 10, 11))[measures.kind]


class Sheet(Room):
    """A sheet with a title, lines of text and `count` rows, of which `chosen` is marked first."""

    covers = False

    def __init__(self, app, title, text, count, chosen=0):
        super().__init__(app, None)
        x, y, width, most, head, pitch = places()
        lines = words.wrap(text, (width - 10) // 6) if text else []
        # However long the text, the rows of a question stay in sight.
        lines = lines[: (most - head - 3 - min(count, 2) * pitch) // 10]
        room = (most - head - 2 - 10 * len(lines)) // pitch
        shown = min(count, room)
        tall = head + 10 * len(lines) + shown * pitch + 3
        top = y if count > 3 else y + (most - tall) // 2
        layer = self.layer
        paint.box(layer, x, top, width, tall, _C_INK)
        paint.box(layer, x + 1, top + 1, width - 2, tall - 2, _C_PLUM)
        paint.box(layer, x + 1, top + 1, width - 2, head, _C_PLUM_DARK)
        line = paint.write(layer, x, top + 1 + (head - 10) // 2, title, theme.ink(_C_GOLD, _C_PLUM_DARK))
        paint.centre(line, title, x + width // 2)
        at = top + head + 1
        for part in lines:
            paint.write(layer, x + 5, at, part, theme.ink(_C_CREAM, _C_PLUM))
            at += 10
        self.rows = Rows(self, layer, x + 1, at + 1, width - 2, pitch, shown, True)
        if shown < count:
            self.rows.more = paint.strip(layer, x + width - 14, top + 1, 2, theme.ink(_C_GOLD, _C_PLUM_DARK))
        self.rows.show(count, chosen)
