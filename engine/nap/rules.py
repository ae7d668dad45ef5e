"""Nap: one match as it stands, from the cut for deal to the last payment (N1, all of it: N1-N43, A1-A17).

The phases are dealt with in `dealing`, `bidding`, `tricks` and `settlement`, of which a board holds the one that it
needs; `peep`, `garnet`, `ecarte` and `revoke` are loaded only where the house rules ask for them. Moves, one byte each:

    0 deal        1 pass        2 done (draw)   3 peep   4 take the spare hand   5 keep (swap)
    8..11 name a trump suit     16 + bid (in floater mode: without)   32 + bid with the floater
    48 + seat challenge         128 + card: play it, in phase draw throw it, in phase swap give it

Bids: 0 one (never offered), 1 two, 2 three, 3 misère, 4 four, 5 nap, 6 bonaparte, 7 wellington,
8 blücher, 9 six, 10 seven. A trump is a suit 0..3, 4 no trump (the joker's own suit), 255 not yet known.
A secret act's event (8, seat, what, count) names by `what`: 3 peep, 4 spare, 5 keep, 6 swap, 7 throw, 12 draw.
"""

from micropython import const

from engine import memory
from engine.contract import Game, IllegalMove
from engine.nap.view import View

_KITTY = const(254)

_PHASE_DEAL = const(0)
_PHASE_BID = const(2)
_PHASE_PLAY = const(4)
_PHASE_OVER = const(5)

_REVOKES = const(15)  # its place among the options

_MOVE_DEAL = const(0)
_PAY = const(5)


class Table(Game):
    """A match of `seats` players (3..7) with packed options; `chance` is its own stream.

    What stands on the table, for views, screens and other programs:

    phase       0 deal, 1 draw (cards are thrown), 2 bid, 3 swap, 4 play, 5 over
    to_act      the seat that may move; 255 when the match is over
    mode        0 plain, 1 garnet, 2 peep, 3 ecarte, 4 floater, 5 seven
    deal        how many deals were dealt; length: how many there will be, 0 no limit
    dealer      the seat that deals, or dealt the deal in play; rests: the same when he has no hand, else 255
    gone        seats that were eliminated, a bit a seat; idle: all that have no hand now; playing: how many have
    following   by seat: the next clockwise that has a hand
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
        self.seats = seats
        self.chance = chance
        memory.load("nap", "house").prepare(self, packed)
        memory.forget("nap", "house")
        memory.forget("nap", "options")
        memory.load("nap", "opening").prepare(self, packed[_REVOKES])
        memory.forget("nap", "opening")
        memory.let_go("engine.cards")

    def enter(self, phase):
        """Begin a phase; where memory is short the code of the one before goes (`acts`: that of the phase)."""
        self.phase = phase
        self.at_rest = phase == _PHASE_DEAL
        if phase == _PHASE_BID:
            self.acts = memory.load("nap", "bidding")
            self.acts.begin(self)
        elif phase == _PHASE_PLAY:
            memory.spare("nap", "bidding")
            self.acts = memory.load("nap", "tricks")
            self.acts.begin(self)
        elif phase == _PHASE_DEAL or phase == _PHASE_OVER:
            self.acts = None
            memory.spare("nap", "bidding", "tricks", "leads", "settlement", "clearing")
        else:
            self.acts = self.variant

    def pay(self, payer, payee, count, clause, events):
        """Chips from one to another, seat or kitty, by a clause; nobody is eliminated below nothing."""
        if payer == _KITTY:
            self.kitty -= count
        else:
            if self.eliminates and count > self.chips[payer]:
                count = self.chips[payer]
            self.chips[payer] -= count
        if payee == _KITTY:
            self.kitty += count
        else:
            self.chips[payee] += count
        if events is not None and count:
            events.append((_PAY, payer, payee, count, clause))

    def moves(self, out):
        """See Game.moves."""
        if self.acts is not None:
            return self.acts.moves(self, out)
        if self.phase == _PHASE_OVER:
            return 0
        out[0] = _MOVE_DEAL
        return 1 if self.revoke is None else self.revoke.offer(self, out, 1)

    def play(self, move, events=None):
        """See Game.play."""
        if self.acts is not None:
            return self.acts.play(self, move, events)
        if self.at_rest:
            if move == _MOVE_DEAL:
                memory.load("nap", "dealing").deal(self, events)
                memory.spare("nap", "dealing")
                return False
            if self.revoke is not None and self.revoke.challenge(self, move, events):
                return False
        raise IllegalMove("That move is not allowed now.")

    def view(self, seat, into=None):
        """See Game.view; a view.View."""
        if into is None:
            into = View(self)
        return into.look(self, seat)

    def save(self, out):
        """See Game.save."""
        count = memory.load("nap", "storage").save(self, out)
        memory.spare("nap", "storage")
        return count

    def load(self, data, start, stop):
        """See Game.load."""
        memory.load("nap", "reading").load(self, data, start, stop)
        memory.spare("nap", "reading")
