"""A few short tunes, played by the chip in the background; silent where there is no speaker.

A tune is bytes in pairs: MIDI note (0: rest), length in hundredths of a second. It is turned into a
synthio.MidiTrack, so no loop has to step it. Costs about 1 KB of heap, 0.3 KB while a tune plays.
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

_TUNES = (
    b"\x48\x04\x00\x02\x48\x04\x00\x02\x4f\x06",
    b"\x54\x03",
    b"\x3c\x02\x00\x02\x40\x02\x00\x03\x3c\x02\x00\x05\x43\x04",
    b"\x48\x08\x4c\x08\x4f\x08\x54\x14",
    b"\x4f\x0a\x4b\x0a\x48\x0a\x43\x18",
    b"\x4c\x06\x54\x0a",
)


def track(tune):
    """The bytes of a MIDI track (a hundred ticks a second) that plays `tune`."""
    out = bytearray(len(tune) * 4)
    at = 0
    waiting = 0
    for i in range(0, len(tune), 2):
        note = tune[i]
        length = tune[i + 1]
        if note == 0:
            waiting += length
            continue
        out[at : at + 8] = bytes((waiting, 0x90, note, 127, length, 0x80, note, 0))
        at += 8
        waiting = 0
    return bytes(out[:at])


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

            loud = _LOUDEST * self._volume // 100
            wave = array.array("h", [loud] * 8 + [-loud] * 8)
            self._output.play(synthio.MidiTrack(track(_TUNES[name]), 100, sample_rate=_RATE, waveform=wave))
        except (ImportError, RuntimeError, ValueError):
            # A firmware without synthio, or an output that is taken: the game goes on without.
            self._output = None

    def stop(self):
        """Silence at once."""
        if self._output is not None:
            self._output.stop()
