"""Nain Jaune through the door: positions, a worked example, claims and stops, and a whole match."""

from typing import Any

import pytest

from tests.referee.conftest import Client

HANDS = [["4D", "6S", "QH", "KC", "AS"], ["TD", "JC", "QS", "3H", "5C"], ["7D", "8S", "9C", "KH", "2S"]]
BOARD = {"TD": 3, "JC": 6, "QS": 9, "KH": 12, "7D": 15}


def start(client: Client, hands: list[list[str]] | None = None, **options: Any) -> int:
    """A match with given hands, seat 0 having dealt; its number."""
    hands = HANDS if hands is None else hands
    match: int = client.ask("new", game="nain_jaune", seats=len(hands), seed=1, options=options)["match"]
    assert client.ask("set", match=match, position={"dealer": 0, "hands": hands}) == {}
    return match


def test_ye3_through_the_door(client: Client) -> None:
    """The small deal, move by move, to the settlement."""
    match = start(client)
    assert client.state(match) == {
        "game": "nain_jaune",
        "deal": 1,
        "phase": "play",
        "dealer": 0,
        "to_act": 2,
        "hands": [
            ["AS", "6S", "QH", "4D", "KC"],
            ["QS", "3H", "TD", "5C", "JC"],
            ["2S", "8S", "KH", "7D", "9C"],
        ],
        "board": BOARD,
        "run": None,
        "last": None,
        "chips": [85, 85, 85],
    }
    assert set(client.ask("moves", match=match)["moves"]) == {"play " + card for card in HANDS[2]}
    assert client.play("play 7D", match=match) == [
        {"event": "card", "seat": 2, "card": "7D"},
        {"event": "take", "seat": 2, "card": "7D", "chips": 15},
        {"event": "pay", "from": "board", "to": 2, "chips": 15, "clause": "Y12"},
    ]
    assert client.play("play 8S", "play 9C", "pass", match=match) == [{"event": "sans", "seat": 2, "rank": "T"}]
    state = client.state(match)
    assert (state["run"], state["last"], state["to_act"]) == ("9", 2, 1)
    assert client.refused("illegal", "play", match=match, move="pass") == 'Seat 1 cannot play "pass" now.'
    words = "TD JC QS pass KC AS pass 2S pass 3H pass 4D pass pass 5C".split()
    told = client.play(*[word if word == "pass" else f"play {word}" for word in words], match=match)
    assert told == [
        {"event": "card", "seat": 1, "card": "5C"},
        {"event": "pay", "from": 0, "to": 1, "chips": 2, "clause": "Y15"},
        {"event": "pay", "from": 2, "to": 1, "chips": 1, "clause": "Y15"},
        {"event": "pay", "from": 2, "to": "board", "chips": 12, "clause": "Y16"},
        {"event": "deal-end", "deal": 1, "seat": 1},
    ]
    state = client.state(match)
    assert (state["phase"], state["chips"], state["to_act"]) == ("deal", [83, 106, 87], 2)
    assert (state["hands"], state["run"], state["last"]) == ([[], [], []], None, None)
    assert client.ask("moves", match=match) == {"seat": 2, "moves": ["deal"]}
    client.play("deal", match=match)
    assert client.state(match)["board"] == {"TD": 3, "JC": 6, "QS": 9, "KH": 36, "7D": 15}


def test_a_seat_sees_its_own_cards(client: Client) -> None:
    """The others' are null, and as many as they are."""
    match = start(client)
    state = client.state(match, seat=1)
    assert state["hands"] == [[None] * 5, ["QS", "3H", "TD", "5C", "JC"], [None] * 5]
    assert {**state, "hands": 0} == {**client.state(match), "hands": 0}


def test_a_card_of_a_run_can_be_taken_back_and_a_pass_cannot(client: Client) -> None:
    """Undo inside the turn."""
    match = start(client)
    before = client.state(match)
    client.play("play 7D", "play 8S", match=match)
    client.ask("undo", match=match)
    client.ask("undo", match=match)
    assert client.state(match) == before
    client.refused("cannot-undo", "undo", match=match)
    client.play("play 7D", "play 8S", "play 9C", "pass", match=match)
    client.refused("cannot-undo", "undo", match=match)


