"""The display's size; what lies where for each of the three is in `rooms` and in the places of a table.

Rooms are drawn in the parlour's own pixels, `scale` of the display's each way, so text and cards are as
large to the eye on every board:

    kind 0   160x128 at scale 1: 26 letters a line, 12 lines
    kind 1   240x240 at scale 2: 120x120, 20 letters, 12 lines
    kind 2   240x135 at scale 2: 120x67, 20 letters, 6 lines

    kind scale width height       as above, width and height in the parlour's pixels; `loading` sets them
    columns                       letters in a line
    curtain()                     the places of the curtain, which hangs too often to be loaded anew each time

About 0.5 KB of heap.
"""

kind = 0
scale = 1
width = 160
height = 128
columns = 26


def curtain():
    """plate x, y, width, height, thickness of its two rims; y of `Pass to`, of the middle of the name, of the line;
    y of the two texts; button y; largest scale of the name."""
    return ((16, 18, 128, 92, 2, 24, 53, 75, 78, 92, 88, 4), (5, 10, 110, 100, 2, 15, 44, 68, 72, 88, 84, 4),
            (3, 1, 114, 65, 1, 4, 25, 37, 38, 50, 46, 3))[kind]  # fmt: skip
