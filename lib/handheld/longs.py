"""Keys with a long meaning, for boards with three of them. Costs about 0.6 KB of heap.

previous = UP, next = DOWN, select = A; select kept down = MENU, previous kept down = B. LEFT and RIGHT never come
there, so a screen takes UP and DOWN for them when `count` is 3. Where a key has a long meaning, the short one is given
on release, the long one after 600 ms.
"""

import supervisor
from micropython import const

from handheld.buttons import Buttons
from handheld.contract import elapsed_between

_NONE = const(255)
_LONG = const(600)
_NEVER = const(1 << 29)

# The long action of each action 0..6, NONE where it has none: B for UP, MENU for A.
_LONGS = b"\xff\xff\x05\xff\x06\xff\xff"


class LongButtons(Buttons):
    """Buttons some of which have a long meaning."""

    _owed = _NONE  # the action that comes next

    def clear(self):
        """Forgets what was pressed; a key that is down says nothing more until it is pressed again."""
        Buttons.clear(self)
        self._owed = _NONE

    def get(self, event):
        """Fills `event` with the next action; False when there is none."""
        if self._owed != _NONE:
            event.held = False
            event.action = self._owed
            self._owed = _NONE
            return True
        if Buttons.get(self, event):
            return True
        action = self._down
        if action == _NONE or _LONGS[action] == _NONE:
            return False
        if elapsed_between(self._since, supervisor.ticks_ms()) < _LONG:
            return False
        self._down = _NONE
        event.action = _LONGS[action]
        return True

    def changed(self, action, pressed, now, event):
        """A key went down or up at tick `now`; True when that is an action, put into `event`."""
        first = self._down
        since = self._since
        Buttons.changed(self, action, pressed, now, event)
        long_action = _LONGS[action]
        if not pressed:
            if first != action or long_action == _NONE:
                return False
            event.action = action if elapsed_between(since, now) < _LONG else long_action
            return True
        if long_action != _NONE:
            self._next = _NEVER
        if first == _NONE or _LONGS[first] == _NONE:
            return long_action == _NONE
        # Another key comes down before the first one has shown which of its meanings it has: the short one.
        if long_action == _NONE:
            self._owed = action
        event.action = first
        return True
