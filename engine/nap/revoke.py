"""Revokes where the house rules allow them: any card may be played, and a challenge made (N28, A13).

`doubtful` are the seats that failed to follow suit (all see that), `faults` the place in `played` of the first
card with which a seat failed though it could follow (255: none; nobody sees that before a challenge).
A challenge of an honest seat clears it. It is possible until the next deal, at which the seat to act may also
challenge itself: one device goes round. `settled`: the deal ends with N28's payment. `replayed` (Hoffmann): the
cards go back to the fault and suit must be followed from there on; the offender pays for all.
"""

from struct import pack_into, unpack_from

from micropython import const

from engine import memory
from engine.contract import BadRecord
from engine.nap import hands

_NOBODY = const(255)
_KITTY = const(254)
_NONE = const(255)
_REPLAYED = const(2)
_PHASE_DEAL = const(0)

_MOVE_CHALLENGE = const(48)
_CLAUSE_SETTLED = const(28)
_CLAUSE_REPLAYED = const(113)
_PAY = const(5)


class Revoke:
    """What is kept of a deal for challenges; one for each table where revokes are possible."""

    def __init__(self, rule, seats):
        self.rule = rule
        self.faults = bytearray(seats)
        self.clear()
        # The last settlement: the declarer, his bid, whether he won, and what everybody had before.
        self.declarer = _NOBODY
        self.bid = 0
        self.won = 0
        self.factor = 1
        self.before = [0] * (seats + 1)

    def clear(self):
        """A new deal: nobody has failed to follow, nobody was caught."""
        self.doubtful = 0
        self.offender = _NOBODY
        for seat in range(len(self.faults)):
            self.faults[seat] = _NONE

    def save(self, out, at):
        """Write what is kept into a bytearray; returns the place behind it."""
        out[at] = self.doubtful
        out[at + 1] = self.offender
        out[at + 2] = self.declarer
        out[at + 3] = self.bid
        out[at + 4] = (1 if self.won else 0) + 2 * self.factor
        at += 5
        for seat in range(len(self.faults)):
            out[at] = self.faults[seat]
            at += 1
        for chips in self.before:
            pack_into("<i", out, at, chips)
            at += 4
        return at

    def load(self, data, at):
        """Take what is kept from saved bytes; returns the place behind it."""
        seats = len(self.faults)
        if at + 5 + seats + 4 * len(self.before) > len(data):
            raise BadRecord("These bytes are not whole.")
        self.doubtful = data[at]
        self.offender = data[at + 1]
        self.declarer = data[at + 2]
        self.bid = data[at + 3]
        self.won = data[at + 4] & 1 > 0
        self.factor = data[at + 4] >> 1
        at += 5
        for seat in range(seats):
            self.faults[seat] = data[at]
            at += 1
        for place in range(seats + 1):
            self.before[place] = unpack_from("<i", data, at)[0]
            at += 4
        return at

    def watched(self, table):
        """Whether suit must be followed: once cards were taken back the table watches."""
        return self.offender != _NOBODY

    def note(self, table, seat, could_follow):
        """A seat fails to follow suit."""
        if self.offender == _NOBODY:
            self.doubtful |= 1 << seat
            if could_follow and self.faults[seat] == _NONE:
                self.faults[seat] = table.laid

    def _may_challenge(self, table, seat):
        if not 0 <= seat < table.seats or not self.doubtful >> seat & 1 or self.offender != _NOBODY:
            return False
        return seat != table.to_act or table.phase == _PHASE_DEAL

    def offer(self, table, out, count):
        """The seats that may be challenged."""
        for seat in range(table.seats):
            if self._may_challenge(table, seat):
                out[count] = _MOVE_CHALLENGE + seat
                count += 1
        return count

    def challenge(self, table, move, events):
        """Challenge a seat; False when it cannot be challenged now."""
        seat = move - _MOVE_CHALLENGE
        if not self._may_challenge(table, seat):
            return False
        if self.faults[seat] == _NONE:
            self.doubtful &= ~(1 << seat)
        elif table.phase == _PHASE_DEAL:
            self._settle_again(table, seat, events)
        elif seat == table.declarer or self.rule != _REPLAYED:
            self._end(table, seat, events)
        else:
            self.offender = seat
            self.doubtful = 0
            _take_back(table, self.faults[seat])
        return True

    def _clause(self):
        return _CLAUSE_REPLAYED if self.rule == _REPLAYED else _CLAUSE_SETTLED

    def _end(self, table, seat, events):
        """Play stops and the offender pays (N28)."""
        self.keep(table)
        self.offender = seat
        self.won = seat != table.declarer
        self._penalty(table, events)
        _settlement().end_deal(table, table.declarer if self.won else _NOBODY, events)

    def keep(self, table):
        """Keep what a settlement stands on, in case of a challenge after it."""
        self.declarer = table.declarer
        self.bid = table.bid
        self.won = _settlement().made(table)
        self.factor = 2 if table.doubled else 1
        for seat in range(table.seats):
            self.before[seat] = table.chips[seat]
        self.before[table.seats] = table.kitty

    def settle(self, table, won, events):
        """Settle a deal in which an offender was caught and cards were replayed; False where none was."""
        if self.offender == _NOBODY:
            return False
        self._penalty(table, events)
        return True

    def _penalty(self, table, events):
        """The declarer who revoked pays as for a lost bid; an opponent pays alone, for all.

        By Hoffmann an opponent whose cards were replayed pays the others when the bid fails all the same.
        """
        offender = self.offender
        declarer = self.declarer
        count = (table.gain if self.won else table.cost)[self.bid] * self.factor
        seat = declarer
        for _ in range(table.seats - 1):
            seat = (seat + 1) % table.seats
            if offender == declarer:
                table.pay(declarer, seat, count, self._clause(), events)
            elif not self.won and seat != offender:
                table.pay(offender, seat, count, self._clause(), events)
        if offender != declarer and self.won:
            table.pay(offender, declarer, count * (table.seats - 1), self._clause(), events)

    def _settle_again(self, table, seat, events):
        """A challenge after the settlement: its payments go back, and the offender pays instead.

        Whose bid it leaves made or lost, the kitty stays where that put it (N30).
        """
        declarer = self.declarer
        won = False if seat == declarer else self.won or self.rule != _REPLAYED
        for other in range(table.seats if won == self.won else table.seats + 1):
            now = table.kitty if other == table.seats else table.chips[other]
            payee = _KITTY if other == table.seats else other
            if other == declarer:
                continue
            count = now - self.before[other]
            if count > 0:
                table.pay(payee, declarer, count, self._clause(), events)
            elif count < 0:
                table.pay(declarer, payee, -count, self._clause(), events)
        self.offender = seat
        self.doubtful = 0
        self.won = won
        self._penalty(table, events)
        table.doubled = self.factor == 2 and not self.won
        settlement = _settlement()
        if settlement.is_over(table):
            settlement.end(table, (table.dealer - 1) % table.seats, events)
        memory.spare("nap", "settlement")


def _settlement():
    """What settles a deal; it is in memory only while one ends."""
    return memory.load("nap", "settlement")


def _take_back(table, place):
    """Put the cards from a place on back into their hands, and the table as it was before them."""
    trump = table.trump
    for at in range(place, table.laid):
        hands.draw(table, table.played[2 * at], table.played[2 * at + 1])
    again(table, bytes(table.played), 2, place, trump)


def again(table, data, step, count, trump):
    """Play the first `count` cards anew, every `step`th byte of `data` from its end of a step; hands stay as they are.

    Nothing is checked and nothing paid: the cards were played before and do not end the deal.
    """
    for seat in range(table.seats):
        table.taken[seat] = 0
    table.laid = 0
    table.tricks = 0
    tricks = table.acts
    tricks.open_trick(table)
    tricks.begin(table)
    if tricks.must_name(table) and trump < 4:
        tricks.set_trump(table, trump)
    for place in range(count):
        tricks.lay(table, table.to_act, data[step * place + step - 1], None)
        if tricks.must_name(table) and trump < 4:
            tricks.name(table, trump, None)
