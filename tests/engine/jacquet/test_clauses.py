"""Each clause J1-J21 of the rules sheet, by its number."""

import pytest

from engine.contract import DEAL_END, LOST, MATCH_END, NOBODY, PAY, ROLL, STEP, BadOption, IllegalMove

from .plain import across
from .tables import DONE, START, counts, dice, legal, men, opening, place, play, steps, table


def test_j1_two_players_fifteen_men_each_two_dice():
    from engine import catalogue

    assert catalogue.find("jacquet")[1:3] == (2, 2)
    with pytest.raises(BadOption):
        catalogue.check("jacquet", 3, bytes(12))
    game, _ = opening(lambda first, second: first != second)
    assert [sum(side) for side in game.men] == [15, 15]
    events = play(game, 0)
    assert len(events) == 1 and events[0][0] == ROLL and 1 <= events[0][3] <= events[0][2] <= 6


def test_j2_all_men_start_on_the_talon_and_go_towards_24():
    game = table()
    assert counts(game, 0) == counts(game, 1) == START
    game = place(START, START, (1, 1), [6, 5])
    play(game, (6, 1))
    assert counts(game) == men(7)


def test_j3_each_talon_is_the_other_sides_13():
    game = place(men(7), START, (7, 1), [6, 2])
    assert (6, 7) not in steps(game)  # 13 holds the other's talon
    game = place(START, men(7), (1, 7), [6, 5])
    game.hand(1, 6, 5, 2, 0)
    assert (6, 7) not in steps(game)


@pytest.mark.parametrize("lead", [0, 1])
def test_j4_the_higher_die_begins_and_throws_both(lead):
    game, events = opening(lambda first, second: (second > first) == bool(lead) and first != second)
    assert [event[:2] for event in events] == [(ROLL, 0), (ROLL, 1)]
    assert all(event[3] == 0 for event in events)
    assert game.to_act == lead and game.phase == 1 and legal(game) == [0]
    play(game, 0)
    assert game.to_act == lead and game.phase == 2 and len(dice(game)) in (2, 4)


def test_j4_turns_alternate():
    game, _ = opening(lambda first, second: first != second)
    for _ in range(20):
        seat = game.to_act
        play(game, 0)
        while legal(game) != [DONE]:
            play(game, legal(game)[0])
        play(game, DONE)
        assert game.to_act == 1 - seat and game.phase == 1


def test_j5_two_men_or_one_man_twice():
    game = place(men(20), START, (0, 1), [4, 2])
    assert {(4, 1), (2, 1)} <= steps(game)
    play(game, (4, 1))
    assert steps(game) == {(2, 1), (2, 5), (2, 20)}
    play(game, (2, 5))
    assert counts(game) == men(7, 20)
    assert legal(game) == [DONE]


def test_j5_one_man_twice_really_touches_down():
    # The other side holds 5 and 3, so that 7 cannot be reached from 1.
    enemy = men(across(5), across(3))
    game = place(men(20), enemy, (0, 0), [4, 2])
    assert (4, 1) not in steps(game) and (2, 1) not in steps(game)


def test_j6_a_double_is_four_moves_with_one_to_four_men():
    game = place(men(20), START, (0, 1), [2, 2])
    assert dice(game) == [2, 2, 2, 2]
    play(game, (2, 1), (2, 3), (2, 5), (2, 1))
    assert dice(game) == [] and counts(game) == men(3, 7, 20)
    game = place(men(20), START, (0, 1), [2, 2])
    play(game, (2, 1), (2, 1), (2, 1), (2, 1))
    assert counts(game) == men(3, 3, 3, 3, 20)


def test_j7_what_cannot_be_played_is_lost_and_told():
    game = place(START, START, (1, 1), [6, 6])
    events = play(game, (6, 1))
    assert events == [(STEP, 0, 6, 1)] and legal(game) == [DONE]
    assert play(game, DONE) == [(LOST, 0, 6, 3)]
    assert game.phase == 1 and game.to_act == 1
    game = place(men(24, 24, 24, 24, off=11), men(2, 3, 4, 5, 6, 7), (0, 0), [6, 6])
    play(game, *[(6, 24)] * 4)
    assert (LOST, 0, 6, 0) not in play(game, DONE)


def test_j8_one_enemy_man_blocks_own_men_never_do():
    enemy = men(across(4))
    game = place(men(20), enemy, (0, 0), [3, 2])
    assert (3, 1) not in steps(game)
    game = place(men(4, 4, 4, 20), START, (0, 1), [3, 2])
    assert (3, 1) in steps(game)
    play(game, (3, 1))
    assert game.men[0][4] == 4


