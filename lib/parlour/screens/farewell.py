"""The last page before the power goes: that all is kept. About 0.6 KB of heap."""

from micropython import const

from parlour import measures, paint, theme, words
from parlour.screens.room import Room

_W_FAREWELL = const(169)

_C_GOLD = const(3)
_C_PLUM_DARK = const(12)

_STAY = const(1500)


class Farewell(Room):
    """Stays for a moment, or until a press, then switches off."""

    def __init__(self, app):
        super().__init__(app, _C_PLUM_DARK)
        lines = words.wrap(words.say(_W_FAREWELL), measures.columns)
        y = measures.height // 2 - 6 * len(lines)
        for text in lines:
            line = paint.write(self.layer, 0, y, text, theme.ink(_C_GOLD, _C_PLUM_DARK))
            paint.centre(line, text, measures.width // 2)
            y += 12
        self._since = app.handheld.ticks_ms()

    def press(self, action):
        """Off at once."""
        self.app.handheld.power_off()

    def tick(self, now):
        """Off when it has been read."""
        if self.app.handheld.elapsed(self._since) > _STAY:
            self.app.handheld.power_off()
