"""Each clause Y1-Y21 of the rules sheet, by its name."""

import pytest

from engine import catalogue
from engine.contract import BadOption, IllegalMove
from engine.nain_jaune.board import BOARD_CARDS, PACK
from engine.nain_jaune.purse import pieces
from sim.referee.cards import card_word
from tests.engine.nain_jaune.sitting import Sitting

EACH = {3: (15, 7), 4: (12, 4), 5: (9, 7), 6: (8, 4), 7: (7, 3), 8: (6, 4)}


def test_y1_seats_and_pack() -> None:
    """Three to eight players, 52 cards without jokers, five compartments."""
    assert len(set(PACK)) == 52
    assert len(Sitting().board) == 5
    for seats in range(3, 9):
        assert Sitting(seats).game.seats == seats
    for seats in (2, 9):
        with pytest.raises(BadOption):
            catalogue.check("nain_jaune", seats, Sitting().match.options)


def test_y2_pieces_of_ten_five_and_one() -> None:
    """Chips come as large rectangles of 10, small ones of 5 and round ones of 1."""
    for chips in range(2001):
        large, small, single = pieces(chips)
        assert 10 * large + 5 * small + single == chips
        assert min(large, small, single) >= 0
        assert small <= 6
        assert single >= min(chips, 20)


@pytest.mark.parametrize("seats", range(3, 9))
def test_y3_equal_chips(seats: int) -> None:
    """All begin with as many chips."""
    assert Sitting(seats).chips == [100] * seats


@pytest.mark.parametrize("seats", range(3, 9))
def test_y4_stakes(seats: int) -> None:
    """1 on the ten of diamonds to 5 on the seven of diamonds, from everybody, before each deal."""
    sitting = Sitting(seats)
    sitting.play("deal")
    assert [card_word(card) for card in BOARD_CARDS] == ["TD", "JC", "QS", "KH", "7D"]
    assert sitting.state()["board"] == {card: seats * n for n, card in enumerate(["TD", "JC", "QS", "KH", "7D"], 1)}
    assert sitting.chips == [85] * seats
    assert sorted(sitting.pays("Y4")) == [(seat, "board", 15) for seat in range(seats)]


@pytest.mark.parametrize("seats", range(3, 9))
def test_y5_deal_table(seats: int) -> None:
    """So many cards each, so many in the talon."""
    sitting = Sitting(seats)
    sitting.play("deal")
    each, talon = EACH[seats]
    assert list(sitting.game.left) == [each] * seats
    assert [len(hand) for hand in sitting.state()["hands"]] == [each] * seats
    assert sitting.match.view(0).talon == talon
    assert each * seats + talon == 52


def test_y6_talon_is_out_of_play() -> None:
    """A rank that lies in the talon is with nobody: all pass."""
    sitting = Sitting().put("2S 5S", "2H 5H", "AS 9S")
    sitting.play("AS pass 2H pass pass pass")
    assert sitting.told("sans") == [
        {"seat": 2, "rank": "2"},
        {"seat": 1, "rank": "3"},
        {"seat": 0, "rank": "3"},
        {"seat": 2, "rank": "3"},
    ]
    assert sitting.legal() == ["5H"]


def test_y7_stakes_and_cards_anew() -> None:
    """After a deal the next dealer deals again, and all stake again."""
    sitting = Sitting().put("2S", "3S 3H", "AS")
    sitting.play("AS")
    assert sitting.legal() == ["deal"]
    before = sitting.total
    sitting.play("deal")
    assert sitting.told("deal") == [{"deal": 2, "dealer": 2}]
    assert len(sitting.pays("Y4")) == 3
    assert list(sitting.game.left) == [15] * 3
    assert sitting.total == before


def test_y8_order_without_suits() -> None:
    """Ace, two ... king on one pile, whatever the suits."""
    order = "AS 2H 3D 4C 5S 6H 7C 8C 9S TH JD QC KS".split()
    sitting = Sitting().put("AC", "AD", " ".join([*order, "AH"]))
    for card in order:
        assert card in sitting.legal()
        sitting.play(card)
        if card != "KS":
            assert sitting.state()["run"] == card[0]
    assert [card_word(card) for card in sitting.game.pile[:13]] == order


def test_y9_right_of_the_dealer_begins_with_any_card() -> None:
    """The player on the dealer's right opens; it need not be an ace."""
    sitting = Sitting(4).put("2S", "3S", "4S", "5S 9H KD")
    assert sitting.game.to_act == 3
    assert sitting.legal() == ["5S", "9H", "KD"]


def test_y10_sans_and_who_can_supply() -> None:
    """Who stops names the missing rank; the next must supply it, without it he passes."""
    sitting = Sitting().put("TS 2S", "3C TH TC", "9S 4S")
    sitting.play("9S")
    assert sitting.legal() == ["pass"]
    assert sitting.play("pass") == [{"event": "sans", "seat": 2, "rank": "T"}]
    assert sitting.game.to_act == 1
    assert sitting.legal() == ["TH", "TC"]
    with pytest.raises(IllegalMove):
        sitting.match.play(1)
    with pytest.raises(IllegalMove):
        sitting.match.play(128 + 0x33)
    sitting.play("TC pass")
    assert sitting.told("sans") == [{"seat": 1, "rank": "J"}]
    assert sitting.play("pass") == [{"event": "sans", "seat": 0, "rank": "J"}]
    assert sitting.game.void[1] == 1 << 11


