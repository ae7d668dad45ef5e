"""A machine opponent for Nap: counts the tricks of its hand, and what has not been seen yet.

It knows a View and nothing else. Level 0 misjudges its hand and sometimes a
card, level 1 and 2 do not; level 2 dares a little more where a lost bid costs less than a won one brings.
"""

from micropython import const

from engine.nap import cardplay, judgement

_PHASE_DRAW = const(1)
_PHASE_BID = const(2)
_PHASE_SWAP = const(3)
_PHASE_PLAY = const(4)

_NOBODY = const(255)
_UNSET = const(255)
_HIDDEN = const(255)
_JOKER = const(64)
_MISERE = const(3)
_MODE_GARNET = const(1)

_MOVE_DONE = const(2)
_MOVE_PEEP = const(3)
_MOVE_SPARE = const(4)
_MOVE_KEEP = const(5)
_MOVE_TRUMP = const(8)
_MOVE_BID = const(16)
_MOVE_WITH = const(32)
_MOVE_CHALLENGE = const(48)
_CARD = const(128)

_NEVER = const(-100000)

_POWER = b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d"

# A bid is an even chance when the hand is worth this much less than its tricks, less for each hand, and when it
# needs all tricks. Counted from many deals between such opponents, as is what speaks against a Misère.
_EVEN = const(135)
_EVEN_A_HAND = const(8)
_EVEN_ALL = const(40)
# Hands with which to look at the table card, to take the spare hand; cards to be changed for others.
_WORTH_A_LOOK = const(230)
_WORTH_THE_SPARE = const(180)
_WORTH_KEEPING = const(20)


class Bot:
    """An opponent of level 0 easy, 1 normal or 2 hard, with a stream of its own."""

    def __init__(self, level, chance):
        self.level = level
        self.chance = chance
        self.legal = bytearray(64)
        self.count = 0
        self.weighed = 0
        self.most = 0
        self.best = 0
        self.unseen = bytearray(65)
        self.hand = bytearray(11)

    def begin(self, view, moves, count):
        """Take up a choice: the view of the seat to act and its legal moves."""
        self.view = view
        self.count = count
        self.weighed = 0
        for place in range(count):
            self.legal[place] = moves[place]
        unseen = self.unseen
        for place in range(65):
            unseen[place] = 0
        for place in range(len(view.fresh)):
            unseen[view.fresh[place]] = 1
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

    def think(self):
        """The move chosen, or NOBODY while there is more to weigh; a slice is one word or the cards of a trick."""
        if self.count == 1:
            return self.legal[0]
        phase = self.view.phase
        stop = self.count if phase == _PHASE_PLAY else self.weighed + 1
        for place in range(self.weighed, stop):
            move = self.legal[place]
            if phase == _PHASE_BID:
                score = self._weigh_word(move)
            elif phase == _PHASE_PLAY:
                score = self._weigh_play(move)
            elif phase == _PHASE_DRAW:
                score = self._weigh_throw(move)
            elif phase == _PHASE_SWAP:
                score = self._weigh_swap(move)
            else:
                # Between two deals nothing can be proven any more.
                score = -move
            if place == 0 or score > self.most:
                self.most = score
                self.best = move
        self.weighed = stop
        return self.best if stop == self.count else _NOBODY

    def best_suit(self):
        """The suit of the hand that would make the best trump."""
        return judgement.best_suit(self.unseen, self.hand, self.held, self.view.size)

    def _worth(self, count):
        """What the first `count` cards are worth with their best trump."""
        size = self.view.size
        suit = judgement.best_suit(self.unseen, self.hand, count, size)
        return judgement.worth(self.unseen, self.hand, count, size, suit)

    def _weigh_word(self, move):
        """What a word promises: chips won by its likelihood less chips lost; a pass 0."""
        if move == _MOVE_PEEP:
            return -_NEVER if self._worth(self.held) >= _WORTH_A_LOOK else -1
        if move == _MOVE_SPARE:
            return 1 if self._worth(self.held) >= _WORTH_THE_SPARE else -1
        if move >= _MOVE_WITH:
            # The table card comes for the worst of the hand.
            self.hand[self.held] = self.view.seen
            return self._weigh_bid(move - _MOVE_WITH, self.held + 1)
        return self._weigh_bid(move - _MOVE_BID, self.held) if move >= _MOVE_BID else 0

    def _weigh_bid(self, kind, count):
        view = self.view
        if kind == _MISERE:
            # Opponents defend together.
            likely = 60 + 10 * view.playing - judgement.danger(self.unseen, self.hand, self.held) // 2
        else:
            needed = view.needed[kind]
            spare = self._worth(count) - 100 * needed + _EVEN - _EVEN_A_HAND * view.playing
            if needed == view.size:
                spare += _EVEN_ALL
            likely = 50 + spare // 2
        likely = min(97, max(2, likely))
        if self.level == 0:
            likely += self.chance.below(31) - 15
        win = view.gain[kind]
        loss = view.cost[kind]
        # A pass costs little while somebody else fails; so a bid must promise more than nothing.
        dare = 8 if self.level < 2 else 4
        return likely * win - (100 - likely) * loss - dare * loss

    def _weigh_throw(self, move):
        """Away with what makes no trick beside the best trump; where each card costs a chip, not with everything."""
        view = self.view
        if move == _MOVE_DONE:
            return -_WORTH_KEEPING
        trump = self.best_suit()
        length = judgement.length_of(self.hand, self.held, trump)
        card = move - _CARD
        worth = judgement.card_worth(self.unseen, card, trump, length)
        if view.mode != _MODE_GARNET and (card >> 4 == trump or view.thrown[view.seat] > 2):
            return _NEVER
        return -4 * worth - (_POWER[card & 15] // 4)

    def _weigh_swap(self, move):
        """What the hand is worth after the exchange."""
        view = self.view
        card = _HIDDEN if move == _MOVE_KEEP else move - _CARD
        gone = 0
        while gone < self.held and self.hand[gone] != card:
            gone += 1
        if gone < self.held:
            self.hand[gone] = view.seen
        if view.bid == _MISERE:
            score = -judgement.danger(self.unseen, self.hand, self.held)
        else:
            score = self._worth(self.held)
        if gone < self.held:
            self.hand[gone] = card
        return score

    def _weigh_play(self, move):
        """A card, a trump suit to name, or a challenge, which it makes only when the table proves it right."""
        view = self.view
        if move >= _CARD:
            card = move - _CARD
            if not view.watched and view.led != _UNSET and self.suit(card) != view.led and self._follows():
                return _NEVER
            return cardplay.weigh(self, card)
        if move >= _MOVE_CHALLENGE:
            return 1000 if judgement.proven(view, move - _MOVE_CHALLENGE) else _NEVER
        return judgement.worth(self.unseen, self.hand, self.held, view.size, move - _MOVE_TRUMP)

    def suit(self, card):
        """The suit of a card, the joker's being trumps."""
        return self.view.trump if card == _JOKER else card >> 4

    def _follows(self):
        """Whether the hand has the suit led."""
        for place in range(self.held):
            if self.suit(self.hand[place]) == self.view.led:
                return True
        return False
