"""Nain Jaune's table: what each state says and shows, that all of it fits, and what the buttons do."""

from collections.abc import Iterator

import pytest

from tests.screens import marks
from tests.screens import nain_jaune_scenes as scenes
from tests.screens.nain_jaune_scenes import (
    BO_NINE,
    CLAIM,
    DOWN,
    LEFT,
    LONG,
    MANY,
    NAMES,
    OTHER,
    PASS,
    RIGHT,
    STOP,
    TWELVE,
    UP,
    A,
    B,
    Pose,
    Scene,
    card,
)
from tests.screens.pictures import BOARDS
from tests.screens.scenery import AWAY

said = scenes.SCENERY.said


def arrows(board: str) -> tuple[int, int]:
    """The buttons for the next card and the one before."""
    return (DOWN, UP) if board == "reverse_tft" else (RIGHT, LEFT)


def prompt(pose: Pose) -> None:
    """Say what is asked."""
    pose.get("parlour.tables.nain_jaune_choice", "prompt")(pose.table, pose.sitting.view)


def step(pose: Pose, action: int) -> bool:
    """An arrow; whether it chose something, of which nothing is said yet."""
    three = pose.app.handheld.buttons.count == 3
    return pose.get("parlour.tables.nain_jaune_choice", "step")(pose.table, action, three)


@pytest.mark.parametrize("board", BOARDS)
def test_the_table_looks_as_it_did_and_every_word_has_room(board: str) -> None:
    scenes.SCENERY.check(board)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_any_number_of_seats_has_room(board: str, seats: int) -> None:
    wrong = []

    def act(pose: Pose) -> None:
        for names in (NAMES, LONG, [b"I", b"Wu", b"Maria", b"Olga M.", b"Al", b"B", b"Ms", b"Q"]):
            for chips in (0, 7, 85, 1012):
                pose.sit(names[: max(seats, 3)], 1)
                if seats == 2:
                    pose.leave(2)
                pose.deal()
                for seat in range(seats):
                    pose.game.chips[seat] = chips
                for place in range(5):
                    pose.game.board[place] = chips * 2
                pose.ask()
                pose.draw()
                wrong.extend(f"open {names} {chips} {fault}" for fault in marks.faults(pose.session))
                pose.tell(pose.sitting.legal[0])
                pose.ask()
                pose.draw()
                wrong.extend(f"lay {names} {chips} {fault}" for fault in marks.faults(pose.session))

    scenes.enact(board, act)
    assert wrong == []


def test_the_run_and_the_missing_rank_are_told() -> None:
    # Y8, Y10
    text = said(scenes.follow).split("\n")
    assert "Bo: 7 8 9" in text and "sans 10!" in text
    assert any("lay a ten" in line for line in text) and any("takes 4" in line for line in text)


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_asked_is_said_in_words(board: str) -> None:
    def act(pose: Pose) -> None:
        for scene, words in (
            (scenes.follow, "lay a ten"),
            (scenes.laid, "lay a jack"),
            (scenes.sans, "sans 9"),
            (scenes.lacks, "no 9"),
            (scenes.stop, "sans 10"),
        ):
            scene(pose)
            # On the flat screen the last action lies on the plate until a press.
            if pose.table.talk.noticed:
                pose.table.talk.noticed = False
                prompt(pose)
            pose.draw()
            assert words in marks.text(pose.session), scene.__name__

    scenes.enact(board, act)


