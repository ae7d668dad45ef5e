"""A machine opponent for Nap: counts the tricks of its hand, and what has not been seen yet.

It knows a View and nothing else, and decides within one slice. Level 0 misjudges its hand and sometimes a
card, level 1 and 2 do not; level 2 dares a little more where a lost bid costs less than a won one brings.
"""

from micropython import const

_PHASE_BID = const(2)
_PHASE_PLAY = const(4)

_NO_TRUMP = const(4)
_UNSET = const(255)
_MISERE = const(3)
_SUITS = const(4)
_CARD = const(128)
_MOVE_BID = const(16)

_POWER = b"\x0f\x0e\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d"

# Hundredths of a trick for a card with so many unseen above it: as a trump, and beside the trumps.
_TRUMP_WORTH = b"\x62\x50\x37\x23\x12\x0a"
_SIDE_WORTH = b"\x46\x1e\x0a\x00\x00\x00"
# A bid is an even chance when the hand is worth this much less than its tricks, less for each hand, and when it
# needs all tricks. Counted from many deals between such opponents, as is what speaks against a Misère.
_EVEN = const(135)
_EVEN_A_HAND = const(8)
_EVEN_ALL = const(40)


class Bot:
    """An opponent of level 0 easy, 1 normal or 2 hard, with a stream of its own."""

    def __init__(self, level, chance):
        self.level = level
        self.chance = chance
        self.legal = bytearray(64)
        self.count = 0
        self.unseen = bytearray(65)

    def begin(self, view, moves, count):
        """Take up a choice: the view of the seat to act and its legal moves."""
        self.view = view
        self.count = count
        for place in range(count):
            self.legal[place] = moves[place]
        unseen = self.unseen
        for place in range(65):
            unseen[place] = 0
        for place in range(len(view.fresh)):
            unseen[view.fresh[place]] = 1
        for place in range(view.laid):
            unseen[view.played[2 * place + 1]] = 0
        self.start = view.seat * view.width
        self.stop = self.start + view.held[view.seat]
        for place in range(self.start, self.stop):
            unseen[view.hands[place]] = 0

    def think(self):
        """The move chosen."""
        best = self.legal[0]
        if self.count == 1:
            return best
        phase = self.view.phase
        most = -1000000
        for place in range(self.count):
            move = self.legal[place]
            if phase == _PHASE_BID:
                score = self._weigh_bid(move - _MOVE_BID)
            elif phase == _PHASE_PLAY:
                score = self._weigh_card(move - _CARD)
            else:
                score = 0
            if score > most:
                most = score
                best = move
        return best

    def _above(self, card):
        """How many unseen cards of the same suit are higher."""
        count = 0
        power = _POWER[card & 15]
        first = card & 0x30
        for other in range(first + 1, first + 14):
            if self.unseen[other] and _POWER[other & 15] > power:
                count += 1
        return count

    def worth(self, trump):
        """Hundredths of tricks that the hand may make with a suit as trump."""
        hands = self.view.hands
        total = 0
        length = 0
        for place in range(self.start, self.stop):
            card = hands[place]
            above = min(self._above(card), 5)
            if card >> 4 == trump:
                length += 1
                # A long trump suit outlives the others' trumps.
                total += min(98, _TRUMP_WORTH[above] + (12 * (length - 2) if length > 2 else 0))
            else:
                total += _SIDE_WORTH[above]
        return total if length else 0

    def best_suit(self):
        """The suit that would make the best trump."""
        best = 0
        for suit in range(1, _SUITS):
            if self.worth(suit) > self.worth(best):
                best = suit
        return best

    def _danger(self):
        """How much speaks against a Misère on this hand: below 80 on a good one, 200 on a bad one."""
        hands = self.view.hands
        danger = 0
        for place in range(self.start, self.stop):
            card = hands[place]
            below = 0
            for other in range((card & 0x30) + 1, (card & 0x30) + 14):
                if self.unseen[other] and _POWER[other & 15] < _POWER[card & 15]:
                    below += 1
            above = self._above(card)
            if below:
                danger += 15 * below if above > below else 40
        return danger

    def _weigh_bid(self, kind):
        """What a bid promises: chips won by its likelihood less chips lost; a pass 0."""
        if kind < 0:
            return 0
        view = self.view
        if kind == _MISERE:
            likely = 60 + 10 * view.playing - self._danger() // 2
        else:
            needed = view.needed[kind]
            spare = self.worth(self.best_suit()) - 100 * needed + _EVEN - _EVEN_A_HAND * view.playing
            if needed == view.size:
                spare += _EVEN_ALL
            likely = 50 + spare // 2
        likely = min(97, max(2, likely))
        if self.level == 0:
            likely += self.chance.below(31) - 15
        win = view.gain[kind]
        loss = view.cost[kind]
        dare = 8 if self.level < 2 else 4
        # A pass costs little while somebody else fails; so a bid must promise more than nothing.
        return likely * win - (100 - likely) * loss - dare * loss

    def _weigh_card(self, card):
        """How good a card is to play now; higher is better."""
        if card < 0:
            return 0
        view = self.view
        power = _POWER[card & 15]
        mine = view.declarer == view.seat
        if self.level == 0 and self.chance.below(5) == 0:
            return self.chance.below(64)
        trump = view.trump
        suit = trump if card == 64 else card >> 4
        if view.bid == _MISERE:
            return self._weigh_misere(suit, power, mine)
        if view.led == _UNSET:
            return self._weigh_lead(card, suit, power, mine)
        best = view.played[2 * view.best_place + 1]
        best_suit = trump if best == 64 else best >> 4
        beats = suit == best_suit and power > _POWER[best & 15] or suit == trump and best_suit != trump
        cost = power + (16 if suit == trump else 0)
        leader = view.played[2 * view.best_place]
        last = view.laid - view.opened == view.playing - 1
        if not mine and leader != view.declarer and (last or self._declarer_played()):
            # The trick is already against the declarer.
            return -cost - (100 if beats else 0)
        if not beats:
            return -cost
        # Cheapest winner when it is sure, the highest while others are still to come.
        return 200 - cost if last or (mine and self._above(card) == 0) else 100 + cost

    def _declarer_played(self):
        """Whether the declarer's card lies in the trick."""
        view = self.view
        for place in range(view.opened, view.laid):
            if view.played[2 * place] == view.declarer:
                return True
        return False

    def _weigh_lead(self, card, suit, power, mine):
        """A lead: the declarer draws trumps from the top; the others play what the declarer cannot well beat."""
        view = self.view
        trump = self.best_suit() if view.trump == _UNSET else view.trump
        above = self._above(card)
        if mine:
            if suit == trump:
                left = 0
                for other in range(trump * 16 + 1, trump * 16 + 14):
                    left += self.unseen[other]
                return 200 + power if left else 20 - power
            return 120 - 20 * above + power
        if suit == trump:
            return 10 - power
        return 100 - 10 * above if above < 2 else 50 - power

    def _weigh_misere(self, suit, power, mine):
        """In a Misère the bidder ducks as high as he can; the others stay low so that he cannot."""
        view = self.view
        if view.led == _UNSET:
            return 100 - power
        best = view.played[2 * view.best_place + 1]
        beats = (suit == best >> 4 and power > _POWER[best & 15]) or suit == _NO_TRUMP
        if mine:
            return 100 + power if not beats else 50 - power
        if self._declarer_played():
            if view.played[2 * view.best_place] == view.declarer:
                return 100 - power - (50 if beats else 0)
            return 100 + power
        return 100 - power if suit == best >> 4 else 100 + power
