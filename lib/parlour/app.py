"""The loop and the stack of screens; the one place that draws and the one that drops.

A screen is an object with a `group`; the lowest is the room (home, a table), what lies over it are
sheets (curtain, pause, scores). Two root groups are used by turns: a group appended to the root that is
shown would be drawn layer by layer, four times slower. About 2 KB of heap.
"""

import gc
import sys

import displayio
from micropython import const

from engine import catalogue
from handheld.contract import Event
from parlour import font, settings, theme, words

_BREATH = const(10)  # milliseconds that an idle turn of the loop rests


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

    def close(self):
        """The screen is taken away for good."""


class App:
    """The program: one handheld, one stack of screens, at most one sitting."""

    def __init__(self, handheld):
        self.handheld = handheld
        self.display = handheld.display
        self.sitting = None
        self.screens = []
        self.leaving = None
        self._roots = (displayio.Group(), displayio.Group())
        self._turn = 0
        self._stale = False
        self._event = Event()
        theme.load()
        font.load()
        settings.load(self)
        words.load(settings.language())

    def show(self, screen):
        """Make `screen` the only one: the room that the player stands in."""
        while self.screens:
            self.screens.pop().close()
        self.lay(screen)

    def lay(self, screen):
        """Lay a screen over those that are there."""
        self.screens.append(screen)
        self._changed()

    def lift(self):
        """Take the topmost screen away."""
        self.screens.pop().close()
        self._changed()

    def _changed(self):
        self._stale = True
        # A press that closed one screen must not act in the next.
        self.handheld.buttons.clear()
        self.handheld.buttons.repeat = self.screens[-1].repeats

    def leave(self, room):
        """Leave the match for the room that `room(app)` makes; the loop drops the game first."""
        self.leaving = room

    def draw(self):
        """Bring the screen up to date: the only place that refreshes."""
        if self._stale:
            self._stale = False
            self._swap()
        self.display.refresh()

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
        if handheld.buttons.get(event):
            self.screens[-1].press(event.action)
        else:
            self.screens[-1].tick(handheld.ticks_ms())
        if self.leaving is not None:
            room = self.leaving
            self.leaving = None
            self.drop()
            self.show(room(self))
        self.draw()

    def drop(self):
        """Take the game out of memory: screens off, sitting off, modules off. Called by the loop alone."""
        while self.screens:
            self.screens.pop().close()
        for root in self._roots:
            while len(root):
                root.pop()
        sitting = self.sitting
        self.sitting = None
        if sitting is not None:
            name = sitting.match.name
            sitting = None
            forget("parlour.tables")
            catalogue.drop(name)
        forget("parlour.sitting")
        gc.collect()

    def run(self):
        """Open home and turn the loop until the power goes."""
        from parlour.screens.home import Home

        self.show(Home(self))
        while True:
            self.step()
            self.handheld.rest(_BREATH)


def forget(path):
    """Take a module and all below it out of memory, off its parent too: without that nothing is freed."""
    for name in [name for name in sys.modules if name == path or name.startswith(path + ".")]:
        del sys.modules[name]
    parent, _, child = path.rpartition(".")
    parent = sys.modules.get(parent)
    if parent is not None and hasattr(parent, child):
        delattr(parent, child)
