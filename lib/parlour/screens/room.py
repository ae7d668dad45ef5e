"""What the rooms have in common: the top line, the foot, and for lists the buttons.

About 1.2 KB of heap.
"""

from micropython import const

from handheld.contract import DOWN, LEFT, MENU, RIGHT, UP, A, B
from parlour import measures, paint, theme
from parlour.app import Screen
from parlour.rows import OFF

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)


class Room(Screen):
    """A whole screen in the parlour's own pixels: `layer` takes what is drawn."""

    def __init__(self, app, ground):
        super().__init__(app)
        self.layer = self.over()
        self.rows = None
        if ground is not None:
            paint.box(self.layer, 0, 0, measures.width, measures.height + 1, ground)

    def over(self):
        """One more group in the parlour's own pixels, over those there are."""
        return paint.zoom(self.group, measures.scale)

    def head(self, plate, text, ground, spare=0):
        """The top line: a gold plate, then what is asked: as many words as fit, `spare` letters left free."""
        paint.box(self.layer, 0, 0, measures.width, 10, ground)
        wide = 6 * len(plate) + 3
        paint.box(self.layer, 0, 0, wide, 10, _C_GOLD)
        paint.write(self.layer, 2, 0, plate, theme.ink(_C_INK, _C_GOLD))
        length = (measures.width - wide - 3) // 6 - spare
        while len(text) > length:
            text = b" ".join(text.split(b" ")[:-1])
        paint.write(self.layer, wide + 3, 0, text, theme.ink(_C_CREAM, ground))

    def foot(self, top, ground):
        """The line at the bottom: a strip for help."""
        paint.box(self.layer, 0, top, measures.width, measures.height + 1 - top, ground)
        return paint.strip(self.layer, 2, top, (measures.width - 2) // 6, theme.ink(_C_GOLD, ground))

    def press(self, action):
        """A button for a list: up and down choose, left and right turn the row's value, A takes the row."""
        rows = self.rows
        if action == UP or action == DOWN:
            rows.step(1 if action == DOWN else -1)
            self.moved(rows.chosen)
        elif action == LEFT or action == RIGHT:
            self.turn(rows.chosen, 1 if action == RIGHT else -1)
        elif action == A:
            if self.row(rows.chosen)[2] != OFF:
                self.choose(rows.chosen)
        elif action == B or action == MENU:
            self.back()

    def moved(self, number, way=0):
        """Another row was chosen. A list has also row(number), which gives (left, right, style), turn(number, way):
        a value is to change by 1 or -1, and choose(number): the row was taken with A."""

    turn = choose = moved

    def back(self):
        """B or MENU: where one came from."""
        self.app.lift()
