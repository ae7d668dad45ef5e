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
_W_LAST_LEAD = const(340)
_W_LAST_TRUMP = const(341)
_W_LAST_AHEAD = const(342)
_W_LAST_PLAYED = const(343)
_W_LAST_TAKES = const(344)
_W_LAST_TAKEN = const(345)

_W_HEADING_MADE = const(370)
_W_HEADING_LOST = const(371)
_W_HEADING_THROWN = const(372)

_FOLLOW = (_W_ASK_SPADE, _W_ASK_HEART, _W_ASK_DIAMOND, _W_ASK_CLUB)

_MISERE = const(3)
_WELLINGTON = const(7)
_UNSET = const(255)
_MOVE_BID = const(16)
_CARD = const(128)
_MOST_SEATS = const(8)


def bids(short=False):
    """The names of all bids by number."""
    return words.say(_W_NAP_BIDS_SHORT if short else _W_NAP_BIDS).split(b"|")


def follow(view, legal, room):
    """What is asked of the seat to act, whose first legal move is `legal`, a card."""
    if view.led == _UNSET:
        if view.laid:
            return fit(_W_ASK_LEAD, room)
        if view.bid == _MISERE:
            return fit(_W_ASK_LEAD, room)
        return fit(_W_ASK_LOWEST if view.bid == _WELLINGTON else _W_ASK_TRUMP, room)
    if view.led < 4 and legal >> 4 & 3 == view.led and legal & 127 != 64:
        return fit(_FOLLOW[view.led], room)
    return fit(_W_ASK_ANY, room)


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


def heading(sitting):
    """What the last deal came to, from its bids and payments, so that a match taken up again can tell it too."""
    bid = _UNSET
    match = sitting.match
    for place in range(match.count):
        move = match.log[place]
        if _MOVE_BID <= move < _CARD:
            bid = move - _MOVE_BID
    seat = _UNSET
    made = False
    before = None
    for event in sitting.payments:
        # Payments from and to the kitty tell nothing; of two others one seat is in both.
        if event[1] < _MOST_SEATS and event[2] < _MOST_SEATS:
            if before:
                made = event[2] == before[2]
                seat = event[2] if made else event[1]
            before = event
    if seat == _UNSET or bid == _UNSET:
        return words.say(_W_HEADING_THROWN)
    return words.say(_W_HEADING_MADE if made else _W_HEADING_LOST, sitting.names[seat], bids()[bid])
