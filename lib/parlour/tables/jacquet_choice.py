"""The cursor of Jacquet's table: first a man that may move, then, where there are two, one of its landing points.

About 1.5 KB of heap.
"""

from micropython import const

from handheld.contract import DOWN, LEFT, RIGHT, UP

_OFF = const(25)
_HOME = const(19)
_MOST = const(15)

# As jacquet_board has them.
_LAND_FLAG = const(8)
_MAY = const(16)
_CHOSEN = const(32)
_SECOND = const(6)


class Choice:
    """A choice among the steps that are legal; `landing` while the second question is asked."""

    def __init__(self, board):
        self._board = board
        self._points = bytearray(_MOST)
        self._moves = bytearray(2)
        self._count = self._at = self._landings = self._to = 0
        self.landing = self.open = False

    def take(self, view, legal, count):
        """Ask the seat to act for one of these steps; the man nearest to the talon is chosen first."""
        self._view = view
        self._legal = legal
        self._legal_count = count
        self._count = self._at = 0
        for point in range(1, _OFF):
            for n in range(count):
                if legal[n] & 31 == point:
                    self._points[self._count] = point
                    self._count += 1
                    break
        self.landing = False
        self.open = True
        self._mark()

    def close(self):
        """Nothing is asked."""
        if self.open:
            self.open = self.landing = False
            self._mark()

    def _mark(self):
        """Mark on the board the men that may move, the chosen one, and where it may land; at the second question only
        the chosen landing point, in a frame."""
        board = self._board
        marks = board.marks
        for place in range(24):
            marks[place] = 0
        off = framed = -1
        row = 0
        if self.open:
            view = self._view
            seat = view.to_act
            for n in range(self._count):
                marks[board.place(seat, self._points[n])] = _MAY
            point = self._points[self._at]
            marks[board.place(seat, point)] = _CHOSEN
            count = 0
            # Legal moves ascend: of two numbers the higher is to be offered first.
            for n in range(self._legal_count - 1, -1, -1):
                move = self._legal[n]
                if move & 31 != point:
                    continue
                self._moves[count] = move
                if not self.landing or count == self._to:
                    to = point + (move >> 5)
                    if to >= _OFF:
                        off = board.place(seat, _OFF - 1)
                    else:
                        flag = point == view.couriers[seat] and to < _HOME
                        framed = board.place(seat, to)
                        marks[framed] |= move >> 5 | (_LAND_FLAG if flag else 0) | count << _SECOND
                        row = 4 if flag else min(view.men[seat][to], 4)
                count += 1
            self._landings = count
        board.bear_off(off)
        board.point_at(framed if self.landing else -1, row)

    def go(self, action, around):
        """An arrow: the next man that may move, to the right or left on the screen, where at the end of a row the other
        row follows; the nearest one in the other row; with `around` the next or last of all. Or the other landing
        point."""
        if self.landing:
            self._to = 1 - self._to
            self._mark()
            return
        board = self._board
        seat = self._view.to_act
        here = board.place(seat, self._points[self._at])
        best = self._at
        least = 25
        for n in range(self._count):
            place = board.place(seat, self._points[n])
            if around:
                gap = (n - self._at) * (1 if action == DOWN or action == RIGHT else -1) % self._count
            elif action == LEFT or action == RIGHT:
                # Along the lower row to the right is round the ring; along the upper one it is against it.
                gap = (_ring(place) - _ring(here)) * (1 if (action == RIGHT) == (here < 12) else -1) % 24
            else:
                upper = place > 11
                gap = 1 + abs(place % 12 - here % 12) if upper == (action == UP) and upper != (here > 11) else 0
            if 0 < gap < least:
                least = gap
                best = n
        if best != self._at:
            self._at = best
            self._mark()

    def take_up(self):
        """The chosen man is taken up: gives its step when there is but one, else 0 and asks where it shall land."""
        if self.landing or self._landings == 1:
            return self.move()
        self._to = 0
        self.landing = True
        self._mark()
        return 0

    def move(self):
        """The step that is chosen so far."""
        return self._moves[self._to if self.landing else 0]

    def put_back(self):
        """Another man shall be taken. False when none was taken up."""
        if not self.landing:
            return False
        self.landing = False
        self._mark()
        return True


def _ring(place):
    """A screen's place counted round the board: along the lower row, then back along the upper one."""
    return place if place < 12 else 35 - place
