"""The pieces that a player's chips are (Y2, C10); loaded by who shows them."""


def pieces(chips):
    """Chips as (large rectangles of 10, small ones of 5, round ones of 1), as they are shared out (Y2, C10).

    A purse keeps change: as far as they go 20 to 24 round ones and 5 or 6 of 5, the rest in tens, so that 100
    is 5, 6 and 20.
    """
    single = chips if chips < 25 else 20 + chips % 5
    fives = (chips - single) // 5
    small = fives if fives < 7 else 6 - (fives & 1)
    return (fives - small) // 2, small, single
