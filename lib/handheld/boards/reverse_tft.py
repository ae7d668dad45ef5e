"""Adafruit ESP32-S3 Reverse TFT Feather: 240x135, three keys (one low, two high when pressed), no speaker.

D0 is previous, D1 select, D2 next; select kept down is MENU, previous kept down is B.
"""

import board

from handheld.contract import DOWN, UP, A
from handheld.sound import Sound


def display():
    """The display of the board, 240x135."""
    return board.DISPLAY


def buttons():
    """Two keypads, because D0 is low when pressed, D1 and D2 high."""
    import keypad

    from handheld.longs import LongButtons

    low = keypad.Keys((board.D0,), value_when_pressed=False, pull=True)
    high = keypad.Keys((board.D1, board.D2), value_when_pressed=True, pull=True)
    return LongButtons(((low, bytes((UP,))), (high, bytes((A, DOWN)))))


def sound():
    """Silence: there is no speaker."""
    return Sound()


def battery():
    """A gauge on the board's I2C."""
    from handheld.gauge import Gauge

    try:
        return Gauge(board.I2C()), 0
    except (AttributeError, RuntimeError):
        return None


def wake():
    """The keys that wake the chip: D0 low, D1 and D2 high when pressed."""
    return ((board.D0, False), (board.D1, True), (board.D2, True))
