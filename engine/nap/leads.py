"""Nap's leads that a bid narrows, and trumps that are named: before the lead, or after a joker led (A1, A12, A15a).

In memory once it is needed, until the deal ends.
"""

from micropython import const

from engine.contract import IllegalMove

_UNSET = const(255)
_NO_TRUMP = const(4)

_LEAD_LOW = const(1)
_LEAD_SIDE = const(2)

_MOVE_TRUMP = const(8)
_CARD = const(128)
_JOKER = const(64)

_TRUMP = const(2)

_TRUMP_POWER = const(32)

# Rank to strength: the ace on top (N7), the joker above it (N29).
_POWER = b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d"


def must_name(table):
    """Whether the declarer must name trumps now: before his lead, or after leading the joker (A1, A12)."""
    return table.trump == _UNSET and (table.laid > 0 or table.lead == _LEAD_SIDE)


def moves(table, out):
    """The suits that may be named, or the cards that may be led first."""
    if must_name(table):
        for suit in range(_NO_TRUMP):
            out[suit] = _MOVE_TRUMP + suit
        return _NO_TRUMP
    start = table.to_act * table.width
    stop = start + table.held[table.to_act]
    count = 0
    for place in range(start, stop):
        if _may_lead(table, place, start, stop):
            out[count] = table.hands[place] + _CARD
            count += 1
    return count


def check(table, move):
    """Raise IllegalMove where the bid asks for another lead."""
    start = table.to_act * table.width
    stop = start + table.held[table.to_act]
    for place in range(start, stop):
        if table.hands[place] + _CARD == move and not _may_lead(table, place, start, stop):
            raise IllegalMove("The bid asks for another lead.")


def _may_lead(table, place, start, stop):
    """Whether the bid allows this opening lead: the lowest of its suit, or the lowest that is no trump (A1)."""
    hands = table.hands
    card = hands[place]
    power = _POWER[card & 15]
    if table.lead == _LEAD_LOW:
        for other in range(start, stop):
            if hands[other] >> 4 == card >> 4 and _POWER[hands[other] & 15] < power:
                return False
        # The joker is never the lowest trump (A12).
        return card != _JOKER
    suits = table.suits
    trump = table.trump
    power += _TRUMP_POWER * (suits[card] == trump)
    for other in range(start, stop):
        if _POWER[hands[other] & 15] + _TRUMP_POWER * (suits[hands[other]] == trump) < power:
            return False
    return True


def name(table, suit, events):
    """Name trumps; after a joker led the trick goes on in that suit."""
    if not 0 <= suit < _NO_TRUMP:
        raise IllegalMove("A trump suit must be named now.")
    table.acts.set_trump(table, suit)
    if events is not None:
        events.append((_TRUMP, table.to_act, suit))
    if table.laid:
        table.led = suit
        table.best = _TRUMP_POWER + _POWER[0]
        table.to_act = table.following[table.to_act]
    return True
