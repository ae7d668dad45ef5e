"""A sitting: a game, the moves made, who is looking, undo.

A match is a seed, its options and a list of moves. Before each deal (in Jacquet: each throw) the
state is kept as a snapshot, so that undo, saving and loading fold only the few moves since.
"""

from binascii import crc32
from struct import pack_into

from micropython import const

from engine.chance import Chance
from engine.contract import MOST_MOVES, NOBODY, CannotUndo, IllegalMove

_LOG = const(256)
_MORE = const(256)
_SNAPSHOT = const(250)


class Match:
    """A match of `name` with `seats` and packed options, from two seed words of 30 bits.

    Raises BadOption when there is no such match.
    """

    def __init__(self, name, seats, options, low, high):
        from engine import catalogue, record

        self.name = name
        self.options = bytes(options)
        self.low = low & 0x3FFFFFFF
        self.high = high & 0x3FFFFFFF
        self.log = bytearray(_LOG)
        self._chosen = bytearray(_LOG >> 3)  # a bit a move of the log: whether there was another one
        self.snapshot = bytearray(_SNAPSHOT)
        self._legal = bytearray(MOST_MOVES)
        self.game = catalogue.create(name, seats, self.options, Chance(low, high))
        self.head = record.head(self)
        self.viewer = NOBODY
        self.mark()

    def mark(self):
        """Make the present state the one that the log begins with; what was before cannot be undone."""
        self.saved = self.game.save(self.snapshot)
        self.count = 0
        self.floor = 0
        self._choices = 0

    def rewind(self):
        """Bring the game back to the snapshot, before the first move of the log."""
        self.game.load(self.snapshot, 0, self.saved)
        self._choices = 0

    def moves(self, out, seat=NOBODY):
        """The legal moves of the seat to act into `out`, and how many; none for any other seat given."""
        if seat != NOBODY and seat != self.game.to_act:
            return 0
        # How many there are is known until the next move.
        self._choices = self.game.moves(out)
        return self._choices

    def play(self, move, events=None):
        """Make a move of the seat to act; raises IllegalMove and changes nothing when it is not legal."""
        game = self.game
        if game.at_rest:
            # An illegal move must leave the record of the last deal as it is.
            count = game.moves(self._legal)
            for place in range(count):
                if self._legal[place] == move:
                    break
            else:
                raise IllegalMove("That move is not allowed now.")
            self.mark()
            self._choices = count
        self.append(move, events)

    def append(self, move, events=None):
        """Make a move that follows those of the log, also one that begins a deal (loading); raises IllegalMove."""
        place = self.count
        if place == len(self.log):
            # Nain Jaune that skips ranks can have some 2,500 passes in a deal.
            self.log.extend(bytes(_MORE))
            self._chosen.extend(bytes(_MORE >> 3))
        game = self.game
        seat = game.to_act
        choices = self._choices or game.moves(self._legal)
        may_return = game.play(move, events)
        self.log[place] = move
        if choices > 1:
            self._chosen[place >> 3] |= 1 << (place & 7)
        else:
            self._chosen[place >> 3] &= ~(1 << (place & 7))
        self._choices = 0
        self.count = place + 1
        if not may_return or game.to_act != seat:
            self.floor = self.count

    def pack(self, out, start):
        """Write the match as a record (engine.record) into a bytearray, from `start` on; returns the place behind it.

        Raises IndexError when there is no room."""
        saved = self.saved
        at = start + len(self.head)
        out[start:at] = self.head
        out[at] = saved
        out[at + 1 : at + 1 + saved] = memoryview(self.snapshot)[:saved]
        at += 1 + saved
        written = at + 4
        pack_into("<H", out, at, self.count)
        at = written
        for place in range(self.count):
            if self._chosen[place >> 3] >> (place & 7) & 1:
                out[at] = self.log[place]
                at += 1
        pack_into("<H", out, written - 2, at - written)
        if at + 4 > len(out):
            raise IndexError
        pack_into("<I", out, at, crc32(memoryview(out)[start:at]))
        return at + 4

    def can_undo(self):
        """Whether the last move is one of this turn that may be taken back."""
        return self.count > self.floor

    def undo(self):
        """Take back the last move of this turn; raises CannotUndo and changes nothing when there is none."""
        if self.count <= self.floor:
            raise CannotUndo("There is no move of this turn to take back.")
        self.count -= 1
        self.rewind()
        play = getattr(self.game, "replay", self.game.play)
        for place in range(self.count):
            play(self.log[place])

    def view(self, seat, into=None):
        """What a seat may know (NOBODY: what all may know)."""
        return self.game.view(seat, into)

    def look(self, seat):
        """A seat says that it alone holds the device."""
        self.viewer = seat

    def veil(self):
        """Nobody holds the device: the curtain is down."""
        self.viewer = NOBODY
