"""The sleep until a key is pressed; imported only when the handheld is switched off."""


def sleep_until_key(pins, buttons, sleep):
    """Sleeps until a key is pressed and starts the board anew. Never returns.

    `pins`: tuple of (pin, value when pressed) that can wake the chip from deep sleep; empty: the keys
    are watched five times a second, because a shift register wakes nobody.
    """
    # The key that chose this is still down and would wake the board at once.
    sleep(1)
    buttons.clear()
    if pins:
        try:
            import alarm

            wakes = [alarm.pin.PinAlarm(pin=pin, value=value, pull=True) for pin, value in pins]
            alarm.exit_and_deep_sleep_until_alarms(*wakes)
        except (ImportError, ValueError, RuntimeError):
            # No deep sleep in this firmware, or the keypad holds the pins: watch the keys instead.
            pass
    import microcontroller

    from handheld.contract import Event

    event = Event()
    while not buttons.get(event):
        sleep(0.2)
    microcontroller.reset()
