"""Clauses N1-N11 of the rules sheet, with A5, A6, A14 and A15: players, pack, cut, deal."""

import pytest

from engine import cards
from engine.contract import BadOption
from engine.nap.dealing import sort
from sim import playout
from tests.engine.nap.sitting import Sitting

PACKS = {3: 28, 4: 32, 5: 36, 6: 36, 7: 52}


@pytest.mark.parametrize("seats", range(3, 8))
def test_N1_three_to_seven_players_clockwise_each_for_himself(seats):
    sitting = Sitting(seats)
    sitting.do("deal")
    spoke = []
    while sitting.state()["phase"] == "bid":
        spoke.append(sitting.state()["to_act"])
        sitting.do("pass" if len(spoke) > 1 else "bid three")
    dealer = sitting.state()["dealer"]
    clockwise = [(dealer + 1 + step) % seats for step in range(seats)]
    assert spoke == [seat for seat in clockwise if seats != 6 or seat != dealer]
    assert sitting.state()["declarer"] == clockwise[0]


def test_N2_the_bidder_leads_and_his_card_makes_trump(strong):
    strong.do("bid four", "pass", "pass", "pass")
    assert strong.state()["to_act"] == 0 and strong.state()["trump"] is None
    events = strong.do("KH")
    assert {"event": "trump", "seat": 0, "suit": "H"} in events
    assert strong.state()["trump"] == "H"


def test_N3_played_cards_lie_open_and_the_card_that_won_a_trick_is_turned(strong):
    strong.do("bid three", "pass", "pass", "pass", "AS", "2S", "3S", "4S", "KH", "2H", "AH", "3D")
    played = strong.state(2)["played"]
    assert played == [[0, "AS"], [1, "2S"], [2, "3S"], [3, "4S"], [0, "KH"], [1, "2H"], [2, "AH"], [3, "3D"]]
    assert [strong.state()["played"][place] for place in strong.table.turned[: strong.table.tricks]] == [
        [0, "AS"],
        [2, "AH"],
    ]
    assert strong.state()["trick"] == []


def test_N4_suit_is_followed_where_it_can_be_and_nothing_else_is_asked(strong):
    strong.do("bid three", "pass", "pass", "pass", "KH")
    assert strong.moves == {"play 2H", "play 5H"}
    strong.do("2H", "AH")
    # No heart, no duty to trump; hearts are trump here.
    assert strong.moves == {"play 4S", "play 3D", "play 4D", "play 5D", "play 6D"}


@pytest.mark.parametrize("seats", range(3, 8))
def test_N5_A5_the_pack_goes_by_the_number_of_players(seats):
    table = Sitting(seats).table
    assert len(table.fresh) == PACKS[seats]
    least = {28: 8, 32: 7, 36: 6, 40: 5, 52: 2}[PACKS[seats]]
    assert {cards.rank(card) for card in table.fresh} == {cards.ACE, *range(least, 14)}
    sitting = Sitting(seats)
    sitting.do("deal")
    hands = 5 if seats == 6 else seats
    assert sitting.state()["stock"] == PACKS[seats] - 5 * hands


def test_A5_six_with_hands_for_all_take_the_whole_pack():
    assert len(Sitting(6, sit_out="never").table.fresh) == 52


@pytest.mark.parametrize(("pack", "least"), [("24", 9), ("28", 8), ("32", 7), ("36", 6), ("40", 5), ("52", 2)])
def test_A5_any_pack_that_is_large_enough(pack, least):
    table = Sitting(4, pack=pack).table
    assert len(table.fresh) == int(pack)
    assert min(cards.power(card) for card in table.fresh) == least


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (5, {"pack": "24"}, "A pack of 24 is too small: 5 hands need 25 cards."),
        (7, {"pack": "32"}, "A pack of 32 is too small: 7 hands need 35 cards."),
        (6, {"pack": "28", "sit_out": "never"}, "A pack of 28 is too small: 6 hands need 30 cards."),
    ],
)
def test_A5_a_pack_that_is_too_small_is_refused_with_its_numbers(seats, options, sentence):
    with pytest.raises(BadOption) as fault:
        Sitting(seats, **options)
    assert str(fault.value) == sentence


def test_N6_the_dealer_of_six_has_no_hand_but_pays_and_receives():
    hands = ["AS KS QS JS TS", "7H 8H 9H TH JH", "7D 8D 9D TD JD", "7C 8C 9C TC JC", "QH QD QC KC AC", ""]
    sitting = Sitting(6, hands)
    assert sitting.state()["hands"][5] == []
    sitting.do("bid four", "pass", "pass", "pass", "pass")
    assert sitting.state()["to_act"] == 0
    sitting.do("AS")
    while sitting.state()["phase"] == "play":
        assert sitting.state()["to_act"] != 5
        sitting.do(sorted(sitting.moves)[0])
    assert sitting.chips == [120, 96, 96, 96, 96, 96]


def test_N7_the_ace_is_high_in_the_play():
    sitting = Sitting(3, ["AS 8H 9H TH JH", "KS 8D 9D TD JD", "QS 8C 9C TC JC"])
    assert {"event": "trick", "seat": 0} in sitting.do("bid three", "pass", "pass", "AS", "KS", "QS")
    sitting = Sitting(3, ["KS 8H 9H TH JH", "AS 8D 9D TD JD", "QS 8C 9C TC JC"])
    assert {"event": "trick", "seat": 1} in sitting.do("bid three", "pass", "pass", "KS", "AS", "QS")


