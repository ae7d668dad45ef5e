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

_NOBODY = const(255)
_NONE = const(255)
_PHASE_DEAL = const(0)

_MOVE_CHALLENGE = const(48)


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
        else:
            memory.load("nap", "revoked").challenged(table, seat, events)
            memory.spare("nap", "revoked")
        return True

    def keep(self, table, won):
        """Keep what a settlement stands on, in case of a challenge after it."""
        self.declarer = table.declarer
        self.bid = table.bid
        self.won = won
        self.factor = 2 if table.doubled else 1
        for seat in range(table.seats):
            self.before[seat] = table.chips[seat]
        self.before[table.seats] = table.kitty

    def settle(self, table, events):
        """Settle a deal in which an offender was caught and cards were replayed; False where none was."""
        if self.offender == _NOBODY:
            return False
        memory.load("nap", "revoked").penalty(table, events)
        memory.spare("nap", "revoked")
        return True
