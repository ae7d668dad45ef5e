"""The cut for deal before a match of Nap: every seat's card in its column, below them the cards that broke a tie (N9),
and who will cut the pack (N10). It borrows the trick's columns and the hand's cards."""

from micropython import const

from parlour import paint, sheets, words
from parlour.tables import nap_say

_W_CUT_HEAD = const(360)
_W_CUT_LOW = const(361)
_W_CUT_DEALS = const(362)
_W_CUT_GO = const(363)
_W_CUT_TIE = const(364)

_NONE = const(255)


def show(table):
    """Show the cut that the view holds."""
    view = table.sitting.view
    names = table.sitting.names
    trick = table.part
    hand = table.hand
    seats = view.seats
    hand.count = count = 0
    hand.at = _NONE
    for n in range(seats):
        seat = trick.order[n] = (table.home + 1 + n) % seats
        trick.lying[seat] = view.cuts[seat]
        trick.taken[seat] = 0
        card = view.cuts[seats + seat]
        # There are four cards of a rank: the hand has room for those that broke a tie.
        if card != _NONE:
            column = trick.cards[n]
            grid = hand.grids[count]
            sheets.face(grid, card, False, column.width < 3)
            paint.move(grid, column.x, hand.high)
            count += 1
    for n in range(len(hand.grids)):
        paint.hide(hand.grids[n], n >= count)
    hand.mark()
    trick.full = True
    trick.best = trick.act = view.dealer
    trick.declarer = trick.rests = _NONE
    trick.noticed = not trick.last
    nap_say.contract(trick, table)
    trick.draw(table, view.chips)
    if trick.last:
        paint.say(trick.bid, words.say(_W_CUT_HEAD))
        paint.right(trick.won, words.say(_W_CUT_LOW))
        paint.hide(trick.trump_sign)
        paint.say(trick.last, words.fit(_W_CUT_TIE if count else _W_CUT_GO, trick.last.width))
    else:
        paint.say(trick.note, words.say(_W_CUT_GO))
        paint.hide(trick.note, count > 0)
    table.top.ask(names[view.dealer], _W_CUT_DEALS, names[view.dealer - 1])
