"""What one seat may know of a table of Nain Jaune, for screens and machine opponents; about 500 bytes each."""

from array import array

from micropython import const

from engine.nain_jaune.board import COMPARTMENT, PACK

_NOBODY = const(255)
_HIDDEN = const(255)


class View:
    """The public part of a match, and one seat's hand.

    `seat` whose view (NOBODY: all may see it); `seats`; `options` packed, in the order of options.OPTIONS
    `stake` what all stakes are multiplied by (Y4)
    `phase` board.PHASE_*; `deal` how many were dealt; `dealer`; `to_act`, NOBODY when the match is over
    `members` the seats still in the match, a bit each
    `following` by seat, the next in turn of those who were dealt to
    `winners` of the match, a bit each; 0 until it is over
    `chips` by seat; `board` the five stakes in the order of board.BOARD_CARDS
    `counts` how many cards each seat holds; `talon` how many lie out of play (Y6)
    `hand` the seat's cards in order, counts[seat] of them, then HIDDEN (255); all HIDDEN for NOBODY
    `pile` the cards laid in order, `laid` of them; `begun` the place where this run begins
    `run` the rank last laid or skipped, 0 where a new run begins; `last` the seat that laid last, or NOBODY
    `claim` 0, or 1..5 the compartment (place in `board` + 1) that the seat to act may claim by hand (C4)
    `broken` the seats, a bit each, that can no longer make a Grand Opéra this deal (Y21)
    `void` by seat the ranks, a bit each, that the seat said "sans" to this deal and so does not hold
    `opera` whether the deal that is over was a Grand Opéra (Y21)
    Until the next deal the cards of the one that is over lie as they were: `counts`, `hand`, `pile`, `begun`.
    """

    def __init__(self, seats, options):
        self.seats = seats
        self.options = options
        self.board = array("H", [0] * 5)
        self.chips = array("H", [0] * seats)
        self.counts = bytearray(seats)
        self.following = bytearray(seats)
        self.hand = bytearray(52)
        self.pile = bytearray(52)
        self.void = array("H", [0] * seats)

    def fill(self, table, seat):
        """Take what `seat` may know of a table; allocates nothing."""
        self.seat = seat
        self.stake = table.stake
        self.phase = table.phase
        self.to_act = table.to_act
        self.deal = table.deal
        self.dealer = table.dealer
        self.members = table.members
        self.winners = table.winners
        self.run = table.run
        self.last = table.last
        self.claim = table.claim
        self.broken = table.broken
        self.opera = table.opera
        self.laid = table.laid
        self.begun = table.begun
        for place in range(5):
            self.board[place] = table.board[place]
        away = table.laid
        for other in range(self.seats):
            self.chips[other] = table.chips[other]
            self.counts[other] = table.left[other]
            self.following[other] = table.following[other]
            self.void[other] = table.void[other]
            away += table.left[other]
        self.talon = 52 - away if table.phase == 1 else 0
        pile = self.pile
        hand = self.hand
        for place in range(52):
            hand[place] = _HIDDEN
            pile[place] = table.pile[place] if place < table.laid else _HIDDEN
        if seat != _NOBODY:
            count = 0
            where = table.where
            for card in PACK:
                if where[card] == seat:
                    hand[count] = card
                    count += 1

    def passed(self, seat):
        """Whether a seat has passed or stopped since a card was laid or a rank skipped (Y10)."""
        if self.run == 0 or self.last == _NOBODY:
            return False
        other = self.last
        while other != self.to_act:
            if other == seat:
                return True
            other = self.following[other]
        return False

    def run_from(self, card):
        """How many cards of the viewing seat go in one run that it begins with `card` (Y9)."""
        ranks = 0
        for place in range(self.counts[self.seat]):
            ranks |= 1 << (self.hand[place] & 15)
        low = card & 15
        count = 0
        while ranks >> low & 1:
            count += 1
            low += 1
        return count

    def stake_of(self, card):
        """The chips that laying a card would take from the board (Y12); 0 for other cards."""
        place = COMPARTMENT[card]
        return self.board[place - 1] if place else 0
