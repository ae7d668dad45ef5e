"""Nap through the door: positions, the rules sheet's worked examples, and a whole match."""

from typing import Any

import pytest

from tests.referee.conftest import Client

TOP = ["AS", "TS", "JS", "QS", "KS"]
LOW = ["2S", "3S", "4S", "5S", "6S"]
OTHERS = [rank + suit for suit in "HDC" for rank in "23456789TJQKA"]
FIRST_LINES = {  # seats and hands of the bare example: the last seat has dealt, seat 0 speaks first
    seats: [OTHERS[5 * seat : 5 * seat + 5] for seat in range(seats)] for seats in range(3, 8)
}


def start(client: Client, hands: list[list[str]], **options: Any) -> int:
    """A new match with given hands, the last seat having dealt; with six that seat sits out (N6). Its number."""
    seats = len(hands)
    match: int = client.ask("new", game="nap", seats=seats, seed=1, options={"pack": "52", **options})["match"]
    dealt = [*hands[:-1], []] if seats == 6 else hands
    assert client.ask("set", match=match, position={"dealer": seats - 1, "hands": dealt}) == {}
    return match


def finish(client: Client, match: int) -> list[dict[str, Any]]:
    """Pass, then play the first legal card each time, until the deal is settled; gives the payments."""
    while True:
        moves = client.ask("moves", match=match)["moves"]
        events = client.play("pass" if "pass" in moves else moves[0], match=match)
        if any(event["event"] == "deal-end" for event in events):
            return [event for event in events if event["event"] == "pay"]


BIDS = [
    (["bid two"], "N21", 2, 2),
    (["bid three"], "N21", 3, 3),
    (["bid four"], "N21", 4, 4),
    (["bid nap"], "N22", 10, 5),
    (["bid nap", "bid wellington"], "N24", 10, 10),
    (["bid nap", "bid wellington", "bid blucher"], "N25", 10, 20),
]


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize(("bids", "clause", "gain", "cost"), BIDS)
def test_ne1_each_opponent_settles(
    client: Client, seats: int, bids: list[str], clause: str, gain: int, cost: int
) -> None:
    declarer = len(bids) - 1
    others = [(declarer + step) % seats for step in range(1, seats)]
    for hand, rival, won in ((TOP, LOW, True), (LOW, TOP, False)):
        hands = [list(each) for each in FIRST_LINES[seats]]
        hands[declarer] = hand
        hands[(declarer + 1) % (5 if seats == 6 else seats)] = rival
        match = start(client, hands, lowest="two")
        client.play(*bids, match=match)
        paid = finish(client, match)
        pair = [(seat, declarer) if won else (declarer, seat) for seat in others]
        chips = gain if won else cost
        assert paid == [{"event": "pay", "from": a, "to": b, "chips": chips, "clause": clause} for a, b in pair]
        total = chips * (seats - 1) if won else -chips * (seats - 1)
        assert client.state(match)["chips"][declarer] == 100 + total


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_ne1_misere(client: Client, seats: int) -> None:
    hands = [list(each) for each in FIRST_LINES[seats]]
    hands[0], hands[1] = LOW, TOP
    match = start(client, hands)
    client.play("bid misere", match=match)
    paid = finish(client, match)
    assert [(pay["to"], pay["chips"], pay["clause"]) for pay in paid] == [(0, 3, "N23")] * (seats - 1)

    hands[0], hands[1] = TOP, LOW
    match = start(client, hands)
    client.play("bid misere", *["pass"] * ((5 if seats == 6 else seats) - 1), match=match)
    assert client.state(match)["trump"] is None
    paid = finish(client, match)
    assert [(pay["from"], pay["chips"], pay["clause"]) for pay in paid] == [(0, 3, "N23")] * (seats - 1)
    # A3: it ended with the first trick that the bidder won.
    assert client.state(match)["phase"] == "deal"


def test_ne2_penny_nap(client: Client) -> None:
    for bid, hand, rival, change in (
        ("bid three", TOP, LOW, 3), ("bid three", LOW, TOP, -3), ("bid nap", TOP, LOW, 10), ("bid nap", LOW, TOP, -5),
    ):  # fmt: skip
        match = start(client, [hand, rival, *FIRST_LINES[3][2:]])
        client.play(bid, match=match)
        finish(client, match)
        assert client.state(match)["chips"] == [100 + 2 * change, 100 - change, 100 - change]


