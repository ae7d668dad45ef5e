"""What a game of Jacquet came to; loaded when one has ended."""

from micropython import const

from parlour import words

_W_WON_GAME = const(460)
_W_WON_DOUBLE = const(461)

_SPANISH = const(2)


def heading(sitting):
    """What the last game came to."""
    payments = sitting.payments
    if not payments:
        return b""
    seat = payments[0][2]
    double = payments[0][3] == 2 and sitting.view.variant != _SPANISH
    return words.say(_W_WON_DOUBLE if double else _W_WON_GAME, sitting.names[seat])
