"""Adafruit PyGamer: 160x128, four keys behind a shift register, an analog stick, a speaker, SAMD51.

Every file of a board has these names: display(), buttons(), sound(), battery(), wake(). battery() gives an object and
a number: the object's `value` is the charge in per cent, or None, where the number is 0; else 65535 at so many
millivolts of the battery. None stands for both where there is nothing to look at.
"""

import board

from handheld.boards import samd51


def display():
    """The display of the board, 160x128."""
    return board.DISPLAY


def buttons():
    """B A START SELECT in the order of the shift register, and the stick; START and SELECT are MENU."""
    from analogio import AnalogIn

    from handheld.stick import Stick

    return samd51.buttons(4, Stick(AnalogIn(board.JOYSTICK_X), AnalogIn(board.JOYSTICK_Y)))


def sound():
    """The speaker with its amplifier."""
    return samd51.sound()


def battery():
    """Half of its voltage, on a pin."""
    return samd51.battery()


def wake():
    """Nothing: a shift register cannot wake the chip."""
    return ()
