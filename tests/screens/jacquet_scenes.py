"""Jacquet's table in the states that matter, on any board; `python -m tests.screens.jacquet_scenes --out DIR` draws
them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from tests.screens.scenery import AWAY, Player, Scenery

LEFT, RIGHT, UP, DOWN, A, B, MENU = range(7)
ROLL, DONE = 0, 2
OFF = 25
TURNING, PICTURE = 5, 6

Scene = Callable[["Pose"], None]
Men = dict[int, int]

START = {1: 15}
# The position of the target picture: the light side is past its courier, the dark courier is on its way.
OWN = {1: 7, 5: 1, 8: 2, 11: 1, 17: 1, 20: 1, 21: 2}
HIS = {1: 14, 15: 1}
# The end of the target picture.
END_OWN = {22: 2, 24: 1, OFF: 12}
END_HIS = {20: 6, 21: 2, 23: 3, 24: 2, OFF: 2}


def step(number: int, point: int) -> int:
    """The move of a number with the man on an own point."""
    return number << 5 | point


class Pose(Player):
    """A match of Jacquet; the engine's dice are the match's own until `throws` says otherwise."""

    def sit(self, names: tuple[bytes, bytes] = (b"Ann", b"Bo"), kinds: tuple[int, int] = (0, 2), **rules: Any) -> None:
        """A new match with these house rules."""
        self.take_seats("jacquet", list(names), bytes(kinds), rules)
        self.app.draw()

    def setting(self, place: int, value: int) -> None:
        """Change a setting of the device."""
        self.session.modules["parlour.settings"].values[place] = value

    @property
    def choice(self) -> Any:
        """The cursor."""
        return self.table._choice

    def put(
        self,
        own: Men,
        his: Men,
        couriers: tuple[int, int] = (0, 0),
        seat: int = 0,
        dice: tuple[int, ...] = (),
        last: tuple[int, tuple[int, ...]] | None = None,
        score: tuple[int, int] = (0, 0),
    ) -> None:
        """A position; `own` and `his` are seat 0's and seat 1's men; `last`: whose last turn, its moves."""
        counts = [[men.get(point, 0) for point in range(1, 26)] for men in (own, his)]
        self.get("engine.jacquet.position", "put")(self.game, counts, couriers, seat, dice)
        if last:
            self.game.last_seat = last[0]
            self.game.last_count = len(last[1])
            self.game.last[: len(last[1])] = bytes(last[1])
        self.game.score[:] = bytes(score)
        self.sitting.match.mark()
        self.sitting.before = list(score)
        self.table._told = 254
        self.table._holder = 255
        self.renew()

    def throws(self, *dice: int) -> None:
        """The next dice of the match."""
        coming = list(dice)
        self.game.chance.die = lambda: coming.pop(0)

    def ask(self) -> None:
        """Ask the seat to act."""
        self.sitting._ask()

    def tell(self, *moves: int) -> None:
        """Moves that the table is told of."""
        for move in moves:
            self.sitting.play(move)
            self.sitting._stage = AWAY
            self.draw()

    def press(self, *actions: int) -> None:
        """Presses on the table."""
        for action in actions:
            self.table.press(action)

    def draw(self) -> None:
        """Bring the screen up to date."""
        if self.table and self.table._lost is not None:
            self.table.tick(0)
        self.app.draw()


def begin(pose: Pose) -> None:
    """A new match: Ann throws for the start."""
    pose.sit()
    pose.ask()


def begun(pose: Pose) -> None:
    """Both have thrown: 3 and 5, Bo begins."""
    pose.sit()
    pose.throws(3, 5)
    pose.tell(ROLL, ROLL)


def begun_equal(pose: Pose) -> None:
    """Both threw a 4: they throw again."""
    pose.sit()
    pose.throws(4, 4)
    pose.tell(ROLL, ROLL)
    pose.ask()


def first(pose: Pose) -> None:
    """Ann begins with 5 to 3 and has thrown 6-5."""
    pose.sit()
    pose.throws(5, 3, 6, 5)
    pose.tell(ROLL, ROLL, ROLL)
    pose.ask()


def men(pose: Pose) -> None:
    """The target: Bo's courier moved last, Ann has thrown 6-4, the man on 11 is chosen."""
    pose.sit()
    pose.put(OWN, HIS, (0, 15), 0, (6, 4), (1, (step(5, 8), step(2, 13))), (2, 1))
    pose.ask()
    pose.press(*[DOWN if pose.app.handheld.buttons.count == 3 else RIGHT] * 3)


def landing(pose: Pose) -> None:
    """The man is taken up: which landing point?"""
    men(pose)
    pose.press(A)


def landing_other(pose: Pose) -> None:
    """The other one."""
    landing(pose)
    pose.press(RIGHT)


def step_made(pose: Pose) -> None:
    """The 6 is played, its die is dim."""
    men(pose)
    pose.tell(step(6, 11))
    pose.ask()


def done(pose: Pose) -> None:
    """All is played: done?"""
    step_made(pose)
    pose.tell(step(4, 1))
    pose.ask()


def lost(pose: Pose) -> None:
    """The courier is blocked: 6-6 is lost but for one step."""
    pose.sit()
    pose.put(START, START, (1, 1), 0, (6, 6))
    pose.tell(step(6, 1))
    pose.ask()


