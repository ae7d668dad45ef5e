"""Getting to a table quickly: a match of so many persons and machines, played on by pressing buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sim.session import Session
from tests.evening import Evening

NAMES = [b"Ann", b"Bo", b"Cleo", b"Dan", b"Eva", b"Fay", b"Gus"]


class Table(Evening):
    """An evening whose seats are given: a kind for each, 0 a person, 1..3 a machine."""

    def __init__(self, session: Session, kinds: bytes = bytes((0, 0, 2, 2)), **rest: Any) -> None:
        super().__init__(session, **rest)
        self.kinds = kinds
        self.length = 3

    def sit(self) -> Iterator[str]:
        """From home to the first bid or card of a person, past the cut."""
        yield "wait:100"
        app = self.session.app
        yield "A"
        packed = bytearray(app.tables["nap"][2])
        packed[[name for name, _, _ in self.top.offer.options].index("length")] = self.length
        app.tables["nap"] = (NAMES[: len(self.kinds)], bytearray(self.kinds), packed)
        yield "B"
        yield "wait:50"
        yield "A"
        assert self.shown == "Setup"
        yield "A"
        yield "wait:100"
        if self.shown == "Question":
            yield "DOWN"
            yield "A"
            yield "wait:100"
        yield "A"
        yield "wait:100"

    def until(self, wanted: Callable[[], bool], most: int = 2000) -> Iterator[str]:
        """Play on until something is so."""
        for _ in range(most):
            if wanted():
                return
            if self.shown in ("Curtain", "Scores"):
                yield "A"
            elif self.sitting.asking():
                yield from self.choose()
            else:
                yield "wait:100"
        raise AssertionError("it does not come to that")

    def asked(self, phase: int | None = None) -> bool:
        """Whether a person is asked, in a phase of Nap (2 to bid, 4 to play)."""
        sitting = self.sitting
        return self.shown == "Table" and sitting.asking() and phase in (None, sitting.view.phase)

    def record(self) -> bytes:
        """The match as bytes."""
        space = self.session.namespace
        exec("from engine.record import pack as _pack", space)
        return space["_pack"](self.sitting.match)
