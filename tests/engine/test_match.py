"""A sitting: the log, undo, who is looking."""

import pytest

from engine.contract import NOBODY, CannotUndo, IllegalMove
from engine.match import Match
from sim import playout


@pytest.fixture
def match():
    return Match("nap", 4, playout.pack("nap", {}), 1, 2)


def test_seed_words_are_cut_to_thirty_bits():
    packed = playout.pack("nap", {})
    first, second = Match("nap", 4, packed, 5, 6), Match("nap", 4, packed, 5 | 1 << 30, 6 | 1 << 40)
    assert playout.state(first.game) == playout.state(second.game)


def test_others_have_no_moves(match):
    out = bytearray(64)
    seat = match.game.to_act
    assert match.moves(out, seat) == match.moves(out) == 1
    assert [match.moves(out, other) for other in range(4) if other != seat] == [0, 0, 0]


def test_a_refused_move_keeps_log_and_snapshot(match):
    for move in (0, 1, 1, 1):
        match.play(move)
    log = bytes(match.log[: match.count])
    for move in (0, 2, 7, 200, 255):
        with pytest.raises(IllegalMove):
            match.play(move)
    assert bytes(match.log[: match.count]) == log


def test_a_refused_move_between_deals_keeps_the_last_deal(match):
    for move in (0, 1, 1, 1, 1):
        match.play(move)
    assert match.game.at_rest and match.count == 5
    with pytest.raises(IllegalMove):
        match.play(1)
    assert match.count == 5
    match.play(0)
    assert match.count == 1


def test_a_deal_a_pass_and_a_bid_are_not_taken_back(match):
    for move in (0, 1, 18):
        match.play(move)
        now = playout.state(match.game)
        with pytest.raises(CannotUndo) as fault:
            match.undo()
        assert str(fault.value).endswith(".") and playout.state(match.game) == now


def test_marking_makes_the_present_the_beginning(match):
    match.play(0)
    match.mark()
    now = playout.state(match.game)
    assert match.count == 0 and not match.can_undo()
    match.play(1)
    match.rewind()
    assert playout.state(match.game) == now


def test_the_viewer_is_whoever_said_so(match):
    assert match.viewer == NOBODY
    match.look(2)
    assert match.viewer == 2
    match.veil()
    assert match.viewer == NOBODY
