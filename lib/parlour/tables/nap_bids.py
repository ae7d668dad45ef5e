"""Nap's bidding: what the others said, the menu of what may be said with what it wins and costs, three lines of help.

nap_bids_made makes it. What only some house rules bring to say stands in nap_more, cards that are chosen before play in
nap_cards. About 2.7 KB of heap; the cursor redraws two rows and the help, some 3,500 pixels (wide: a row).
"""

from micropython import const

from parlour import measures, paint, words
from parlour.app import forget
from parlour.tables import nap_said
from parlour.tables.nap_said import made

_W_NAP_PASS = const(302)
_W_HEAD_BID = const(306)
_W_HELP_STANDS = const(317)
_W_HELP_NONE = const(318)
_W_HEAD_DOUBLE = const(328)
_W_WAIT_CHANGE = const(349)
_W_WAIT_BID = const(350)
_W_DEALS = const(353)
_W_LAST_BID = const(354)
_W_LAST_PASS = const(355)
_W_WAIT_GIVE = const(357)
_W_WAIT_NAME = const(358)
_W_LAST_ONE = const(374)

_FLOATER = const(4)
_PHASE_BID = const(2)
_PHASE_PLAY = const(4)
_MOVE_PASS = const(1)
_MOVE_BID = const(16)
_MOVE_WITH = const(32)
_BID = const(15)
_EVENT_BID = const(1)
_NONE = const(255)
_ARROW = const(8)
_HELP = const(18)  # letters of a line of help


