"""The handheld in a window of the desktop.

The board's clock moves only by resting, here too; the window sleeps along. So an evening in the window
is a list of presses, each at the turn of the loop where it came, and `--developer` can step back by
playing them again from the power-on.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from argparse import Namespace
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image

from sim import headless
from sim.power import Finished
from sim.session import MICROSECONDS_A_PIXEL, Session, Stuck

KEYS = (
    ("arrows", "move"),
    ("Z  Enter  Space", "A: choose"),
    ("X  Backspace", "B: back"),
    ("M  Esc", "MENU: pause"),
    ("F1", "show or hide this list"),
    ("F12", "save a picture"),
    ("F9", "begin, end a GIF"),
)
DEVELOPER_KEYS = (("[  ]", "one press back, forth"), ("F3", "figures and log"))

_TITLE = "Pocket Parlour - "
_PANEL = 320
_LINE = 20
_LONG_MS = 800
_STICK_MS = 40
_STICK_TURNS = 3
_GROUND = (36, 18, 36)
_INK = (255, 241, 207)
_GOLD = (255, 203, 61)


@dataclass
class Evening:
    """The presses so far: (turn of the loop, action, down). `upto` of them are played again before the window shows."""

    presses: list[tuple[int, str, bool]] = field(default_factory=list)
    upto: int = 0


class Again(Finished):
    """The session begins anew, to be played again up to an earlier press."""


class Window:
    """A driver of a Session: sleeps, draws, turns keys of the keyboard into presses."""

    def __init__(self, pygame: Any, session: Session, chosen: Namespace, evening: Evening, events: Callable) -> None:
        self.pygame = pygame
        self.session = session
        self.developer = chosen.developer
        self.evening = evening
        self._events = events
        self._again = list(evening.presses[: evening.upto])
        self._turn = 0
        self._next_frame = time.monotonic()
        self._lag = 0.0
        self._release: dict[str, float] = {}
        self._typed: deque[tuple[str, bool]] = deque()
        self._still = (0, 0.0)
        self._film: list[tuple[Image.Image, float]] | None = None
        self._seen = -1
        self._pixels = 0
        self._note = ""
        self._listed = True
        self._figures = False
        pygame.key.set_repeat(0)
        self._keys = _keymap(pygame)
        self._font = pygame.font.Font(None, 20)
        board = session.board
        self._scale = chosen.scale or max(1, min(4, 640 // board.width))
        self._resize()

    def _resize(self) -> None:
        board = self.session.board
        width, height = board.width * self._scale, board.height * self._scale
        panel = _PANEL if self._listed or self._figures else 0
        self._surface = self.pygame.display.set_mode((width + panel, max(height, 14 * _LINE) if panel else height))
        self.pygame.display.set_caption(_TITLE + board.name)
        self._seen = -1

    # The board's loop rests

    def rest(self, ms: float) -> None:
        """One rest of the board's loop: the clock moves, presses come, the window is drawn."""
        session = self.session
        session.machine.now_ms += ms
        self._turn += 1
        while self._again and self._again[0][0] <= self._turn:
            _, action, down = self._again.pop(0)
            (session.press if down else session.release)(action)
        if self._again:
            self._next_frame = time.monotonic()
            return
        for action in [action for action, due in self._release.items() if session.machine.now_ms >= due]:
            del self._release[action]
            self._press(action, False)
        for event in self._events():
            self._handle(event)
        self._type()
        self._draw()
        self._lag += ms / 1000
        if self._lag > 0.002:
            # Paced by what the board rests; the time that this machine needs to draw is taken off it.
            self._next_frame = max(self._next_frame + self._lag, time.monotonic() - 0.1)
            self._lag = 0.0
            time.sleep(max(0.0, self._next_frame - time.monotonic()))

    def _press(self, action: str, down: bool) -> None:
        del self.evening.presses[self.evening.upto :]
        self.evening.presses.append((self._turn, action, down))
        self.evening.upto += 1
        if down:
            self._pixels = self.session.meter.dirty_pixels
        (self.session.press if down else self.session.release)(action)

    def _handle(self, event: Any) -> None:
        pygame = self.pygame
        if event.type == pygame.QUIT:
            self._end_film()
            raise Finished
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in self._keys:
            self._typed.append((self._keys[event.key], event.type == pygame.KEYDOWN))
        elif event.type == pygame.KEYDOWN:
            self._command(event.key)

    def _type(self) -> None:
        """Hands the keys on in their order. A stick is only looked at now and then: it stays some turns where it is."""
        now = self.session.machine.now_ms
        while self._typed:
            action, down = self._typed[0]
            control = self.session.board.controls[action]
            if control.axis and (self._turn < self._still[0] or now < self._still[1]):
                return
            self._typed.popleft()
            if down and action not in self._release:
                self._press(action, True)
                self._release[action] = now + _LONG_MS if control.long else float("inf")
            elif not down and self._release.get(action) == float("inf"):
                del self._release[action]
                self._press(action, False)
            else:
                continue
            if control.axis:
                self._still = (self._turn + _STICK_TURNS, now + _STICK_MS)

    def _command(self, key: int) -> None:
        pygame = self.pygame
        if key == pygame.K_F1:
            self._listed = not self._listed
            self._resize()
        elif key == pygame.K_F12:
            self._save("png", self.session.screenshot())
        elif key == pygame.K_F9:
            if self._film is None:
                self._film = []
                self._tell("the film runs; F9 ends it")
            else:
                self._end_film()
        elif self.developer and key == pygame.K_F3:
            self._figures = not self._figures
            self._resize()
        elif self.developer and key in (pygame.K_LEFTBRACKET, pygame.K_RIGHTBRACKET):
            evening = self.evening
            downs = [i for i, press in enumerate(evening.presses) if press[2]]
            if key == pygame.K_LEFTBRACKET:
                before = [i for i in downs if i < evening.upto]
                if not before:
                    return
                evening.upto = before[-1]
            else:
                after = [i for i in downs if i > evening.upto]
                evening.upto = after[0] if after else len(evening.presses)
            self._end_film()
            raise Again

    # Drawing

    def _draw(self) -> None:
        session = self.session
        shown = session.meter.refreshes * 2 + (session.display.brightness <= 0)
        fresh = shown != self._seen or self._figures
        if not fresh:
            return
        picture = session.screenshot()
        if self._film is not None and (not self._film or shown != self._seen):
            self._film.append((picture, session.machine.now_ms))
        self._seen = shown
        pygame = self.pygame
        surface = self._surface
        surface.fill(_GROUND)
        size = (picture.width * self._scale, picture.height * self._scale)
        image = pygame.image.frombytes(picture.tobytes(), picture.size, "RGB")
        surface.blit(pygame.transform.scale(image, size), (0, 0))
        lines: list[tuple[str, str]] = []
        if self._listed:
            lines += list(KEYS) + (list(DEVELOPER_KEYS) if self.developer else [])
        if self._figures:
            lines += self._measured()
        if self._listed or self._figures:
            lines.append(("", self._note))
            y = 8
            for name, text in lines:
                surface.blit(self._font.render(name, True, _GOLD), (size[0] + 10, y))
                surface.blit(self._font.render(text, True, _INK), (size[0] + (130 if name else 10), y))
                y += _LINE
        pygame.display.flip()

    def _measured(self) -> list[tuple[str, str]]:
        session = self.session
        meter = session.meter
        told = session.console[-3:]
        return [
            ("heap", f"{_traced() // 1024} KB on this machine"),
            ("refreshes", str(meter.refreshes)),
            ("last press", f"{(meter.dirty_pixels - self._pixels) * MICROSECONDS_A_PIXEL / 1000:.0f} ms of drawing"),
            ("dirty pixels", f"{meter.dirty_pixels}"),
            ("equal writes", str(meter.equal_writes)),
            ("NVM writes", str(session.nvm.assignments)),
            ("presses", f"{self.evening.upto} of {len(self.evening.presses)}"),
            *_moves(session),
            *[("", text[:40]) for text in told],
        ]

    def _end_film(self) -> None:
        if not self._film:
            self._film = None
            return
        times = [at for _, at in self._film] + [self.session.machine.now_ms]
        lengths = [max(20, int(times[i + 1] - times[i])) for i in range(len(self._film))]
        scale = max(1, min(self._scale, 3))
        pictures = [
            one.resize((one.width * scale, one.height * scale), Image.Resampling.NEAREST) for one, _ in self._film
        ]
        self._film = None
        self._save("gif", pictures[0], save_all=True, append_images=pictures[1:], duration=lengths, loop=0)

    def _save(self, ending: str, picture: Image.Image, **how: Any) -> None:
        """Saves a picture or a film in the current folder, and tells its name."""
        path = _free_name(ending)
        try:
            picture.save(path, **how)
            self._tell(f"saved {path.name}")
        except OSError as error:
            self._tell(f"not saved: {error.strerror}")

    def _tell(self, note: str) -> None:
        """Shows a note in the list, and in the title in case the list is hidden."""
        self._note = note
        self._seen = -1
        self.pygame.display.set_caption(f"{_TITLE}{self.session.board.name} - {note}")


