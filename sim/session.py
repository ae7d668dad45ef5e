"""A handheld that runs the board's own code.py inside this process, for the window, for scripts and for tests.

A *player* is a generator that yields press words ("A", "hold:A", "wait:500", "shot:x.png", "off") and
may look at `session.app` and `session.screenshot()` in between:

    def player(session):
        yield "A"
        assert session.app.screen ...
        yield "DOWN"

    session = Session(board="pygamer", seed=1)
    session.run(player(session))

There are no threads: the board's loop rests by `time.sleep`, and there the player takes its turn. The
clock moves only by resting, so the same seed and presses give the same pictures.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from sim import limits, script
from sim.boards import BOARDS
from sim.canvas import Display
from sim.hardware import Machine
from sim.memory import Drive, Nvm, Store
from sim.power import Aside, Finished, Power, PowerCut, Reload, Restart
from sim.world import World

ROOT = Path(__file__).resolve().parent.parent
MICROSECONDS_A_PIXEL = 5.4

_PRESS_MS = 40
_HOLD_MS = 800
_SLEEP_MS = 100
_BUSY_TURNS = 3000
_TICKS_WITHOUT_REST = 2_000_000


class Stuck(RuntimeError):
    """The program on the board never rests, or ended while presses were left."""


@dataclass
class Cost:
    """What one word of the player cost the board."""

    word: str
    refreshes: int = 0
    dirty_pixels: int = 0
    equal_writes: int = 0

    @property
    def milliseconds(self) -> float:
        """Estimated time that the board needs to draw it (5.4 us a pixel)."""
        return self.dirty_pixels * MICROSECONDS_A_PIXEL / 1000


class Session:
    """One handheld from its first power-on to the end of the player's presses.

    board: a name of sim.boards. seed: the board's entropy (None: the real one). store: the folder
    that keeps NVM and drive, a Store, or None: RAM. fresh: forget what the folder holds. language:
    two letters, or None: what the board has kept. limits: refuse what the firmware refuses. root:
    the folder that stands for the drive. writable: False lets the computer own the drive. installed:
    False takes no library from outside root, as for an image.
    """

    def __init__(
        self,
        board: str = "pygamer",
        seed: int | None = 1,
        store: Path | str | Store | None = None,
        fresh: bool = True,
        language: str | None = "en",
        limits: bool = True,
        root: Path | str | None = None,
        writable: bool = True,
        installed: bool = True,
        echo: Callable[[str], None] | None = None,
    ) -> None:
        self.board = BOARDS[board]
        self.root = Path(root) if root else ROOT
        self.installed = installed
        self.power = Power()
        if isinstance(store, Store):
            self.store = store
        else:
            self.store = Store(Path(store) if store else None, self.board.nvm_size, fresh)
        self.drive = Drive(self.root, self.store, self.power)
        self.nvm = Nvm(self.store, self.power, self.board.whole_erase)
        self.meter = _meter(limits)
        self.machine = Machine(self.board, self.drive, self.nvm, self._new_display)
        self.machine.boot_writable = writable
        self.machine.sleep = self._rest
        self.machine.ticked = self._ticked
        if seed is not None:
            self.machine.entropy = random.Random(seed).randbytes
        if language:
            self.machine.environment["PARLOUR_LANGUAGE"] = language
        self.console: list[str] = []
        self.echo = echo
        self.costs: list[Cost] = []
        self.starts = 0
        self.display: Display = self._new_display()
        self.world: World | None = None
        self.driver: Any = None
        self._ticks = 0

    # What a test looks at

    @property
    def app(self) -> Any:
        """What code.py calls `app`; None before it is made."""
        return self.namespace.get("app")

    @property
    def namespace(self) -> dict[str, Any]:
        """The names of code.py."""
        return getattr(self.world, "main", {}) if self.world else {}

    @property
    def modules(self) -> dict[str, Any]:
        """The board's sys.modules; the `engine` there is not the `engine` of this interpreter."""
        return self.world.modules if self.world else {}

    @property
    def cost(self) -> Cost:
        """What the last word has cost so far."""
        return self.costs[-1]

    @property
    def now_ms(self) -> int:
        """The board's clock."""
        return int(self.machine.now_ms)

    def screenshot(self) -> Image.Image:
        """The screen in the board's own pixels, RGB; black when the backlight is off."""
        if self.display.brightness <= 0:
            return Image.new("RGB", (self.board.width, self.board.height))
        return self.display.canvas.image.copy()

    # Running

    def run(self, player: Iterable[str | script.Word]) -> Session:
        """Plays all words of the player, starting with a cold start; gives itself.

        An error of the program on the board that it does not catch itself comes out as it is, with the
        board's frames; an error of the player (an assert) always does.
        """
        return self.drive_by(_Player(self, iter(player)))

    def drive_by(self, driver: Any) -> Session:
        """Runs until `driver.rest(ms)` raises Finished (a kind of it comes out as it is).

        The driver moves the clock, presses keys and takes the words of the player.
        """
        self.driver = driver
        before = limits.meter
        limits.use(self.meter)
        soft = False
        try:
            while True:
                try:
                    try:
                        self._start(soft)
                    except SystemExit:
                        # The program has said why on the console.
                        pass
                    self._ended()
                except (PowerCut, Restart) as cut:
                    soft = isinstance(cut, Reload)
                    self.machine.woken = self.machine.woken and not isinstance(cut, PowerCut | Reload)
                    self._dark()
        except Finished as end:
            if type(end) is not Finished:
                raise
        except Aside as aside:
            raise aside.error from None
        finally:
            limits.use(before)
        return self

    def boot(self) -> World:
        """Power on: runs boot.py; gives the fresh world in which code.py comes next."""
        self.starts += 1
        self.power.left = None
        self.drive.writable = False
        self._ticks = 0
        # The firmware restarts its interpreter between the two files.
        self._fresh_world().run("boot.py")
        return self._fresh_world()

    def _fresh_world(self) -> World:
        native = self.machine.power_on()
        native.update(limits.modules(self.drive.open))
        self.world = World(self.root, native, self.drive.open, self._say, self.installed)
        return self.world

    def press(self, action: str) -> None:
        """A button goes down; for drivers."""
        self.machine.press(self.board.controls[action])

    def release(self, action: str) -> None:
        """A button goes up; for drivers."""
        self.machine.release(self.board.controls[action])

    def _start(self, soft: bool) -> None:
        """Runs code.py, after boot.py unless the program only reloaded itself; then maybe what it chose instead."""
        self.starts += soft
        world = self._fresh_world() if soft else self.boot()
        chosen = self.machine.next_file if soft else ""
        self.machine.next_file = ""
        if world.run(chosen or "code.py") is None:
            raise Stuck(f"there is no code.py in {self.root}")

    def _ended(self) -> None:
        """code.py came to its end: the screen stays as it is, and presses do nothing more."""
        while True:
            self._rest(0.02)

    def _dark(self) -> None:
        """The power is gone: the screen is black and no key event waits."""
        self.display = self._new_display()
        self.machine.pads = []

    def _new_display(self) -> Display:
        self.display = Display(self.board.width, self.board.height, self.meter)
        return self.display

    def _say(self, *parts: object, sep: str = " ", end: str = "\n", **_: object) -> None:
        text = sep.join(str(part) for part in parts)
        self.console.append(text)
        if self.echo:
            self.echo(text + end)

    def _rest(self, seconds: float) -> None:
        self._ticks = 0
        if self.driver is None:
            self.machine.now_ms += seconds * 1000
        else:
            self.driver.rest(max(0.0, seconds * 1000))

    def _ticked(self) -> None:
        self._ticks += 1
        if self._ticks > _TICKS_WITHOUT_REST:
            raise Aside(Stuck("the program on the board waits without resting"))