def test_a_deal_word_by_word(client: Client) -> None:
    hands = [["AS", "KS", "2H", "3H", "4H"], ["QS", "JS", "AH", "2D", "3D"], ["2S", "5H", "4D", "5D", "6D"]]
    match = start(client, hands)
    assert client.play("bid three") == [{"event": "bid", "seat": 0, "bid": "three"}]
    assert client.play("pass") == [{"event": "bid", "seat": 1, "bid": "pass"}]
    client.play("pass")
    state = client.state(match)
    assert (state["phase"], state["to_act"], state["declarer"], state["bid"]) == ("play", 0, 0, "three")
    assert state["bids"] == [[0, "three"], [1, "pass"], [2, "pass"]] and state["trump"] is None
    assert client.play("play AS") == [
        {"event": "card", "seat": 0, "card": "AS"},
        {"event": "trump", "seat": 0, "suit": "S"},
    ]
    assert set(client.ask("moves", match=1)["moves"]) == {"play QS", "play JS"}  # N4
    assert client.play("play JS") == [{"event": "card", "seat": 1, "card": "JS"}]
    state = client.state(match)
    assert state["trump"] == "S" and state["trick"] == state["played"] == [[0, "AS"], [1, "JS"]]
    assert client.play("play 2S") == [
        {"event": "card", "seat": 2, "card": "2S"},
        {"event": "trick", "seat": 0},
    ]
    state = client.state(match)
    assert state["trick"] == [] and state["taken"] == [1, 0, 0] and len(state["played"]) == 3
    client.play("play KS", "play QS", "play 5H", "play 2H", "play AH")
    assert client.play("play 4D")[-1] == {"event": "trick", "seat": 1}
    assert client.play("play 2D", "play 5D", "play 3H")[-1] == {"event": "trick", "seat": 2}
    assert client.play("play 6D", "play 4H", "play 3D") == [
        {"event": "card", "seat": 1, "card": "3D"},
        {"event": "trick", "seat": 2},
        {"event": "pay", "from": 0, "to": 1, "chips": 3, "clause": "N21"},
        {"event": "pay", "from": 0, "to": 2, "chips": 3, "clause": "N21"},
        {"event": "deal-end", "deal": 1},
    ]
    state = client.state(match)
    assert state["phase"] == "deal" and state["dealer"] == state["to_act"] == 0 and state["chips"] == [94, 103, 103]
    assert state["bids"] == state["trick"] == state["played"] == [] and state["hands"] == [[], [], []]
    assert state["declarer"] is state["bid"] is state["trump"] is None


def test_a_position_left_bare_is_as_at_the_start(client: Client) -> None:
    for seed in range(20):
        match = client.ask("new", game="nap", seats=4, seed=seed)["match"]
        first = client.state(match)
        for _ in range(seed):
            client.play(client.ask("moves", match=match)["moves"][0], match=match)
        hands = [[rank + suit for rank in "789TA"] for suit in "SHDC"]
        client.ask("set", match=match, position={"hands": hands})
        state = client.state(match)
        assert state["dealer"] == first["dealer"] and state["chips"] == first["chips"] and state["kitty"] == 0
        assert state["deal"] == 1 and state["phase"] == "bid" and state["to_act"] == (state["dealer"] + 1) % 4
        assert [set(hand) for hand in state["hands"]] == [set(hand) for hand in hands] and state["stock"] == 12
        client.refused("cannot-undo", "undo", match=match)
        record = client.ask("save", match=match)["record"]
        assert client.state(client.ask("load", record=record)["match"]) == state


def test_a_position_says_what_it_says(client: Client) -> None:
    client.ask("new", game="nap", seats=3, seed=1, options={"match": "deals", "length": 1})
    hands = [["AS", "AH", "AD", "AC", "KS"], ["8S", "8H", "8D", "8C", "9S"], ["TS", "TH", "TD", "TC", "9C"]]
    client.ask("set", match=1, position={"dealer": 1, "hands": hands, "spare": [], "chips": [-5, 0, 305], "kitty": 7})
    state = client.state()
    assert (state["dealer"], state["to_act"], state["chips"], state["kitty"]) == (1, 2, [-5, 0, 305], 7)
    assert client.play("pass", "pass", "pass")[-1] == {"event": "match-end", "seats": [2]}


HANDS = [["AS", "AH", "AD", "AC", "KS"], ["8S", "8H", "8D", "8C", "9S"], ["TS", "TH", "TD", "TC", "9C"]]


