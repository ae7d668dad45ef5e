"""Where everything lies on Nap's table, for the three sizes of screen and for 3 to 7 seats.

In the parlour's own pixels (`measures`), but for what carries the name `fine`: there the finer screens write in
their own pixels, since with many seats or little height doubled letters would run together. Let go once the table
has its places, so that the numbers of the other sizes cost nothing.
"""

from parlour import measures


def lay_out(places, seats):
    """Give an object the places of a table with so many seats; `fine` is how many times finer the fine layer is."""
    kind = measures.kind
    places.seats = seats
    places.fine = measures.scale
    width = measures.width
    # The hand: pitch, y of cards that may be played, of others, while bidding; how far the chosen one
    # rises; how many rows of eight a card shows.
    places.pitch, places.high, places.low, places.bidding, places.rise, places.rows = (
        (32, 96, 102, 100, 4, 4),
        (28, 91, 97, 92, 0, 4),
        (28, 42, 44, 44, 0, 3),
    )[kind]
    # The contract: text's y and left end, letters, letters at the right end; its paper's left end and height.
    places.contract, places.contract_left, places.letters, places.won, places.paper, places.paper_height = (
        (11, 2, 18, 8, 0, 11),
        (10, 2, 14, 8, 0, 10),
        (0, 60, 6, 3, 58, 10),
    )[kind]
    # The columns: plate, card, line under the winning card, chips, last action (0: on the gold plate).
    places.plate, places.plate_height, places.card, places.line, places.line_height, places.chips, places.last = (
        (23, 10, 34, 66, 2, 68, 79),
        (21, 10, 32, 64, 2, 66, 76),
        (10, 6, 16, 40, 1, 0, 0),
    )[kind]
    places.column = min(40, width // seats)
    places.left = (width - places.column * seats) // 2
    places.gap = 1 if kind == 0 else 0
    # Columns narrower than a card by more than its edge show only its index, two tiles wide.
    places.tiles = 3 if places.column >= 22 else 2
    places.inset = (places.column - 8 * places.tiles) // 2
    places.fine_names = kind == 2 or kind == 1 and seats > 5
    _lay_out_bidding(places, kind, seats - 1, width)


def _lay_out_bidding(places, kind, others, width):
    """The places of the bidding: what the others said, the menu, its help."""
    # The menu: left end, head (0: none), first row, rows, pitch; ends of the columns win and lose, their letters.
    places.menu, places.head, places.menu_top, places.menu_rows, places.menu_pitch = (
        (47, 11, 21, 5, 10),
        (0, 0, 31, 5, 10),
        (0, 0, 21, 1, 11),
    )[kind]
    places.win, places.lose, places.figures = (116, 136, 3) if kind == 0 else (66, 90, 4)
    places.help = (
        ((50, 71), (50, 80), (50, 89)),
        ((4, 164), (4, 174), (122, 174)),
        ((4, 65), (4, 76), (122, 76)),
    )[kind]
    # The others, in the fine layer when `fine_said`: first plate, step from one to the next, plate's size, name
    # and bid within it, letters of both.
    places.fine_said = kind == 2 or kind == 1 and others > 4
    if kind == 0 and others < 5:
        places.said = (0, 11, 0, 21, 45, 20, 3, 0, 7, 9, 10, 6)
    elif kind == 0:
        places.said = (0, 11, 0, 14, 45, 12, 1, 1, 3, 21, 1, 4)
    elif places.fine_said:
        step = 2 * width // others
        places.said = (0, 20, step, 0, step - 2, 20, 2, 0, (step - 4) // 6, 2, 10, (step - 4) // 6)
    else:
        step = width // others
        places.said = (0, 10, step, 0, step - 1, 20, 1, 0, (step - 2) // 6, 1, 10, (step - 2) // 6)
