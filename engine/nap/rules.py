"""Nap: one match as it stands, from the cut for deal to the last payment (N1, all of it: N1-N43, A1-A17).

The phases are dealt with in `bidding`, `tricks` and `settlement`; `peep`, `garnet`, `ecarte` and `revoke` are
loaded only where the house rules ask for them. Moves, one byte each:

    0 deal        1 pass        2 done (draw)   3 peep   4 take the spare hand   5 keep (swap)
    8..11 name a trump suit     16 + bid (in floater mode: without)   32 + bid with the floater
    48 + seat challenge         128 + card: play it, in phase draw throw it, in phase swap give it

Bids: 0 one (never offered), 1 two, 2 three, 3 misère, 4 four, 5 nap, 6 bonaparte, 7 wellington,
8 blücher, 9 six, 10 seven. A trump is a suit 0..3, 4 no trump (the joker's own suit), 255 not yet known.
A secret act's event (8, seat, what, count) names by `what`: 3 peep, 4 spare, 5 keep, 6 swap, 7 throw, 12 draw.
"""

from array import array

from micropython import const

from engine import catalogue
from engine.contract import BadRecord, Game, IllegalMove
from engine.nap import bidding, settlement, storage, tricks
from engine.nap.view import View

_NOBODY = const(255)
_UNSET = const(255)

_PHASE_DEAL = const(0)
_PHASE_BID = const(2)
_PHASE_PLAY = const(4)
_PHASE_OVER = const(5)

_MOVE_DEAL = const(0)
_CHIPS = const(100)


