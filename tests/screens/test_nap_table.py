"""Nap's table: what each state says, that all of it fits, and what the buttons do."""

from collections.abc import Iterator

import pytest

from tests.screens import marks
from tests.screens import nap_scenes as scenes
from tests.screens.nap_scenes import BLUCHER, FOUR, NAP, PASS, THREE, WELLINGTON, Pose, Scene, card
from tests.screens.pictures import BOARDS

UP, DOWN, LEFT, RIGHT, A, B = 2, 3, 0, 1, 4, 5

said = scenes.SCENERY.said


@pytest.mark.parametrize("board", BOARDS)
def test_the_table_looks_as_it_did_and_every_word_has_room(board: str) -> None:
    scenes.SCENERY.check(board)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", range(3, 8))
def test_any_number_of_seats_has_room(board: str, seats: int) -> None:
    wrong = []

    def act(pose: Pose) -> None:
        for names in (scenes.NAMES, scenes.LONG, [b"I", b"Wu", b"Maria", b"Olga M.", b"Al", b"B", b"Ms"]):
            for chips in (100, 0, 7, -5, -20, -120, 1012):
                pose.sit(names[:seats], 0)
                pose.deal()
                pose.play(PASS, FOUR)
                pose.ask()
                pose.draw()
                wrong.extend(f"bid {names} {fault}" for fault in marks.faults(pose.session))
                while pose.game.phase == 2:
                    pose.play(PASS)
                for seat in range(seats):
                    pose.game.chips[seat] = chips
                    pose.game.taken[seat] = 2
                pose.ask()
                pose.draw()
                wrong.extend(f"trick {names} {chips} {fault}" for fault in marks.faults(pose.session))

    scenes.enact(board, act)
    assert wrong == []


def test_the_cut_shows_every_card_who_deals_and_who_cuts() -> None:
    # N9, N10
    text = said(scenes.cut)
    assert "Cleo" in text and "deals, Bo cuts" in text and "ace low" in text
    assert "cut again" in said(scenes.cut_tie)


def test_the_deal_tells_how_many_cards_were_lifted() -> None:
    # N10
    assert "deals; Ann cut" in said(scenes.dealt)


def test_the_table_waits_until_the_cut_has_been_seen() -> None:
    def act(pose: Pose) -> Iterator[str]:
        pose.sit(scenes.NAMES[:4])
        pose.sitting.rest(0)
        yield "wait:3000"
        assert pose.game.deal == 0
        yield "RIGHT"
        assert pose.game.deal == 0
        yield "A"
        yield "wait:100"
        assert pose.game.deal == 1

    scenes.enact("pygamer", act)


def rows(pose: Pose) -> list[str]:
    """The menu as it is seen."""
    menu = pose.table.part
    out = []
    for line in zip(menu.bids, menu.wins, menu.loses, strict=True):
        texts = [bytes(each[n] for n in range(each.width)).replace(b"\0", b" ").replace(b"\x08", b">") for each in line]
        out.append(" ".join(text.decode("latin-1").strip() for text in texts).strip())
    return [row for row in out if row]


@pytest.mark.parametrize("board", ["pygamer", "picosystem"])
@pytest.mark.parametrize(
    ("seats", "spoken", "expected"),
    [
        (4, (), [">Pass", "Three +9 -9", "Mis\x8cre +9 -9", "Four +12 -12", "Nap +30 -15"]),
        (5, (PASS, FOUR), [">Pass", "Nap +40 -20"]),
        (5, (NAP,), [">Pass", "Wellington +40 -40"]),
        (7, (NAP, WELLINGTON), [">Pass", "Bl\x9ccher +60 -120"]),
        (6, (THREE,), [">Pass", "Mis\x8cre +15 -15", "Four +20 -20", "Nap +50 -25"]),
    ],
)
def test_the_menu_offers_what_may_be_bid_with_all_it_wins_and_costs(
    board: str, seats: int, spoken: tuple[int, ...], expected: list[str]
) -> None:
    # N13, N16, N17, N20-N25
    def act(pose: Pose) -> None:
        pose.sit(scenes.NAMES[:seats], 0)
        pose.deal()
        pose.play(*spoken)
        pose.ask()
        plain = [row.encode("latin-1", "replace").decode("latin-1") for row in rows(pose)]
        assert [only_ascii(row) for row in plain] == [only_ascii(row) for row in expected]
        count = pose.sitting.count
        for _ in range(count):
            pose.table.press(DOWN)
        assert pose.table.part.choice.at == 0
        pose.table.press(UP)
        assert pose.table.part.choice.at == count - 1

    scenes.enact(board, act)


