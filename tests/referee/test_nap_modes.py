"""Nap's modes and house rules through the door: their moves, their positions, the rules sheet's examples."""

import pytest

from tests.referee.conftest import Client

HANDS = [
    ["AS", "TS", "JS", "QS", "KS"],
    ["2H", "3H", "4H", "5H", "6H"],
    ["2D", "3D", "4D", "5D", "6D"],
    ["2C", "3C", "4C", "5C", "6C"],
]
SPARE = ["AH", "TH", "JH", "QH", "KH"]


def start(client: Client, seats: int = 4, **options: object) -> None:
    """Match 1, all of the pack in play, the last seat having dealt the first hands."""
    client.ask("new", game="nap", seats=seats, seed=1, options={"pack": "52"} | options)


def put(client: Client, **position: object) -> None:
    """A position of the four hands, dealt by the last seat."""
    client.ask("set", match=1, position={"dealer": 3, "hands": HANDS} | position)


def finish(client: Client) -> list[dict[str, object]]:
    """Pass, then play the first legal card, to the end of the deal; its payments."""
    while True:
        moves = client.ask("moves", match=1)["moves"]
        events = client.play("pass" if "pass" in moves else moves[0])
        if any(event["event"] == "deal-end" for event in events):
            return [event for event in events if event["event"] == "pay"]


def test_ne9_the_spare_hand(client: Client) -> None:
    start(client, mode="garnet")
    put(client, spare=SPARE)
    client.play("bid three")
    assert "spare" in client.ask("moves", match=1)["moves"]
    assert client.play("spare") == [{"event": "spare", "seat": 1}, {"event": "bid", "seat": 1, "bid": "nap"}]
    state = client.state()
    assert state["phase"] == "draw" and state["bid"] == "nap" and len(state["hands"][1]) == 10
    assert client.play("throw 2H") == [{"event": "throw", "seat": 1}]
    client.ask("undo", match=1)
    client.play("throw 2H", "throw 3H", "throw 4H", "throw 5H", "throw 6H")
    assert client.ask("moves", match=1)["moves"] == ["done"]
    client.play("done")
    assert set(client.ask("moves", match=1)["moves"]) == {"pass", "bid wellington"}
    assert client.state()["hands"][1] == SPARE
    payments = finish(client)
    assert [(pay["from"], pay["chips"], pay["clause"]) for pay in payments] == [(s, 10, "N26") for s in (2, 3, 0)]


def test_peeping_is_paid_for_and_private(client: Client) -> None:
    start(client, mode="peep")
    put(client, spare=["AD"], kitty=4)
    assert client.play("peep") == [
        {"event": "peep", "seat": 0},
        {"event": "pay", "from": 0, "to": "kitty", "chips": 1, "clause": "N33"},
    ]
    assert client.state()["peeped"] == [0] and client.state()["seen"] == "AD"
    assert [client.state(seat=seat)["seen"] for seat in range(4)] == ["AD", None, None, None]
    client.play("bid nap", "pass", "pass", "pass")
    assert client.state()["phase"] == "swap"
    assert set(client.ask("moves", match=1)["moves"]) == {"keep", *(f"swap {card}" for card in HANDS[0])}
    assert client.play("swap TS") == [{"event": "swap", "seat": 0}]
    assert client.state(seat=0)["seen"] == "TS" and client.state(seat=1)["seen"] is None
    payments = finish(client)
    assert payments[-1] == {"event": "pay", "from": "kitty", "to": 0, "chips": 5, "clause": "N33"}


def test_ne11_cards_are_bought(client: Client) -> None:
    start(client, mode="ecarte")
    put(client, spare=SPARE)
    for seat, count in ((0, 3), (1, 0), (2, 5), (3, 2)):
        for card in HANDS[seat][:count]:
            client.play(f"throw {card}")
        events = client.play("done")
        assert events[0] == {"event": "draw", "seat": seat, "count": count}
    state = client.state()
    assert state["phase"] == "bid" and state["kitty"] == 10 and state["stock"] == 22
    assert {"AH", "TH", "JH"} < set(state["hands"][0]) and {"QH", "KH"} < set(state["hands"][2])