def _meter(strict: bool) -> limits.Meter:
    return limits.Meter(strict)


class _Player:
    """Gives the board the words of a player, each when the loop of the board is idle.

    Idle is a rest of more than 0 ms with no key event waiting, after a turn that drew nothing.
    """

    def __init__(self, session: Session, words: Iterator[str | script.Word]) -> None:
        self._session = session
        self._words = words
        self._pending: script.Word | None = None
        self._down = ""
        self._until = 0.0
        self._turns = 0
        self._busy = 0
        self._refreshes = 0
        session.costs.append(Cost("on"))
        self._mark()

    def rest(self, ms: float) -> None:
        """One rest of the board's loop."""
        session = self._session
        machine = session.machine
        machine.now_ms += ms
        self._count()
        self._turns += 1
        # A key stays down for some turns of the loop, so that a stick is seen; but nobody holds it through a sleep.
        if machine.now_ms < self._until or (self._turns < 3 and ms < _SLEEP_MS):
            return
        if self._down:
            session.release(self._down)
            self._down = ""
            self._turns = 0
            return
        drawn = session.meter.refreshes != self._refreshes
        self._refreshes = session.meter.refreshes
        if (ms <= 0 or machine.waiting() or drawn) and self._busy < _BUSY_TURNS:
            self._busy += 1
            return
        self._busy = 0
        try:
            self._next()
        except Exception as error:
            raise Aside(error) from error

    def _next(self) -> None:
        session = self._session
        while True:
            if self._pending is None:
                try:
                    text = next(self._words)
                except StopIteration:
                    raise Finished from None
                self._pending = script.word(text) if isinstance(text, str) else text
            word = self._pending
            self._pending = None
            session.costs.append(Cost(_shown(word)))
            self._mark()
            now = session.machine.now_ms
            self._turns = 0
            if word.kind == "shot":
                try:
                    session.screenshot().save(word.what)
                except OSError as error:
                    raise script.WordError(f"'shot:{word.what}' cannot be written: {error.strerror}.") from error
            elif word.kind == "wait":
                self._until = now + word.number
                return
            elif word.kind == "off":
                self._until = now
                raise PowerCut
            else:
                if word.kind == "press" and word.number > 1:
                    self._pending = script.Word("press", word.what, word.number - 1)
                long = word.kind == "hold" or session.board.controls[word.what].long
                self._until = now + (_HOLD_MS if long else _PRESS_MS)
                self._down = word.what
                session.press(word.what)
                return

    def _mark(self) -> None:
        meter = self._session.meter
        self._before = (meter.refreshes, meter.dirty_pixels, meter.equal_writes)

    def _count(self) -> None:
        meter = self._session.meter
        cost = self._session.costs[-1]
        cost.refreshes = meter.refreshes - self._before[0]
        cost.dirty_pixels = meter.dirty_pixels - self._before[1]
        cost.equal_writes = meter.equal_writes - self._before[2]


def _shown(word: script.Word) -> str:
    if word.kind == "press":
        return word.what
    return word.kind if word.kind == "off" else f"{word.kind}:{word.what or word.number}"
