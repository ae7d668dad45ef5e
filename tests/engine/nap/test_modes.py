"""Clauses N26, N27, N31-N43 of the rules sheet, with A7-A9 and A11: the modes; examples NE3, NE9 and NE11."""

import pytest

from engine.contract import BadOption, CannotUndo
from tests.engine.nap.sitting import Sitting, kinds, payments
from tests.engine.nap.test_play import play_out

HANDS = ["AS KS QS JS 9S", "AH KH QH JH TH", "AD KD QD JD TD", "AC KC QC JC TC"]


def garnet(**options):
    """Four players, Sir Garnet, the five top cards of seat 0's suit but one on the table."""
    hands = ["9S 8S 7S 9H 8H", "TH KH QH JH AH", "AD KD QD JD TD", "AC KC QC JC TC"]
    return Sitting(4, hands, mode="garnet", position={"spare": ["AS", "KS", "QS", "JS", "TS"]}, **options)


class TestGarnet:
    def test_N32_A7_the_spare_hand_is_taken_five_thrown_and_nap_declared(self):
        sitting = garnet()
        sitting.do("pass")
        sitting = garnet()
        assert "spare" in sitting.moves
        events = sitting.do("spare")
        assert events == [{"event": "spare", "seat": 0}, {"event": "bid", "seat": 0, "bid": "nap"}]
        state = sitting.state()
        assert (state["phase"], state["to_act"], state["declarer"], state["bid"]) == ("draw", 0, 0, "nap")
        assert len(state["hands"][0]) == 10
        assert sitting.moves == {f"throw {card}" for card in state["hands"][0]}
        for card in ("9S", "8S", "7S", "9H"):
            assert sitting.do(f"throw {card}") == [{"event": "throw", "seat": 0}]
        sitting.do("throw 8H")
        assert sitting.moves == {"done"}
        sitting.do("done")
        state = sitting.state()
        assert (state["phase"], state["to_act"]) == ("bid", 1)
        assert state["hands"][0] == ["AS", "TS", "JS", "QS", "KS"]

    def test_N32_it_is_gone_for_the_others_and_wellington_may_still_go_over_it(self):
        sitting = garnet()
        sitting.do("spare", *[f"throw {card}" for card in ("9S", "8S", "7S", "9H", "8H")], "done")
        assert sitting.moves == {"pass", "bid wellington"}
        sitting.do("bid wellington", "pass", "pass")
        assert sitting.state()["declarer"] == 1 and sitting.state()["bid"] == "wellington"

    def test_A7_it_cannot_be_taken_over_a_nap(self):
        sitting = garnet()
        sitting.do("bid nap")
        assert sitting.moves == {"pass", "bid wellington"}

    def test_a_throw_can_be_taken_back_until_done_and_the_hand_taken_cannot(self):
        sitting = garnet()
        sitting.do("spare")
        with pytest.raises(CannotUndo):
            sitting.match.undo()
        before = sitting.state()
        sitting.do("throw AS", "throw KS")
        sitting.match.undo()
        sitting.match.undo()
        assert sitting.state() == before
        with pytest.raises(CannotUndo):
            sitting.match.undo()

    def test_N26_the_stakes_are_those_of_nap(self):
        sitting = garnet()
        sitting.do("spare", *[f"throw {card}" for card in ("9S", "8S", "7S", "9H", "8H")], "done")
        sitting.do("pass", "pass", "pass")
        assert payments(play_out(sitting)) == [(1, 0, 10, "N26"), (2, 0, 10, "N26"), (3, 0, 10, "N26")]

    def test_NE9_four_players_whole_pack(self):
        sitting = garnet(pack="52")
        sitting.do("bid three")
        assert "spare" in sitting.moves
        sitting.do("spare")
        hand = sitting.state()["hands"][1]
        assert len(hand) == 10
        # The worst five are kept.
        sitting.do(*[f"throw {card}" for card in ("AS", "KS", "AH", "KH", "QH")], "done")
        assert sitting.state()["bids"] == [[0, "three"], [1, "nap"]]
        assert "spare" not in sitting.moves and "bid wellington" in sitting.moves
        sitting.do("pass", "pass")
        assert sitting.state()["to_act"] == 1
        sitting.do("JS", "AD", "TC", "9S", "QS", "KD", "JC", "8S", "TS", "TD", "QC", "7S")
        events = sitting.do("JH", "QD", "KC", "9H", "TH", "JD", "AC", "8H")
        assert sitting.chips == [100 - 10, 130, 90, 90] and payments(events)[0][3] == "N26"

    def test_what_was_thrown_is_known_to_its_seat_alone(self):
        sitting = garnet()
        sitting.do("spare", "throw AS", "throw 9H")
        assert list(sitting.table.view(0).aside[:2]) == [1, 25]
        for seat in (1, 2, 3, 255):
            assert list(sitting.table.view(seat).aside[:2]) == [255, 255]

    def test_without_a_taker_it_is_as_plain(self):
        sitting = garnet()
        sitting.do("pass", "bid four", "pass", "pass", "AH")
        assert sitting.state()["phase"] == "play" and sitting.state()["stock"] == 7


