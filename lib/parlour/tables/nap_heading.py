"""What a deal of Nap came to, in words; loaded for the scores alone."""

from micropython import const

from parlour import words

_W_NAP_BIDS = const(300)
_W_HEADING_MADE = const(370)
_W_HEADING_LOST = const(371)
_W_HEADING_THROWN = const(372)
_W_HEADING_REVOKED = const(377)
_W_HEADING_HONEST = const(378)

_UNSET = const(255)
_MOVE_BID = const(16)
_MOVE_WITH = const(32)
_BID = const(15)
_MOVE_CHALLENGE = const(48)
_CARD = const(128)
_CLAUSE_ONE = const(104)
_MOST_SEATS = const(8)
_REVOKES = (28, 113)
_WITH = b"\x06"


def say(sitting):
    """What the last deal came to, from its moves and payments, so that a match taken up again can tell it too."""
    move = challenged = _UNSET
    match = sitting.match
    for place in range(match.count):
        last = match.log[place]
        if _MOVE_BID <= last < _MOVE_CHALLENGE:
            move = last
        elif _MOVE_CHALLENGE <= last < _CARD:
            challenged = last - _MOVE_CHALLENGE
    seat = _UNSET
    made = False
    before = None
    for event in sitting.payments:
        # Payments from and to the kitty tell nothing; of two others one seat is in both.
        if event[1] < _MOST_SEATS and event[2] < _MOST_SEATS:
            if event[4] == _CLAUSE_ONE:
                move = _MOVE_BID
            if before:
                made = event[2] == before[2]
                seat = event[2] if made else event[1]
            before = event
    if challenged != _UNSET and before and before[4] in _REVOKES:
        return words.say(_W_HEADING_REVOKED, sitting.names[challenged])
    if match.count and _MOVE_CHALLENGE <= match.log[match.count - 1] < _CARD:
        return words.say(_W_HEADING_HONEST, sitting.names[challenged])
    if seat == _UNSET or move == _UNSET:
        return words.say(_W_HEADING_THROWN)
    bid = words.say(_W_NAP_BIDS).split(b"|")[move & _BID]
    if move >= _MOVE_WITH:
        bid += _WITH
    return words.say(_W_HEADING_MADE if made else _W_HEADING_LOST, sitting.names[seat], bid)
