"""What a hand of Nap is worth, by what its seat can see; for `bot`.

Hands are bytearrays of which the first `count` are cards; `unseen` has a 1 for every card that may be in another hand.
"""

from micropython import const

_NO_TRUMP = const(4)
_SUITS = const(4)
_JOKER = const(64)

_POWER = b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d"

# Hundredths of a trick for a card with so many unseen above it: as a trump, and beside the trumps.
_TRUMP_WORTH = b"\x62\x50\x37\x23\x12\x0a"
_SIDE_WORTH = b"\x46\x1e\x0a\x00\x00\x00"
# A long trump suit outlives the others' trumps.
_LENGTH_WORTH = const(12)
_MOST_WORTH = const(98)


def above(unseen, card):
    """How many unseen cards of the same suit are higher, without the joker."""
    if card == _JOKER:
        return 0
    count = 0
    power = _POWER[card & 15]
    first = card & 0x30
    for other in range(first + 1, first + 14):
        if unseen[other] and _POWER[other & 15] > power:
            count += 1
    return count


def below(unseen, card):
    """How many unseen cards of the same suit are lower."""
    count = 0
    power = _POWER[card & 15]
    first = card & 0x30
    for other in range(first + 1, first + 14):
        if unseen[other] and _POWER[other & 15] < power:
            count += 1
    return count


def card_worth(unseen, card, trump, length):
    """Hundredths of a trick that a card may make with a suit as trump of which the hand has `length`."""
    if card == _JOKER:
        return _MOST_WORTH
    higher = above(unseen, card)
    if card >> 4 != trump:
        return _SIDE_WORTH[min(higher, 5)]
    worth = _TRUMP_WORTH[min(higher + unseen[_JOKER], 5)]
    if length > 2:
        worth += _LENGTH_WORTH * (length - 2)
    return min(worth, _MOST_WORTH)


def length_of(hand, count, trump):
    """How many cards of a suit a hand has, the joker among them."""
    length = 0
    for place in range(count):
        if hand[place] >> 4 == trump or hand[place] == _JOKER:
            length += 1
    return length


def worth(unseen, hand, count, size, trump):
    """Hundredths of tricks that the best `size` cards of a hand may make with a suit as trump."""
    length = length_of(hand, count, trump)
    if not length:
        return 0
    total = 0
    least = _MOST_WORTH
    for place in range(count):
        one = card_worth(unseen, hand[place], trump, min(length, size))
        total += one
        least = min(least, one)
    if count > size:
        # Those beyond the size are the worst; most often they are worth alike.
        total -= (count - size) * least
    return total


def best_suit(unseen, hand, count, size):
    """The suit that would make the best trump."""
    best = 0
    most = -1
    for suit in range(_SUITS):
        value = worth(unseen, hand, count, size, suit)
        if value > most:
            most = value
            best = suit
    return best


def danger(unseen, hand, count):
    """How much speaks against a Misère on a hand of five: below 80 on a good one, 200 on a bad one."""
    total = 0
    for place in range(count):
        total += card_danger(unseen, hand[place])
    return total


def card_danger(unseen, card):
    """What a card adds to that."""
    if card == _JOKER:
        return 100
    lower = below(unseen, card)
    if not lower:
        return 0
    return 15 * lower if above(unseen, card) > lower else 40


def proven(view, seat):
    """Whether what lies on the table proves that a seat did not follow suit though it could (N28)."""
    failed = 0
    led = _NO_TRUMP
    for place in range(view.laid):
        card = view.played[2 * place + 1]
        suit = view.trump if card == _JOKER else card >> 4
        if place % view.playing == 0:
            led = suit
        if view.played[2 * place] == seat:
            if failed >> suit & 1:
                return True
            if suit != led:
                failed |= 1 << led
    return False
