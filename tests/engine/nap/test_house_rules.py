"""Clauses N29 and N30 of the rules sheet and its house rules 1.4: A1-A4, A10, A12, A14-A17; NE7 and NE12."""

import pytest

from engine.contract import BadOption
from sim import playout
from tests.engine.nap.sitting import Sitting, kinds, payments
from tests.engine.nap.test_play import play_out, straight

HANDS = ["AS KS QS JS TS", "AH KH QH JH TH", "AD KD QD JD TD", "AC KC QC JC TC"]
MIXED = ["AS KS QH 7D AC", "AH KH QD JH TH", "AD KD QS JD TD", "9C KC QC JC TC"]


def through(sitting, *words):
    """Make the bids given; all others pass."""
    sitting.do(*words)
    while sitting.state()["phase"] == "bid":
        sitting.do("pass")
    return sitting


class TestBonaparte:
    def test_N13_A1_bonaparte_between_nap_and_wellington_with_the_lowest_trump_led(self):
        sitting = Sitting(4, MIXED, pack="52", bonaparte="on")
        sitting.do("bid nap")
        assert sitting.moves == {"pass", "bid bonaparte", "bid wellington"}
        sitting.do("bid bonaparte")
        assert sitting.moves == {"pass", "bid wellington"}
        sitting.do("pass", "pass")
        assert sitting.moves == {"play TH", "play QD"}

    @pytest.mark.parametrize(("value", "gain", "cost"), [("on", 10, 5), ("treble", 15, 5)])
    def test_A2_its_stakes(self, value, gain, cost):
        sitting = through(Sitting(4, straight(4), pack="52", bonaparte=value), "bid bonaparte")
        assert payments(play_out(sitting)) == [(seat, 0, gain, "A2") for seat in (1, 2, 3)]
        sitting = through(Sitting(4, straight(4, weak=True), pack="52", bonaparte=value), "bid bonaparte")
        assert payments(play_out(sitting)) == [(0, seat, cost, "A2") for seat in (1, 2, 3)]

    def test_A15a_wellingtons_low_lead_is_then_the_lowest_side_card_with_trumps_named(self):
        sitting = through(Sitting(4, MIXED, pack="52", bonaparte="on"), "bid nap", "bid wellington")
        assert sitting.state()["phase"] == "play" and sitting.state()["trump"] is None
        assert sitting.moves == {f"trump {suit}" for suit in "SHDC"}
        assert sitting.do("trump H") == [{"event": "trump", "seat": 1, "suit": "H"}]
        assert sitting.moves == {"play QD"}
        sitting.match.undo()
        sitting.do("trump D")
        assert sitting.moves == {"play TH"}

    def test_A15a_a_free_lead_stays_free(self):
        sitting = Sitting(4, MIXED, pack="52", bonaparte="on", wellington_lead="free")
        through(sitting, "bid nap", "bid wellington")
        assert len(sitting.moves) == 5


class TestLeads:
    def test_A1_wellington_free(self):
        sitting = through(Sitting(4, HANDS, wellington_lead="free"), "bid nap", "bid wellington")
        assert len(sitting.moves) == 5 and sitting.state()["trump"] is None

    def test_A1_blucher_low(self):
        sitting = through(Sitting(4, MIXED, pack="52", blucher_lead="low"), "bid nap", "bid wellington", "bid blucher")
        assert sitting.moves == {"play QS", "play TD"}

    def test_A1_blucher_names_trumps_and_leads_the_lowest_side_card(self):
        sitting = through(Sitting(4, MIXED, pack="52", blucher_lead="side"), "bid nap", "bid wellington", "bid blucher")
        sitting.do("trump D")
        assert sitting.moves == {"play QS"}

    def test_A1_equal_lowest_side_cards_are_the_bidders_choice_and_any_suit_may_be_named(self):
        hands = ["2S 3S 4S 5S 6S", "AS 9S QH 9D AC", "AD KD QD JD TD", "7C KC QC JC TC"]
        sitting = Sitting(4, hands, pack="52", wellington_lead="side")
        through(sitting, "bid nap", "bid wellington").do("trump C")
        assert sitting.moves == {"play 9S", "play 9D"}

    def test_A1_with_trumps_only_the_lowest_card_is_led(self):
        sitting = through(Sitting(4, HANDS, wellington_lead="side"), "bid nap", "bid wellington").do("trump H")
        assert kinds(sitting) == ["trump"]
        sitting = through(Sitting(4, HANDS, wellington_lead="side"), "bid nap", "bid wellington")
        sitting.do("trump H")
        assert sitting.moves == {"play TH"}


