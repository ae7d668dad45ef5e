"""Jacquet's table: what each state shows and says, that all of it fits, and what the buttons do."""

import random
from collections.abc import Iterator

import pytest

from sim.session import Session
from tests import jacquet_evening
from tests.screens import jacquet_scenes as scenes
from tests.screens import marks
from tests.screens.jacquet_scenes import DONE, DOWN, LEFT, MENU, OFF, RIGHT, ROLL, START, UP, A, B, Pose, step
from tests.screens.pictures import BOARDS

BLANK, COUNT, PLACE, DARK, COURIER = 24, 12, 17, 6, 3
BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "A", "A", "B", "MENU")

said = scenes.SCENERY.said


def stack(pose: Pose, seat: int, point: int) -> list[int]:
    """The five tiles of a point, the one at the base first."""
    board = pose.table._board
    place = board.place(seat, point)
    grid = board.stacks[place]
    if grid.hidden:
        return [BLANK] * 5
    tiles = [grid[row] for row in range(5)]
    return tiles if place > 11 else tiles[::-1]


def lit(pose: Pose, seat: int) -> list[int]:
    """The own points of a seat that are lit."""
    board = pose.table._board
    at = {(grid.x, grid.flip_y) for grid in board.lit if not grid.hidden}
    places = {point: board.place(seat, point) for point in range(1, 25)}
    return [point for point, place in places.items() if (board.stacks[place].x, place > 11) in at]


def spots(pose: Pose, seat: int) -> set[tuple[int, int, int]]:
    """The tiles that show a seat where its man would stand: point, row, number."""
    board = pose.table._board
    found = set()
    for point in range(1, 25):
        place = board.place(seat, point)
        for spot in board.spots:
            row = (spot.y - board.stacks[place].y) // board.man
            if not spot.hidden and spot.x == board.stacks[place].x and 0 <= row < 5:
                found.add((point, row if place > 11 else 4 - row, spot[0] - PLACE))
    return found


def faces(pose: Pose) -> list[tuple[int, bool]]:
    """The dice: number (0: none) and whether it is bright."""
    side = pose.table._side
    return [(0 if die.hidden else die[0] + 1, die.pixel_shader is side.bright) for die in side.dice]


@pytest.mark.parametrize("board", BOARDS)
def test_the_table_looks_as_it_did_and_every_word_has_room(board: str) -> None:
    scenes.SCENERY.check(board)


@pytest.mark.parametrize("board", BOARDS)
def test_names_of_any_length_have_room(board: str) -> None:
    wrong = []

    def act(pose: Pose) -> None:
        for names in ((b"I", b"Wu"), (b"Konstantyn", b"Bartholome"), (b"Maria", b"Olga M.")):
            for kinds in ((0, 2), (2, 0), (0, 0)):
                for seat in range(2):
                    pose.sit(names, kinds)
                    last = (1 - seat, tuple(step(3, point) for point in (1, 4, 7, 10)))
                    pose.put({1: 6, 8: 9}, {1: 5, 3: 10}, (0, 0), seat, (6, 5), last, (6, 4))
                    pose.ask()
                    pose.draw()
                    wrong.extend(f"{names} {kinds} {fault}" for fault in marks.faults(pose.session))

    scenes.enact(board, act)
    assert wrong == []


# The board


@pytest.mark.parametrize("count", range(1, 16))
def test_any_number_of_men_on_a_point_is_told(count: int) -> None:
    def act(pose: Pose) -> None:
        pose.sit()
        pose.put({20: count, OFF: 15 - count}, {OFF: 1, 19: 14}, (0, 0), 1)
        tiles = stack(pose, 0, 20)
        assert sum(tile != BLANK for tile in tiles) == min(count, 5)
        assert (tiles[4] == COUNT) == (count > 5)
        shown = [line for line in pose.table._board.counts if not line.hidden]
        numbers = sorted(int("".join(str(line[n]) for n in range(2) if line[n] < 10)) for line in shown)
        assert numbers == sorted(each for each in (14, count) if each > 5)

    scenes.enact("pygamer", act)


