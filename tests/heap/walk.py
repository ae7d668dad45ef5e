"""Walks through the whole program on a MicroPython, over stand-ins for the firmware, and prints what it took.

    micropython -X heapsize=300k tests/heap/walk.py ROOT BOARD_ID WHAT COUNT [GAME ...]
    micropython -X heapsize=300k tests/heap/walk.py ROOT BOARD_ID table COUNT GAME SEATS PEOPLE RULES

ROOT is an image (python -m sim image). WHAT is `rooms` (COUNT presses at home), `table` (COUNT presses at the table
of one game, begun as a restart begins it; RULES are packed options as hex digits) or, without any restart, `deals`
(COUNT deals of each game, by machines and one person) or `changes` (COUNT times home and back through all games).
`capped` before WHAT leaves collecting to the interpreter.
Lines that begin with @ are for tests/heap/__main__.py. Bytes are live ones after a collection, less those of
the stand-ins and of this file; bytes of one turn of the loop are what it took before any collection.
"""

import gc
import sys
from binascii import unhexlify

import micropython
from standin import bitmaptools, displayio, fontio, hardware, vectorio
from standin.hardware import Restart, machine

_NAMES = (b"Wilhelmina", b"Maximilian", b"Christophe", b"Anna", b"Bo", b"Cleo", b"Dora", b"Eva")
_ACTIONS = ("A", "A", "A", "A", "RIGHT", "RIGHT", "DOWN", "DOWN", "LEFT", "UP", "B", "MENU")
_LOW = 250000  # more than any turn of the loop takes


def scrub(depth):
    """Write over what calls before left on the interpreter's stack: its collector would take that for things in use,
    and count a table that has made room."""
    one = two = three = four = five = six = seven = eight = depth
    if depth:
        return scrub(depth - 1) + one + two + three + four + five + six + seven + eight
    return 0


class Done(BaseException):
    """The walk is over."""


class Walk:
    """What the player does and what is found out meanwhile."""

    def __init__(self, capped):
        self.capped = capped
        self.spaces = {}
        self.script = None
        self.base = 0
        self.before = 0
        self.kind = ""
        self.where = ""
        self.down = ""
        self.live = {}
        self.most = 0
        self.turns = {}
        self.state = 1
        self.float = 0

    app = property(lambda self: self.spaces.get("app"))

    def below(self, bound):
        """A number by chance."""
        self.state = (self.state * 1103 + 12345) % 1048573
        return self.state // 7 % bound

    def top(self):
        """The name of the class of the screen that is seen."""
        app = self.app
        return type(app.screens[-1]).__name__ if app and app.screens else ""

    def look(self, label):
        """Count the live bytes and keep the most under this label; returns them."""
        scrub(20)
        gc.collect()
        live = gc.mem_alloc() - self.base
        if live > self.live.get(label, 0):
            self.live[label] = live
        if live > self.most + 256:
            self.most = live
            print("@worst", live, label)
            micropython.mem_info()
        return live

    def slept(self, seconds):
        """The program rests: note the turn that went before, then do what comes next."""
        took = gc.mem_alloc() - self.before - self.float
        app = self.app
        if app and getattr(app, "faults", 0):
            print("@fault", self.where)
            raise Done
        if self.kind and took >= 0 and not self.capped:
            kind = self.kind if self.top() == self.where else "leave"
            entry = self.turns.get((kind, self.where))
            if entry is None:
                entry = self.turns[kind, self.where] = [0, 0, 0]
            entry[0] += 1
            entry[1] += took
            entry[2] = max(entry[2], took)
        self.kind = ""
        machine.now += int(seconds * 1000)
        if self.down:
            machine.change(self.down, False)
            self.down = ""
        else:
            self.act(app, seconds)
        if not self.capped and gc.mem_free() < _LOW:
            gc.collect()
        self.before = gc.mem_alloc()

    def act(self, app, seconds):
        """Press what the script says, or let time pass."""
        sitting = app.sitting if app else None
        top = self.top()
        resting = sitting is None or sitting.asking() or len(app.screens) > 1
        if seconds == 0:
            self.where = top
            self.kind = "slice"
            return
        if top != self.where:
            self.look(top)
            self.where = top
        word = next(self.script)
        if word:
            machine.change(word, True)
            self.down = word
            self.kind = "press"
        else:
            self.kind = "idle" if resting else "machine"
            machine.now += 100 if resting else 500


walk = Walk(False)


def games(names):
    """The catalogue's entries that have a table, of these names or all."""
    from engine import catalogue

    found = []
    for entry in catalogue.GAMES:
        try:
            open(sys.path[1] + "/parlour/tables/" + entry[0] + ".py").close()
        except OSError:
            continue
        if not names or entry[0] in names:
            found.append(entry)
    return found


def sit(entry, seats, people):
    """Sit down at a game with default options, the first seats persons and the others hard machines."""
    from engine import catalogue
    from engine.options import pack_options

    packed = pack_options(catalogue.load(entry[0], "options").OPTIONS, {})
    kinds = bytearray([0] * people + [3] * (seats - people))
    walk.app.sit(entry[0], list(_NAMES[:seats]), kinds, bytes(packed))


def until(name, most=400):
    """Let time pass until that screen is seen."""
    for _ in range(most):
        if walk.top() == name:
            return
        yield ""
    raise RuntimeError("the screen %s does not come; there is %s" % (name, walk.top()))


