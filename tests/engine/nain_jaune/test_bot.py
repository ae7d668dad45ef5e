"""The machine opponent: sensible, legal, of three strengths, and blind to what it may not see."""

import pytest

from engine.chance import Chance
from engine.contract import MOST_MOVES, NOBODY
from engine.nain_jaune.bot import Bot
from tests.engine.nain_jaune.sitting import Sitting


def choice(sitting: Sitting, level: int, seed: int = 1) -> str:
    """What an opponent does for the seat to act, in words."""
    moves = bytearray(MOST_MOVES)
    count = sitting.match.moves(moves)
    bot = Bot(level, Chance(seed))
    bot.begin(sitting.match.view(sitting.game.to_act), moves, count)
    slices = 0
    while (move := bot.think()) == NOBODY:
        slices += 1
        assert slices < 200
    assert move in moves[:count]
    return sitting.words.word(sitting.game, move).removeprefix("play ")


@pytest.mark.parametrize("level", [1, 2])
def test_lays_the_suit_that_takes_a_stake(level: int) -> None:
    """Of a rank, the board card."""
    sitting = Sitting().put("2S", "3C 4C", "6S 7S 7D 7H")
    sitting.play("6S")
    assert choice(sitting, level) == "7D"


@pytest.mark.parametrize("level", [1, 2])
def test_claims_and_never_stops(level: int) -> None:
    """A stake reached is claimed; who can go on goes on."""
    sitting = Sitting(collect="hand", playing="may").put("2S", "3C 4C", "7D 8S 9S")
    sitting.play("7D")
    assert choice(sitting, level) == "claim"
    sitting.play("claim")
    assert choice(sitting, level) == "8S"


def test_claims_with_its_last_card() -> None:
    """Also where the choice is to claim or to pass."""
    sitting = Sitting(collect="hand").put("2S", "3C 4C", "7D")
    sitting.play("7D")
    assert choice(sitting, 1) == "claim"


def test_opens_low() -> None:
    """Low cards are hard to be rid of later; the king brings the turn back and is kept."""
    sitting = Sitting().put("2S", "3C 4C", "AS 6S JD KD")
    assert choice(sitting, 1) == "AS"


def test_opens_where_the_stakes_are() -> None:
    """A run that takes the Yellow Dwarf goes before an ace."""
    sitting = Sitting().put("2S", "3C 4C", "AS 6S 7D KD")
    assert choice(sitting, 1) == "6S"


def test_hard_sees_a_deal_through() -> None:
    """With a king and a two, the king first: the turn comes back, and the two ends the deal."""
    sitting = Sitting().put("3S 4S 5S 6S 7D 8S QH", "3C 4C 5C 6C 7C 8C KH", "2D KC")
    assert choice(sitting, 2) == "KC"


@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_plays_deals_to_the_end(level: int, seats: int) -> None:
    """Ten deals of legal choices."""
    sitting = Sitting(seats, 4)
    while sitting.game.deal < 4 or not sitting.game.at_rest:
        sitting.play(choice(sitting, level, sitting.game.laid + 1))


def test_the_same_seed_is_the_same_choice_whoever_thought_before() -> None:
    """The table that opponents try on belongs to none of them."""
    sitting = Sitting(4, 9)
    sitting.play("deal")
    first = choice(sitting, 2, 5)
    other = Sitting(6, 2, stuck="skip")
    other.play("deal")
    choice(other, 2, 3)
    assert choice(sitting, 2, 5) == first


def chips_a_deal(level: int, deals: int, seats: int = 3) -> float:
    """What a seat of a level wins a deal against normal ones, each seat in turn being that seat."""
    won = 0
    for hero in range(seats):
        game = Sitting(seats, 3).game
        for seat in range(seats):
            game.chips[seat] = 8000
        bots = [Bot(level if seat == hero else 1, Chance(seat)) for seat in range(seats)]
        moves = bytearray(MOST_MOVES)
        view = game.view(0)
        while game.deal < deals or not game.at_rest:
            count = game.moves(moves)
            move = moves[0]
            if count > 1:
                bot = bots[game.to_act]
                bot.begin(game.view(game.to_act, view), moves, count)
                while (move := bot.think()) == NOBODY:
                    pass
            game.play(move)
        won += game.chips[hero] - 8000
    return won / deals / seats


def test_levels_differ() -> None:
    """Against normal opponents easy ones lose and hard ones win; among equals nobody does (the board apart)."""
    assert chips_a_deal(0, 200) < -0.5
    assert abs(chips_a_deal(1, 200)) < 0.1
    assert chips_a_deal(2, 120) > 0.3
