"""Each settled ambiguity C1-C12 of the rules sheet and each house rule of its switches, by name and value."""

from pathlib import Path

import pytest

from engine.contract import BadOption, CannotUndo
from engine.match import Match
from engine.nain_jaune import options
from engine.nain_jaune.purse import pieces
from engine.options import pack_options
from tests.engine.nain_jaune.sitting import Sitting


def test_c1_direction_right() -> None:
    """Anticlockwise: opener, turn and deal go to the right."""
    sitting = Sitting(4).put("2S", "3S 3H", "4H 4C", "9S 5S")
    sitting.play("9S")
    turns = []
    for _ in range(4):
        turns.append(sitting.game.to_act)
        sitting.play("pass")
    assert turns == [3, 2, 1, 0]
    sitting.play("5S")
    assert (sitting.game.dealer, sitting.game.to_act) == (3, 3)


def test_c1_direction_left() -> None:
    """Clockwise: the mirror image."""
    sitting = Sitting(4, direction="left").put("2S", "9S 5S", "4H 4C", "3S 3H")
    sitting.play("9S")
    turns = []
    for _ in range(4):
        turns.append(sitting.game.to_act)
        sitting.play("pass")
    assert turns == [1, 2, 3, 0]
    sitting.play("5S")
    assert (sitting.game.dealer, sitting.game.to_act) == (1, 1)


def test_c2_stuck_free() -> None:
    """Nobody can go on: a free choice."""
    sitting = Sitting().put("2S", "9S", "4H 6H JH")
    sitting.play("4H pass pass pass")
    assert sitting.legal() == ["6H", "JH"]


def test_c2_stuck_skip_rank_by_rank() -> None:
    """The rank is skipped, again and again, until somebody can go on."""
    sitting = Sitting(stuck="skip").put("2S TS", "9S 3H", "4H JH")
    sitting.play("4H")
    for missing in "5678":
        sitting.play("pass pass pass")
        assert {sans["rank"] for sans in sitting.told("sans")} == {missing}
        assert (sitting.state()["run"], sitting.game.to_act) == (missing, 2)
    sitting.play("pass")
    assert (sitting.game.to_act, sitting.legal()) == (1, ["9S"])


def test_c2_stuck_skip_ends_at_the_king() -> None:
    """Where the king is missing too the choice is free."""
    sitting = Sitting(stuck="skip").put("2S", "9S", "JH 4H")
    sitting.play("JH pass pass pass")
    assert sitting.state()["run"] == "Q"
    sitting.play("pass pass pass")
    assert (sitting.state()["run"], sitting.game.to_act, sitting.legal()) == (None, 2, ["4H"])


def test_c3_playing_must() -> None:
    """The holder of the needed rank must lay it, and chooses which suit."""
    sitting = Sitting().put("2S", "9S", "4H 5S 5H")
    sitting.play("4H")
    assert sitting.legal() == ["5S", "5H"]


def test_c3_playing_may() -> None:
    """A seat may stop though it could go on; others cannot tell, and it begins anew when nobody goes on."""
    sitting = Sitting(playing="may").put("2S", "5D 9S", "4H 5S 5H")
    assert "stop" not in sitting.legal()
    sitting.play("4H")
    assert sitting.legal() == ["stop", "5S", "5H"]
    assert sitting.play("stop") == [{"event": "sans", "seat": 2, "rank": "5"}]
    assert sitting.legal() == ["stop", "5D"]
    sitting.play("stop")
    assert sitting.legal() == ["pass"]
    sitting.play("pass")
    assert not any(sitting.game.void)
    assert (sitting.game.to_act, sitting.legal()) == (2, ["5S", "5H"])


def test_c4_collect_auto() -> None:
    """The stake comes with the card."""
    sitting = Sitting().put("2S", "9S", "7D 4H")
    sitting.play("7D")
    assert sitting.legal() == ["pass"]
    assert sitting.chips[2] == 100


