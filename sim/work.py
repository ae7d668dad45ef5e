"""What a press, a machine's move and a change of screen cost: bytecodes of the program, and pixels drawn.

`python -m sim bench --board NAME` prints it. Bytecodes are this interpreter's and stand for no time, but the same
presses on two versions compare them; pixels are the board's, at 5.4 us each.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from sim.session import MICROSECONDS_A_PIXEL, ROOT, Session

_PERSON, _HARD = 0, 3
_WORDS = ("RIGHT", "A", "LEFT", "A", "DOWN", "A", "MENU", "DOWN", "B", "UP")


class Counter:
    """Counts the bytecodes that run in files of the board's program while it is on."""

    def __init__(self) -> None:
        self.count = 0
        self._folders = tuple(str(ROOT / name) for name in ("engine", "lib", "code.py"))

    def __enter__(self) -> Counter:
        self._before = sys.gettrace()
        sys.settrace(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self._before)

    def _called(self, frame: FrameType, event: str, _: Any) -> Any:
        if not frame.f_code.co_filename.startswith(self._folders):
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return self._traced

    def _traced(self, frame: FrameType, event: str, _: Any) -> Any:
        if event == "opcode":
            self.count += 1
        return self._traced


class Tally:
    """Figures by what was done."""

    def __init__(self) -> None:
        self.entries: dict[str, list[tuple[int, int]]] = {}

    def add(self, what: str, bytecodes: int, pixels: int) -> None:
        """One more of a kind."""
        self.entries.setdefault(what, []).append((bytecodes, pixels))

    def lines(self) -> Iterator[str]:
        """A line for each kind: how many; bytecodes, then pixels, on average and at most; time to draw the most."""
        for what, entries in sorted(self.entries.items()):
            codes = [entry[0] for entry in entries]
            pixels = [entry[1] for entry in entries]
            yield (
                f"  {what:36}{len(entries):5}{sum(codes) // len(codes):9,}{max(codes):9,}"
                f"{sum(pixels) // len(pixels):9,}{max(pixels):9,}{max(pixels) * MICROSECONDS_A_PIXEL / 1000:7.0f} ms"
            )


def measure(game: str, seats: int, board: str, presses: int = 120, root: Path | None = None) -> Tally:
    """Plays a game on a board, the first two seats persons and the others hard machines; the same at every run."""
    session = Session(board=board, seed=2, root=root)
    tally = Tally()
    counter = Counter()

    def top() -> str:
        return type(session.app.screens[-1]).__name__

    def done(word: str) -> Iterator[str]:
        """One word of the player, counted by what came of it."""
        before, codes, pixels = top(), counter.count, session.meter.dirty_pixels
        match = session.app.sitting.match if session.app.sitting else None
        moves = match.count if match else 0
        yield word
        after = top()
        codes, pixels = counter.count - codes, session.meter.dirty_pixels - pixels
        if after != before:
            what = f"{before} to {after}"
        elif word.startswith("wait"):
            if match is None or match.count == moves:
                return
            what = "a machine's move"
        else:
            what = f"{word} on {after}"
        tally.add(what, codes, pixels)

    def player() -> Iterator[str]:
        yield "wait:200"
        namespace = session.namespace
        exec("from engine import catalogue as _catalogue", namespace)
        packed = namespace["_catalogue"].pack(game, {})
        names = [b"Ann", b"Bo", b"Cleo", b"Dan", b"Eva", b"Fay", b"Gus", b"Hal"][:seats]
        kinds = bytearray([_PERSON if seat < 2 else _HARD for seat in range(seats)])
        session.app.sit(game, names, kinds, packed)
        yield "wait:200"
        number = 0
        while number < presses and session.app.sitting is not None:
            if top() == "Table" and not session.app.sitting.asking():
                yield from done("A" if number < 2 else "wait:400")
                number += number < 2
                continue
            # On a sheet only A leads on; at the table this and that.
            yield from done(_WORDS[number % len(_WORDS)] if top() == "Table" else "A")
            number += 1

    with counter:
        session.run(player())
    return tally
