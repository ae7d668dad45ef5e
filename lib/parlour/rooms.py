"""Where everything lies in the rooms and on the sheets, a tuple a room, in the parlour's own pixels (`measures`).

Not kept while a match is played without one of them: about 1.2 KB of heap.
"""

from parlour import measures


def home():
    """left of the plates, logotype y, line y, top of the list, foot y, height of the match's plate, pitch and height
    of a game's plate, name x, letters under the name, ornaments x (0: none)."""
    return ((9, 2, 17, 19, 118, 22, 25, 24, 42, True, 115), (8, 1, 15, 17, 110, 20, 24, 24, 37, True, 0),
            (8, 0, 14, 16, 57, 13, 14, 13, 24, False, 0))[measures.kind]  # fmt: skip


def form():
    """left, top, width and bottom of the rows."""
    return ((4, 12, 152, 117), (2, 11, 116, 109), (2, 10, 116, 57))[measures.kind]


def naming():
    """name y, its scale, top of the letters, letters a row, their pitch across and most pitch down."""
    return ((18, 2, 46, 12, 12, 15), (16, 2, 42, 9, 12, 14), (10, 1, 20, 12, 9, 12))[measures.kind]
