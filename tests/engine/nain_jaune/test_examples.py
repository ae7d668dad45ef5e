"""The worked examples of the rules sheet, by their numbers."""

import pytest

from tests.engine.nain_jaune.sitting import Sitting


@pytest.mark.parametrize("seats", range(3, 9))
def test_ye1_stakes(seats: int) -> None:
    """n players: compartments n, 2n, 3n, 4n, 5n, together 15n."""
    sitting = Sitting(seats)
    sitting.play("deal")
    assert sitting.board == [seats, 2 * seats, 3 * seats, 4 * seats, 5 * seats]
    assert sum(sitting.board) == 15 * seats


@pytest.mark.parametrize("seats", range(3, 9))
def test_ye2_deal_check(seats: int) -> None:
    """Players by cards and talon make 52."""
    sitting = Sitting(seats)
    sitting.play("deal")
    assert sum(sitting.game.left) + sitting.match.view(0).talon == 52


def test_ye3_small_deal() -> None:
    """A (seat 0) deals, B (2) is on his right, C (1) on B's right."""
    sitting = Sitting().put("4D 6S QH KC AS", "TD JC QS 3H 5C", "7D 8S 9C KH 2S")
    assert (sitting.chips, sitting.board) == ([85] * 3, [3, 6, 9, 12, 15])
    sitting.play("7D 8S 9C pass TD JC QS pass KC AS pass 2S pass 3H pass 4D pass")
    assert sitting.chips == [85, 103, 100]
    assert sitting.legal() == ["pass"]
    sitting.play("pass 5C")
    assert sitting.pays("Y15") == [(0, 1, 2), (2, 1, 1)]
    assert sitting.pays("Y16") == [(2, "board", 12)]
    assert sitting.chips == [83, 106, 87]
    assert sitting.board == [0, 0, 0, 24, 0]
    assert sitting.total == 300
    sitting.play("deal")
    assert sitting.board == [3, 6, 9, 36, 15]
    assert sitting.chips == [68, 91, 72]


def test_ye6_stuck_run() -> None:
    """All nines out of reach: X restarts freely, or under `skip` goes on with a ten, else the next is asked for one."""
    hands = ("2S 3H 4H", "TH 2C 4C", "7S 8S TS 5S")
    sitting = Sitting().put(*hands)
    sitting.play("7S 8S pass pass pass")
    assert sitting.legal() == ["5S", "TS"]
    skipping = Sitting(stuck="skip").put(*hands)
    skipping.play("7S 8S pass pass pass")
    assert skipping.state()["run"] == "9"
    assert (skipping.game.to_act, skipping.legal()) == (2, ["TS"])
    asking = Sitting(stuck="skip").put("2S 3H 4H", "TH 2C 4C", "7S 8S 5S")
    asking.play("7S 8S pass pass pass")
    assert (asking.game.to_act, asking.legal()) == (2, ["pass"])
    asking.play("pass")
    assert asking.told("sans") == [{"seat": 2, "rank": "T"}]
    assert (asking.game.to_act, asking.legal()) == (1, ["TH"])


def test_ye7_grand_opera_of_eight() -> None:
    """Opener lays nine to king and the Yellow Dwarf: 120 and 42."""
    others = ["AS 2S 3S 4S 5S 6S", "AH 2H 3H 4H 5H 6H", "AD 2D 3D 4D 5D 6D", "AC 2C 3C 4C 5C 6C"]
    others += ["7S 8S 9S TS JS KS", "7H 8H 9H TH JH QH", "8D 9D JD QD KD 7C"]
    sitting = Sitting(8).put(*others, "9C TD JC QS KH 7D")
    sitting.play("9C TD JC QS KH 7D")
    assert sum(take["chips"] for take in sitting.told("take")) == 120
    assert [chips for _, _, chips in sitting.pays("Y15")] == [6] * 7
    assert sitting.chips == [79] * 7 + [247]
    assert sitting.total == 800


def test_ye9_short_of_chips() -> None:
    """5 chips, owing 7 for cards and 12 for the king of hearts: 5, nothing, and out."""
    sitting = Sitting(opera="off").put("KH 2S 3S 4S 5S 6S 7S", "AC", "AS", chips=[5, 85, 85])
    sitting.play("AS")
    assert sitting.pays("Y15") == [(1, 2, 1), (0, 2, 5)]
    assert sitting.pays("Y16") == []
    assert sitting.told("out") == [{"seat": 0}]
    assert sitting.board == [3, 6, 9, 12, 15]


def test_ye11_carry_over() -> None:
    """Four players, the king of hearts in the talon: 16 stay, then 32."""
    sitting = Sitting(4, opera="off").put("2S", "4C", "5C", "AS")
    assert sitting.board[3] == 16
    sitting.play("AS")
    assert sitting.board[3] == 16
    sitting.play("deal")
    assert sitting.board[3] == 32


def test_ye12_last_card_is_a_board_card() -> None:
    """The jack of clubs as last card takes its stake, then the deal is settled."""
    sitting = Sitting().put("2S QS", "4C", "JC", dealer=0)
    sitting.play("JC")
    names = [event["event"] for event in sitting.events]
    assert names[:3] == ["card", "take", "pay"]
    assert sitting.told("take") == [{"seat": 2, "card": "JC", "chips": 6}]
    assert sitting.pays("Y15") == [(1, 2, 1), (0, 2, 2)]