def test_j8_b2_nothing_is_ever_hit():
    enemy = men(across(4))
    game = place(men(20), enemy, (0, 0), [3, 2])
    before = bytes(game.men[1])
    while legal(game) != [DONE]:
        play(game, legal(game)[-1])
    assert bytes(game.men[1]) == before


def test_j9_only_the_courier_moves_until_it_is_home():
    game = place(men(8), START, (8, 1), [3, 1])
    assert steps(game) == {(3, 8), (1, 8)}
    play(game, (3, 8))
    assert game.couriers[0] == 11 and steps(game) == {(1, 11)}
    game = place(men(18), START, (18, 1), [3, 2])
    assert steps(game) == {(3, 18), (2, 18)}
    play(game, (2, 18))
    assert game.couriers[0] == 0
    assert steps(game) == {(3, 1), (3, 20)}


def test_j10_the_higher_when_only_one_of_the_two_can_be_played():
    game = place(men(8), men(across(14)), (8, 2), [4, 2])
    assert steps(game) == {(4, 8)}
    assert dice(game) == [4, 2]


def test_j11_as_many_repeats_as_possible():
    # 4-4 from 1: two of four; the second must be played.
    game = place(START, START, (1, 1), [4, 4])
    play(game, (4, 1))
    with pytest.raises(IllegalMove):
        play(game, DONE)
    play(game, (4, 5))
    assert play(game, DONE) == [(LOST, 0, 4, 2)]


def test_j12_bearing_off_only_with_all_men_in_the_last_quarter():
    game = place(men(18, 19, 24, off=12), START, (0, 1), [6, 1])
    assert steps(game) == {(6, 18), (1, 18), (1, 19)}
    play(game, (1, 18))
    assert steps(game) == {(6, 19)}


def test_j12_the_rail_counts_as_one_more_point():
    game = place(men(22, 24, off=13), START, (0, 1), [3, 1])
    assert {(3, 22), (1, 24)} <= steps(game)


def test_j13_an_exact_number_bears_off():
    game = place(men(20, 23, off=13), START, (0, 1), [5, 2])
    play(game, (5, 20))
    assert game.men[0][25] == 14
    play(game, (2, 23))
    assert game.men[0][25] == 15


def test_j14_a_larger_number_takes_a_rearmost_man():
    game = place(men(21, 21, 22, off=12), START, (0, 1), [6, 5])
    assert steps(game) == {(6, 21), (5, 21)}
    game = place(men(20, 22, off=13), START, (0, 1), [4, 4])
    # 22 is nearer than four, but 20 stands behind it.
    assert steps(game) == {(4, 20)}


def test_j15_six_adjacent_points_stop_what_is_behind():
    bouchon = men(*[across(point) for point in range(7, 13)], rest=24)
    game = place(men(20), bouchon, (0, 0), [6, 5])
    assert steps(game) == {(5, 1)}
    game = place(men(6, 20), bouchon, (0, 0), [6, 5])
    assert steps(game) == {(5, 1)}


def test_j16_the_courier_must_not_be_shut_in():
    # A man on 19 too would hold the enemy's 2..7 before its courier.
    game = place(men(12, 14, 15, 16, 17, 18, 20), START, (0, 1), [6, 1])
    play(game, (6, 12))
    assert (1, 18) not in steps(game) and (1, 20) in steps(game)


@pytest.mark.parametrize(("enemy", "courier"), [(men(23), 0), (men(8), 8)])
def test_j16_a_courier_that_has_passed_or_is_home_is_not_shut_in(enemy, courier):
    game = place(men(12, 14, 15, 16, 17, 18, 21), enemy, (0, courier), [6, 1])
    play(game, (6, 12))
    assert (1, 18) in steps(game)


def test_j17_the_first_quarter_needs_the_last_point():
    for last, allowed in ((19, False), (24, True)):
        game = place(men(2, 3, 4, 5, last), men(23), (0, 0), [5, 3])
        play(game, (3, 1))
        assert ((5, 1) in steps(game)) == allowed


def test_j17_reaching_24_in_the_same_turn_is_enough():
    game = place(men(2, 3, 4, 5, 21), men(23), (0, 0), [5, 3])
    play(game, (5, 1))
    # The three must bring 24, or open the quarter again.
    assert steps(game) == {(3, 21), (3, 2), (3, 3), (3, 4), (3, 5), (3, 6)}
    play(game, (3, 21))
    assert legal(game) == [DONE]


