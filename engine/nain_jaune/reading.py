"""A table of Nain Jaune from the bytes that `storage` wrote; in memory while they are read."""

from struct import unpack_from

from micropython import const

from engine.contract import NOBODY, BadRecord
from engine.nain_jaune.board import PACK

_HEAD = const(31)
_BOARD_PLACE = const(21)

# All chips of a match fit in 16 bits, wherever they go.
_MOST_CHIPS = const(65535)

_PHASE_PLAY = const(1)
_PHASE_OVER = const(2)
_TALON = const(8)
_LAID = const(9)


def load(table, data, start, stop):
    """Bring a table into a saved state; raises BadRecord when it is none, having changed nothing."""
    seats = table.seats
    at = start + _HEAD + 2 * seats
    if stop < at:
        raise BadRecord("This state is too short.")
    fields = unpack_from("<BBBIBBBBBB", data, start + 8)
    phase, to_act, dealer, deal, last, run, members, broken, claim, winners = fields
    playing = phase == _PHASE_PLAY
    laid = stop - at - 27 - 2 * seats if playing else 0
    if (
        phase > _PHASE_OVER
        or (to_act != NOBODY if phase == _PHASE_OVER else to_act >= seats or not members >> to_act & 1)
        or dealer >= seats
        or (last != NOBODY and last >= seats)
        or run > 12
        or claim > 5
        or members >> seats
        or winners >> seats
        or (winners != 0) != (phase == _PHASE_OVER)
        or (phase != _PHASE_OVER and members & members - 1 == 0)
        or not 0 <= laid < 52
        or (not playing and stop != at)
    ):
        raise BadRecord("This state cannot come from Nain Jaune.")
    total = 0
    for place in range(start + _BOARD_PLACE, at, 2):
        total += unpack_from("<H", data, place)[0]
    if total > _MOST_CHIPS:
        raise BadRecord("This state has more chips than a match can hold.")
    if playing:
        _check(seats, data, at, laid)
    table.dealer = dealer
    table.members = members
    table.rest()
    table.seat_members()
    table.chance.load(data, start)
    table.phase = phase
    table.at_rest = phase == 0
    table.to_act = to_act
    table.deal = deal
    table.last = last
    table.run = run
    table.broken = broken
    table.claim = claim
    table.winners = winners
    for place in range(5):
        table.board[place] = unpack_from("<H", data, start + _BOARD_PLACE + 2 * place)[0]
    for seat in range(seats):
        table.chips[seat] = unpack_from("<H", data, start + _HEAD + 2 * seat)[0]
    if playing:
        table.laid = laid
        _load_cards(table, data, at)


def _check(seats, data, at, laid):
    """Raise BadRecord unless each card is with a seat, in the talon or in the pile, and the pile holds those laid."""
    pile = at + 27 + 2 * seats
    played = 0
    for place in range(52):
        owner = _owner(data, at, place)
        if owner >= seats and owner != _TALON and owner != _LAID:
            raise BadRecord("This state gives a card to nobody.")
        found = 0
        for turn in range(pile, pile + laid):
            if data[turn] == PACK[place]:
                found += 1
        played += found
        if found != (1 if owner == _LAID else 0):
            raise BadRecord("This state has other cards in its pile than were laid.")
    if played != laid or data[pile - 1] > laid:
        raise BadRecord("This state has a pile that cannot be.")


def _owner(data, at, place):
    """Who holds a card of the pack, by its place, in cards saved from `at`."""
    return data[at + place // 2] >> (place & 1) * 4 & 15


def _load_cards(table, data, at):
    """Take the cards of a deal saved from `at`."""
    for place in range(52):
        owner = _owner(data, at, place)
        table.where[PACK[place]] = owner
        if owner < table.seats:
            table.left[owner] += 1
    at += 26
    for seat in range(table.seats):
        table.void[seat] = unpack_from("<H", data, at)[0]
        at += 2
    table.begun = data[at]
    for place in range(table.laid):
        table.pile[place] = data[at + 1 + place]
