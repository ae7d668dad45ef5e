"""What one seat of Nap may know: the table as `rules.Table` describes it, other hands hidden."""

from array import array

from micropython import const

_HIDDEN = const(255)


class View:
    """A copy of what stands on the table for all, and what `seat` (255: nobody) alone may know.

    The names are those of rules.Table, which describes them: seats, phase, to_act, mode, deal, length, dealer, rests,
    gone, idle, playing, cuts, hands (`width` bytes a seat, 255 for a card that may not be seen), held, size, spoken,
    bids, declarer, bid, height, trump, led, played, laid, opened, turned, tricks, taken, chips, kitty,
    doubled, stock, spares, aside (255 where others threw), asides, thrown, peeped, thrower; and by number of bid
    order, needed, gain, cost, leads (shared: they never change); `fresh` the whole pack in order.

    best_place  the place in `played` of the card that wins the trick so far (rules.Table: winner)
    seen        the table card of Peep Nap or the floater as far as this seat knows it, else 255
    doubtful    seats that failed to follow suit where revokes are possible, a bit a seat; else 0
    watched     whether suit must be followed
    dealer_pays whether a dealer pays for a look as all others do (A11)
    """

    def __init__(self, table):
        self.seats = table.seats
        self.mode = table.mode
        self.width = table.width
        self.size = table.size
        self.length = table.length
        self.order = table.order
        self.needed = table.needed
        self.gain = table.gain
        self.cost = table.cost
        self.leads = table.leads
        self.dealer_pays = table.dealer_pays
        self.fresh = table.fresh
        self.hands = bytearray(len(table.hands))
        self.held = bytearray(table.seats)
        self.spoken = bytearray(len(table.spoken))
        self.played = bytearray(len(table.played))
        self.turned = bytearray(len(table.turned))
        self.taken = bytearray(table.seats)
        self.thrown = bytearray(table.seats)
        self.aside = bytearray(len(table.aside))
        self.cuts = bytearray(len(table.cuts))
        self.chips = array("i", table.chips)

    def look(self, table, seat):
        """Take in what `seat` may know; returns itself."""
        self.seat = seat
        self.phase = table.phase
        self.to_act = table.to_act
        self.deal = table.deal
        self.dealer = table.dealer
        self.rests = table.rests
        self.gone = table.gone
        self.idle = table.idle
        self.playing = table.playing
        self.bids = table.bids
        self.declarer = table.declarer
        self.bid = table.bid
        self.height = table.height
        self.trump = table.trump
        self.laid = table.laid
        self.opened = table.opened
        self.tricks = table.tricks
        self.led = table.led
        self.best_place = table.winner
        self.kitty = table.kitty
        self.doubled = table.doubled
        self.stock = table.stock
        self.spares = table.spares
        self.asides = table.asides
        self.peeped = table.peeped
        self.thrower = table.thrower
        self.seen = _HIDDEN
        if table.peeped and seat != _HIDDEN:
            self.seen = table.variant.known(table, seat)
        self.doubtful = 0
        self.watched = True
        if table.revoke is not None:
            self.doubtful = table.revoke.doubtful
            self.watched = table.revoke.watched(table)
        width = table.width
        for other in range(table.seats):
            held = table.held[other]
            self.held[other] = held
            self.taken[other] = table.taken[other]
            self.thrown[other] = table.thrown[other]
            self.chips[other] = table.chips[other]
            start = other * width
            for place in range(start, start + width):
                if other == seat and place < start + held:
                    self.hands[place] = table.hands[place]
                else:
                    self.hands[place] = _HIDDEN
        _copy(self.spoken, table.spoken, 2 * table.bids)
        _copy(self.played, table.played, 2 * table.laid)
        _copy(self.turned, table.turned, table.tricks)
        _copy(self.cuts, table.cuts, len(table.cuts))
        self._look_aside(table, seat)
        return self

    def _look_aside(self, table, seat):
        """The cards that the seat itself threw away; they lie in the order of the seats, left of the dealer first."""
        _copy(self.aside, table.aside, 0)
        at = 0
        other = table.dealer
        for _ in range(table.seats):
            other = (other + 1) % table.seats
            for place in range(at, at + table.thrown[other]):
                self.aside[place] = table.aside[place] if other == seat else _HIDDEN
            at += table.thrown[other]


def _copy(out, data, count):
    """The first bytes of one bytearray into another, what is left over zero."""
    for place in range(len(out)):
        out[place] = data[place] if place < count else 0
