"""What a seat may know, and what a screen needs to say about it."""

import subprocess
from pathlib import Path

import pytest

from engine.cards import HIDDEN
from engine.contract import NOBODY
from engine.nain_jaune.board import PACK
from engine.nain_jaune.view import View
from tests.engine.nain_jaune.sitting import Sitting


def test_own_hand_and_the_number_of_all_others() -> None:
    """The seat's own cards in order; the others' are counted only."""
    sitting = Sitting(4, 5)
    sitting.play("deal")
    where = sitting.game.where
    for seat in range(4):
        view = sitting.match.view(seat)
        assert list(view.hand[:12]) == [card for card in PACK if where[card] == seat]
        assert set(view.hand[12:]) == {HIDDEN}
        assert list(view.counts) == [12] * 4
        assert view.talon == 4
    assert set(sitting.match.view(NOBODY).hand) == {HIDDEN}
    assert sitting.state(2)["hands"][1] == [None] * 12
    assert sitting.state(2)["hands"][2] == sitting.state()["hands"][2]


def test_a_view_handed_in_keeps_nothing_of_the_seat_before() -> None:
    """The curtain: one view for all seats, filled anew."""
    sitting = Sitting().put("2S 9H", "3C 4C 5C 6C", "AS KD")
    used = sitting.match.view(1)
    sitting.match.view(0, used)
    assert bytes(used.hand) == b"\x02\x19" + bytes([HIDDEN]) * 50
    sitting.match.view(NOBODY, used)
    assert set(used.hand) == {HIDDEN}


def test_a_view_shares_no_bytes_with_the_table() -> None:
    """What the view holds can be spoiled without harm."""
    sitting = Sitting(3, 5)
    sitting.play("deal")
    before = sitting.state()
    view = sitting.match.view(0)
    for part in (view.hand, view.counts, view.chips, view.board, view.pile, view.void, view.following):
        for place in range(len(part)):
            part[place] = 1
    assert sitting.state() == before


def test_names_and_attributes_of_a_view() -> None:
    """Every attribute that the docstring promises is there, and none besides."""
    view = Sitting().match.view(0)
    assert View.__doc__
    for name in vars(view):
        assert f"`{name}`" in View.__doc__, name


def test_pile_and_begin_of_the_run() -> None:
    """The last cards of the run for the table's middle."""
    sitting = Sitting().put("2S 9H", "3C 4C 5C 6C", "KD QS AS 9S")
    sitting.play("QS KD AS pass pass 2S pass pass 3C")
    view = sitting.match.view(NOBODY)
    assert list(view.pile[: view.laid]) == [0x0C, 0x2D, 0x01, 0x02, 0x33]
    assert view.begun == 2
    assert set(view.pile[view.laid :]) == {HIDDEN}


def test_who_has_passed() -> None:
    """From the seat that laid last up to the seat to act."""
    sitting = Sitting(4).put("2S 9H", "3C 4C", "5C 6C", "AS KD")
    assert [sitting.match.view(0).passed(seat) for seat in range(4)] == [False] * 4
    sitting.play("AS")
    assert [sitting.match.view(0).passed(seat) for seat in range(4)] == [False] * 4
    sitting.play("pass pass")
    assert [sitting.match.view(0).passed(seat) for seat in range(4)] == [False, False, True, True]


@pytest.mark.parametrize(("card", "length"), [(0x17, 3), (0x08, 2), (0x29, 1), (0x2C, 2), (0x0D, 1)])
def test_run_that_a_card_would_give(card: int, length: int) -> None:
    """The guided opening: how many of one's own cards go in one run."""
    sitting = Sitting().put("2S", "3C", "7H 8S 9D QD KS")
    assert sitting.match.view(2).run_from(card) == length


def test_stake_that_a_card_would_take() -> None:
    """Board cards only, and what lies there now."""
    sitting = Sitting().put("2S", "3C", "7D 8S JC")
    view = sitting.match.view(2)
    assert (view.stake_of(0x27), view.stake_of(0x3B), view.stake_of(0x08)) == (15, 6, 0)
    sitting.play("7D")
    assert sitting.match.view(2).stake_of(0x27) == 0


def test_view_allocates_nothing_when_filled(micropython: Path, root: Path) -> None:
    """On the board's interpreter, 50 views in a view handed in; moves and plays of a run besides."""
    script = """
import gc, sys
sys.path.append(".")
import engine
from engine.match import Match
match = Match("nain_jaune", 8, bytes((0,) * 7 + (1, 0, 0, 0, 10, 0)), 1, 2)
out = bytearray(64)
match.play(0)
view = match.view(0)
def work(count):
    for seat in range(count):
        match.view(seat & 7, view)
        match.game.moves(out)
def cards(count):
    game = match.game
    done = 0
    while done < count and not game.at_rest:
        game.moves(out)
        game.play(out[0])
        done += 1
work(3)
cards(3)
for job in (work, cards):
    job(1)
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    job(1)
    one = gc.mem_alloc() - before
    before = gc.mem_alloc()
    job(20)
    print(gc.mem_alloc() - before - one)
    gc.enable()
"""
    done = subprocess.run([micropython, "-c", script], cwd=root, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert [int(grown) <= 0 for grown in done.stdout.split()] == [True, True]


def test_the_cards_of_a_deal_that_is_over_lie_as_they_were_until_the_next() -> None:
    """The table can be drawn from the view alone; who is out still sits there; a state that is loaded has gathered."""
    sitting = Sitting(opera="strict").put("2S 3S", "4C 5C 6C", "AS", chips=[1, 85, 85])
    sitting.play("AS")
    view = sitting.match.view(1)
    assert (view.phase, view.members, view.winners, view.talon) == (0, 0b110, 0, 0)
    assert (list(view.counts), view.laid, view.pile[0], view.begun) == ([2, 3, 0], 1, 0x01, 0)
    assert list(view.hand[:4]) == [0x34, 0x35, 0x36, HIDDEN]
    assert (view.run, view.last, view.broken, view.opera) == (0, NOBODY, 0, True)
    assert sorted(view.following) == [0, 1, 2]
    assert sitting.state()["hands"] == sitting.state(1)["hands"] == [[], [], []]
    saved = bytearray(250)
    length = sitting.game.save(saved)
    sitting.game.load(saved, 0, length)
    view = sitting.match.view(1)
    assert (list(view.counts), view.laid, view.hand[0], view.opera) == ([0, 0, 0], 0, HIDDEN, False)
    assert list(view.following) == [2, 2, 1]
    sitting.play("deal")
    assert list(sitting.match.view(1).counts) == [0, 22, 22]
