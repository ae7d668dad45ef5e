"""The engine against the plain second reading of the rules, move by move, over seats and house rules."""

import random

import pytest

from engine.contract import NOBODY
from engine.nain_jaune.board import PACK
from engine.nain_jaune.options import OPTIONS, PHASE_PLAY
from sim.referee.cards import card_word
from tests.engine.nain_jaune.model import BOARD, Model
from tests.engine.nain_jaune.sitting import Sitting

MATCHES = 120
MOST_DEALS = 25


def random_options(dice: random.Random) -> dict[str, str | int]:
    """A value for every option, the defaults more often than the others."""
    chosen: dict[str, str | int] = {}
    for name, values, default in OPTIONS:
        if values is None:
            chosen[name] = dice.randint(1, 12)
        else:
            chosen[name] = values[default] if dice.random() < 0.4 else dice.choice(values)
    return chosen


def dealt(sitting: Sitting) -> list[set[str]]:
    """The hands of all seats in words; those of a deal that is over only lie there still."""
    where = sitting.game.where if sitting.game.phase == PHASE_PLAY else [NOBODY] * 64
    return [{str(card_word(card)) for card in PACK if where[card] == seat} for seat in range(sitting.game.seats)]


@pytest.mark.parametrize("number", range(MATCHES))
def test_engine_and_model_agree(number: int) -> None:
    """Legal moves, whose turn, chips, board, members and winners are the same after every move."""
    dice = random.Random(number)
    seats = dice.randint(3, 8)
    options = random_options(dice)
    sitting = Sitting(seats, number, **options)
    game = sitting.game
    model = Model(seats, options, game.dealer)
    total = sitting.total
    while model.phase != "over" and model.deals < MOST_DEALS:
        legal = sitting.legal()
        assert set(legal) == model.legal()
        word = dice.choice(legal)
        before = sitting.chips
        events = sitting.play(word)
        if word == "deal":
            model.deal(dealt(sitting))
        else:
            model.play(word)
        assert sitting.chips == model.chips
        assert sitting.board == [model.board[card] for card in BOARD]
        assert game.to_act == (255 if model.to_act is None else model.to_act)
        assert sitting.state()["phase"] == model.phase
        assert dealt(sitting) == model.hands
        assert sitting.total == total
        changes = [0] * seats
        for event in events:
            if event["event"] == "pay":
                assert event["chips"] > 0
                for end, sign in (("from", -1), ("to", 1)):
                    if event[end] != "board":
                        changes[event[end]] += sign * event["chips"]
        assert [a - b for a, b in zip(sitting.chips, before, strict=True)] == changes
        if model.phase == "over":
            assert events[-1] == {"event": "match-end", "seats": model.winners}
    assert [seat for seat in range(seats) if game.members >> seat & 1] == model.inside or model.phase == "over"
