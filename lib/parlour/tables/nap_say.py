"""What is said at Nap's trick: what is asked, who is waited for, what the last card did, the contract.

Loaded with nap_trick. A sentence of seeds/words may hold several wordings, the longest first, set apart by `|`: the
first that fits is taken. On the widest screen there is one line for all: the last action lies on the gold plate, over
the contract, until the next press. About 1.8 KB of heap.
"""

from micropython import const

from parlour import measures, paint, theme, words

_W_NAP_BIDS = const(300)
_W_NAP_BIDS_SHORT = const(301)
_W_CONTRACT = const(320)
_W_CONTRACT_TRUMP = const(321)
_W_CONTRACT_WON = const(322)
_W_NO_TRUMP = const(323)
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
_W_WAIT_LEAD = const(351)
_W_WAIT_PLAY = const(352)
_W_DEALS = const(353)
_W_WAIT_NAME = const(358)

_LOWEST = const(1)
_NO_TRUMP = const(4)
_CARD = const(128)
_JOKER = const(192)
_NONE = const(255)
_PLATE = const(58)  # pixels of the plate beside the contract
_ON_PLATE = const(9)  # letters on it
_LEAST_NAME = const(3)


def wait(trick, table):
    """Say who is to act, of whom nothing is asked here."""
    top = table.top
    view = table.sitting.view
    top.pool(view.kitty)
    if view.to_act == _NONE:
        top.say(b"", b"")
        return
    name = table.sitting.names[view.to_act]
    if not view.phase:
        top.ask(name, _W_DEALS)
    elif view.trump == _NONE and view.laid:
        top.ask(name, _W_WAIT_NAME)
    elif measures.kind < 2:
        top.ask(name, _W_WAIT_LEAD if view.led == _NONE else _W_WAIT_PLAY)
    elif not trick.noticed:
        top.only(name, _PLATE)


def ask(trick, table):
    """Ask the viewer for a card."""
    top = table.top
    sitting = table.sitting
    view = sitting.view
    name = sitting.names[view.to_act]
    top.pool(view.kitty)
    number = _W_ASK_ANY
    if view.led == _NONE:
        lead = view.leads[view.bid]
        number = _W_ASK_TRUMP
        if view.laid or view.trump == _NO_TRUMP:
            number = _W_ASK_LEAD
        elif lead:
            number = _W_ASK_LOWEST if lead == _LOWEST else _W_ASK_SIDE
    elif view.led < _NO_TRUMP:
        if not view.watched:
            number = _W_ASK_FREE
        elif _follows(sitting, view.led):
            number = (_W_ASK_SPADE, _W_ASK_HEART, _W_ASK_DIAMOND, _W_ASK_CLUB)[view.led]
    sign = bytes((1 + view.led & 255,))
    if measures.kind < 2:
        top.ask(name, number, sign)
    elif not trick.noticed:
        top.only(words.fit(number, _ON_PLATE, sign), _PLATE)


def _follows(sitting, led):
    """Whether the legal cards are all of the suit led, but for the joker."""
    follows = False
    for place in range(sitting.count):
        move = sitting.legal[place]
        if move >= _CARD and move != _JOKER:
            if move >> 4 & 3 != led:
                return False
            follows = True
    return follows


def last(trick, table):
    """Say what the last card did."""
    view = table.sitting.view
    if view.laid:
        trick.newest = view.played[2 * view.laid - 2]
    line = trick.last
    seat = trick.newest
    text = b""
    lie = sum([card != _NONE for card in trick.lying])
    if seat != _NONE and lie:
        best = trick.best
        names = table.sitting.names
        other = names[best]
        number = _W_LAST_TAKEN if trick.full else _W_LAST_PLAYED
        if lie == 1:
            number = _W_LAST_LEAD
            if trick.trump < _NO_TRUMP:
                number = _W_LAST_TRUMP
                other = bytes((1 + trick.trump,))
        elif best == seat:
            number = _W_LAST_TAKES if trick.full else _W_LAST_AHEAD
        room = line.width if line else measures.columns - 1
        cards = words.card(trick.lying[seat]), words.card(trick.lying[best])
        text = words.fit(number, room, names[seat], cards[0], other, cards[1])
    if line:
        paint.say(line, text)
    elif text:
        trick.noticed = True
        contract(trick, table)
        table.top.only(text, measures.width)


def contract(trick, table):
    """Who plays for what, and the trump once it is known; on the widest screen the declarer has no room, and his
    plate is of paper too."""
    view = table.sitting.view
    for thing in (trick.paper, trick.bid, trick.trump_sign, trick.won):
        paint.hide(thing, trick.noticed)
    if trick.noticed or view.declarer == _NONE:
        return
    room = trick.bid.width
    thin = measures.kind == 2
    name = table.sitting.names[view.declarer]
    for number in (_W_NAP_BIDS, _W_NAP_BIDS_SHORT):
        text = words.say(number).split(b"|")[view.bid]
        spare = room - len(text if thin else words.say(_W_CONTRACT, b"", text))
        if spare >= (0 if thin else min(len(name), _LEAST_NAME)):
            break
    if not thin:
        text = words.say(_W_CONTRACT, name[:spare], text)
    trump = view.trump
    word = b" " + words.say(_W_CONTRACT_TRUMP)
    if trump < _NO_TRUMP and measures.kind == 0 and len(text) + len(word) <= room:
        text += word
    end = trick.bid.x + 6 * len(text) + 3
    width = measures.width - end - (0 if thin else 4)
    paint.say(trick.bid, text)
    paint.hide(trick.trump_sign, trump >= _NO_TRUMP)
    if trump < _NO_TRUMP:
        width -= 8
        paint.ink(trick.trump_sign, theme.ink(theme.suit_colour(trump)))
        paint.tile(trick.trump_sign, 0, trump)
        paint.move(trick.trump_sign, end, trick.trump_sign.y)
    trick.room = min(trick.won.width, width // 6)
    trick.needed = view.needed[view.bid]
    trick.bare = trump == _NO_TRUMP
    won(trick, view.taken[view.declarer])


def won(trick, taken):
    """How many tricks the declarer has; a Misère says that there is no trump, since it ends with his first."""
    text = b""
    if trick.needed:
        text = words.fit(_W_CONTRACT_WON, trick.room, taken, trick.needed)
    elif trick.bare:
        text = words.fit(_W_NO_TRUMP, trick.room)
    paint.right(trick.won, text)