@pytest.mark.parametrize(("off", "points"), [(0, 2), (1, 1), (14, 1)])
def test_j18_one_point_or_two(off, points):
    enemy = [0] * 25
    enemy[23] = 15 - off
    enemy[24] = off
    game = place(men(24, off=14), enemy, (0, 0), [6, 5])
    play(game, (6, 24))
    events = play(game, DONE)
    assert events == [(PAY, NOBODY, 0, points, 18), (DEAL_END, 1, 0)]
    assert list(game.score) == [points, 0]
    assert game.phase == 0 and game.game == 2 and counts(game, 0) == counts(game, 1) == START


def test_j18_the_match_ends_at_its_points():
    game = place(men(24, off=14), START, (0, 1), [6, 5], length=1)
    play(game, (6, 24))
    assert play(game, DONE)[-1] == (MATCH_END, 1)
    assert game.phase == 3 and game.to_act == NOBODY and legal(game) == []
    with pytest.raises(IllegalMove):
        play(game, 0)


@pytest.mark.parametrize("number", range(1, 7))
def test_j19_versailles_doubles_are_n_moves_of_n(number):
    game = place(START, START, (1, 1), [number, number], variant="versailles")
    assert dice(game) == [number] * number
    assert dice(place(START, START, (1, 1), [number, number])) == [number] * 4


def test_j20a_the_priority_dice_are_the_first_throw():
    game, events = opening(lambda first, second: first != second, variant="versailles")
    thrown = sorted((events[0][2], events[1][2]), reverse=True)
    assert game.phase == 2 and dice(game) == thrown
    assert game.to_act == (0 if events[0][2] > events[1][2] else 1)


def test_j20b_equal_priority_dice_are_played_by_both_then_thrown_again():
    game, _ = opening(lambda first, second: first == second == 3, variant="versailles")
    for seat in (0, 1):
        assert game.to_act == seat and dice(game) == [3, 3, 3]
        play(game, (3, 1), (3, 4), (3, 7))
        play(game, DONE)
    assert game.phase == 0 and game.to_act == 0 and list(game.couriers) == [10, 10]
    play(game, 0)
    assert game.to_act == 1 and game.phase == 0


def test_j20b_what_a_side_cannot_play_of_equal_dice_lapses():
    game, _ = opening(lambda first, second: first == second == 6, variant="versailles")
    play(game, (6, 1))
    assert play(game, DONE) == [(LOST, 0, 6, 5)]
    assert game.to_act == 1 and dice(game) == [6] * 6
    play(game, (6, 1))
    assert play(game, DONE) == [(LOST, 1, 6, 5)]
    assert game.phase == 0 and game.to_act == 0


def test_j20c_the_other_number_goes_to_the_opponent_before_its_own_throw():
    game = place(men(8), men(across(14)), (8, 2), [4, 2], variant="versailles")
    play(game, (4, 8))
    assert play(game, DONE) == [(LOST, 0, 2, 1)]
    assert game.to_act == 1 and game.phase == 2 and dice(game) == [2]
    assert steps(game) == {(2, 2)}
    play(game, (2, 2), DONE)
    assert game.to_act == 1 and game.phase == 1


def test_j20d_both_numbers_go_over_when_neither_can_be_played():
    # The courier on 7 is stopped by men on 9 and 12.
    enemy = men(across(9), across(12))
    game = place(men(7), enemy, (7, 0), [5, 2], variant="versailles")
    assert legal(game) == [DONE]
    assert play(game, DONE) == [(LOST, 0, 5, 1), (LOST, 0, 2, 1)]
    assert game.to_act == 1 and dice(game) == [5, 2]


def test_j20e_what_neither_can_play_lapses_and_the_opponent_throws():
    game = place(START, START, (1, 1), [6, 6], variant="versailles")
    play(game, (6, 1), DONE)
    assert dice(game) == [6] * 5
    play(game, (6, 1))
    assert play(game, DONE) == [(LOST, 1, 6, 4)]
    assert game.to_act == 1 and game.phase == 1
    play(game, 0)
    assert len(dice(game)) in (1, 2, 3, 4, 5, 6) and game.to_act == 1


def test_j21_spanish_charges_by_table():
    enemy = men(2, 3, 8, 14, 20, 21, off=4)
    game = place(men(24, off=14), enemy, (0, 0), [6, 5], variant="spanish", length=7)
    play(game, (6, 24))
    # Five talon men and two in the first table, one each in the second and third, two in the last.
    assert sum(enemy[:6]) == 7
    assert play(game, DONE)[0] == (PAY, NOBODY, 0, 3 * 7 + 2 + 2 + 2, 21)
