"""Nap's play of the cards: the lead that makes trump, following, winning a trick (N3, N4, N7, N18, A1, A3)."""

from micropython import const

from engine.contract import IllegalMove
from engine.nap import settlement

_UNSET = const(255)
_NO_TRUMP = const(4)

_MISERE = const(3)
_WELLINGTON = const(7)

_PHASE_PLAY = const(4)

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
    table.phase = _PHASE_PLAY
    table.to_act = table.declarer
    table.trump = _NO_TRUMP if table.bid == _MISERE else _UNSET


def moves(table, out):
    """The cards that may be played."""
    hands = table.hands
    seat = table.to_act
    place = start = seat * table.width
    stop = start + table.held[seat]
    led = table.led
    count = 0
    if led != _UNSET:
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
    elif table.laid == 0 and table.bid == _WELLINGTON:
        while place < stop:
            if lowest_of_suit(table, place, start, stop):
                out[count] = hands[place] + _CARD
                count += 1
            place += 1
        return count
    while place < stop:
        out[count] = hands[place] + _CARD
        count += 1
        place += 1
    return count


def lowest_of_suit(table, place, start, stop):
    """Whether the card at a place of a hand is the lowest of its suit there; the joker never is (A1, A12)."""
    hands = table.hands
    card = hands[place]
    if card == _JOKER:
        return stop == start + 1
    for other in range(start, stop):
        if hands[other] >> 4 == card >> 4 and _POWER[hands[other] & 15] < _POWER[card & 15]:
            return False
    return True


def play(table, move, events):
    """A card of the hand of the seat to act."""
    card = move - _CARD
    seat = table.to_act
    hands = table.hands
    held = table.held
    suits = table.suits
    start = place = seat * table.width
    stop = start + held[seat]
    while place < stop and hands[place] != card:
        place += 1
    if place == stop:
        raise IllegalMove("That card is not in the hand.")
    suit = suits[card]
    led = table.led
    if led == _UNSET:
        if table.laid == 0 and table.bid == _WELLINGTON and not lowest_of_suit(table, place, start, stop):
            raise IllegalMove("Wellington must lead the lowest card of the suit that will be trump.")
    elif suit != led:
        other = start
        while other < stop:
            if suits[hands[other]] == led:
                raise IllegalMove("Suit must be followed.")
            other += 1
    stop -= 1
    while place < stop:
        hands[place] = hands[place + 1]
        place += 1
    held[seat] -= 1
    laid = table.laid
    table.played[2 * laid] = seat
    table.played[2 * laid + 1] = card
    laid += 1
    table.laid = laid
    if events is not None:
        events.append((_PLAYED, seat, card))
    if led == _UNSET:
        table.led = led = suit
        if table.trump == _UNSET:
            table.trump = suit
            if events is not None:
                events.append((_TRUMP, seat, suit))
    if suit == table.trump:
        power = _TRUMP_POWER + _POWER[card & 15]
    elif suit == led:
        power = _POWER[card & 15]
    else:
        power = 0
    if power > table.best:
        table.best = power
        table.winner = laid - 1
    if laid - table.opened < table.playing:
        seat += 1
        if seat == table.seats:
            seat = 0
        if seat == table.rests:
            seat += 1
            if seat == table.seats:
                seat = 0
        table.to_act = seat
    else:
        _close(table, events)
    return False


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
        settlement.settle(table, events)
