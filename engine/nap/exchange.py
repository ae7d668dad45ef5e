"""Which cards a machine opponent of Nap gives away, in the modes that let it choose (N32, N34, N36); for `bot`.

A higher score is better among the moves of one choice.
"""

from micropython import const

from engine.nap import judgement

_HIDDEN = const(255)
_MISERE = const(3)
_MODE_GARNET = const(1)

_MOVE_DONE = const(2)
_MOVE_KEEP = const(5)
_CARD = const(128)

_NEVER = const(-100000)
# Cards to be changed for others.
_WORTH_KEEPING = const(20)

_POWER = b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d"


def weigh_throw(bot, move):
    """Away with what makes no trick beside the best trump; where each card costs a chip, not with everything."""
    view = bot.view
    if move == _MOVE_DONE:
        return -_WORTH_KEEPING
    trump = bot.best_suit()
    length = judgement.length_of(bot.hand, bot.held, trump)
    card = move - _CARD
    worth = judgement.card_worth(bot.unseen, card, trump, length)
    if view.mode != _MODE_GARNET and (card >> 4 == trump or view.thrown[view.seat] > 2):
        return _NEVER
    return -4 * worth - (_POWER[card & 15] // 4)


def weigh_swap(bot, move):
    """What the hand is worth after the exchange."""
    view = bot.view
    card = _HIDDEN if move == _MOVE_KEEP else move - _CARD
    gone = 0
    while gone < bot.held and bot.hand[gone] != card:
        gone += 1
    if gone < bot.held:
        bot.hand[gone] = view.seen
    if view.bid == _MISERE:
        score = -judgement.danger(bot.unseen, bot.hand, bot.held)
    else:
        score = bot.worth(bot.held)
    if gone < bot.held:
        bot.hand[gone] = card
    return score
