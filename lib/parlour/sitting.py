"""A match at the table: who sits where, whose turn, curtain, machine opponents, saving.

The same for every game. The game's own table (`parlour.tables`) draws and asks; it reads only
`sitting.view`, what the seat that holds the device may know. About 3 KB of heap.

What happens next is decided in one place, `go_on`, when the pause after the last act is over.
"""

import sys

from micropython import const

from engine import catalogue
from engine.chance import Chance
from engine.contract import DEAL, DEAL_END, MATCH_END, MOST_MOVES, MOVE_DEAL, NOBODY, PAY
from parlour import keeping, settings

_RESTING = const(0)
_THINKING = const(1)
_ASKING = const(2)
_AWAY = const(3)

PERSON = 0  # kinds above it are machine opponents: 1 easy, 2 normal, 3 hard


class Sitting:
    """A match, the names (bytes) and kinds (PERSON or a machine's level) of its seats.

    `resumed` is true when it comes from the store: then nobody is known to hold the device.
    """

    def __init__(self, app, match, names, kinds, resumed=False):
        self.app = app
        self.match = match
        self.names = names
        self.kinds = kinds
        self.people = 0
        self.secret = catalogue.find(match.name)[3]
        self.events = []
        self.payments = []
        self.before = list(match.game.chips)
        self.winner = NOBODY
        self.winners = 0
        self.ended = False
        self.unsaved = False
        self.view = match.view(NOBODY)
        self.legal = bytearray(MOST_MOVES)
        self.count = 0
        self._bots = [None] * len(names)
        self._machine = bytearray(MOST_MOVES)
        self._stage = _RESTING
        self._since = 0
        self._pause = 0
        person = NOBODY
        for seat in range(len(kinds)):
            if kinds[seat] == PERSON:
                self.people += 1
                person = seat
        if resumed:
            self._recall()
        elif self.people == 1:
            match.look(person)
        self.renew()
        path = "parlour.tables." + match.name
        __import__(path)
        self.table = sys.modules[path].Table(app, self)

    def _recall(self):
        """Play the last deal over, to know again what was paid in it."""
        match = self.match
        match.rewind()
        self.before = list(match.game.chips)
        for place in range(match.count):
            del self.events[:]
            match.game.play(match.log[place], self.events)
            self._note()
        del self.events[:]

    def renew(self):
        """Let the view be what the seat that holds the device may know now."""
        self.match.view(self.match.viewer, self.view)

    def begin(self):
        """Show the table and let the game go on."""
        self.app.show(self.table)
        self.rest(0)

    def rest(self, pause):
        """Go on after so many milliseconds."""
        self._stage = _RESTING
        self._since = self.app.handheld.ticks_ms()
        self._pause = pause

    def hurry(self):
        """The player has seen enough: go on at once. False when nothing is waiting to go on."""
        if self._stage != _RESTING:
            return False
        self._pause = 0
        return True

    def asking(self):
        """Whether the table waits for a choice of the person who holds the device."""
        return self._stage == _ASKING

    def tick(self):
        """A turn of the loop while the table lies on top."""
        if self._stage == _RESTING:
            if self.app.handheld.elapsed(self._since) >= self._pause:
                self.go_on()
        elif self._stage == _THINKING:
            move = self._bots[self.match.game.to_act].think()
            if move != NOBODY:
                self.play(move)

    def go_on(self):
        """Decide what comes next: scores, a deal, a machine's move, a curtain or a person's choice."""
        game = self.match.game
        seat = game.to_act
        if self.ended:
            self.scores()
        elif game.at_rest and self.secret:
            self.play(MOVE_DEAL)
        elif self.kinds[seat] != PERSON:
            self._think(seat)
        elif self.secret and self.match.viewer != seat:
            self.curtain(seat)
        else:
            self._ask()

    def _think(self, seat):
        """Let a machine opponent look at what its seat may know and begin to think."""
        bot = self._bots[seat]
        match = self.match
        if bot is None:
            seed = self.app.handheld.entropy(8)
            low = seed[0] | seed[1] << 8 | seed[2] << 16
            high = seed[3] | seed[4] << 8 | seed[5] << 16
            bot = catalogue.load(match.name, "bot").Bot(self.kinds[seat] - 1, Chance(low, high))
            self._bots[seat] = bot
        self.count = match.moves(self._machine)
        bot.begin(match.view(seat), self._machine, self.count)
        self._stage = _THINKING

    def _ask(self):
        """Ask the person who holds the device."""
        self._stage = _ASKING
        self.count = self.match.moves(self.legal)
        self.renew()
        self.table.ask()

    def play(self, move):
        """Make a move of the seat to act and let the table tell what happened; raises IllegalMove."""
        match = self.match
        seat = match.game.to_act
        events = self.events
        del events[:]
        if match.game.at_rest and self.secret:
            self.before = list(match.game.chips)
            del self.payments[:]
            self.winner = NOBODY
        match.play(move, events)
        self._note()
        self.renew()
        pace = self.table.tell(seat, move, events)
        if self.kinds[seat] == PERSON and match.game.to_act == seat and not self.ended:
            pace = 0
        if not match.can_undo() and (self.ended or self.kinds[seat] == PERSON):
            self.save()
        self.rest(pace * settings.pace())

    def _note(self):
        """Keep what the scores will have to tell."""
        for event in self.events:
            kind = event[0]
            if kind == PAY:
                self.payments.append(event)
            elif kind == DEAL:
                self.ended = False
            elif kind == DEAL_END:
                self.winner = event[2]
                self.ended = True
            elif kind == MATCH_END:
                self.winners = event[1]
                self.ended = True

    def over(self):
        """Whether the match has ended."""
        return self.match.game.to_act == NOBODY

    def scores(self):
        """Show what the last deal paid, and every seat's chips."""
        from parlour.screens.scores import Scores

        self._stage = _AWAY
        self.app.lay(Scores(self.app, self, self.ended))

    def next_deal(self):
        """The scores have been seen."""
        self.ended = False
        if self.over():
            keeping.forget(self.app.handheld)
            self.leave()
        else:
            if self.people != 1:
                self.match.veil()
            self.renew()
            self.table.renew()
            self.rest(0)

    def curtain(self, seat):
        """Hide every hand until `seat` says that it holds the device."""
        from parlour.screens.curtain import Curtain

        self._stage = _AWAY
        self.match.veil()
        self.renew()
        self.table.renew()
        self.app.lay(Curtain(self.app, self, seat))

    def looked(self, seat):
        """`seat` holds the device: its hand may be drawn."""
        self.match.look(seat)
        self.renew()
        self.table.renew()
        self.rest(0)

    def undo(self):
        """Take back the last move of this turn; raises CannotUndo."""
        self.match.undo()
        self.renew()
        self.table.renew()
        self.rest(0)

    def save(self):
        """Keep the match in the store; play goes on when that fails, and the table says so once."""
        self.unsaved = not keeping.save(self.app.handheld, self)

    def leave(self):
        """Go home; the loop takes the game out of memory."""
        from parlour.screens.home import Home

        self.app.leave(Home)
