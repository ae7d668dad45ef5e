"""The legal plays against the plain brute force of plain.py, over random positions and all house rules."""

import pytest

from . import compare, plain
from .tables import DONE, legal, men, place


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["jacquet", "versailles", "spanish"])
def test_twenty_thousand_positions_of_play(variant):
    tally = compare.run(20_000, share=8, variant=variant)
    assert tally.positions == 20_000 and tally.searched > 20 and tally.found > 250


@pytest.mark.parametrize("variant", ["jacquet", "versailles"])
@pytest.mark.parametrize("check", ["turn", "step"])
@pytest.mark.parametrize("bouchon", ["text", "two-last", "never", "free"])
def test_scattered_positions_under_every_rule_of_bouchon(variant, check, bouchon):
    tally = compare.run_scattered(250, seed=2, variant=variant, bouchon=bouchon, bouchon_check=check)
    assert tally.positions == 250 and (tally.searched > 30) == (bouchon != "free")


@pytest.mark.parametrize("chosen", [{"courier": "ends"}, {"higher": "off"}, {"courier": "ends", "higher": "off"}])
@pytest.mark.parametrize("variant", ["jacquet", "versailles"])
def test_positions_of_play_under_the_other_house_rules(variant, chosen):
    assert compare.run(600, seed=4, variant=variant, **chosen).positions == 600
    assert compare.run_scattered(150, seed=4, variant=variant, **chosen).positions == 150


def test_what_takes_the_longest_search_stays_within_two_thousand_steps():
    tally = compare.Tally()
    for seed in range(3):
        part = compare.run_scattered(400, seed=seed, share=1000)
        tally.tries = max(tally.tries, part.tries)
    assert 50 < tally.tries < 2000


def test_each_resulting_position_is_found_once_for_a_doublet():
    game = place(men(3, 5, 7, 20), men(23), (0, 0), [2, 2])
    walk = compare.Plays()
    walk.begin(game)
    walk.least = 4
    found = []
    while walk.run(1000):
        found.append(bytes(walk.men))
    assert len(found) == len(set(found)) == len(plain.plays(compare.seen(game), [2, 2, 2, 2], plain.House())[0])


def test_nothing_to_play_is_one_play_without_steps():
    game = place(men(12), men(5, 23), (12, 0), [1, 1])
    assert legal(game) == [DONE] and compare.found_by_plays(game) == {(0, *men(12))}
