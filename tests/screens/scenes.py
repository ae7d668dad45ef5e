"""Every room in the states that matter, on any board; `python -m tests.screens.scenes --out DIR` draws them all."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

from sim.session import Session
from tests.screens.scenery import Actor, Scenery

NAMES = [b"Ann", b"Bo", b"Cleo", b"Dan", b"Eva", b"Konstantyn", b"Gus", b"Hal"]
PAY = 5
KITTY = 254
Scene = Callable[["Stage"], None]


class Stage(Actor):
    """One session in which scenes are set up by the program's own classes."""

    def show(self, screen: Any, *over: Any) -> None:
        """A room, and what lies over it."""
        self.app.show(screen)
        for sheet in over:
            self.app.lay(sheet)

    def floor(self) -> Any:
        """An empty screen, for what always lies over another one."""
        return self.get("parlour.app", "Screen")(self.app)


def sitting(**changes: Any) -> Any:
    """A sitting after a deal, as the rooms see it."""
    seats = changes.pop("seats", 5)
    values: dict[str, Any] = {
        "names": NAMES[:seats],
        "payments": [(PAY, seat, 1, 10, 22) for seat in range(seats) if seat != 1] + [(PAY, KITTY, 1, 24, 30)],
        "before": [96, 88, 100, 88, 104, 97, 1000, -25][:seats],
        "deal": 7,
        "winner": 1,
        "winners": 0,
        "match": SimpleNamespace(name="nap", can_undo=lambda: False),
        "ended": True,
        "over": lambda: False,
        "asking": lambda: True,
        "save": lambda: None,
        "looked": lambda seat: None,
        "seldom": lambda act: None,
    }
    values.update(changes)
    if "view" not in values:
        chips = list(values["before"])
        for _, giver, taker, much, _ in values["payments"]:
            for seat, change in ((giver, -much), (taker, much)):
                if seat < seats:
                    chips[seat] += change
        values["view"] = SimpleNamespace(chips=chips)
    return SimpleNamespace(**values)


def home(stage: Stage) -> None:
    """The games there are."""
    stage.show(stage.get("parlour.screens.home", "Home")(stage.app))


def home_resume(stage: Stage) -> None:
    """Three games, and a match to carry on with."""
    games = stage.get("parlour", "games")
    catalogue = stage.get("engine", "catalogue")
    kept = games.GAMES, catalogue.GAMES
    nap = games.GAMES[0]
    # The names of the other two are not in the words yet: the scene is about places.
    games.GAMES = (nap, ("jacquet", nap[1], 31, 2, b"B", 1, nap[6]), ("nain_jaune", nap[1], 32, 0, b"Y", 2, nap[6]))
    catalogue.GAMES = (("nap", 3, 7, True), ("jacquet", 2, 2, False), ("nain_jaune", 3, 8, True))
    names = b"".join(bytes((0, len(name))) + name for name in NAMES[:4])
    stage.app.handheld.store.write(0, bytes((2, 7, 0, 0, 4)) + names + b"PP\1\3nap")
    home(stage)
    games.GAMES, catalogue.GAMES = kept
    stage.app.handheld.store.write(0, b"")


def home_damaged(stage: Stage) -> None:
    """A match that cannot be read: one sentence."""
    stage.app.handheld.store.write(0, b"\2what is this")
    home(stage)
    stage.app.step()
    stage.app.handheld.store.write(0, b"")


def _setup(stage: Stage, seats: int) -> Any:
    kinds = bytearray((0, 0, 1, 3, 0, 2, 2)[:seats])
    options = stage.get("engine.nap.options", "OPTIONS")
    packed = bytearray(stage.get("engine.options", "pack_options")(options, {}))
    stage.app.tables["nap"] = (NAMES[:seats], kinds, packed)
    return stage.get("parlour.screens.setup", "Setup")(stage.app, "nap")


def setup(stage: Stage) -> None:
    """Who sits where: five seats, the fourth chosen."""
    room = _setup(stage, 5)
    stage.show(room)
    for _ in range(4):
        room.press(3)


def setup_seven(stage: Stage) -> None:
    """A full table."""
    stage.show(_setup(stage, 7))


def seat(stage: Stage) -> None:
    """What a seat may be."""
    room = _setup(stage, 5)
    stage.show(room, stage.get("parlour.screens.seat", "SeatSheet")(stage.app, room, 3))


def naming(stage: Stage) -> None:
    """A name being changed."""
    below = _setup(stage, 5)
    room = stage.get("parlour.screens.naming", "Naming")(stage.app, below, 4)
    stage.show(below, room)
    room.press(3)


def naming_long(stage: Stage) -> None:
    """A name that is full."""
    below = _setup(stage, 7)
    stage.show(below, stage.get("parlour.screens.naming", "Naming")(stage.app, below, 5))


def house(stage: Stage) -> None:
    """The house rules."""
    below = _setup(stage, 5)
    room = stage.get("parlour.screens.house", "House")(stage.app, below)
    stage.show(below, room)
    for _ in range(4):
        room.press(3)


def _house(stage: Stage, name: str, seats: int = 5, **rules: str) -> None:
    """The house rules, changed, an option chosen."""
    below = _setup(stage, seats)
    below.packed[:] = stage.get("engine.catalogue", "pack")("nap", rules)
    room = stage.get("parlour.screens.house", "House")(stage.app, below)
    stage.show(below, room)
    for _ in range(1 + [each for each, _ in below.offer.choices].index(name)):
        room.press(3)


