"""What a hand of Nap is worth, by what its seat can see, and which word it is good for; for `bot`."""

from micropython import const

_SUITS = const(4)
_JOKER = const(64)
_MISERE = const(3)

_MOVE_PEEP = const(3)
_MOVE_SPARE = const(4)
_MOVE_TRUMP = const(8)
_MOVE_BID = const(16)
_MOVE_WITH = const(32)
_PHASE_PLAY = const(4)

# Hundredths of a trick for a card with so many unseen above it: as a trump, and beside the trumps.
_TRUMP_WORTH = b"\x62\x50\x37\x23\x12\x0a"
_SIDE_WORTH = b"\x46\x1e\x0a\x00\x00\x00"
# A long trump suit outlives the others' trumps.
_LENGTH_WORTH = const(12)
_MOST_WORTH = const(98)

# A bid is an even chance when the hand is worth this much less than its tricks, less for each hand, and when it
# needs all tricks. Counted from many deals between such opponents, as is what speaks against a Misère.
_EVEN = const(135)
_EVEN_A_HAND = const(8)
_EVEN_ALL = const(40)
# Hands with which to look at the table card, to take the spare hand.
_WORTH_A_LOOK = const(230)
_WORTH_THE_SPARE = const(180)
_SURELY = const(100000)


def weigh(bot, move):
    """What a word promises: chips won by its likelihood less chips lost; a pass 0. A trump suit: what it is worth."""
    count = bot.held
    if bot.view.phase == _PHASE_PLAY:
        return worth(bot, count, move - _MOVE_TRUMP)
    if move == _MOVE_PEEP:
        return _SURELY if best_worth(bot, count) >= _WORTH_A_LOOK else -1
    if move == _MOVE_SPARE:
        return 1 if best_worth(bot, count) >= _WORTH_THE_SPARE else -1
    if move >= _MOVE_WITH:
        # The table card comes for the worst of the hand.
        bot.hand[count] = bot.view.seen
        return _weigh_bid(bot, move - _MOVE_WITH, count + 1)
    return _weigh_bid(bot, move - _MOVE_BID, count) if move >= _MOVE_BID else 0


def _weigh_bid(bot, kind, count):
    view = bot.view
    if kind == _MISERE:
        # Opponents defend together.
        likely = 60 + 10 * view.playing - danger(bot) // 2
    else:
        needed = view.needed[kind]
        spare = best_worth(bot, count) - 100 * needed + _EVEN - _EVEN_A_HAND * view.playing
        if needed == view.size:
            spare += _EVEN_ALL
        likely = 50 + spare // 2
    likely = min(97, max(2, likely))
    if bot.level == 0:
        likely += bot.chance.below(31) - 15
    loss = view.cost[kind]
    # A pass costs little while somebody else fails; so a bid must promise more than nothing.
    dare = 8 if bot.level < 2 else 4
    return likely * view.gain[kind] - (100 - likely) * loss - dare * loss


def card_worth(bot, card, trump, length):
    """Hundredths of a trick that a card may make with a suit as trump of which the hand has `length`."""
    if card == _JOKER:
        return _MOST_WORTH
    higher = bot.above(card)
    if card >> 4 != trump:
        return _SIDE_WORTH[min(higher, 5)]
    worth = _TRUMP_WORTH[min(higher + bot.unseen[_JOKER], 5)]
    if length > 2:
        worth += _LENGTH_WORTH * (length - 2)
    return min(worth, _MOST_WORTH)


def length_of(bot, count, trump):
    """How many of the first `count` cards of the hand are of a suit, the joker among them."""
    length = 0
    for place in range(count):
        if bot.hand[place] >> 4 == trump or bot.hand[place] == _JOKER:
            length += 1
    return length


def worth(bot, count, trump):
    """Hundredths of tricks that the best of the first `count` cards of the hand may make with a suit as trump."""
    length = length_of(bot, count, trump)
    if not length:
        return 0
    size = bot.view.size
    total = 0
    least = _MOST_WORTH
    for place in range(count):
        one = card_worth(bot, bot.hand[place], trump, min(length, size))
        total += one
        least = min(least, one)
    if count > size:
        # Those beyond the size of a hand are the worst; most often they are worth alike.
        total -= (count - size) * least
    return total


def best_suit(bot, count):
    """The suit that would make the best trump."""
    best = 0
    most = -1
    for suit in range(_SUITS):
        value = worth(bot, count, suit)
        if value > most:
            most = value
            best = suit
    return best


def best_worth(bot, count):
    """What the first `count` cards of the hand are worth with their best trump."""
    return max([worth(bot, count, suit) for suit in range(_SUITS)])


def danger(bot):
    """How much speaks against a Misère on a hand of five: below 80 on a good one, 200 on a bad one."""
    total = 0
    for place in range(bot.held):
        card = bot.hand[place]
        if card == _JOKER:
            total += 100
            continue
        higher = bot.above(card)
        first = card & 0x30
        lower = sum(bot.unseen[first + 1 : first + 14]) - higher
        if lower:
            total += 15 * lower if higher > lower else 40
    return total
