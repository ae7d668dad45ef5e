"""Nap's trick: a column a seat, clockwise, the viewer last; each card lies in front of its owner (N3). Above it the
contract on paper: who plays for what, the trump, how many tricks are won of those bid.

nap_trick_made makes it. A full trick stays until the next card is led. What is said stands in nap_say. About 2.5 KB of
heap; a card played redraws some 5,000 pixels.
"""

from micropython import const

from parlour import measures, paint, sheets, theme, words
from parlour.tables import nap_say

_W_SAID_OUT = const(305)
_W_CHIPS_MANY = const(324)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_LOSS = const(6)
_C_FELT = const(27)
_C_FELT_DARK = const(28)
_C_FELT_PALE = const(30)

_NONE = const(255)
_CARD = const(128)
_EVENT_TRUMP = const(2)
_EVENT_TRICK = const(4)
_UP = const(2)
_LAID = const(2)  # what is due next: see nap
_OVER = const(3)


class Trick:
    """The trick in play, as long as the next has not begun.

    By seat: `lying`, its card (255: none); `taken`, its tricks. `full`: no card is to come; `best` wins so far, `act`
    is to play, `declarer`, `rests`; `newest` has played last and made `trump` with it (255). The view of a deal that
    is over knows of it no more, but it stays to be seen.
    What is written, by column: plates, who, cards, chips, tabs, counts, `order`, the seat; what goes from column to
    column: `slot`, the empty place with its edges, `line` under the card that wins, `out`; of the contract paper, bid,
    trump_sign, won; `last`, the line of the last action, or None where it lies on the gold plate over the contract,
    `noticed`, until the next press; `note` there.
    """

    def renew(self, table):
        """Draw all from the view."""
        view = table.sitting.view
        lying = self.lying
        for n in range(view.seats):
            self.order[n] = (table.home + 1 + n) % view.seats
            lying[n] = _NONE
            self.taken[n] = view.taken[n]
        start = view.opened
        full = self.full = view.laid == start and view.laid > 0
        if full:
            start -= view.playing
        for place in range(2 * start, 2 * view.laid, 2):
            lying[view.played[place]] = view.played[place + 1]
        if self.note:
            paint.hide(self.note)
        self.best = self.trump = _NONE
        if full:
            self.best = view.played[2 * view.turned[view.tricks - 1]]
        elif view.laid > start:
            self.best = view.played[2 * view.best_place]
        self.declarer = view.declarer
        self.rests = view.rests
        self.act = view.to_act
        self.noticed = False
        nap_say.contract(self, table)
        self.draw(table, view.chips)
        table.hand.take(view, table.home, self.y)
        nap_say.last(self, table)
        nap_say.wait(self, table)

    def tell(self, table, seat, move, events):
        """A card is played; how long it stays. Only the card is drawn at once: the finger has its answer with the next
        picture, and `finish` brings the rest up to date."""
        sitting = table.sitting
        view = sitting.view
        card = move - _CARD
        winner = self.trump = _NONE
        for event in events:
            if event[0] == _EVENT_TRICK:
                winner = event[1]
            elif event[0] == _EVENT_TRUMP:
                self.trump = event[2]
        lying = self.lying
        if lying[seat] != card:
            # Else the trick has just come to sight with it.
            for other in range(view.seats if self.full else 0):
                lying[other] = _NONE
            lying[seat] = card
            self.newest = seat
            self.full = winner != _NONE
            if view.laid:
                self.act = view.to_act
            if winner == _NONE:
                self.best = view.played[2 * view.best_place]
            else:
                self.best = winner
                self.taken[winner] += 1
                if not view.laid:
                    self.act = _NONE
            grid = self.cards[(seat - self.order[0]) % view.seats]
            sheets.face(grid, card, False, grid.width < 3)
            paint.hide(grid, False)
        hand = table.hand
        if seat == table.home:
            # Its place stays empty, no card is chosen.
            for n in range(hand.count):
                if hand.cards[n] == card:
                    hand.cards[n] = _NONE
                    paint.hide(hand.grids[n])
            hand.at = _NONE
            hand.mark()
        table.due = _OVER if sitting.ended else _LAID
        return 1 if winner == _NONE else 2

    def finish(self, table, due):
        """Draw what followed from the card that was played; after a press (1) the last action goes off the plate."""
        view = table.sitting.view
        if due >= _LAID:
            if view.laid:
                nap_say.contract(self, table)
            else:
                # The deal is over, and the view knows of it no more.
                nap_say.won(self, self.taken[self.declarer])
            self.draw(table)
            nap_say.last(self, table)
            if due == _LAID:
                nap_say.wait(self, table)
            elif self.last:
                table.top.say(b"", table.heading())
        elif self.noticed:
            self.noticed = False
            nap_say.contract(self, table)
            if table.sitting.asking():
                nap_say.ask(self, table)
            else:
                nap_say.wait(self, table)

    def draw(self, table, chips=None):
        """Bring the columns up to date, the chips too where they are given; only what differs is written."""
        slot = line = out = None
        for n in range(len(self.order)):
            seat = self.order[n]
            grid = self.cards[n]
            card = self.lying[seat]
            ground = self.second if n & 1 else _C_FELT_DARK
            if seat == self.act:
                ground = _C_GOLD
            elif seat == self.declarer:
                ground = _C_CREAM
            ink = _C_CREAM
            if seat == self.rests:
                out = grid
                ink = _C_FELT_PALE
            paint.tint(self.plates[n], ground)
            paint.ink(self.who[n], theme.ink(_C_INK if ground < _C_FELT_DARK else ink))
            paint.say(self.who[n], table.sitting.names[seat])
            if card != _NONE:
                sheets.face(grid, card, False, grid.width < 3)
                if seat == self.best:
                    line = grid
            elif seat == self.act and not self.full:
                slot = grid
            paint.hide(grid, card == _NONE)
            taken = self.taken[seat]
            paint.hide(self.tabs[n], not taken)
            paint.hide(self.counts[n], not taken)
            if taken:
                paint.say(self.counts[n], b"%d" % taken)
            if chips and self.chips:
                self._tell_chips(n, chips[seat])
        for edge in self.slot:
            paint.hide(edge, not slot)
        if slot:
            mark = self.slot[4]
            paint.around(self.slot, slot.x, slot.y, 8 * slot.width, 8 * slot.height, measures.scale)
            paint.move(mark, slot.x + (8 * slot.width - 7) // 2, mark.y)
        paint.hide(self.line, not line)
        if line:
            paint.move(self.line, line.x, self.line.y)
        paint.hide(self.out, not out)
        if out:
            paint.centre(self.out, words.say(_W_SAID_OUT), out.x + self.middle)

    def _tell_chips(self, n, chips):
        """The chips of a column's seat."""
        text = b"%d" % chips
        line = self.chips[n]
        # A debt is red on paper, so that it needs no sign where there is no room for one.
        paint.ink(line, theme.ink(_C_LOSS, _C_CREAM) if chips < 0 else theme.ink(_C_CREAM, _C_FELT))
        if len(text) > line.width:
            text = text[1:] if chips < 0 else words.say(_W_CHIPS_MANY)
        paint.right(line, text)
        if self.lifted:
            # Chips of four letters leave no room beside them: then the tab hangs on the card.
            tab = self.tabs[n]
            y = self.lifted[1 if len(text) > 3 else 0]
            paint.move(tab, tab.x, y)
            paint.move(self.counts[n], tab.x + 1, y)

    def ask(self, table):
        """Let the viewer choose a card, the first that may be played."""
        sitting = table.sitting
        hand = table.hand
        hand.take(sitting.view, table.home, self.y)
        for n in range(hand.count):
            for place in range(sitting.count):
                if sitting.legal[place] == hand.cards[n] + _CARD:
                    hand.can[n] = 1
                    if hand.at == _NONE:
                        hand.at = n
        hand.spread(True)
        nap_say.ask(self, table)
        return _NONE

    def step(self, table, action, way):
        """An arrow: the next card that may be played (1) or the one before (-1). Up, with three buttons beyond the
        first card: those played before, which lie open (N3)."""
        hand = table.hand
        three = table.app.handheld.buttons.count == 3
        asking = table.sitting.asking()
        if asking and (three or action < _UP):
            place = hand.at + way
            while 0 <= place < hand.count:
                if hand.can[place]:
                    hand.choose(place)
                    return
                place += way
        if action == _UP and table.sitting.view.tricks:
            table.look()

    def chosen(self, table):
        """The move of A."""
        return table.hand.cards[table.hand.at] + _CARD