def house_unfit(stage: Stage) -> None:
    """A pack that is too small, with the numbers (A5)."""
    _house(stage, "pack", 6, mode="garnet", pack="28")


def house_idle(stage: Stage) -> None:
    """An option without effect, and why."""
    _house(stage, "wellington_lead", mode="seven")


def house_preset(stage: Stage) -> None:
    """A well-known way to play."""
    _house(stage, "mode", revoke="settled", kitty="all", all_pass="double")
    stage.app.screens[-1].press(2)


def setup_unfit(stage: Stage) -> None:
    """House rules that do not go with so many seats."""
    room = _setup(stage, 5)
    room.packed[:] = stage.get("engine.catalogue", "pack")("nap", {"mode": "ecarte"})
    stage.show(room)
    room.renew()


def settings(stage: Stage) -> None:
    """The settings of the device."""
    stage.show(stage.floor(), stage.get("parlour.screens.settings", "Settings")(stage.app))


def curtain(stage: Stage) -> None:
    """Pass to Ann."""
    stage.show(stage.floor(), stage.get("parlour.screens.curtain", "Curtain")(stage.app, sitting(), 0))


def curtain_long(stage: Stage) -> None:
    """The longest name."""
    stage.show(stage.floor(), stage.get("parlour.screens.curtain", "Curtain")(stage.app, sitting(seats=6), 5))


def _scores(stage: Stage, title: bytes = b"Bo made Nap", **changes: Any) -> Any:
    match = sitting(seldom=lambda act: stage.app.lift(), **changes)
    room = stage.get("parlour.screens.scores", "Scores")(stage.app, match, title)
    stage.show(stage.floor(), room)
    return room


def scores(stage: Stage) -> None:
    """Bo made Nap."""
    _scores(stage)


def scores_chips(stage: Stage) -> None:
    """The next page, where there is one."""
    _scores(stage).press(3)


def scores_eight(stage: Stage) -> None:
    """Many seats and payments that do not fit on one page."""
    payments = [(PAY, giver, 1, 5 + giver, 15) for giver in range(8) if giver != 1]
    _scores(stage, seats=8, payments=payments)


def scores_eight_chips(stage: Stage) -> None:
    """The page behind it."""
    payments = [(PAY, giver, 1, 5 + giver, 15) for giver in range(8) if giver != 1]
    _scores(stage, b"Cleo lost Three", seats=8, payments=payments).press(3)


def scores_end(stage: Stage) -> None:
    """The match is over."""
    room = _scores(stage, over=lambda: True, winners=0b00010)
    for _ in range(4):
        room.press(3)


def scores_points(stage: Stage) -> None:
    """Points that nobody pays, as in Jacquet."""
    view = SimpleNamespace(chips=[3, 2])
    match = SimpleNamespace(name="nap", can_undo=lambda: False)
    payments = [(PAY, 255, 0, 2, 18)]
    seen = {"payments": payments, "view": view, "match": match, "before": [1, 2], "winner": 0}
    _scores(stage, b"Ann is home", seats=2, deal=3, **seen)


def scores_so_far(stage: Stage) -> None:
    """In the middle of a deal."""
    _scores(stage, b"", ended=False, payments=[])


def _pause(stage: Stage) -> Any:
    return stage.get("parlour.screens.pause", "Pause")(stage.app, sitting())


def pause(stage: Stage) -> None:
    """Pause over a screen."""
    stage.show(stage.floor(), stage.get("parlour.screens.curtain", "Curtain")(stage.app, sitting(), 0), _pause(stage))


def leave(stage: Stage) -> None:
    """Whether to leave."""
    sheet = _pause(stage)
    stage.show(stage.floor(), stage.get("parlour.screens.curtain", "Curtain")(stage.app, sitting(), 0), sheet)
    sheet.choose(5)


def not_saved(stage: Stage) -> None:
    """The match could not be kept."""
    message = stage.get("parlour.screens.message", "Unsaved")(stage.app, 2)
    stage.show(stage.floor(), stage.get("parlour.screens.curtain", "Curtain")(stage.app, sitting(), 0), message)


def farewell(stage: Stage) -> None:
    """The last page before the power goes."""
    stage.show(stage.get("parlour.screens.farewell", "Farewell")(stage.app))


def fault(stage: Stage) -> None:
    """The program made a mistake while there was a match."""
    stage.app.handheld.store.write(0, b"a match")
    stage.show(stage.get("parlour.screens.fault", "Fault")(stage.app))
    stage.app.handheld.store.write(0, b"")


SCENES: tuple[Scene, ...] = (
    home, home_resume, home_damaged, setup, setup_seven, seat, naming, naming_long, house, house_unfit, house_idle,
    house_preset, setup_unfit, settings, curtain,
    curtain_long, scores, scores_chips, scores_eight, scores_eight_chips, scores_end, scores_points, scores_so_far,
    pause, leave, not_saved, farewell, fault,
)  # fmt: skip


def enact(board: str, act: Callable[[Stage, Scene], Iterator[str]]) -> Session:
    """A session on a board in which each scene is set up and handed to `act`, which yields presses."""
    session = Session(board=board)

    def player() -> Iterator[str]:
        yield "wait:10"
        stage = Stage(session)
        for scene in SCENES:
            scene(stage)
            stage.app.draw()
            yield from act(stage, scene)

    return session.run(player())


if __name__ == "__main__":
    sys.exit(Scenery("room", Stage, SCENES).main(sys.argv[1:], "scenes"))
