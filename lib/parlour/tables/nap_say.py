"""What Nap's table says: bids, what is asked, what just happened.

A sentence of seeds/words may hold several wordings, the longest first, set apart by `|`: the first that fits
is taken. About 2 KB of heap.
"""

from micropython import const

from parlour import words
from parlour.words import fit

_W_NAP_BIDS = const(300)
_W_NAP_BIDS_SHORT = const(301)
_W_ASK_SPADE = const(330)
_W_ASK_HEART = const(331)
_W_ASK_DIAMOND = const(332)
_W_ASK_CLUB = const(333)
_W_ASK_ANY = const(334)
_W_ASK_LEAD = const(335)
_W_ASK_TRUMP = const(336)
_W_ASK_LOWEST = const(337)
_W_ASK_FREE = const(348)
_W_ASK_SIDE = const(379)
_W_LAST_LEAD = const(340)
_W_LAST_TRUMP = const(341)
_W_LAST_AHEAD = const(342)
_W_LAST_PLAYED = const(343)
_W_LAST_TAKES = const(344)
_W_LAST_TAKEN = const(345)

_FOLLOW = (_W_ASK_SPADE, _W_ASK_HEART, _W_ASK_DIAMOND, _W_ASK_CLUB)

_LOWEST = const(1)
_UNSET = const(255)
_NO_TRUMP = const(4)
_MOVE_BID = const(16)
_MOVE_WITH = const(32)
_CARD = const(128)
_JOKER = const(192)
_WITH = b"\x06"


def bids(short=False):
    """The names of all bids, by number, as one sentence: so they are one object."""
    return words.say(_W_NAP_BIDS_SHORT if short else _W_NAP_BIDS)


def bid(names, number):
    """The name of a bid by its number, cut out of the sentence of all."""
    start = 0
    for _ in range(number):
        start = names.find(b"|", start) + 1
    stop = names.find(b"|", start)
    return names[start:] if stop < 0 else names[start:stop]


def bid_made(names, move):
    """The name of a bid by its move, with the sign of a card where it is made with the floater."""
    return bid(names, move - _MOVE_WITH) + _WITH if move >= _MOVE_WITH else bid(names, move - _MOVE_BID)


def stakes(view):
    """How many times the stake against one is won or lost in all."""
    count = view.seats - 1
    for seat in range(view.seats):
        count -= view.gone >> seat & 1
    return 2 * count if view.doubled else count


def follow(view, legal, count, room):
    """What is asked of the seat to act, who must play one of the legal moves."""
    if view.led == _UNSET:
        if view.laid or view.trump == _NO_TRUMP:
            return fit(_W_ASK_LEAD, room)
        lead = view.leads[view.bid]
        return fit(_W_ASK_LOWEST if lead == _LOWEST else _W_ASK_SIDE if lead else _W_ASK_TRUMP, room)
    if view.led == _NO_TRUMP:
        return fit(_W_ASK_ANY, room)
    if not view.watched:
        return fit(_W_ASK_FREE, room, bytes((1 + view.led,)))
    follows = False
    for place in range(count):
        move = legal[place]
        if move >= _CARD and move != _JOKER:
            if move >> 4 & 3 != view.led:
                return fit(_W_ASK_ANY, room)
            follows = True
    return fit(_FOLLOW[view.led] if follows else _W_ASK_ANY, room)


def played(names, seat, card, best, best_card, first, trump, full, room):
    """What the last card did: `best` and `best_card` win so far (full: took the trick); `first`: it led, and
    made `trump` (255: did not)."""
    name = names[seat]
    text = words.card(card)
    if first:
        if trump < 4:
            return fit(_W_LAST_TRUMP, room, name, text, bytes((1 + trump,)))
        return fit(_W_LAST_LEAD, room, name, text)
    if best == seat:
        return fit(_W_LAST_TAKES if full else _W_LAST_AHEAD, room, name, text)
    return fit(_W_LAST_TAKEN if full else _W_LAST_PLAYED, room, name, text, names[best], words.card(best_card))
