"""The referee's table, row by row, with a match of plain Nap."""

import pytest

from tests.referee.conftest import Client

NAP = {"game": "nap", "seats": 4, "seed": 7}


def test_games_are_those_of_the_catalogue(client: Client) -> None:
    games = client.ask("games")["games"]
    assert {"name": "nap", "seats": [3, 7]} in games
    order = ["nap", "jacquet", "nain_jaune"]
    names = [game["name"] for game in games]
    assert names == [name for name in order if name in names]


def test_options_have_their_values_and_default(client: Client) -> None:
    for game in client.ask("games")["games"]:
        for option in client.ask("options", game=game["name"])["options"]:
            assert set(option) == {"name", "values", "default"}
            assert option["default"] in option["values"] if option["values"] else type(option["default"]) is int
    options = {option["name"]: option for option in client.ask("options", game="nap")["options"]}
    assert options["length"] == {"name": "length", "values": [], "default": 3}
    assert options["lowest"] == {"name": "lowest", "values": ["three", "two", "four"], "default": "three"}
    assert options["pack"]["values"] == ["auto", "24", "28", "32", "36", "40", "52"]


def test_matches_are_numbered_and_the_same_seed_gives_the_same_match(client: Client) -> None:
    assert [client.ask("new", **NAP)["match"] for _ in range(3)] == [1, 2, 3]
    client.ask("close", match=2)
    assert client.ask("new", **NAP | {"seed": 8})["match"] == 4
    for match in (1, 3, 4):
        client.play("deal", match=match)
    assert client.state(1) == client.state(3)
    assert client.state(1)["hands"] != client.state(4)["hands"]
    client.refused("no-match", "state", match=2)


def test_a_seed_means_the_same_cards_for_ever(client: Client) -> None:
    client.ask("new", game="nap", seats=3, seed=2**60 - 1)
    client.ask("new", game="nap", seats=3, seed=2**30)
    client.play("deal", match=1)
    client.play("deal", match=2)
    assert client.state(1)["hands"][0] == ["AD", "TD", "JD", "JC", "KC"]
    assert client.state(2)["hands"][0] == ["JS", "KH", "8D", "JD", "QC"]


def test_without_a_seed_matches_differ(client: Client) -> None:
    for match in (1, 2):
        client.ask("new", game="nap", seats=7)
        client.play("deal", match=match)
    assert client.state(1)["hands"] != client.state(2)["hands"]


def test_the_state_before_the_first_deal(client: Client) -> None:
    client.ask("new", **NAP)
    state = client.state()
    assert state.pop("dealer") == state.pop("to_act")
    assert state == {
        "game": "nap", "deal": 0, "phase": "deal", "hands": [[], [], [], []], "bids": [], "declarer": None,
        "bid": None, "trump": None, "trick": [], "played": [], "taken": [0, 0, 0, 0],
        "chips": [100, 100, 100, 100], "kitty": 0, "peeped": [], "seen": None, "stock": 32,
    }  # fmt: skip


def test_a_seat_sees_its_own_hand_and_the_number_of_the_others(client: Client) -> None:
    client.ask("new", **NAP)
    client.play("deal")
    whole = client.state()
    for seat in range(4):
        seen = client.state(seat=seat)
        assert seen["hands"][seat] == whole["hands"][seat]
        assert all(hand == [None] * 5 for other, hand in enumerate(seen["hands"]) if other != seat)
        assert seen | {"hands": 0} == whole | {"hands": 0}


def test_cards_are_sorted_by_suit_then_from_the_ace_to_the_king(client: Client) -> None:
    client.ask("new", game="nap", seats=7, seed=3)
    client.play("deal")
    for hand in client.state()["hands"]:
        assert hand == sorted(hand, key=lambda card: ("SHDC".index(card[1]), "A23456789TJQK".index(card[0])))


def test_moves_are_those_of_the_seat_to_act(client: Client) -> None:
    client.ask("new", **NAP)
    dealer = client.state()["dealer"]
    assert client.ask("moves", match=1) == {"seat": dealer, "moves": ["deal"]}
    client.play("deal")
    first = (dealer + 1) % 4
    choices = client.ask("moves", match=1)
    assert choices["seat"] == first
    assert set(choices["moves"]) == {"pass", "bid three", "bid misere", "bid four", "bid nap"}


def test_undo_stops_at_what_ended_the_turn(client: Client) -> None:
    client.ask("new", **NAP)
    client.refused("cannot-undo", "undo", match=1)
    client.play("deal")
    client.refused("cannot-undo", "undo", match=1)
    client.play("bid three")
    client.refused("cannot-undo", "undo", match=1)


def test_a_saved_match_goes_on_the_same(client: Client) -> None:
    client.ask("new", **NAP)
    client.play("deal", "bid three", "pass")
    record = client.ask("save", match=1)["record"]
    assert isinstance(record, str) and "\n" not in record
    assert client.ask("load", record=record) == {"match": 2}
    assert client.state(2) == client.state(1)
    while (choices := client.ask("moves", match=1))["moves"]:
        assert client.ask("moves", match=2) == choices
        assert client.play(choices["moves"][-1], match=1) == client.play(choices["moves"][-1], match=2)
        assert client.state(2) == client.state(1)
    assert choices["seat"] is None


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_machine_names_a_legal_move_and_changes_nothing(client: Client, level: str) -> None:
    client.ask("new", **NAP)
    for _ in range(60):
        before = client.ask("save", match=1)["record"]
        move = client.ask("bot", match=1, level=level, seed=1)["move"]
        assert move == client.ask("bot", match=1, level=level, seed=1)["move"]
        assert move in client.ask("moves", match=1)["moves"]
        assert client.ask("save", match=1)["record"] == before
        client.play(move)


def test_a_match_over_has_no_moves(client: Client) -> None:
    client.ask("new", game="nap", seats=3, seed=1, options={"match": "deals", "length": 1})
    client.play("deal", "pass", "pass")
    events = client.play("pass")
    assert [event["event"] for event in events] == ["bid", "deal-end", "match-end"]
    assert events[1] == {"event": "deal-end", "deal": 1}
    assert events[2] == {"event": "match-end", "seats": [0, 1, 2]}
    assert client.ask("moves", match=1) == {"seat": None, "moves": []}
    assert client.state()["phase"] == "over" and client.state()["to_act"] is None
    client.refused("illegal", "play", match=1, move="deal")
    client.refused("illegal", "bot", match=1, level="easy", seed=1)


def test_plays_are_for_jacquet(client: Client) -> None:
    client.ask("new", **NAP)
    client.refused("bad-request", "plays", match=1)


def test_a_closed_match_is_gone(client: Client) -> None:
    client.ask("new", **NAP)
    assert client.ask("close", match=1) == {}
    client.refused("no-match", "close", match=1)
