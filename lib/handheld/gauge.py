"""A battery gauge on I2C (MAX17048); loaded where a board has one. Costs about 0.4 KB of heap."""

from micropython import const

_ADDRESS = const(0x36)


class Gauge:
    """The gauge on a bus of busio."""

    def __init__(self, bus):
        self._bus = bus
        self._charge = bytearray(2)

    @property
    def value(self):
        """The charge 0..100 (register 4), or None when it does not answer."""
        if not self._bus.try_lock():
            return None
        try:
            self._bus.writeto_then_readfrom(_ADDRESS, b"\x04", self._charge)
            return min(100, self._charge[0])
        except OSError:
            return None
        finally:
            self._bus.unlock()
