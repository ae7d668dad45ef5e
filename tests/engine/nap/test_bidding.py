"""Clauses N12-N17 of the rules sheet, with A1, A3, A4 and A15: what may be said, and when the bidding ends."""

import pytest

from tests.engine.nap.sitting import Sitting, kinds

HANDS = ["AS KS QS JS TS", "AH KH QH JH TH", "AD KD QD JD TD", "AC KC QC JC TC"]


@pytest.fixture
def sitting():
    return Sitting(4, HANDS)


def test_N12_one_bid_each_from_the_dealers_left_each_higher_than_the_last(sitting):
    assert sitting.state()["to_act"] == 0 and sitting.state()["dealer"] == 3
    assert sitting.moves == {"pass", "bid three", "bid misere", "bid four", "bid nap"}
    sitting.do("bid three")
    assert sitting.moves == {"pass", "bid misere", "bid four", "bid nap"}
    sitting.do("pass", "bid four")
    assert sitting.moves == {"pass", "bid nap"}
    assert sitting.state()["bids"] == [[0, "three"], [1, "pass"], [2, "four"]]
    sitting.do("pass")
    assert (sitting.state()["phase"], sitting.state()["declarer"], sitting.state()["bid"]) == ("play", 2, "four")


def test_N13_A1_the_ladder_in_its_order():
    sitting = Sitting(7, [*HANDS, "2S 3S 4S 5S 6S", "2H 3H 4H 5H 6H", "2D 3D 4D 5D 6D"])
    ladder = ["three", "misere", "four", "nap", "wellington", "blucher"]
    for place, bid in enumerate(ladder):
        above = ladder[place:]
        legal = {f"bid {each}" for each in above} - ({"bid wellington"} if place < 4 else set()) - {"bid blucher"}
        assert sitting.moves == {"pass"} | (legal if place < 5 else {"bid blucher"})
        sitting.do(f"bid {bid}")
    assert sitting.state()["declarer"] == 5 and sitting.state()["bid"] == "blucher"


def test_N14_three_may_be_left_out():
    assert Sitting(4, HANDS, lowest="four").moves == {"pass", "bid misere", "bid four", "bid nap"}


def test_N15_two_and_misere_may_be_had_or_not():
    assert Sitting(4, HANDS, lowest="two").moves == {
        "pass", "bid two", "bid three", "bid misere", "bid four", "bid nap",
    }  # fmt: skip
    assert Sitting(4, HANDS, misere="off").moves == {"pass", "bid three", "bid four", "bid nap"}


def test_N16_wellington_only_over_another_players_nap_and_with_the_lowest_trump_led(sitting):
    sitting.do("pass", "bid nap")
    assert sitting.moves == {"pass", "bid wellington"}
    sitting.do("bid wellington", "pass")
    assert sitting.state()["declarer"] == 2 and sitting.moves == {"play TD"}
    assert {"event": "trump", "seat": 2, "suit": "D"} in sitting.do("TD")


def test_N16_A1_the_lead_is_the_lowest_of_the_suit_that_becomes_trump():
    hands = ["AS KS QS JS TS", "AH KH QD 7D AC", "AD KD 8D JD TD", "9C KC QC JC TC"]
    sitting = Sitting(4, hands)
    sitting.do("bid nap", "bid wellington", "pass", "pass")
    assert sitting.moves == {"play KH", "play 7D", "play AC"}
    assert sitting.do("AC")[1] == {"event": "trump", "seat": 1, "suit": "C"}


def test_N16_without_wellington_nothing_goes_over_nap():
    sitting = Sitting(4, HANDS, wellington="off")
    sitting.do("pass", "bid nap")
    assert sitting.state()["phase"] == "play" and sitting.state()["declarer"] == 1


def test_N17_blucher_only_over_wellington_and_leads_what_he_likes(sitting):
    sitting.do("bid nap", "bid wellington")
    assert sitting.moves == {"pass", "bid blucher"}
    sitting.do("bid blucher")
    assert sitting.state()["phase"] == "play"
    assert sitting.moves == {f"play {rank}D" for rank in "AKQJT"}


def test_N17_blucher_may_be_left_out():
    sitting = Sitting(4, HANDS, blucher="off")
    sitting.do("bid nap", "bid wellington")
    assert sitting.state()["phase"] == "play" and sitting.state()["bid"] == "wellington"


def test_A4_A15_all_pass_throws_in_and_counts_as_a_deal_and_passes_left(sitting):
    events = sitting.do("pass", "pass", "pass", "pass")
    assert events[-1] == {"event": "deal-end", "deal": 1} and kinds(events) == ["bid"] * 4 + ["deal-end"]
    state = sitting.state()
    assert (state["phase"], state["dealer"], state["to_act"], state["deal"]) == ("deal", 0, 0, 1)
    assert state["hands"] == [[]] * 4 and state["bids"] == [] and state["declarer"] is None
    assert sitting.chips == [100] * 4
    assert sitting.do("deal")[0] == {"event": "deal", "deal": 2, "dealer": 0}


def test_A15_the_bidding_stops_when_nobody_can_bid_higher(sitting):
    sitting.do("bid nap", "bid wellington", "bid blucher")
    assert sitting.state()["phase"] == "play" and len(sitting.state()["bids"]) == 3


def test_the_last_to_speak_ends_the_bidding_with_a_bid_too(sitting):
    sitting.do("pass", "pass", "pass", "bid three")
    assert sitting.state()["phase"] == "play" and sitting.state()["declarer"] == 3
