"""The cursor of Jacquet's table: first a man that may move, then, where there are two, one of its landing points.

About 1.5 KB of heap.
"""

from micropython import const

from parlour.tables.jacquet_board import CHOSEN, MAY

_OFF = const(25)
_HOME = const(19)
_MOST = const(15)


class Choice:
    """A choice among the steps that are legal for `seat`; `landing` while the second question is asked."""

    def __init__(self, board):
        self._board = board
        self._points = bytearray(_MOST)
        self._count = 0
        self._at = 0
        self._seat = 0
        self._moves = bytearray(2)
        self._landings = 0
        self._to = 0
        self.landing = False
        self.open = False

    def take(self, view, legal, count):
        """Ask for one of these steps; the man nearest to the talon is chosen first."""
        self._view = view
        self._seat = view.to_act
        self._legal = legal
        self._legal_count = count
        points = self._points
        found = 0
        board = self._board
        for point in range(1, _OFF):
            for n in range(count):
                if legal[n] & 31 == point:
                    points[found] = point
                    found += 1
                    break
        self._count = found
        self._at = 0
        self.landing = False
        self.open = True
        board.clear()
        for n in range(found):
            board.mark(self._seat, points[n], MAY)
        self._choose()

    def close(self):
        """Nothing is asked."""
        if self.open:
            self.open = self.landing = False
            self._board.clear()
            self._board.point_at(-1, 0, 0)

    def _choose(self):
        """Mark the chosen man and where it may land."""
        point = self._points[self._at]
        legal = self._legal
        count = 0
        # Legal moves ascend: of two numbers the higher is to be offered first.
        for n in range(self._legal_count - 1, -1, -1):
            if legal[n] & 31 == point:
                self._moves[count] = legal[n]
                count += 1
        self._landings = count
        self._board.mark(self._seat, point, CHOSEN)
        self._lands(True)

    def _lands(self, shown):
        """Show or hide the landing points of the chosen man; at the second question only the chosen one."""
        board = self._board
        seat = self._seat
        off = False
        for n in range(self._landings):
            move = self._moves[n]
            to = (move & 31) + (move >> 5)
            seen = shown and (not self.landing or n == self._to)
            if to >= _OFF:
                off = off or seen
            else:
                flag = 1 if self._flag(move) and to < _HOME else 0
                board.land(seat, to, move >> 5 if seen else 0, flag if seen else 0)
        board.bear_off(seat if off else -1)
        if self.landing and shown:
            move = self._moves[self._to]
            to = (move & 31) + (move >> 5)
            count = 0 if to >= _OFF else 4 if self._flag(move) and to < _HOME else self._view.men[seat][to]
            board.point_at(seat, to, count)
        else:
            board.point_at(-1, 0, 0)

    def _flag(self, move):
        """Whether a step moves the courier."""
        return move & 31 == self._view.couriers[self._seat]

    def step(self, way):
        """The next man that may move (1) or the one before (-1), or the other landing point."""
        if self.landing:
            self._to = (self._to + way) % self._landings
            self._lands(True)
        else:
            self._go((self._at + way) % self._count)

    def beside(self, way):
        """The next man to the right (1) or left (-1) on the screen; at the end of a row the other row follows."""
        if self.landing:
            self.step(way)
            return
        board = self._board
        here = _ring(board.place(self._seat, self._points[self._at]))
        # Along the lower row to the right is round the ring; along the upper one it is against it.
        turn = way if here < 12 else -way
        best = self._at
        least = 25
        for n in range(self._count):
            gap = (_ring(board.place(self._seat, self._points[n])) - here) * turn % 24
            if 0 < gap < least:
                least = gap
                best = n
        self._go(best)

    def across(self, row):
        """The nearest man in the upper row (1) or the lower one (0), if there is one."""
        if self.landing:
            self.step(1)
            return
        board = self._board
        here = board.place(self._seat, self._points[self._at])
        if here // 12 == row:
            return
        best = self._at
        least = 25
        for n in range(self._count):
            place = board.place(self._seat, self._points[n])
            gap = abs(place % 12 - here % 12)
            if place // 12 == row and gap < least:
                least = gap
                best = n
        self._go(best)

    def _go(self, at):
        if at == self._at:
            return
        self._lands(False)
        self._board.mark(self._seat, self._points[self._at], MAY)
        self._at = at
        self._choose()

    def take_up(self):
        """The chosen man is taken up: gives its step when there is but one, else 0 and asks where it shall land."""
        if self.landing or self._landings == 1:
            return self.move()
        self._to = 0
        self.landing = True
        self._lands(True)
        return 0

    def move(self):
        """The step that is chosen so far."""
        return self._moves[self._to if self.landing else 0]

    def put_back(self):
        """Another man shall be taken. False when none was taken up."""
        if not self.landing:
            return False
        self._lands(False)
        self.landing = False
        self._lands(True)
        return True


def _ring(place):
    """A screen's place counted round the board: along the lower row, then back along the upper one."""
    return place if place < 12 else 35 - place
