"""Home: the match to carry on with, the games there are.

Headings are Labels in a grid of the layout library; both libraries go out of memory before a match. The choice is a
narrow gold tab with an arrow, because repainting two plates would take 50 ms. About 9 KB of heap.
"""

from adafruit_display_text.label import Label
from adafruit_displayio_layout.layouts.grid_layout import GridLayout
from micropython import const

from engine import catalogue
from engine.contract import BadRecord
from handheld.contract import DOWN, LEFT, MENU, RIGHT, UP, A
from parlour import font, games, kept, measures, paint, rooms, sheets, theme, words
from parlour.screens import ornaments
from parlour.screens.room import Room

_W_PLAYERS = const(103)
_W_PLAY = const(105)
_W_SETTINGS_HINT = const(106)
_W_HOLD_SETTINGS = const(107)
_W_RESUME = const(111)
_W_RESUME_TURN = const(113)
_W_DAMAGED = const(114)
_W_SAVED_MATCH = const(115)
_W_DONE = const(146)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_PLUM = const(11)
_C_PLUM_DARK = const(12)
_C_ROSE = const(14)

_ARROW = b"\x08"
_PERSON = b"\x0e"


class Home(Room):
    """The first screen. `damaged`: somebody tried to carry on with a match that cannot be read."""

    def __init__(self, app, damaged=False):
        words.take("forms")
        super().__init__(app, _C_PLUM)
        left, logo, line, top, foot, tall, self._pitch, self._plate, name, under, ornament = rooms.home()
        layer = self.layer
        width = measures.width
        self._damaged = damaged
        self._first = 0
        self._chosen = 0
        self._bounds = (top, foot)
        pattern = sheets.load("wallpaper")
        layer.append(sheets.grid(pattern, -(-width // 8), -(-measures.height // 16)))
        self._list = self.over()
        self._fine = paint.zoom(self.group, 1)
        self._kept = self._look()
        # Without a match to carry on with, the games stand in the middle.
        shift = 0 if measures.kind == 2 else (tall + 2) // 2
        self._games = top + tall + (1 if measures.kind == 0 else 0) if self._kept else top + shift
        if self._kept:
            self._match_plate(left, top, tall)
        self._plates(left, name, under, ornament)
        layer = self.layer = self.over()
        if measures.kind == 2:
            # What scrolls goes under the head and the foot.
            paint.box(layer, 0, 0, width, top, _C_PLUM)
        word = sheets.load("logotype")
        layer.append(sheets.grid(word, 1, 1, (width - 113) // 2, logo, theme.ink(_C_GOLD)))
        paint.box(layer, (width - 113) // 2, line, 113, 1, _C_GOLD)
        self._tab = paint.box(layer, 0, top, left - 1, self._plate, _C_GOLD)
        self._arrow = paint.write(layer, (left - 6) // 2, top, _ARROW, theme.ink(_C_INK))
        self._foot(foot)
        self._mark()

    def _look(self):
        """What the store tells of the match that was kept; None when there is none."""
        try:
            match = kept.peek(self.app.handheld)
            if match and not games.find(match[0]):
                raise BadRecord("There is no such game.")
        except BadRecord:
            match = None
            self._damaged = True
        return match

    def _match_plate(self, left, top, tall):
        game, deal, seat = self._kept
        width = measures.width - left - 3
        paint.box(self._list, left, top, width, tall, _C_CREAM)
        ink = theme.ink(_C_INK)
        two = tall > 18
        inset = 4 if measures.kind == 0 else 1
        most = (width - inset) // 6
        text = words.fit(_W_RESUME, most, words.say(games.find(game)[games.WORD]))
        paint.write(self._list, left + inset, top + (0 if two else 1), text, ink)
        if two:
            text = games.term(game, games.RESUME, deal, seat) if deal else seat and words.say(_W_RESUME_TURN, seat)
            paint.write(self._list, left + inset, top + tall - 11, text[:most], ink)

    def _plates(self, left, name, under, ornament):
        """A plate a game, its name and its players as Labels in a grid."""
        pitch = self._pitch
        tall = self._plate
        count = len(games.GAMES)
        width = measures.width - left - 3
        at = self._games
        # Side by side where there is no room for two lines.
        size = (1, 2 * count) if under else (10, count)
        grid = GridLayout(name, at + 1, width + left - name, pitch * count, size)
        emblems = sheets.load("emblems")
        for number in range(count):
            game = games.GAMES[number]
            entry = catalogue.find(game[games.NAME])
            y = at + number * pitch
            paint.box(self._list, left, y, width, tall, game[games.PLATE])
            self._emblem(emblems, game[games.EMBLEM], left + (3 if ornament else 1), y)
            colour = theme.palette[game[games.INK]]
            players = b"%d" % entry[1] if entry[1] == entry[2] else b"%d-%d" % (entry[1], entry[2])
            players = words.say(_W_PLAYERS, players) if under else _PERSON + players
            for place in range(2):
                text = players if place else words.say(game[games.WORD])
                label = Label(font.face, text=font.text(text), color=colour)
                cell = (0, 2 * number + place) if under else (7 * place, number)
                grid.add_content(label, cell, (1, 1))
            if ornament:
                ornaments.draw(self._list, game[games.EMBLEM], ornament, y)
        self._list.append(grid)

    def _emblem(self, sheet, tile, x, y):
        """An emblem; where a plate has one line, in the display's own fine pixels, a group apart."""
        emblem = sheets.grid(sheet, 1, 1, x, y)
        paint.tile(emblem, 0, tile)
        if measures.kind == 2:
            paint.move(emblem, 2 * x, 2 * y + 1)
            self._fine.append(emblem)
        else:
            self._list.append(emblem)

    def _foot(self, y):
        layer = self.layer
        paint.box(layer, 0, y, measures.width, measures.height + 1 - y, _C_PLUM_DARK)
        three = self.app.handheld.buttons.count == 3
        margin = 4 if measures.kind == 0 else 1
        if not three:
            paint.write(layer, margin, y, words.say(_W_PLAY), theme.ink(_C_GOLD, _C_PLUM_DARK))
        text = words.say(_W_HOLD_SETTINGS if three else _W_SETTINGS_HINT)
        paint.write(layer, measures.width + 1 - margin - 6 * len(text), y, text, theme.ink(_C_ROSE, _C_PLUM_DARK))

    def _mark(self):
        """Show what is chosen, and bring it into sight."""
        top, foot = self._bounds
        number = self._chosen
        if self._kept and number == 0:
            y, tall = top, rooms.home()[5]
        else:
            y = self._games + (number - (1 if self._kept else 0)) * self._pitch
            tall = self._plate
        over = y + tall - foot
        shift = -over if over > 0 else 0
        paint.move(self._list, 0, measures.scale * shift)
        paint.move(self._fine, 0, 2 * shift)
        for emblem in self._fine:
            at = emblem.y // 2 + shift
            paint.hide(emblem, at < top or at + 12 > foot)
        paint.size(self._tab, self._tab.width // measures.scale, tall, measures.scale)
        paint.move(self._tab, 0, y + shift)
        paint.move(self._arrow, self._arrow.x, y + shift + (tall - 10) // 2)

    def tick(self, now):
        """Say once that the match in the store cannot be read."""
        if self._damaged:
            from parlour.screens.sheet import Message

            self._damaged = False
            self.app.lay(Message(self.app, words.say(_W_SAVED_MATCH), words.say(_W_DAMAGED), None, _W_DONE))

    def press(self, action):
        """Arrows choose, A takes, MENU opens the settings."""
        count = len(games.GAMES) + (1 if self._kept else 0)
        if action == UP or action == LEFT:
            self._chosen = (self._chosen - 1) % count
            self._mark()
        elif action == DOWN or action == RIGHT:
            self._chosen = (self._chosen + 1) % count
            self._mark()
        elif action == MENU:
            from parlour.screens.settings import Settings

            self.app.lay(Settings(self.app))
        elif action == A:
            number = self._chosen - (1 if self._kept else 0)
            if number < 0:
                self.app.carry_on()
            else:
                from parlour.screens.setup import Setup

                self.app.show(Setup(self.app, games.GAMES[number][games.NAME]))
