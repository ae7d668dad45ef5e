"""The Grand Opéra (Y21): a seat has laid its whole hand in one go. The house applauds until a button is pressed.

About 1.5 KB while it is shown.
"""

from micropython import const

from parlour import measures, paint, sheets, theme, words
from parlour.app import Screen, forget

_W_NJ_APPLAUSE = const(542)
_W_NJ_APPLAUSE_TEXT = const(543)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_WINE = const(4)

_WIN = const(3)


class Opera(Screen):
    """`name` is the winner's."""

    repeats = False

    def __init__(self, app, name):
        super().__init__(app)
        app.handheld.sound.play(_WIN)
        big = self.group
        scale = measures.scale
        if scale > 1:
            big = paint.zoom(self.group, scale)
        cloth = sheets.load("curtain")
        big.append(sheets.grid(cloth, -(-measures.width // 8), -(-(measures.height + 1) // 8)))
        thin = measures.kind == 2
        top, tall = (3, 61) if thin else (24, 82)
        paint.box(big, 3, top, measures.width - 6, tall, _C_INK)
        paint.box(big, 4, top + 1, measures.width - 8, tall - 2, _C_GOLD)
        paint.box(big, 5, top + 2, measures.width - 10, tall - 4, _C_CREAM)
        # The title as large as the screen is wide, in the display's own pixels.
        title = words.say(_W_NJ_APPLAUSE)
        large = (app.display.width - 14) // (6 * len(title))
        left = (app.display.width - (6 * len(title) - 1) * large) // 2
        paint.write(paint.zoom(self.group, large, left, scale * (top + (3 if thin else 6))), 0, 0, title,
                    theme.ink(_C_WINE))  # fmt: skip
        middle = measures.width // 2
        y = top + 21
        if not thin:
            dwarf = sheets.load("dwarf")
            y = top + 28
            for side in (-1, 0, 1):
                big.append(sheets.grid(dwarf, 1, 1, middle - 8 + 26 * side, y))
            y += 27
        for text in words.wrap(words.say(_W_NJ_APPLAUSE_TEXT, name), (measures.width - 14) // 6):
            paint.centre(paint.write(big, 0, y, text, theme.ink(_C_INK)), text, middle)
            y += 10

    def press(self, action):
        """Applauded."""
        self.app.lift()

    def close(self):
        """Its code goes too."""
        forget("parlour.tables.nain_jaune_opera")
