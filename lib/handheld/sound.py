"""A few short tunes, played by the chip in the background; silent where there is no speaker. About 0.5 KB of heap."""


class Sound:
    """The speaker. `volume` is 0 (mute) .. 100; `audible`: whether the board has a speaker."""

    def __init__(self, output=None, enable=None):
        """`output`: an audio output with play() and stop(), or None: no speaker.
        `enable`: a digital output that is high while the amplifier may speak, or None."""
        self._output = output
        self._enable = enable
        self._volume = 50
        self.audible = output is not None

    @property
    def volume(self):
        """0 (mute) .. 100."""
        return self._volume

    @volume.setter
    def volume(self, percent):
        """Sets it and the amplifier with it; 0 stops what is playing."""
        self._volume = min(100, max(0, percent))
        if self._enable:
            self._enable.value = self._volume > 0
        if self._volume == 0:
            self.stop()

    def play(self, name):
        """Starts a tune of handheld.tunes by its number instead of the one that is playing; comes back at once."""
        if self.audible and self._volume:
            from handheld.tunes import start

            self.audible = start(self._output, name, self._volume)

    def stop(self):
        """Silence at once."""
        if self.audible:
            self._output.stop()
