"""Positions put on a table, and those that cannot stand on a board."""

import pytest

from engine.jacquet.position import BadPosition, put

from .tables import DONE, START, counts, dice, legal, men, play, saved, table


@pytest.mark.parametrize(
    ("what", "sides", "couriers", "to_act", "thrown"),
    [
        ("14 men", [men()[:1] + [0] * 24, [14] + [0] * 24], (1, 1), 0, []),
        ("a list that is too short", [START, START[:-1]], (1, 1), 0, []),
        ("a negative count", [[16, -1] + [0] * 23, START], (1, 1), 0, []),
        ("a count that is no number", [[True] + [0] * 23 + [14], START], (1, 1), 0, []),
        ("a shared point", [men(13), START], (1, 1), 0, []),
        ("a courier without a man", [START, START], (5, 1), 0, []),
        ("a courier in the last quarter", [men(19), START], (19, 1), 0, []),
        ("a courier that is no number", [START, START], (1, None), 0, []),
        ("a game won already", [[0] * 24 + [15], START], (0, 1), 1, []),
        ("a third seat", [START, START], (1, 1), 2, []),
        ("a die of seven", [START, START], (1, 1), 0, [7, 1]),
        ("one die", [START, START], (1, 1), 0, [3]),
        ("three dice", [START, START], (1, 1), 0, [3, 3, 3]),
        ("one side only", [START], (1, 1), 0, []),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(what, sides, couriers, to_act, thrown):
    game = table(4)
    for _ in range(30):
        game.play(legal(game)[0])
    before = saved(game)
    with pytest.raises(BadPosition) as refusal:
        put(game, sides, couriers, to_act, thrown)
    assert str(refusal.value).endswith(".") and saved(game) == before, what


def test_a_position_keeps_the_score_and_begins_with_its_throw():
    game = table(4, length=7)
    game.score[1] = 3
    game.game = 4
    put(game, [men(8), men(2)], (8, 2), 1, [2, 4])
    assert list(game.score) == [0, 3] and game.game == 1
    assert (game.phase, game.to_act, dice(game)) == (2, 1, [4, 2]) and counts(game, 1) == men(2)
    put(game, [men(8), men(2)], (8, 2), 1, [])
    assert (game.phase, game.to_act, dice(game)) == (1, 1, [])
    play(game, 0)
    assert game.phase == 2


def test_doubles_are_repeated_by_the_variant():
    for variant, count in (("jacquet", 4), ("spanish", 4), ("versailles", 3)):
        game = table(variant=variant)
        put(game, [START, START], (1, 1), 0, [3, 3])
        assert dice(game) == [3] * count


def test_a_finished_match_is_taken_up_again():
    game = table(length=1)
    for _ in range(2):
        put(game, [men(24, off=14), START], (0, 1), 0, [6, 5])
        assert play(game, (6, 24), DONE)[-1] == (7, 1) and game.phase == 3
