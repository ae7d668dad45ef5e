"""An evening with Jacquet: a whole match of one game, played by button presses alone.

    python -m tests.jacquet_evening --out DIR --board pygamer      plays it and saves every screen on the way

Two persons, or one against a machine. Only buttons change anything; the program is looked at to know what it shows.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from sim.session import Session
from tests import evening
from tests.evening import PATIENCE, SOON, STEP, Evening, Look

ROLL, DONE = 0, 2


class JacquetEvening(Evening):
    """Plays on a session; options of the match by name; `kinds` of the two seats, 0 a person.

    A person takes the man that is chosen after one step of the cursor each other time, so that all of them are used,
    and the second landing point where there are two; each fifth step is taken back once.
    """

    def __init__(
        self, session: Session, look: Look | None = None, kinds: bytes = bytes(2), games: int = 1, **options: Any
    ) -> None:
        super().__init__(session, look)
        self.kinds = kinds
        self.games = games
        self.options = {"length": 1, **options}
        self.steps = 0
        self.undone = 0

    def presses(self) -> Iterator[str]:
        """All presses of the evening."""
        yield STEP
        self.look("home")
        yield "DOWN"
        yield "A"
        yield from self.set_up()
        for _ in range(PATIENCE):
            if self.shown == "Scores":
                ended = self.sitting.over()
                yield from self.scores()
                yield STEP
                if ended:
                    return
            elif self.sitting.asking():
                yield from self.choose()
            else:
                self.look(f"waits_{self.sitting.view.phase}")
                yield "A"
                yield SOON
        raise AssertionError("the match does not come to its end")

    def set_up(self) -> Iterator[str]:
        """Two seats, house rules as given."""
        assert self.shown == "Setup" and self.top.game == "jacquet"
        self.look("set_up")
        app = self.session.app
        names, _, packed = app.tables["jacquet"]
        for place, (name, values, _) in enumerate(self.top.offer.options):
            if name in self.options:
                packed[place] = values.index(self.options[name])
        app.tables["jacquet"] = (names, bytearray(self.kinds), packed)
        yield "B"
        yield STEP
        yield "DOWN"
        yield "A"
        assert list(self.top.kinds) == list(self.kinds)
        yield from self.walk(self.top.rows.count - 1)
        self.look("set_up_done")
        yield "A"
        yield STEP

    def choose(self) -> Iterator[str]:
        """What the person who holds the device does."""
        sitting = self.sitting
        view = sitting.view
        seat = view.to_act
        table = self.top
        if table._turn:
            self.look(f"turn_{seat}_{view.phase}")
            yield "A"
        elif sitting.legal[0] == ROLL:
            self.look(f"throw_{seat}_{view.phase}")
            yield "A"
        elif sitting.legal[0] == DONE:
            self.look(f"done_{seat}" + ("_lost" if view.left else ""))
            yield "A"
        else:
            yield from self.step(seat)
        yield SOON

    def step(self, seat: int) -> Iterator[str]:
        """A man is chosen and moved."""
        sitting = self.sitting
        choice = self.top._choice
        self.steps += 1
        self.look(f"men_{seat}")
        if self.steps % 5 == 0 and sitting.match.can_undo() and self.undone < self.steps:
            before = sitting.view.made_count
            self.undone = self.steps + 5
            yield "B"
            yield SOON
            assert sitting.view.made_count == before - 1
            return
        if self.steps % 2:
            yield "DOWN" if self.three else "RIGHT"
            self.look(f"men_{seat}_other")
        made = sitting.view.made_count
        yield "A"
        yield SOON
        if choice.landing:
            self.look(f"landing_{seat}")
            yield "DOWN" if self.three else "LEFT"
            self.look(f"landing_{seat}_other")
            if self.steps % 3 == 0:
                yield "B"
                assert choice.open and not choice.landing
                yield "A"
            yield "A"
        assert sitting.view.made_count == made + 1


def main(arguments: list[str]) -> int:
    """The command: 0 when the evening was played."""
    return evening.main(
        arguments,
        "jacquet_evening",
        lambda session, look, options: JacquetEvening(
            session, look, bytes((0, 2 if options.machine else 0)), variant=options.variant
        ),
        {
            "--machine": {"action": "store_true", "help": "against a machine"},
            "--variant": {"choices": ("jacquet", "versailles", "spanish"), "default": "jacquet"},
        },
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
