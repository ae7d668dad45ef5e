"""A match at the table: who sits where, whose turn, curtain, machine opponents, saving.

The same for every game. `go_on` alone decides what comes after the pause that follows an act. About 2.8 KB of heap.
The game's own table, `parlour.tables.NAME.Table(app, sitting)`, is an app.Screen that draws and asks. It reads
only `sitting.view`, what the seat that holds the device may know (NOBODY: what all may), and has:

    renew()                     draw all from the view
    ask()                       the holder must choose among sitting.legal[:sitting.count]; on A: sitting.play(move)
    tell(seat, move, events)    show what just happened; gives how long it stays: 0 not at all .. 3 long
    heading()                   bytes: what became of the deal ("Bo made Nap")
    press(action)               MENU: sitting.seldom("pause"); B: sitting.hide(); A at rest: sitting.hurry()
    tick(now)                   calls sitting.tick(); before that it draws what tell() left
    open_passes                 whether ask() comes for a seat that can only pass, whoever holds the device

While scores or settings cover it there is no table; a new one comes behind them, draws the view of some moves before
and tells those again; sitting.past is what close() left there of things that are in no view. The module may have
extra(app, sitting): (text, what it does) of a row for pause, or None.
"""

from micropython import const

from engine import memory
from engine.chance import Chance, seed_words
from engine.contract import DEAL, DEAL_END, MATCH_END, MOVE_DEAL, MOVE_PASS, NOBODY, OUT, PAY, TAKE
from handheld.contract import MATCH
from parlour import settings

_RESTING = const(0)
_THINKING = const(1)
_ASKING = const(2)
_AWAY = const(3)

_TRIES = const(20)  # steps that a game tries in a turn of the loop, where it must search for what is legal

_FIRST = const(10)  # where a record begins in the store's cell

PERSON = 0  # kinds above it are machine opponents: 1 easy, 2 normal, 3 hard