def peep(**options):
    """Four players, Peep Nap; the ten of spades lies on the table."""
    return Sitting(4, HANDS, mode="peep", pack="52", position={"spare": ["TS"]}, **options)


class TestPeep:
    def test_N33_a_look_costs_one_to_the_pool_and_is_private(self):
        sitting = peep()
        assert "peep" in sitting.moves
        events = sitting.do("peep")
        assert events == [
            {"event": "peep", "seat": 0},
            {"event": "pay", "from": 0, "to": "kitty", "chips": 1, "clause": "N33"},
        ]
        assert "peep" not in sitting.moves and sitting.state()["to_act"] == 0
        assert sitting.state(0)["seen"] == "TS" and sitting.state()["seen"] == "TS"
        assert [sitting.state(seat)["seen"] for seat in (1, 2, 3)] == [None] * 3
        assert sitting.state(2)["peeped"] == [0]
        assert sitting.state()["kitty"] == 1 and sitting.chips == [99, 100, 100, 100]
        assert sitting.state()["stock"] == 52 - 21
        with pytest.raises(CannotUndo):
            sitting.match.undo()

    def test_N34_the_declarer_who_peeped_may_exchange_a_card(self):
        sitting = peep()
        sitting.do("peep", "bid nap", "pass", "pass", "pass")
        assert sitting.state()["phase"] == "swap" and sitting.state()["to_act"] == 0
        assert sitting.moves == {"keep"} | {f"swap {card}" for card in HANDS[0].split()}
        assert sitting.do("swap 9S") == [{"event": "swap", "seat": 0}]
        assert sitting.state()["hands"][0] == ["AS", "TS", "JS", "QS", "KS"]
        assert sitting.state()["seen"] == sitting.state(0)["seen"] == "9S" and sitting.state(1)["seen"] is None
        assert sitting.state()["to_act"] == 0 and sitting.state()["phase"] == "play"

    def test_N34_or_keep_his_hand(self):
        sitting = peep()
        sitting.do("peep", "bid nap", "pass", "pass", "pass")
        assert sitting.do("keep") == [{"event": "keep", "seat": 0}]
        assert sitting.state()["hands"][0] == ["AS", "9S", "JS", "QS", "KS"]

    def test_N34_who_has_not_peeped_may_not_exchange(self):
        sitting = peep()
        sitting.do("bid nap", "peep", "pass", "pass", "pass")
        assert sitting.state()["phase"] == "play" and sitting.state()["to_act"] == 0

    def test_A8_A15_every_later_seat_gets_its_turn_before_the_exchange(self):
        sitting = peep()
        sitting.do("peep", "bid nap", "peep", "bid wellington", "bid blucher")
        assert sitting.state()["phase"] == "bid" and sitting.moves == {"pass", "peep"}
        sitting.do("peep", "pass")
        assert sitting.state()["phase"] == "play"  # the declarer, seat 2, did not peep

    def test_what_another_seat_has_seen_it_still_knows(self):
        sitting = peep()
        sitting.do("peep", "bid nap", "peep", "pass", "pass", "pass", "swap 9S")
        assert sitting.state(1)["seen"] == "TS" and sitting.state(2)["seen"] is None

    def test_A8_the_pool_goes_to_a_made_bid_of_five(self):
        sitting = peep()
        sitting.do("peep", "bid nap", "peep", "pass", "pass", "pass", "swap 9S")
        events = play_out(sitting)
        assert payments(events)[-1] == ("kitty", 0, 2, "N33") and sitting.chips == [131, 89, 90, 90]


