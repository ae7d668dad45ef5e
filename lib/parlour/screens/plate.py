"""How a sheet is laid out. Loaded for that alone: about 0.9 KB of heap."""

import displayio
from micropython import const

from parlour import measures, paint, theme, words
from parlour.rows import Rows

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_PLUM = const(11)
_C_PLUM_DARK = const(12)


def _places():
    """left, top, width and most height of a sheet; height of its head and of a row."""
    return ((22, 12, 116, 114, 12, 12), (4, 10, 112, 108, 12, 12), (0, 0, 120, 68, 10, 11))[measures.kind]


def lay_out(sheet, title, text, count, chosen):
    """Draw a sheet; gives its Rows."""
    layer = paint.zoom(sheet.group, measures.scale)
    x, y, width, most, head, pitch = _places()
    lines = words.wrap(text, (width - 10) // 6) if text else []
    # However long the text, the rows of a question stay in sight.
    lines = lines[: (most - head - 3 - min(count, 2) * pitch) // 10]
    room = (most - head - 2 - 10 * len(lines)) // pitch
    shown = min(count, room)
    tall = head + 10 * len(lines) + shown * pitch + 3
    top = y if count > 3 else y + (most - tall) // 2
    paint.box(layer, x, top, width, tall, _C_INK)
    paint.box(layer, x + 1, top + 1, width - 2, tall - 2, _C_PLUM)
    paint.box(layer, x + 1, top + 1, width - 2, head, _C_PLUM_DARK)
    line = paint.write(layer, x, top + 1 + (head - 10) // 2, title, theme.ink(_C_GOLD, _C_PLUM_DARK))
    paint.centre(line, title, x + width // 2)
    at = top + head + 1
    for part in lines:
        paint.write(layer, x + 5, at, part, theme.ink(_C_CREAM, _C_PLUM))
        at += 10
    rows = sheet.rows = Rows(sheet, layer, x + 1, at + 1, width - 2, pitch, shown, True)
    if shown < count:
        rows.more = paint.strip(layer, x + width - 14, top + 1, 2, theme.ink(_C_GOLD, _C_PLUM_DARK))
    rows.show(count, chosen)


def battery(sheet, level):
    """A battery as large as a letter in the head of a sheet of many rows: four bars when full, none when empty."""
    picture = displayio.Bitmap(16, 7, 2)
    bars = 2 + (level + 12) // 25 * 3
    for n in range(112):
        across, down = n % 16, n // 16
        if across > 13:
            lit = 1 < down < 5
        elif across % 13 and down % 6:
            lit = 1 < down < 5 and 1 < across < bars and across % 3 != 1
        else:
            lit = True
        picture[across, down] = 1 if lit else 0
    x, y, _, _, head, _ = _places()
    ink = theme.ink(_C_GOLD, _C_PLUM_DARK)
    sheet.group[0].append(displayio.TileGrid(picture, pixel_shader=ink, x=x + 5, y=y + 1 + (head - 7) // 2))
