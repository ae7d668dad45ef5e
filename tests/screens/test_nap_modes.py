"""Nap's table in its modes and house rules: pictures, words that fit, what the buttons do, what each seat may see."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image

from tests.screens import marks, nap_scenes
from tests.screens import nap_mode_scenes as scenes
from tests.screens.nap_mode_scenes import DONE, DOWN, KEEP, LEFT, MENU, PEEP, RIGHT, SPARE, UP, A
from tests.screens.nap_scenes import DEAL, FOUR, NAMES, PASS, THREE, Pose, card
from tests.screens.pictures import BOARDS


def act(play: Callable[[Pose], None], board: str = "pygamer") -> None:
    """Do something at a table on a board."""
    session = nap_scenes.enact(board, play)
    assert session.app.faults == 0, session.console[-1:]

said = scenes.SCENERY.said


@pytest.mark.parametrize("board", BOARDS)
def test_every_mode_looks_as_it_did_and_every_word_has_room(board: str) -> None:
    scenes.SCENERY.check(board)


# What the buttons do


def played(pose: Pose) -> list[int]:
    """The moves of the deal so far."""
    match = pose.sitting.match
    return list(match.log[: match.count])


def test_N33_the_look_costs_a_chip_and_the_card_lies_open() -> None:
    def look(pose: Pose) -> None:
        scenes.peep_bid(pose)
        seat = pose.game.to_act
        had = pose.game.chips[seat]
        pose.table.press(A)
        assert played(pose)[-1] == PEEP and pose.game.chips[seat] == had - 1
        assert pose.sitting.view.seen == card("9h") and not pose.table.part.more[1].hidden

    act(look)
    assert "It costs a chip" in said(scenes.peep_bid) and "Only you see it" in said(scenes.peep_bid)


def test_A11_the_dealer_sees_the_floater_free() -> None:
    def look(pose: Pose) -> None:
        for rule, cost in (("free", False), ("pays", True)):
            pose.sit(NAMES[:3], 2, mode="floater", floater_dealer=rule)
            pose.deal()
            pose.play(PASS, PASS)
            pose.ask()
            pose.table.press(DOWN)
            pose.draw()
            assert ("It costs a chip" in marks.text(pose.session)) == cost

    act(look)


@pytest.mark.parametrize("board", BOARDS)
def test_N34_a_card_is_given_for_the_one_on_the_table_or_the_hand_is_kept(board: str) -> None:
    def look(pose: Pose) -> None:
        forth = DOWN if board == "reverse_tft" else RIGHT
        scenes.peep_swap(pose)
        pose.table.press(A)
        assert pose.game.spare[0] == card("Kc") and card("9h") in pose.game.hands[10:15]
        scenes.peep_swap(pose)
        for _ in range(4):
            pose.table.press(forth)
        pose.table.press(A)
        assert played(pose)[-1] == KEEP and pose.game.phase == 4

    act(look, board)


def test_N31_a_bid_with_the_floater_must_give_a_card() -> None:
    def look(pose: Pose) -> None:
        scenes.floater_swap(pose)
        for _ in range(5):
            assert pose.table.part.choice.at < pose.table.hand.count
            pose.table.press(RIGHT)
        assert pose.table.part.choice.at == 0
        pose.table.press(A)
        assert pose.game.phase == 4

    act(look)


@pytest.mark.parametrize("board", BOARDS)
def test_N32_five_of_ten_cards_go_before_nap_is_played(board: str) -> None:
    def look(pose: Pose) -> None:
        forth = DOWN if board == "reverse_tft" else RIGHT
        scenes.garnet_bid(pose)
        pose.table.press(A)
        assert played(pose)[-1] == SPARE
        pose.sitting.go_on()
        hand = pose.table.hand
        assert hand.count == 10
        for _ in range(6):
            pose.table.press(A)
            pose.table.press(forth)
        # The sixth is not taken: five go.
        assert hand.can[: hand.count].count(0) == 5
        while pose.table.part.choice.at < hand.count:
            pose.table.press(forth)
        pose.table.press(A)
        while pose.game.phase == 1:
            pose.sitting.go_on()
        assert pose.game.asides == 5 and pose.game.bid == 5

    act(look, board)


@pytest.mark.parametrize("board", BOARDS)
def test_the_cards_that_shall_go_are_still_chosen_after_a_pause(board: str) -> None:
    def look(pose: Pose) -> None:
        for scene in (scenes.garnet_draw, scenes.garnet_done, scenes.ecarte_draw, scenes.ecarte_pay, scenes.peep_keep):
            scene(pose)
            pose.draw()
            before = pose.session.screenshot()
            pose.table.press(MENU)
            pose.app.screens[-1].back()
            pose.draw()
            assert pose.session.screenshot() == before, scene.__name__

    act(look, board)


def test_N32_too_few_cards_are_not_enough() -> None:
    def look(pose: Pose) -> None:
        scenes.garnet_bid(pose)
        pose.tell(SPARE)
        pose.ask()
        pose.table.press(A)
        pose.table.press(LEFT)
        pose.table.press(A)
        assert pose.game.asides == 0 and "4 more" in marks.text(pose.session)

    act(look)


def test_N36_N37_cards_are_changed_once_for_a_chip_each() -> None:
    def look(pose: Pose) -> None:
        scenes.ecarte_draw(pose)
        had = pose.game.chips[2]
        hand = pose.table.hand
        gone = [hand.cards[n] for n in range(hand.count) if not hand.can[n]]
        assert len(gone) == 2
        while pose.table.part.choice.at < hand.count:
            pose.table.press(RIGHT)
        pose.table.press(A)
        for _ in range(3):
            if pose.game.to_act == 2:
                pose.sitting.go_on()
        assert pose.game.chips[2] == had - 2 and pose.game.thrown[2] == 2
        assert not set(gone) & set(pose.game.hands[10:15]) and DONE == played(pose)[-1]

    act(look)


def test_in_play_only_what_may_be_played_is_chosen_again() -> None:
    def look(pose: Pose) -> None:
        scenes.ecarte_draw(pose)
        pose.tell(DONE, DONE, FOUR, PASS, PASS, PASS, "Kh")
        pose.ask()
        for _ in range(4):
            pose.table.press(RIGHT)
            assert pose.table.part.chosen(pose.table) in pose.sitting.legal[: pose.sitting.count]

    act(look)


@pytest.mark.parametrize("board", BOARDS)
def test_A1_A12_the_trump_is_named_where_it_must_be(board: str) -> None:
    def look(pose: Pose) -> None:
        for scene in (scenes.trump_named, scenes.joker_led):
            scene(pose)
            wanted = pose.table.part.chosen(pose.table)
            pose.table.press(A)
            assert pose.game.trump == wanted - 8

    act(look, board)


def test_N28_a_challenge_is_made_from_pause_at_the_table_and_at_the_scores() -> None:
    def look(pose: Pose) -> None:
        scenes.free_play(pose)
        pose.sitting._ask()
        pose.table.press(MENU)
        pause = pose.app.screens[-1]
        rows = [pause.row(number)[0] for number in range(pause.rows.count)]
        pause.choose(rows.index(b"Challenge"))
        sheet = pose.app.screens[-1]
        assert sheet.row(0)[0] == b"Dan"
        sheet.choose(0)
        assert pose.game.phase == 0 and pose.sitting.payments[-1][1:] == (3, 1, 40, 28)
        pose.sitting.go_on()
        pose.app.step()
        assert type(pose.app.screens[-1]).__name__ == "Scores"
        assert "Dan revoked" in marks.text(pose.session) and "N28" in marks.text(pose.session)

        # The same after the deal was settled. The cards are those that were dealt: the table plays them once more.
        pose.sit(NAMES[:3], 2, revoke="settled")
        pose.tell(DEAL, THREE, PASS, PASS)
        caught = b""
        while pose.game.phase == 4:
            seat = pose.game.to_act
            pose.look(seat)
            pose.sitting.count = pose.sitting.match.moves(pose.sitting.legal)
            view = pose.sitting.view
            hand = view.hands[seat * view.width : seat * view.width + view.held[seat]]
            wanted = view.led
            other = [card for card in hand if card >> 4 != wanted]
            if wanted != 255 and other and len(other) < len(hand) and not caught:
                caught = NAMES[seat]
                pose.sitting.play(other[0] + 128)
            else:
                following = [card for card in hand if card >> 4 == wanted]
                pose.sitting.play((following or list(hand))[0] + 128)
        assert caught
        pose.sitting.go_on()
        pose.app.step()
        scores = pose.app.screens[-1]
        scores.press(MENU)
        pause = pose.app.screens[-1]
        rows = [pause.row(number)[0] for number in range(pause.rows.count)]
        pause.choose(rows.index(b"Challenge"))
        sheet = pose.app.screens[-1]
        names = [sheet.row(number)[0] for number in range(sheet.rows.count)]
        sheet.choose(names.index(caught))
        assert pose.sitting.payments[-1][4] == 28
        pose.sitting.go_on()
        pose.app.step()
        assert type(pose.app.screens[-1]).__name__ == "Scores"
        assert f"{caught.decode()} revoked" in marks.text(pose.session)

    act(look)


def test_without_a_doubt_pause_offers_no_challenge() -> None:
    def look(pose: Pose) -> None:
        pose.sit(NAMES[:4], 3, revoke="settled")
        pose.deal()
        pose.ask()
        pose.table.press(MENU)
        pause = pose.app.screens[-1]
        assert b"Challenge" not in [pause.row(number)[0] for number in range(pause.rows.count)]

    act(look)


# What is private stays private


def pictures_of(pose: Pose, seen_by: int) -> Image.Image:
    """The table as one seat sees it."""
    pose.look(seen_by)
    pose.draw()
    return pose.session.screenshot()


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("mode", ["peep", "floater"])
def test_the_card_on_the_table_is_seen_by_those_alone_who_looked(board: str, mode: str) -> None:
    seen: dict[str, list[Image.Image]] = {}

    def look(pose: Pose) -> None:
        for text in ("9h", "2s"):
            pose.sit(NAMES[:4], 3, mode=mode, pack="52")
            pose.deal(scenes.FIVE, text)
            pose.play(PEEP, THREE, PASS)
            seen[text] = [pictures_of(pose, seat) for seat in (0, 1, 2, 3, nap_scenes.NOBODY)]

    act(look, board)
    same = [one == other for one, other in zip(seen["9h"], seen["2s"], strict=True)]
    assert same == [False, True, True, True, True]


@pytest.mark.parametrize("board", BOARDS)
def test_cards_that_go_away_and_come_are_seen_by_their_seat_alone(board: str) -> None:
    seen: dict[int, list[Image.Image]] = {}

    def look(pose: Pose) -> None:
        for number, new in enumerate(("9h Ah Ks Qs Ts", "2s 3s 4s 5s 2h")):
            pose.sit(NAMES[:4], 3, mode="garnet", pack="52")
            pose.deal(scenes.FIVE, new)
            pose.play(SPARE, "As")
            seen[number] = [pictures_of(pose, seat) for seat in (0, 1, 2, 3, nap_scenes.NOBODY)]

    act(look, board)
    same = [one == other for one, other in zip(seen[0], seen[1], strict=True)]
    assert same == [False, True, True, True, True]


@pytest.mark.parametrize("board", BOARDS)
def test_an_idle_turn_draws_nothing_and_a_choice_writes_no_equal_value(board: str) -> None:
    def look(pose: Pose) -> None:
        for scene in (scenes.peep_bid, scenes.peep_swap, scenes.garnet_draw, scenes.ecarte_draw, scenes.trump_named):
            scene(pose)
            pose.draw()
            meter = pose.session.meter
            equal = meter.equal_writes
            for action in (DOWN, A if scene in (scenes.garnet_draw, scenes.ecarte_draw) else DOWN, UP):
                pose.table.press(action)
                pose.draw()
            assert meter.equal_writes == equal, scene.__name__
            before = meter.dirty_pixels
            for _ in range(5):
                pose.table.tick(0)
                pose.app.draw()
            assert meter.dirty_pixels == before

    act(look, board)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("mode", ["garnet", "peep", "ecarte", "floater", "seven"])
def test_any_number_of_seats_has_room(board: str, mode: str) -> None:
    wrong: list[str] = []

    def check(pose: Pose, what: str) -> None:
        pose.draw()
        wrong.extend(f"{what}: {fault}" for fault in marks.faults(pose.session))

    def look(pose: Pose) -> None:
        for names in (NAMES, nap_scenes.LONG):
            for seats in range(3, 5 if mode == "ecarte" else 8):
                pose.sit(names[:seats], 0, mode=mode, pack="52", kitty="all", joker="on")
                pose.deal()
                while pose.game.phase == 1:
                    pose.ask()
                    check(pose, f"{seats} cards")
                    pose.play(DONE)
                if mode in ("peep", "floater"):
                    pose.play(PEEP, THREE, PEEP)
                pose.ask()
                for _ in range(pose.sitting.count):
                    pose.table.press(DOWN)
                    check(pose, f"{seats} bid")
                while pose.game.phase == 2:
                    pose.play(FOUR if pose.game.height < 8 else PASS)
                pose.ask()
                check(pose, f"{seats} lead")

    act(look, board)
    assert wrong == []
