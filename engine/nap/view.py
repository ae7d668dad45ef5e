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
        self.hands = bytearray(table.width * table.seats)
        self.held = bytearray(table.seats)
        self.spoken = bytearray(table.spoken)
        self.played = bytearray(table.played)
        self.turned = bytearray(table.turned)
        self.taken = bytearray(table.seats)
        self.thrown = bytearray(table.seats)
        self.aside = bytearray(len(table.aside))
        self.cuts = bytearray(table.cuts)
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
        self.held[:] = table.held
        self.spoken[:] = table.spoken
        self.played[:] = table.played
        self.turned[:] = table.turned
        self.taken[:] = table.taken
        self.thrown[:] = table.thrown
        self.cuts[:] = table.cuts
        self.chips[:] = table.chips
        hands = self.hands
        for place in range(len(hands)):
            hands[place] = _HIDDEN
        if seat != _HIDDEN:
            start = seat * table.width
            for place in range(start, start + table.held[seat]):
                hands[place] = table.hands[place]
        self.seen = _HIDDEN
        if table.variant is not None:
            table.variant.look(table, self)
        self.doubtful = 0
        self.watched = True
        if table.revoke is not None:
            self.doubtful = table.revoke.doubtful
            self.watched = table.revoke.watched(table)
        return self
