"""The seeded stream of numbers behind every shuffle, cut and throw; the same on every interpreter.

Two words of 30 bits stepped by shifts and exclusive-or (shifts 8, 11, 17: the one cycle runs through
all 2^60 - 1 states but zero, checked by the order of its matrix), the sum of their upper 29 bits
given out. No number passes 2^30 - 1, so that a board allocates nothing. About 1 KB of heap.

The stream is fixed for ever: a saved match is a seed and moves.
"""

from struct import pack_into, unpack_from

from micropython import const

from engine.contract import BadRecord

_WORD = const(0x3FFFFFFF)
_RANGE = const(0x1000000)

STATE_BYTES = 8


class Chance:
    """A stream that begins at two seed words of 30 bits each (larger ones are cut)."""

    def __init__(self, low=0, high=0):
        # The constants keep a seed of small numbers from starting with long runs of zero bits.
        self.x = (low & _WORD) ^ 0x2545F491
        self.y = (high & _WORD) ^ 0x1B873593
        if self.x == 0 and self.y == 0:
            self.y = 1
        for _ in range(24):
            self.word()

    def word(self):
        """The next number, 0..2^24 - 1."""
        x = self.x
        y = self.y
        x ^= (x & 0x3FFFFF) << 8
        x ^= x >> 11
        self.x = y
        y = self.y = y ^ (y >> 17) ^ x
        return ((self.x >> 1) + (y >> 1)) >> 6

    def below(self, bound):
        """A number from 0 to bound - 1, each as likely as the other; bound 1..65536.

        What lies beyond the last full multiple of the bound is thrown away, not folded back.
        """
        limit = _RANGE - _RANGE % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def die(self):
        """A throw of one die, 1..6."""
        return self.below(6) + 1

    def shuffle(self, cards, count):
        """Bring the first `count` bytes of a bytearray into a random order (Fisher-Yates, from the end)."""
        x = self.x
        y = self.y
        for last in range(count - 1, 0, -1):
            # `below(last + 1)` written out: a deal is most of what a random match costs.
            limit = _RANGE - _RANGE % (last + 1)
            word = limit
            while word >= limit:
                x ^= (x & 0x3FFFFF) << 8
                x ^= x >> 11
                held = y
                y ^= (y >> 17) ^ x
                x = held
                word = ((x >> 1) + (y >> 1)) >> 6
            other = word % (last + 1)
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
        self.x = x
        self.y = y

    def save(self, out, at):
        """Write where the stream stands into a bytearray, 8 bytes from `at`."""
        pack_into("<II", out, at, self.x, self.y)

    def load(self, data, at):
        """Go on where a saved stream stood (8 bytes from `at`); raises BadRecord where none can stand."""
        x, y = unpack_from("<II", data, at)
        if x > _WORD or y > _WORD or x == y == 0:
            raise BadRecord("The saved stream of chance is no such stream.")
        self.x = x
        self.y = y


def seed_words(seed):
    """Two words of 30 bits, what a board holds without allocating, of eight random bytes."""
    low = seed[0] | seed[1] << 8 | seed[2] << 16 | (seed[3] & 63) << 24
    return low, seed[4] | seed[5] << 8 | seed[6] << 16 | (seed[7] & 63) << 24
