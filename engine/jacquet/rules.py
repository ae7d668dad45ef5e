"""Jacquet: one match as it stands, from the opening throw to the last point (J1-J21, B1-B10).

Sources: the rules sheet's part 2 (Lepeintre 1818, savoir, ludii 1840). Three variants: Jacquet, Jacquet de
Versailles, Spanish scoring. Moves, one byte each:

    0 roll   2 done   number << 5 | point: play a number 1..6 with the man on own point 1..24 (33..216)

Points are each side's own route, 1 (its talon) to 24; 25 is off; the other side counts a point 12 further
or back. `done` is legal only when no number can be played any more.
"""

from micropython import const

from engine import memory
from engine.contract import Game, IllegalMove
from engine.jacquet import offer
from engine.jacquet.route import PLACE, free_for

_PHASE_OPENING = const(0)
_PHASE_ROLL = const(1)
_PHASE_MOVE = const(2)
_PHASE_OVER = const(3)

_MOVE_ROLL = const(0)
_MOVE_DONE = const(2)
_FIRST_STEP = const(33)
_SLICE = const(1000)
_ROLL = const(11)
_STEP = const(12)
_LOST = const(13)

_MEN = const(15)
_OFF = const(25)
_HOME = const(19)

_OWN_THROW = const(0)
_ONE_DIE = const(4)
_VERSAILLES = const(1)
_TOUCH = const(11)


