"""Every kind of payment of Nap in words with its clause, as the scores tell it, on every board."""

from __future__ import annotations

import pytest

from tests.screens import marks, nap_scenes
from tests.screens.nap_scenes import DEAL, NAMES, NAP, PASS, Pose
from tests.screens.pictures import BOARDS

FIVE = {0: "As Ks Qs Js Ts", 1: "9s 8s 7s 6s Ah", 2: "Kh Qh Jh Th 9h", 3: "8h 7h 6h Ad Kd"}
PEEP, DONE = 3, 2


def told(pose: Pose) -> list[tuple[str, str]]:
    """The sentences and clauses of the deal."""
    found = pose.get("parlour.payments", "tell")(pose.sitting)
    return [(text.decode("latin-1"), clause.decode()) for text, clause in found]


def finish(pose: Pose, first: bool = True) -> None:
    """Play the first, or the last, card that is legal until the deal is over."""
    while pose.game.phase == 4:
        count = pose.sitting.match.moves(pose.sitting.legal)
        pose.sitting.play(pose.sitting.legal[0 if first else count - 1])


def kitty_made(pose: Pose) -> None:
    """N30, N22: everybody pays into the kitty, a made Nap takes it."""
    pose.sit(NAMES[:4], 3, kitty="all", pack="52")
    pose.sitting.play(DEAL)
    give(pose)
    for move in (NAP, PASS, PASS, PASS):
        pose.sitting.play(move)
    finish(pose)


def give(pose: Pose) -> None:
    """The hands of FIVE."""
    for seat, cards in FIVE.items():
        start = seat * pose.game.width
        hand = sorted(nap_scenes.card(text) for text in cards.split())
        pose.game.hands[start : start + 5] = bytes(hand)


def level(pose: Pose) -> None:
    """A2: other tables of stakes."""
    pose.sit(NAMES[:4], 3, stakes="level", pack="52")
    pose.sitting.play(DEAL)
    give(pose)
    for move in (NAP, PASS, PASS, PASS):
        pose.sitting.play(move)
    finish(pose)


def one(pose: Pose) -> None:
    """A4: the dealer must play One."""
    pose.sit(NAMES[:4], 3, all_pass="dealer", pack="52")
    pose.sitting.play(DEAL)
    give(pose)
    for move in (PASS, PASS, PASS, PASS):
        pose.sitting.play(move)
    finish(pose)


def seven_lost(pose: Pose) -> None:
    """N43: a Nap of seven cards that is lost."""
    pose.sit(NAMES[:3], 2, mode="seven")
    pose.sitting.play(DEAL)
    pose.sitting.play(NAP)
    pose.sitting.play(PASS)
    pose.sitting.play(PASS)
    # However the cards fall, the declarer is to have nothing.
    finish(pose, False)


def peeped(pose: Pose) -> None:
    """N33: two looks."""
    pose.sit(NAMES[:4], 3, mode="peep", pack="52")
    pose.sitting.play(DEAL)
    for move in (PEEP, PASS, PEEP, PASS, PASS, PASS):
        pose.sitting.play(move)


def bought(pose: Pose) -> None:
    """N37: cards bought."""
    pose.sit(NAMES[:4], 3, mode="ecarte")
    pose.sitting.play(DEAL)
    for seat, count in enumerate((3, 0, 1, 0)):
        for _ in range(count):
            pose.sitting.play(128 + pose.game.hands[seat * 5])
        pose.sitting.play(DONE)
    for _ in range(4):
        pose.sitting.play(PASS)


def shared(pose: Pose) -> None:
    """A10: at the end of the match the kitty is shared."""
    pose.sit(NAMES[:4], 3, kitty="all", match="deals", length=1)
    pose.sitting.play(DEAL)
    for _ in range(4):
        pose.sitting.play(PASS)


def raised(pose: Pose) -> None:
    """A10: a failed Nap doubles the pool; the dealer alone pays in."""
    pose.sit(NAMES[:4], 3, kitty="raise", pack="52")
    pose.sitting.play(DEAL)
    give(pose)
    for move in (PASS, PASS, NAP, PASS):
        pose.sitting.play(move)
    finish(pose)


@pytest.mark.parametrize(
    ("deal", "heading", "expected"),
    [
        (
            kitty_made,
            "Ann made Nap",
            [("Each pays Kitty 1: 4", "N30"), ("Each pays Ann 10: 30", "N22"), ("Kitty pays Ann 4", "N30")],
        ),
        (level, "Ann made Nap", [("Each pays Ann 5: 15", "A2")]),
        (one, "Dan", [(" 1: 3", "A4")]),
        (peeped, "All passed", [("Ann, Bo pay Kitty 1 each", "N33")]),
        (bought, "All passed", [("Ann pays Kitty 3", "N37"), ("Cleo pays Kitty 1", "N37")]),
        (shared, "All passed", [("Each pays Kitty 1: 4", "N30"), ("Kitty pays each 1: 4", "A10")]),
        (
            raised,
            "Cleo lost Nap",
            [("Each pays Kitty 1: 4", "N30"), ("Cleo pays each 5: 15", "N22"), ("Cleo pays Kitty 4", "A10")],
        ),
    ],
)
def test_payments_are_told_in_words_with_their_clause(
    deal: nap_scenes.Scene, heading: str, expected: list[tuple[str, str]]
) -> None:
    def act(pose: Pose) -> None:
        deal(pose)
        found = told(pose)
        assert len(found) == len(expected), found
        for (text, clause), (words, wanted) in zip(found, expected, strict=True):
            assert text.endswith(words) and clause == wanted, found
        assert pose.table.heading().decode("latin-1").startswith(heading)

    session = nap_scenes.enact("pygamer", act)
    assert session.app.faults == 0, session.console[-1:]


@pytest.mark.parametrize("board", BOARDS)
def test_the_scores_of_each_have_room(board: str) -> None:
    def act(pose: Pose) -> None:
        for deal in (kitty_made, level, one, seven_lost, peeped, bought, shared, raised):
            deal(pose)
            pose.sitting.ended = True
            pose.sitting.seldom("scores")
            pose.app.draw()
            assert marks.faults(pose.session) == [], deal.__name__

    session = nap_scenes.enact(board, act)
    assert session.app.faults == 0, session.console[-1:]


def test_N43_a_lost_bid_of_seven_cards_costs_half() -> None:
    def act(pose: Pose) -> None:
        seven_lost(pose)
        text, clause = told(pose)[0]
        assert clause in ("N42", "N43") and ("5" in text) == (clause == "N43")

    nap_scenes.enact("pygamer", act)


def test_a_kitty_of_three_seats_is_not_all_of_four() -> None:
    def act(pose: Pose) -> None:
        pose.sit(NAMES[:4], 3, kitty="all")
        pose.sitting.payments[:] = [(5, seat, 254, 1, 30) for seat in range(3)]
        assert told(pose) == [("Ann, Bo, Cleo pay Kitty 1 each", "N30")]

    nap_scenes.enact("pygamer", act)
