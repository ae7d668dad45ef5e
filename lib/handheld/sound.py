"""A few short tunes, played by the chip in the background; silent where there is no speaker.

A tune is turned into a synthio.MidiTrack, so no loop has to step it. Costs about 0.7 KB of heap.
"""

from micropython import const

DEAL = 0
CARD = 1
DICE = 2
WIN = 3
LOSE = 4
TURN = 5

_RATE = const(11025)
_LOUDEST = const(20000)


class Sound:
    """The speaker. `volume` is 0 (mute) .. 100."""

    def __init__(self, output=None, enable=None):
        """`output`: an audio output with play() and stop(), or None: no speaker.
        `enable`: a digital output that is high while the amplifier may speak, or None."""
        self._output = output
        self._enable = enable
        self._volume = 50

    @property
    def audible(self):
        """Whether the board has a speaker."""
        return self._output is not None

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
        """Starts the tune DEAL..TURN instead of the one that is playing; comes back at once."""
        if self._output is None or self._volume == 0:
            return
        try:
            import array

            import synthio

            from handheld.tunes import TUNES, track

            loud = _LOUDEST * self._volume // 100
            wave = array.array("h", [loud] * 8 + [-loud] * 8)
            self._output.play(synthio.MidiTrack(track(TUNES[name]), 100, sample_rate=_RATE, waveform=wave))
        except (ImportError, RuntimeError, ValueError):
            # A firmware without synthio, or an output that is taken: the game goes on without.
            self._output = None

    def stop(self):
        """Silence at once."""
        if self._output is not None:
            self._output.stop()
