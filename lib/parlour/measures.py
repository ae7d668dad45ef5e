"""Places from the display's size; the only file that knows the three sizes.

Rooms are drawn in the parlour's own pixels, `scale` of the display's each way, so text and cards are as
large to the eye on every board:

    kind 0   160x128 at scale 1: 26 letters a line, 12 lines
    kind 1   240x240 at scale 2: 120x120, 20 letters, 12 lines
    kind 2   240x135 at scale 2: 120x67, 20 letters, 6 lines

    load(display)                 once, at start
    kind scale width height       as above, width and height in the parlour's pixels
    columns                       letters in a line
    CARD_WIDTH CARD_HEIGHT        a card, 24x32
    home() form() sheet() curtain() scores() naming()    the places of a room, a tuple each

About 0.9 KB of heap.
"""

CARD_WIDTH = 24
CARD_HEIGHT = 32

kind = 0
scale = 1
width = 160
height = 128
columns = 26


def load(display):
    """Take the measures of a display of at least 160x128."""
    global kind, scale, width, height, columns
    scale = 2 if display.width >= 240 else 1
    width = display.width // scale
    height = display.height // scale
    columns = width // 6
    kind = 0 if scale == 1 else 1 if height >= 100 else 2


def home():
    """left of the plates, logotype y, line y, top of the list, foot y, height of the match's plate, pitch and height
    of a game's plate, name x, letters under the name, ornaments x (0: none)."""
    return ((9, 2, 17, 19, 118, 22, 25, 24, 42, True, 115), (8, 1, 15, 17, 110, 20, 24, 24, 37, True, 0),
            (8, 0, 14, 16, 57, 13, 14, 13, 24, False, 0))[kind]  # fmt: skip


def form():
    """left, top, width and bottom of the rows."""
    return ((4, 12, 152, 117), (2, 11, 116, 109), (2, 10, 116, 57))[kind]


def sheet():
    """left, top, width and most height of a sheet; height of its head and of a row."""
    return ((22, 12, 116, 114, 12, 12), (4, 10, 112, 108, 12, 12), (0, 0, 120, 68, 10, 11))[kind]


def curtain():
    """plate x, y, width, height, thickness of its two rims; y of `Pass to`, of the middle of the name, of the line;
    y of the two texts; button y; largest scale of the name."""
    return ((16, 18, 128, 92, 2, 24, 53, 75, 78, 92, 88, 4), (5, 10, 110, 100, 2, 15, 44, 68, 72, 88, 84, 4),
            (3, 1, 114, 65, 1, 4, 25, 37, 38, 50, 46, 3))[kind]  # fmt: skip


def scores():
    """right ends of the columns before, change and now; foot y; least and most height of a row of chips."""
    return ((88, 124, 158, 117, 9, 14), (66, 92, 119, 109, 9, 14), (66, 92, 119, 57, 9, 12))[kind]


def naming():
    """name y, its scale, top of the letters, letters a row, their pitch across and most pitch down."""
    return ((18, 2, 46, 12, 12, 15), (16, 2, 42, 9, 12, 14), (10, 1, 20, 12, 9, 12))[kind]
