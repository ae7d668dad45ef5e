"""A machine opponent for Nain Jaune; about 2 KB of heap, for level 2 settlement.py and 1 KB more.

It knows a View and nothing else; the view must stay as it is until the move is chosen. Which suit of a rank to
lay is plain: the one that takes a stake. What is to be thought about is which run to open: low, where cards are
hard to be rid of, or where stakes are waiting, so that kings, which bring the turn back, are kept. Level 0 does
so two times in three, level 1 always; level 2 plays the deal to its end with the unseen cards dealt at random,
many times, and opens the run that brings most chips. One such try is a slice of thinking.

Measured against level 1 in all other seats, chips a deal: level 0 loses about 1, level 2 wins about 1 with three
seats (1,500 deals, standard error 0.4) and 0.1 to 0.6 with five (1,500 deals, 0.7).
"""

from micropython import const

from engine import memory
from engine.nain_jaune.board import COMPARTMENT, PACK

_NOBODY = const(255)
_CLAIM = const(3)
_CARD = const(128)
_PHASE_PLAY = const(1)
_TALON = const(8)
_LAID = const(9)
_HARD = const(2)
_SEATS = const(8)
_OPTIONS = const(13)

# Runs that level 2 tries, and how many tries it spends on all of them.
_RUNS = const(6)
_TRIES = const(96)

# By rank the place of its board card.
_PLACE_OF_RANK = b"\x05\x05\x05\x05\x05\x05\x05\x04\x05\x05\x00\x01\x02\x03"
# The table on which all opponents try what may come, built with the first that needs it.
_trials = []


class Bot:
    """An opponent of level 0 easy, 1 normal or 2 hard, with a stream of its own."""

    def __init__(self, level, chance):
        self.level = level
        self.chance = chance
        self.view = None
        self.legal = bytearray(64)
        self.count = 0
        self.listed = 0
        self.tried = 0
        if level == _HARD:
            self.runs = bytearray(_RUNS)
            self.scores = [0] * _RUNS
            self.unseen = bytearray(52)
            self.world = bytearray(64)
            if not _trials:
                from engine.nain_jaune import settlement
                from engine.nain_jaune.rules import Table

                table = Table(_SEATS, bytes(_OPTIONS), None)
                table.settlement = settlement
                _trials.append(table)

    def begin(self, view, moves, count):
        """Take up a choice: the view of the seat to act and its legal moves."""
        self.view = view
        self.count = count
        self.legal[:count] = moves[:count]
        self.listed = 0
        self.tried = 0

    def think(self):
        """The move chosen, or NOBODY while there is more to try."""
        view = self.view
        legal = self.legal
        count = self.count
        if count == 1:
            return legal[0]
        if self.level == 0 and self.chance.below(3) == 0:
            return legal[self.chance.below(count)]
        if self.listed == 0:
            if self.level < _HARD or view.run or legal[0] < _CARD:
                return choose(legal, count, view.run, view.board)
            self._list_runs()
        if self.listed == 1 or self.tried == _TRIES // self.listed * self.listed:
            best = 0
            for place in range(1, self.listed):
                if self.scores[place] > self.scores[best]:
                    best = place
            return self.runs[best]
        # Every run is tried against the same unseen cards before they are dealt anew.
        place = self.tried % self.listed
        if place == 0:
            self._imagine()
        self.scores[place] += self._try(self.runs[place])
        self.tried += 1
        return _NOBODY

    def _list_runs(self):
        """The runs that look best, one for each rank, best first; their moves are taken out of `legal`."""
        legal = self.legal
        count = self.count
        listed = 0
        while count and listed < _RUNS:
            move = choose(legal, count, 0, self.view.board)
            self.runs[listed] = move
            self.scores[listed] = 0
            listed += 1
            kept = 0
            for place in range(count):
                if (legal[place] ^ move) & 15:
                    legal[kept] = legal[place]
                    kept += 1
            count = kept
        self.listed = listed

    def _imagine(self):
        """Deal the cards that the view does not show, at random but never against what a seat said it lacks."""
        view = self.view
        world = self.world
        unseen = self.unseen
        for card in range(64):
            world[card] = _TALON
        for place in range(view.laid):
            world[view.pile[place]] = _LAID
        for place in range(view.counts[view.seat]):
            world[view.hand[place]] = view.seat
        left = 0
        for card in PACK:
            if world[card] == _TALON:
                unseen[left] = card
                left += 1
        self.chance.shuffle(unseen, left)
        seat = view.following[view.seat]
        while seat != view.seat:
            lacks = view.void[seat]
            for _ in range(view.counts[seat]):
                place = left - 1
                while place > 0 and lacks >> (unseen[place] & 15) & 1:
                    place -= 1
                # Where nothing else is left the seat takes what it cannot have.
                world[unseen[place]] = seat
                left -= 1
                unseen[place] = unseen[left]
            seat = view.following[seat]

    def _try(self, move):
        """The chips that a seat wins in the imagined deal when it opens with `move` and all play like level 1."""
        view = self.view
        table = _trials[0]
        seat = view.seat
        if table.options is not view.options or table.seats != view.seats:
            memory.load("nain_jaune", "opening").adopt(table, view.seats, view.options)
            memory.spare("nain_jaune", "opening")
        table.stake = view.stake
        table.where[:] = self.world
        table.members = view.members
        for other in range(view.seats):
            table.left[other] = view.counts[other]
            table.chips[other] = view.chips[other]
            table.following[other] = view.following[other]
        for place in range(5):
            table.board[place] = view.board[place]
        table.phase = _PHASE_PLAY
        table.at_rest = False
        table.deal = view.deal
        table.dealer = view.dealer
        table.to_act = seat
        table.laid = view.laid
        table.run = 0
        table.last = view.last
        table.claim = 0
        table.broken = view.broken
        table.play(move)
        legal = self.legal
        while table.phase == _PHASE_PLAY:
            count = table.moves(legal)
            table.play(legal[0] if count == 1 else choose(legal, count, table.run, table.board))
        return table.chips[seat] - view.chips[seat]


def choose(moves, count, run, board):
    """The plain choice of level 1: claim, lay what takes a stake, open low or where stakes wait, never stop."""
    start = 0
    while moves[start] < _CARD:
        if moves[start] == _CLAIM:
            return _CLAIM
        start += 1
        if start == count:
            return moves[0]
    best = moves[start]
    if run == 0:
        ranks = 0
        takers = 0
        for place in range(start, count):
            card = moves[place] & 63
            ranks |= 1 << (card & 15)
            if COMPARTMENT[card]:
                takers |= 1 << (card & 15)
        most = -1
        chips = 0
        low = 13
        while low:
            if ranks >> low & 1:
                if takers >> low & 1:
                    chips += board[_PLACE_OF_RANK[low]]
                if chips + 13 - low > most:
                    most = chips + 13 - low
                    run = low - 1
            else:
                chips = 0
            low -= 1
    run += 1
    found = False
    for place in range(start, count):
        card = moves[place] & 63
        if card & 15 == run:
            if COMPARTMENT[card]:
                return moves[place]
            if not found:
                best = moves[place]
                found = True
    return best