STAKES = {
    "hoyle": (10, 5, 10, 10, 10, 20), "treble": (10, 5, 20, 10, 30, 15), "mild": (10, 5, 10, 10, 10, 15),
    "level": (5, 5, 10, 10, 20, 20), "even": (12, 6, 24, 12, 36, 18),
}  # fmt: skip
OVER = {"nap": [], "wellington": ["bid nap"], "blucher": ["bid nap", "bid wellington"]}


@pytest.mark.parametrize("stakes", STAKES)
@pytest.mark.parametrize("bid", ["nap", "wellington", "blucher"])
@pytest.mark.parametrize("won", [True, False])
def test_A2_the_tables_of_stakes(stakes, bid, won):
    declarer = len(OVER[bid])
    hands = straight(4, weak=not won)
    turned = [hands[(place - declarer) % 4] for place in range(4)]
    sitting = through(Sitting(4, turned, pack="52", stakes=stakes), *OVER[bid], f"bid {bid}")
    paid = payments(play_out(sitting))
    chips = STAKES[stakes][2 * len(OVER[bid]) + (not won)]
    clause = {"nap": "N22", "wellington": "N24", "blucher": "N25"}[bid] if stakes == "hoyle" else "A2"
    others = [(declarer + step) % 4 for step in (1, 2, 3)]
    assert paid == [(seat, declarer, chips, clause) if won else (declarer, seat, chips, clause) for seat in others]


@pytest.mark.parametrize("stakes", STAKES)
def test_A2_bids_under_five_are_the_same_in_every_table(stakes):
    sitting = through(Sitting(4, straight(4), pack="52", stakes=stakes), "bid four")
    assert payments(play_out(sitting)) == [(seat, 0, 4, "N21") for seat in (1, 2, 3)]


class TestMisere:
    def test_A3_trumps_by_the_opening_lead(self):
        sitting = through(Sitting(4, HANDS, misere="trumps"), "bid misere")
        assert {"event": "trump", "seat": 0, "suit": "S"} in sitting.do("TS")

    def test_A3_lost_it_costs_double(self):
        sitting = through(Sitting(4, HANDS, misere="double"), "bid misere")
        assert payments(play_out(sitting)) == [(0, seat, 6, "N23") for seat in (1, 2, 3)]

    def test_A3_A15a_below_three_and_above_two(self):
        sitting = Sitting(4, HANDS, misere="low", lowest="two")
        sitting.do("bid two")
        assert "bid misere" in sitting.moves
        sitting.do("bid misere")
        assert sitting.moves == {"pass", "bid three", "bid four", "bid nap"}
        sitting = Sitting(4, HANDS, misere="low")
        sitting.do("bid three")
        assert sitting.moves == {"pass", "bid four", "bid nap"}


class TestAllPass:
    @pytest.mark.parametrize(("value", "seat"), [("dealer", 3), ("eldest", 0)])
    def test_A4_the_dealer_or_the_first_plays_one(self, value, seat):
        sitting = Sitting(4, straight(4), pack="52", all_pass=value)
        events = sitting.do("pass", "pass", "pass", "pass")
        assert events[-1] == {"event": "bid", "seat": seat, "bid": "one"}
        state = sitting.state()
        assert (state["phase"], state["declarer"], state["bid"], state["to_act"]) == ("play", seat, "one", seat)
        sitting.do("AS" if seat == 0 else sorted(sitting.moves)[0])
        events = play_out(sitting)
        won = sitting.state()["chips"][seat] == 103
        assert {payment[2:] for payment in payments(events)} == {(1, "A4")} and len(payments(events)) == 3
        assert won == (seat == 0) or seat == 3

    def test_A4_a_dealer_without_a_hand_is_stood_in_for_by_the_last_to_speak(self):
        sitting = Sitting(6, all_pass="dealer")
        sitting.do("deal")
        dealer = sitting.state()["dealer"]
        sitting.do(*["pass"] * 5)
        assert sitting.state()["declarer"] == (dealer - 1) % 6

    def test_A4_double_header_lasts_until_a_declarer_wins(self):
        lengths = set()
        for seed in range(8):
            sitting = Sitting(4, straight(4), pack="52", all_pass="double", match="endless", seed=seed)
            sitting.do("pass", "pass", "pass", "pass")
            assert sitting.chips == [100] * 4
            lost = won = False
            while not won:
                sitting.do("deal")
                events = play_out(through(sitting, "bid three"))
                assert {payment[2] for payment in payments(events)} == {6}
                won = "seat" in events[-1]
                lost = lost or not won
            lengths.add(lost)
            sitting.do("deal")
            assert payments(play_out(through(sitting, "bid three")))[0][2] == 3
        assert True in lengths


