"""Home: the match to carry on with, the games there are.

The choice is a narrow gold tab with an arrow, because repainting two plates would take 50 ms. `front` draws it all and
is let go. About 1.4 KB of heap, 5 KB of objects.
"""

from micropython import const

from engine.contract import BadRecord
from engine.memory import let_go as forget
from handheld.contract import DOWN, LEFT, MENU, RIGHT, UP, A
from parlour import games, measures, paint, words
from parlour.screens.room import Room

_W_DAMAGED = const(114)
_W_SAVED_MATCH = const(115)
_W_DONE = const(146)

_C_PLUM = const(11)

# What is needed to draw home, and what may have lain over it.
_FURNISHES = (
    "parlour.font",
    "parlour.screens.front",
    "parlour.screens.laid",
    "parlour.screens.ornaments",
    "parlour.kept",
    "parlour.keeping",
    "parlour.rooms",
    "handheld.reading",
    "adafruit_display_text",
    "adafruit_displayio_layout",
)
_OVER = ("parlour.screens.settings", "parlour.screens.sheet", "parlour.rows", "parlour.rooms")


class Home(Room):
    """The first screen. `damaged`: somebody tried to carry on with a match that cannot be read."""

    def __init__(self, app, damaged=False):
        from parlour.screens import front

        words.take("forms")
        super().__init__(app, _C_PLUM)
        self._damaged = damaged
        self._chosen = 0
        match = None
        try:
            match = front.look(app.handheld)
        except BadRecord:
            self._damaged = True
        self._resumes = 1 if match else 0
        self._parts, self._places = front.furnish(self, match)
        for path in _FURNISHES:
            forget(path)
        self._mark()

    def _mark(self):
        """Show what is chosen, and bring it into sight."""
        listed, fine, tab, arrow = self._parts
        top, foot, tall, at, pitch, plate = self._places
        number = self._chosen - self._resumes
        y = top
        if number >= 0:
            y = at + number * pitch
            tall = plate
        over = y + tall - foot
        shift = -over if over > 0 else 0
        paint.move(listed, 0, measures.scale * shift)
        paint.move(fine, 0, 2 * shift)
        for emblem in fine:
            at = emblem.y // 2 + shift
            paint.hide(emblem, at < top or at + 12 > foot)
        paint.size(tab, tab.width // measures.scale, tall, measures.scale)
        paint.move(tab, 0, y + shift)
        paint.move(arrow, arrow.x, y + shift + (tall - 10) // 2)

    def tick(self, now):
        """Say once that the match in the store cannot be read."""
        if self._damaged:
            from parlour.screens.message import Message

            self._damaged = False
            self.app.lay(Message(self.app, words.say(_W_SAVED_MATCH), words.say(_W_DAMAGED), None, _W_DONE))

    def press(self, action):
        """Arrows choose, A takes, MENU opens the settings."""
        way = 1 if action == DOWN or action == RIGHT else -1 if action == UP or action == LEFT else 0
        if way:
            self._chosen = (self._chosen + way) % (len(games.GAMES) + self._resumes)
            self._mark()
        elif action == MENU:
            from parlour.screens.settings import Settings

            self.app.lay(Settings(self.app))
        elif action == A:
            number = self._chosen - self._resumes
            if number < 0:
                from parlour import moving

                moving.carry_on(self.app)
            else:
                from parlour.screens.setup import Setup

                self.app.show(Setup(self.app, games.GAMES[number][games.NAME]))

    def uncovered(self):
        """The settings, or a sentence, were seen."""
        for path in _OVER:
            forget(path)

    def close(self):
        """Another room takes the place."""
        forget("parlour.screens.home")