@pytest.mark.parametrize("seats", range(3, 8))
def test_N8_five_cards_each_and_the_deal_passes_left(seats):
    sitting = Sitting(seats)
    dealer = sitting.state()["dealer"]
    for number in range(1, 2 * seats + 1):
        assert sitting.state()["to_act"] == sitting.state()["dealer"] == dealer and sitting.moves == {"deal"}
        [told] = sitting.do("deal")
        assert (told["deal"], told["dealer"]) == (number, dealer)
        sizes = [len(each) for each in sitting.state()["hands"]]
        assert sizes == [0 if seats == 6 and seat == dealer else 5 for seat in range(seats)]
        assert sitting.state()["to_act"] == (dealer + 1) % seats
        while sitting.state()["phase"] == "bid":
            sitting.do("pass")
        dealer = (dealer + 1) % seats


def cut_ranks(table, row):
    """Rank by seat in one row of the cut, for those who took part."""
    cut = table.cuts[row * table.seats : (row + 1) * table.seats]
    return {seat: cards.rank(card) for seat, card in enumerate(cut) if card != cards.HIDDEN}


def test_N9_the_lowest_cut_deals_the_ace_below_the_two_and_A15_ties_cut_again():
    ties = aces = 0
    for seed in range(400):
        table = Sitting(3 + seed % 5, seed=seed).table
        first = cut_ranks(table, 0)
        assert len(first) == table.seats
        assert len(set(table.cuts[: table.seats])) == table.seats
        lowest = {seat for seat, rank in first.items() if rank == min(first.values())}
        aces += min(first.values()) == 1
        if len(lowest) == 1:
            assert {table.dealer} == lowest and not cut_ranks(table, 1)
        else:
            again = cut_ranks(table, 1)
            ties += 1
            assert set(again) <= lowest
            assert [seat for seat, rank in again.items() if rank == min(again.values())] == [table.dealer]
    assert ties > 20 and aces > 20


def test_N9_every_seat_deals_first_alike():
    counts = [0] * 5
    for seed in range(2000):
        counts[Sitting(5, seed=seed).table.dealer] += 1
    assert min(counts) > 330 and max(counts) < 470


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_N10_each_packet_of_the_cut_keeps_four_cards(seats):
    lifted = set()
    for seed in range(600):
        sitting = Sitting(seats, seed=seed)
        events = []
        sitting.match.play(0, events)
        lifted.add(events[0][3])
    assert lifted == set(range(4, PACKS[seats] - 4 + 1))


@pytest.mark.parametrize(("dealing", "batches"), [("32", (3, 2)), ("23", (2, 3)), ("singly", (1, 1, 1, 1, 1))])
def test_N11_A6_a_round_of_three_then_a_round_of_two(dealing, batches):
    sitting = Sitting(4, dealing=dealing, seed=5)
    table = sitting.table
    events = []
    sitting.match.play(0, events)
    # The pack as the cut left it: what was below the lifted packet comes first.
    lifted = events[0][3]
    pack = list(table.pack[lifted:] + table.pack[:lifted])
    expected = [[], [], [], []]
    for batch in batches:
        for step in range(1, 5):
            expected[(table.dealer + step) % 4] += [pack.pop(0) for _ in range(batch)]
    held = [list(table.hands[seat * 5 : seat * 5 + 5]) for seat in range(4)]
    assert held == [sorted(each) for each in expected]


@pytest.mark.parametrize(("sit_out", "seats"), [("five", 5), ("six", 6), ("seven", 7)])
def test_A14_A15_the_dealer_sits_out_with_exactly_that_number(sit_out, seats):
    for count in range(3, 8):
        sitting = Sitting(count, sit_out=sit_out, pack="52")
        sitting.do("deal")
        dealer = sitting.state()["dealer"]
        assert [seat for seat, held in enumerate(sitting.state()["hands"]) if not held] == (
            [dealer] if count == seats else []
        )
        assert "play" not in sitting.moves


def test_two_cold_starts_of_the_same_seed_are_alike_and_of_others_not():
    states = [playout.state(Sitting(4, seed=seed).table) for seed in (1, 1, 2)]
    assert states[0] == states[1] != states[2]


@pytest.fixture
def strong():
    """Four players, whole pack; seat 0 strong, seat 2 with the ace of hearts."""
    hands = ["AS KS QS KH QH", "2S 5S 2H 5H 2C", "3S AH 3H 3C 4C", "4S 3D 4D 5D 6D"]
    return Sitting(4, hands, pack="52")


def test_sort_orders_a_stretch_and_nothing_else():
    hand = bytearray([9, 9, 61, 64, 1, 33, 17, 0, 0])
    sort(hand, 2, 7)
    assert hand == bytearray([9, 9, 1, 17, 33, 61, 64, 0, 0])
    sort(hand, 3, 3)
    assert hand == bytearray([9, 9, 1, 17, 33, 61, 64, 0, 0])
