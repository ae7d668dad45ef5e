"""What is said at Nap's bidding: the plates of the other seats in the order of bidding, and the names of bids.

About 1 KB of heap.
"""

from micropython import const

from parlour import paint, theme, words

_W_NAP_BIDS = const(300)
_W_NAP_BIDS_SHORT = const(301)
_W_SAID_PASS = const(303)
_W_SAID_DEALER = const(304)
_W_SAID_OUT = const(305)
_W_SAID_PASS_SHORT = const(319)
_W_SAID_DREW = const(325)
_W_SAID_PEEPED = const(326)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_FELT_DARK = const(28)
_C_FELT_PALE = const(30)

_PHASE_PLAY = const(4)
_MOVE_PASS = const(1)
_MOVE_BID = const(16)
_MOVE_WITH = const(32)
_BID = const(15)
_NONE = const(255)
_SIGN = b"\x06"  # a card: after the name of a seat that has looked at the one on the table, or a bid with the floater


def say(bids, table, only=_NONE, move=0):
    """Show what everybody but the viewer said: a plate is gold when its seat is to bid, a bid is in gold. `only`:
    that seat has done something or made this bid, of which the view knows no more when all have passed."""
    sitting = table.sitting
    view = sitting.view
    for line in range(len(bids.order)):
        seat = bids.order[line]
        said = move if seat == only else 0
        if only != _NONE and seat != only and (seat != view.to_act or sitting.ended):
            continue
        name = sitting.names[seat]
        who = bids.who[line]
        what = bids.what[line]
        room = what.width
        for place in range(0, 2 * view.bids, 2):
            if view.spoken[place] == seat:
                said = view.spoken[place + 1]
        if said == _MOVE_PASS and seat == view.declarer:
            # All have passed, and he must play One (A4).
            said = _MOVE_BID
        peeped = view.peeped >> seat & 1
        thrown = view.thrown[seat]
        number = 0
        text = b""
        if said >= _MOVE_BID:
            text = made(said)
            if room < 6 or len(text) > room:
                text = made(said, True)
        elif said:
            number = _W_SAID_PASS_SHORT if room < 6 else _W_SAID_PASS
        elif view.rests == seat or view.gone >> seat & 1:
            number = _W_SAID_OUT
        elif thrown:
            number = _W_SAID_DREW
        elif peeped:
            number = _W_SAID_PEEPED
        elif view.dealer == seat:
            number = _W_SAID_DEALER
        acts = view.to_act == seat and 0 < view.phase < _PHASE_PLAY
        paint.tint(bids.plates[line], _C_GOLD if acts else _C_FELT_DARK)
        paint.ink(who, theme.ink(_C_INK if acts else _C_CREAM))
        paint.ink(what, theme.ink(_C_INK if acts else _C_GOLD if said >= _MOVE_BID else _C_FELT_PALE))
        paint.say(who, name[: who.width - 1] + _SIGN if peeped else name)
        paint.say(what, words.fit(number, room, thrown) if number else text)


def made(move, short=False):
    """The name of a bid by its move, with the sign of a card where it is made with the floater."""
    names = words.say(_W_NAP_BIDS_SHORT if short else _W_NAP_BIDS)
    start = 0
    for _ in range(move & _BID):
        start = names.find(b"|", start) + 1
    stop = names.find(b"|", start)
    text = names[start : stop if stop > 0 else len(names)]
    return text + _SIGN if move >= _MOVE_WITH else text