def test_a_bid_with_the_floater(client: Client) -> None:
    start(client, mode="floater")
    put(client, spare=["AD"])
    assert "bid three with" not in client.ask("moves", match=1)["moves"]
    client.play("peep")
    assert client.play("bid three with") == [{"event": "bid", "seat": 0, "bid": "three with"}]
    assert client.state()["bid"] == "three with"
    assert "bid three without" in client.ask("moves", match=1)["moves"]
    client.play("pass", "pass", "pass")
    assert set(client.ask("moves", match=1)["moves"]) == {f"swap {card}" for card in HANDS[0]}


def test_ne6_a_revoke_is_challenged(client: Client) -> None:
    start(client, revoke="settled")
    hands = [HANDS[0], ["2S", "3H", "4H", "5H", "6H"], HANDS[2], HANDS[3]]
    client.ask("set", match=1, position={"dealer": 3, "hands": hands})
    client.play("bid three", "pass", "pass", "pass", "play AS", "play 3H")
    assert "challenge 1" in client.ask("moves", match=1)["moves"]
    events = client.play("challenge 1")
    assert events[0] == {"event": "pay", "from": 1, "to": 0, "chips": 9, "clause": "N28"}


def test_a_trump_is_named_for_wellington_by_the_bonaparte_ladder(client: Client) -> None:
    start(client, bonaparte="on")
    hands = [HANDS[0], ["2H", "3H", "7D", "7C", "6S"], *HANDS[2:]]
    client.ask("set", match=1, position={"dealer": 3, "hands": hands})
    client.play("bid bonaparte", "bid wellington", "pass", "pass")
    assert client.state()["phase"] == "play"
    assert set(client.ask("moves", match=1)["moves"]) == {f"trump {suit}" for suit in "SHDC"}
    assert client.play("trump S") == [{"event": "trump", "seat": 1, "suit": "S"}]
    assert client.ask("moves", match=1)["moves"] == ["play 2H"]


def test_what_is_left_out_of_the_spare_cards_comes_by_chance(client: Client) -> None:
    start(client, mode="ecarte")
    put(client, spare=["AH"])
    client.play("throw AS", "throw TS", "done")
    assert "AH" in client.state()["hands"][0] and client.state()["stock"] == 30


@pytest.mark.parametrize(
    ("mode", "spare"),
    [("plain", ["AH"]), ("seven", ["AH"]), ("peep", ["AH", "AD"]), ("peep", ["AS"]), ("garnet", [*SPARE, "AD"])],
)
def test_spare_cards_that_cannot_be(client: Client, mode: str, spare: list[str]) -> None:
    start(client, mode=mode)
    hands = HANDS if mode != "seven" else [[*hand, "7" + hand[0][1], "8" + hand[0][1]] for hand in HANDS]
    client.refused("bad-position", "set", match=1, position={"hands": hands, "spare": spare})


def test_elimination_knows_who_is_out(client: Client) -> None:
    start(client, match="elimination")
    hands = [*HANDS[:2], [], HANDS[3]]
    client.refused("bad-position", "set", match=1, position={"dealer": 3, "hands": HANDS, "chips": [100, 100, 0, 200]})
    client.refused("bad-position", "set", match=1, position={"dealer": 3, "hands": hands, "chips": [1, 1, -1, 399]})
    client.refused("bad-position", "set", match=1, position={"dealer": 2, "hands": hands, "chips": [1, 1, 0, 398]})
    client.ask("set", match=1, position={"dealer": 3, "hands": hands, "chips": [100, 100, 0, 200]})
    client.play("pass")
    assert client.state()["to_act"] == 1
    client.play("pass")
    assert client.state()["to_act"] == 3
