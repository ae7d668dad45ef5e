"""Turns of Jacquet: roll, steps, done; undo back to the throw; dice that nothing changes; what a view shows."""

import random

import pytest

from engine import record
from engine.contract import BadRecord, CannotUndo, IllegalMove
from engine.match import Match

from .plain import across
from .tables import DONE, ROLL, START, counts, dice, legal, men, place, play, saved, step, steps, table


def match(seed=1, **chosen):
    """A match with its log."""
    from engine.jacquet import options
    from engine.options import pack_options

    return Match("jacquet", 2, pack_options(options.OPTIONS, chosen), seed, 0)


def test_a_turn_is_roll_steps_done():
    sitting = match(3)
    while sitting.game.phase != 1:
        sitting.play(ROLL)
    assert legal(sitting.game) == [ROLL]
    sitting.play(ROLL)
    seat = sitting.game.to_act
    while legal(sitting.game) != [DONE]:
        assert DONE not in legal(sitting.game)
        sitting.play(legal(sitting.game)[0])
        assert sitting.game.to_act == seat
    sitting.play(DONE)
    assert sitting.game.to_act == 1 - seat and sitting.game.at_rest


def test_undo_goes_back_to_the_throw_and_not_behind_it():
    sitting = match(3)
    rolls = 0
    choose = random.Random(1)
    while rolls < 200 and sitting.game.to_act != 255:
        if legal(sitting.game) == [ROLL]:
            sitting.play(ROLL)
            assert not sitting.can_undo()
            rolls += 1
            continue
        thrown = saved(sitting.game)
        made = 0
        while legal(sitting.game) != [DONE]:
            sitting.play(choose.choice(legal(sitting.game)))
            made += 1
        for _ in range(made):
            assert sum(sitting.game.men[0]) == sum(sitting.game.men[1]) == 15
            sitting.undo()
        assert saved(sitting.game) == thrown
        with pytest.raises(CannotUndo):
            sitting.undo()
        while legal(sitting.game) != [DONE]:
            sitting.play(choose.choice(legal(sitting.game)))
        sitting.play(DONE)
        assert not sitting.can_undo()


def test_undo_searches_for_nothing(monkeypatch):
    # B5: four fives with bouchons in reach, the steps made are looked for one by one.
    from engine.jacquet import offer
    from engine.jacquet.position import put

    sitting = match()
    own = men(2, 3, 15, 16, 16, 18, 20, 21, 22, 23, 24)
    put(sitting.game, [own, START], [0, 1], 0, [5, 5])
    sitting.mark()
    assert not sitting.game.search(20)
    states = []
    for _ in range(3):
        states.append((saved(sitting.game), legal(sitting.game)))
        sitting.play(states[-1][1][0])
    with monkeypatch.context() as patch:
        patch.setattr(offer, "search", None)
        sitting.undo()
    assert (saved(sitting.game), legal(sitting.game)) == states[2]
    sitting.undo()
    assert (saved(sitting.game), legal(sitting.game)) == states[1]


def test_the_last_die_can_be_undone_before_done():
    sitting = match(3)
    while sitting.game.phase != 2:
        sitting.play(ROLL)
    while legal(sitting.game) != [DONE]:
        sitting.play(legal(sitting.game)[0])
    assert sitting.can_undo()


def test_undo_save_and_load_never_change_the_dice():
    sitting = match(5)
    for _ in range(60):
        while sitting.game.phase != 2:
            sitting.play(ROLL)
        thrown = dice(sitting.game), bytes(sitting.game.thrown)
        again = record.unpack(record.pack(sitting))
        assert (dice(again.game), bytes(again.game.thrown)) == thrown
        first = legal(sitting.game)[0]
        if first != DONE:
            sitting.play(first)
            left = dice(sitting.game)
            assert sorted([*left, first >> 5]) == sorted(thrown[0])
            again = record.unpack(record.pack(sitting))
            assert dice(again.game) == left
            again.undo()
            sitting.undo()
            assert dice(sitting.game) == dice(again.game) == thrown[0]
        while legal(sitting.game) != [DONE]:
            sitting.play(legal(sitting.game)[-1])
        sitting.play(DONE)
        if sitting.game.to_act == 255:
            break
    # The next throw is the same for both.
    other = record.unpack(record.pack(sitting))
    for each in (sitting, other):
        while each.game.phase != 2:
            each.play(ROLL)
    assert dice(sitting.game) == dice(other.game)


def test_four_men_on_the_last_point_go_off_by_one_double():
    game = place(men(24, 24, 24, 24, off=11), START, (0, 1), [1, 1])
    for left in (3, 2, 1, 0):
        play(game, (1, 24))
        assert dice(game) == [1] * left and game.to_act == 0
    assert counts(game)[24] == 15


def test_both_dice_are_played_by_the_only_order_that_plays_both():
    # The six first strands the man; the one first leaves both playable (no order may be dropped).
    game = place(men(12, 20, rest=24), men(23), (0, 0), [6, 1])
    ways = set()
    for first in steps(game):
        again = place(men(12, 20, rest=24), men(23), (0, 0), [6, 1])
        play(again, first)
        ways |= {(first, second) for second in steps(again)}
    assert ways and all({first[0], second[0]} == {6, 1} for first, second in ways)


