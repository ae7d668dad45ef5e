"""Keys as the seven actions LEFT RIGHT UP DOWN A B MENU.

`keypad` scans and debounces in the background and keeps 64 events, dropping the oldest; here they
become actions. Arrows kept down repeat when `repeat` is set (lists); acts never repeat. Nothing is
allocated by get(). Costs about 1 KB of heap; handheld.stick and handheld.longs are loaded where the board has a stick
or only three keys.
"""

import keypad
import supervisor
from micropython import const

from handheld.contract import elapsed_between

NONE = 255

_NONE = const(255)
_A = const(4)
_FIRST_REPEAT = const(400)
_NEXT_REPEAT = const(120)


class Buttons:
    """The queue of what the player did.

    `repeat`: whether an arrow kept down repeats. `count`: how many keys there are, a stick as four.
    """

    def __init__(self, pads, stick=None):
        """`pads`: tuple of (keypad object, bytes: the action of each of its keys, NONE for no action).
        `stick`: a handheld.stick.Stick or None."""
        self.pads = pads
        self._stick = stick
        self._raw = keypad.Event()
        # The arrow or act that is kept down, since when, and after how long it repeats.
        self._down = _NONE
        self._since = 0
        self._next = 0
        self.repeat = False
        self.count = 4 if stick else 0
        for _, actions in pads:
            self.count += len(actions)

    def clear(self):
        """Forgets what was pressed; a key that is down says nothing more until it is pressed again."""
        for pad, _ in self.pads:
            pad.events.clear()
        self._down = _NONE
        if self._stick:
            self._stick.arrow = self._stick.pushed()

    def get(self, event):
        """Fills `event` with the next action; False when there is none."""
        event.held = False
        raw = self._raw
        for pad, actions in self.pads:
            events = pad.events
            while events.get_into(raw):
                if self.changed(actions[raw.key_number], raw.pressed, raw.timestamp, event):
                    return True
            if events.overflowed:
                # A release may be among the events that were dropped: nothing counts as kept down.
                events.clear()
                self._down = _NONE
        if self._stick and self._stick.turned(self, event):
            return True
        action = self._down
        if action >= _A or not self.repeat:
            return False
        kept = elapsed_between(self._since, supervisor.ticks_ms())
        if kept < self._next:
            return False
        # Counted from now, so that a slow turn of the loop does not bring a burst.
        self._next = kept + _NEXT_REPEAT
        event.action = action
        event.held = True
        return True

    def changed(self, action, pressed, now, event):
        """A key went down or up at tick `now`; True when that is an action, put into `event`."""
        if pressed:
            self._down = action
            self._since = now
            self._next = _FIRST_REPEAT
            event.action = action
        elif self._down == action:
            self._down = _NONE
        return pressed
