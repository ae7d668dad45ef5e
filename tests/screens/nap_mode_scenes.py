"""Nap's table in its modes and house rules, on any board; `python -m tests.screens.nap_mode_scenes --out DIR`."""

from __future__ import annotations

import sys

from tests.screens.nap_scenes import DEAL, FOUR, HEARTS, LONG, MISERE, NAMES, NAP, PASS, THREE, Pose, Scene
from tests.screens.scenery import AWAY, Scenery

DONE, PEEP, SPARE, KEEP = 2, 3, 4, 5
SPADES, HEARTS_TRUMP = 8, 9
WITH = 16
CHALLENGE = 48
LEFT, RIGHT, UP, DOWN, A, B, MENU = range(7)

FIVE = {0: "Kh 8h Jc 9d As", 1: "Qh Ac 6s 7c 8c", 2: "7h Kc Ad 6d Qc", 3: "Th Ts 8s 7d 8d"}


def walk(pose: Pose, *actions: int) -> None:
    """Press on the table."""
    for action in actions:
        pose.table.press(action)


def peep_bid(pose: Pose) -> None:
    """Peep Nap: two have looked, one of them bid; Eva may look."""
    pose.sit(NAMES[:5], 1, mode="peep")
    pose.deal(HEARTS, "9h")
    pose.play(PEEP, THREE, PASS)
    pose.ask()
    walk(pose, DOWN)


def peep_seen(pose: Pose) -> None:
    """Eva has looked: the card lies open for her alone."""
    peep_bid(pose)
    pose.tell(PEEP)
    pose.ask()


def peep_seen_by_another(pose: Pose) -> None:
    """The same for somebody who has not looked."""
    pose.sit(NAMES[:5], 1, mode="peep")
    pose.deal(HEARTS, "9h")
    pose.look(0)
    pose.tell(PEEP)


def peep_swap(pose: Pose) -> None:
    """The declarer who has looked may give a card for the one on the table."""
    pose.sit(NAMES[:5], 1, mode="peep")
    pose.deal(HEARTS, "9h")
    pose.play(PEEP, NAP, PASS, PASS, PASS, PASS)
    pose.ask()
    walk(pose, RIGHT)


def peep_keep(pose: Pose) -> None:
    """Or keep the hand."""
    peep_swap(pose)
    walk(pose, RIGHT, RIGHT, RIGHT, RIGHT)


def floater_bid(pose: Pose) -> None:
    """The floater: with it or without."""
    pose.sit(NAMES[:5], 1, mode="floater")
    pose.deal(HEARTS, "9h")
    pose.play(PEEP, THREE + WITH, PASS, PEEP)
    pose.ask()
    walk(pose, DOWN, DOWN, DOWN, DOWN, DOWN)


def floater_swap(pose: Pose) -> None:
    """Who bid with it must give a card."""
    pose.sit(NAMES[:4], 1, mode="floater")
    pose.deal(FIVE, "9h")
    pose.play(PEEP, FOUR + WITH, PASS, PASS, PASS)
    pose.ask()


def garnet_bid(pose: Pose) -> None:
    """Sir Garnet: the spare hand."""
    pose.sit(NAMES[:4], 3, mode="garnet")
    pose.deal(FIVE, "9h Ah Ks Qs Td")
    pose.play(THREE)
    pose.ask()
    walk(pose, DOWN)


def garnet_draw(pose: Pose) -> None:
    """Five of ten cards are put away."""
    garnet_bid(pose)
    pose.tell(SPARE)
    pose.ask()
    walk(pose, A, RIGHT, A, RIGHT, RIGHT)


def garnet_done(pose: Pose) -> None:
    """All five are chosen."""
    garnet_bid(pose)
    pose.tell(SPARE)
    pose.ask()
    walk(pose, A, RIGHT, A, RIGHT, A, RIGHT, A, RIGHT, A, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT)


def ecarte_draw(pose: Pose) -> None:
    """Écarté: cards are chosen to be changed."""
    pose.sit(NAMES[:4], 3, mode="ecarte")
    pose.deal(FIVE)
    pose.play("9d", "Jc", DONE, DONE)
    pose.ask()
    walk(pose, A, RIGHT, RIGHT, A, RIGHT)


def ecarte_pay(pose: Pose) -> None:
    """What they cost."""
    ecarte_draw(pose)
    walk(pose, RIGHT, RIGHT)


def ecarte_told(pose: Pose) -> None:
    """The new cards."""
    ecarte_pay(pose)
    walk(pose, A)
    pose.sitting.go_on()
    pose.sitting.go_on()
    pose.sitting._stage = AWAY


def seven_bid(pose: Pose) -> None:
    """Seven-card Nap: up to Seven."""
    pose.sit(NAMES[:7], 0, mode="seven", pack="52")
    pose.deal()
    pose.play(PASS, FOUR)
    pose.ask()
    walk(pose, UP)


def seven_trick(pose: Pose) -> None:
    """Seven cards in hand."""
    pose.sit(NAMES[:5], 0, mode="seven", pack="52", joker="on")
    pose.deal({0: "Kh 8h Jc 9d As 2s 3s", 1: "Qh Ac 6s 7c 8c Js XX"})
    pose.play(NAP, PASS, PASS, PASS, PASS)
    pose.ask()
    walk(pose, RIGHT)


