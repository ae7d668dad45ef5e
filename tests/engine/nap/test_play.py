"""Clauses N18-N28 of the rules sheet, with A2, A3 and A16: play, payments, the end; examples NE1 and NE2."""

import pytest

from engine.contract import IllegalMove
from tests.engine.nap.sitting import Sitting, kinds, payments

SUITS = "SHDC"


def play_out(sitting, choose=min):
    """Play the rest of the deal; the declarer goes from the top, the others as they must."""
    events = []
    while sitting.state()["phase"] == "play":
        events += sitting.do(choose(sitting.moves))
    return events


def straight(seats, weak=False):
    """Hands of a whole pack in which seat 0 takes every trick with spades, or (weak) seat 1 takes all."""
    rest = [f"{rank}{suit}" for rank in "23456789T" for suit in "HDC"]
    top = "AS KS QS JS TS"
    low = "2S 3S 4S 5S 6S"
    hands = [low, top] if weak else [top, low]
    while len(hands) < seats:
        hands.append(" ".join(rest.pop() for _ in range(5)))
    if seats == 6:
        hands[5] = ""
    return hands


# Over which bids the declarer's own is made, by the seats that speak before him.
OVER = {"wellington": ["nap"], "blucher": ["nap", "wellington"]}
LINES = {
    "two": (2, 2, "N21"), "three": (3, 3, "N21"), "four": (4, 4, "N21"), "nap": (10, 5, "N22"),
    "misere": (3, 3, "N23"), "wellington": (10, 10, "N24"), "blucher": (10, 20, "N25"),
}  # fmt: skip


def settle(seats, bid, won):
    """A deal in which the declarer plays `bid` and wins or loses it; seat, sitting, events."""
    before = OVER.get(bid, [])
    declarer = len(before)
    takes_all = won != (bid == "misere")
    hands = straight(seats, weak=not takes_all)
    # Turn the table so that the first hand is the declarer's.
    active = [seat for seat in range(seats) if seats != 6 or seat != seats - 1]
    turned = [""] * seats
    for place, seat in enumerate(active):
        turned[active[(place + declarer) % len(active)]] = hands[seat]
    sitting = Sitting(seats, turned, pack="52", lowest="two")
    sitting.do(*[f"bid {each}" for each in before], f"bid {bid}")
    while sitting.state()["phase"] == "bid":
        sitting.do("pass")
    assert sitting.state()["declarer"] == declarer
    return declarer, sitting, play_out(sitting)


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("bid", LINES)
@pytest.mark.parametrize("seats", range(3, 8))
def test_NE1_settlement_by_number_of_opponents(seats, bid, won):
    declarer, sitting, events = settle(seats, bid, won)
    gain, cost, clause = LINES[bid]
    others = [(declarer + step) % seats for step in range(1, seats)]
    if won:
        assert payments(events) == [(seat, declarer, gain, clause) for seat in others]
        assert sitting.chips[declarer] == 100 + gain * (seats - 1)
    else:
        assert payments(events) == [(declarer, seat, cost, clause) for seat in others]
        assert sitting.chips[declarer] == 100 - cost * (seats - 1)
    end = events[-1]
    assert end["event"] == "deal-end" and end.get("seat") == (declarer if won else None)


def test_NE2_penny_nap():
    assert settle(5, "three", True)[1].chips == [112, 97, 97, 97, 97]
    assert settle(5, "three", False)[1].chips == [88, 103, 103, 103, 103]
    assert settle(5, "nap", True)[1].chips == [140, 90, 90, 90, 90]
    assert settle(5, "nap", False)[1].chips == [80, 105, 105, 105, 105]


def test_N18_the_highest_trump_wins_else_the_highest_of_the_suit_led_and_the_winner_leads():
    hands = ["AS KS 9H 8H 7H", "8S AH KH QH JH", "7S AD KD QD JD", "9S AC KC QC JC"]
    sitting = Sitting(4, hands)
    sitting.do("bid three", "pass", "pass", "pass", "AS", "8S", "7S", "9S")
    assert sitting.state()["to_act"] == 0 and sitting.state()["taken"] == [1, 0, 0, 0]
    # Hearts led: the aces of other suits do not win.
    assert sitting.do("9H", "AH", "AD", "AC")[-1] == {"event": "trick", "seat": 1}
    assert sitting.state()["to_act"] == 1
    # A trump beats the ace of the suit led.
    sitting.do("KH", "KD", "KC", "7H", "QH", "QD", "QC")
    assert sitting.moves == {"play 8H"}


def test_N18_the_lowest_trump_beats_the_ace_of_another_suit():
    hands = ["8S KS QH JH TH", "AH 9H KD QD JD", "7S 9S AC KC QC", "AD TD 9D 8D 7D"]
    sitting = Sitting(4, hands)
    sitting.do("bid three", "pass", "pass", "pass", "KS", "9H", "9S", "7D")
    assert sitting.do("QH", "AH", "7S", "AD")[-1] == {"event": "trick", "seat": 2}


def test_N19_equal_chips_are_given_out():
    assert [Sitting(seats).chips for seats in range(3, 8)] == [[100] * seats for seats in range(3, 8)]


def test_N20_the_bidder_settles_with_each_and_overtricks_are_worth_nothing():
    _, sitting, events = settle(4, "two", True)
    assert sitting.chips == [106, 98, 98, 98]
    assert payments(events) == [(1, 0, 2, "N21"), (2, 0, 2, "N21"), (3, 0, 2, "N21")]
    assert "trick" in kinds(events) and kinds(events).count("trick") == 5