@pytest.mark.parametrize("board", BOARDS)
def test_the_run_that_each_card_would_give_is_shown_before_it_is_laid(board: str) -> None:
    # Y9
    def act(pose: Pose) -> None:
        pose.sit(NAMES[:4], 1)
        pose.deal({0: TWELVE})
        pose.ask()
        pose.table.talk.noticed = False
        expected = {"A": ("A?2, sans 3", 2), "4": ("4?6, sans 7", 6), "8": ("8, sans 9", 8), "T": ("10?K, again", 13)}
        seen = set()
        while True:
            prompt(pose)
            pose.draw()
            chosen = pose.table.hand.chosen()
            rank = "A23456789TJQK"[(chosen & 15) - 1]
            if rank in expected:
                seen.add(rank)
                words, last = expected[rank]
                assert words in marks.text(pose.session)
                hand = pose.table.hand
                assert rank == "8" or hand.cards[hand.until] & 15 == last
            if not step(pose, arrows(board)[0]):
                break
        assert seen == set(expected)

    scenes.enact(board, act)


def test_a_run_tells_the_stakes_that_it_takes() -> None:
    # Y12: ten, queen and king of the board, but not the jack of hearts.
    def act(pose: Pose) -> None:
        pose.sit(NAMES[:4], 1)
        pose.deal({0: TWELVE})
        pose.ask()
        hand = pose.table.hand
        hand.choose(list(hand.cards).index(card("Td")))
        prompt(pose)
        pose.draw()
        assert "takes 32" in marks.text(pose.session)
        hand.choose(list(hand.cards).index(card("Ts")))
        prompt(pose)
        pose.draw()
        assert "takes 28" in marks.text(pose.session)

    scenes.enact("pygamer", act)


def test_the_card_that_takes_a_stake_is_offered_first_and_lights_its_compartment() -> None:
    def act(pose: Pose) -> None:
        scenes.follow(pose)
        assert pose.table.hand.chosen() == card("Td")
        lit = [plate.color_index for plate in pose.table.show.plates]
        assert lit[0] != lit[1] == lit[2] == lit[3]
        pose.table.press(LEFT)
        assert pose.table.hand.chosen() == card("Ts")
        assert pose.table.show.plates[0].color_index == lit[1]

    scenes.enact("pygamer", act)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("scene", [scenes.follow, scenes.fifteen, scenes.many, scenes.many_opening, scenes.eight])
def test_every_card_of_the_hand_can_be_reached_and_is_seen_when_it_is_chosen(board: str, scene: Scene) -> None:
    def act(pose: Pose) -> None:
        scene(pose)
        hand = pose.table.hand
        forth, back = arrows(board)
        while step(pose, back):
            pass
        reached = [hand.chosen()]
        while step(pose, forth):
            grid = hand.grids[hand.slot(hand.at)]
            assert not grid.hidden and 0 <= grid.x and 0 <= grid.y
            reached.append(hand.chosen())
        legal = [move - 128 for move in pose.sitting.legal[: pose.sitting.count]]
        assert sorted(reached) == sorted(legal)
        assert [each & 15 for each in reached] == sorted(each & 15 for each in legal)

    scenes.enact(board, act)


@pytest.mark.parametrize("board", ["pygamer", "picosystem"])
def test_hands_of_18_and_more_lie_in_two_rows(board: str) -> None:
    def act(pose: Pose) -> None:
        scenes.many_opening(pose)
        hand = pose.table.hand
        rows = {grid.y for grid in hand.grids if not grid.hidden}
        assert hand.split == 11 and max(rows) - min(rows) > 20
        hand.choose(3)
        pose.table.press(DOWN)
        assert hand.at >= 11
        pose.table.press(UP)
        assert hand.at == 3
        pose.table.press(UP)
        assert type(pose.app.screens[-1]).__name__ == ("Table" if not pose.sitting.view.laid else "Look")

    scenes.enact(board, act)


def test_the_flat_screen_tells_how_many_cards_are_out_of_sight() -> None:
    def act(pose: Pose) -> None:
        scenes.many_opening(pose)
        hand = pose.table.hand
        for place in range(22):
            hand.choose(place)
            left, right = (bytes(hand.more[n][i] for i in range(2)).strip(b"\0") for n in (1, 3))
            seen = sum(not grid.hidden for grid in hand.grids)
            assert int(left or 0) + int(right or 0) + seen == 22

    scenes.enact("reverse_tft", act)


