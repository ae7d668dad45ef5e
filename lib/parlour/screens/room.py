"""What the rooms have in common: a layer, and for lists the buttons. About 0.8 KB of heap."""

from micropython import const

from handheld.contract import DOWN, LEFT, MENU, RIGHT, UP, A, B
from parlour import measures, paint
from parlour.app import Screen

_OFF = const(4)  # the style of a row that cannot be chosen: see rows


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

    def press(self, action):
        """A button for a list: up and down choose, left and right turn the row's value, A takes the row."""
        rows = self.rows
        if action == UP or action == DOWN:
            rows.step(1 if action == DOWN else -1)
            self.moved(rows.chosen)
        elif action == LEFT or action == RIGHT:
            self.turn(rows.chosen, 1 if action == RIGHT else -1)
        elif action == A:
            if self.row(rows.chosen)[2] != _OFF:
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
