"""Every house rule of the rules sheet 2.4 and the findings B1-B10 that they come from."""

import pytest

from engine.contract import PAY, BadOption
from engine.jacquet import options
from engine.jacquet.plays import shut
from engine.jacquet.route import turned
from engine.match import Match
from engine.options import pack_options

from . import plain
from .tables import DONE, START, dice, legal, men, opening, place, play, steps, table


def points(*held):
    """A set of points."""
    return sum(1 << point for point in held)


def won(**chosen):
    """A game just won by seat 0 against men on the talon, its courier home; the table and the last events."""
    game = place(men(24, off=14), men(20), (0, 0), [6, 5], **chosen)
    play(game, (6, 24))
    return game, play(game, DONE)


def test_options_are_those_of_the_referee_with_the_sheets_defaults():
    defaults = {name: values[default] for name, values, default in options.OPTIONS}
    assert defaults == {
        "variant": "jacquet",
        "courier": "frees",
        "bouchon": "text",
        "bouchon_check": "turn",
        "double_game": "on",
        "higher": "on",
        "first": "throw",
        "length": 5,
        "equal": "square",
        "dead": "lapse",
        "rates": "3221",
        "touch": "off",
    }
    assert {name: values for name, values, _ in options.OPTIONS}["length"] == (1, 3, 5, 7)
    for wrong in ({"length": 2}, {"length": True}, {"variant": "rapide"}, {"board": "1818"}):
        with pytest.raises(BadOption):
            pack_options(options.OPTIONS, wrong)
    with pytest.raises(BadOption):
        options.check(2, bytes([3]) + bytes(11))


def test_b1_the_routes_are_one_ring_shifted_by_twelve():
    for point in range(1, 25):
        assert turned(points(point)) == points(plain.across(point))
        assert turned(turned(points(point))) == points(point)


def test_b3_the_courier_frees_the_rest_of_the_throw():
    game = place(men(18), START, (18, 1), [3, 2])
    play(game, (3, 18))
    assert steps(game) == {(2, 1), (2, 21)}


def test_b3_house_rule_the_courier_ends_the_turn():
    game = place(men(18), START, (18, 1), [3, 2], courier="ends")
    # Either die brings it home and ends the turn, so the higher must do it.
    assert steps(game) == {(3, 18)}
    play(game, (3, 18))
    assert legal(game) == [DONE] and dice(game) == [2] and game.stopped
    play(game, DONE)
    assert not game.stopped
    game = place(men(12), START, (12, 1), [6, 1], courier="ends")
    play(game, (6, 12), (1, 18))
    assert legal(game) == [DONE]


def test_b4_house_rule_no_duty_to_the_higher():
    game = place(men(8), men(2), (8, 2), [4, 2], higher="off")
    assert steps(game) == {(4, 8), (2, 8)}
    # Both, where any order allows it, stay a duty.
    game = place(men(9), START, (9, 1), [4, 2], higher="off")
    assert steps(game) == {(2, 9)}


@pytest.mark.parametrize(
    ("rule", "held", "courier", "forbidden"),
    [
        ("text", (14, 15, 16, 17, 18, 19), 1, True),  # his 2-7 before his courier
        ("text", (14, 15, 16, 17, 18, 19), 2, False),  # it stands on one of them: not all lie ahead
        ("text", (14, 15, 16, 17, 18, 19), 0, False),
        ("text", (1, 2, 3, 4, 5, 6), 0, True),
        ("text", (1, 2, 3, 4, 5, 6, 24), 0, False),
        ("text", (1, 2, 3, 4, 5, 6, 24), 10, True),
        ("text", (2, 3, 4, 5, 6, 7), 0, False),
        ("two-last", (2, 3, 4, 5, 6, 7), 0, True),
        ("two-last", (2, 3, 4, 5, 6, 7, 24), 0, True),
        ("two-last", (2, 3, 4, 5, 6, 7, 23, 24), 0, False),
        ("two-last", (2, 3, 4, 5, 6, 7, 23, 24), 1, True),
        ("two-last", (23, 24, 1, 2, 3, 4), 0, False),
        ("never", (2, 3, 4, 5, 6, 7, 23, 24), 0, True),
        ("never", (23, 24, 1, 2, 3, 4), 0, True),
        ("never", (10, 11, 12, 13, 14, 15), 0, False),
        ("never", (1, 2, 3, 4, 5, 7), 1, False),
        ("free", (1, 2, 3, 4, 5, 6), 1, False),
        ("free", (14, 15, 16, 17, 18, 19), 1, False),
    ],
)
def test_b5_bouchons(rule, held, courier, forbidden):
    number = ("text", "two-last", "never", "free").index(rule)
    assert bool(shut(points(*held), number, courier)) == forbidden
    mine = tuple(int(point in held) for point in range(26))
    assert plain.forbidden(plain.Place(mine, (0,) * 26, 0, courier), plain.House(bouchon=rule)) == forbidden


