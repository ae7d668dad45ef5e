"""The loop and the stack of screens; the one place that draws.

A screen is an object with a `group`; the lowest is the room (home, a table), what lies over it are
sheets (curtain, pause, scores). Two root groups are used by turns: a group appended to the root that is
shown would be drawn layer by layer, four times slower. About 3 KB of heap; `moving` has what is done between
rooms and matches.
"""

import gc
import sys

import displayio

from engine.memory import let_go as forget
from handheld.contract import Event
from parlour import settings, words
from parlour.vigil import Vigil

# What lies over a table only now and then is loaded anew each time: together it would cost a match 14 KB.
_SHEETS = "parlour.games parlour.habits parlour.payments parlour.rooms parlour.rows parlour.screens"
_CURTAIN = "parlour.screens.curtain"


class Screen:
    """What a player sees at one moment. `covers` is false for a sheet that lets the one below shine through."""

    covers = True
    repeats = True  # whether a held arrow goes on moving the choice

    def __init__(self, app):
        self.app = app
        self.group = displayio.Group()

    def press(self, action):
        """A button was pressed (one of the handheld's actions)."""

    def tick(self, now):
        """A turn of the loop while this screen lies on top; `now` in milliseconds. Allocates nothing."""

    def uncovered(self):
        """What lay over this screen is gone."""

    def close(self):
        """The screen is taken away for good."""


class App:
    """The program: one handheld, one stack of screens, at most one sitting.

    `busy` is set by a screen's tick when there is more to do at once; `tables` keeps who sat where the last time,
    by game; `faults` counts what went wrong in the loop.
    With `seated` it begins at the table of the match in the store instead of at home.
    """

    def __init__(self, handheld, seated=False):
        self.handheld = handheld
        self.display = handheld.display
        self.sitting = None
        self.screens = []
        self.busy = False
        self.tables = {}
        self.faults = 0
        self._next = () if seated else None
        self._lit = False
        self._roots = (displayio.Group(), displayio.Group())
        self._turn = 0
        self._stale = False
        self._event = Event()
        from parlour import loading

        loading.load(self)
        forget("parlour.loading")
        self._vigil = Vigil(self)

    def show(self, screen):
        """Make `screen` the only one: the room that the player stands in."""
        while self.screens:
            self.screens.pop().close()
        self.lay(screen)

    def lay(self, screen):
        """Lay a screen over those that are there."""
        self.screens.append(screen)
        self.changed()

    def lift(self):
        """Take the topmost screen away; the one below is told."""
        self.screens.pop().close()
        # Every sheet but the curtain, which goes too often, has rows.
        if self.screens[-1].covers and "parlour.rows" in sys.modules:
            self.tidy()
        self.changed()
        self.screens[-1].uncovered()

    def tidy(self):
        """Let go of what only sheets need: none lies over the table, but for the curtain."""
        if self.sitting is not None:
            curtain = sys.modules.get(_CURTAIN)
            for path in _SHEETS.split():
                forget(path)
            if curtain and self.sitting.people != 1:
                # Among several persons it hangs too often to be loaded anew each time.
                sys.modules[_CURTAIN] = curtain
            words.drop()

    def changed(self):
        """What is shown is another screen, or another page of the same: it is drawn in one pass."""
        self._stale = True
        # A press that closed one screen must not act in the next.
        self.handheld.buttons.clear()
        self.handheld.buttons.repeat = self.screens[-1].repeats

    def leave(self):
        """Leave the match, or whatever room this is, for home; the loop does it, once the caller is gone."""
        self._next = ("",)

    def sit(self, *match):
        """Sit down at a new match (seating.begin: game, names, kinds, options), or at the one in the store, when
        nothing is given; the loop does it, once the caller is gone."""
        self._next = match

    def after(self, act):
        """Call `act` in the loop once the caller is gone, whose frame would keep in memory what is to make room."""
        self._next = act

    def draw(self):
        """Bring the screen up to date: the only place that refreshes."""
        if self._stale:
            self._stale = False
            # The visible screens move to the other root, so that one pass draws them all.
            old = self._roots[self._turn]
            self._turn = 1 - self._turn
            new = self._roots[self._turn]
            while len(old):
                old.pop()
            first = len(self.screens) - 1
            while first > 0 and not self.screens[first].covers:
                first -= 1
            for screen in self.screens[first:]:
                new.append(screen.group)
            self.display.root_group = new
        self.display.refresh()
        if not self._lit:
            # Only now is there a picture to be seen.
            self._lit = True
            settings.apply(self)

    def step(self):
        """One turn of the loop."""
        event = self._event
        handheld = self.handheld
        self.busy = False
        if self._next is not None:
            pass
        elif not self.screens:
            self.leave()
        elif handheld.buttons.get(event):
            if not self._vigil.woken():
                self.screens[-1].press(event.action)
        else:
            self._vigil.watch()
            self.screens[-1].tick(handheld.ticks_ms())
        if self._next is not None:
            goal = self._next
            self._next = None
            if isinstance(goal, tuple):
                from parlour import moving

                moving.move(self, goal)
            else:
                goal()
        self.draw()

    def clear(self):
        """Let the screens go, and what only they need."""
        while self.screens:
            self.screens.pop().close()
        for root in self._roots:
            while len(root):
                root.pop()
        self.tidy()
        gc.collect()

    def run(self):
        """Turn the loop until the power goes; with no screen yet it begins at home."""
        while True:
            try:
                self.step()
            except Exception as fault:
                self._fail(fault)
            self.handheld.rest(0 if self.busy else self._vigil.breath)

    def _fail(self, fault):
        """Something went wrong: the console gets all of it, the player one sentence, the match stays in the store."""
        self.faults += 1
        self._next = None
        try:
            import traceback

            traceback.print_exception(fault)
        except ImportError:
            sys.print_exception(fault)
        fault = None
        # Memory may be what is short: there must be some before more code comes.
        self.sitting = None
        self.clear()
        from parlour import moving

        moving.fail(self)
        self.draw()