class TestEcarte:
    def test_N36_each_in_turn_throws_up_to_five_and_draws_as_many_once(self):
        spare = ["2S", "3S", "4S", "5S", "6S", "2H", "3H"]
        sitting = Sitting(4, HANDS, mode="ecarte", position={"spare": spare})
        assert sitting.state()["phase"] == "draw" and sitting.state()["to_act"] == 0
        sitting.do("throw AS", "throw KS", "throw QS")
        assert sitting.moves == {"done", "throw JS", "throw 9S"}
        assert sitting.do("done") == [
            {"event": "draw", "seat": 0, "count": 3},
            {"event": "pay", "from": 0, "to": "kitty", "chips": 3, "clause": "N37"},
        ]
        assert sitting.state()["hands"][0] == ["2S", "3S", "4S", "9S", "JS"]
        assert sitting.state()["to_act"] == 1
        assert kinds(sitting.do("done")) == ["draw"]
        sitting.do(*[f"throw {card}" for card in HANDS[2].split()])
        assert sitting.moves == {"done"}
        sitting.do("done")
        assert sitting.state()["hands"][2][:4] == ["5S", "6S", "2H", "3H"]
        sitting.do("throw AC", "throw KC", "done")
        assert sitting.state()["phase"] == "bid" and sitting.state()["to_act"] == 0

    def test_NE11_N37_four_players_buy_three_none_five_and_two(self):
        sitting = Sitting(4, HANDS, mode="ecarte")
        for hand, count in zip(HANDS, (3, 0, 5, 2), strict=True):
            sitting.do(*[f"throw {card}" for card in hand.split()[:count]], "done")
        assert sitting.state()["kitty"] == 10 and sitting.state()["stock"] == 22
        assert sitting.chips == [97, 100, 95, 98]

    def test_N38_discards_are_hidden_and_stay_out(self):
        sitting = Sitting(4, HANDS, mode="ecarte")
        sitting.do("throw AS", "done", "throw AH", "done", "done", "done")
        assert list(sitting.table.view(1).aside[:2]) == [255, 17]
        assert "AS" not in str(sitting.state(1)) and "AS" not in str(sitting.state()["hands"])

    def test_N36_a_throw_can_be_taken_back_and_drawn_cards_cannot(self):
        sitting = Sitting(4, HANDS, mode="ecarte")
        before = sitting.state()
        sitting.do("throw AS")
        sitting.match.undo()
        assert sitting.state() == before
        sitting.do("done")
        with pytest.raises(CannotUndo):
            sitting.match.undo()

    def test_N39_no_more_than_four_players(self):
        for seats in (5, 6, 7):
            with pytest.raises(BadOption, match="no more than four"):
                Sitting(seats, mode="ecarte")

    def test_A5_up_to_ten_cards_a_hand_must_be_there(self):
        assert len(Sitting(3, mode="ecarte").table.fresh) == 52
        with pytest.raises(BadOption, match=r"A pack of 36 is too small: 4 hands need 40 cards\."):
            Sitting(4, mode="ecarte", pack="36")

    def test_N27_A9_bids_are_worth_the_same_and_the_pool_goes_to_a_made_nap(self):
        sitting = Sitting(4, ["AS KS QS JS 2H", *HANDS[1:]], mode="ecarte", position={"spare": ["TS"]})
        sitting.do("throw 2H", "done", "done", "throw TD", "done", "done", "bid nap", "pass", "pass", "pass")
        events = play_out(sitting)
        assert payments(events) == [
            (1, 0, 10, "N22"), (2, 0, 10, "N22"), (3, 0, 10, "N22"), ("kitty", 0, 2, "N37"),
        ]  # fmt: skip


def floater(**options):
    """Four players, the ten of spades the floater."""
    return Sitting(4, HANDS, mode="floater", pack="52", position={"spare": ["TS"]}, **options)


class TestFloater:
    def test_N31_a_look_costs_one_and_the_dealer_looks_free(self):
        sitting = floater()
        assert payments(sitting.do("peep")) == [(0, "kitty", 1, "N31")]
        assert sitting.state(0)["seen"] == "TS"
        sitting.do("pass", "pass", "pass")
        assert sitting.state()["to_act"] == sitting.state()["dealer"] == 3
        assert payments(sitting.do("peep")) == [] and sitting.state(3)["seen"] == "TS"
        assert sitting.chips == [99, 100, 100, 100]

    def test_A11_by_house_rule_the_dealer_pays_too(self):
        sitting = floater(floater_dealer="pays")
        sitting.do("pass", "pass", "pass")
        assert payments(sitting.do("peep")) == [(3, "kitty", 1, "N31")]

    def test_N31_A11_without_outranks_with_and_with_asks_for_a_look(self):
        sitting = floater()
        bids = {f"bid {bid} without" for bid in ("three", "misere", "four", "nap")}
        assert sitting.moves == {"pass", "peep"} | bids
        sitting.do("peep")
        assert sitting.moves == {"pass"} | bids | {f"bid {bid} with" for bid in ("three", "misere", "four", "nap")}
        sitting.do("bid three with")
        assert sitting.state()["bid"] == "three with" and "bid three without" in sitting.moves
        sitting.do("bid three without")
        assert sitting.state()["bids"] == [[0, "three with"], [1, "three without"]]
        sitting.do("peep")
        assert sitting.moves == {"pass"} | {
            f"bid {bid} {how}" for bid in ("misere", "four", "nap") for how in ("with", "without")
        }

    def test_A11_misere_slots_in_and_wellington_is_without_only(self):
        sitting = floater()
        sitting.do("peep", "bid misere with")
        assert {"bid misere without", "bid four without"} < sitting.moves and "bid three without" not in sitting.moves
        sitting.do("peep", "bid nap with", "peep")
        assert sitting.moves == {"pass", "bid nap without", "bid wellington without"}
        sitting.do("bid wellington without")
        assert sitting.moves == {"pass", "peep", "bid blucher without"}

    def test_A11_with_must_exchange_exactly_one_card_before_the_lead(self):
        sitting = floater()
        sitting.do("peep", "bid nap with", "pass", "pass", "pass")
        assert sitting.moves == {f"swap {card}" for card in HANDS[0].split()}
        sitting.do("swap 9S")
        assert sitting.state()["phase"] == "play" and "TS" in sitting.state()["hands"][0]
        assert payments(play_out(sitting))[-1] == ("kitty", 0, 1, "N31")

    def test_A11_without_exchanges_nothing_even_after_a_look(self):
        sitting = floater()
        sitting.do("peep", "bid nap without", "pass", "pass", "pass")
        assert sitting.state()["phase"] == "play"


