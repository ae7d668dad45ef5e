"""Saving: the length of records, states that cannot be, and a match that goes on as it would have."""

import random

import pytest

from engine import record
from engine.contract import BadRecord
from tests.engine.nain_jaune.sitting import Sitting


@pytest.mark.parametrize("seats", [3, 8])
@pytest.mark.parametrize("stuck", ["free", "skip"])
def test_longest_record(seats: int, stuck: str) -> None:
    """Highest cards first make the most passes a deal; they are not written, as they are no choice."""
    sitting = Sitting(seats, 3, stuck=stuck, collect="hand", chips=200)
    longest = 0
    while sitting.game.deal < 40 and sitting.game.phase != 2:
        words = [word for word in sitting.legal() if word != "claim"]
        sitting.play(max(words, key=lambda word: "A23456789TJQK".find(word[0])))
        if sitting.match.count % 5 == 0:
            longest = max(longest, len(record.pack(sitting.match)))
    assert longest <= 250


def test_a_deal_of_very_many_passes() -> None:
    """Skipping rank by rank after each card, from the highest down: the log grows, is saved and loaded."""
    ranks = "QJT987654"
    hands = ["AS", "AH", "AD", "AC", "2S", "2H", "2D", " ".join(rank + suit for rank in ranks for suit in "CD")]
    sitting = Sitting(8, stuck="skip").put(*hands)
    for card in [rank + suit for rank in ranks for suit in "CD"][:-1]:
        sitting.play(card)
        while sitting.legal() == ["pass"]:
            sitting.play("pass")
    assert sitting.match.count > 600
    other = record.unpack(record.pack(sitting.match))
    assert other.count == sitting.match.count
    assert sitting.words.state(other.game, 255) == sitting.state()
    assert len(record.pack(other)) <= record.MOST_BYTES


def test_a_position_put_in_words_is_saved_with_it() -> None:
    """The snapshot then holds the cards."""
    sitting = Sitting(8).put("AS KS", "2S", "3S", "4S", "5S", "6S", "7S", "8S 9S TS JS QS")
    sitting.play("8S 9S TS")
    data = record.pack(sitting.match)
    assert len(data) <= record.MOST_BYTES
    other = record.unpack(data)
    assert sitting.words.state(other.game, 255) == sitting.state()


@pytest.mark.parametrize("seed", range(4))
def test_every_spoilt_state_is_refused_or_can_be_played(seed: int) -> None:
    """A state with a changed byte either says what is wrong or is one that the rules can go on from."""
    dice = random.Random(seed)
    sitting = Sitting(4, 5, collect="hand")
    sitting.play("deal")
    for _ in range(20):
        sitting.play(dice.choice(sitting.legal()))
    out = bytearray(250)
    size = sitting.game.save(out)
    good = bytes(out[:size])
    refused = 0
    for place in range(8, size):
        spoilt = bytearray(good)
        spoilt[place] ^= 1 << dice.randrange(8)
        try:
            sitting.game.load(spoilt, 0, size)
        except BadRecord as fault:
            assert str(fault).endswith(".")
            refused += 1
            continue
        for _ in range(60):
            count = sitting.game.moves(out)
            if not count:
                break
            sitting.game.play(out[dice.randrange(count)])
    assert refused > 25
    sitting.game.load(good, 0, size)
    assert bytes(out[: sitting.game.save(out)]) == good


def test_a_match_that_ended_with_all_at_zero_can_be_loaded() -> None:
    """Nobody is left in it then."""
    sitting = Sitting(opera="off").put("2S 3S", "4C 5C", "AS", chips=[0, 0, 0], board=[0] * 5)
    sitting.play("AS")
    assert sitting.game.members == 0
    assert sitting.told("match-end") == [{"seats": [2]}]
    other = record.unpack(record.pack(sitting.match))
    assert sitting.match.view(0).winners == other.game.winners == 0b100
    assert sitting.words.state(other.game, 255) == sitting.state()