def test_doubles_come_once_in_six_throws():
    sitting = match(8, length=7)
    doubles = throws = 0
    for seed in range(60):
        sitting = match(seed, length=7)
        while sitting.game.to_act != 255:
            events = []
            sitting.play(legal(sitting.game)[0], events)
            if events and events[0][0] == 11 and events[0][3]:
                throws += 1
                doubles += events[0][2] == events[0][3]
    assert throws > 5000 and abs(doubles * 6 / throws - 1) < 0.1


def test_a_view_is_a_copy_and_tells_everything():
    game = place(men(8), men(2), (8, 2), [4, 2])
    view = game.view(0)
    assert (view.phase, view.to_act) == (2, 0)
    assert (view.high, view.low, view.left) == (4, 2, 2) and list(view.thrown) == [4, 2]
    assert list(view.men[0]) == list(game.men[0]) and list(view.couriers) == [8, 2]
    assert view.pips(0) == 14 * 24 + 17 and view.pips(1) == 14 * 24 + 23
    view.men[0][1] = 0
    assert game.men[0][1] == 14
    play(game, (4, 8))
    assert list(view.men[0])[8] == 1 and game.view(1, view) is view and view.men[0][12] == 1
    assert list(view.made[: view.made_count]) == [step(4, 8)]
    play(game, DONE)
    view = game.view(1)
    assert list(view.last[: view.last_count]) == [step(4, 8)] and view.last_seat == 0 and view.made_count == 0
    shown, other = vars(game.view(0)), vars(game.view(1))
    assert {name for name in shown if shown[name] != other[name]} == {"seat"}


def test_a_view_shows_the_opening_dice_by_seat():
    game = table(2)
    play(game, ROLL)
    assert game.view(1).thrown[0] in range(1, 7) and game.view(1).thrown[1] == 0


def test_a_search_in_slices_offers_the_same_moves():
    # The other courier is on its way and six of its points in a row are within four steps.
    mine = men(2, 12, 14, 14, 15, 15, 16, 17, 18, 20, 21, 22, 22, 24)
    whole = place(mine, START, (0, 1), [1, 1])
    sliced = place(mine, START, (0, 1), [1, 1])
    slices = 0
    while not sliced.search(3):
        slices += 1
    assert slices > 1 and sliced.search(0)
    assert legal(sliced) == legal(whole) and legal(whole) != [DONE]
    # Asked in the middle of a search, moves finish it.
    early = place(mine, START, (0, 1), [1, 1])
    assert not early.search(1)
    assert legal(early) == legal(whole)


def test_there_is_nothing_to_search_where_no_throw_is_to_be_played():
    game = table(length=1)
    assert game.search(0)
    game = place(men(24, off=14), START, (0, 1), [6, 5], length=1)
    play(game, (6, 24), DONE)
    assert game.phase == 3 and game.search(0)


def test_no_search_when_no_bouchon_is_in_reach():
    game = place(men(20), START, (0, 1), [4, 4])
    assert game.search(0)
    game = place(men(2, 3, 4, 5, 6, 7, 8, 24), men(23), (0, 0), [4, 4])
    assert game.search(0)


@pytest.mark.parametrize("place_in", range(87))
def test_a_damaged_state_is_a_state_or_refused(place_in):
    sitting = match(9)
    for _ in range(40):
        sitting.play(legal(sitting.game)[0])
    good = saved(sitting.game)
    assert len(good) == 87
    for value in (0, 1, 7, 16, 25, 128, 255):
        spoiled = bytearray(good)
        spoiled[place_in] = value
        other = table(0)
        before = saved(other)
        try:
            other.load(spoiled, 0, len(spoiled))
        except BadRecord as fault:
            assert str(fault).endswith(".")
            assert saved(other) == before
        else:
            assert saved(other) == bytes(spoiled)
            assert all(sum(side) == 15 for side in other.men)
            legal(other)


def test_a_state_of_another_length_is_refused():
    game = table(0)
    good = saved(game)
    for data in (b"", good[:-1], good + b"\x00"):
        with pytest.raises(BadRecord):
            game.load(data, 0, len(data))


def test_a_point_of_both_sides_is_refused():
    game = place(men(8), men(2), (8, 2), [4, 2])
    data = bytearray(saved(game))
    # Seat 0's man from 8 to where the other side's courier stands.
    at = len(data) - 50
    data[at + 7] -= 1
    data[at + across(2) - 1] += 1
    data[9] = across(2)
    with pytest.raises(BadRecord, match="same point"):
        game.load(data, 0, len(data))


def test_an_illegal_move_changes_nothing_and_says_so():
    game = place(men(8), men(2), (8, 2), [4, 2])
    before = saved(game)
    for move in set(range(256)) - set(legal(game)):
        with pytest.raises(IllegalMove):
            game.play(move)
        assert saved(game) == before
