"""What the PyGamer and the PyBadge share: keys behind a shift register, DAC speaker, battery on A6."""

import board

from handheld.buttons import Buttons
from handheld.contract import DOWN, LEFT, MENU, RIGHT, UP, A, B
from handheld.sound import Sound


def buttons(count, stick):
    """The first `count` keys of the register (4 or 8) and a Stick or None."""
    import keypad

    pad = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=count,
        value_when_pressed=True,
    )
    actions = bytes((B, A, MENU, MENU, RIGHT, DOWN, UP, LEFT)[:count])
    return Buttons(((pad, actions),), stick)


def sound():
    """The DAC behind an amplifier that is switched on."""
    try:
        from audioio import AudioOut
        from digitalio import DigitalInOut
    except ImportError:
        return Sound()
    enable = DigitalInOut(board.SPEAKER_ENABLE)
    enable.switch_to_output(True)
    return Sound(AudioOut(board.SPEAKER), enable)


def battery():
    """A6 sees half of the battery's voltage, full scale 3.3 V."""
    from analogio import AnalogIn

    return AnalogIn(board.A6), 6600
