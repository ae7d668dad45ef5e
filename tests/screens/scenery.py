"""What the scenes of all rooms and tables share: they are set up on a board, drawn into a folder, and compared."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from sim import seeds
from sim.session import Session
from tests.screens import marks, pictures
from tests.screens.pictures import BOARDS

AWAY = 3  # the stage of a sitting in which its loop does nothing of its own


class Actor:
    """A session on which a scene puts the program into a state by its own classes."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def app(self) -> Any:
        """The program; another one after a restart."""
        return self.session.app

    def get(self, module: str, name: str) -> Any:
        """A name of a module of the board's program."""
        exec(f"from {module} import {name} as _wanted", self.session.namespace)
        return self.session.namespace.pop("_wanted")

    def draw(self) -> None:
        """Bring the screen up to date."""
        self.app.draw()


class Player(Actor):
    """A match whose loop stands still, so that a scene can put its table into any state that play can reach."""

    def take_seats(self, game: str, names: list[bytes], kinds: bytes, rules: dict[str, Any]) -> None:
        """A new match with these house rules that keeps nothing: what a scene puts up is not in its record."""
        packed = self.get("engine.catalogue", "pack")(game, rules)
        self.app.sit(game, list(names), bytearray(kinds), bytes(packed))
        self.app.step()
        self.sitting._stage = AWAY
        self.sitting.save = lambda: None

    @property
    def sitting(self) -> Any:
        """The match at the table."""
        return self.app.sitting

    @property
    def table(self) -> Any:
        """What draws it."""
        return self.sitting.table

    @property
    def game(self) -> Any:
        """The game itself."""
        return self.sitting.match.game

    def idle(self) -> None:
        """See that turns of the loop in which nothing happens draw nothing and write nothing over."""
        self.draw()
        meter = self.session.meter
        before = (meter.dirty_pixels, meter.equal_writes)
        for _ in range(20):
            self.table.tick(0)
            self.app.draw()
        assert (meter.dirty_pixels, meter.equal_writes) == before

    def renew(self) -> None:
        """Draw the table anew."""
        self.sitting.renew()
        self.table.renew()


class Scenery:
    """Scenes of one kind. `actor`: the class that they are handed; `name`: what their golden pictures begin with."""

    def __init__(self, name: str, actor: type[Any], scenes: tuple[Callable[[Any], None], ...]) -> None:
        self.name = name
        self.actor = actor
        self.scenes = scenes

    def enact(self, board: str, act: Callable[[Any], Iterator[str] | None]) -> Session:
        """Run `act` on a board that has come up; it may yield presses."""
        session = Session(board=board)

        def player() -> Iterator[str]:
            yield "wait:10"
            yield from act(self.actor(session)) or ()

        return session.run(player())

    def said(self, scene: Callable[[Any], None], board: str = "pygamer") -> str:
        """All words of a scene."""
        found = []

        def act(actor: Any) -> None:
            scene(actor)
            actor.draw()
            found.append(marks.text(actor.session))

        session = self.enact(board, act)
        assert session.app.faults == 0, session.console[-1:]
        return found[0]

    def check(self, board: str) -> None:
        """Every scene looks as it did, its words are inside the screen and apart from each other."""
        wrong = []

        def act(actor: Any) -> None:
            for scene in self.scenes:
                scene(actor)
                actor.draw()
                pictures.check(actor.session.screenshot(), f"{self.name}_{scene.__name__}_{board}")
                wrong.extend(f"{scene.__name__}: {fault}" for fault in marks.faults(actor.session))

        session = self.enact(board, act)
        assert wrong == [] and session.app.faults == 0

    def main(self, arguments: list[str], module: str) -> int:
        """The command: draw the scenes, enlarged, into a folder."""
        parser = argparse.ArgumentParser(prog=f"tests.screens.{module}", description="Draws its scenes into a folder.")
        parser.add_argument("--out", type=Path, required=True)
        parser.add_argument("--board", choices=BOARDS, action="append")
        parser.add_argument("--scale", type=int, default=4)
        parser.add_argument(
            "--only", choices=[scene.__name__ for scene in self.scenes], action="append", metavar="SCENE"
        )
        options = parser.parse_args(arguments)
        options.out.mkdir(parents=True, exist_ok=True)
        seeds.build()
        for board in options.board or BOARDS:

            def act(actor: Any, board: str = board) -> None:
                for scene in self.scenes:
                    if not options.only or scene.__name__ in options.only:
                        scene(actor)
                        actor.draw()
                        path = options.out / f"{board}_{scene.__name__}.png"
                        save(actor.session, path, options.scale)

            self.enact(board, act)
        return 0


def save(session: Session, path: Path, scale: int) -> None:
    """The screen as a file, so many times as large."""
    image = session.screenshot()
    image.resize((image.width * scale, image.height * scale), Image.Resampling.NEAREST).save(path)