@pytest.mark.parametrize("board", BOARDS)
def test_the_hand_keeps_its_places_until_the_turn_ends(board: str) -> None:
    def act(pose: Pose) -> None:
        scenes.follow(pose)
        hand = pose.table.hand
        before = [grid.x for grid in hand.grids]
        pose.tell("Td")
        pose.sitting._ask()
        pose.draw()
        assert [grid.x for grid in hand.grids] == before
        assert list(hand.cards[:12]).count(255) == 1 and card("Td") not in hand.cards
        assert hand.chosen() == card("Jh")

    scenes.enact(board, act)


@pytest.mark.parametrize("board", BOARDS)
def test_a_seat_that_can_only_pass_is_passed_by_one_press_and_its_hand_is_not_shown(board: str) -> None:
    def act(pose: Pose) -> Iterator[str]:
        scenes.sans(pose)
        pose.sitting._stage = 0
        pose.sitting.rest(0)
        yield "wait:50"
        assert pose.sitting.asking() and pose.sitting.match.viewer == 0
        yield "A"
        yield "wait:1500"
        # Dan lacks a nine: no curtain, Ann's hand stays, Dan's is not shown.
        assert pose.game.to_act == 3 and type(pose.app.screens[-1]).__name__ == "Table"
        assert pose.sitting.asking() and pose.sitting.view.seat == 0
        hand = pose.table.hand
        assert all(pose.game.where[each] == 0 for each in hand.cards if each != 255)
        acts = []
        while pose.game.to_act != 0 and type(pose.app.screens[-1]).__name__ == "Table":
            acts.append(pose.game.to_act)
            yield "A"
            yield "wait:1500"
        assert acts

    scenes.enact(board, act)


def test_passes_can_be_left_to_themselves() -> None:
    def act(pose: Pose) -> Iterator[str]:
        scenes.sans(pose)
        settings = pose.session.modules["parlour.settings"]
        settings.values[settings.PASSES] = 1
        pose.sitting.rest(0)
        yield "wait:1500"
        yield "wait:1500"
        assert pose.game.to_act != 0 or pose.game.run == 0

    scenes.enact("pygamer", act)


def test_where_one_may_stop_at_will_a_pass_is_not_told_from_a_stop() -> None:
    # C3: only the seat itself may know whether it holds the rank.
    def act(pose: Pose) -> Iterator[str]:
        pose.sit(NAMES[:4], 2, playing="may")
        pose.deal({0: "As 2h 4d 5c 6s 8c Jh Qs Kc Kh 2d 3c", 1: BO_NINE})
        pose.look(1)
        pose.tell("7c", "8h", "9s", PASS)
        pose.sitting.rest(0)
        yield "wait:100"
        assert type(pose.app.screens[-1]).__name__ == "Curtain"

    scenes.enact("pygamer", act)


@pytest.mark.parametrize("board", BOARDS)
def test_stopping_is_chosen_beyond_the_last_card(board: str) -> None:
    def act(pose: Pose) -> None:
        scenes.stop(pose)
        assert pose.table.hand.chosen() == 255
        pose.table.press(arrows(board)[1])
        assert pose.table.hand.chosen() == card("Td")
        pose.table.press(arrows(board)[0])
        pose.table.press(A)
        assert pose.sitting.match.log[pose.sitting.match.count - 1] == STOP

    scenes.enact(board, act)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("late", [False, True])
def test_a_stake_is_collected_by_b_until_the_next_card(board: str, late: bool) -> None:
    # Y13, C4
    def act(pose: Pose) -> None:
        scenes.collect(pose)
        before = pose.game.chips[0]
        assert pose.sitting.legal[0] == CLAIM
        if late:
            pose.table.press(A)
            pose.sitting._stage = AWAY
            pose.draw()
            pose.sitting._ask()
        pose.table.press(B)
        pose.draw()
        assert pose.game.chips[0] == (before - 4 if late else before + 4)
        assert pose.game.board[0] == (8 if late else 0)
        # B keeps its meaning all through the run: it never drops the curtain by mistake.
        assert type(pose.app.screens[-1]).__name__ == "Table"

    scenes.enact(board, act)


