"""Packs, suits and ranks as small ints, one byte a card.

A card is suit * 16 + rank: suits 0 spades, 1 hearts, 2 diamonds, 3 clubs; ranks 1 ace, 2..10,
11 jack, 12 queen, 13 king. The joker is 64; 255 stands for a card that may not be seen.
So the order of the numbers is the order in which hands are shown: suit by suit, ace to king,
the joker last.
"""

from micropython import const

SPADES = 0
HEARTS = 1
DIAMONDS = 2
CLUBS = 3

ACE = 1
JACK = 11
QUEEN = 12
KING = 13

JOKER = 64
HIDDEN = 255

_JOKER = const(64)


def suit(card):
    """The suit 0..3 of a card; 4 for the joker."""
    return card >> 4


def rank(card):
    """The rank of a card, 1 (ace) .. 13 (king); 0 for the joker."""
    return card & 15


def power(card):
    """The rank with the ace on top, 2..14 (N7); 0 for the joker."""
    low = card & 15
    return 14 if low == 1 else low


def fill_pack(out, lowest, joker=False):
    """Fill a bytearray with a pack whose lowest rank is `lowest` (2..10; the ace always stays).

    Returns how many cards: 52 for lowest 2, 28 for lowest 8 (A5), one more with the joker.
    """
    count = 0
    for colour in range(4):
        for low in range(1, 14):
            if low == 1 or low >= lowest:
                out[count] = colour * 16 + low
                count += 1
    if joker:
        out[count] = _JOKER
        count += 1
    return count
