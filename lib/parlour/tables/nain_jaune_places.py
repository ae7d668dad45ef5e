"""Where everything lies on Nain Jaune's table, for the three sizes of screen, 2 to 8 seats and hands of up to 22.

In the parlour's own pixels (`measures`); what carries the name `fine` is in the display's own, finer ones. The table
forgets this file once it has its Places, which are about 0.4 KB.
"""

from parlour import measures


class Places:
    """The places of one screen. It has no methods: they would keep the whole file in memory."""


def lay_out(seats, each):
    """The Places for so many seats that are still in the match, dealt `each` cards."""
    kind = measures.kind
    places = Places()
    width = measures.width
    places.fine = measures.scale
    # The hand: cards a row, y of each row, most pitch, how far cards that may be laid and the chosen one
    # rise, or else the height of the tab over the chosen one.
    most = (17, 13, 13)[kind]
    places.rows = 2 if each > most and kind < 2 else 1
    places.a_row = (each + 1) // 2 if places.rows == 2 else 11 if each > most else most
    places.most_pitch = (12 if each == 7 else 13, 12, 10)[kind]
    places.margin = (2, 0, 0)[kind]
    places.rise = (3, 2, 2)[kind]
    places.lift = (3, 0, 0)[kind]
    places.tab = (0, 2, 1)[kind]
    places.tiles = (4, 4, 3)[kind]
    if places.rows == 2:
        places.hand = ((74, 103), (64, 94))[kind]
    else:
        places.hand = ((97,), (90,), (46,))[kind]
    # The small board stands in three columns, its figures in fine letters.
    places.small = kind == 2 or kind == 1 and places.rows == 2
    places.board = (0, 10) if places.small else (1, 12)
    places.board_width = 88 if kind == 0 else 85 if places.small else 75
    places.board_height = 21 if places.small else 40
    # The run: first card, how many, pitch, tile columns of the last one, rows of tiles; the empty place.
    places.cards = 1
    places.card_tiles = 2
    places.card_rows = 3 if places.small else 4
    if kind == 0 and places.rows == 1:
        places.run, places.cards, places.card_tiles, places.empty = (2, 56), 3, 3, (53, 56)
    elif kind == 0:
        places.run, places.cards, places.card_tiles, places.empty = (94, 33), 2, 3, (134, 33)
    elif places.small:
        places.run, places.empty = (86, 10), (103, 11)
    else:
        places.run, places.empty = (77, 15), (94, 15)
    places.empty_size = (24 if kind == 0 else 17 if places.small else 25, 20 if places.small else 32)
    _people(places, kind, seats, width)
    return places


def _people(places, kind, seats, width):
    """The seats: first place, columns, step across and down, letters of a name, of the cards and of chips,
    whether fine; then the lines for the last action: places, letters."""
    places.fine_people = kind > 0 and (places.small or seats > 4)
    if kind == 0:
        places.people = (92, 11, 1, 68, 10, 4, 3, 4)
    elif not places.fine_people:
        places.people = (0, 53, 2, 60, 10, 4, 2, 3)
    else:
        columns = 2 if not places.small else 2 if seats < 5 else 3 if seats < 7 else 4
        step = 2 * width // columns
        # Beside the name three letters for the cards and up to four for the chips.
        chips = 4 if step > 60 else 3
        name = min(10, (step - 4) // 6 - 3 - chips)
        y = 2 * (32 if places.small else 53)
        places.people = (0, y, columns, step, 10, name, 3, chips)
    if kind == 0 and places.rows == 2:
        places.lines = ((2, 54), (2, 63))
        places.letters = 15
    elif kind == 0 and seats > 6:
        places.lines = ((101, 98), (101, 108))
        places.letters = 9
    elif kind == 0:
        y = (59, 59, 59, 64, 71)[max(seats, 2) - 2]
        places.lines = ((84, y), (84, y + 10))
        places.letters = 12
    elif kind == 1:
        places.lines = ((0, 43), (0, 53)) if places.rows == 2 else ((0, 75),)
        places.letters = 20
    else:
        places.lines = ()
        places.letters = 19
