"""Keys and sticks as the seven actions LEFT RIGHT UP DOWN A B MENU.

`keypad` scans and debounces in the background and keeps 64 events, dropping the oldest; here they
become actions. Arrows kept down repeat when `repeat` is set (lists); acts never repeat. Where a key
has a long meaning (boards with three keys), the short one is given on release, the long one after
600 ms. Nothing is allocated by get(). Costs about 1.6 KB of heap.

Boards with three keys: previous = UP, next = DOWN, select = A; select kept down = MENU, previous
kept down = B. LEFT and RIGHT never come there, so a screen takes UP and DOWN for them when
`count` is 3.
"""

import keypad
import supervisor
from micropython import const

from handheld.contract import DOWN, LEFT, RIGHT, UP, A, elapsed_between

NONE = 255

_NONE = const(255)
_FIRST_REPEAT = const(400)
_NEXT_REPEAT = const(120)
_LONG = const(600)
_PUSHED = const(15000)
_RELEASED = const(9000)
_CENTRE = const(32768)


class Stick:
    """An analog stick as arrows: `pushed()` is LEFT..DOWN, or NONE.

    The dead zone is half of the way; a direction once taken is kept until the stick comes back
    within a quarter, so that a trembling thumb gives one press.
    """

    def __init__(self, across, along):
        """Two analogio.AnalogIn, 0..65535: left to right, top to bottom."""
        self._across = across
        self._along = along
        self._direction = _NONE

    def pushed(self):
        """The direction LEFT..DOWN in which the stick is pushed now, or NONE."""
        x = self._across.value - _CENTRE
        y = self._along.value - _CENTRE
        direction = self._direction
        if direction != _NONE:
            way = x if direction <= RIGHT else y
            if direction == LEFT or direction == UP:
                way = -way
            if way > _RELEASED:
                return direction
            self._direction = _NONE
        if abs(x) >= abs(y):
            if abs(x) > _PUSHED:
                self._direction = LEFT if x < 0 else RIGHT
        elif abs(y) > _PUSHED:
            self._direction = UP if y < 0 else DOWN
        return self._direction


class Buttons:
    """The queue of what the player did."""

    def __init__(self, pads, stick=None, longs=None):
        """`pads`: tuple of (keypad object, bytes: the action of each of its keys, NONE for no action).
        `stick`: a Stick or None. `longs`: None, or bytes with the long action of each action 0..6
        (NONE: has none)."""
        self._pads = pads
        self._stick = stick
        self._longs = longs
        self._raw = keypad.Event()
        self._arrow = _NONE
        self._down = _NONE
        self._owed = _NONE
        self._since = 0
        self._next = 0
        self.repeat = False
        self.count = 0
        for _, actions in pads:
            for action in actions:
                if action != _NONE:
                    self.count += 1
        if stick:
            self.count += 4

    def clear(self):
        """Forgets what was pressed; a key that is down says nothing more until it is pressed again."""
        for pad, _ in self._pads:
            pad.events.clear()
        self._down = _NONE
        self._owed = _NONE
        if self._stick:
            self._arrow = self._stick.pushed()

    def close(self):
        """Gives the pins of the keys back; nothing comes any more."""
        for pad, _ in self._pads:
            pad.deinit()
        self._pads = ()

    def get(self, event):
        """Fills `event` with the next action; False when there is none."""
        event.held = False
        if self._owed != _NONE:
            event.action = self._owed
            self._owed = _NONE
            return True
        if self._from_keys(event) or (self._stick and self._from_stick(event)):
            return True
        return self._down != _NONE and self._kept_down(event)

    def _from_keys(self, event):
        raw = self._raw
        for pad, actions in self._pads:
            events = pad.events
            while events.get_into(raw):
                action = actions[raw.key_number] if raw.key_number < len(actions) else _NONE
                if action != _NONE and self._changed(action, raw.pressed, raw.timestamp, event):
                    return True
            if events.overflowed:
                # A release may be among the events that were dropped: nothing counts as kept down.
                events.clear()
                self._down = _NONE
        return False

    def _from_stick(self, event):
        arrow = self._stick.pushed()
        before = self._arrow
        if arrow == before:
            return False
        self._arrow = arrow
        now = supervisor.ticks_ms()
        if before != _NONE:
            self._changed(before, False, now, event)
        return arrow != _NONE and self._changed(arrow, True, now, event)

    def _changed(self, action, pressed, now, event):
        """A key went down or up; True when that is an action, put into `event`."""
        long_action = self._longs[action] if self._longs else _NONE
        if pressed:
            # Another key comes down before the first one has shown which of its meanings it has: the short one.
            first = self._down
            if first != _NONE and (not self._longs or self._longs[first] == _NONE):
                first = _NONE
            self._down = action
            self._since = now
            self._next = _FIRST_REPEAT
            if first != _NONE:
                if long_action == _NONE:
                    self._owed = action
                event.action = first
                return True
            event.action = action
            return long_action == _NONE
        if self._down != action:
            return False
        self._down = _NONE
        if long_action == _NONE:
            return False
        kept = elapsed_between(self._since, now)
        event.action = action if kept < _LONG else long_action
        return True

    def _kept_down(self, event):
        action = self._down
        kept = elapsed_between(self._since, supervisor.ticks_ms())
        long_action = self._longs[action] if self._longs else _NONE
        if long_action != _NONE:
            if kept < _LONG:
                return False
            self._down = _NONE
            event.action = long_action
            return True
        if not self.repeat or action >= A or kept < self._next:
            return False
        # Counted from now, so that a slow turn of the loop does not bring a burst.
        self._next = kept + _NEXT_REPEAT
        event.action = action
        event.held = True
        return True
