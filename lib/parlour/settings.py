"""What the players chose for the device: a byte each, kept in the store's second slot.

The settings screen writes the bytes, `loading` and `habits` read and keep them. About 0.6 KB.
"""

from parlour import theme

VERSION = 2

LANGUAGE = 0
COLOURS = 1  # 0 two suit colours, 1 four
BRIGHTNESS = 2  # 0 low, 1 middle, 2 full
VOLUME = 3  # 0 mute .. 3
SPEED = 4  # 0 slow, 1 normal, 2 fast
TURNING = 5  # Jacquet's board: 0 turns to the person whose turn it is, 1 stays
PICTURE = 6  # of Jacquet's board (B1): 0 men start near left, 1 as in 1818, 2 mirrored
DIM = 7  # 0 after a minute without a press, 1 after three, 2 never
PASSES = 8  # 0 a seat that can only pass is passed by a press, 1 by itself
COUNT = 9

LANGUAGES = ("en",)
CHOICES = bytes((len(LANGUAGES), 2, 3, 4, 3, 2, 3, 3, 2))  # how many values each setting has

# What stands behind the settings in their slot: the tables of the last time (parlour.habits).
habits = b""

values = bytearray((0, 0, 2, 2, 1, 0, 0, 0, 0))

lost = False  # the store did not take them the last time: they hold until the program starts anew

_LIGHT = b"\x19\x3c\x64"
_LOUD = b"\x00\x14\x32\x64"
PACE = (1600, 800, 300)  # milliseconds that an act of a machine opponent stays before the next
DIM_AFTER = (60000, 180000, 0)  # milliseconds without a press until the screen dims; 0: never


def apply(app):
    """Make the settings felt that are not asked for each time."""
    theme.four = values[COLOURS] == 1
    app.handheld.brightness = _LIGHT[values[BRIGHTNESS]]
    app.handheld.sound.volume = _LOUD[values[VOLUME]]
