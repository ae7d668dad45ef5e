"""A machine opponent for Nap: counts the tricks of its hand, and what has not been seen yet.

It knows a View and nothing else. Level 0 misjudges its hand and sometimes a card, level 1 and 2 do not; level 2 dares
a little more where a lost bid costs less than a won one brings. A board holds what the phase needs: `judging` while
words are spoken, `changes` where house rules let cards be changed, `cardplay`, and `revokes` where they are possible.
"""

from micropython import const

from engine import memory

_PHASE_DRAW = const(1)
_PHASE_BID = const(2)
_PHASE_SWAP = const(3)
_PHASE_PLAY = const(4)

_NOBODY = const(255)
_UNSET = const(255)
_HIDDEN = const(255)

_MOVE_CHALLENGE = const(48)

_POWER = b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d"


class Bot:
    """An opponent of level 0 easy, 1 normal or 2 hard, with a stream of its own.

    Its parts have `weigh(bot, move)`: how good a move is, higher is better; and read view, level, chance and

    hand    its cards, `held` of them, with room for one more
    unseen  a 1 for every card that may be in another hand
    trump   the suit that is trumps or, before the first lead, would make the best
    """

    def __init__(self, level, chance):
        self.level = level
        self.chance = chance
        self.unseen = bytearray(65)
        self.hand = bytearray(11)

    def begin(self, view, moves, count):
        """Take up a choice: the view of the seat to act and its legal moves, which stay as they are till it is made."""
        self.view = view
        self.legal = moves
        self.count = count
        self.weighed = 0
        self.part = None
        if count == 1:
            return
        unseen = self.unseen
        for card in range(65):
            unseen[card] = 0
        for card in view.fresh:
            unseen[card] = 1
        for place in range(view.laid):
            unseen[view.played[2 * place + 1]] = 0
        for place in range(view.asides):
            if view.aside[place] != _HIDDEN:
                unseen[view.aside[place]] = 0
        if view.seen != _HIDDEN:
            unseen[view.seen] = 0
        self.held = view.held[view.seat]
        start = view.seat * view.width
        for place in range(self.held):
            self.hand[place] = view.hands[start + place]
            unseen[self.hand[place]] = 0
        phase = view.phase
        if phase == _PHASE_PLAY and moves[0] >= _MOVE_CHALLENGE:
            self.trump = view.trump
            if self.trump == _UNSET:
                self.trump = memory.load("nap", "bot.judging").best_suit(self, self.held)
            memory.spare("nap", "bot.judging", "bot.changes")
            self.part = memory.load("nap", "bot.cardplay")
        elif phase == _PHASE_DRAW or phase == _PHASE_SWAP:
            self.part = memory.load("nap", "bot.changes")
        elif phase == _PHASE_BID or phase == _PHASE_PLAY:
            memory.spare("nap", "bot.cardplay")
            self.part = memory.load("nap", "bot.judging")

    def think(self):
        """The move chosen, or NOBODY while there is more to weigh; a slice is one word or the cards of a trick."""
        if self.count == 1:
            return self.legal[0]
        part = self.part
        stop = self.count if self.view.phase == _PHASE_PLAY else self.weighed + 1
        for place in range(self.weighed, stop):
            move = self.legal[place]
            # Between two deals nothing can be proven any more.
            score = part.weigh(self, move) if part else -move
            if place == 0 or score > self.most:
                self.most = score
                self.best = move
        self.weighed = stop
        if stop < self.count:
            return _NOBODY
        # What an opponent that waits for its turn still holds could not go.
        self.part = None
        return self.best

    def above(self, card):
        """How many unseen cards of the suit of a card are higher, without the joker; above the joker is none."""
        count = 0
        power = _POWER[card & 15]
        first = card & 0x30
        for other in range(first + 1, first + 14):
            if self.unseen[other] and _POWER[other & 15] > power:
                count += 1
        return count