def test_N20_failing_costs_the_number_bid_whatever_was_taken():
    hands = ["AS KS QS 2H 3H", "2S AH KH QH JH", "3S 2D 3D 4D 5D", "4S 2C 3C 4C 5C"]
    sitting = Sitting(4, hands, pack="52")
    sitting.do("bid four", "pass", "pass", "pass", "AS", "2S", "3S", "4S", "KS")
    play_out(sitting)
    assert sitting.chips == [88, 104, 104, 104]


@pytest.mark.parametrize(("bid", "per"), [("two", 2), ("three", 3), ("four", 4)])
def test_N21_one_chip_a_trick_bid(bid, per):
    assert settle(5, bid, True)[1].chips[0] == 100 + 4 * per
    assert settle(5, bid, False)[1].chips[0] == 100 - 4 * per


def test_N22_nap_wins_ten_and_pays_five():
    assert settle(5, "nap", True)[1].chips[0] == 140
    assert settle(5, "nap", False)[1].chips[0] == 80


def test_N23_A3_misere_has_no_trump_and_ends_with_the_bidders_first_trick():
    hands = ["7S 8H 8D 7C TD", "8S 9H AH 9D 8C", "9S TH KH JD 9C", "TS JH QH QD TC"]
    sitting = Sitting(4, hands)
    sitting.do("bid misere", "pass", "pass", "pass")
    events = sitting.do("8D", "9D", "JD", "QD")
    assert sitting.state()["trump"] is None and "trump" not in kinds(events)
    events = sitting.do("TS", "7S", "8S", "9S", "JH", "8H", "AH", "KH")
    assert sitting.state()["phase"] == "play" and sitting.state()["to_act"] == 1
    sitting.do("9H")
    assert sitting.moves == {"play TH"}
    sitting.do("TH", "QH")
    assert sitting.moves == {"play 7C", "play TD"}
    # Without trump a card of another suit never wins.
    events = sitting.do("TD", "TC", "7C", "8C", "9C")
    assert payments(events) == [(1, 0, 3, "N23"), (2, 0, 3, "N23"), (3, 0, 3, "N23")]

    sitting = Sitting(4, ["AS 8H 8D 7C TD", *hands[1:]])
    sitting.do("bid misere", "pass", "pass", "pass")
    events = sitting.do("AS", "8S", "9S", "TS")
    assert kinds(events) == ["card"] * 4 + ["trick", "pay", "pay", "pay", "deal-end"]
    assert payments(events) == [(0, 1, 3, "N23"), (0, 2, 3, "N23"), (0, 3, 3, "N23")]
    assert sitting.state()["phase"] == "deal" and sitting.state()["hands"] == [[]] * 4


def test_N24_wellington_wins_ten_and_pays_ten():
    assert settle(5, "wellington", True)[1].chips[1] == 140
    assert settle(5, "wellington", False)[1].chips[1] == 60


def test_N25_blucher_wins_ten_and_pays_twenty():
    assert settle(5, "blucher", True)[1].chips[2] == 140
    assert settle(5, "blucher", False)[1].chips[2] == 20


def test_N28_A13_the_table_refuses_a_revoke():
    hands = ["AS KS 9H 8H 7H", "8S AH KH QH JH", "7S AD KD QD JD", "9S AC KC QC JC"]
    sitting = Sitting(4, hands)
    sitting.do("bid three", "pass", "pass", "pass", "AS")
    assert sitting.moves == {"play 8S"}
    before = sitting.state()
    for card in (17, 29, 28, 27):
        with pytest.raises(IllegalMove):
            sitting.match.play(128 + card)
    assert sitting.state() == before


def test_all_tricks_are_played_also_when_the_bid_is_decided():
    events = settle(4, "nap", False)[2]
    assert kinds(events).count("trick") == 5


@pytest.mark.parametrize(("seats", "options", "deals"), [
    (3, {}, 9), (4, {}, 12), (6, {}, 18), (7, {"length": 1}, 7), (4, {"match": "deals", "length": 5}, 5),
    (4, {"match": "deals"}, 3),
])  # fmt: skip
def test_A16_a_match_is_three_full_rounds_or_so_many_deals(seats, options, deals):
    sitting = Sitting(seats, **options)
    count = 0
    while sitting.moves:
        count += sitting.moves == {"deal"}
        events = sitting.do("pass" if "pass" in sitting.moves else min(sitting.moves))
    assert count == deals == sitting.state()["deal"]
    assert kinds(events)[-2:] == ["deal-end", "match-end"] and events[-1]["seats"] == list(range(seats))
    state = sitting.state()
    assert (state["phase"], state["to_act"], state["hands"]) == ("over", None, [[]] * seats)


def test_A16_chips_may_be_negative_and_most_chips_win():
    sitting = Sitting(4, straight(4, weak=True), pack="52", match="deals", length=1, position={"chips": [10, 0, 5, 5]})
    sitting.do("bid nap")
    while sitting.state()["phase"] == "bid":
        sitting.do("pass")
    events = play_out(sitting)
    assert sitting.chips == [-5, 5, 10, 10]
    assert events[-1] == {"event": "match-end", "seats": [2, 3]}


@pytest.mark.parametrize("seats", range(3, 8))
def test_following_is_all_that_is_legal_for_every_lead_and_every_hand(seats):
    """Whatever is led: who holds the suit may play that suit only, who does not may play anything."""
    for seed in range(40):
        sitting = Sitting(seats, seed=seed)
        sitting.do("deal")
        sitting.do(*["bid nap" if seed % 2 else "bid misere"])
        while sitting.state()["phase"] == "bid":
            sitting.do("pass")
        while sitting.state()["phase"] == "play":
            state = sitting.state()
            held = state["hands"][state["to_act"]]
            trick = state["trick"]
            same = [card for card in held if trick and card[1] == trick[0][1][1]]
            assert sitting.moves == {f"play {card}" for card in same or held}
            sitting.do(sorted(sitting.moves)[seed % len(sitting.moves)])
