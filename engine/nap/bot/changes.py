"""Which cards a machine opponent of Nap throws away or gives for the one on the table; for `bot`, by house rule."""

from micropython import const

from engine.nap.bot import judging

_HIDDEN = const(255)
_MISERE = const(3)
_MODE_GARNET = const(1)
_PHASE_DRAW = const(1)

_MOVE_DONE = const(2)
_MOVE_KEEP = const(5)
_CARD = const(128)

_NEVER = const(-100000)
_WORTH_KEEPING = const(20)  # a card that would be changed for another

_POWER = b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d"


def weigh(bot, move):
    """See Bot."""
    return _weigh_throw(bot, move) if bot.view.phase == _PHASE_DRAW else _weigh_swap(bot, move)


def _weigh_throw(bot, move):
    """Away with what makes no trick beside the best trump; where each card costs a chip, not with everything."""
    view = bot.view
    if move == _MOVE_DONE:
        return -_WORTH_KEEPING
    trump = judging.best_suit(bot, bot.held)
    card = move - _CARD
    worth = judging.card_worth(bot, card, trump, judging.length_of(bot, bot.held, trump))
    if view.mode != _MODE_GARNET and (card >> 4 == trump or view.thrown[view.seat] > 2):
        return _NEVER
    return -4 * worth - (_POWER[card & 15] // 4)


def _weigh_swap(bot, move):
    """What the hand is worth after the exchange."""
    view = bot.view
    card = _HIDDEN if move == _MOVE_KEEP else move - _CARD
    gone = 0
    while gone < bot.held and bot.hand[gone] != card:
        gone += 1
    if gone < bot.held:
        bot.hand[gone] = view.seen
    score = -judging.danger(bot) if view.bid == _MISERE else judging.best_worth(bot, bot.held)
    if gone < bot.held:
        bot.hand[gone] = card
    return score