class Sitting:
    """A match, the names (bytes) and kinds (PERSON or a machine's level) of its seats.

    `resumed` is true when it comes from the store: then nobody is known to hold the device.
    For screens: view, legal, count; deal, payments, before (chips), winner, winners (a bit a seat); people, how many
    persons play; secret, whether the game has hidden cards; table, None while scores or settings are shown; veiled,
    before whose hand the curtain hangs, or NOBODY.
    """

    def __init__(self, app, match, names, kinds, resumed=False):
        from parlour import seldom

        seldom.begin(self, app, match, names, kinds, resumed)

    def renew(self):
        """Let the view be what the seat that holds the device may know now."""
        if self.ended and not self.secret:
            # The engine has put the men up for the next game; the old one stays to be looked at.
            self.view.chips[:] = self.match.game.chips
            return
        self.match.view(self.match.viewer, self.view)
        if not self.secret:
            self.deal = self.view.game  # Jacquet is not dealt: its games count themselves

    def seldom(self, act):
        """Do what is done so seldom that its code is loaded for it: a function of parlour.seldom."""
        from parlour import seldom

        getattr(seldom, act)(self)
        memory.let_go("parlour.seldom")

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
        """Whether a choice of the person who holds the device is waited for."""
        return self._stage == _ASKING

    def tick(self):
        """A turn of the loop while the table lies on top."""
        if self._stage == _RESTING:
            if self.app.handheld.elapsed(self._since) >= self._pause:
                self.go_on()
        elif self._stage == _THINKING:
            move = self._bots[self.kinds[self.match.game.to_act] - 1].think()
            if move == NOBODY:
                self.app.busy = True
            else:
                self.play(move)

    def go_on(self):
        """Decide what comes next: scores, a deal, a machine's move, a curtain or a person's choice."""
        game = self.match.game
        seat = game.to_act
        if self._unsaved is not None and not self._told:
            from parlour.screens.message import Unsaved

            self._told = True
            self.app.lay(Unsaved(self.app, self._unsaved))
        elif self.ended:
            self._stage = _AWAY
            self.app.after(lambda: self.seldom("scores"))
        elif game.at_rest and self.secret:
            self.play(MOVE_DEAL)
        elif not self.secret and not game.search(_TRIES):
            self.app.busy = True
        elif self.kinds[seat] != PERSON:
            self._think(seat)
        elif self.secret and self.match.viewer != seat and not (
            # A seat that can only pass may be seen to, at some tables.
            self.table.open_passes and self.match.moves(self.legal) == 1 and self.legal[0] == MOVE_PASS
        ):
            self.curtain(seat)
        else:
            self._ask()

    def _think(self, seat):
        """Let a machine opponent look at what its seat may know and begin to think."""
        level = self.kinds[seat] - 1
        bot = self._bots[level]
        match = self.match
        if bot is None:
            if self._chances[level] is None:
                self._chances[level] = Chance(*seed_words(self.app.handheld.entropy(8)))
            bot = self._bots[level] = memory.load(match.name, "bot").Bot(level, self._chances[level])
        count = match.moves(self._machine)
        # Where nothing is hidden one view does for all.
        self._seen = match.view(seat, self._seen if self.secret else self.view)
        bot.begin(self._seen, self._machine, count)
        self._stage = _THINKING
        self.app.busy = True

    def _ask(self):
        """Ask the person who holds the device; what the machines did meanwhile is kept first."""
        if self._fresh:
            self.save()
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
        rested = match.game.at_rest
        before = list(match.game.chips) if rested else None
        match.play(move, events)
        if rested:
            self.before = before
            del self.payments[:]
            self.winner = NOBODY
        self.note()
        self.renew()
        pace = self.table.tell(seat, move, events)
        more = match.game.to_act == seat
        if not more or not rested and not match.can_undo():
            self._fresh = True
        person = self.kinds[seat] == PERSON
        if self.ended or person and self._fresh and not rested:
            self.save()
        self.rest(0 if person and more and not self.ended else pace * settings.PACE[settings.values[settings.SPEED]])

    def note(self):
        """Keep what the scores will have to tell."""
        for event in self.events:
            kind = event[0]
            if kind == PAY or kind == TAKE or kind == OUT:
                self.payments.append(event)
            elif kind == DEAL:
                self.deal = event[1]
                self.ended = False
            elif kind == DEAL_END:
                self.deal = event[1]
                self.winner = event[2]
                self.ended = True
            elif kind == MATCH_END:
                self.winners = event[1]
                self.ended = True

    def over(self):
        """Whether the match has ended."""
        return self.match.game.to_act == NOBODY

    def curtain(self, seat):
        """Hide every hand until `seat` says that it holds the device."""
        from parlour.screens.curtain import Curtain

        if self._fresh:
            self.save()
        self._stage = _AWAY
        self.veiled = seat
        self.match.veil()
        self.redraw()
        self.app.lay(Curtain(self.app, self, seat))

    def hide(self):
        """The seat that holds the device drops the curtain before its hand. False when there is nothing to hide."""
        seat = self.match.viewer
        if not self.secret or seat == NOBODY or self.ended:
            return False
        if self.table is None:
            # The scores lie there; the curtain hangs when they are gone.
            self._stage = _AWAY
            self.veiled = seat
            self.match.veil()
        else:
            self.curtain(seat)
        return True

    def looked(self, seat):
        """`seat` holds the device: its hand may be drawn."""
        self.match.look(seat)
        self.veiled = NOBODY
        self.rest(0)
        self.redraw()

    def redraw(self):
        """Draw the table anew."""
        self.renew()
        self.table.renew()

    def undo(self):
        """Take back the last move of this turn; raises CannotUndo."""
        self.match.undo()
        self.rest(0)
        self.redraw()

    def save(self):
        """Keep the match in the store; gives None, or why not. Play goes on, and that it was not kept is told once."""
        cell = self.app.handheld.store.cell
        at = _FIRST + len(self.head)
        cell[_FIRST:at] = self.head
        if self.secret:
            cell[_FIRST + 1] = self.deal & 255
            cell[_FIRST + 2] = self.deal >> 8
        cell[_FIRST + 3] = self.match.game.to_act
        try:
            at = self.match.pack(cell, at)
        except IndexError:
            # The store says itself that this is too much.
            at = len(cell)
        self._unsaved = self.app.handheld.store.keep(MATCH, at)
        self._fresh = self._unsaved is not None
        return self._unsaved
