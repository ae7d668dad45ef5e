"""Nap: one match as it stands, from the cut for deal to the last payment (N1-N28, A1-A17).

The phases are dealt with in `bidding`, `tricks` and `settlement`. Moves, one byte each:

    0 deal   1 pass   8..11 trump suit   16 + bid   128 + card

Bids: 0 one (never offered), 1 two, 2 three, 3 misère, 4 four, 5 nap, 6 bonaparte, 7 wellington,
8 blücher, 9 six, 10 seven. A trump is a suit 0..3, 4 no trump (the joker's own suit), 255 not yet known.
"""

from array import array

from micropython import const

from engine import cards
from engine.contract import BadRecord, Game, IllegalMove
from engine.nap import bidding, settlement, tricks

_NOBODY = const(255)
_UNSET = const(255)

_PHASE_DEAL = const(0)
_PHASE_BID = const(2)
_PHASE_PLAY = const(4)
_PHASE_OVER = const(5)

_MOVE_DEAL = const(0)
_DEAL = const(0)

_LEAST_PACKET = const(4)
_CHIPS = const(100)


class Table(Game):
    """A match of `seats` players (3..7) with packed options; `chance` is its own stream.

    What stands on the table, for views, screens and other programs:

    phase       0 deal, 1 draw, 2 bid, 3 swap, 4 play, 5 over
    to_act      the seat that may move; 255 when the match is over
    deal        how many deals were dealt; length: how many there will be, 0 no limit
    dealer      the seat that deals, or dealt the deal in play; rests: the same when he has no hand, else 255
    cuts        the cards cut for deal: a byte a seat, then a byte a seat for the cut that broke a tie
                (255: took no part in it)
    hands       `width` bytes a seat, of which the first held[seat] are its cards, in order
    spoken      (seat, move) of each bid and pass in turn, `bids` of them
    declarer    the highest bidder so far and bid, the number of his bid; 255
    trump       a suit, 4 no trump, 255 unknown
    played      (seat, card) in turn, `laid` of them; the trick in play begins at number `opened`
    turned      the place in `played` of the card that won each trick, turned face down (N3); `tricks` of them
    taken       tricks a seat
    chips       by seat; kitty
    stock       cards left in the pack
    """

    def __init__(self, seats, packed, chance):
        from engine.nap import options

        self.seats = seats
        self.chance = chance
        self.dealer_rests = options.dealer_rests(seats, packed)
        self.playing = seats - 1 if self.dealer_rests else seats
        self.width = 5
        self.size = 5
        dealing = options.value(packed, "dealing")
        self.batches = {"32": b"\x03\x02", "23": b"\x02\x03"}.get(dealing, b"\x01" * self.size)
        count = options.pack_cards(seats, packed)
        self.pack = bytearray(count)
        cards.fill_pack(self.pack, 15 - count // 4 if count < 52 else 2)
        self.fresh = bytes(self.pack)
        self.length = options.value(packed, "length")
        if options.value(packed, "match") == "rounds":
            self.length *= seats
        # The joker is of the trump suit (A12); all others of their own.
        self.suits = bytearray([card >> 4 for card in range(65)])
        bidding.prepare(self, packed, options)
        self.hands = bytearray(seats * self.width)
        self.held = bytearray(seats)
        self.spoken = bytearray(2 * seats)
        self.played = bytearray(2 * seats * self.size)
        self.turned = bytearray(self.size)
        self.taken = bytearray(seats)
        self.chips = array("i", [_CHIPS] * seats)
        self.kitty = 0
        self.deal = 0
        self.cuts = bytearray(2 * seats)
        self.dealer = self._cut_for_deal()
        self.clear()

    @property
    def at_rest(self):
        """Whether the table is between two deals."""
        return self.phase == _PHASE_DEAL

    def clear(self):
        """Take all cards from the table: the dealer is to deal."""
        self.phase = _PHASE_DEAL
        self.to_act = self.dealer
        self.rests = self.dealer if self.dealer_rests else _NOBODY
        for seat in range(self.seats):
            self.held[seat] = 0
            self.taken[seat] = 0
        self.bids = 0
        self.declarer = _NOBODY
        self.bid = _UNSET
        self.trump = _UNSET
        self.laid = 0
        self.tricks = 0
        self.stock = len(self.pack)
        tricks.open_trick(self)

    def _cut_for_deal(self):
        """The seat that cuts the lowest card, the ace below the two; ties cut again (N9, A15)."""
        seats = self.seats
        cuts = self.cuts
        for place in range(seats, 2 * seats):
            cuts[place] = cards.HIDDEN
        tied = (1 << seats) - 1
        row = 0
        while True:
            self.pack[:] = self.fresh
            self.chance.shuffle(self.pack, len(self.fresh))
            lowest = 14
            lowest_seats = 0
            for seat in range(seats):
                if tied >> seat & 1:
                    card = self.pack[seat]
                    cuts[row + seat] = card
                    if card & 15 < lowest:
                        lowest = card & 15
                        lowest_seats = 0
                    if card & 15 == lowest:
                        lowest_seats |= 1 << seat
                elif row:
                    cuts[row + seat] = cards.HIDDEN
            tied = lowest_seats
            row = seats
            if tied & (tied - 1) == 0:
                seat = 0
                while not tied >> seat & 1:
                    seat += 1
                return seat

    def after(self, seat):
        """The next seat clockwise that has a hand."""
        seat += 1
        if seat == self.seats:
            seat = 0
        if seat == self.rests:
            seat += 1
            if seat == self.seats:
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
            return 1
        return 0

    def play(self, move, events=None):
        """See Game.play."""
        phase = self.phase
        if phase == _PHASE_PLAY:
            return tricks.play(self, move, events)
        if phase == _PHASE_BID:
            return bidding.play(self, move, events)
        if phase == _PHASE_DEAL and move == _MOVE_DEAL:
            return self._deal(events)
        raise IllegalMove("That move is not allowed now.")

    def _deal(self, events):
        """Shuffle, let the player on the dealer's right cut, deal in batches (N8, N10, N11)."""
        pack = self.pack
        count = len(pack)
        pack[:] = self.fresh
        self.chance.shuffle(pack, count)
        lifted = _LEAST_PACKET + self.chance.below(count - 2 * _LEAST_PACKET + 1)
        self.deal += 1
        if events is not None:
            events.append((_DEAL, self.deal, self.dealer, lifted))
        hands = self.hands
        width = self.width
        at = lifted
        done = 0
        for batch in self.batches:
            seat = self.dealer
            for _ in range(self.playing):
                seat = self.after(seat)
                start = seat * width + done
                for place in range(start, start + batch):
                    hands[place] = pack[at]
                    at += 1
                    if at == count:
                        at = 0
            done += batch
        seat = self.dealer
        for _ in range(self.playing):
            seat = self.after(seat)
            self.held[seat] = done
            cards.sort(hands, seat * width, seat * width + done)
        self.stock = count - done * self.playing
        self.phase = _PHASE_BID
        self.to_act = self.after(self.dealer)
        return False

    def rest(self, events):
        """The deal is over: the next dealer is to deal (N8), or the match is over (A16)."""
        self.dealer += 1
        if self.dealer == self.seats:
            self.dealer = 0
        self.clear()
        if self.deal == self.length:
            self.phase = _PHASE_OVER
            self.to_act = _NOBODY
            settlement.end(self, events)

    def view(self, seat, into=None):
        """See Game.view; a view.View."""
        from engine.nap.view import View

        if into is None:
            into = View(self)
        return into.look(self, seat)

    def save(self, out):
        """See Game.save."""
        from engine.nap import storage

        return storage.save(self, out)

    def load(self, data, start, stop):
        """See Game.load."""
        from engine.nap import storage

        try:
            storage.load(self, data, start, stop)
        except (IndexError, ValueError, IllegalMove):
            raise BadRecord("These bytes are no position of Nap.")
