"""The sleep until a key is pressed; imported only when the handheld is switched off."""

import supervisor

from handheld.contract import Event


def sleep_until_key(parts, buttons, sleep):
    """Sleeps until a key is pressed and starts the board anew. Never returns.

    `parts`: the board's module; its wake() gives the pins that can wake the chip from deep sleep. Where
    there are none, because a shift register wakes nobody, the keys are watched five times a second.
    """
    # The key that chose this is still down and would wake the board at once.
    sleep(1)
    pins = parts.wake()
    if pins:
        # A pin that the keypad scans cannot be an alarm.
        buttons.close()
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
        sleep(0.2)
    # Not a reset: boot.py would take the key that is still down for the wish to give the drive to the computer.
    supervisor.reload()
