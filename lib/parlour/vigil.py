"""What happens while nobody presses a button: the screen dims, then every hand is hidden and the screen goes dark,
in the end the handheld switches itself off. Also tells once that the battery is nearly empty. About 0.8 KB of heap;
what is done now and then is in `dusk`.

How long that takes is a setting (settings.DIM): so long to the dimming, three times as long to the dark, ten
minutes more to the end. The press that wakes does nothing else.
"""

from micropython import const

from engine.memory import let_go
from parlour import settings

_AWAKE = const(0)
_DIM = const(1)
_DARK = const(2)
_STAYS = const(3)  # dark for good: what is not kept must not be lost by switching off

_FAINT = const(8)  # per cent of the light
_DARK_TO_OFF = const(600000)
_BATTERY_EVERY = const(10000)
_CHARGED = const(15)  # per cent from which on a low battery is news again

_BREATH = const(10)  # milliseconds that an idle turn of the loop rests
_DARK_BREATH = const(150)  # short enough for a press to feel at once


class Vigil:
    """Watches over the idle app; `breath` is how many milliseconds an idle turn of the loop may rest."""

    def __init__(self, app):
        self._app = app
        self._since = self._looked = app.handheld.ticks_ms()
        self._state = _AWAKE
        self._warned = False
        self.breath = _BREATH

    def woken(self):
        """A button was pressed: True when all it does is to wake the handheld."""
        self._since = self._app.handheld.ticks_ms()
        if self._state == _AWAKE:
            return False
        self._state = _AWAKE
        self.breath = _BREATH
        settings.apply(self._app)
        self._app.handheld.buttons.clear()
        return True

    def watch(self):
        """A turn of the loop without a press; allocates nothing while nothing changes."""
        handheld = self._app.handheld
        after = settings.DIM_AFTER[settings.values[settings.DIM]]
        idle = handheld.elapsed(self._since)
        state = self._state
        if after and state < _STAYS:
            if state == _AWAKE and idle >= after:
                self._state = _DIM
                handheld.brightness = min(handheld.brightness, _FAINT)
            elif state == _DIM and idle >= 3 * after:
                self._state = _DARK
                self.breath = _DARK_BREATH
                _dusk().darken(self._app)
            elif state == _DARK and idle >= 3 * after + _DARK_TO_OFF:
                self._state = _STAYS
                _dusk().switch_off(self._app)
        if state == _AWAKE and handheld.elapsed(self._looked) >= _BATTERY_EVERY:
            self._looked = handheld.ticks_ms()
            if not handheld.battery_low():
                if self._warned and (handheld.battery() or 100) >= _CHARGED:
                    self._warned = False
            elif not self._warned:
                self._warned = True
                _dusk().warn(self._app)


def _dusk():
    """The module of that name, which nothing keeps."""
    from parlour import dusk

    let_go("parlour.dusk")
    return dusk
