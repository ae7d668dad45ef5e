"""Clause N28 of the rules sheet, with A13: revokes where the house rules allow them; example NE6."""

import pytest

from tests.engine.nap.sitting import Sitting, kinds, payments
from tests.engine.nap.test_play import play_out

# Seat 0 has the top spades; seat 1 has one spade and can fail to follow with it, seat 2 has none.
FIVE = ["AS KS QS JS 2H", "9S AH KH QH JH", "AD KD QD JD TD", "8S AC KC QC JC", "7S 9H 9D 9C TC"]


def sitting(bid="nap", seats=5, **options):
    """A bid by seat 0, all others pass."""
    made = Sitting(seats, FIVE[:seats], pack="52", **({"revoke": "settled"} | options))
    made.do(f"bid {bid}", *["pass"] * (seats - 1))
    return made


def honest(moves):
    """A card rather than a challenge."""
    return min(move for move in moves if move.startswith("play"))


def test_any_card_may_be_played():
    table = sitting()
    table.do("AS")
    assert table.moves == {f"play {card}" for card in FIVE[1].split()}


def test_NE6_N28_an_opponents_revoke_stops_play_and_he_pays_all_the_bidder_would_have_won():
    table = sitting()
    table.do("AS", "AH")
    assert "challenge 1" in table.moves and "challenge 0" not in table.moves
    events = table.do("challenge 1")
    assert payments(events) == [(1, 0, 40, "N28")] and events[-1] == {"event": "deal-end", "deal": 1, "seat": 0}
    assert table.chips == [140, 60, 100, 100, 100] and table.state()["phase"] == "deal"


def test_NE6_N28_four_players_three():
    table = sitting("three", 4)
    table.do("AS", "AH", "challenge 1")
    assert table.chips == [109, 91, 100, 100]


def test_NE6_N28_the_bidders_revoke_is_a_lost_bid():
    hands = ["AS KS QS 2H 9H", "9S AH KH QH JH", "AD KD QD JD TD", "8S AC KC QC JC", "7S 3H 9D 9C TC"]
    table = Sitting(5, hands, pack="52", revoke="settled")
    # He takes the first trick and loses the second; then he fails to follow hearts.
    table.do("bid nap", *["pass"] * 4, "AS", "9S", "TD", "8S", "7S", "2H", "AH", "JD", "JC", "3H")
    table.do("KH", "QD", "QC", "9D")
    assert "challenge 0" not in table.moves
    events = table.do("KS", "QS", "challenge 0")
    assert payments(events) == [(0, seat, 5, "N28") for seat in (1, 2, 3, 4)]
    assert table.chips == [80, 105, 105, 105, 105] and "seat" not in events[-1]


def test_who_followed_cannot_be_challenged_and_nobody_himself_in_play():
    table = sitting()
    table.do("AS", "9S")
    assert not [move for move in table.moves if move.startswith("challenge")]
    table.do("AD", "8S", "7S", "KS")
    # Seat 2 is to be doubted, seat 1 (to act) is not.
    assert {move for move in table.moves if move.startswith("challenge")} == {"challenge 2"}


def test_an_honest_seat_is_cleared_and_play_goes_on():
    table = sitting()
    table.do("AS", "9S", "AD")
    before = table.state()
    assert table.do("challenge 2") == []
    assert table.state() == before and "challenge 2" not in table.moves


def test_a_doubt_says_nothing_of_the_hand():
    """Whether a challenge is offered hangs on what lies on the table, not on what is held."""
    for card in ("AH", "AD"):
        hands = list(FIVE)
        if card == "AD":
            hands[1], hands[2] = "AD KD QD JD TD", "9S AH KH QH JH"
        table = Sitting(5, hands, pack="52", revoke="settled")
        table.do("bid nap", *["pass"] * 4, "AS", card)
        assert "challenge 1" in table.moves


