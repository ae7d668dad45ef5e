"""An analog stick as arrows; loaded where a board has one. Costs about 0.6 KB of heap."""

import supervisor
from micropython import const

_NONE = const(255)
_LEFT = const(0)
_RIGHT = const(1)
_UP = const(2)
_DOWN = const(3)
_PUSHED = const(15000)
_RELEASED = const(9000)
_CENTRE = const(32768)


class Stick:
    """`arrow`: the direction LEFT..DOWN that was told last, or NONE.

    The dead zone is half of the way; a direction once taken is kept until the stick comes back
    within a quarter, so that a trembling thumb gives one press.
    """

    def __init__(self, across, along):
        """Two analogio.AnalogIn, 0..65535: left to right, top to bottom."""
        self._across = across
        self._along = along
        self._direction = self.arrow = _NONE

    def pushed(self):
        """The direction LEFT..DOWN in which the stick is pushed now, or NONE."""
        x = self._across.value - _CENTRE
        y = self._along.value - _CENTRE
        direction = self._direction
        if direction != _NONE:
            way = x if direction <= _RIGHT else y
            if (-way if direction == _LEFT or direction == _UP else way) > _RELEASED:
                return direction
            direction = _NONE
        if abs(x) >= abs(y):
            if abs(x) > _PUSHED:
                direction = _LEFT if x < 0 else _RIGHT
        elif abs(y) > _PUSHED:
            direction = _UP if y < 0 else _DOWN
        self._direction = direction
        return direction

    def turned(self, buttons, event):
        """Lets Buttons know when the stick has come into another direction; True when that is an action."""
        arrow = self.pushed()
        before = self.arrow
        if arrow == before:
            return False
        self.arrow = arrow
        now = supervisor.ticks_ms()
        if before != _NONE:
            buttons.changed(before, False, now, event)
        return arrow != _NONE and buttons.changed(arrow, True, now, event)
