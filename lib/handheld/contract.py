"""What a handheld is: the only way from the program to the hardware.

`handheld.open()` gives a Handheld put together from one file of `handheld.boards`; the simulator
runs the same files over stand-ins. Costs about 1.2 KB of heap.

A loop turn is: buttons.get(event) until it says False, act, refresh once, rest(ms). rest(0) says
"there is more to do at once", so that the machine can think in slices; rest(10) says "idle".
"""

from micropython import const

LEFT = 0
RIGHT = 1
UP = 2
DOWN = 3
A = 4
B = 5
MENU = 6

MATCH = 0
SETTINGS = 1

_TICKS_HALF = const(1 << 28)
_TICKS_MASK = const((1 << 29) - 1)

# Of the battery: per cent below which it is low, millivolts of an empty cell and of the charge between it and a full
# one, milliseconds between two looks.
_LOW = const(5)
_EMPTY = const(3300)
_RANGE = const(850)
_PAUSE = const(10000)


class Event:
    """One action of the player: `action` LEFT..MENU, `held` True when it is a repeat of a key kept down."""

    def __init__(self):
        # Both from the beginning: an idle turn that sets one for the first time would allocate.
        self.action = LEFT
        self.held = False


def elapsed_between(before, now):
    """Milliseconds from tick `before` to tick `now`, right across the wrap at 2^29 (6.2 days)."""
    return ((now - before + _TICKS_HALF) & _TICKS_MASK) - _TICKS_HALF


class Handheld:
    """The hardware of one board; `handheld.opening` makes it.

    display: displayio display, auto_refresh off; only app.draw() refreshes it.
    buttons: handheld.buttons.Buttons; buttons.count is 3 on a board with three keys.
    sound: handheld.sound.Sound; silent where there is no speaker.
    store: handheld.saves.Saves; records MATCH and SETTINGS, at most 512 bytes each.
    language: two letters when the owner of the board wishes one (settings.toml), else None.
    ticks_ms(): the board's clock in milliseconds, 0 .. 2^29 - 1; compare only with elapsed().
    entropy(count): so many bytes that nobody can foretell.
    """

    # A restart leaves it dark.
    _brightness = -1
    _level = None
    _read_at = 0

    def elapsed(self, since):
        """Milliseconds since tick `since`, up to three days back."""
        return elapsed_between(since, self.ticks_ms())

    def rest(self, ms):
        """Sleeps between two turns of the loop; 0 when there is more to do at once."""
        self.sleep(ms / 1000)

    def battery(self):
        """How full the battery is, 0..100, or None when the board cannot tell.

        Smoothed, and looked at anew at most every ten seconds, because the beeper and the backlight pull it down.
        """
        level = self._level
        if self.gauge and (level is None or self.elapsed(self._read_at) >= _PAUSE):
            self._read_at = self.ticks_ms()
            found = self.gauge.value
            if self.full:
                # Straight between the ends: good enough for an icon of four bars.
                found = min(100, max(0, (found * self.full // 65535 - _EMPTY) * 100 // _RANGE))
            self._level = found if found is None or level is None else (level * 3 + found + 2) // 4
        return self._level

    def battery_low(self):
        """True below 5 %: the board should be charged now, and nothing is saved any more, because a brown-out while
        writing has wiped whole drives."""
        level = self.battery()
        return level is not None and level < _LOW

    @property
    def brightness(self):
        """Light of the screen, 0 (off) .. 100."""
        return self._brightness

    @brightness.setter
    def brightness(self, percent):
        """Sets it; 0..100, other values are brought there."""
        percent = min(100, max(0, percent))
        if percent != self._brightness:
            self._brightness = percent
            self.display.brightness = percent / 100

    def may_restart(self):
        """Whether restart() can do what it says in this firmware."""
        import supervisor

        return hasattr(supervisor, "set_next_code_file")

    def restart(self, program):
        """Starts a program of the drive ("/code.py") in a heap that is as new, once. Never returns.

        The screen stays dark until the program sets its brightness: the firmware draws its console meanwhile.
        """
        import supervisor

        supervisor.set_next_code_file(program)
        self.sound.stop()
        self.brightness = 0
        supervisor.reload()
        while True:
            self.sleep(1)

    def power_off(self):
        """Darkens the screen, sleeps until a key is pressed, then starts the program anew. Never returns."""
        from handheld.leaving import sleep_until_key

        sleep_until_key(self)