def test_c4_collect_hand_claim() -> None:
    """The claim is open until the next card or pass, and is taken back like a card."""
    sitting = Sitting(collect="hand").put("2S", "9S", "7D 8H 4H")
    sitting.play("7D")
    assert sitting.legal() == ["claim", "8H"]
    assert sitting.game.claim == 5
    assert [event["event"] for event in sitting.play("claim")] == ["take", "pay"]
    assert sitting.pays("Y12") == [("board", 2, 15)]
    assert sitting.legal() == ["8H"]
    sitting.match.undo()
    assert sitting.legal() == ["claim", "8H"]
    assert sitting.chips[2] == 85


def test_c4_collect_hand_missed_by_pass() -> None:
    """A pass forgoes the stake and doubles it; it cannot be claimed that deal."""
    sitting = Sitting(collect="hand").put("2S", "9S", "7D 4H")
    sitting.play("7D")
    assert sitting.legal() == ["pass", "claim"]
    sitting.play("pass")
    assert [event["event"] for event in sitting.events] == ["pay", "sans"]
    assert sitting.pays("Y13") == [(2, "board", 15)]
    assert sitting.game.claim == 0
    sitting.play("pass pass")
    assert sitting.legal() == ["4H"]
    assert sitting.board[4] == 30


def test_c4_collect_hand_missed_by_stop() -> None:
    """To stop is to pass."""
    sitting = Sitting(collect="hand", playing="may").put("2S", "9S", "7D 8H 4H")
    sitting.play("7D")
    assert sitting.legal() == ["claim", "stop", "8H"]
    sitting.play("stop")
    assert sitting.pays("Y13") == [(2, "board", 15)]


def test_c4_collect_hand_with_few_chips() -> None:
    """Who forgets pays what he has."""
    sitting = Sitting(collect="hand").put("2S", "9S", "7D 8H 4H", chips=[85, 85, 4])
    sitting.play("7D 8H")
    assert sitting.pays("Y13") == [(2, "board", 4)]
    assert sitting.board[4] == 19


def test_c4_claim_after_the_king_of_hearts() -> None:
    """A king ends the run, not the claim."""
    sitting = Sitting(collect="hand").put("2S", "9S", "KH 8H 4H")
    sitting.play("KH")
    assert sitting.legal() == ["claim", "4H", "8H"]
    sitting.play("4H")
    assert sitting.pays("Y13") == [(2, "board", 12)]


@pytest.mark.parametrize("last", ["JC", "KH"])
def test_c4_last_card_unclaimed(last: str) -> None:
    """Before the settlement its player may claim or pass."""
    sitting = Sitting(collect="hand").put("2S", "9S", last)
    stake = {"JC": 6, "KH": 12}[last]
    sitting.play(last)
    assert sitting.told("deal-end") == []
    assert (sitting.game.to_act, sitting.legal()) == (2, ["pass", "claim"])
    sitting.play("claim")
    assert sitting.pays("Y12") == [("board", 2, stake)]
    assert sitting.pays("Y21") == [("board", 2, 45 - stake)]
    assert sitting.told("deal-end") == [{"deal": 1, "seat": 2}]
    with pytest.raises(CannotUndo):
        sitting.match.undo()
    sitting = Sitting(collect="hand", opera="off").put("2S", "9S", last)
    sitting.play(last)
    sitting.play("pass")
    assert sitting.told("sans") == []
    assert sitting.pays("Y13") == [(2, "board", stake)]
    assert sitting.told("deal-end") == [{"deal": 1, "seat": 2}]


def test_c4_collect_mild() -> None:
    """Forgetting only leaves the stake."""
    sitting = Sitting(collect="mild").put("2S", "9S", "7D 8H 4H")
    sitting.play("7D 8H")
    assert sitting.told("pay") == []
    assert sitting.board[4] == 15
    assert sitting.legal() == ["pass"]