def test_the_courier_stands_on_the_tip_of_its_point_until_it_is_home() -> None:
    # J9
    def act(pose: Pose) -> None:
        pose.sit()
        pose.put({1: 14, 12: 1}, START, (12, 1), 0, (6, 1))
        assert stack(pose, 0, 12) == [BLANK] * 4 + [COURIER]
        assert COURIER not in stack(pose, 0, 1) and DARK + COURIER not in stack(pose, 1, 1)
        pose.ask()
        assert spots(pose, 0) == {(18, 4, 6)} and lit(pose, 0) == [18]
        pose.tell(step(6, 12), step(1, 18))
        assert stack(pose, 0, 19) == [0] + [BLANK] * 4

    scenes.enact("pygamer", act)


def test_the_cursor_goes_over_the_men_that_can_move_and_shows_where_they_land() -> None:
    def act(pose: Pose) -> None:
        scenes.men(pose)
        seen = []
        for _ in range(len(scenes.OWN)):
            point = pose.choice.move() & 31
            seen.append(point)
            landing = [point + (move >> 5) for move in pose.choice._moves[: pose.choice._landings]]
            assert lit(pose, 0) == sorted(landing)
            pose.choice.go(RIGHT, True)
            pose.table._board.draw()
        legal = {move & 31 for move in pose.sitting.legal[: pose.sitting.count]}
        assert set(seen) == legal

    scenes.enact("pygamer", act)