@pytest.mark.parametrize(
    "change",
    [
        {"hands": None}, {"hands": 5}, {"hands": {}}, {"hands": []}, {"hands": HANDS[:2]}, {"hands": [*HANDS, []]},
        {"hands": [HANDS[0], HANDS[1], HANDS[2][:4]]}, {"hands": [HANDS[0], HANDS[1], [*HANDS[2], "9D"]]},
        {"hands": [HANDS[0], HANDS[1], HANDS[1]]}, {"hands": [HANDS[0], HANDS[1], "TSTHTDTC9"]},
        {"hands": [HANDS[0], HANDS[1], [*HANDS[2][:4], "AS"]]}, {"hands": [HANDS[0], HANDS[1], [*HANDS[2][:4], "2S"]]},
        {"hands": [HANDS[0], HANDS[1], [*HANDS[2][:4], "XX"]]}, {"hands": [HANDS[0], HANDS[1], [*HANDS[2][:4], "10C"]]},
        {"hands": [HANDS[0], HANDS[1], [*HANDS[2][:4], "9c"]]}, {"hands": [HANDS[0], HANDS[1], [*HANDS[2][:4], None]]},
        {"hands": [HANDS[0], HANDS[1], [*HANDS[2][:4], 9]]}, {"hands": [HANDS[0], HANDS[1], [*HANDS[2][:4], ["9C"]]]},
        {"hands": [HANDS[0], HANDS[1], [None] * 5]}, {"hands": [HANDS[0], HANDS[1], None]},
        {"dealer": None}, {"dealer": 3}, {"dealer": -1}, {"dealer": True}, {"dealer": "0"}, {"dealer": 1.0},
        {"spare": ["9D"]}, {"spare": None}, {"spare": "9D"}, {"spare": {}},
        {"chips": None}, {"chips": 100}, {"chips": []}, {"chips": [100, 100]}, {"chips": [100, 100, 100, 100]},
        {"chips": [100, 100, True]}, {"chips": [100, 100, 1.5]}, {"chips": [100, 100, None]},
        {"chips": [100, 100, 10**12]}, {"kitty": None}, {"kitty": -1}, {"kitty": True}, {"kitty": 10**12},
        {"kitty": "7"}, {"trump": "S"}, {"": 1}, {"bids": []},
    ],
)  # fmt: skip
def test_a_position_that_cannot_be(client: Client, change: dict[str, Any]) -> None:
    client.ask("new", game="nap", seats=3, seed=1)
    client.play("deal")
    before = client.ask("save", match=1)
    client.refused("bad-position", "set", match=1, position={"hands": HANDS} | change)
    assert client.ask("save", match=1) == before


def test_a_position_needs_hands_and_is_an_object(client: Client) -> None:
    client.ask("new", game="nap", seats=3, seed=1)
    client.refused("bad-position", "set", match=1, position={"dealer": 0})
    client.refused("bad-position", "set", match=1, position={})
    for position in (None, [], "x", 1):
        client.refused("bad-request", "set", match=1, position=position)
    client.refused("bad-request", "set", match=1)


def test_a_dealer_who_sits_out_has_no_hand(client: Client) -> None:
    client.ask("new", game="nap", seats=6, seed=1)
    hands = [OTHERS[4:9], OTHERS[17:22], OTHERS[30:35], OTHERS[9:13] + OTHERS[22:23], OTHERS[23:26] + OTHERS[35:37]]
    client.ask("set", match=1, position={"dealer": 2, "hands": [*hands[:2], [], *hands[2:]]})
    assert client.state()["to_act"] == 3
    client.refused("bad-position", "set", match=1, position={"dealer": 3, "hands": [*hands[:2], [], *hands[2:]]})
    client.refused("bad-position", "set", match=1, position={"dealer": 2, "hands": [*hands, OTHERS[:5]]})


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_a_whole_match_of_machines_keeps_its_books(client: Client, seats: int) -> None:
    client.ask("new", game="nap", seats=seats, seed=seats)
    chips = [100] * seats
    deals = 0
    ended: list[dict[str, Any]] = []
    while (choices := client.ask("moves", match=1))["moves"]:
        state = client.state()
        assert choices["seat"] == state["to_act"] and len(set(choices["moves"])) == len(choices["moves"])
        level = ("easy", "normal", "hard")[state["deal"] % 3]
        events = client.play(client.ask("bot", match=1, level=level, seed=state["deal"])["move"])
        for event in events:
            if event["event"] == "pay":
                assert event["chips"] > 0
                chips[event["from"]] -= event["chips"]
                chips[event["to"]] += event["chips"]
            deals += event["event"] == "deal"
        assert client.state()["chips"] == chips and sum(chips) == 100 * seats
        ended = events
    assert deals == 3 * seats
    most = max(chips)
    assert ended[-1] == {"event": "match-end", "seats": [seat for seat in range(seats) if chips[seat] == most]}
