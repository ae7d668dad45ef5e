"""Where everything lies on Jacquet's table, for the three sizes of screen, in the display's own pixels.

The board is drawn in them on every screen. What carries the name `big` is written in the parlour's own pixels,
which are twice as large on the finer screens. Needed while jacquet_outside makes the table.
"""

from parlour import measures


class Places:
    """The places of one screen."""


def lay_out():
    """The Places of this screen."""
    kind = measures.kind
    places = Places()
    # The board: left end, top, bottom, width of its rail and of the middle one, a point's width and length, a
    # man's height.
    places.left, places.top, places.bottom, places.rail, places.middle, places.pitch, places.reach, places.man = (
        (0, 10, 128, 2, 3, 11, 46, 10),
        (0, 20, 220, 4, 4, 19, 83, 18),
        (1, 20, 135, 3, 4, 19, 46, 10),
    )[kind]
    places.men = ("men_11x10", "men_19x18", "men_19x10")[kind]
    places.points = ("points_11x46", "points_19x83", "points_19x46")[kind]
    # The number of men on a point within its man: the font's 0 or, for tiny digits, 0; y, x of one digit and of two.
    places.digits = ((0, 3, 4, 2), (48, 4, 7, 4), (0, 3, 8, 6))[kind]
    # The last action in the groove: x, y, letters, whether it covers the middle rail.
    places.groove = ((4, 64, 22, True), (6, 115, 38, True), (6, 72, 22, False))[kind]
    # The gold plate: its man, the name (big), letters; pixels before the name and of a letter.
    places.plate = ((1, 0, 13, 10, 14, 6), (1, 1, 10, 5, 22, 12), (1, 5, 10, 5, 22, 12))[kind]
    # What is asked: x, y, letters, whether it is big, whether it gives way to a longer name.
    places.asked = ((35, 0, 17, True, True), (2, 110, 14, True, False), (144, 72, 15, False, False))[kind]
    # The dice: x and y of both; the number of repeats: x, y, whether it is big.
    places.dice = ((141, 48, 141, 74), (86, 2, 106, 2), (86, 2, 106, 2))[kind]
    places.times = ((143, 64, True), (63, 0, True), (126, 10, False))[kind]
    # The plates of the two sides, the viewer's first: x and y of both, width, height.
    places.sides = (
        (139, 91, 139, 10, 21, 37),
        (154, 0, 198, 0, 42, 20),
        (150, 0, 195, 0, 44, 20),
    )[kind]
    # The score of the match: x, y, letters.
    places.score = ((140, 0, 3), (174, 230, 11), (126, 0, 3))[kind]
    return places
