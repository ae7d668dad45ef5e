"""The machine opponent: legal, steady, in slices, and each level better than the one below."""

import random

import pytest

from engine.chance import Chance
from engine.contract import NOBODY
from engine.jacquet.bot import Bot

from .tables import START, legal, men, place, step, table


def choose(bot, game):
    """What an opponent does, and in how many slices."""
    moves = legal(game)
    bot.begin(game.view(game.to_act), bytes(moves), len(moves))
    slices = 1
    move = bot.think()
    while move == NOBODY:
        slices += 1
        move = bot.think()
    assert move in moves
    return move, slices


def duel(one, other, games, **chosen):
    """How many of so many games level `one` wins against level `other`; None plays at random."""
    won = 0
    dice = random.Random(1)
    for seed in range(games):
        game = table(seed, length=1, **chosen)
        levels = (one, other) if seed % 2 else (other, one)
        bots = [None if level is None else Bot(level, Chance(seed, level)) for level in levels]
        while game.to_act != NOBODY:
            bot = bots[game.to_act]
            moves = legal(game)
            game.play(dice.choice(moves) if bot is None else choose(bot, game)[0])
        won += game.score[0 if levels[0] == one else 1] > 0
    return won


@pytest.mark.parametrize(("one", "other", "least"), [(0, None, 36), (1, None, 45), (2, None, 45), (1, 0, 36)])
def test_each_level_beats_the_one_below(one, other, least):
    assert duel(one, other, 60) >= least


@pytest.mark.slow
def test_hard_beats_normal():
    assert duel(2, 1, 200) >= 105


@pytest.mark.parametrize(
    "chosen", [{"variant": "versailles"}, {"variant": "spanish"}, {"bouchon": "never", "bouchon_check": "step"}]
)
def test_it_plays_every_variant_to_the_end(chosen):
    assert 0 <= duel(2, 1, 6, **chosen) <= 6


def test_a_choice_takes_a_bounded_number_of_slices():
    most = 0
    for number in range(1, 7):
        game = place(men(2, 3, 4, 8, 9, 10, 14, 15, 16, 20, 21, 22, 24), men(23), (0, 0), [number, number])
        most = max(most, choose(Bot(2, Chance(1)), game)[1])
    game = place(men(2, 3, 4, 8, 9, 10, 14, 15, 16, 20, 21, 22, 24), men(23), (0, 0), [5, 2])
    most = max(most, choose(Bot(2, Chance(1)), game)[1])
    assert 5 < most < 120


def test_the_same_view_and_stream_give_the_same_choice():
    for level in (0, 1, 2):
        game = place(men(2, 3, 8, 20), men(23), (0, 0), [5, 2])
        assert choose(Bot(level, Chance(3)), game) == choose(Bot(level, Chance(3)), game)


def test_it_takes_men_off_when_it_can():
    for level in (1, 2):
        game = place(men(20, 24, off=13), START, (0, 1), [5, 1])
        assert choose(Bot(level, Chance(1)), game)[0] in (step(5, 20), step(1, 24))
