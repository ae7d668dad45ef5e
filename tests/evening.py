"""An evening at the table: a whole deal of Nap with two persons and two machines, played by button presses.

    python -m tests.evening --out DIR --board pygamer      plays it and saves every screen on the way

Home, set-up, the cut, the curtain, the bid menu, each trick, the scores. Only buttons change anything; the
program is looked at to know what it shows.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from sim import seeds
from sim.boards import BOARDS
from sim.session import Session

PASS = 1
THREE = 18
STEP = "wait:100"
SOON = "wait:20"
PATIENCE = 3000

Look = Callable[[str, Session], None]


class Evening:
    """Plays on a session; `look(name, session)` is called wherever a picture is worth it.

    `bid` chooses among the legal moves of a person who is asked to bid (by default a Three when there is no bid yet, so
    that all tricks are played); the second of the cards that may be played is chosen, so that the cursor is used.
    """

    def __init__(
        self, session: Session, look: Look | None = None, bid: Callable[[list[int]], int] | None = None, deals: int = 1
    ) -> None:
        self.session = session
        self.three = session.board.name == "reverse_tft"
        self._look = look or (lambda name, session: None)
        self._bid = bid or (lambda moves: THREE if THREE in moves else PASS)
        self._deals = deals
        self._seen: set[str] = set()

    def look(self, name: str) -> None:
        """A picture, the first time that there is something of this name."""
        if name not in self._seen:
            self._seen.add(name)
            self._look(name, self.session)

    @property
    def top(self) -> Any:
        """The screen on top."""
        return self.session.app.screens[-1]

    @property
    def shown(self) -> str:
        """The name of its class."""
        return type(self.top).__name__

    @property
    def sitting(self) -> Any:
        """The match at the table."""
        return self.session.app.sitting

    def presses(self) -> Iterator[str]:
        """All presses of the evening."""
        yield STEP
        self.look("home")
        yield "A"
        yield from self.set_up()
        self.look("cut")
        yield "A"
        for _ in range(self._deals):
            yield from self.deal()

    def set_up(self) -> Iterator[str]:
        """Make the second of four seats a person, and deal."""
        assert self.shown == "Setup"
        self.look("set_up")
        yield from self.walk(1)
        if self.three:
            yield "A"
            self.look("set_up_seat")
            yield from self.walk(0)
            yield "A"
        else:
            while self.top.kinds[1]:
                yield "LEFT"
        assert list(self.top.kinds)[:2] == [0, 0] and len(self.top.kinds) == 4
        self.look("set_up_two")
        yield from self.walk(self.top.rows.count - 1)
        yield "A"
        yield STEP

    def walk(self, row: int) -> Iterator[str]:
        """Walk to a row of a list."""
        while self.top.rows.chosen != row:
            yield "DOWN" if self.top.rows.chosen < row else "UP"

    def deal(self) -> Iterator[str]:
        """From the deal to the end of its scores."""
        tricks = 0
        ended = False
        for _ in range(PATIENCE):
            shown = self.shown
            view = self.sitting.view if self.sitting else None
            if shown == "Curtain":
                self.look(f"curtain_{self.sitting.match.game.to_act}")
                yield "A"
            elif shown == "Scores":
                yield from self.scores()
                return
            elif self.sitting.asking():
                yield from self.choose()
            else:
                if self.sitting.ended != ended or view.tricks > tricks:
                    # The last trick is seen, though the view knows of it no more.
                    ended = self.sitting.ended
                    tricks += 1
                    yield SOON
                    self.look(f"trick_{tricks}")
                yield STEP
        raise AssertionError("the deal does not come to its end")

    def choose(self) -> Iterator[str]:
        """A bid or a card of the person who holds the device."""
        view = self.sitting.view
        moves = list(self.sitting.legal[: self.sitting.count])
        if moves[0] == PASS:
            self.look(f"bid_{view.seat}")
            yield from ["DOWN"] * moves.index(self._bid(moves))
            self.look(f"bid_{view.seat}_chosen")
        else:
            self.look(f"play_{view.tricks + 1}_{view.seat}")
            if len(moves) > 1:
                yield "DOWN" if self.three else "RIGHT"
                self.look(f"play_{view.tricks + 1}_{view.seat}_chosen")
        yield "A"
        yield STEP

    def scores(self) -> Iterator[str]:
        """Every page of the scores."""
        page = 1
        end = "_end" if self.sitting.over() else ""
        while self.shown == "Scores":
            self.look(f"scores{end}_{page}")
            page += 1
            yield "A"


def main(
    arguments: list[str],
    module: str = "evening",
    make: Callable[[Session, Look, argparse.Namespace], Evening] = lambda session, look, _: Evening(session, look),
    more: dict[str, dict[str, Any]] | None = None,
) -> int:
    """The command: 0 when the evening was played. `make` gives its player; `more`: what else its parser takes."""
    parser = argparse.ArgumentParser(prog=f"tests.{module}", description="Plays an evening, saves every screen.")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument("--board", choices=sorted(BOARDS), default="pygamer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=int, default=1, help="how many times as large the pictures are")
    for name, words in (more or {}).items():
        parser.add_argument(name, **words)
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    count = 0

    def save(name: str, session: Session) -> None:
        nonlocal count
        count += 1
        picture = session.screenshot()
        size = (picture.width * options.scale, picture.height * options.scale)
        picture.resize(size, Image.Resampling.NEAREST).save(options.out / f"{count:02d}_{name}.png")

    seeds.build()
    session = Session(board=options.board, seed=options.seed)
    session.run(make(session, save, options).presses())
    print(f"{count} pictures in {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