def test_claim_and_stop_are_words_of_their_house_rules(client: Client) -> None:
    """Neither is legal without them."""
    match = start(client)
    client.play("play 7D", match=match)
    for word in ("claim", "stop"):
        client.refused("illegal", "play", match=match, move=word)
    match = start(client, collect="hand", playing="may")
    client.play("play 7D", match=match)
    assert set(client.ask("moves", match=match)["moves"]) == {"claim", "stop", "play 8S"}
    assert [event["event"] for event in client.play("claim", match=match)] == ["take", "pay"]
    assert client.play("stop", match=match) == [{"event": "sans", "seat": 2, "rank": "8"}]


def test_a_position_left_bare_is_as_at_the_start(client: Client) -> None:
    """Dealer, board and chips; a seat without cards is out."""
    match = client.ask("new", game="nain_jaune", seats=4, seed=3, options={"stake": 2, "chips": 200})["match"]
    dealer = client.state(match)["dealer"]
    client.ask("set", match=match, position={"hands": [["AS"], [], ["2S", "KD"], ["3S"]]})
    state = client.state(match)
    assert state["dealer"] == dealer
    assert list(state["board"].values()) == [6, 12, 18, 24, 30]
    assert state["chips"] == [170, 0, 170, 170]


def test_a_position_says_what_it_says(client: Client) -> None:
    """Hands of any size, chips and board as given; what was before is gone."""
    match = start(client)
    client.play("play 7D", match=match)
    position = {"dealer": 2, "hands": [["AS"], ["2S", "KD"], ["3S"]], "board": [1, 0, 0, 0, 7], "chips": [4, 0, 9]}
    client.ask("set", match=match, position=position)
    client.refused("cannot-undo", "undo", match=match)
    state = client.state(match)
    assert (state["to_act"], state["chips"], state["deal"]) == (1, [4, 0, 9], 1)
    assert list(state["board"].values()) == [1, 0, 0, 0, 7]
    record = client.ask("save", match=match)["record"]
    assert client.state(client.ask("load", record=record)["match"]) == state


@pytest.mark.parametrize(
    "change",
    [
        {"hands": HANDS[:2]},
        {"hands": [*HANDS[:2], "7D"]},
        {"hands": [["AS"], ["AS"], ["2S"]]},
        {"hands": [["XX"], ["AS"], ["2S"]]},
        {"hands": [["1S"], ["AS"], ["2S"]]},
        {"hands": [[7], ["AS"], ["2S"]]},
        {"hands": [["AS"], [], []]},
        {"hands": {"0": ["AS"]}},
        {"dealer": 3},
        {"dealer": True},
        {"board": [1, 2, 3, 4]},
        {"board": [1, 2, 3, 4, -5]},
        {"board": BOARD},
        {"chips": [85, 85]},
        {"chips": [85, 85, 1.0]},
        {"chips": [60_000, 60_000, 0]},
        {"talon": ["9S"]},
    ],
)
def test_a_position_that_cannot_be(client: Client, change: dict[str, Any]) -> None:
    """One sentence, and nothing is changed."""
    match = start(client)
    client.play("play 7D", match=match)
    before = client.state(match)
    client.refused("bad-position", "set", match=match, position={"hands": HANDS} | change)
    assert client.state(match) == before


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_whole_match_with_opponents(client: Client, seats: int) -> None:
    """Three deals by the machine, chips conserved, ended by a winner."""
    match = client.ask("new", game="nain_jaune", seats=seats, seed=seats, options={"end": "deals", "length": 3})[
        "match"
    ]
    levels = ["easy", "normal", "hard"]
    events: list[dict[str, Any]] = []
    while moves := client.ask("moves", match=match)["moves"]:
        move = moves[0]
        if len(moves) > 1:
            level = levels[client.state(match)["to_act"] % 3]
            move = client.ask("bot", match=match, level=level, seed=5)["move"]
            assert move in moves
        events = client.play(move, match=match)
        state = client.state(match)
        assert sum(state["chips"]) + sum(state["board"].values()) == 100 * seats
    assert events[-1]["event"] == "match-end"
    most = max(state["chips"])
    assert state["phase"] == "over" and state["to_act"] is None
    assert most in [state["chips"][seat] for seat in events[-1]["seats"]]


def test_there_are_no_plays(client: Client) -> None:
    """Only Jacquet has them."""
    client.refused("bad-request", "plays", match=start(client))
