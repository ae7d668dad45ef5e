"""What a player sees when the program itself went wrong: hands are hidden, the match is in the store as it was
after the last turn. About 0.6 KB of heap.
"""

from micropython import const

from handheld.contract import MATCH, MENU, A
from parlour import measures, paint, rooms, theme, words
from parlour.screens.room import Room

_W_FAULT = const(200)
_W_FAULT_TEXT = const(201)
_W_FAULT_NOTHING = const(197)
_W_TO_HOME = const(189)
_W_PRESS_A = const(206)

_C_INK = const(0)
_C_CREAM = const(2)
_C_WINE = const(4)


class Fault(Room):
    """One page; A leads home."""

    def __init__(self, app):
        super().__init__(app, _C_CREAM)
        layer = self.layer
        paint.box(layer, 0, 0, measures.width, 10, _C_WINE)
        paint.write(layer, 2, 0, words.say(_W_FAULT), theme.ink(_C_CREAM, _C_WINE))
        y = 14 if measures.kind != 2 else 12
        told = words.say(_W_FAULT_TEXT if app.handheld.store.read(MATCH) else _W_FAULT_NOTHING)
        for text in words.wrap(told, (measures.width - 2) // 6):
            paint.write(layer, 2, y, text, theme.ink(_C_INK, _C_CREAM))
            y += 10
        text = words.say(_W_TO_HOME)
        if app.handheld.buttons.count > 3:
            text = words.say(_W_PRESS_A, text)
        paint.write(layer, 2, rooms.form()[3], text, theme.ink(_C_WINE, _C_CREAM))

    def press(self, action):
        """Home, where the match can be taken up again."""
        if action == A or action == MENU:
            self.app.leave()
