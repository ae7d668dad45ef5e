"""Nap's play of the cards: the lead that makes trump, following, winning a trick (N2, N3, N4, N7, N18, A3, A12).

What else a bid may ask of the lead stands in `leads`.
"""

from micropython import const

from engine import memory
from engine.contract import IllegalMove

_UNSET = const(255)
_NO_TRUMP = const(4)

_MISERE = const(3)

_MOVE_TRUMP = const(8)
_CARD = const(128)
_JOKER = const(64)

_TRUMP = const(2)
_PLAYED = const(3)
_TRICK = const(4)

_TRUMP_POWER = const(32)

# Rank to strength: the ace on top (N7), the joker above it (N29).
_POWER = b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d"


def open_trick(table):
    """The next card leads to a trick."""
    table.led = _UNSET
    table.best = 0
    table.winner = 0
    table.opened = table.laid


def begin(table):
    """Bidding is over: the declarer leads (N18)."""
    table.to_act = table.declarer
    table.lead = table.leads[table.bid]
    if table.bid == _MISERE and not table.misere_trumps:
        set_trump(table, _NO_TRUMP)
    else:
        table.trump = _UNSET


def set_trump(table, suit):
    """Make a suit trump; the joker belongs to it (A12)."""
    table.trump = suit
    table.suits[_JOKER] = suit


def moves(table, out):
    """The cards that may be played, or the suits that may be named."""
    hands = table.hands
    seat = table.to_act
    place = start = seat * table.width
    stop = start + table.held[seat]
    led = table.led
    count = 0
    if table.revoke is not None:
        count = table.revoke.offer(table, out, count)
    if led != _UNSET:
        if table.revoke is None or table.revoke.watched(table):
            suits = table.suits
            while place < stop:
                card = hands[place]
                if suits[card] == led:
                    out[count] = card + _CARD
                    count += 1
                place += 1
            if count:
                return count
            place = start
    elif table.lead if table.laid == 0 else table.trump == _UNSET:
        # A lead that the bid narrows, or trumps to be named after the joker.
        return memory.load("nap", "leads").moves(table, out)
    while place < stop:
        out[count] = hands[place] + _CARD
        count += 1
        place += 1
    return count


def play(table, move, events):
    """A card of the hand of the seat to act, or a trump suit named; True: it may be taken back in the same turn."""
    led = table.led
    if led == _UNSET and (table.lead if table.laid == 0 else table.trump == _UNSET):
        leads = memory.load("nap", "leads")
        if leads.must_name(table):
            return leads.name(table, move - _MOVE_TRUMP, events)
        leads.check(table, move)
    card = move - _CARD
    seat = table.to_act
    hands = table.hands
    suits = table.suits
    start = place = seat * table.width
    stop = start + table.held[seat]
    while place < stop and hands[place] != card:
        place += 1
    if place == stop:
        if table.revoke is not None and table.revoke.challenge(table, move, events):
            return False
        raise IllegalMove("That card is not in the hand.")
    suit = suits[card]
    if led != _UNSET and suit != led:
        other = start
        while other < stop and suits[hands[other]] != led:
            other += 1
        if other < stop and (table.revoke is None or table.revoke.watched(table)):
            raise IllegalMove("Suit must be followed.")
        if table.revoke is not None:
            table.revoke.note(table, seat, other < stop)
    stop -= 1
    while place < stop:
        hands[place] = hands[place + 1]
        place += 1
    table.held[seat] -= 1
    return lay(table, seat, card, events)


def lay(table, seat, card, events):
    """Put a card on the table that has left its hand."""
    suit = table.suits[card]
    laid = table.laid
    table.played[2 * laid] = seat
    table.played[2 * laid + 1] = card
    laid += 1
    table.laid = laid
    if events is not None:
        events.append((_PLAYED, seat, card))
    if table.led == _UNSET:
        if table.trump == _UNSET:
            if card == _JOKER:
                return True
            set_trump(table, suit)
            if events is not None:
                events.append((_TRUMP, seat, suit))
        table.led = suit
    if suit == table.trump:
        power = _TRUMP_POWER + _POWER[card & 15]
    elif suit == table.led:
        power = _POWER[card & 15]
    else:
        power = 0
    if power > table.best:
        table.best = power
        table.winner = laid - 1
    if laid - table.opened < table.playing:
        table.to_act = table.following[seat]
        return True
    return _close(table, events)


def _close(table, events):
    """A trick is full: its winner leads next; the deal ends with the last trick or a Misère's first (A3)."""
    seat = table.played[2 * table.winner]
    table.taken[seat] += 1
    table.turned[table.tricks] = table.winner
    table.tricks += 1
    if events is not None:
        events.append((_TRICK, seat))
    open_trick(table)
    table.to_act = seat
    if table.tricks == table.size or table.bid == _MISERE and seat == table.declarer:
        memory.load("nap", "settlement").settle(table, events)
        return False
    return True
