"""How a machine opponent of Nap plays where revokes are possible: it makes none and tells the proven; for `bot`."""

from micropython import const

_UNSET = const(255)
_NO_TRUMP = const(4)
_JOKER = const(64)

_MOVE_CHALLENGE = const(48)
_CARD = const(128)

_NEVER = const(-100000)


def weigh(bot, move):
    """A challenge, made only when the table proves it right; a card that does not follow; 0: it may be played."""
    view = bot.view
    if move < _CARD:
        return 1000 if _proven(view, move - _MOVE_CHALLENGE) else _NEVER
    if view.led != _UNSET and _suit(view, move - _CARD) != view.led:
        for place in range(bot.held):
            if _suit(view, bot.hand[place]) == view.led:
                return _NEVER
    return 0


def _suit(view, card):
    return view.trump if card == _JOKER else card >> 4


def _proven(view, seat):
    """Whether what lies on the table proves that a seat did not follow suit though it could (N28)."""
    failed = 0
    led = _NO_TRUMP
    for place in range(view.laid):
        suit = _suit(view, view.played[2 * place + 1])
        if place % view.playing == 0:
            led = suit
        if view.played[2 * place] == seat:
            if failed >> suit & 1:
                return True
            if suit != led:
                failed |= 1 << led
    return False
