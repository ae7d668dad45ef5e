"""The sleep until a key is pressed; imported only when the handheld is switched off."""

import supervisor

from handheld.contract import Event
from handheld.opening import load_parts


def sleep_until_key(handheld):
    """Sleeps until a key is pressed and starts the board anew. Never returns.

    The wake() of the board's file gives the pins that can wake the chip from deep sleep. Where there are none, because
    a shift register wakes nobody, the keys are watched five times a second.
    """
    handheld.sound.stop()
    handheld.display.root_group = None
    handheld.display.refresh()
    handheld.brightness = 0
    buttons = handheld.buttons
    buttons.clear()
    # The key that chose this is still down and would wake the board at once.
    handheld.sleep(1)
    parts = load_parts(handheld.name)
    pins = parts.wake()
    if pins:
        # A pin that the keypad scans cannot be an alarm.
        for pad, _ in buttons.pads:
            pad.deinit()
        try:
            import alarm

            wakes = [alarm.pin.PinAlarm(pin=pin, value=value, pull=True) for pin, value in pins]
            alarm.exit_and_deep_sleep_until_alarms(*wakes)
        except (ImportError, ValueError, RuntimeError):
            # No deep sleep in this firmware, or not by so many keys: watch them instead.
            buttons = parts.buttons()
    buttons.clear()
    event = Event()
    while not buttons.get(event):
        handheld.sleep(0.2)
    # Not a reset: boot.py would take the key that is still down for the wish to give the drive to the computer.
    supervisor.reload()
