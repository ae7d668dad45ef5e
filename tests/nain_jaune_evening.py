"""An evening of Nain Jaune played by button presses, with persons and machines, over some deals or a whole match.

    python -m tests.nain_jaune_evening --out DIR --board pygamer     plays it and saves every screen on the way

Home, set-up, the house rules, curtains, openings, runs, passes, the scores of each deal. Only buttons change anything;
the program is looked at to know what it shows.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from sim.session import Session
from tests import evening
from tests.evening import STEP, Evening, Look

PASS, CLAIM, STOP = 1, 3, 4
CARD = 128
PATIENCE = 60000
GAME = 2  # the row of Nain Jaune at home


class NainJauneEvening(Evening):
    """Plays on a session; `look(name, session)` is called wherever a picture is worth it.

    `seats` seats, the first `persons` of them persons; `rules`: by the name of an option how often its value is turned;
    `deals`: how many are played, 0 for the whole match. A person lays the last of the cards that may be laid, so that
    the cursor is used, stops at will every other time, and collects all but every third stake.
    """

    def __init__(
        self,
        session: Session,
        look: Look | None = None,
        seats: int = 4,
        persons: int = 2,
        rules: dict[str, int] | None = None,
        deals: int = 1,
    ) -> None:
        super().__init__(session, look, deals=deals)
        self._seats = seats
        self._persons = persons
        self._rules = rules or {}
        self._acts = 0
        self.curtains: list[tuple[int, list[int]]] = []
        self.passed = 0

    def presses(self) -> Iterator[str]:
        """All presses of the evening."""
        yield STEP
        yield f"DOWN*{GAME}"
        self.look("home")
        yield "A"
        yield from self.set_up()
        deal = 0
        while self.sitting and (not self._deals or deal < self._deals):
            deal += 1
            yield from self.deal()

    def set_up(self) -> Iterator[str]:
        """Who sits there, and the house rules."""
        assert self.shown == "Setup"
        yield STEP
        self.look("set_up")
        yield from self.seats()
        if self._rules:
            yield from self.walk(self.top.rows.count - 2)
            yield "A"
            house = self.top
            choices = [name for name, _ in house._offer.choices]
            for name, turns in self._rules.items():
                yield from self.walk(house._first + choices.index(name))
                yield f"A*{turns}"
            self.look("house_rules")
            yield "hold:UP" if self.three else "B"
        yield from self.walk(self.top.rows.count - 1)
        self.look("set_up_done")
        yield "A"
        yield STEP

    def seats(self) -> Iterator[str]:
        """Add or remove seats, and say who plays for them."""
        while len(self.top.names) < self._seats:
            yield from self.walk(len(self.top.names))
            yield "A"
        while len(self.top.names) > self._seats:
            yield from self.walk(len(self.top.names) - 1)
            yield "A"
            yield from self.walk(5)
            yield "A"
        for seat in range(self._seats):
            kind = 0 if seat < self._persons else 1 + seat % 2
            yield from self.walk(seat)
            if self.top.kinds[seat] != kind:
                yield "A"
                yield from self.walk(kind)
                yield "A"

    def deal(self) -> Iterator[str]:
        """From the deal to the end of its scores."""
        for _ in range(PATIENCE):
            shown = self.shown
            if shown == "Curtain":
                moves = bytearray(64)
                count = self.sitting.match.moves(moves)
                self.curtains.append((self.top._seat, list(moves[:count])))
                self.look(f"curtain_{self.top._seat}")
                yield "A"
            elif shown == "Scores":
                yield from self.scores()
                return
            elif shown == "Opera":
                self.look("opera")
                yield "A"
            elif self.sitting.asking():
                yield from self.choose()
            else:
                yield STEP
        raise AssertionError("the deal does not come to its end")

    def choose(self) -> Iterator[str]:
        """A card, or what a seat without one can do."""
        sitting = self.sitting
        view = sitting.view
        self._acts += 1
        moves = list(sitting.legal[: sitting.count])
        if CLAIM in moves and self._acts % 3:
            self.look("claim")
            yield "hold:UP" if self.three else "B"
            yield STEP
            return
        if moves[-1] < CARD:
            self.passed += view.to_act != view.seat
            self.look("lacks" if view.to_act != view.seat else "sans")
        else:
            self.look("open" if not view.run else f"lay_{view.run + 1}")
            cards = [move for move in moves if move >= CARD]
            steps = min(len(cards) - 1, 3) + (1 if STOP in moves and self._acts % 2 else 0)
            for _ in range(steps):
                yield "DOWN" if self.three else "RIGHT"
            if steps:
                self.look("open_chosen" if not view.run else "lay_chosen")
        yield "A"
        yield STEP


def main(arguments: list[str]) -> int:
    """The command: 0 when the evening was played."""
    return evening.main(
        arguments,
        "nain_jaune_evening",
        lambda session, look, options: NainJauneEvening(
            session, look, options.seats, options.persons, deals=options.deals
        ),
        {
            "--seats": {"type": int, "default": 4},
            "--persons": {"type": int, "default": 2},
            "--deals": {"type": int, "default": 1, "help": "0: the whole match"},
        },
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
