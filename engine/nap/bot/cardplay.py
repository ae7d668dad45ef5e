"""How a machine opponent plays its cards in Nap; for `bot`."""

from micropython import const

from engine import memory

_UNSET = const(255)
_NO_TRUMP = const(4)
_MISERE = const(3)
_JOKER = const(64)
_CARD = const(128)

_POWER = b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d"


def weigh(bot, move):
    """See Bot: a card or, where revokes are possible, a challenge."""
    view = bot.view
    if not view.watched:
        score = memory.load("nap", "bot.revokes").weigh(bot, move)
        if score:
            return score
    card = move - _CARD
    power = _POWER[card & 15]
    mine = view.declarer == view.seat
    if bot.level == 0 and bot.chance.below(5) == 0:
        return bot.chance.below(64)
    trump = view.trump
    suit = _suit(view, card)
    if view.bid == _MISERE:
        return _weigh_misere(view, suit, power, mine)
    if view.led == _UNSET:
        return _weigh_lead(bot, card, suit, power, mine)
    best = view.played[2 * view.best_place + 1]
    best_suit = _suit(view, best)
    beats = suit == best_suit and power > _POWER[best & 15] or suit == trump and best_suit != trump
    cost = power + (16 if suit == trump else 0)
    leader = view.played[2 * view.best_place]
    last = view.laid - view.opened == view.playing - 1
    if not mine and leader != view.declarer and (last or _declarer_played(view)):
        # The trick is already against the declarer.
        return -cost - (100 if beats else 0)
    if not beats:
        return -cost
    # Cheapest winner when it is sure, the highest while others are still to come.
    return 200 - cost if last or (mine and not bot.above(card)) else 100 + cost


def _suit(view, card):
    """The suit of a card, the joker's being trumps."""
    return view.trump if card == _JOKER else card >> 4


def _declarer_played(view):
    """Whether the declarer's card lies in the trick."""
    for place in range(view.opened, view.laid):
        if view.played[2 * place] == view.declarer:
            return True
    return False


def _weigh_lead(bot, card, suit, power, mine):
    """A lead: the declarer draws trumps from the top; the others play what the declarer cannot well beat."""
    trump = bot.trump
    above = bot.above(card)
    if mine:
        if suit == trump:
            left = bot.unseen[_JOKER]
            for other in range(trump * 16 + 1, trump * 16 + 14):
                left += bot.unseen[other]
            return 200 + power if left else 20 - power
        return 120 - 20 * above + power
    if suit == trump:
        return 10 - power
    return 100 - 10 * above if above < 2 else 50 - power


def _weigh_misere(view, suit, power, mine):
    """In a Misère the bidder ducks as high as he can; the others stay low so that he cannot."""
    if view.led == _UNSET:
        return 100 - power
    best = view.played[2 * view.best_place + 1]
    beats = (suit == _suit(view, best) and power > _POWER[best & 15]) or suit == _NO_TRUMP
    if mine:
        return 100 + power if not beats else 50 - power
    if _declarer_played(view):
        if view.played[2 * view.best_place] == view.declarer:
            return 100 - power - (50 if beats else 0)
        return 100 + power
    return 100 - power if suit == view.led else 100 + power
