"""What is seen of a match of Jacquet: all of it, for nothing is hidden; a copy, so that nobody can change the table."""


class View:
    """A copy of the public part of a rules.Table; the attributes have its names and meanings.

    seat, phase, to_act, men, couriers, high, low, left, thrown, stage, stopped, made and made_count, last,
    last_count and last_seat, score (also named chips), game; the house rules `rules`, variant, ends, bouchon,
    each_step. The numbers still to be played are high and low, or `left` times high; the chances of a throw to come
    are no part of it.
    """

    def __init__(self, table):
        self.rules = table.rules
        self.variant = table.variant
        self.ends = table.ends
        self.bouchon = table.bouchon
        self.each_step = table.each_step
        self.men = (bytearray(26), bytearray(26))
        self.couriers = bytearray(2)
        self.thrown = bytearray(2)
        self.made = bytearray(6)
        self.last = bytearray(6)
        self.score = self.chips = bytearray(2)

    def look(self, table, seat):
        """Take everything over from the table; returns itself. Allocates nothing."""
        self.seat = seat
        self.phase = table.phase
        self.to_act = table.to_act
        self.high = table.high
        self.low = table.low
        self.left = table.left
        self.stage = table.stage
        self.stopped = table.stopped
        self.made_count = table.made_count
        self.last_count = table.last_count
        self.last_seat = table.last_seat
        self.game = table.game
        for side in range(2):
            self.men[side][:] = table.men[side]
        self.couriers[:] = table.couriers
        self.thrown[:] = table.thrown
        self.made[:] = table.made
        self.last[:] = table.last
        self.score[:] = table.score
        return self

    def pips(self, side):
        """How many points a side's men still have to go, 25 - point for each."""
        men = self.men[side]
        total = 0
        for point in range(1, 25):
            total += (25 - point) * men[point]
        return total