def main(chosen: Namespace, events: Callable | None = None) -> int:
    """Opens the window and plays until it is closed; status 2 when there is no screen."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    wished = os.environ.get("SDL_VIDEODRIVER")
    try:
        import pygame

        with _quiet():
            pygame.display.init()
        found = pygame.display.get_driver()
    except ImportError:
        return _no_screen("the window needs pygame-ce, which is not installed")
    except pygame.error:
        return _no_screen("there is no screen here")
    if found in ("offscreen", "dummy") and found != wished:
        return _no_screen("there is no screen here")
    pygame.font.init()
    if chosen.developer:
        _trace()
    if chosen.seed is None:
        chosen.seed = int.from_bytes(os.urandom(4), "little")
    evening = Evening()
    start: Any = None
    try:
        while True:
            session = headless.open_session(chosen)
            if start is None:
                start = session.store.copy()
            else:
                session.store.restore(start)
            try:
                session.drive_by(Window(pygame, session, chosen, evening, events or pygame.event.get))
            except Again:
                continue
            except Stuck as error:
                print(f"sim: {error}.", file=sys.stderr)
                return 1
            return 0
    finally:
        pygame.quit()


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Keeps what the window system's own libraries say about a missing screen off the console."""
    kept = os.dup(2)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _no_screen(reason: str) -> int:
    without = '.venv/bin/python -m sim --headless --keys "wait:500 A wait:500 shot:screen.png"'
    print(f"sim: {reason}; without one, try: {without}", file=sys.stderr)
    return 2


def _keymap(pygame: Any) -> dict[int, str]:
    return {
        pygame.K_LEFT: "LEFT",
        pygame.K_RIGHT: "RIGHT",
        pygame.K_UP: "UP",
        pygame.K_DOWN: "DOWN",
        pygame.K_z: "A",
        pygame.K_RETURN: "A",
        pygame.K_SPACE: "A",
        pygame.K_x: "B",
        pygame.K_BACKSPACE: "B",
        pygame.K_m: "MENU",
        pygame.K_ESCAPE: "MENU",
    }


def _moves(session: Session) -> list[tuple[str, str]]:
    """The last moves of the match in the board's memory, if there is one."""
    match = getattr(getattr(session.app, "sitting", None), "match", None)
    if match is None:
        return []
    last = " ".join(str(move) for move in match.log[max(0, match.count - 6) : match.count])
    return [("moves", f"{match.count}: {last}")]


def _free_name(ending: str) -> Path:
    number = 1
    while (path := Path(f"pocket-parlour-{number:03}.{ending}")).exists():
        number += 1
    return path


def _trace() -> None:
    import tracemalloc

    tracemalloc.start()


def _traced() -> int:
    import tracemalloc

    return tracemalloc.get_traced_memory()[0]