SEVEN = [
    "AS KS QS JS TS 9S 8S", "AH KH QH JH TH 9H 8H", "AD KD QD JD TD 9D 8D", "AC KC QC JC TC 9C 8C",
    "2S 2H 2D 2C 3S 3H 3D",
]  # fmt: skip


class TestSeven:
    def test_N40_seven_cards_each_and_no_wellington(self):
        sitting = Sitting(5, mode="seven")
        sitting.do("deal")
        assert [len(hand) for hand in sitting.state()["hands"]] == [7] * 5
        assert sitting.table.batches == b"\x03\x02\x02"

    def test_N41_N42_the_ladder(self):
        sitting = Sitting(5, SEVEN, mode="seven", pack="52")
        ladder = ["three", "four", "nap", "misere", "six", "seven"]
        assert sitting.moves == {"pass"} | {f"bid {bid}" for bid in ladder}
        for place, bid in enumerate(ladder[:4]):
            sitting.do(f"bid {bid}")
            assert sitting.moves == {"pass"} | {f"bid {each}" for each in ladder[place + 1 :]}
        sitting.do("bid seven")
        assert sitting.state()["phase"] == "play"

    @pytest.mark.parametrize(("bid", "gain", "cost"), [
        ("three", 3, 3), ("four", 4, 4), ("nap", 10, 5), ("misere", 10, 5), ("six", 18, 9), ("seven", 24, 12),
    ])  # fmt: skip
    @pytest.mark.parametrize("won", [True, False])
    def test_NE3_N42_N43_stakes_with_five_players(self, bid, gain, cost, won):
        top = won != (bid == "misere")
        hands = SEVEN if top else [SEVEN[4], SEVEN[1], SEVEN[2], SEVEN[3], SEVEN[0]]
        sitting = Sitting(5, hands, mode="seven", pack="52")
        sitting.do(f"bid {bid}", *["pass"] * (0 if bid == "seven" else 4))
        events = play_out(sitting)
        if won:
            assert payments(events) == [(seat, 0, gain, "N42") for seat in range(1, 5)]
            assert sitting.chips[0] == 100 + 4 * gain
        else:
            assert payments(events) == [(0, seat, cost, "N43") for seat in range(1, 5)]
            assert sitting.chips[0] == 100 - 4 * cost

    def test_A5_seven_cards_a_hand_must_be_there(self):
        with pytest.raises(BadOption, match=r"A pack of 40 is too small: 7 hands need 49 cards\."):
            Sitting(7, mode="seven", pack="40")

    def test_A15a_switches_that_have_no_place_in_seven(self):
        bids = Sitting(5, SEVEN, mode="seven", pack="52").moves
        for options in ({"lowest": "two"}, {"bonaparte": "on"}, {"stakes": "treble"}, {"misere": "low"}):
            assert Sitting(5, SEVEN, mode="seven", pack="52", **options).moves == bids
        assert Sitting(5, SEVEN, mode="seven", pack="52", lowest="four").moves == bids - {"bid three"}
        sitting = Sitting(5, SEVEN, mode="seven", pack="52", misere="double", stakes="even")
        sitting.do("bid misere", *["pass"] * 4)
        assert payments(play_out(sitting))[0] == (0, 1, 10, "N43")