def test_the_arrows_follow_the_screen() -> None:
    def act(pose: Pose) -> None:
        scenes.men(pose)
        columns = []
        for action in (RIGHT, LEFT, LEFT, UP, LEFT, DOWN):
            pose.press(action)
            place = pose.table._board.place(0, pose.choice.move() & 31)
            columns.append((place // 12, place % 12))
        assert columns == [(1, 7), (1, 4), (0, 0), (1, 4), (0, 0), (0, 0)]

    scenes.enact("pygamer", act)


def test_three_buttons_go_round_all_men() -> None:
    def act(pose: Pose) -> None:
        scenes.men(pose)
        assert pose.choice.move() & 31 == 11
        points = []
        for action in (DOWN, DOWN, UP, UP, UP):
            pose.press(action)
            points.append(pose.choice.move() & 31)
        assert points == [17, 20, 17, 11, 8]

    scenes.enact("reverse_tft", act)


@pytest.mark.parametrize("board", BOARDS)
def test_a_man_with_two_landing_points_is_asked_which(board: str) -> None:
    def act(pose: Pose) -> None:
        scenes.landing(pose)
        assert pose.choice.landing and lit(pose, 0) == [17]
        pose.press(DOWN)
        assert lit(pose, 0) == [15] and "4: to 15" in shown(pose)
        pose.press(B)
        assert not pose.choice.landing and lit(pose, 0) == [15, 17]
        pose.press(A, DOWN, A)
        assert pose.game.men[0][15] == 1

    def shown(pose: Pose) -> str:
        pose.draw()
        return marks.text(pose.session)

    scenes.enact(board, act)


def test_a_man_with_one_landing_point_moves_at_once() -> None:
    def act(pose: Pose) -> None:
        scenes.step_made(pose)
        pose.press(A)
        assert pose.game.made_count == 2

    scenes.enact("pygamer", act)


@pytest.mark.parametrize("picture", range(3))
def test_bearing_off_is_shown_by_an_arrow_on_the_right_rail(picture: int) -> None:
    # B1, J12
    def act(pose: Pose) -> None:
        pose.setting(scenes.PICTURE, picture)
        scenes.home(pose)
        board = pose.table._board
        assert not board.arrow.hidden
        assert board.arrow.flip_x == (picture > 0)
        assert (board.arrow.y < 64) == (picture != 1)
        # The last point lies beside it.
        column = board.place(0, 24) % 12
        assert column == (11 if picture else 0)

    scenes.enact("pygamer", act)


def test_the_pictures_of_the_board() -> None:
    # B1: near left and anticlockwise; 1818: far right; mirrored: near right and clockwise.
    def act(pose: Pose) -> None:
        pose.sit()
        board = pose.table._board
        for picture, first, sixth, last in ((0, 0, 5, 12), (1, 23, 18, 11), (2, 11, 6, 23)):
            pose.setting(scenes.PICTURE, picture)
            assert (board.place(0, 1), board.place(0, 6), board.place(0, 24)) == (first, sixth, last)
            for point in range(1, 25):
                assert board.place(1, point) == board.place(0, (point + 11) % 24 + 1)

    scenes.enact("pygamer", act)


# Dice, turns, words


def test_a_used_die_is_dim_and_a_doublet_counts() -> None:
    def act(pose: Pose) -> None:
        scenes.men(pose)
        assert faces(pose) == [(6, True), (4, True)]
        scenes.step_made(pose)
        assert faces(pose) == [(6, False), (4, True)]
        scenes.done(pose)
        assert faces(pose) == [(6, False), (4, False)]
        scenes.doublet(pose)
        assert faces(pose) == [(2, True), (2, True)]
        assert "x3" in marks.text(pose.session)

    scenes.enact("pygamer", act)


def test_the_opening_throw_is_shown_by_side() -> None:
    # J4: the lower die is the lower side's.
    def act(pose: Pose) -> None:
        scenes.begun(pose)
        assert faces(pose) == [(5, True), (3, True)]
        assert "begins" in marks.text(pose.session)
        scenes.begun_equal(pose)
        assert faces(pose) == [(4, True), (4, True)] and pose.game.phase == 0

    scenes.enact("pygamer", act)


def test_lost_numbers_are_told() -> None:
    # J7
    assert "6 x3 is lost" in said(scenes.lost)
    assert "Bo 6-6: 1/7, 6 x3 lost" in said(scenes.lost_told)


def test_numbers_that_go_over_to_the_other_side_are_explained() -> None:
    # J20 c-d
    assert "4 x2 goes over" in said(scenes.passed)
    assert "Bo to play" in said(scenes.borrowed) and "Ann's 4 x2" in said(scenes.borrowed)
    assert "play Ann's 4" in said(scenes.borrowed_read)

    def act(pose: Pose) -> None:
        pose.sit(variant="versailles")
        pose.put(START, START, (1, 1), 0, (4, 4))
        pose.tell(step(4, 1), step(4, 5), DONE)
        assert "plays Ann's 4 x2" in marks.text(pose.session)

    scenes.enact("pygamer", act)


def test_the_last_play_of_the_other_side_stands_in_the_groove() -> None:
    def act(pose: Pose) -> None:
        pose.sit()
        pose.put(scenes.OWN, scenes.HIS, (0, 15), 1, (3, 1))
        pose.tell(step(3, 15), step(1, 18), DONE)
        pose.ask()
        pose.draw()
        assert "Bo 3-1: courier to 19" in marks.text(pose.session)
        pose.put(scenes.END_OWN, scenes.END_HIS, (0, 0), 1, (6, 6))
        pose.tell(*[step(6, 20)] * 4, DONE)
        assert "Bo 6-6: 4 men off" in marks.text(pose.session)

    scenes.enact("pygamer", act)


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ((step(6, 1), step(4, 1)), "6-4: 1/7 1/5"),
        ((step(6, 1), step(4, 7)), "6-4: 1/11"),
        ((step(2, 5), step(2, 5), step(2, 9), step(2, 3)), "2-2: 5/7 x2 9/11 3/5"),
        ((step(5, 20), step(4, 19)), "5-4: 20/off 19/23"),
        ((step(1, 3),), "1: 3/4"),
    ],
)
def test_a_turn_is_told_briefly(moves: tuple[int, ...], text: str) -> None:
    def act(pose: Pose) -> None:
        pose.sit()
        pose.put(scenes.OWN, scenes.HIS, (0, 15), 0, (), (1, moves))
        pose.draw()
        assert text in marks.text(pose.session)

    scenes.enact("picosystem", act)