def test_c4_empty_compartment_has_nothing_to_claim() -> None:
    """Where nothing lies there is nothing to take or to forget."""
    sitting = Sitting(collect="hand").put("2S", "9S", "7D 8H 4H", board=[0] * 5)
    sitting.play("7D")
    assert sitting.legal() == ["8H"]
    sitting = Sitting().put("2S", "9S", "7D 8H 4H", board=[0] * 5)
    assert [event["event"] for event in sitting.play("7D")] == ["card"]


def test_c5_pay_card() -> None:
    """1 for each card."""
    sitting = Sitting(opera="off").put("AH KS", "9S", "2H")
    sitting.play("2H")
    assert sitting.pays("Y15") == [(1, 2, 1), (0, 2, 2)]


def test_c5_pay_pip() -> None:
    """Ace 1, court cards 10, others their number."""
    sitting = Sitting(opera="off", pay="pip").put("AH KS QC JH TH", "9S 2C", "2H")
    sitting.play("2H")
    assert sitting.pays("Y15") == [(1, 2, 11), (0, 2, 41)]


def test_c6_winner_first_then_board_order() -> None:
    """First the winner is paid, from the next in turn; then the doublings."""
    sitting = Sitting(4, opera="off").put("7D", "QS TD", "KH", "2H")
    sitting.play("2H")
    told = [(pay["from"], pay["to"], pay["clause"]) for pay in sitting.told("pay")]
    assert told == [
        (2, 3, "Y15"),
        (1, 3, "Y15"),
        (0, 3, "Y15"),
        (1, "board", "Y16"),
        (1, "board", "Y16"),
        (2, "board", "Y16"),
        (0, "board", "Y16"),
    ]


def test_c6_played_cards_have_nothing_to_double() -> None:
    """An emptied compartment stays empty; the others are doubled."""
    sitting = Sitting(opera="off").put("KH 9S", "QS 4H", "TD 2H AH")
    sitting.play("TD pass pass pass AH 2H")
    assert sitting.board == [0, 6, 18, 24, 15]


def test_c6_held_winner() -> None:
    """The holder pays the winner, who takes the compartment too."""
    sitting = Sitting(opera="off", held="winner").put("KH 9S", "QS", "2H", chips=[9, 85, 85])
    sitting.play("2H")
    assert sitting.pays("Y16") == [(1, 2, 9), ("board", 2, 9), (0, 2, 7), ("board", 2, 12)]
    assert sitting.board == [3, 6, 0, 0, 15]


def test_c6_held_nothing() -> None:
    """The stakes stay."""
    sitting = Sitting(opera="off", held="nothing").put("KH 9S", "QS", "2H")
    sitting.play("2H")
    assert sitting.pays("Y16") == []
    assert sitting.board == [3, 6, 9, 12, 15]


def test_c7_opera_need_not_be_the_opener() -> None:
    """Another seat's card before the first does not matter; restarts count as the same go."""
    hands = ("5S 5H", "3C KS 8H", "2H 9S")
    sitting = Sitting().put(*hands)
    sitting.play("2H pass 3C pass pass pass KS 8H")
    assert sitting.pays("Y21") == [("board", 1, 45)]


def test_c7_no_opera_when_cut_off() -> None:
    """A card of another seat between the first and the last spoils it."""
    sitting = Sitting().put("5S 5H", "3C KS 8H", "2H 4S 9S")
    sitting.play("2H pass 3C pass pass 4S pass pass 5H pass pass pass 5S")
    assert sitting.told("deal-end") == [{"deal": 1, "seat": 0}]
    assert sitting.pays("Y21") == [("board", 0, 45)]
    sitting = Sitting().put("5S 6H", "3C", "2H 4S")
    sitting.play("2H pass 3C")
    assert sitting.pays("Y21") == [("board", 1, 45)]
    sitting = Sitting().put("5S 6H", "3C KS", "2H 4S")
    sitting.play("2H pass 3C pass pass 4S")
    assert sitting.pays("Y21") == []