def trump_named(pose: Pose) -> None:
    """A trump is named before the lead."""
    pose.sit(NAMES[:5], 4, bonaparte="on")
    pose.deal(HEARTS)
    pose.play(NAP, 16 + 7, PASS, PASS, PASS)
    pose.ask()
    walk(pose, DOWN)


def lead_side(pose: Pose) -> None:
    """Then the lowest card that is no trump is led."""
    pose.sit(NAMES[:5], 4, bonaparte="on")
    pose.deal(HEARTS)
    pose.play(NAP, 16 + 7, PASS, PASS, PASS, HEARTS_TRUMP)
    pose.ask()


def joker_led(pose: Pose) -> None:
    """The joker was led: its suit is to be named."""
    pose.sit(NAMES[:5], 0, joker="on")
    pose.deal({**HEARTS, 1: "Qh Ac 6s 7c XX"})
    pose.play(NAP, PASS, PASS, PASS, PASS)
    pose.look(1)
    pose.tell("XX")
    pose.ask()


def joker_trick(pose: Pose) -> None:
    """The joker in a trick and in a hand."""
    pose.sit(NAMES[:5], 0, joker="on")
    pose.deal({**HEARTS, 1: "Qh Ac 6s 7c XX", 2: "7h Kc Ad 6d Qc"})
    pose.play(NAP, PASS, PASS, PASS, PASS)
    pose.play("XX", HEARTS_TRUMP, "7h", "Th")
    pose.ask()


def misere_trumps(pose: Pose) -> None:
    """A Misère whose lead makes trump."""
    pose.sit(NAMES[:5], 4, misere="trumps")
    pose.deal(HEARTS)
    pose.play(MISERE, PASS, PASS, PASS, PASS, "9d")
    pose.ask()


def kitty_double(pose: Pose) -> None:
    """Chips in the kitty, doubled stakes."""
    pose.sit(NAMES[:5], 1, kitty="all", all_pass="double")
    pose.play(DEAL, PASS, PASS, PASS, PASS, PASS)
    pose.deal(HEARTS)
    pose.play(PASS)
    pose.ask()
    walk(pose, DOWN)


def kitty_trick(pose: Pose) -> None:
    """The kitty while cards are played."""
    pose.sit(LONG[:5], 0, kitty="all")
    pose.deal(HEARTS)
    pose.play(NAP, PASS, PASS, PASS, PASS, "Qh", "7h")
    pose.ask()


def plays_one(pose: Pose) -> None:
    """All have passed: the dealer must play One."""
    pose.sit(NAMES[:4], 3, all_pass="dealer")
    pose.deal(FIVE)
    pose.look(0)
    pose.tell(PASS, PASS, PASS, PASS)


def free_play(pose: Pose) -> None:
    """Any card may be played where revokes are penalised."""
    pose.sit(NAMES[:5], 0, revoke="settled")
    pose.deal(HEARTS)
    pose.play(NAP, PASS, PASS, PASS, PASS, "Qh", "7h", "8d")
    pose.look(4)
    pose.ask()


def challenge(pose: Pose) -> None:
    """Who failed to follow suit may be challenged."""
    free_play(pose)
    pose.sitting._stage = 2
    pose.sitting.renew()
    _, lay = pose.get("parlour.tables.nap", "extra")(pose.app, pose.sitting)
    lay()


def caught(pose: Pose) -> None:
    """Hoffmann's replay: the cards went back."""
    pose.sit(NAMES[:5], 0, revoke="replayed")
    pose.deal(HEARTS)
    pose.play(NAP, PASS, PASS, PASS, PASS, "Qh", "7h", "8d")
    pose.look(4)
    pose.tell(CHALLENGE + 3)


def gone(pose: Pose) -> None:
    """A seat is out of chips."""
    pose.sit(NAMES[:5], 0, match="elimination")
    pose.game.chips[3] = 0
    pose.game.gone = 8
    pose.clear()
    pose.deal({0: "Kh 8h Jc 9d As", 1: "Qh Ac 6s 7c 8c", 2: "7h Kc Ad 6d Qc", 4: "6h Js 9s Tc Td"})
    pose.play(PASS)
    pose.ask()


def gone_trick(pose: Pose) -> None:
    """The same in a trick."""
    gone(pose)
    pose.play(FOUR, PASS, PASS, "Kc", "Tc")
    pose.ask()


SCENES: tuple[Scene, ...] = (
    peep_bid, peep_seen, peep_seen_by_another, peep_swap, peep_keep, floater_bid, floater_swap, garnet_bid, garnet_draw,
    garnet_done, ecarte_draw, ecarte_pay, ecarte_told, seven_bid, seven_trick, trump_named, lead_side, joker_led,
    joker_trick, misere_trumps, kitty_double, kitty_trick, plays_one, free_play, challenge, caught, gone, gone_trick,
)  # fmt: skip


SCENERY = Scenery("nap", Pose, SCENES)


if __name__ == "__main__":
    sys.exit(SCENERY.main(sys.argv[1:], "nap_mode_scenes"))