class Table(Game):
    """A match of two seats with packed options; `chance` is its own stream.

    What stands on the table, for views, screens and other programs:

    phase         0 opening (each throws one die), 1 roll, 2 move, 3 over
    to_act        the seat that may move; 255 when the match is over
    men           a bytearray a seat: men on own points 1..24 and, at 25, borne off; 0 is not used
    points        a set of own points held a seat (route.py)
    couriers      a byte a seat: the courier's own point, 0 once it has reached the last quarter (J9)
    high low left the numbers still to be played: `left` times `high`, or `high` and `low` once each
                  where low is not 0
    thrown        the dice of the throw, higher first (opening: by seat; 0: not thrown)
    stage         whose numbers are played: 0 those of an own throw, 1 and 2 equal priority dice (seat 0, then
                  seat 1; B9 b), 3 those that the other side could not play (J20 c-d), 4 (phase roll) one die only
    stopped       1 when the courier's arrival ended the turn (house rule courier ends)
    made          the moves of this turn so far, a byte each, made_count of them
    last          the moves of the turn before, last_count of them, made by last_seat (255: none)
    score         points of the match a seat; also `chips`, as every game calls what its seats have won
    game          number of the game, from 1; length: the points that win the match

    and the house rules: `rules`, packed; as numbers in the order of the options variant, ends, bouchon, each_step
    and, 1 for on, higher.
    """

    def __init__(self, seats, packed, chance):
        from engine.jacquet import opening

        opening.prepare(self, packed, chance)
        memory.spare("jacquet", "opening")

    @property
    def at_rest(self):
        """Whether a throw comes next."""
        return self.phase < _PHASE_MOVE

    def rest(self, seat, stage=_OWN_THROW):
        """It is for `seat` to throw."""
        self.phase = _PHASE_ROLL
        self.to_act = seat
        self.stage = stage
        self.high = self.low = self.left = self.stopped = 0

    def hand(self, seat, high, low, left, stage):
        """Give `seat` numbers to play: `left` times `high`, or `high` and `low`."""
        self.phase = _PHASE_MOVE
        self.to_act = seat
        self.stage = stage
        self.high = high
        self.low = low
        self.left = left
        self.stopped = 0
        self.made_count = 0
        self.free = free_for(self.points[1 - seat])
        self.known = self.searching = False

    def moves(self, out):
        """See Game.moves."""
        if self.phase != _PHASE_MOVE:
            out[0] = _MOVE_ROLL
            return 1 if self.phase < _PHASE_MOVE else 0
        while not self.known:
            offer.search(self, _SLICE)
        count = 0
        rest = self.low_steps
        if rest:
            base = self.low << 5
            while rest:
                bit = rest & -rest
                rest ^= bit
                out[count] = base | PLACE[bit % 37]
                count += 1
        rest = self.high_steps
        base = self.high << 5
        while rest:
            bit = rest & -rest
            rest ^= bit
            out[count] = base | PLACE[bit % 37]
            count += 1
        if count == 0:
            out[0] = _MOVE_DONE
            return 1
        return count

    def play(self, move, events=None):
        """See Game.play."""
        if self.phase == _PHASE_MOVE:
            while not self.known:
                offer.search(self, _SLICE)
            if move >= _FIRST_STEP:
                number = move >> 5
                point = move & 31
                if (
                    number == self.high
                    and self.high_steps >> point & 1
                    or number == self.low
                    and self.low_steps >> point & 1
                ):
                    return self._step(number, point, move, events)
            elif move == _MOVE_DONE and not self.high_steps and not self.low_steps:
                return self._end(events)
        elif move == _MOVE_ROLL and self.phase != _PHASE_OVER:
            return self._roll(events)
        raise IllegalMove("That move is not allowed now.")

    def replay(self, move, events=None):
        """See Game.replay."""
        if self.phase != _PHASE_MOVE:
            return self.play(move, events)
        if move == _MOVE_DONE:
            return self._end(events)
        return self._step(move >> 5, move & 31, move, events)

    def _roll(self, events):
        """Throw: one die in the opening (J4), then two."""
        seat = self.to_act
        thrown = self.thrown
        high = self.chance.die()
        if self.phase == _PHASE_OPENING:
            if events is not None:
                events.append((_ROLL, seat, high, 0))
            thrown[seat] = high
            if seat == 0:
                self.to_act = 1
            else:
                from engine.jacquet import opening

                opening.open_game(self)
                memory.spare("jacquet", "opening")
            return False
        low = 0 if self.stage == _ONE_DIE else self.chance.die()
        if low > high:
            high, low = low, high
        if events is not None:
            events.append((_ROLL, seat, high, low))
        thrown[0] = high
        thrown[1] = low
        if low == 0:
            self.hand(seat, high, 0, 1, _OWN_THROW)
        elif high != low:
            self.hand(seat, high, low, 2, _OWN_THROW)
        else:
            # J6; in Versailles n moves of n (J19).
            self.hand(seat, high, 0, high if self.variant == _VERSAILLES else 4, _OWN_THROW)
        return False

    def _step(self, number, point, move, events):
        """Move a man by a number, off where it passes 24 (J5, J12-J14)."""
        seat = self.to_act
        men = self.men[seat]
        points = self.points[seat]
        men[point] -= 1
        if not men[point]:
            points ^= 1 << point
        to = point + number
        if to < _OFF:
            men[to] += 1
            points |= 1 << to
        else:
            men[_OFF] += 1
        self.points[seat] = points
        if self.couriers[seat]:
            if to < _HOME:
                self.couriers[seat] = to
            else:
                self.couriers[seat] = 0
                self.stopped = self.ends
        self.left -= 1
        if number == self.low:
            self.low = 0
        elif self.low:
            self.high = self.low
            self.low = 0
        elif not self.left:
            self.high = 0
        self.made[self.made_count] = move
        self.made_count += 1
        self.known = False
        if events is not None:
            events.append((_STEP, seat, number, point))
        return not self.rules[_TOUCH]

    def _end(self, events):
        """The seat to act has played what it could (J7); False, for this cannot be undone."""
        seat = self.to_act
        left = self.left
        won = self.men[seat][_OFF] == _MEN
        if left and events is not None and not won:
            if self.low:
                events.append((_LOST, seat, self.high, 1))
                events.append((_LOST, seat, self.low, 1))
            else:
                events.append((_LOST, seat, self.high, left))
        made = self.last
        self.last = self.made
        self.made = made
        self.last_count = self.made_count
        self.last_seat = seat
        self.made_count = 0
        if won:
            from engine.jacquet import settlement

            settlement.win(self, seat, events)
            memory.spare("jacquet", "settlement", "opening")
        elif self.variant == _VERSAILLES and (left or self.stage):
            from engine.jacquet import versailles

            versailles.go_over(self, seat)
        else:
            self.rest(1 - seat)
        return False

    def search(self, budget):
        """Look for the legal steps by trying at most `budget` of them; True once they are known.

        Only a bouchon in reach makes this long (one try: 0.15 ms of a board's time): a screen calls it each
        tick and answers presses between; `moves` and `play` finish by themselves what is not done.
        """
        return self.phase != _PHASE_MOVE or self.known or offer.search(self, budget)

    def view(self, seat, into=None):
        """See Game.view; a view.View. Nothing is hidden, so all seats see the same."""
        from engine.jacquet.view import View

        if into is None:
            into = View(self)
        return into.look(self, seat)

    def save(self, out):
        """See Game.save; storage.py has the layout."""
        out[:7] = bytes((self.phase, self.to_act, self.stage, self.stopped, self.high, self.low, self.left))
        out[7:9] = self.thrown
        out[9:11] = self.couriers
        out[11:13] = self.score
        out[13] = self.game
        out[14] = self.made_count
        out[15:21] = self.made
        out[21] = self.last_seat
        out[22] = self.last_count
        out[23:29] = self.last
        self.chance.save(out, 29)
        out[37:62] = memoryview(self.men[0])[1:]
        out[62:87] = memoryview(self.men[1])[1:]
        return 87

    def load(self, data, start, stop):
        """See Game.load."""
        from engine.jacquet import storage

        storage.load(self, data, start, stop)
        memory.spare("jacquet", "storage")
