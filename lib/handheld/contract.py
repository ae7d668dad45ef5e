"""What a handheld is: the only way from the program to the hardware.

`handheld.open()` gives a Handheld put together from one file of `handheld.boards`; the simulator
runs the same files over stand-ins. Costs about 1.5 KB of heap.

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

TOO_LONG = 0
LOW_BATTERY = 1
NOWHERE = 2
FAILED = 3

_TICKS_HALF = const(1 << 28)
_TICKS_MASK = const((1 << 29) - 1)


class Event:
    """One action of the player: `action` LEFT..MENU, `held` True when it is a repeat of a key kept down."""

    def __init__(self):
        self.action = LEFT
        self.held = False


class StoreError(Exception):
    """A record could not be kept; play can go on. `reason` is TOO_LONG, LOW_BATTERY, NOWHERE or FAILED."""

    def __init__(self, reason, sentence):
        super().__init__(sentence)
        self.reason = reason


def elapsed_between(before, now):
    """Milliseconds from tick `before` to tick `now`, right across the wrap at 2^29 (6.2 days)."""
    return ((now - before + _TICKS_HALF) & _TICKS_MASK) - _TICKS_HALF


class Handheld:
    """The hardware of one board.

    display: displayio display, auto_refresh off; only app.draw() refreshes it.
    buttons: handheld.buttons.Buttons; buttons.count is 3 on a board with three keys.
    sound: handheld.sound.Sound; silent where there is no speaker.
    store: handheld.saves.Saves; records MATCH and SETTINGS, at most 512 bytes each.
    language: two letters when the owner of the board wishes one (settings.toml), else None.
    """

    def __init__(self, name):
        """`name` is that of a file of handheld.boards (boards/pygamer.py tells what such a file has)."""
        import os
        import time

        import supervisor

        from handheld import load_parts, power, saves

        parts = load_parts(name)
        self._supervisor = supervisor
        self._ticks = supervisor.ticks_ms
        self._sleep = time.sleep
        self._entropy = os.urandom
        self._name = name
        self.language = _wish(os, "PARLOUR_LANGUAGE")
        self.display = parts.display()
        self.display.auto_refresh = False
        self.buttons = parts.buttons()
        self.sound = parts.sound()
        self._battery = power.Battery(parts.battery())
        self.store = saves.open_store(self._battery)
        # A restart leaves it dark.
        self._brightness = -1
        # A key that is still down from waking the board must not act.
        self.buttons.clear()

    def ticks_ms(self):
        """The board's clock in milliseconds, 0 .. 2^29 - 1; compare only with elapsed()."""
        return self._ticks()

    def elapsed(self, since):
        """Milliseconds since tick `since`, up to three days back."""
        return elapsed_between(since, self._ticks())

    def entropy(self, count):
        """`count` bytes that nobody can foretell."""
        return self._entropy(count)

    def rest(self, ms):
        """Sleeps between two turns of the loop; 0 when there is more to do at once."""
        self._sleep(ms / 1000)

    def battery(self):
        """How full the battery is, 0..100, or None when the board cannot tell."""
        return self._battery.level()

    def battery_low(self):
        """True when the board should be charged now; nothing is saved any more (handheld.power)."""
        return self._battery.low()

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
        return hasattr(self._supervisor, "set_next_code_file")

    def restart(self, program):
        """Starts a program of the drive ("/code.py") in a heap that is as new, once. Never returns.

        The screen stays dark until the program sets its brightness: the firmware draws its console meanwhile.
        """
        self._supervisor.set_next_code_file(program)
        self.sound.stop()
        self.brightness = 0
        self._supervisor.reload()
        while True:
            self._sleep(1)

    def power_off(self):
        """Darkens the screen, sleeps until a key is pressed, then starts the program anew. Never returns."""
        from handheld import load_parts
        from handheld.sleep import sleep_until_key

        self.sound.stop()
        self.display.root_group = None
        self.display.refresh()
        self.brightness = 0
        self.buttons.clear()
        sleep_until_key(load_parts(self._name), self.buttons, self._sleep)


def _wish(os, name):
    try:
        return os.getenv(name)
    except AttributeError:
        return None