def test_c7_opera_strict() -> None:
    """Nobody else has laid a card at all."""
    sitting = Sitting(opera="strict").put("5S 5H", "3C KS 8H", "2H 9S")
    sitting.play("2H pass 3C pass pass pass KS 8H")
    assert sitting.pays("Y21") == []
    sitting = Sitting(opera="strict").put("5S 5H", "4C KS 8H", "2H 9S")
    sitting.play("2H pass pass pass 9S")
    assert sitting.pays("Y21") == [("board", 2, 45)]


def test_c7_opera_double() -> None:
    """The losers pay double, in a Grand Opéra only."""
    sitting = Sitting(opera="double").put("5S 5H", "4C KS 8H", "2H 9S")
    sitting.play("2H pass pass pass 9S")
    assert sitting.pays("Y21") == [("board", 2, 45)]
    assert sitting.pays("Y15") == [(1, 2, 6), (0, 2, 4)]
    sitting = Sitting(opera="double").put("5S 6H", "3C KS", "2H 4S")
    sitting.play("2H pass 3C pass pass 4S")
    assert sitting.pays("Y15") == [(1, 2, 1), (0, 2, 2)]


def test_c7_opera_off() -> None:
    """No Grand Opéra: the board stays, and is doubled."""
    sitting = Sitting(opera="off").put("5S 5H", "KH KS 8H", "2H 9S")
    sitting.play("2H pass pass pass 9S")
    assert sitting.pays("Y21") == []
    assert sitting.pays("Y16") == [(1, "board", 12)]


def test_c8_short_part() -> None:
    """Who has fewer than 15 stakes in the board's order until empty, plays, and is out only after the deal."""
    sitting = Sitting(opera="off").put("5S", "4C 4H", "2H", chips=[6, 85, 85])
    sitting.play("2H deal")
    assert sitting.pays("Y4") == [(1, "board", 15), (0, "board", 5), (2, "board", 15)]
    assert sitting.board == [3 + 3, 6 + 6, 9 + 6 + 2, 12 + 8, 15 + 10]
    assert sitting.chips[0] == 0
    assert sitting.game.left[0] == 15
    assert sitting.game.members == 0b111


def test_c8_short_out() -> None:
    """Who cannot stake in full is out, with what is left to him."""
    sitting = Sitting(opera="off", short="out").put("5S", "4C 4H", "2H", chips=[15, 85, 85])
    sitting.play("2H")
    assert sitting.told("out") == [{"seat": 0}]
    assert sitting.told("match-end") == []
    assert sitting.game.members == 0b110
    sitting.play("deal")
    assert sitting.chips[0] == 14
    assert sitting.state()["hands"][0] == []


def test_c8_short_ends() -> None:
    """Somebody cannot stake: most chips win."""
    sitting = Sitting(opera="off", short="ends").put("5S", "4C 4H", "2H", chips=[15, 95, 85])
    sitting.play("2H")
    assert sitting.told("out") == []
    assert sitting.told("match-end") == [{"seats": [1]}]
    assert sitting.pays("C9") == [("board", 1, 45)]


def test_c8_stake_multiple_counts_for_short() -> None:
    """With fivefold stakes 75 chips are needed."""
    sitting = Sitting(opera="off", short="out", stake=5).put("5S", "4C 4H", "2H", chips=[76, 75, 85])
    sitting.play("2H")
    assert sitting.told("out") == [{"seat": 1}]


def test_c8_partial_stakes_at_the_very_start() -> None:
    """50 chips and fivefold stakes: all stake what they have, whatever `short` says."""
    sitting = Sitting(chips=50, stake=5, short="out")
    sitting.play("deal")
    assert sitting.board == [15, 30, 45, 60, 0]
    assert sitting.chips == [0, 0, 0]


