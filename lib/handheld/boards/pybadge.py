"""Adafruit PyBadge, PyBadge LC and EdgeBadge: 160x128, eight keys behind a shift register, a speaker, SAMD51.

The PyBadge LC has no battery plug that it could measure well, and a buzzer for a speaker; both work
as they are.
"""

import board

from handheld.boards import samd51


def display():
    """The display of the board, 160x128."""
    return board.DISPLAY


def buttons():
    """B A START SELECT RIGHT DOWN UP LEFT in the order of the shift register; START and SELECT are MENU."""
    return samd51.buttons(8, None)


def sound():
    """The speaker with its amplifier."""
    return samd51.sound()


def battery():
    """Half of its voltage, on a pin."""
    return samd51.battery()


def wake():
    """Nothing: a shift register cannot wake the chip."""
    return ()
