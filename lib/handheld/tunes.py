"""The tunes of the handheld, loaded when the first one is played: about 1 KB of heap.

A tune is bytes in pairs: MIDI note (0: rest), length in hundredths of a second. It is turned into a synthio.MidiTrack,
so no loop has to step it.
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

TUNES = (
    b"\x48\x04\x00\x02\x48\x04\x00\x02\x4f\x06",
    b"\x54\x03",
    b"\x3c\x02\x00\x02\x40\x02\x00\x03\x3c\x02\x00\x05\x43\x04",
    b"\x48\x08\x4c\x08\x4f\x08\x54\x14",
    b"\x4f\x0a\x4b\x0a\x48\x0a\x43\x18",
    b"\x4c\x06\x54\x0a",
)


def start(output, name, volume):
    """Plays the tune DEAL..TURN on an audio output, `volume` 1..100; False when it cannot be had."""
    try:
        import array

        import synthio

        loud = _LOUDEST * volume // 100
        wave = array.array("h", [loud] * 8 + [-loud] * 8)
        output.play(synthio.MidiTrack(track(TUNES[name]), 100, sample_rate=_RATE, waveform=wave))
    except (ImportError, RuntimeError, ValueError):
        # A firmware without synthio, or an output that is taken: the game goes on without.
        return False
    return True


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
