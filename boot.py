"""Who may write the drive: the game, or the computer when a key is held while the power comes on.

Runs once at power-on, before USB. The key is A on a PicoSystem, D1 on a Reverse TFT Feather (D0 would
start the chip's own loader), any of A, B, START, SELECT on a PyGamer or PyBadge. The rescue is the state
that one gets by holding, so that a program that hangs can always be replaced.
"""

import board
import storage
import supervisor
from digitalio import DigitalInOut, Pull


def key_held():
    """True when a key is down; reads pins directly, because keypad needs a moment for its first scan."""
    if hasattr(board, "BUTTON_CLOCK"):
        clock = DigitalInOut(board.BUTTON_CLOCK)
        latch = DigitalInOut(board.BUTTON_LATCH)
        data = DigitalInOut(board.BUTTON_OUT)
        clock.switch_to_output(False)
        latch.switch_to_output(True)
        latch.value = False
        latch.value = True
        held = False
        for _ in range(4):
            held = held or data.value
            clock.value = True
            clock.value = False
        pins = (clock, latch, data)
    elif hasattr(board, "SW_A"):
        pin = DigitalInOut(board.SW_A)
        pin.switch_to_input(Pull.UP)
        held = not pin.value
        pins = (pin,)
    elif hasattr(board, "D1"):
        pin = DigitalInOut(board.D1)
        pin.switch_to_input(Pull.DOWN)
        held = pin.value
        pins = (pin,)
    else:
        # A board that the game does not know either: it is the computer's.
        return True
    for pin in pins:
        pin.deinit()
    return held


def woken():
    """True when a key ended the board's deep sleep: that it is still down means nothing."""
    try:
        import alarm
    except ImportError:
        return False
    return alarm.wake_alarm is not None


supervisor.runtime.autoreload = False
if key_held() and not woken():
    print("Pocket Parlour: the computer may write the drive; the game keeps its match in NVM only.")
else:
    try:
        storage.remount("/", False)
        print("Pocket Parlour: the game may write the drive; hold a key at power-on to give it to the computer.")
    except RuntimeError:
        # Some computers are quicker than boot.py; the match is kept in NVM all the same.
        print("Pocket Parlour: the computer has the drive already; the game keeps its match in NVM only.")
