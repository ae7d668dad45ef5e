"""The table of Nain Jaune: runs, "sans", passes, restarts, taking stakes (Y8-Y13, C1-C4).

Rule source: rules sheet part 3. A match begins in `opening.py`, a deal in `deals.py` and ends in `settlement.py`:
files that a board holds only while they are needed, as `storage.py` and `reading.py`. About 3 KB of heap with the
table's own 600 bytes.

Moves, one byte each: MOVE_DEAL 0 (the next dealer; also places the stakes), MOVE_PASS 1, CLAIM 3 (house rule
`collect`), STOP 4 (house rule `playing`), CARD + card (129..189).

A seat that lays a card stays to act: it lays the next rank or passes, which names the missing rank. So a claim
is always a move of the seat to act: that seat's own next card or pass is the next card or pass by anyone (C4).
A seat whose last card is an unclaimed board card is still to act, with CLAIM and MOVE_PASS (which forgoes it).
A seat that stops of its own will says the same as one that passes: the event SANS.
"""

from micropython import const

from engine import memory
from engine.contract import Game, IllegalMove
from engine.nain_jaune.board import BOARD_CARDS, COMPARTMENT, PACK

_DEAL = const(0)
_PASS = const(1)
_CLAIM = const(3)
_STOP = const(4)
_CARD = const(128)
_NOBODY = const(255)
_BOARD = const(253)

_PLAYED = const(3)
_PAY = const(5)
_TAKE = const(9)
_SANS = const(10)

# Where a card is when no seat holds it.
_TALON = const(8)
_LAID = const(9)

_PHASE_PLAY = const(1)

_OPTION_STUCK = const(1)