def home():
    """Leave for home and count there."""
    if walk.top() != "Home" or walk.app.sitting is not None:
        walk.app.leave()
        yield ""
        yield from until("Home")
    walk.look("Home")


def monkey(presses):
    """Press this and that. Sees also the idle turns."""
    for number in range(presses):
        if number % 4 == 0:
            yield ""
        for _ in range(12):
            if walk.app.sitting is None or walk.app.sitting.asking() or len(walk.app.screens) > 1:
                break
            yield ""
        if number % 25 == 0:
            walk.look(walk.top())
        yield _ACTIONS[walk.below(len(_ACTIONS))]


def rooms(count, names):
    """All screens at home; where a match begins, the program is sent home again."""
    yield from until("Home")
    yield from monkey(count)


def table(count, words):
    """All screens at a table; a match that is over or left begins anew. Then what is offered is taken until a deal, or
    a game of some 700 presses, has its scores."""
    yield from monkey(count)
    for number in range(5000):
        if walk.top() == "Scores":
            break
        # Where cards are put away another must be chosen, too.
        yield "RIGHT" if number % 4 == 3 else "A"
        yield ""
    else:
        raise RuntimeError("no scores come; there is %s" % walk.top())
    # Back to the table, to the scores again, and on.
    for word in ("B", "A", "A", "A"):
        yield ""
        yield word
    yield ""


def seated(words):
    """Put a match into the store that is to begin at the table."""
    from handheld import open as open_handheld
    from parlour import keeping

    game, seats, people, rules = words
    kinds = bytearray([0] * int(people) + [3] * (int(seats) - int(people)))
    keeping.save_new(open_handheld(), game, list(_NAMES[: int(seats)]), kinds, unhexlify(rules))
    forget()


def forget():
    """Take the program out of memory, as a restart does."""
    for name in list(sys.modules):
        if name.split(".")[0] in ("engine", "handheld", "parlour") or name.startswith("adafruit"):
            del sys.modules[name]
    sys.modules["board"].DISPLAY.root_group = None


def deals(count, names):
    """So many deals of each game, a person among machines who takes what is offered."""
    yield from until("Home")
    for entry in games(names):
        seats = (entry[1] + entry[2]) // 2
        done = 0
        # The first match leaves the names of its code, which stay: the second begins what is compared.
        first = last = visits = 0
        before = ""
        while done < count:
            top = walk.top()
            if top == "Home" and walk.app.sitting is None:
                visits += 1
                last = walk.look("Home")
                if visits <= 2:
                    first = last
                sit(entry, seats, 1)
                yield ""
                continue
            if top == "Scores" and before != top:
                done += 1
            before = top
            yield "A" if walk.below(3) else "RIGHT"
            yield ""
        yield from home()
        print("@grown", entry[0], "deals", count, first, last)


def changes(count, names):
    """Home and back through all games."""
    yield from until("Home")
    first = live = 0
    for number in range(count):
        for entry in games(names):
            yield from home()
            sit(entry, entry[2], 2)
            yield ""
            for _ in range(8):
                yield "A"
                yield ""
        yield from home()
        live = walk.look("Home")
        if number < 3:
            first = live
    print("@grown", "all", "changes", count, first, live)


def run(root, board_id, what, count, words):
    """Run the program as a board does, again after each restart, until the script has come to its end."""
    sys.path[:] = [root, root + "/lib"]
    sys.modules.update({"displayio": displayio, "vectorio": vectorio, "bitmaptools": bitmaptools, "fontio": fontio})
    sys.modules.update(hardware.modules(board_id))
    if what in ("deals", "changes"):
        # A firmware that cannot start another program: what one match leaves to the next is seen.
        del sys.modules["supervisor"].set_next_code_file
    machine.slept = walk.slept
    # The boards keep floats without allocating; these interpreters take a block for the rest's length.
    breath = 10
    took = gc.mem_alloc()
    seconds = breath / 1000
    walk.float = gc.mem_alloc() - took
    walk.script = _WALKS[what](count, words)
    micropython.qstr_info()
    print("@block", 32 if sys.maxsize > 1 << 32 else 16)
    gc.collect()
    walk.base = gc.mem_alloc()
    while seconds:
        if what == "table":
            seated(words)
        walk.spaces = {"__name__": "__main__"}
        gc.collect()
        if not walk.capped:
            gc.disable()
        try:
            with open(root + ("/table.py" if what == "table" else "/code.py")) as file:
                exec(file.read(), walk.spaces)
        except Restart:
            gc.enable()
            forget()
        except (Done, StopIteration):
            break
        except RuntimeError as fault:
            # A generator that ends inside next() is told so by some interpreters.
            if "StopIteration" not in str(fault):
                raise
            break
    for label in sorted(walk.live):
        print("@live", walk.live[label], label)
    for kind, label in sorted(walk.turns):
        entry = walk.turns[kind, label]
        print("@turn", kind, label, entry[0], entry[1] // entry[0], entry[2])
    micropython.qstr_info()


_WALKS = {"rooms": rooms, "table": table, "deals": deals, "changes": changes}

words = sys.argv[1:]
walk.capped = words[2] == "capped"
if walk.capped:
    del words[2]
run(words[0], words[1], words[2], int(words[3]), words[4:])
