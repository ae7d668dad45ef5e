"""What Nain Jaune's table says, at the right place of each screen: the top line, and the last action until the next.

Two lines for the last action, or one; on the flattest screen it lies on the gold plate until the next press. About
0.8 KB of objects.
"""

from micropython import const

from engine.contract import NOBODY
from parlour import measures, paint, theme, words
from parlour.tables import nain_jaune_say
from parlour.tables.top import Top

_W_NJ_WAIT = const(521)
_W_NJ_DEALS = const(522)

_C_CREAM = const(2)
_C_SUN = const(32)
_C_TERRACOTTA = const(37)
_C_TERRACOTTA_DARK = const(38)

_HINT = const(11)  # letters of the hint at the right of the top line


class Talk:
    """`thin`: there is no line for the last action; `noticed` while the top line holds it instead of what is asked."""

    def __init__(self, layer, places, sitting):
        self.top = Top(layer, _C_TERRACOTTA_DARK)
        self._hint = paint.strip(layer, measures.width - 6 * _HINT - 1, 0, _HINT, theme.ink(_C_SUN))
        self._sitting = sitting
        self._lines = []
        self._letters = places.letters
        ink = theme.ink(_C_CREAM, _C_TERRACOTTA)
        for x, y in places.lines:
            self._lines.append(paint.strip(layer, x, y, places.letters, ink))
        if len(self._lines) == 2:
            paint.ink(self._lines[1], theme.ink(_C_SUN, _C_TERRACOTTA))
        self.thin = not places.lines
        self.noticed = False
        self._go = b""
        self._remark = b""

    def say(self, who, text, hint=b""):
        """The top line: a name, what is asked, a hint at the right end as far as there is room."""
        if self.noticed:
            return
        room = self.top.beside(who) - len(text) - 1
        hint = hint if len(hint) <= min(room, _HINT) else b""
        # The name gives way to the hint, as it would to a longer text.
        self.top.say(who, text + b" " * (1 + len(hint) if hint else 0))
        paint.right(self._hint, hint)

    def room(self, who, text):
        """How many letters a hint may have beside a name and a text."""
        return min(_HINT, self.top.beside(who) - len(text) - 1)

    def wait(self, view):
        """Say who is to act, of whom nothing is asked here."""
        if view.to_act == NOBODY:
            self.say(b"", b"")
            return
        name = self._sitting.names[view.to_act]
        self.say(name, words.fit(_W_NJ_WAIT if view.phase == 1 else _W_NJ_DEALS, self.top.beside(name)))

    def happened(self, name, ranks, remark):
        """The last action: the ranks that a seat laid in one go, and what came of it."""
        letters = self._letters
        two = len(self._lines) == 2
        self._go = nain_jaune_say.go(name, ranks, letters if two or not remark else letters - len(remark) - 2)
        # Who did it is said with the cards, or else with what came of it.
        if not two and name and not self._go and len(name) + 2 + len(remark) <= letters:
            remark = name + b": " + remark
        self._remark = remark
        self.noticed = not self._lines and bool(self._go or remark)
        self.again()

    def instead(self, text):
        """Show a text in the place of what came of the last action."""
        if len(self._lines) == 2:
            paint.say(self._lines[1], text)
        elif self._lines:
            paint.say(self._lines[0], text)

    def again(self):
        """Bring the last action to sight."""
        if len(self._lines) == 2:
            paint.say(self._lines[0], self._go)
            paint.say(self._lines[1], self._remark)
            return
        text = self._go + (b", " if self._go and self._remark else b"") + self._remark
        text = text[: self._letters]
        if self._lines:
            paint.say(self._lines[0], text)
        elif self.noticed:
            paint.rest(self._hint, 0)
            self.top.only(text, measures.width)

    def settle(self):
        """A press takes the last action off the gold plate; True when it did."""
        noticed = self.noticed
        self.noticed = False
        return noticed