def test_steps_are_taken_back_one_by_one_until_the_turn_is_ended() -> None:
    def act(pose: Pose) -> None:
        scenes.done(pose)
        dice = faces(pose)
        pose.press(B)
        pose.ask()
        assert pose.game.made_count == 1 and faces(pose) != dice
        pose.press(B)
        pose.ask()
        assert pose.game.made_count == 0 and pose.game.men[0][11] == 1
        pose.press(B)
        assert faces(pose) == [(6, True), (4, True)]

    scenes.enact("pygamer", act)


def test_the_board_turns_to_the_person_whose_turn_it_is() -> None:
    def act(pose: Pose) -> None:
        scenes.turned(pose)
        board = pose.table._board
        assert board.below == 1 and "Bo to play" in marks.text(pose.session)
        assert stack(pose, 1, 1)[0] == DARK and board.place(1, 1) == 0
        pose.press(LEFT, B)
        assert pose.table._turn
        pose.press(A)
        assert not pose.table._turn and pose.game.phase == 2
        scenes.fixed(pose)
        assert pose.table._board.below == 0

    scenes.enact("pygamer", act)


@pytest.mark.parametrize("board", BOARDS)
def test_the_settings_in_pause_turn_the_board_at_once(board: str) -> None:
    def act(pose: Pose) -> Iterator[str]:
        scenes.men(pose)
        before = pose.table._board.place(0, 1)
        pose.press(MENU)
        pose.draw()
        yield from walk(pose, 3)
        yield "A"
        assert type(pose.app.screens[-1]).__name__ == "Settings"
        yield from walk(pose, 4)
        yield "A"
        yield "hold:UP" if board == "reverse_tft" else "B"
        yield "wait:50"
        assert pose.app.screens[-1] is pose.table
        assert pose.table._board.place(0, 1) != before
        # The question is still asked.
        assert pose.choice.open and lit(pose, 0)

    def walk(pose: Pose, row: int) -> Iterator[str]:
        while pose.app.screens[-1].rows.chosen != row:
            yield "DOWN"

    scenes.enact(board, act)


def test_a_game_won_is_scored_in_points_with_its_clause() -> None:
    # J18, B7
    text = said(scenes.won_scores)
    assert "Ann wins 2 points" in text and "J18" in text and "Ann: double game" in text
    assert "Game 1" in text and "next game" in text

    def act(pose: Pose) -> None:
        scenes.won_scores(pose)
        pose.app.screens[-1].press(A)
        pose.app.step()
        assert pose.game.game == 2 and pose.sitting.deal == 2
        pose.ask()
        pose.throws(6, 3)
        pose.tell(ROLL, ROLL)
        assert pose.sitting.payments == [] and pose.sitting.before == [4, 3]

    scenes.enact("pygamer", act)


@pytest.mark.parametrize("resumed", [False, True], ids=["made anew", "resumed"])
def test_a_game_that_was_won_is_drawn_from_the_view_alone(resumed: bool) -> None:
    def act(pose: Pose) -> None:
        scenes.won_told(pose)
        pose.draw()
        before = seen(pose)
        kept = pose.sitting
        if resumed:
            make = pose.get("parlour.sitting", "Sitting")
            sitting = pose.app.sitting = make(pose.app, kept.match, kept.names, kept.kinds, True)
            sitting.table = pose.get("parlour.tables.jacquet", "Table")(pose.app, sitting)
            assert sitting.ended and sitting.deal == 1 and sitting.payments == kept.payments
            assert list(sitting.view.chips) == [4, 3]
        else:
            kept.renew()
            kept.table = pose.get("parlour.tables.jacquet", "Table")(pose.app, kept)
        pose.app.show(pose.sitting.table)
        pose.table.renew()
        pose.draw()
        assert seen(pose) == before
        text = marks.text(pose.session)
        assert "Ann: double game" in text and "4:3" in text and "all men off" in text

    def seen(pose: Pose) -> list[object]:
        men = [stack(pose, seat, point) for seat in range(2) for point in range(1, 25)]
        side = pose.table._side
        pips = [[line[n] for n in range(3)] for line in side.pips + side.offs]
        return [men, pips, faces(pose)]

    scenes.enact("pygamer", act)