def only_ascii(text: str) -> str:
    """Letters outside ASCII have codes of our own."""
    return "".join(each if " " <= each <= "~" else "?" for each in text)


def test_the_small_screen_shows_one_bid_after_the_other() -> None:
    def act(pose: Pose) -> None:
        pose.sit(scenes.NAMES[:4], 0)
        pose.deal()
        pose.ask()
        seen = []
        for _ in range(pose.sitting.count):
            seen += rows(pose)
            pose.table.press(DOWN)
        assert [row.split()[0] for row in seen][::4] == [">Pass", ">Nap"] and len(seen) == 5
        assert rows(pose) == [">Pass"]

    scenes.enact("reverse_tft", act)


def test_the_help_says_the_stake_in_words() -> None:
    text = said(scenes.bid)
    assert "Take all 5 tricks" in text and "Made: each pays 10" in text and "Lost: 5 to each" in text
    assert "All 5, lead lowest" in said(scenes.bid_wellington)


@pytest.mark.parametrize("board", BOARDS)
def test_the_others_stand_in_the_order_of_bidding_with_what_they_said(board: str) -> None:
    def act(pose: Pose) -> None:
        scenes.bid(pose)
        part = pose.table.part
        assert list(part.order) == [2, 3, 4, 1]
        said = [bytes(line[n] for n in range(line.width)).strip(b"\0") for line in part.what]
        short = [b"\x19", b"3", b"\x19", b"deal"]
        assert said == (short if board == "picosystem" else [b"pass", b"Three", b"pass", b"dealer"])

    scenes.enact(board, act)
    text = said(scenes.bid_six, board)
    assert "out" in text and "Cle" in text


@pytest.mark.parametrize(
    ("scene", "line"),
    [
        (scenes.trick, "Bo: Nap trump"),
        (scenes.trick_wellington, "Eva: Wellington"),
        (scenes.trick_long, "Wilhel: Wellington"),
        (scenes.misere, "no trump"),
    ],
)
def test_the_contract_fits(scene: Scene, line: str) -> None:
    assert line in said(scene).split("\n")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("names", [scenes.NAMES, scenes.LONG], ids=["short", "long"])
def test_the_tricks_won_of_those_bid_are_always_there(board: str, names: list[bytes]) -> None:
    def act(pose: Pose) -> None:
        for bids in ((THREE,), (FOUR,), (NAP,), (NAP, WELLINGTON), (NAP, WELLINGTON, BLUCHER)):
            needed = {THREE: 3, FOUR: 4}.get(bids[-1], 5)
            pose.sit(names[:5], 0)
            pose.deal()
            pose.play(*bids)
            while pose.game.phase == 2:
                pose.play(PASS)
            for led in (False, True):
                if led:
                    pose.play(pose.sitting.legal[0])
                pose.ask()
                pose.table.press(RIGHT)
                pose.draw()
                assert f"0/{needed}" in marks.text(pose.session).replace("won ", "").split("\n"), (bids, led)
                assert marks.faults(pose.session) == []

    scenes.enact(board, act)


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_asked_is_said_in_words(board: str) -> None:
    thin = board == "reverse_tft"
    assert "you lead" in said(scenes.lead, board) or "trump" in said(scenes.lead, board)
    assert ("lead low" if thin else "lead a") in said(scenes.trick_wellington, board)

    def act(pose: Pose) -> None:
        scenes.trick(pose)
        pose.table.press(RIGHT)
        pose.draw()
        assert ("play a" if thin else "play a heart") in marks.text(pose.session)
        scenes.misere(pose)
        pose.table.press(RIGHT)
        pose.draw()
        assert "play any" in marks.text(pose.session)

    scenes.enact(board, act)