def test_c9_two_go_on() -> None:
    """Two left: 22 cards each, 8 in the talon."""
    sitting = Sitting(opera="off").put("2S 3S", "4C 5C", "AS", chips=[2, 85, 85])
    sitting.play("AS deal")
    assert list(sitting.game.left) == [0, 22, 22]
    assert sitting.match.view(1).talon == 8
    assert sitting.board == [5, 10, 15, 20, 25]
    while sitting.game.phase == 1:
        sitting.play(sitting.legal()[-1])
    assert sitting.total == 45 + 2 + 85 + 85


def test_c9_two_stop() -> None:
    """House rule: with two left, most chips win, a tie shared, the board too."""
    sitting = Sitting(opera="off", two="stop").put("2S 3S", "4C 5C", "AS", chips=[2, 89, 83])
    sitting.play("AS")
    assert sitting.told("match-end") == [{"seats": [1, 2]}]
    assert sitting.pays("C9") == [("board", 2, 23), ("board", 1, 22)]
    assert sitting.board == [0] * 5


def test_c9_all_at_zero() -> None:
    """If all are at zero, the deal's winner wins."""
    sitting = Sitting(opera="off").put("2S 3S", "4C 5C", "AS", chips=[0, 0, 0])
    sitting.play("AS")
    assert sitting.told("out") == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert sitting.told("match-end") == [{"seats": [2]}]
    assert sitting.chips == [0, 0, 45]


def test_c9_end_first() -> None:
    """First elimination: most chips win, also when they are not the deal's winner's."""
    sitting = Sitting(opera="off", end="first").put("2S 3S", "4C 5C", "AS", chips=[2, 95, 85])
    sitting.play("AS")
    assert sitting.told("match-end") == [{"seats": [1]}]
    assert sitting.pays("C9") == [("board", 1, 45)]


def test_c9_end_deals() -> None:
    """A fixed number of deals."""
    sitting = Sitting(5, end="deals", length=3)
    deals = 0
    while sitting.game.phase != 2:
        deals += sitting.legal() == ["deal"]
        sitting.play(sitting.legal()[0])
    assert deals == 3
    assert sitting.total == sum(sitting.chips) == 500


def test_c9_elimination_ends_a_fixed_number_too() -> None:
    """One left before the last deal: he wins."""
    sitting = Sitting(opera="off", end="deals", length=9).put("2S 3S", "4C 5C", "AS", chips=[2, 1, 85])
    sitting.play("AS")
    assert sitting.told("match-end") == [{"seats": [2]}]


def test_c9_an_empty_hand_is_out() -> None:
    """Positions: who has no cards takes no part, and no turn."""
    sitting = Sitting(4).put("2S 3S 9C", "", "5C", "AS 9S")
    sitting.play("AS pass")
    assert sitting.game.to_act == 2
    sitting.play("pass 2S 3S pass")
    assert sitting.game.to_act == 3


@pytest.mark.parametrize("chips", [50, 100, 120, 200])
def test_c10_starting_chips(chips: int) -> None:
    """50, 100, 120 or 200."""
    assert Sitting(chips=chips).chips == [chips] * 3


def test_c10_pieces() -> None:
    """100 is five of 10, six of 5 and twenty of 1; small sums are round chips."""
    assert pieces(100) == (5, 6, 20)
    assert pieces(0) == (0, 0, 0)
    assert pieces(7) == (0, 0, 7)
    assert pieces(25) == (0, 1, 20)
    assert pieces(63) == (1, 6, 23)


def test_c11_random_dealer_and_single_cards() -> None:
    """Any seat may be the first dealer, each about as often."""
    found = [0] * 5
    for seed in range(1000):
        found[Sitting(5, seed).game.dealer] += 1
    assert all(150 < count < 250 for count in found)