def test_spanish_points_are_told_with_their_clause() -> None:
    # J21, B10
    def act(pose: Pose) -> None:
        pose.sit(variant="spanish")
        pose.put({24: 1, OFF: 14}, {1: 3, 20: 12}, (0, 0), 0, (5, 4))
        pose.tell(step(5, 24), DONE)
        pose.sitting.seldom("scores")
        pose.draw()
        text = marks.text(pose.session)
        assert "Ann wins 21 points" in text and "J21" in text and "Ann wins the game" in text

    scenes.enact("pygamer", act)


def test_a_press_is_answered_while_the_legal_steps_are_looked_for() -> None:
    # B5: four fives with bouchons in reach.
    def act(pose: Pose) -> None:
        pose.sit()
        men = {1: 4, 2: 1, 3: 1, 15: 1, 16: 2, 18: 1, 20: 1, 21: 1, 22: 1, 23: 1, 24: 1}
        pose.put(men, START, (0, 1), 0, (5, 5))
        pose.sitting.rest(0)
        turns = 0
        while not pose.sitting.asking():
            pose.app.busy = False
            pose.table.tick(0)
            turns += 1
            assert pose.app.busy or pose.sitting.asking()
            if turns == 5:
                pose.press(MENU)
                assert type(pose.app.screens[-1]).__name__ == "Pause"
                pose.app.lift()
        assert turns > 20 and pose.choice.open

    scenes.enact("pygamer", act)


# Whole matches


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("variant", ["jacquet", "versailles", "spanish"])
@pytest.mark.parametrize("kinds", [bytes((0, 0)), bytes((0, 2))], ids=["persons", "machine"])
def test_a_whole_match_is_played_by_pressing_buttons(board: str, variant: str, kinds: bytes) -> None:
    seen = []
    wrong = []

    def look(name: str, session: Session) -> None:
        seen.append(name)
        if name.startswith(("throw", "men", "landing", "done", "waits")):
            wrong.extend(f"{name}: {fault}" for fault in marks.faults(session))

    session = Session(board=board, seed=3)
    evening = jacquet_evening.JacquetEvening(session, look, kinds, variant=variant)
    session.run(evening.presses())
    assert {"set_up", "throw_0_0", "men_0", "landing_0", "done_0", "scores_end_1"} <= set(seen)
    assert (kinds[1] == 0) == ("men_1" in seen)
    assert evening.undone
    assert wrong == [] and session.app.faults == 0


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(2))
def test_random_presses(board: str, seed: int) -> None:
    session = Session(board=board, seed=seed)
    chance = random.Random(seed)
    kinds = bytes((0, 2 * seed))

    def player() -> Iterator[str]:
        evening = jacquet_evening.JacquetEvening(session, None, kinds)
        presses = evening.presses()
        for word in presses:
            yield word
            if evening.sitting:
                break
        for _ in range(400):
            yield chance.choice(BUTTONS)
            assert session.app is None or session.app.faults == 0, session.console[-1]
            assert session.app is None or session.app.screens

    session.run(player())


@pytest.mark.parametrize("board", BOARDS)
def test_a_match_is_as_it_was_after_the_power_was_off(board: str) -> None:
    session = Session(board=board, seed=5)
    evening = jacquet_evening.JacquetEvening(session, None, bytes((0, 2)))

    def player() -> Iterator[str]:
        moved = 0
        for word in evening.presses():
            yield word
            sitting = evening.sitting
            if sitting and sitting.asking() and sitting.view.phase == 2 and not sitting.view.made_count:
                moved += 1
                if moved > 30:
                    break
        before = state(sitting)
        yield "off"
        yield "wait:100"
        assert evening.shown == "Home"
        yield "A"
        yield "wait:300"
        # A turn is kept as it ends; what is thrown again falls as it fell.
        assert evening.sitting.asking() and evening.sitting.view.phase == 1
        yield "A"
        yield "wait:50"
        assert state(evening.sitting) == before

    def state(sitting: object) -> tuple:
        view = sitting.view
        return bytes(view.men[0]), bytes(view.men[1]), bytes(view.thrown), view.to_act, view.high, view.low, view.game

    session.run(player())