def test_nothing_on_the_screen_tells_whether_there_is_a_stake_to_collect() -> None:
    # Y13: to forget is the player's own fault. The same question, once with a stake open and once without.
    def act(pose: Pose) -> None:
        scenes.collect(pose)
        pose.draw()
        reminder = [line for line in marks.text(pose.session).split("\n") if "takes" in line]
        pose.table.press(B)
        pose.sitting._stage = AWAY
        pose.draw()
        pose.sitting._ask()
        pose.draw()
        assert [line for line in marks.text(pose.session).split("\n") if line in reminder] == reminder == ["? takes"]

    scenes.enact("pygamer", act)


def test_the_last_card_may_still_be_collected() -> None:
    # C4: an unclaimed board card as the last of all.
    def act(pose: Pose) -> None:
        pose.sit(NAMES[:4], 1, collect="hand")
        pose.deal({0: "Td", 1: BO_NINE})
        pose.game.left[2] = pose.game.left[3] = 12
        pose.look(0)
        pose.tell("Td")
        pose.sitting._ask()
        pose.draw()
        assert "last card" in marks.text(pose.session)
        chips = pose.game.chips[0]
        pose.table.press(B)
        assert pose.game.chips[0] > chips + 4 and pose.sitting.ended

    scenes.enact("pygamer", act)


def test_who_has_passed_is_paler_and_the_seats_stand_in_turn_order() -> None:
    def act(pose: Pose) -> None:
        scenes.lacks(pose)
        show = pose.table.show
        assert list(show.order) == [0, 3, 2, 1]
        inks = [line.pixel_shader for line in show.who]
        assert inks[0] is not inks[2] and inks[2] is inks[3]
        for direction, order in (("right", [1, 0, 3, 2]), ("left", [1, 2, 3, 0])):
            pose.sit(NAMES[:4], 0, direction=direction)
            pose.deal()
            pose.look(1)
            assert list(pose.table.show.order) == order

    scenes.enact("pygamer", act)


def test_who_is_out_is_no_longer_at_the_table() -> None:
    # Y19, C9
    def act(pose: Pose) -> None:
        pose.sit(NAMES[:5], 0)
        pose.leave(1, 3)
        pose.deal()
        pose.look(0)
        assert list(pose.table.show.order) == [0, 4, 2]
        assert pose.table.hand.count == 15
        pose.sit(NAMES[:4], 0)
        pose.leave(2, 3)
        pose.deal({0: MANY, 1: OTHER})
        pose.look(0)
        assert list(pose.table.show.order) == [0, 1] and pose.table.hand.count == 22

    scenes.enact("pygamer", act)


@pytest.mark.parametrize("board", BOARDS)
def test_the_grand_opera_is_celebrated_and_stands_over_the_scores(board: str) -> None:
    # Y21
    def act(pose: Pose) -> Iterator[str]:
        scenes.opera(pose)
        assert type(pose.app.screens[-1]).__name__ == "Opera" and "Grand Op?ra!" in marks.text(pose.session)
        pose.sitting.rest(0)
        yield "A"
        yield "wait:3000"
        assert type(pose.app.screens[-1]).__name__ == "Scores"
        assert "Op?ra" in marks.text(pose.session)

    scenes.enact(board, act)


