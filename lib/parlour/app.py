"""The loop and the stack of screens; the one place that draws and the one that drops.

A screen is an object with a `group`; the lowest is the room (home, a table), what lies over it are
sheets (curtain, pause, scores). Two root groups are used by turns: a group appended to the root that is
shown would be drawn layer by layer, four times slower. About 2 KB of heap.
"""

import gc
import sys

import displayio

from engine import catalogue
from engine.catalogue import let_go as forget
from engine.contract import BadRecord
from handheld.contract import Event
from parlour import font, measures, settings, theme, words
from parlour.vigil import Vigil

_HOME = ("",)

# What is loaded anew by whoever needs it. The libraries and the forms would cost a match 17 KB and more.
_NOT_KEPT = (
    "parlour.kept",
    "parlour.seating",
    "parlour.sitting",
    "parlour.tables",
    "parlour.screens",
    "parlour.choices",
    "parlour.habits",
    "parlour.offers",
    "parlour.rooms",
    "adafruit_display_text",
    "adafruit_displayio_layout",
)

# What lies over a table only now and then is loaded anew each time: together it would cost a match 9 KB.
_SHEETS = ("pause", "scores", "settings", "sheet", "farewell")


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
        measures.load(self.display)
        theme.load()
        font.load()
        settings.load(self)
        words.load(settings.language())
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
        if self.sitting is not None and len(self.screens) == 1:
            for name in _SHEETS:
                forget("parlour.screens." + name)
            forget("parlour.payments")
            forget("parlour.rooms")
        self.changed()
        self.screens[-1].uncovered()

    def changed(self):
        """What is shown is another screen, or another page of the same: it is drawn in one pass."""
        self._stale = True
        # A press that closed one screen must not act in the next.
        self.handheld.buttons.clear()
        self.handheld.buttons.repeat = self.screens[-1].repeats

    def leave(self):
        """Leave the match, or whatever room this is, for home; the loop does it, once the caller is gone."""
        if self.sitting is not None:
            self._restart("/code.py")
        self._next = _HOME

    def begin(self, *match):
        """Sit down at a new match (as sit): in a fresh heap, where the store takes it."""
        from parlour import keeping

        if self._may_restart() and keeping.save_new(self.handheld, *match) is None:
            self._restart("/table.py")
        self.sit(*match)

    def carry_on(self):
        """Sit down at the match in the store: in a fresh heap, where that can be had."""
        self._restart("/table.py")
        self.sit()

    def _may_restart(self):
        return not settings.lost and self.handheld.may_restart()

    def _restart(self, program):
        """Go on in a fresh heap; comes back only where that cannot be."""
        # What rooms and libraries leave behind in this one, names and gaps, would cost a match 30 KB.
        if self._may_restart():
            self.handheld.restart(program)

    def sit(self, *match):
        """Sit down at a new match (seating.begin: game, names, kinds, options), or at the one in the store, when
        nothing is given; the loop does it, once the caller is gone."""
        self._next = match

    def draw(self):
        """Bring the screen up to date: the only place that refreshes."""
        if self._stale:
            self._stale = False
            self._swap()
        self.display.refresh()
        if not self._lit:
            # Only now is there a picture to be seen.
            self._lit = True
            settings.apply(self)

    def _swap(self):
        """Move the visible screens to the other root, so that one pass draws them all."""
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
            self._move()
        self.draw()

    def _move(self):
        """From a room to a match or back; what the new place does not need is taken out of memory first."""
        goal = self._next
        self._next = None
        damaged = False
        self.drop(goal[0] if goal and goal is not _HOME else "")
        if goal is not _HOME:
            from parlour import seating

            try:
                self.sitting = seating.resume(self) if not goal else seating.begin(self, *goal)
                forget("parlour.seating")
                forget("parlour.kept")
                self.sitting.open()
                return
            except BadRecord:
                damaged = True
        from parlour.screens.home import Home

        self.show(Home(self, damaged))

    def drop(self, kept=""):
        """Take all screens, the match and its modules out of memory, and all games but `kept`. By the loop alone."""
        while self.screens:
            self.screens.pop().close()
        for root in self._roots:
            while len(root):
                root.pop()
        self.sitting = None
        for path in _NOT_KEPT:
            forget(path)
        for entry in catalogue.GAMES:
            if entry[0] != kept:
                catalogue.drop(entry[0])
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
        _report(fault)
        fault = None
        self._next = None
        self.drop()
        from parlour.screens.fault import Fault

        self.show(Fault(self))
        self.draw()


def _report(fault):
    """Write a fault and where it happened to the console."""
    try:
        import traceback

        traceback.print_exception(fault)
    except ImportError:
        sys.print_exception(fault)
