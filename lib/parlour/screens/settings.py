"""Settings of the device: a row each; felt at once, kept when the screen is left. About 1.5 KB of heap."""

from micropython import const

from parlour import measures, paint, rooms, settings, theme, words
from parlour.rows import PLAIN, Rows
from parlour.screens.room import Room

_W_SETTINGS = const(150)
_W_COLOURS = const(151)
_W_SPEED = const(152)
_W_BRIGHTNESS = const(153)
_W_VOLUME = const(154)
_W_TURNING = const(157)
_W_PICTURE = const(158)
_W_DIM = const(155)
_W_PASSES = const(159)
_W_SETTINGS_LOST = const(156)
_W_NOT_SAVED = const(109)

_C_GOLD = const(3)
_C_PLUM = const(11)
_C_PLUM_DARK = const(12)

# The settings in their order, each with its sentence.
_ROWS = bytes((
    settings.COLOURS, _W_COLOURS,
    settings.SPEED, _W_SPEED,
    settings.BRIGHTNESS, _W_BRIGHTNESS,
    settings.TURNING, _W_TURNING,
    settings.PICTURE, _W_PICTURE,
    settings.DIM, _W_DIM,
    settings.PASSES, _W_PASSES,
    settings.VOLUME, _W_VOLUME,
))  # fmt: skip


class Settings(Room):
    """Each sentence of a setting has several lines: its name, its help, its values."""

    def __init__(self, app):
        super().__init__(app, _C_PLUM)
        self._before = bytes(settings.values)
        rooms.head(self.layer, words.say(_W_SETTINGS), b"", _C_PLUM_DARK)
        left, top, width, bottom = rooms.form()
        self._help = rooms.foot(self.layer, bottom, _C_PLUM_DARK)
        # The volume is last, and asked for only where there is a speaker.
        count = len(_ROWS) // 2 - (0 if app.handheld.sound.audible else 1)
        pitch = 12 if measures.kind == 2 else 13
        self.rows = Rows(self, self.layer, left, top, width, pitch, min((bottom - top) // pitch, count))
        if self.rows.shown < count:
            self.rows.more = paint.strip(self.layer, measures.width - 12, 0, 2, theme.ink(_C_GOLD, _C_PLUM_DARK))
        self.rows.show(count, 0)
        self.moved(0)

    def row(self, number):
        """A setting and its value."""
        sentence = _ROWS[2 * number + 1]
        right = words.line(sentence, 2 + settings.values[_ROWS[2 * number]])
        return words.line(sentence, 0), rooms.turnable(self.rows, number, right), PLAIN

    def moved(self, number):
        """The help of the chosen setting."""
        paint.say(self._help, words.line(_ROWS[2 * number + 1], 1))

    def turn(self, number, way):
        """Another value, felt at once."""
        place = _ROWS[2 * number]
        settings.values[place] = (settings.values[place] + way) % settings.CHOICES[place]
        settings.apply(self.app)
        self.rows.redraw(number)

    def choose(self, number):
        """The next value."""
        self.turn(number, 1)

    def back(self):
        """Keep what was changed, and go back."""
        app = self.app
        kept = bytes(settings.values) == self._before
        if not kept:
            from parlour import habits

            kept = habits.save(app.handheld)
        # Where nothing lies below, the table made room.
        behind = len(app.screens) == 1
        app.after(lambda: _leave(app, kept, behind))


def _leave(app, kept, behind):
    if behind:
        app.sitting.seldom("look_back")
    else:
        app.lift()
    if not kept:
        from parlour.screens.message import Message

        app.lay(Message(app, words.say(_W_NOT_SAVED), words.say(_W_SETTINGS_LOST)))
