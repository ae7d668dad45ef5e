"""The payments of a deal in words: to and from the board of Nain Jaune, and who is out."""

from tests.screens import nain_jaune_scenes as scenes
from tests.screens.nain_jaune_scenes import NAMES, Pose, card

PAY, TAKE, OUT = 5, 9, 14
BOARD = 253


def told(*events: tuple[int, ...]) -> list[tuple[str, str]]:
    """The sentences and clauses of some events at a table of Ann, Bo, Cleo and Dan."""
    out = []

    def act(pose: Pose) -> None:
        pose.sit(NAMES[:4])
        pose.sitting.payments[:] = list(events)
        for text, clause in pose.get("parlour.payments", "tell")(pose.sitting):
            out.append(("".join(chr(each) if 32 <= each < 127 else "?" for each in text), clause.decode()))

    scenes.enact("pygamer", act)
    return out


def pay(giver: int, taker: int, chips: int, clause: int) -> tuple[int, ...]:
    """A payment."""
    return PAY, giver, taker, chips, clause


def test_stakes_are_one_line_when_they_are_alike_and_named_when_one_runs_short() -> None:
    # Y4, C8
    assert told(*[pay(seat, BOARD, 15, 4) for seat in range(4)]) == [("Each stakes 15: 60", "Y4")]
    assert told(*[pay(seat, BOARD, 15, 4) for seat in range(3)], pay(3, BOARD, 6, 4)) == [
        ("Ann, Bo, Cleo: stake 15", "Y4"),
        ("Dan: stake 6", "Y4"),
    ]


def test_what_is_taken_is_named_by_its_card() -> None:
    # Y12
    events = (TAKE, 1, card("Td"), 4), pay(BOARD, 1, 4, 12), (TAKE, 0, card("7d"), 4), pay(BOARD, 0, 4, 12)
    assert told(*events) == [("Bo takes 10?: 4", "Y12"), ("Ann takes 7?: 4", "Y12")]


def test_the_settlement_is_told_clause_by_clause() -> None:
    # Y13, Y15, Y16, Y19, Y21, C9
    assert told(pay(2, BOARD, 8, 13)) == [("Cleo forgot it: pays 8", "Y13")]
    assert told(pay(1, 0, 3, 15), pay(2, 0, 3, 15), pay(3, 0, 3, 15)) == [("Each pays Ann 3: 9", "Y15")]
    assert told(pay(1, BOARD, 12, 16), pay(1, BOARD, 12, 16)) == [("Bo doubles a stake: 12", "Y16")] * 2
    assert told(pay(1, BOARD, 12, 16), pay(2, BOARD, 12, 16)) == [("Bo, Cleo double a stake: 12", "Y16")]
    assert told(pay(1, BOARD, 12, 16)) == [("Bo doubles a stake: 12", "Y16")]
    assert told(pay(BOARD, 0, 120, 21)) == [("Grand Op?ra! Ann takes 120", "Y21")]
    assert told((OUT, 3)) == [("Dan is out", "Y19")]
    assert told(pay(BOARD, 0, 22, 109)) == [("Ann gets the board: 22", "A9")]


def test_who_pays_the_winner_for_a_held_card_is_not_taken_for_the_board() -> None:
    # C6: where held cards are paid to the winner, he gets the same amount from the holder and from the board.
    assert told(pay(1, 0, 12, 16), pay(BOARD, 0, 12, 16)) == [
        ("Bo pays Ann 12", "Y16"),
        ("Ann takes the stake: 12", "Y16"),
    ]