class Table(Game):
    """A match of Nain Jaune for 3 to 8 seats with packed options; at first a dealer is drawn (C11).

    `options` packed; `stake` what all stakes are multiplied by (Y4)
    `phase` PHASE_DEAL, PHASE_PLAY or PHASE_OVER; `deal` how many deals were dealt; `dealer`; `to_act`
    `members` the seats still in the match, a bit a seat
    `following` by seat, the next in turn of those who were dealt to (C1)
    `winners` of the match, a bit a seat; 0 until it is over
    `chips` by seat; `board` the five stakes in the order of BOARD_CARDS
    `where` by card: the seat that holds it, 8 in the talon (Y6) or 9 laid; `left` cards of each seat
    `pile`, `laid` the cards laid in order and how many; `begun` how many were laid before this run
    `run` the rank last laid or skipped, 0 where a new run begins; `last` the seat that laid last, or NOBODY
    `claim` 0, or 1..5 the compartment that the seat to act has reached but not yet claimed
    `void` by seat the ranks, a bit each, that it has said "sans" to and, having to play, does not hold
    `broken` the seats, a bit each, that were cut off by another seat's card after laying one (Y21)
    `opera` whether the deal that is over was a Grand Opéra (Y21)
    The cards of a deal that is over lie as they are until they are gathered for the next (Y18).
    """

    # More than 29 attributes of its own would make CPython a third slower.
    settlement = None  # kept by those who play ahead

    def __init__(self, seats, packed, chance):
        memory.load("nain_jaune", "opening").begin(self, seats, packed, chance)
        memory.spare("nain_jaune", "opening")

    def rest(self):
        """Gather all cards (Y18): the table as it is between two deals, the dealer to act."""
        self.where[:] = bytes([_TALON]) * 64
        for seat in range(self.seats):
            self.left[seat] = 0
            self.void[seat] = 0
        self.laid = 0
        self.begun = 0
        self.opera = False
        self.end_deal(0, self.dealer, 0)

    def end_deal(self, phase, to_act, winners):
        """A deal is over: the next dealer is to act, or nobody."""
        self.phase = phase
        self.at_rest = phase == 0
        self.to_act = to_act
        self.winners = winners
        self.run = 0
        self.last = _NOBODY
        self.claim = 0
        self.broken = 0

    def seat_members(self):
        """Work out who follows whom among the seats still in the match (C1)."""
        for seat in range(self.seats):
            other = seat
            for _ in range(self.seats):
                other = (other + self.forward) % self.seats
                if self.members >> other & 1:
                    break
            self.following[seat] = other

    def moves(self, out):
        """Fill `out` with the legal moves, ascending; returns how many (Y9-Y11)."""
        seat = self.to_act
        where = self.where
        count = self.claims.moves(self, out) if self.claims else 0
        low = self.run + 1
        if low > 1:
            while low < 64:
                if where[low] == seat:
                    out[count] = _CARD + low
                    count += 1
                low += 16
            if count == 0:
                out[0] = _PASS
                return 1
            return count
        if self.phase == _PHASE_PLAY:
            for card in PACK:
                if where[card] == seat:
                    out[count] = _CARD + card
                    count += 1
            return count
        if seat == _NOBODY:
            return 0
        out[0] = _DEAL
        return 1

    def holds(self, seat, low):
        """Whether a seat holds a card of a rank."""
        where = self.where
        return where[low] == seat or where[low + 16] == seat or where[low + 32] == seat or where[low + 48] == seat

    def play(self, move, events=None):
        """Lay a card, pass, claim, stop or deal; see the contract. True while the move may be taken back."""
        seat = self.to_act
        run = self.run
        where = self.where
        if move >> 6 == 2:
            card = move & 63
            low = card & 15
            if where[card] != seat or (low != run + 1 if run else self.phase != _PHASE_PLAY):
                raise IllegalMove("That card cannot be laid now.")
            if self.claim:
                self.claims.miss(self, seat, events)
            where[card] = _LAID
            laid = self.laid
            self.pile[laid] = card
            self.laid = laid + 1
            if run == 0:
                self.begun = laid
            self.run = low if low < 13 else 0
            last = self.last
            if last != seat:
                if last != _NOBODY:
                    self.broken |= 1 << last
                self.last = seat
            if events is not None:
                events.append((_PLAYED, seat, card))
            place = COMPARTMENT[card]
            if place and self.board[place - 1]:
                # Its stake is taken with the card (Y12), or waits for the claim (C4).
                if self.by_hand:
                    self.claim = place
                else:
                    self.take(seat, place, events)
            left = self.left[seat] - 1
            self.left[seat] = left
            return self.settle(seat, events) if left == 0 and self.claim == 0 else True
        if self.claim and (move == _CLAIM or (move == _PASS and self.left[seat] == 0)):
            return self.claims.answer(self, move, events)
        if run and (move == _PASS or move == _STOP):
            low = run + 1
            if self.holds(seat, low):
                if move == _PASS or not self.may:
                    raise IllegalMove("Whoever holds the next rank must lay it.")
            elif move == _STOP:
                raise IllegalMove("Only who holds the next rank can stop.")
            if self.claim:
                self.claims.miss(self, seat, events)
            if not self.may:
                self.void[seat] |= 1 << low
            if events is not None:
                events.append((_SANS, seat, low))
            seat = self.to_act = self.following[seat]
            if seat == self.last:
                # Nobody could go on (Y11); skipping goes no further than the king (C2).
                self.run = low if self.options[_OPTION_STUCK] and low < 13 else 0
            return False
        if move == _DEAL and self.at_rest:
            memory.load("nain_jaune", "deals").deal(self, events)
            memory.spare("nain_jaune", "deals")
            return False
        raise IllegalMove("That move is not allowed now.")

    def take(self, seat, place, events):
        """Give the stake of a compartment, 1..5, to a seat (Y12)."""
        amount = self.board[place - 1]
        self.board[place - 1] = 0
        self.chips[seat] += amount
        if events is not None:
            events.append((_TAKE, seat, BOARD_CARDS[place - 1], amount))
            events.append((_PAY, _BOARD, seat, amount, 12))

    def settle(self, seat, events):
        """Fini, gagné (Y14); final, so always False."""
        if self.settlement:
            self.settlement.settle(self, seat, events)
        else:
            memory.load("nain_jaune", "settlement").settle(self, seat, events)
            memory.spare("nain_jaune", "settlement")
        return False

    def save(self, out):
        """Write the state; returns how many bytes (storage.py)."""
        count = memory.load("nain_jaune", "storage").save(self, out)
        memory.spare("nain_jaune", "storage")
        return count

    def load(self, data, start, stop):
        """Take a state that `save` wrote; raises BadRecord when it is none, having changed nothing."""
        memory.load("nain_jaune", "reading").load(self, data, start, stop)
        memory.spare("nain_jaune", "reading")

    def view(self, seat, into=None):
        """What `seat` may know (NOBODY: what all may know), in a new view.View or in one handed in."""
        if into is None:
            from engine.nain_jaune.view import View

            into = View(self.seats, self.options)
        into.fill(self, seat)
        return into