class Bids:
    """The bidding as the viewer sees it.

    What is written: by line of another seat `plates`, `who`, `what` and `order`, the seat; by row of the menu `bids`,
    `wins`, `loses`; `paper` of the rows with their `head`; `mark` of the chosen row, a plate or a frame; `helps`.
    `more`: rim and card on the table, or nothing; `y` of the hand. `choice`: the nap_offer.Offer or, when `cards`, the
    nap_cards.Cards through which the viewer chooses.
    """

    def renew(self, table):
        """Draw all from the view; no question is asked."""
        view = table.sitting.view
        seat = view.dealer
        for line in range(len(self.order)):
            seat = (seat + 1) % view.seats
            if seat == table.home:
                seat = (seat + 1) % view.seats
            self.order[line] = seat
        self.say(table)
        self.stands(table)
        self.take(table)
        if view.to_act == _NONE:
            table.top.say(b"", b"")
        else:
            number = (_W_DEALS, _W_WAIT_CHANGE, _W_WAIT_BID, _W_WAIT_GIVE, _W_WAIT_NAME)[view.phase]
            table.top.ask(table.sitting.names[view.to_act], number)

    def take(self, table):
        """Lay out the viewer's hand, and the kitty's chips."""
        view = table.sitting.view
        table.top.pool(view.kitty)
        if self.more:
            from parlour.tables import nap_more

            nap_more.lay(table)
        table.hand.take(view, table.home, self.y)

    say = nap_said.say

    def stands(self, table):
        """Nobody is asked: the menu shows the highest bid so far."""
        view = table.sitting.view
        bid = view.declarer != _NONE
        self.point(_NONE)
        self.show(1 if bid else 0, _W_HEAD_DOUBLE if view.doubled else _W_HEAD_BID)
        for row in range(len(self.bids)):
            self.offer(row, _MOVE_BID + view.bid if bid and not row else _NONE, view)
        self.help(self.standing(table) if bid or view.bids else b"")

    def standing(self, table):
        """Whose bid stands, in words."""
        view = table.sitting.view
        if view.declarer == _NONE:
            return words.say(_W_HELP_NONE)
        without = view.mode != _FLOATER or view.height & 1 or not view.height
        bid = made((_MOVE_BID if without else _MOVE_WITH) + view.bid)
        return words.fit(_W_HELP_STANDS, _HELP, table.sitting.names[view.declarer], bid)

    def tell(self, table, seat, move, events):
        """Show a bid or a pass on the top line and the plates, and what all passing leads to; how long it stays."""
        sitting = table.sitting
        view = sitting.view
        name = sitting.names[seat]
        if move == _MOVE_PASS:
            table.top.ask(name, _W_LAST_PASS)
        else:
            table.top.ask(name, _W_LAST_BID, made(move))
        self.say(table, seat, move)
        self.stands(table)
        for event in events:
            if event[0] == _EVENT_BID and event[2] == _MOVE_BID:
                table.top.ask(sitting.names[event[1]], _W_LAST_ONE)
        return 1 if view.phase == _PHASE_BID else 2

    def ask(self, table):
        """Let the viewer choose a bid or a trump (nap_offer), or cards (nap_cards); a move that was decided on."""
        cards = table.sitting.view.phase & 1  # draw and swap: 1 and 3
        if cards != self.cards:
            self.cards = cards
            self.choice = None
            forget("parlour.tables.nap_offer")
            forget("parlour.tables.nap_cards")
            if cards:
                from parlour.tables.nap_cards import Cards as Choice
            else:
                from parlour.tables.nap_offer import Offer as Choice
            self.choice = Choice(self, table)
        if cards:
            move = self.choice.next()
            if move != _NONE:
                return move
        self.say(table)
        self.take(table)
        self.choice.ask()
        return _NONE

    def step(self, table, action, way):
        """An arrow: the next choice (1) or the one before (-1), round the end."""
        if table.sitting.asking():
            self.choice.step(way)

    def chosen(self, table):
        """The chosen move; 255: none yet."""
        return self.choice.press()

    def offer(self, row, move, view):
        """A row of the menu: the bid, and all that it wins and loses."""
        if move == _NONE:
            self.row(row)
        elif move == _MOVE_PASS:
            self.row(row, words.say(_W_NAP_PASS))
        elif move < _MOVE_BID:
            from parlour.tables import nap_more

            self.row(row, *nap_more.row(view, move, stakes(view)))
        else:
            kind = move & _BID
            self.row(row, made(move), view.gain[kind] * stakes(view), view.cost[kind] * stakes(view))

    # The menu

    def show(self, rows, number):
        """Show paper for so many rows, and its head: what the rows are, by the sentence's number; 0: hide both."""
        for thing in self.paper:
            paint.hide(thing, not rows)
        if rows:
            paint.size(self.paper[0], measures.width - self.left, rows * self.pitch, measures.scale)
            if self.head:
                paint.say(self.head, words.say(number))

    def row(self, row, name=b"", win=0, lose=0):
        """A row: a name, and what it wins and costs."""
        line = self.bids[row]
        paint.put(line, 1, name)
        paint.rest(line, 1 + len(name))
        text = b"+%d" % win if win else b""
        # Where there is no room for it the green says that it is won.
        paint.right(self.wins[row], text[1:] if len(text) > self.wins[row].width else text)
        paint.right(self.loses[row], b"-%d" % lose if lose else b"")

    def point(self, row):
        """Mark a row as chosen, an arrow before it; 255: none."""
        for n in range(len(self.bids)):
            paint.tile(self.bids[n], 0, _ARROW if n == row else 0)
        mark = self.mark
        for edge in mark:
            paint.hide(edge, row == _NONE)
        if row == _NONE:
            return
        y = self.top + row * self.pitch
        if len(mark) == 1:
            paint.move(mark[0], self.left, y)
        else:
            paint.around(mark, self.left, y, measures.width - self.left, self.pitch, measures.scale)

    def help(self, *lines):
        """Up to three lines of help."""
        for n in range(3):
            paint.say(self.helps[n], lines[n] if n < len(lines) else b"")


def stakes(view):
    """How many times the stake against one is won or lost in all."""
    count = view.seats - 1
    for seat in range(view.seats):
        count -= view.gone >> seat & 1
    return 2 * count if view.doubled else count
