"""Pimoroni PicoSystem: 240x240, eight keys to ground, a piezo beeper, RP2040."""

import board

from handheld.buttons import Buttons
from handheld.contract import DOWN, LEFT, MENU, RIGHT, UP, A, B
from handheld.sound import Sound


def display():
    """The display of the board, 240x240."""
    return board.DISPLAY


def buttons():
    """A B X Y and the four arrows; X and Y are MENU."""
    import keypad

    pins = (
        board.SW_A,
        board.SW_B,
        board.SW_X,
        board.SW_Y,
        board.SW_DOWN,
        board.SW_LEFT,
        board.SW_RIGHT,
        board.SW_UP,
    )
    pad = keypad.Keys(pins, value_when_pressed=False, pull=True)
    return Buttons(((pad, bytes((A, B, MENU, MENU, DOWN, LEFT, RIGHT, UP))),))


def sound():
    """The beeper, driven by PWM: the RP2040 has no DAC."""
    try:
        from audiopwmio import PWMAudioOut
    except ImportError:
        return Sound()
    return Sound(PWMAudioOut(board.AUDIO))


def battery():
    """BAT_SENSE sees a third of the battery's voltage."""
    from analogio import AnalogIn

    return AnalogIn(board.BAT_SENSE), 9900


def wake():
    """The keys that wake the chip: all but the arrows, low when pressed."""
    return ((board.SW_A, False), (board.SW_B, False), (board.SW_X, False), (board.SW_Y, False))
