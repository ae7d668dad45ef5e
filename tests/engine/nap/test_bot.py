"""The machine opponent: sensible, honest, quick, and the better the higher its level."""

import pytest

from engine.chance import Chance
from engine.contract import NOBODY
from engine.match import Match
from engine.nap.bot import Bot
from sim import playout
from tests.engine.nap.sitting import Sitting


def choose(match, bot):
    """The choice of an opponent for the seat to act, and how many slices it took."""
    moves = playout.legal(match)
    bot.begin(match.view(match.game.to_act), moves, len(moves))
    slices = 1
    while (move := bot.think()) == NOBODY:
        slices += 1
    assert move in moves
    return move, slices


def won(levels, matches):
    """Chips won by each seat in matches of many deals; level None plays at random."""
    total = [0] * len(levels)
    for seed in range(matches):
        match = Match("nap", len(levels), playout.pack("nap", {"match": "deals", "length": 60}), seed, 1)
        bots = [Bot(level or 0, Chance(seed, seat)) for seat, level in enumerate(levels)]
        dice = Chance(seed, 99)
        while match.game.to_act != NOBODY:
            seat = match.game.to_act
            moves = playout.legal(match)
            move = choose(match, bots[seat])[0] if levels[seat] is not None else moves[dice.below(len(moves))]
            match.play(move)
        for seat in range(len(levels)):
            total[seat] += match.game.chips[seat] - 100
    return total


@pytest.mark.parametrize("level", [0, 1, 2])
def test_every_level_beats_random_play(level):
    chips = won([level, None, level, None], 3)
    assert chips[0] + chips[2] > 500


def test_hard_beats_easy():
    chips = won([2, 0, 2, 0], 14)
    assert chips[0] + chips[2] > 0


def said(hand, level=2):
    """What the first to speak says with a hand."""
    others = [f"{rank}{suit}" for suit in "SHDC" for rank in "789TJQKA"]
    mine = hand.split()
    rest = [card for card in others if card not in mine]
    hands = [hand, *[" ".join(rest[5 * seat : 5 * seat + 5]) for seat in range(3)]]
    sitting = Sitting(4, hands)
    return sitting.words.word(sitting.table, choose(sitting.match, Bot(level, Chance(1)))[0])


@pytest.mark.parametrize("level", [1, 2])
def test_it_bids_what_its_hand_is_worth(level):
    assert said("AS KS QS JS TS", level) == "bid nap"
    assert said("AS KS QS 7H 8D", level) in {"bid three", "bid four"}
    assert said("7S 7H 7D 7C 8S", level) == "bid misere"
    assert said("9S JH TD QC TH", level) == "pass"


def test_it_leads_its_best_suit_from_the_top():
    sitting = Sitting(4, ["AS KS QS JS 7H", "AH KH QH JH TH", "AD KD QD JD TD", "AC KC QC JC TC"])
    sitting.do("bid four", "pass", "pass", "pass")
    move, _ = choose(sitting.match, Bot(1, Chance(1)))
    assert sitting.words.word(sitting.table, move) == "play AS"


def test_in_a_misere_it_ducks_as_high_as_it_can():
    hands = ["7S 9H 7H 7D 8C", "AS TH KS QS JS", "AD KD QD JD TD", "AC KC QC JC TC"]
    sitting = Sitting(4, hands)
    sitting.do("bid misere", "pass", "pass", "pass", "7S", "AS", "TD", "TC", "TH", "JD", "JC")
    move, _ = choose(sitting.match, Bot(1, Chance(1)))
    assert sitting.words.word(sitting.table, move) == "play 9H"


def test_it_never_revokes_where_it_could_and_challenges_only_what_is_proven():
    for seed in range(30):
        match = Match("nap", 4, playout.pack("nap", {"revoke": "settled"}), seed, 2)
        bots = [Bot(seat % 3, Chance(seed, seat)) for seat in range(4)]
        while match.game.to_act != NOBODY:
            move, _ = choose(match, bots[match.game.to_act])
            # Nobody revokes, so that there is nothing to challenge.
            assert not 48 <= move < 64
            match.play(move)
        assert all(fault == 255 for fault in match.game.revoke.faults)


def test_it_challenges_a_revoke_that_lies_on_the_table():
    hands = ["AS KS QS JS 7H", "8S AH KH QH JH", "AD KD QD JD TD", "AC KC QC JC TC"]
    sitting = Sitting(4, hands, revoke="settled")
    sitting.do("bid four", "pass", "pass", "pass", "AS", "AH", "TD", "TC", "KS", "8S")
    move, _ = choose(sitting.match, Bot(2, Chance(1)))
    assert sitting.words.word(sitting.table, move) == "challenge 1"


@pytest.mark.parametrize("mode", ["garnet", "peep", "ecarte", "floater", "seven"])
def test_it_plays_every_mode_in_few_slices(mode):
    match = Match("nap", 4, playout.pack("nap", {"mode": mode, "joker": "on", "pack": "52"}), 5, 2)
    bots = [Bot(seat % 3, Chance(5, seat)) for seat in range(4)]
    while match.game.to_act != NOBODY:
        move, slices = choose(match, bots[match.game.to_act])
        assert slices <= 24
        match.play(move)


def test_it_keeps_the_best_of_the_spare_hand():
    hands = ["AS KS QS 7H 8D", "AH KH QH JH TH", "AD KD QD JD TD", "AC KC QC JC TC"]
    sitting = Sitting(4, hands, mode="garnet", position={"spare": ["JS", "TS", "7D", "7C", "8C"]})
    sitting.do("spare")
    bot = Bot(1, Chance(1))
    while sitting.state()["phase"] == "draw":
        sitting.match.play(choose(sitting.match, bot)[0])
    assert sitting.state()["hands"][0] == ["AS", "TS", "JS", "QS", "KS"]
