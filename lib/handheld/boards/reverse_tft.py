"""Adafruit ESP32-S3 Reverse TFT Feather: 240x135, three keys (one low, two high when pressed), no speaker.

D0 is previous, D1 select, D2 next; select kept down is MENU, previous kept down is B.
"""

import board

from handheld.buttons import NONE, Buttons
from handheld.contract import DOWN, MENU, UP, A, B
from handheld.sound import Sound


def display():
    """The display of the board, 240x135."""
    return board.DISPLAY


def buttons():
    """Two keypads, because D0 is low when pressed, D1 and D2 high."""
    import keypad

    low = keypad.Keys((board.D0,), value_when_pressed=False, pull=True)
    high = keypad.Keys((board.D1, board.D2), value_when_pressed=True, pull=True)
    longs = bytes((NONE, NONE, B, NONE, MENU, NONE, NONE))
    return Buttons(((low, bytes((UP,))), (high, bytes((A, DOWN)))), None, longs)


def sound():
    """Silence: there is no speaker."""
    return Sound()


def battery():
    """A function that gives the charge 0..100 from the gauge (MAX17048 at 0x36, register 4), or None."""
    try:
        bus = board.I2C()
    except (AttributeError, RuntimeError):
        return None
    charge = bytearray(2)

    def read():
        if not bus.try_lock():
            return None
        try:
            bus.writeto_then_readfrom(0x36, b"\x04", charge)
        finally:
            bus.unlock()
        return min(100, charge[0])

    return read


def wake():
    """The keys that wake the chip: D0 low, D1 and D2 high when pressed."""
    return ((board.D0, False), (board.D1, True), (board.D2, True))
