"""Plays deals at a game's table by pressing A and arrows; run by MicroPython from the project's root.

    micropython tests/heap/table.py nap 160 128 5 3 [mode=peep ...]

game, width, height, seats, deals at most, house rules. The first seat is a person, the others are machines. Prints the
most bytes that a press and an idle turn of the loop allocated, and the live bytes after the first and the last deal,
the stand-ins among them: they draw nothing.
"""

import builtins
import gc
import os
import sys

sys.path.insert(0, ".")
sys.path.insert(0, "lib")
sys.path.insert(0, "tests/heap")
sys.path.insert(0, "tests/heap/standin")

from displayio import Display

from engine import catalogue
from engine.memory import let_go
from handheld.contract import DOWN, RIGHT, A
from parlour.app import App


class Nothing:
    """Anything that is asked of it, it does not do."""

    volume = 0
    count = 7
    repeat = False

    def play(self, number):
        """No sound."""

    def clear(self):
        """No presses."""

    def read(self, slot):
        """Nothing kept."""
        return None

    def keep(self, slot, end):
        """Not kept."""

    cell = bytearray(528)


class Buttons(Nothing):
    """The next press, or none."""

    action = None

    def get(self, event):
        """The press, once."""
        if self.action is None:
            return False
        event.action = self.action
        self.action = None
        return True


class Handheld:
    """A handheld whose clock goes ahead with each look, so that every pause is over at once."""

    language = "en"
    brightness = 100

    def __init__(self, width, height):
        self.display = Display(width, height)
        self.buttons = Buttons()
        self.sound = Nothing()
        self.store = Nothing()
        self._count = 0

    def ticks_ms(self):
        """Any time."""
        return 0

    def elapsed(self, since):
        """Long ago for a pause, not long enough for the screen to dim: that would take a press to wake."""
        return 10000

    def entropy(self, count):
        """Other bytes each time."""
        self._count += 1
        return bytes([(self._count * 37 + n * 11) & 255 for n in range(count)])

    def battery(self):
        """No battery."""
        return None

    def battery_low(self):
        """Never."""
        return False


def turn(app, action):
    """One turn of the loop; how many bytes it allocated, 0 when it loaded code: that is another matter."""
    app.handheld.buttons.action = action
    del loaded[:]
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    app.step()
    spent = gc.mem_alloc() - before
    gc.enable()
    return 0 if loaded else spent


loaded = []
load = builtins.__import__


def noted(name, *rest):
    """Import, and note what was not there; it may be let go before the turn ends."""
    if name not in sys.modules:
        loaded.append(name)
    return load(name, *rest)


builtins.__import__ = noted


def learn(game):
    """Load all code of a game and let it go: its names stay, and would else seem to be what a later deal leaves."""
    for folder in ("engine/" + game, "lib/parlour/tables"):
        for name in os.listdir(folder):
            if name.endswith(".py") and name != "__init__.py" and (name.startswith(game) or folder.endswith(game)):
                __import__((folder + "/" + name[:-3]).replace("lib/", "").replace("/", "."))
    let_go("engine." + game)
    let_go("parlour.tables")


def main(game, width, height, seats, deals, chosen):
    learn(game)
    names = [b"Ann", b"Bo", b"Cleo", b"Dan", b"Eva", b"Fay", b"Gus", b"Hal"][:seats]
    app = App(Handheld(width, height))
    packed = catalogue.pack(game, chosen)
    app.sit(game, names, bytearray([0] + [1] * (seats - 1)), packed)
    app.step()
    sitting = app.sitting
    walk = RIGHT if app.handheld.buttons.count > 3 else DOWN
    cursor = play = idle = done = first = turns = 0
    # The cut for deal has been seen.
    turn(app, A)
    while done < deals:
        turns += 1
        if sitting.ended:
            done += 1
            if sitting.over():
                break
            sitting.seldom("next_deal")
            gc.collect()
            first = first or gc.mem_alloc()
        elif sitting.asking():
            # The question may have something left to draw.
            turn(app, None)
            idle = max(idle, turn(app, None))
            cursor = max(cursor, turn(app, walk))
            play = max(play, turn(app, A))
        else:
            app.step()
        if turns > 100000:
            raise RuntimeError("the deal does not end")
    gc.collect()
    print(f"{done} deals: cursor {cursor}, play {play}, idle {idle}, live at first {first}, at last {gc.mem_alloc()}")


main(
    sys.argv[1],
    int(sys.argv[2]),
    int(sys.argv[3]),
    int(sys.argv[4]),
    int(sys.argv[5]),
    dict([word.split("=") for word in sys.argv[6:]]),
)
