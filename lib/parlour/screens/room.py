"""What the rooms have in common: a layer, and what lists leave out. About 0.5 KB of heap."""

from parlour import measures, paint
from parlour.app import Screen


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
        """A button for a list; see Rows."""
        self.rows.press(action)

    def moved(self, number, way=0):
        """Another row was chosen. A list has also row(number), which gives (left, right, style), turn(number, way):
        a value is to change by 1 or -1, and choose(number): the row was taken with A."""

    turn = choose = moved

    def back(self):
        """B or MENU: where one came from."""
        self.app.lift()