def test_the_last_action_stays_and_says_who_is_ahead() -> None:
    assert "Eva 6?. Bo's Q? is ahead" in said(scenes.trick)
    assert "Fay's 9? is ahead" in said(scenes.trick_six)
    assert "Dan 10?. Ann takes it" in said(scenes.trick_full)


def test_the_lead_that_makes_trump_says_so() -> None:
    def act(pose: Pose) -> None:
        scenes.lead(pose)
        pose.tell("9d")
        assert "Ann leads 9?, ? is trump" in marks.text(pose.session)

    scenes.enact("pygamer", act)


@pytest.mark.parametrize("board", BOARDS)
def test_the_columns_run_clockwise_and_the_viewer_is_the_last(board: str) -> None:
    def act(pose: Pose) -> None:
        for seats in range(3, 8):
            pose.sit(scenes.NAMES[:seats], 0)
            pose.deal()
            for viewer in range(seats):
                pose.look(viewer)
                pose.table.show(2)
                order = list(pose.table.part.order)
                assert order[-1] == viewer
                assert all(order[n] == (order[n - 1] + 1) % seats for n in range(1, seats))

    scenes.enact(board, act)


@pytest.mark.parametrize("board", BOARDS)
def test_a_full_trick_stays_until_the_next_card_is_led(board: str) -> None:
    def act(pose: Pose) -> None:
        scenes.trick_full(pose)
        trick = pose.table.part
        assert [trick.lying[seat] for seat in range(4)] == [card(each) for each in ("Kh", "Qh", "7h", "Th")]
        pose.tell("As")
        assert list(trick.lying) == [card("As"), 255, 255, 255]

    scenes.enact(board, act)


def test_the_hand_keeps_its_places_until_the_next_question() -> None:
    def act(pose: Pose) -> None:
        scenes.trick(pose)
        hand = pose.table.hand
        before = [grid.x for grid in hand.grids[:4]]
        assert [card("Kh"), card("8h"), card("Jc"), card("9d")] == list(hand.cards[:4])
        assert [bool(each) for each in hand.can[:4]] == [True, True, False, False]
        pose.tell("8h")
        assert [grid.x for grid in hand.grids[:4]] == before
        assert [grid.hidden for grid in hand.grids] == [False, True, False, False, True]
        pose.look(1)
        pose.look(0)
        assert hand.count == 3 and not hand.grids[1].hidden

    scenes.enact("pygamer", act)


def test_arrows_go_only_to_cards_that_may_be_played_and_a_plays() -> None:
    def act(pose: Pose) -> None:
        scenes.trick(pose)
        hand = pose.table.hand
        for action, chosen in ((RIGHT, "8h"), (RIGHT, "8h"), (LEFT, "Kh"), (LEFT, "Kh"), (RIGHT, "8h")):
            pose.table.press(action)
            assert hand.cards[hand.at] == card(chosen)
        pose.table.press(A)
        assert pose.game.played[2 * pose.game.laid - 1] == card("8h")

    scenes.enact("pygamer", act)


def test_three_buttons_choose_with_up_and_down_and_look_beyond_the_first_card() -> None:
    def act(pose: Pose) -> None:
        scenes.trick(pose)
        hand = pose.table.hand
        for action, chosen in ((DOWN, "8h"), (DOWN, "8h"), (UP, "Kh")):
            pose.table.press(action)
            assert hand.cards[hand.at] == card(chosen)
        pose.table.press(UP)
        assert type(pose.app.screens[-1]).__name__ == "Look"
        pose.app.screens[-1].press(A)
        assert pose.app.screens[-1] is pose.table

    scenes.enact("reverse_tft", act)


