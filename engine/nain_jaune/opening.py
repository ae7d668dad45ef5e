"""A table of Nain Jaune as a match begins (Y1, Y2, C11); forgotten once it stands."""

from array import array

from micropython import const

_OPTION_DIRECTION = const(0)
_OPTION_PLAYING = const(2)
_OPTION_COLLECT = const(3)


def begin(table, seats, packed, chance):
    """Allocate all that a rules.Table needs and draw a dealer; without a chance it is one that opponents try on."""
    table.board = array("H", [0] * 5)
    table.chips = array("H", [0] * seats)
    table.where = bytearray(64)
    table.left = bytearray(seats)
    table.following = bytearray(seats)
    table.pile = bytearray(52)
    table.void = array("H", [0] * seats)
    adopt(table, seats, packed)
    table.chance = chance
    table.stake = 1
    table.members = (1 << seats) - 1
    table.deal = 0
    table.dealer = 0
    if chance:
        from engine.nain_jaune.options import OPTIONS
        from engine.options import option

        table.stake = option(OPTIONS, packed, "stake")
        for seat in range(seats):
            table.chips[seat] = option(OPTIONS, packed, "chips")
        table.dealer = chance.below(seats)
    table.rest()
    table.seat_members()


def adopt(table, seats, packed):
    """Take over the house rules of a match of as many seats as the table has room for, or fewer."""
    table.seats = seats
    table.options = packed
    table.forward = seats - 1 if packed[_OPTION_DIRECTION] == 0 else 1
    table.may = packed[_OPTION_PLAYING] == 1
    table.by_hand = packed[_OPTION_COLLECT]
    table.claims = None
    if table.may or table.by_hand:
        from engine.nain_jaune import claims

        table.claims = claims