@pytest.mark.parametrize("rule", ["settled", "replayed"])
def test_A13_a_challenge_may_come_until_the_next_deal_and_turns_the_settlement_back(rule):
    table = sitting(revoke=rule, kitty="all")
    table.do("AS", "AH", "AD", "8S", "7S")
    before = table.chips
    play_out(table, honest)
    assert table.state()["phase"] == "deal" and "challenge 1" in table.moves
    kitty = table.state()["kitty"]
    events = table.do("challenge 1")
    clause = "N28" if rule == "settled" else "A13"
    assert all(payment[3] == clause for payment in payments(events))
    # As if nothing had been paid but the penalty.
    lost = rule == "replayed"
    others = [before[seat] + (5 if lost else 0) for seat in (2, 3, 4)]
    assert table.chips[2:] == others and table.chips[1] == before[1] - (15 if lost else 40)
    assert table.state()["kitty"] == kitty
    assert table.moves == {"deal"}
    table.do("deal")
    assert not [move for move in table.moves if move.startswith("challenge")]


@pytest.mark.parametrize("rule", ["settled", "replayed"])
def test_A13_N30_a_challenge_that_leaves_the_bid_made_leaves_him_the_kitty(rule):
    hands = ["AS KS QS JS TS", *FIVE[1:]]
    table = Sitting(5, hands, pack="52", revoke=rule, kitty="all", position={"kitty": 24})
    table.do("bid nap", *["pass"] * 4, "AS", "AH")
    play_out(table, honest)
    assert table.chips == [164, 90, 90, 90, 90] and table.state()["kitty"] == 0
    table.do("challenge 1")
    assert table.chips == [164, 60, 100, 100, 100] and table.state()["kitty"] == 0


def test_A13_N30_a_bidder_who_revoked_gives_the_kitty_back():
    hands = ["AS KS QS JS TS 2H 3H", "AH KH QH JH TH 9H 8H", "AD KD QD JD TD 9D 8D"]
    table = Sitting(3, hands, pack="52", mode="seven", revoke="settled", kitty="all", position={"kitty": 24})
    # He ruffs the second heart, though he has another.
    table.do("bid nap", "pass", "pass", "AS", "8H", "8D", "2H", "AH", "9D", "KH", "TD", "KS")
    play_out(table, lambda moves: max(move for move in moves if move.startswith("play")))
    assert table.chips == [144, 90, 90] and table.state()["kitty"] == 0
    table.do("challenge 0")
    assert table.chips == [90, 105, 105] and table.state()["kitty"] == 24


class TestReplayed:
    def test_A13_the_cards_go_back_to_the_fault_and_suit_must_be_followed_from_there(self):
        table = sitting(revoke="replayed")
        table.do("AS", "AH", "AD", "8S", "7S", "KS")
        assert "challenge 2" in table.moves
        table.do("KH")
        assert table.do("challenge 1") == []
        state = table.state()
        assert state["played"] == [[0, "AS"]] and state["to_act"] == 1 and state["taken"] == [0] * 5
        assert state["hands"][0] == ["JS", "QS", "KS", "2H"] and len(state["hands"][1]) == 5
        assert table.moves == {"play 9S"}

    def test_A13_the_offender_pays_for_all_when_the_bid_is_made(self):
        hands = ["AS KS QS JS TS", *FIVE[1:]]
        table = Sitting(5, hands, pack="52", revoke="replayed")
        table.do("bid nap", *["pass"] * 4, "AS", "AH", "challenge 1")
        events = play_out(table, honest)
        assert payments(events) == [(1, 0, 40, "A13")] and events[-1]["seat"] == 0

    def test_A13_and_every_other_but_the_caller_when_it_fails(self):
        table = sitting(revoke="replayed")
        table.do("AS", "AH", "challenge 1")
        events = play_out(table, honest)
        assert payments(events) == [(1, seat, 5, "A13") for seat in (2, 3, 4)]
        assert table.chips == [100, 85, 105, 105, 105]

    def test_A13_an_offending_caller_loses_outright(self):
        hands = ["AS KS QS 2H 9H", "9S AH KH QH JH", "AD KD QD JD TD", "8S AC KC QC JC"]
        table = Sitting(4, hands, pack="52", revoke="replayed")
        table.do("bid nap", "pass", "pass", "pass", "AS", "9S", "TD", "8S", "2H", "AH", "JD", "JC")
        events = table.do("KH", "QD", "QC", "KS", "QS", "challenge 0")
        assert payments(events) == [(0, seat, 5, "A13") for seat in (1, 2, 3)]
        assert kinds(events)[-1] == "deal-end"
