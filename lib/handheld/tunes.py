"""The tunes of the handheld, loaded when the first one is played: about 0.6 KB of heap.

A tune is bytes in pairs: MIDI note (0: rest), length in hundredths of a second.
"""

# By their numbers in handheld.sound: DEAL CARD DICE WIN LOSE TURN.
TUNES = (
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