class Table(Game):
    """A match of `seats` players (3..7) with packed options; `chance` is its own stream.

    What stands on the table, for views, screens and other programs:

    phase       0 deal, 1 draw (cards are thrown), 2 bid, 3 swap, 4 play, 5 over
    to_act      the seat that may move; 255 when the match is over
    mode        0 plain, 1 garnet, 2 peep, 3 ecarte, 4 floater, 5 seven
    deal        how many deals were dealt; length: how many there will be, 0 no limit
    dealer      the seat that deals, or dealt the deal in play; rests: the same when he has no hand, else 255
    gone        seats that were eliminated, a bit a seat; idle: all that have no hand now; playing: how many have
    cuts        the cards cut for deal: a byte a seat, then a byte a seat for the cut that broke a tie
                (255: took no part in it)
    hands       `width` bytes a seat, of which the first held[seat] are its cards, in order; size: cards dealt to each
    spoken      (seat, move) of each bid and pass in turn, `bids` of them
    declarer    the highest bidder so far and bid, the number of his bid; 255
    height      how high that bid is; odd: without the floater
    trump       a suit, 4 no trump, 255 unknown; led: the suit led, 255
    played      (seat, card) in turn, `laid` of them; the trick in play begins at number `opened`
    winner      the place in `played` of the card that wins the trick so far
    turned      the place in `played` of the card that won each trick, turned face down (N3); `tricks` of them
    taken       tricks a seat
    chips       by seat; kitty; doubled: the stakes are, after all passed (A4)
    stock       cards left in the pack
    spare       the table card, the spare hand or the cards to be drawn (see the modes' files); `spares` of them
    aside       cards thrown away, in turn, `asides` of them; thrown: how many of each seat
    peeped      seats that looked at the table card, a bit a seat
    thrower     the seat that took the spare hand; 255
    order, needed, gain, cost, clauses, leads   by number of bid: see opening
    """

    def __init__(self, seats, packed, chance):
        from engine.nap import opening, options

        self.seats = seats
        self.chance = chance
        opening.prepare(self, seats, packed)
        self.variant = None
        self.revoke = None
        if self.mode == 1:
            from engine.nap import garnet

            self.variant = garnet
        elif self.mode == 2 or self.mode == 4:
            from engine.nap import peep

            self.variant = peep
        elif self.mode == 3:
            from engine.nap import ecarte

            self.variant = ecarte
        if options.value(packed, "revoke") != "prevented":
            from engine.nap.revoke import Revoke

            self.revoke = Revoke(1 if options.value(packed, "revoke") == "settled" else 2, seats)
        # The joker is of the trump suit (A12); all others of their own.
        self.suits = bytearray([card >> 4 for card in range(65)])
        self.hands = bytearray(seats * self.width)
        self.held = bytearray(seats)
        self.spoken = bytearray(2 * seats)
        self.played = bytearray(2 * seats * self.size)
        self.turned = bytearray(self.size)
        self.taken = bytearray(seats)
        self.thrown = bytearray(seats)
        self.start = _CHIPS
        self.chips = array("i", [_CHIPS] * seats)
        self.kitty = 0
        self.deal = 0
        self.gone = 0
        self.doubled = False
        self.reshuffle = True
        self.cuts = bytearray(2 * seats)
        self.dealer = opening.cut_for_deal(self)
        catalogue.forget("nap", "opening")
        self.clear()

    @property
    def at_rest(self):
        """Whether the table is between two deals."""
        return self.phase == _PHASE_DEAL

    def players(self):
        """How many seats are still in the match."""
        count = 0
        for seat in range(self.seats):
            count += not self.gone >> seat & 1
        return count

    def clear(self):
        """Take all cards from the table: the dealer is to deal."""
        self.phase = _PHASE_DEAL
        self.to_act = self.dealer
        players = self.players()
        self.rests = self.dealer if players == self.resting else _NOBODY
        self.idle = self.gone
        self.playing = players
        if self.rests != _NOBODY:
            self.idle |= 1 << self.dealer
            self.playing -= 1
        for seat in range(self.seats):
            self.held[seat] = 0
            self.taken[seat] = 0
            self.thrown[seat] = 0
        self.bids = 0
        self.declarer = _NOBODY
        self.bid = _UNSET
        self.height = 0
        self.trump = _UNSET
        self.lead = 0
        self.laid = 0
        self.tricks = 0
        self.stock = len(self.pack)
        self.spares = 0
        self.asides = 0
        self.peeped = 0
        self.thrower = _NOBODY
        tricks.open_trick(self)

    def after(self, seat):
        """The next seat clockwise that has a hand."""
        seats = self.seats
        idle = self.idle
        seat += 1
        if seat == seats:
            seat = 0
        while idle >> seat & 1:
            seat += 1
            if seat == seats:
                seat = 0
        return seat

    def moves(self, out):
        """See Game.moves."""
        phase = self.phase
        if phase == _PHASE_PLAY:
            return tricks.moves(self, out)
        if phase == _PHASE_BID:
            return bidding.moves(self, out)
        if phase == _PHASE_DEAL:
            out[0] = _MOVE_DEAL
            return 1 if self.revoke is None else self.revoke.offer(self, out, 1)
        if phase == _PHASE_OVER:
            return 0
        return self.variant.moves(self, out)

    def play(self, move, events=None):
        """See Game.play."""
        phase = self.phase
        if phase == _PHASE_PLAY:
            return tricks.play(self, move, events)
        if phase == _PHASE_BID:
            return bidding.play(self, move, events)
        if phase == _PHASE_DEAL:
            if move == _MOVE_DEAL:
                return bidding.deal(self, events)
            if self.revoke is not None and self.revoke.challenge(self, move, events):
                return False
        elif phase != _PHASE_OVER:
            return self.variant.play(self, move, events)
        raise IllegalMove("That move is not allowed now.")

    def rest(self, events):
        """The deal is over: the next dealer is to deal (N8), or the match is over (A16)."""
        if self.keeps_order:
            bidding.gather(self)
        last_dealer = self.dealer
        self.dealer = (last_dealer + 1) % self.seats
        while self.gone >> self.dealer & 1:
            self.dealer = (self.dealer + 1) % self.seats
        self.clear()
        if settlement.is_over(self):
            self.finish(last_dealer, events)

    def finish(self, last_dealer, events):
        """The match is over (A16)."""
        self.phase = _PHASE_OVER
        self.to_act = _NOBODY
        settlement.end(self, last_dealer, events)

    def view(self, seat, into=None):
        """See Game.view; a view.View."""
        if into is None:
            into = View(self)
        return into.look(self, seat)

    def save(self, out):
        """See Game.save."""
        return storage.save(self, out)

    def load(self, data, start, stop):
        """See Game.load."""
        try:
            storage.load(self, data, start, stop)
        except (IndexError, ValueError, IllegalMove):
            raise BadRecord("These bytes are no position of Nap.")
