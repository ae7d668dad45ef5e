"""Cards that come into a hand or leave it other than by a deal and a trick; loaded where house rules ask for it."""

from micropython import const

from engine.contract import IllegalMove

_HIDDEN = const(255)
_SECRET = const(8)
_SECRET_THROW = const(7)


def discard(table, seat, place):
    """Take the card at a place of the hands out of its hand."""
    stop = seat * table.width + table.held[seat] - 1
    while place < stop:
        table.hands[place] = table.hands[place + 1]
        place += 1
    table.held[seat] -= 1


def draw(table, seat, card):
    """Put a card into a hand, in order."""
    place = seat * table.width + table.held[seat]
    while place > seat * table.width and table.hands[place - 1] > card:
        table.hands[place] = table.hands[place - 1]
        place -= 1
    table.hands[place] = card
    table.held[seat] += 1


def throw(table, seat, card, events):
    """Lay a card of a hand aside, face down (N32, N36)."""
    start = seat * table.width
    for place in range(start, start + table.held[seat]):
        if table.hands[place] == card:
            discard(table, seat, place)
            table.aside[table.asides] = card
            table.asides += 1
            table.thrown[seat] += 1
            if events is not None:
                events.append((_SECRET, seat, _SECRET_THROW, 0))
            return
    raise IllegalMove("That card is not in the hand.")


def look(table, view):
    """The cards that the seat of a view threw away; they lie in the order of the seats, left of the dealer first."""
    at = 0
    seat = table.dealer
    for _ in range(table.seats):
        seat = (seat + 1) % table.seats
        for _ in range(table.thrown[seat]):
            view.aside[at] = table.aside[at] if seat == view.seat else _HIDDEN
            at += 1
    while at < len(view.aside):
        view.aside[at] = 0
        at += 1