def test_y11_new_run_when_nobody_has_it_or_after_a_king() -> None:
    """Whoever laid the last card begins a new run with any card."""
    sitting = Sitting().put("2S 2H", "3C 3H", "9S 4S KD KS")
    sitting.play("9S pass pass pass")
    assert (sitting.game.to_act, sitting.state()["run"], sitting.state()["last"]) == (2, None, 2)
    assert sitting.legal() == ["4S", "KS", "KD"]
    sitting.play("KD")
    assert (sitting.game.to_act, sitting.state()["run"]) == (2, None)
    assert sitting.legal() == ["4S", "KS"]


def test_y12_board_cards_take_their_stakes() -> None:
    """Each board card takes its own compartment, once."""
    sitting = Sitting().put("2S 3S", "3C 4C", "TD JC QS KH 7D 2D")
    sitting.play("TD JC QS KH 7D")
    assert [(take["card"], take["chips"]) for take in sitting.told("take")] == [
        ("TD", 3),
        ("JC", 6),
        ("QS", 9),
        ("KH", 12),
        ("7D", 15),
    ]
    assert sitting.pays("Y12") == [("board", 2, chips) for chips in (3, 6, 9, 12, 15)]
    assert sitting.chips == [85, 85, 130]
    assert sitting.board == [0] * 5


def test_y13_forgetting_doubles_the_stake() -> None:
    """Who does not take the stake pays as much as it holds."""
    sitting = Sitting(collect="hand").put("2S 3S", "3C 4C", "7D 8S 2D")
    sitting.play("7D 8S")
    assert sitting.pays("Y13") == [(2, "board", 15)]
    assert sitting.board == [3, 6, 9, 12, 30]
    assert sitting.chips == [85, 85, 70]


def test_y14_deal_ends_with_the_last_card() -> None:
    """Out of cards: the deal is over, even in the middle of a run."""
    sitting = Sitting().put("2S 5S", "3C 4C", "AS")
    sitting.play("AS")
    assert sitting.told("deal-end") == [{"deal": 1, "seat": 2}]
    assert sitting.state()["phase"] == "deal"
    assert sitting.state()["hands"] == [[], [], []]


def test_y15_one_chip_a_card_left() -> None:
    """Each other player pays the winner 1 for each card."""
    sitting = Sitting(opera="off").put("2S 5S 9S", "3C 4C", "AS")
    sitting.play("AS")
    assert sitting.pays("Y15") == [(1, 2, 2), (0, 2, 3)]
    assert sitting.chips == [82, 83, 90]


def test_y16_held_board_cards_double() -> None:
    """Any number of board cards held: each compartment doubled by its holder, in the board's order."""
    sitting = Sitting(opera="off").put("7D KH TD", "QS 4C", "AS")
    sitting.play("AS")
    assert sitting.pays("Y16") == [(0, "board", 3), (1, "board", 9), (0, "board", 12), (0, "board", 15)]
    assert sitting.board == [6, 6, 18, 24, 30]


def test_y17_talon_leaves_the_stake() -> None:
    """A board card in the talon: its stake waits for the next deal."""
    sitting = Sitting(opera="off").put("2S", "4C", "AS")
    sitting.play("AS")
    assert sitting.board == [3, 6, 9, 12, 15]
    sitting.play("deal")
    assert sitting.board == [6, 12, 18, 24, 30]


def test_y18_gathered_shuffled_dealt_again() -> None:
    """Every deal is of all 52 cards, in another order."""
    sitting = Sitting()
    seen = set()
    for _ in range(5):
        sitting.play("deal")
        where = bytes(sitting.game.where[card] for card in PACK)
        assert where.count(8) == 7
        seen.add(where)
        while sitting.game.phase == 1:
            sitting.play(sitting.legal()[0])
    assert len(seen) == 5


def test_y19_out_without_chips_and_last_wins() -> None:
    """At zero a player is out; the last with chips wins, and what is on the board."""
    sitting = Sitting(opera="off").put("2S 3S", "4C 5C", "AS", chips=[2, 85, 85])
    sitting.play("AS")
    assert sitting.told("out") == [{"seat": 0}]
    assert sitting.game.to_act == 2
    assert sitting.game.members == 0b110
    sitting = Sitting(opera="off").put("2S 3S", "4C 5C", "AS", chips=[2, 1, 85])
    sitting.play("AS")
    assert sitting.told("out") == [{"seat": 0}, {"seat": 1}]
    assert sitting.told("match-end") == [{"seats": [2]}]
    assert sitting.chips == [0, 0, 133]
    assert (sitting.legal(), sitting.state()["phase"], sitting.state()["to_act"]) == ([], "over", None)


def test_y20_may_stop_at_the_first_out() -> None:
    """House rule: the match ends as soon as one is out."""
    sitting = Sitting(opera="off", end="first").put("2S 3S", "4C 5C", "AS", chips=[2, 85, 85])
    sitting.play("AS")
    assert sitting.told("match-end") == [{"seats": [2]}]


def test_y21_grand_opera() -> None:
    """All cards in one go: every stake, and a chip a card from the others; nobody doubles."""
    sitting = Sitting().put("7D 4S", "KH 4C 5H", "9S TD JH KS")
    sitting.play("9S TD JH pass pass pass KS")
    assert sitting.pays("Y12") == [("board", 2, 3)]
    assert sitting.pays("Y21") == [("board", 2, 42)]
    assert sitting.pays("Y15") == [(1, 2, 3), (0, 2, 2)]
    assert sitting.pays("Y16") == []
    assert sitting.board == [0] * 5
    assert sitting.chips == [83, 82, 135]