def lost_told(pose: Pose) -> None:
    """Bo's lost numbers are told."""
    pose.sit()
    pose.put(START, START, (1, 1), 1, (6, 6))
    pose.tell(step(6, 1), DONE)


def doublet(pose: Pose) -> None:
    """A doublet, one step made."""
    pose.sit()
    pose.put(OWN, HIS, (0, 15), 0, (2, 2))
    pose.tell(step(2, 5))
    pose.ask()


def full(pose: Pose) -> None:
    """Fifteen men on one point each, landing on a full one."""
    pose.sit()
    pose.put({19: 9, 21: 5, 24: 1}, {24: 15 - 3, 2: 3}, (0, 0), 0, (5, 2))
    pose.ask()


def machine(pose: Pose) -> None:
    """Bo plays a step."""
    pose.sit()
    pose.put(OWN, HIS, (0, 15), 1, (), (0, (step(6, 1), step(4, 1))))
    pose.throws(3, 1)
    pose.tell(ROLL, step(3, 15))


def home(pose: Pose) -> None:
    """The target at the end: bearing off with the arrow on the rail."""
    pose.sit()
    pose.put(END_OWN, END_HIS, (0, 0), 0, (5, 4), (1, (step(6, 19),)), (4, 3))
    pose.ask()


def home_off(pose: Pose) -> None:
    """Which man goes off with the 4?"""
    home(pose)
    pose.press(A, RIGHT)


def turned(pose: Pose) -> None:
    """Two persons: the board has turned, a plate says so."""
    pose.sit(kinds=(0, 0))
    pose.put(OWN, HIS, (0, 15), 0, (6, 4), (1, (step(5, 8), step(2, 13))), (2, 1))
    pose.ask()
    pose.tell(step(6, 11), step(4, 1), DONE)
    pose.ask()


def turned_read(pose: Pose) -> None:
    """Bo has thrown."""
    turned(pose)
    pose.throws(6, 1)
    pose.press(A)
    pose.ask()


def borrowed(pose: Pose) -> None:
    """Versailles: Bo plays Ann's numbers (J20 c)."""
    pose.sit(kinds=(0, 0), variant="versailles")
    pose.put(START, START, (1, 1), 0, (4, 4))
    pose.ask()
    pose.tell(step(4, 1), step(4, 5), DONE)
    pose.ask()


def borrowed_read(pose: Pose) -> None:
    """The plate is read."""
    borrowed(pose)
    pose.press(A)


def passed(pose: Pose) -> None:
    """Versailles: what Ann cannot play goes over to Bo."""
    pose.sit(variant="versailles")
    pose.put(START, START, (1, 1), 0, (4, 4))
    pose.tell(step(4, 1), step(4, 5))
    pose.ask()


def equal(pose: Pose) -> None:
    """Versailles: equal priority dice."""
    pose.sit(variant="versailles")
    pose.throws(3, 3)
    pose.tell(ROLL, ROLL)
    pose.ask()


def fixed(pose: Pose) -> None:
    """The board stays; Bo plays from the upper side."""
    pose.setting(TURNING, 1)
    turned(pose)
    pose.throws(6, 1)
    pose.press(A)
    pose.ask()
    pose.setting(TURNING, 0)


def picture_1818(pose: Pose) -> None:
    """The board as in 1818 (B1)."""
    pose.setting(PICTURE, 1)
    men(pose)
    pose.setting(PICTURE, 0)


def picture_1818_home(pose: Pose) -> None:
    """Bearing off there."""
    pose.setting(PICTURE, 1)
    home(pose)
    pose.setting(PICTURE, 0)


def picture_mirrored(pose: Pose) -> None:
    """Clockwise."""
    pose.setting(PICTURE, 2)
    home(pose)
    pose.setting(PICTURE, 0)


def dark(pose: Pose) -> None:
    """The person plays dark."""
    pose.sit((b"Konstantyn", b"Bartholome"), (2, 0))
    pose.put(OWN, HIS, (0, 15), 1, (6, 4), (0, (step(6, 1), step(4, 1))), (0, 4))
    pose.ask()


def won(pose: Pose) -> None:
    """Ann has won a double game."""
    pose.sit()
    pose.put({24: 1, OFF: 14}, {1: 3, 20: 6, 21: 4, 24: 2}, (0, 0), 0, (5, 4), None, (2, 3))
    pose.tell(step(5, 24))
    pose.ask()


def won_told(pose: Pose) -> None:
    """The game is over, the board is still seen."""
    won(pose)
    pose.tell(DONE)


def won_scores(pose: Pose) -> None:
    """The scores in points."""
    won_told(pose)
    pose.sitting.seldom("scores")


def so_far(pose: Pose) -> None:
    """Scores in the middle of a game."""
    men(pose)
    pose.sitting.seldom("scores")


SCENES: tuple[Scene, ...] = (
    begin, begun, begun_equal, first, men, landing, landing_other, step_made, done, lost, lost_told, doublet, full,
    machine, home, home_off, turned, turned_read, borrowed, borrowed_read, passed, equal, fixed, picture_1818,
    picture_1818_home, picture_mirrored, dark, won, won_told, won_scores, so_far,
)  # fmt: skip


SCENERY = Scenery("jacquet", Pose, SCENES)
enact = SCENERY.enact


if __name__ == "__main__":
    sys.exit(SCENERY.main(sys.argv[1:], "jacquet_scenes"))