@pytest.mark.parametrize("board", BOARDS)
def test_the_cards_of_the_tricks_before_lie_open_but_for_the_winners(board: str) -> None:
    # N3
    text = said(scenes.cards_played, board)
    assert "cards played" in text and "7?" in text and "K?" not in text


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("asked", [True, False])
@pytest.mark.parametrize(("press", "shown"), [(UP, "Look"), (6, "Pause")])
def test_after_a_look_or_a_pause_the_table_is_as_it_was(press: int, shown: str, asked: bool, board: str) -> None:
    def act(pose: Pose) -> None:
        scenes.trick_full(pose)
        pose.tell("8h", "Ac")
        if asked:
            pose.ask()
            pose.table.press(LEFT if board == "reverse_tft" else RIGHT)
        else:
            pose.look(0)
            pose.table.press(A)
        pose.draw()
        before = pose.session.screenshot()
        pose.table.press(press)
        assert type(pose.app.screens[-1]).__name__ == shown
        # A look covers the trick, which makes room for it.
        assert ("parlour.tables.nap_trick" in pose.session.modules) == (shown == "Pause")
        pose.app.screens[-1].press(A)
        pose.draw()
        assert pose.session.screenshot() == before

    session = scenes.enact(board, act)
    assert session.app.faults == 0


@pytest.mark.parametrize("board", BOARDS)
def test_after_a_pause_the_same_bid_is_chosen(board: str) -> None:
    def act(pose: Pose) -> None:
        scenes.bid(pose)
        pose.draw()
        before = pose.session.screenshot()
        pose.table.press(6)
        pose.app.screens[-1].press(B)
        pose.draw()
        assert pose.session.screenshot() == before

    session = scenes.enact(board, act)
    assert session.app.faults == 0


def test_with_no_trick_before_there_is_nothing_to_look_at() -> None:
    def act(pose: Pose) -> None:
        scenes.lead(pose)
        pose.table.press(UP)
        assert pose.app.screens[-1] is pose.table

    scenes.enact("pygamer", act)


def test_the_widest_screen_shows_the_last_action_until_the_next_press() -> None:
    def act(pose: Pose) -> None:
        scenes.trick(pose)
        pose.draw()
        text = marks.text(pose.session)
        assert "Bo is ahead" in text and "1/5" not in text
        pose.table.press(DOWN)
        pose.draw()
        text = marks.text(pose.session)
        assert "is ahead" not in text and "play a" in text and "1/5" in text

    scenes.enact("reverse_tft", act)


def test_the_heading_tells_what_became_of_the_bid() -> None:
    def act(pose: Pose) -> None:
        scenes.lead(pose)
        pose.sitting.payments[:] = [(5, seat, 0, 10, 22) for seat in range(1, 5)]
        assert pose.table.heading() == b"Ann made Nap"
        pose.sitting.payments[:] = [(5, 0, seat, 5, 22) for seat in range(1, 5)]
        assert pose.table.heading() == b"Ann lost Nap"
        pose.sitting.payments[:] = [(5, 254, 0, 24, 30), *[(5, seat, 0, 10, 22) for seat in range(1, 5)]]
        assert pose.table.heading() == b"Ann made Nap"
        pose.sitting.payments[:] = []
        assert pose.table.heading() == b"All passed"

    scenes.enact("pygamer", act)


def test_a_press_hurries_the_machines() -> None:
    def act(pose: Pose) -> Iterator[str]:
        pose.sit(scenes.NAMES[:4], 3)
        pose.deal()
        pose.look(1)
        pose.sitting.kinds[0] = pose.sitting.kinds[2] = pose.sitting.kinds[3] = 1
        pose.sitting.rest(10_000)
        yield "wait:200"
        assert pose.game.bids == 0
        yield "A"
        yield "wait:200"
        assert pose.game.bids >= 1

    scenes.enact("pygamer", act)