class TestJoker:
    def test_N29_it_is_the_highest_trump(self):
        sitting = Sitting(4, ["AS KS QS JS TS", "XX KH QH JH TH", *HANDS[2:]], joker="on")
        through(sitting, "bid nap").do("AS")
        assert sitting.moves == {"play XX"}
        assert sitting.do("XX", "AD", "AC")[-1] == {"event": "trick", "seat": 1}

    def test_A12_led_it_makes_the_bidder_name_trumps(self):
        sitting = Sitting(4, ["AS KS QS JS XX", *HANDS[1:]], joker="on")
        through(sitting, "bid nap")
        assert sitting.do("XX") == [{"event": "card", "seat": 0, "card": "XX"}]
        assert sitting.moves == {f"trump {suit}" for suit in "SHDC"} and sitting.state()["to_act"] == 0
        assert sitting.do("trump H") == [{"event": "trump", "seat": 0, "suit": "H"}]
        assert sitting.state()["to_act"] == 1 and sitting.moves == {f"play {card}" for card in HANDS[1].split()}
        assert sitting.do("AH", "AD", "AC")[-1] == {"event": "trick", "seat": 0}

    def test_A12_it_belongs_to_the_trump_suit_and_is_never_the_lowest_trump(self):
        sitting = Sitting(4, [HANDS[0], "XX AH KH QD JD", "TD KD QH JH TH", HANDS[3]], joker="on")
        through(sitting, "bid nap", "bid wellington")
        assert sitting.moves == {"play KH", "play JD"}

    def test_NE12_N29_in_a_misere_it_is_the_only_trump(self):
        hands = ["8H 9S 7S 9C 7C", "XX AD KD QD JD", "AH KH QH JH TH", "AC KC QC JC TC"]
        sitting = through(Sitting(4, hands, joker="on"), "bid misere")
        sitting.do("8H")
        assert "play XX" in sitting.moves
        events = sitting.do("XX", "AH", "AC")
        assert events[-1] == {"event": "trick", "seat": 1} and sitting.state()["phase"] == "play"

    def test_A12_in_a_misere_only_a_hand_void_in_the_suit_may_play_it_and_led_it_asks_for_nothing(self):
        hands = ["8H 9S 7S 9C 7C", "XX 9H KD QD JD", "AH KH QH JH TH", "AC KC QC JC TC"]
        sitting = through(Sitting(4, hands, joker="on"), "bid misere")
        sitting.do("8H")
        assert sitting.moves == {"play 9H"}
        sitting.do("9H", "TH", "AC", "KH", "KC", "7C")
        sitting.do("XX")
        assert len(sitting.moves) == 3

    def test_A5_it_adds_a_card_to_the_pack(self):
        assert len(Sitting(4, joker="on").table.fresh) == 33
        assert len(Sitting(5, pack="24", joker="on").table.fresh) == 25
        with pytest.raises(BadOption):
            Sitting(6, pack="28", sit_out="never", joker="on")

    def test_nobody_cuts_the_joker_for_deal(self):
        for seed in range(100):
            assert 64 not in Sitting(7, joker="on", pack="36", seed=seed).table.cuts[:7]


