"""A small sheet over the screen: a title, some lines, and rows to choose from.

About 0.6 KB of heap besides its rows', 1.5 KB more while one lies open.
"""

from engine.memory import let_go
from parlour.app import Screen


class Sheet(Screen):
    """A sheet with a title, lines of text and `count` rows, of which `chosen` is marked first. It has row(number), that
    gives (left, right, style), and choose(number): the row was taken."""

    covers = False

    def __init__(self, app, title, text, count, chosen=0):
        super().__init__(app)
        from parlour.screens import plate

        plate.lay_out(self, title, text, count, chosen)
        let_go("parlour.screens.plate")

    def press(self, action):
        """See Rows."""
        self.rows.press(action)

    def moved(self, number, way=0):
        """Another row was chosen, or an arrow wants to change its value: nothing to be told."""

    turn = moved

    def back(self):
        """B or MENU: where one came from."""
        self.app.lift()
