"""Nain Jaune's table in the states that matter; `python -m tests.screens.nain_jaune_scenes --out DIR` draws them."""

from __future__ import annotations

import sys
from collections.abc import Callable

from tests.screens import nap_scenes
from tests.screens.nap_scenes import DEAL, NOBODY, PASS, card
from tests.screens.scenery import Scenery

NAMES = [b"Ann", b"Bo", b"Cleo", b"Dan", b"Eva", b"Fay", b"Gus", b"Hal"]
LONG = [*nap_scenes.LONG, b"Clementine"]
EACH = {2: 22, 3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6}
CLAIM, STOP = 3, 4
LEFT, RIGHT, UP, DOWN, A, B = range(6)

Scene = Callable[["Pose"], None]


class Pose(nap_scenes.Pose):
    """A match of Nain Jaune."""

    def sit(self, names: list[bytes], dealer: int = 0, **rules: object) -> None:
        """A new match of persons with these names and house rules; `dealer` deals first."""
        self.take_seats("nain_jaune", names, bytes(len(names)), rules)
        self.game.dealer = dealer
        self.game.rest()
        self.sitting.match.mark()
        self.renew()

    def leave(self, *seats: int) -> None:
        """Seats without chips are out."""
        for seat in seats:
            self.game.members &= ~(1 << seat)
            self.game.chips[seat] = 0
        self.game.seat_members()
        self.renew()

    def deal(self, hands: dict[int, str] | None = None) -> None:
        """Deal, then give some seats the cards that the scene needs; the others get what is left in order."""
        self.sitting.match.play(DEAL)
        game = self.game
        given = {seat: [card(text) for text in cards.split()] for seat, cards in (hands or {}).items()}
        taken = [each for cards in given.values() for each in cards]
        left = [colour * 16 + low for low in range(1, 14) for colour in range(4) if colour * 16 + low not in taken]
        members = [seat for seat in range(game.seats) if game.members >> seat & 1]
        for each in range(64):
            game.where[each] = 8
        for seat in members:
            count = EACH[len(members)]
            cards = given.get(seat) or [left.pop(len(left) * (seat + 1) // 11) for _ in range(count)]
            game.left[seat] = len(cards)
            for each in cards:
                game.where[each] = seat


TWELVE = "As 2h 4d 5c 6s 8c Td Ts Jh Qs Kc Kh"
BO_NINE = "7c 8h 9s 2s 3d 4h 6d 7s 8d 9c Js Qc"
# Two nines lie in the talon.
CLEO = "Ah 2d 3s 4s 5s 6h 7h Tc Jc Qh Ks Ad"
DAN = "Ac 2c 3h 3c 4c 5h 5d 6c 7d 8s Qd Kd"
FIFTEEN = "As Ad 2h 4d 5c 6s 6h 8c 9h Td Ts Jc Qs Kc Kh"
MANY = "As Ad 2h 3c 3s 4d 5c 6s 6h 7d 8c 8d 9h Td Ts Tc Jh Jc Qs Qd Kc Kh"
OTHER = "2s 2d 2c 3h 3d 4s 4h 4c 5s 5h 5d 6c 7s 7h 8s 9s 9d Js Jd Qh Ks Kd"


def dealt(pose: Pose) -> None:
    """The stakes are placed, the cards dealt."""
    pose.sit(NAMES[:4], 3)
    pose.look(0)
    pose.tell(DEAL)


def opening(pose: Pose) -> None:
    """Any card may be laid: the run that the chosen one would give is shown."""
    pose.sit(NAMES[:4], 1)
    pose.deal({0: TWELVE})
    pose.ask()
    for _ in range(2):
        pose.table.press(RIGHT)


def opening_takes(pose: Pose) -> None:
    """A run that takes stakes."""
    pose.sit(NAMES[:4], 1)
    pose.deal({0: TWELVE})
    pose.ask()
    for _ in range(6):
        pose.table.press(RIGHT if pose.app.handheld.buttons.count > 3 else DOWN)


def follow(pose: Pose) -> None:
    """The target: Bo laid 7 8 9, Ann is to lay a ten."""
    pose.sit(NAMES[:4], 2)
    pose.deal({0: TWELVE, 1: BO_NINE, 2: CLEO, 3: DAN})
    for seat, chips in enumerate((78, 91, 84, 71)):
        pose.game.chips[seat] = chips
    for place, chips in enumerate((4, 8, 12, 32, 20)):
        pose.game.board[place] = chips
    pose.look(0)
    pose.tell("7c", "8h", "9s", PASS)
    pose.ask()


def laid(pose: Pose) -> None:
    """The ten took its stake; a jack is asked for."""
    follow(pose)
    pose.tell("Td")
    pose.ask()


def sans(pose: Pose) -> None:
    """The seat to act must say what it lacks."""
    laid(pose)
    pose.tell("Jh", "Qs", "Kh", "8c")
    pose.ask()


def lacks(pose: Pose) -> None:
    """Another seat can only pass: its hand is not shown."""
    sans(pose)
    pose.tell(PASS)
    pose.sitting._ask()


def five(pose: Pose) -> None:
    """Five seats."""
    pose.sit(NAMES[:5], 2)
    pose.deal({0: "2h 5c 8c Td Ts Jh Qs Kc Kh", 1: "7c 8h 9s 2s 3d 4h 6d 7s 8d"})
    pose.look(0)
    pose.tell("7c", "8h", "9s", PASS)
    pose.ask()


def six(pose: Pose) -> None:
    """Six seats."""
    pose.sit(NAMES[:6], 2)
    pose.deal({0: "2h 5c 8c Td Ts Jh Qs Kc", 1: "7c 8h 9s 2s 3d 4h 6d 7s"})
    pose.look(0)
    pose.tell("7c", "8h", "9s", PASS)
    pose.ask()


def seven(pose: Pose) -> None:
    """Seven seats with long names."""
    pose.sit(LONG[:7], 2)
    pose.deal({0: "2h 5c Td Ts Jh Qs Kc", 1: "7c 8h 9s 2s 3d 4h 6d"})
    for seat, chips in enumerate((96, 1012, 100, 0, 95, 120, 104)):
        pose.game.chips[seat] = chips
    pose.look(0)
    pose.tell("7c", "8h", "9s", PASS)
    pose.ask()


def eight(pose: Pose) -> None:
    """The target: eight seats."""
    pose.sit(NAMES, 2)
    pose.deal({0: "2h 5c Td Ts Qs Kc", 1: "7c 8h 9s 2s 3d 4h"})
    for seat, chips in enumerate((78, 91, 84, 71, 102, 85, 85, 90)):
        pose.game.chips[seat] = chips
    pose.look(0)
    pose.tell("7c", "8h", "9s", PASS)
    pose.ask()


def fifteen(pose: Pose) -> None:
    """Three seats with fifteen cards each."""
    pose.sit(NAMES[:3], 2)
    pose.deal({0: FIFTEEN, 1: "7c 8h 9s 2s 3d 4h 6d 7s 8d 9c Js Qc 2d 3c 4c"})
    pose.look(0)
    pose.tell("7c", "8h", "9s", PASS)
    pose.ask()


def many(pose: Pose) -> None:
    """The target: two are left, 22 cards each."""
    pose.sit(NAMES[:4], 0)
    pose.leave(2, 3)
    pose.deal({0: MANY, 1: OTHER})
    pose.look(0)
    pose.tell("7s", "8s", "9s", PASS)
    pose.ask()


def many_opening(pose: Pose) -> None:
    """A run is begun from 22 cards."""
    pose.sit(NAMES[:4], 1)
    pose.leave(2, 3)
    pose.deal({0: MANY, 1: OTHER})
    pose.ask()
    for _ in range(11):
        pose.table.press(RIGHT if pose.app.handheld.buttons.count > 3 else DOWN)


def collect(pose: Pose) -> None:
    """Stakes are collected by hand: the button is named as long as one's run goes on."""
    pose.sit(NAMES[:4], 1, collect="hand")
    pose.deal({0: TWELVE, 1: BO_NINE})
    pose.look(0)
    pose.tell("Td")
    pose.ask()


def stop(pose: Pose) -> None:
    """Who may stop at will chooses to."""
    pose.sit(NAMES[:4], 2, playing="may")
    pose.deal({0: TWELVE, 1: BO_NINE})
    pose.look(0)
    pose.tell("7c", "8h", "9s", PASS)
    pose.ask()
    for _ in range(2):
        pose.table.press(RIGHT if pose.app.handheld.buttons.count > 3 else DOWN)


def king(pose: Pose) -> None:
    """After a king its player begins anew."""
    laid(pose)
    pose.tell("Jh", "Qs", "Kh")
    pose.ask()


def veiled(pose: Pose) -> None:
    """Nobody holds the device."""
    follow(pose)
    pose.look(NOBODY)


def rich(pose: Pose) -> None:
    """Large stakes."""
    pose.sit(NAMES[:4], 1, stake=5)
    pose.deal({0: TWELVE})
    for place, chips in enumerate((120, 999, 1204, 60, 1600)):
        pose.game.board[place] = chips
    pose.ask()


def over(pose: Pose) -> None:
    """The deal is over: fini, gagné."""
    pose.sit(NAMES[:4], 1, opera="off")
    pose.deal({0: "7d 8c", 1: BO_NINE})
    pose.look(0)
    pose.tell("7d", "8c")


def look(pose: Pose) -> None:
    """The cards that were laid, and the viewer's purse."""
    sans(pose)
    pose.table.press(UP)


def opera(pose: Pose) -> None:
    """The house applauds."""
    pose.sit(NAMES[:4], 1)
    pose.deal({0: "7d 8c", 1: BO_NINE})
    pose.look(0)
    pose.tell("7d", "8c")
    pose.draw()


SCENES: tuple[Scene, ...] = (
    dealt, opening, opening_takes, follow, laid, sans, lacks, five, six, seven, eight, fifteen, many, many_opening,
    collect, stop, king, veiled, rich, over, look, opera,
)  # fmt: skip


SCENERY = Scenery("nain_jaune", Pose, SCENES)
enact = SCENERY.enact


if __name__ == "__main__":
    sys.exit(SCENERY.main(sys.argv[1:], "nain_jaune_scenes"))
