"""The cut for deal before a match of Nap: every seat's card in its column, below them the cards that broke a tie (N9),
and who will cut the pack (N10). It borrows the trick's columns and the hand's cards."""

from micropython import const

from parlour import paint, words
from parlour.tables import nap_say

_W_CUT_HEAD = const(360)
_W_CUT_LOW = const(361)
_W_CUT_DEALS = const(362)
_W_CUT_GO = const(363)
_W_CUT_TIE = const(364)

_NONE = const(255)
_MOST_TIED = const(4)  # there are four cards of a rank


def show(view, names, trick, hand, places, top):
    """Show the cut that the view holds."""
    trick.cut(view)
    seats = view.seats
    cards = bytearray(_MOST_TIED)
    xs = bytearray(_MOST_TIED)
    count = 0
    for n in range(seats):
        card = view.cuts[seats + trick.order[n]]
        if card != _NONE:
            cards[count] = card
            xs[count] = places.x(n) + places.inset
            count += 1
    hand.lay(cards, xs, count)
    if trick.last:
        trick.contract.say(words.say(_W_CUT_HEAD), words.say(_W_CUT_LOW))
        paint.say(trick.last, nap_say.fit(_W_CUT_TIE if count else _W_CUT_GO, trick.last.width))
    else:
        paint.say(trick.note, words.say(_W_CUT_GO))
        paint.hide(trick.note, count > 0)
    top.ask(names[view.dealer], _W_CUT_DEALS, names[(view.dealer - 1) % seats])