@pytest.mark.parametrize("board", BOARDS)
def test_a_table_made_when_a_deal_is_over_draws_it_from_the_view_alone(board: str) -> None:
    # Y18: the cards lie until they are gathered for the next deal, also those of a seat that is out since.
    def act(pose: Pose) -> None:
        pose.sit(NAMES[:4], 1, opera="off")
        pose.deal({0: "7d 8c", 1: BO_NINE})
        pose.game.chips[2] = 5
        pose.look(1)
        pose.tell("7d", "8c")
        before = seen(pose)
        assert pose.sitting.ended and pose.sitting.view.members == 0b1011
        assert list(pose.table.show.order) == [1, 0, 3, 2] and pose.table.hand.count == 12
        pose.sitting.table = pose.get("parlour.tables.nain_jaune", "Table")(pose.app, pose.sitting)
        pose.app.show(pose.table)
        pose.draw()
        assert seen(pose) == before
        text = marks.text(pose.session)
        assert "Ann: " in text and "gagn?!" in text and marks.faults(pose.session) == []
        pose.tell(0)
        assert list(pose.table.show.order) == [1, 0, 3] and pose.sitting.view.laid == 0

    def seen(pose: Pose) -> list[object]:
        show, hand = pose.table.show, pose.table.hand
        grids = [*show.laid, *show.cards, *show.chips, *show.who, *show.stakes, *show.piles, *hand.grids]
        faces = [
            (grid.x, grid.y, [grid[n] for n in range(grid.width * grid.height)]) for grid in grids if not grid.hidden
        ]
        return [faces, [shape.hidden for shape in (show.gap, show.edge, show.rank, show.plate)], pose.table.heading()]

    scenes.enact(board, act)


@pytest.mark.parametrize(
    ("rule", "first", "opera"),
    [("on", 0, True), ("strict", 0, True), ("on", 1, True), ("strict", 1, False), ("off", 0, False)],
)
def test_what_is_a_grand_opera_is_as_the_house_says(rule: str, first: int, opera: bool) -> None:
    # Y21, C7: `first` laid a card before.
    def act(pose: Pose) -> None:
        pose.sit(NAMES[:4], (first + 1) % 4, opera=rule)
        pose.deal({0: "7d 8c", 1: "6h 2s 3d 4h 6d"})
        if first:
            pose.tell("6h", PASS)
        pose.look(0)
        pose.tell("7d", "8c")
        assert pose.sitting.ended and pose.sitting.view.opera == opera

    scenes.enact("pygamer", act)


def test_a_card_that_was_taken_back_is_no_longer_told() -> None:
    # The undo folds the record, so this match must be one that was really dealt.
    def act(pose: Pose) -> None:
        pose.sit(NAMES[:4], 1)
        pose.sitting.match.play(0)
        pose.look(0)
        pose.sitting._ask()
        pose.table.press(A)
        pose.sitting._stage = AWAY
        pose.draw()
        assert pose.sitting.view.laid == 1 and "Ann: " in marks.text(pose.session)
        pose.sitting.undo()
        pose.draw()
        assert pose.sitting.view.laid == 0 and "Ann: " not in marks.text(pose.session)

    scenes.enact("pygamer", act)


@pytest.mark.parametrize("board", BOARDS)
def test_the_cards_that_were_laid_can_be_looked_at_and_the_purse_in_its_pieces(board: str) -> None:
    # Y2
    def act(pose: Pose) -> None:
        scenes.look(pose)
        assert type(pose.app.screens[-1]).__name__ == "Look"
        text = marks.text(pose.session)
        assert "8 cards laid" in text and "chips 126" in text and "10?" in text
        pose.app.screens[-1].press(B)
        assert pose.app.screens[-1] is pose.table

    scenes.enact(board, act)


def test_52_cards_can_be_looked_at() -> None:
    for board in BOARDS:

        def act(pose: Pose) -> None:
            scenes.many(pose)
            view = pose.sitting.view
            pile = [colour * 16 + low for low in range(1, 14) for colour in range(4)]
            view.pile[:] = bytes(pile)
            view.laid = 52
            look = pose.get("parlour.tables.nain_jaune_look", "Look")
            pose.app.lay(look(pose.app, pose.sitting))
            pose.draw()
            assert marks.faults(pose.session) == []

        scenes.enact(board, act)