class TestKitty:
    def test_N30_NE7_one_chip_a_player_a_deal_and_a_made_five_takes_it(self):
        sitting = Sitting(4, kitty="all", match="endless")
        for deal in range(5):
            events = sitting.do("deal")
            assert payments(events) == [(seat, "kitty", 1, "N30") for seat in range(4)]
            sitting.do("pass", "pass", "pass", "pass")
            assert sitting.state()["kitty"] == 4 * (deal + 1)
        sitting = Sitting(4, straight(4), pack="52", kitty="all", position={"kitty": 24})
        through(sitting, "bid nap")
        events = play_out(sitting)
        assert payments(events)[-1] == ("kitty", 0, 24, "N30")
        assert sitting.chips[0] == 100 + 30 + 24 and sitting.state()["kitty"] == 0

    @pytest.mark.parametrize("bid", ["three", "four", "misere"])
    def test_N30_smaller_bids_do_not_take_it(self, bid):
        sitting = Sitting(4, straight(4, weak=bid == "misere"), pack="52", kitty="all", position={"kitty": 24})
        through(sitting, f"bid {bid}")
        play_out(sitting)
        assert sitting.state()["kitty"] == 24

    def test_A10_the_dealer_alone_pays(self):
        sitting = Sitting(4, kitty="dealer")
        dealer = sitting.state()["dealer"]
        assert payments(sitting.do("deal")) == [(dealer, "kitty", 1, "A10")]

    def test_A10_a_failed_nap_doubles_the_pool(self):
        sitting = Sitting(4, straight(4, weak=True), pack="52", kitty="raise", position={"kitty": 7})
        through(sitting, "bid nap")
        events = play_out(sitting)
        assert payments(events)[-1] == (0, "kitty", 7, "A10") and sitting.state()["kitty"] == 14
        sitting = Sitting(4, straight(4, weak=True), pack="52", kitty="all", position={"kitty": 7})
        play_out(through(sitting, "bid nap"))
        assert sitting.state()["kitty"] == 7

    @pytest.mark.parametrize("pool", [119, 1_000_000])
    def test_A10_a_failed_nap_doubles_a_large_pool_too(self, pool):
        sitting = Sitting(4, straight(4, weak=True), pack="52", kitty="raise", position={"kitty": pool})
        events = play_out(through(sitting, "bid nap"))
        assert payments(events)[-1] == (0, "kitty", pool, "A10") and sitting.state()["kitty"] == 2 * pool

    def test_A10_the_pool_stays_where_chips_can_be_counted(self):
        sitting = Sitting(4, straight(4, weak=True), pack="52", kitty="raise")
        sitting.table.kitty = 1 << 24
        play_out(through(sitting, "bid nap"))
        assert sitting.state()["kitty"] == 1 << 24

    def test_A15_a_dealer_who_sits_out_pays_too(self):
        sitting = Sitting(6, kitty="all")
        assert len(payments(sitting.do("deal"))) == 6

    def test_A10_at_the_end_it_is_shared_with_the_odd_chips_from_the_last_dealers_left_on(self):
        sitting = Sitting(4, straight(4), pack="52", kitty="all", match="deals", length=1, position={"kitty": 10})
        through(sitting, "pass")
        assert sitting.chips == [103, 103, 102, 102] and sitting.state()["kitty"] == 0
        assert sitting.state()["phase"] == "over"


