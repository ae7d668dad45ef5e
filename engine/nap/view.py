"""What one seat of Nap may know: the table as `rules.Table` describes it, other hands hidden."""

from array import array

from micropython import const

_HIDDEN = const(255)


class View:
    """A copy of what stands on the table for all, and the hand of `seat` (255: of nobody).

    The names are those of rules.Table: seats, phase, to_act, deal, length, dealer, rests, cuts, hands (`width`
    bytes a seat, 255 for a card that may not be seen), held, spoken, bids, declarer, bid, trump, played,
    laid, opened, turned, tricks, taken, chips, kitty, stock, playing, size; and `order`, `needed`, `gain`,
    `cost` by number of bid (shared: they never change). `led` is the suit led or 255; `best_place` the place in
    `played` of the card that wins the trick so far.
    """

    def __init__(self, table):
        self.seats = table.seats
        self.playing = table.playing
        self.width = table.width
        self.size = table.size
        self.length = table.length
        self.order = table.order
        self.needed = table.needed
        self.gain = table.gain
        self.cost = table.cost
        self.fresh = table.fresh
        self.hands = bytearray(len(table.hands))
        self.held = bytearray(table.seats)
        self.spoken = bytearray(len(table.spoken))
        self.played = bytearray(len(table.played))
        self.turned = bytearray(len(table.turned))
        self.taken = bytearray(table.seats)
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
        self.bids = table.bids
        self.declarer = table.declarer
        self.bid = table.bid
        self.trump = table.trump
        self.laid = table.laid
        self.opened = table.opened
        self.tricks = table.tricks
        self.led = table.led
        self.best_place = table.winner
        self.kitty = table.kitty
        self.stock = table.stock
        width = table.width
        for other in range(table.seats):
            held = table.held[other]
            self.held[other] = held
            self.taken[other] = table.taken[other]
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
        return self


def _copy(out, data, count):
    """The first bytes of one bytearray into another, what is left over zero."""
    for place in range(len(out)):
        out[place] = data[place] if place < count else 0
