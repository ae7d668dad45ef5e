"""The curtain: hides every hand until the seat named on it says that it holds the device.

Nothing of any hand is on it; A must be released and pressed again (App.lay forgets a key that is down). About
1.2 KB of heap, 1.5 KB more while it hangs.
"""

from micropython import const

from handheld.contract import MENU, A
from parlour import measures, paint, sheets, theme, words
from parlour.app import Screen

_W_PASS_TO = const(170)
_W_ONLY_LOOKS = const(171)
_W_ONLY_YOU = const(174)
_W_THEN_PRESS = const(172)
_W_THEN_SELECT = const(173)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_WINE = const(4)
_C_CURTAIN_LINE = const(19)


class Curtain(Screen):
    """Hangs before the hand of `seat`."""

    repeats = False

    def __init__(self, app, sitting, seat):
        super().__init__(app)
        self._sitting = sitting
        self._seat = seat
        layer = paint.zoom(self.group, measures.scale)
        layer.append(sheets.grid(sheets.load("curtain"), -(-measures.width // 8), -(-(measures.height + 1) // 8)))
        x, y, width, height, rim, first, middle, rule, second, third, button, largest = measures.curtain()
        paint.box(layer, x, y, width, height, _C_INK)
        paint.box(layer, x + rim, y + rim, width - 2 * rim, height - 2 * rim, _C_GOLD)
        paint.box(layer, x + 2 * rim, y + 2 * rim, width - 4 * rim, height - 4 * rim, _C_CREAM)
        name = sitting.names[seat]
        ink = theme.ink(_C_INK, _C_CREAM)
        centre = x + width // 2
        scale = largest
        while scale > 1 and 6 * scale * len(name) - scale > width - 4 * rim:
            scale -= 1
        left = centre - (6 * len(name) - 1) * scale // 2
        # Rows 1 to 7 of a cell hold the capitals: their middle is what is seen as the middle.
        paint.write(paint.zoom(layer, scale, left, middle - 9 * scale // 2), 0, 0, name, theme.ink(_C_WINE))
        paint.box(layer, x + 14, rule, width - 28, 1, _C_CURTAIN_LINE)
        text = words.say(_W_ONLY_LOOKS, name)
        if 6 * len(text) > width - 10:
            text = words.say(_W_ONLY_YOU)
        texts = [(words.say(_W_PASS_TO), first), (text, second)]
        if app.handheld.buttons.count == 3:
            texts.append((words.say(_W_THEN_SELECT), third))
        else:
            text = words.say(_W_THEN_PRESS)
            left = centre - (6 * len(text) + 21) // 2
            paint.write(layer, left, third, text, ink)
            layer.append(sheets.grid(sheets.load("button"), 1, 1, left + 6 * len(text) + 4, button))
        for text, y in texts:
            paint.write(layer, centre - (6 * len(text) - 1) // 2, y, text, ink)

    def press(self, action):
        """A opens; MENU pauses."""
        if action == A:
            # The hand is drawn before the curtain is gone, never before A.
            self._sitting.looked(self._seat)
            self.app.lift()
        elif action == MENU:
            self._sitting.seldom("pause")