class TestMatchEnds:
    def test_A16_a_target_of_chips_won(self):
        sitting = Sitting(4, straight(4), pack="52", match="target", position={"chips": [100, 100, 100, 100]})
        assert sitting.table.target == 25
        events = play_out(through(sitting, "bid nap"))
        assert events[-1] == {"event": "match-end", "seats": [0]} and sitting.state()["phase"] == "over"
        sitting = Sitting(4, straight(4), pack="52", match="target", length=31)
        assert play_out(through(sitting, "bid nap"))[-1]["event"] == "deal-end"

    def test_A16_elimination_takes_nobody_below_nothing(self):
        sitting = Sitting(4, straight(4), pack="52", match="elimination", position={"chips": [100, 4, 50, 50]})
        events = play_out(through(sitting, "bid nap"))
        assert payments(events) == [(1, 0, 4, "N22"), (2, 0, 10, "N22"), (3, 0, 10, "N22")]
        assert {"event": "out", "seat": 1} in events and sitting.chips == [124, 0, 40, 40]
        assert sitting.state()["phase"] == "deal"
        sitting.do("deal")
        assert [len(hand) for hand in sitting.state()["hands"]] == [5, 0, 5, 5]
        spoke = []
        while sitting.state()["phase"] == "bid":
            spoke.append(sitting.state()["to_act"])
            sitting.do("bid three" if len(spoke) == 1 else "pass")
        assert sorted(spoke) == [0, 2, 3]
        events = play_out(sitting)
        assert 1 not in [seat for payment in payments(events) for seat in payment[:2]]

    def test_A16_elimination_ends_when_fewer_than_three_are_left(self):
        sitting = Sitting(3, straight(3), pack="52", match="elimination", position={"chips": [100, 4, 50]})
        events = play_out(through(sitting, "bid nap"))
        assert kinds(events)[-3:] == ["deal-end", "out", "match-end"] and events[-1]["seats"] == [0]

    def test_A10_A16_elimination_ends_with_the_kitty_shared_when_it_has_all_chips(self):
        sitting = Sitting(3, straight(3), pack="52", match="elimination", kitty="all", position={"chips": [1, 1, 1]})
        through(sitting, "pass")
        sitting.do("deal")
        assert sitting.chips == [0, 0, 0] and sitting.state()["kitty"] == 3
        events = sitting.do("pass", "pass", "pass")
        assert events[-1] == {"event": "match-end", "seats": [0, 1, 2]} and "out" not in kinds(events)
        assert {payment[2:] for payment in payments(events)} == {(1, "A10")}
        assert sitting.chips == [1, 1, 1] and sitting.state()["kitty"] == 0 and sitting.state()["phase"] == "over"

    def test_A14_A16_with_six_left_of_seven_the_dealer_sits_out(self):
        sitting = Sitting(7, straight(7), match="elimination", position={"chips": [100, 4, 50, 50, 50, 50, 50]})
        play_out(through(sitting, "bid nap"))
        sitting.do("deal")
        dealer = sitting.state()["dealer"]
        assert [seat for seat, hand in enumerate(sitting.state()["hands"]) if not hand] == sorted([1, dealer])

    def test_A16_elimination_and_challenges_do_not_go_together(self):
        for revoke in ("settled", "replayed"):
            with pytest.raises(BadOption, match="elimination"):
                Sitting(4, match="elimination", revoke=revoke)

    def test_A16_endless(self):
        sitting = Sitting(3, match="endless")
        for _ in range(60):
            sitting.do("deal", "pass", "pass", "pass")
        assert sitting.moves == {"deal"} and sitting.state()["deal"] == 60

    def test_A15a_the_length_of_a_target_is_25_where_none_is_named(self):
        assert Sitting(3, match="target").table.target == 25
        assert Sitting(3, match="target", length=3).table.target == 3
        assert Sitting(3).table.length == 9 and Sitting(3, match="deals").table.length == 3


class TestShuffle:
    def test_A17_the_pack_is_only_cut_until_a_bid_of_five_is_made(self):
        sitting = Sitting(4, shuffle="after-nap", match="endless")
        sitting.do("deal")
        order = list(sitting.table.pack)
        sitting.do("pass", "pass", "pass", "pass", "deal")
        assert list(sitting.table.pack) == order
        through(sitting, "bid three")
        play_out(sitting)
        gathered = list(sitting.table.pack)
        assert sorted(gathered) == sorted(order) and gathered != order
        sitting.do("deal")
        assert list(sitting.table.pack) == gathered

    def test_A17_after_a_made_five_it_is_shuffled(self):
        sitting = Sitting(4, straight(4), pack="52", shuffle="after-nap")
        play_out(through(sitting, "bid nap"))
        gathered = list(sitting.table.pack)
        sitting.do("deal")
        assert list(sitting.table.pack) != gathered

    def test_A17_the_next_cards_follow_from_the_last(self):
        """Without a shuffle a saved match still has the same future."""
        sitting = Sitting(3, shuffle="after-nap", match="endless")
        for _ in range(4):
            sitting.do("deal", "pass", "pass", "pass")
        playout.check_record(sitting.match)