@pytest.mark.parametrize("stake", [1, 2, 5])
def test_stake_multiple(stake: int) -> None:
    """The multiple is of the stakes only, not of a chip a card."""
    sitting = Sitting(stake=stake)
    sitting.play("deal")
    assert sitting.board == [3 * stake * n for n in range(1, 6)]
    sitting = Sitting(stake=stake, opera="off").put("2S 3S", "4C 5C", "AS")
    sitting.play("AS")
    assert sitting.pays("Y15") == [(1, 2, 2), (0, 2, 2)]


def test_undo_inside_a_run_only() -> None:
    """Cards of a run come back one by one, also over a king; a pass, a deal and what ended the turn do not."""
    sitting = Sitting().put("2S", "5C 4H", "9S TD JH KS 2D")
    states = [sitting.state()]
    for word in ("9S", "TD", "JH"):
        sitting.play(word)
        states.append(sitting.state())
    for state in reversed(states[:-1]):
        sitting.match.undo()
        assert sitting.state() == state
    with pytest.raises(CannotUndo):
        sitting.match.undo()
    sitting.play("KS 9S")
    sitting.match.undo()
    sitting.match.undo()
    assert sitting.state() == states[0]
    sitting.play("9S TD JH pass")
    with pytest.raises(CannotUndo):
        sitting.match.undo()
    sitting.play("pass pass KS 2D")
    assert sitting.state()["phase"] == "deal"
    with pytest.raises(CannotUndo):
        sitting.match.undo()
    sitting.play("deal")
    with pytest.raises(CannotUndo):
        sitting.match.undo()


def test_no_undo_of_the_last_card_when_its_player_deals_next() -> None:
    """The same seat is to act, but the deal was settled."""
    sitting = Sitting().put("2S", "5C 4H", "2D", dealer=0)
    sitting.play("2D")
    assert sitting.game.to_act == 2
    with pytest.raises(CannotUndo):
        sitting.match.undo()


def test_options_are_those_of_the_referee() -> None:
    """Names, values and defaults."""
    told = {name: (values, default if values is None else values[default]) for name, values, default in options.OPTIONS}
    assert told == {
        "direction": (("right", "left"), "right"),
        "stuck": (("free", "skip"), "free"),
        "playing": (("must", "may"), "must"),
        "collect": (("auto", "hand", "mild"), "auto"),
        "pay": (("card", "pip"), "card"),
        "held": (("double", "winner", "nothing"), "double"),
        "opera": (("on", "strict", "double", "off"), "on"),
        "chips": ((50, 100, 120, 200), 100),
        "stake": ((1, 2, 5), 1),
        "short": (("part", "out", "ends"), "part"),
        "end": (("last", "first", "deals"), "last"),
        "length": (None, 10),
        "two": (("22", "stop"), "22"),
    }


def test_values_that_do_not_exist_are_refused() -> None:
    """By name and by byte."""
    for chosen in ({"chips": 75}, {"chips": "100"}, {"stake": True}, {"two": 22}, {"length": 0}, {"colour": "red"}):
        with pytest.raises(BadOption):
            pack_options(options.OPTIONS, chosen)
    good = pack_options(options.OPTIONS, {})
    for place in range(len(good)):
        with pytest.raises(BadOption):
            Match("nain_jaune", 3, good[:place] + bytes([251]) + good[place + 1 :], 1, 0)
    with pytest.raises(BadOption):
        Match("nain_jaune", 3, good[:-1], 1, 0)


def test_option_places_in_the_code_are_those_of_the_table(root: Path) -> None:
    """The constants that stand for the places of options."""
    found = 0
    for path in sorted((root / "engine" / "nain_jaune").glob("*.py")):
        for line in path.read_text().splitlines():
            if line.startswith("_OPTION_"):
                name, place = line.removeprefix("_OPTION_").removesuffix(")").split(" = const(")
                assert options.OPTIONS[int(place)][0] == name.lower()
                found += 1
    assert found >= 11
