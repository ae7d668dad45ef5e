"""How a match of Nap begins: the table without cards, the modules that its mode needs, and the cut for deal.

Dropped from memory once the match stands.
"""

from array import array

from micropython import const

from engine import cards, memory
from engine.nap import clearing

_CHIPS = const(100)
_NOBODY = const(255)

_VARIANTS = (None, "garnet", "peep", "ecarte", "peep", None)


def prepare(table, revokes):
    """Lay out a table for its house rules and cut for deal; `revokes`: 0 prevented, 1 settled, 2 replayed (A13)."""
    seats = table.seats
    mode = table.mode
    table.variant = memory.load("nap", _VARIANTS[mode]) if _VARIANTS[mode] else None
    table.revoke = memory.load("nap", "revoke").Revoke(revokes, seats) if revokes else None
    # The joker is of the trump suit (A12); all others of their own.
    table.suits = bytearray([card >> 4 for card in range(65)])
    table.hands = bytearray(seats * table.width)
    table.following = bytearray(seats)
    table.held = bytearray(seats)
    table.spoken = bytearray(2 * seats)
    table.played = bytearray(2 * seats * table.size)
    table.turned = bytearray(table.size)
    table.taken = bytearray(seats)
    table.thrown = bytearray(seats)
    table.spare = bytearray((0, 5, 2, len(table.pack), 2, 0)[mode])
    table.aside = bytearray((0, 5, 0, 5 * seats, 0, 0)[mode])
    table.start = _CHIPS
    table.chips = array("i", [_CHIPS] * seats)
    table.kitty = 0
    table.deal = 0
    table.gone = 0
    table.idle = _NOBODY
    table.doubled = False
    table.reshuffle = True
    table.cuts = bytearray(2 * seats)
    table.dealer = _cut_for_deal(table)
    clearing.clear(table)


def _cut_for_deal(table):
    """The seat that cuts the lowest card, the ace below the two; ties cut again (N9, A15)."""
    seats = table.seats
    cuts = table.cuts
    for place in range(seats, 2 * seats):
        cuts[place] = cards.HIDDEN
    tied = (1 << seats) - 1
    # The joker lies last in a fresh pack; nobody cuts it.
    count = len(table.fresh) - (table.fresh[-1] == cards.JOKER)
    row = 0
    while True:
        table.pack[:] = table.fresh
        table.chance.shuffle(table.pack, count)
        lowest = 14
        lowest_seats = 0
        for seat in range(seats):
            if tied >> seat & 1:
                card = table.pack[seat]
                cuts[row + seat] = card
                if card & 15 < lowest:
                    lowest = card & 15
                    lowest_seats = 0
                if card & 15 == lowest:
                    lowest_seats |= 1 << seat
            elif row:
                cuts[row + seat] = cards.HIDDEN
        tied = lowest_seats
        row = seats
        if tied & (tied - 1) == 0:
            seat = 0
            while not tied >> seat & 1:
                seat += 1
            return seat
