"""The worked examples of the rules sheet, JE1-JE16, by their number."""

import pytest

from engine.contract import LOST, PAY
from engine.jacquet.plays import shut

from .compare import found_by_plays
from .plain import across
from .tables import DONE, START, counts, dice, legal, men, opening, place, play, steps


def only_play(game):
    """Play what is the only choice until nothing is left; the moves (number, point)."""
    made = []
    while legal(game) != [DONE]:
        (step,) = steps(game)
        play(game, step)
        made.append(step)
    return made


def test_je1_first_throws():
    game = place(START, START, (1, 1), [6, 5])
    assert found_by_plays(game) == {(0, *men(12))}
    play(game, (6, 1), (5, 7))
    assert game.couriers[0] == 12
    game = place(men(12), START, (12, 1), [6, 1])
    assert only_play(game) == [(6, 12), (1, 18)]
    assert game.couriers[0] == 0 and counts(game) == men(19)


def test_je2_opening_fives():
    game = place(START, START, (1, 1), [5, 5])
    assert only_play(game) == [(5, 1), (5, 6), (5, 11), (5, 16)]
    assert game.couriers[0] == 0


def test_je3_opening_sixes():
    game = place(START, START, (1, 1), [6, 6])
    assert only_play(game) == [(6, 1)]
    assert play(game, DONE) == [(LOST, 0, 6, 3)]


@pytest.mark.parametrize(("number", "end", "played"), [(4, 9, 2), (3, 10, 3), (2, 9, 4), (1, 5, 4)])
def test_je4_other_opening_doubles(number, end, played):
    game = place(START, START, (1, 1), [number, number])
    assert len(only_play(game)) == played
    assert counts(game) == men(end)


def test_je6_the_higher_die():
    game = place(men(8), men(2), (8, 2), [4, 2])
    assert only_play(game) == [(4, 8)]
    assert counts(game) == men(12)


def test_je7_touch_down():
    game = place(men(9), START, (9, 1), [4, 2])
    assert only_play(game) == [(2, 9), (4, 11)]
    assert counts(game) == men(15)


def test_je8_only_the_lower_die():
    game = place(men(7), men(4), (7, 4), [6, 3])
    assert only_play(game) == [(3, 7)]
    assert counts(game) == men(10)
    assert play(game, DONE) == [(LOST, 0, 6, 1)]


def test_je10_a_bouchon_wraps_round():
    def points(*held):
        return sum(1 << point for point in held)

    # 23, 24, 1, 2, 3, 4 are the other side's 11-16; 10-15 are its 22-24 and 1-3.
    assert [across(point) for point in (23, 24, 1, 2, 3, 4)] == [11, 12, 13, 14, 15, 16]
    assert shut(points(23, 24, 1, 2, 3, 4), 2, 0)
    assert shut(points(23, 24, 1, 2, 3, 4), 0, 10) and not shut(points(23, 24, 1, 2, 3, 4), 0, 11)
    assert not shut(points(10, 11, 12, 13, 14, 15), 2, 0)


def test_je11_bearing_off_with_big_dice():
    game = place(men(21, 21, 23, off=12), START, (0, 1), [6, 5])
    assert found_by_plays(game) == {(0, *men(23, off=14))}
    play(game, (6, 21), (5, 21))
    assert counts(game) == men(23, off=14)


@pytest.mark.parametrize(("off", "points"), [(1, 1), (0, 2)])
def test_je14_score(off, points):
    game = place(men(24, off=14), men(off=off, rest=20), (0, 0), [6, 5])
    play(game, (6, 24))
    assert play(game, DONE)[0] == (PAY, 255, 0, points, 18)


@pytest.mark.parametrize(
    ("number", "ends"),
    [(5, men(6, 21)), (1, men(2)), (2, men(5)), (3, men(10)), (4, men(9)), (6, men(7))],
)
def test_je15_versailles_opening_doubles(number, ends):
    game = place(START, START, (1, 1), [number, number], variant="versailles")
    assert found_by_plays(game) == {(0, *ends)}


def test_je15_the_fifth_five_is_a_talon_mans():
    game = place(START, START, (1, 1), [5, 5], variant="versailles")
    for point in (1, 6, 11, 16):
        play(game, (5, point))
    assert steps(game) == {(5, 1)}
    play(game, (5, 1), DONE)
    assert counts(game)[:1] == [13] and game.phase == 1


@pytest.mark.parametrize(("number", "passed", "played", "end"), [(4, 2, 2, 9), (6, 5, 1, 7)])
def test_je15_what_is_left_passes_to_the_opponent(number, passed, played, end):
    game = place(START, START, (1, 1), [number, number], variant="versailles")
    only_play(game)
    play(game, DONE)
    assert game.to_act == 1 and dice(game) == [number] * passed
    assert len(only_play(game)) == played and counts(game, 1) == men(end)
    events = play(game, DONE)
    assert events == ([(LOST, 1, number, passed - played)] if passed > played else [])
    assert game.to_act == 1 and game.phase == 1


def test_je16_versailles_priority():
    game, _ = opening(lambda first, second: (first, second) == (5, 3), variant="versailles")
    assert game.to_act == 0 and dice(game) == [5, 3]
    while legal(game) != [DONE]:
        play(game, sorted(steps(game))[0])
    assert counts(game) == men(9)
    game, _ = opening(lambda first, second: (first, second) == (5, 3))
    assert game.to_act == 0 and game.phase == 1 and dice(game) == []
