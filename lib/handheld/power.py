"""How full the battery is, and when that is too little to write.

Under 5 % nothing is written any more: a brown-out while writing has wiped whole drives. A reading
is smoothed and taken at most every ten seconds, because the beeper and the backlight pull it down.
Costs about 0.6 KB of heap.
"""

import supervisor
from micropython import const

from handheld.contract import elapsed_between

_LOW = const(5)
_EMPTY_MV = const(3300)
_FULL_MV = const(4150)
_PAUSE = const(10000)


def percent(millivolts):
    """The charge 0..100 of a lithium cell at `millivolts`.

    Straight between 3.3 V and 4.15 V: good enough for an icon of four bars.
    """
    return min(100, max(0, (millivolts - _EMPTY_MV) * 100 // (_FULL_MV - _EMPTY_MV)))


def gauge(pin, full):
    """A function that gives the charge 0..100 from an analogio.AnalogIn that reads 65535 at `full` millivolts.

    It stands here and not in the file of a board, of which it would keep all in memory.
    """
    return lambda: percent(pin.value * full // 65535)


class Battery:
    """The battery behind `reader`, a function that gives 0..100 or None (plugged in, cannot tell)."""

    def __init__(self, reader):
        self._reader = reader
        self._level = None
        self._read_at = 0

    def level(self):
        """0..100, or None when the board cannot tell."""
        if self._reader is None:
            return None
        now = supervisor.ticks_ms()
        if self._level is None or elapsed_between(self._read_at, now) >= _PAUSE:
            self._read_at = now
            try:
                found = self._reader()
            except OSError:
                found = None
            if found is None or self._level is None:
                self._level = found
            else:
                self._level = (self._level * 3 + found + 2) // 4
        return self._level

    def low(self):
        """True below 5 %: show the page that asks for charging, and write nothing."""
        level = self.level()
        return level is not None and level < _LOW