def test_b5_a_number_that_only_makes_a_bouchon_cannot_be_played():
    # Of the men on 1-5 only those of the talon can go anywhere: to 6, which would close the quarter without 24.
    enemy = [0] * 25
    for point in (7, 8, 9, 10, 11):
        enemy[plain.across(point) - 1] = 2
    enemy[plain.across(23) - 1] = 5
    mine = men(1, 2, 3, 4, 5, 18)
    game = place(mine, enemy, (0, 0), [5, 5])
    assert steps(game) == set() and legal(game) == [DONE]
    game = place(mine, enemy, (0, 0), [5, 5], bouchon="free")
    assert steps(game) == {(5, 1)}


def test_b5_an_illegal_position_that_no_play_mends_loses_the_throw():
    enemy = [0] * 25
    for point in (7, 8, 9, 10, 11, 12):
        enemy[plain.across(point) - 1] = 2
    enemy[plain.across(24) - 1] = 3
    mine = men(2, 3, 4, 5, 6, 19)
    # A five from the talon is possible, but neither opens the quarter nor reaches 24.
    assert legal(place(mine, enemy, (0, 0), [6, 5])) == [DONE]
    assert steps(place(mine, enemy, (0, 0), [6, 5], bouchon="free")) == {(5, 1)}


def test_b5_house_rule_each_step_is_checked():
    # The five closes the quarter, the three would open it again: at the end of the turn that is allowed.
    mine = men(2, 3, 4, 5, 20)
    for check, allowed in (("turn", True), ("step", False)):
        game = place(mine, men(23), (0, 0), [5, 3], bouchon_check=check)
        assert ((5, 1) in steps(game)) == allowed


def test_b6_entering_and_bearing_off_in_one_throw():
    game = place(men(18, 22, off=13), START, (0, 1), [3, 1])
    play(game, (1, 18))
    assert (3, 22) in steps(game)


def test_b7_house_rule_no_double_game():
    assert won(double_game="off")[1][0] == (PAY, 255, 0, 1, 18)
    assert won(double_game="on")[1][0] == (PAY, 255, 0, 2, 18)


@pytest.mark.parametrize(("first", "phase", "seat"), [("throw", 0, 0), ("winner", 1, 0), ("loser", 1, 1)])
def test_b7_house_rule_who_begins_the_next_game(first, phase, seat):
    for variant in ("jacquet", "versailles"):
        game, _ = won(first=first, variant=variant)
        assert (game.phase, game.to_act, game.game) == (phase, seat, 2)


@pytest.mark.parametrize(("length", "over"), [(1, True), (3, False), (5, False), (7, False)])
def test_b7_house_rule_length(length, over):
    game, _ = won(length=length)
    assert (game.phase == 3) == over


def test_b8_equal_priority_dice_are_thrown_again():
    for chosen in ({}, {"variant": "spanish"}, {"variant": "versailles", "equal": "rethrow"}):
        game, events = opening(lambda first, second: first == second, **chosen)
        assert game.phase == 0 and game.to_act == 0 and len(events) == 2 and list(game.thrown) == [0, 0]


def test_b9_house_rule_equal_dice_once_each():
    game, _ = opening(lambda first, second: first == second == 4, variant="versailles", equal="single")
    for seat in (0, 1):
        assert game.to_act == seat and dice(game) == [4]
        play(game, (4, 1), DONE)
    assert game.phase == 0


def test_b9_house_rule_a_dead_die_is_thrown_again():
    for dead, thrown in (("rethrow", 1), ("lapse", 2)):
        # The courier on 7 can use neither number; the other side can use the two, not the five.
        enemy = men(plain.across(9), plain.across(12))
        game = place(men(7, 18, 20), enemy, (7, 0), [5, 2], variant="versailles", dead=dead)
        play(game, DONE)
        assert game.to_act == 1 and dice(game) == [5, 2] and steps(game) == {(2, 1), (2, 21)}
        play(game, (2, 1), DONE)
        assert game.to_act == 1 and game.phase == 1
        event = play(game, 0)[0]
        assert (event[3] == 0) == (thrown == 1)
        assert game.stage == 0 and (dice(game) == [event[2]]) == (thrown == 1)


@pytest.mark.parametrize(("rates", "total"), [("3221", 2), ("3211", 1)])
def test_b10_house_rule_rates(rates, total):
    game = place(men(24, off=14), men(14, off=14), (0, 0), [6, 5], variant="spanish", rates=rates)
    play(game, (6, 24))
    assert play(game, DONE)[0] == (PAY, 255, 0, total, 21)


def test_house_rule_touch_move():
    for touch, may_return in (("off", True), ("on", False)):
        packed = pack_options(options.OPTIONS, {"touch": touch})
        match = Match("jacquet", 2, packed, 3, 4)
        out = bytearray(64)
        while match.game.phase != 2:
            match.play(0)
        match.moves(out)
        match.play(out[0])
        assert match.can_undo() == may_return


def test_versailles_courier_that_ends_the_turn_passes_its_numbers_on():
    game = place(men(18), START, (18, 1), [3, 2], courier="ends", variant="versailles")
    play(game, (3, 18), DONE)
    assert game.to_act == 1 and dice(game) == [2]


def test_table_knows_no_option_module_after_creation():
    assert not hasattr(table(), "options")
