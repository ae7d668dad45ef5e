"""Jacquet through the door: positions, worked examples, all plays of a throw, whole matches."""

from typing import Any

import pytest

from tests.referee.conftest import Client


def men(*points: int, off: int = 0, rest: int = 1) -> list[int]:
    """25 counts: a man on each point named, so many off, all others on the point `rest`."""
    counts = [0] * 25
    for point in points:
        counts[point - 1] += 1
    counts[24] = off
    counts[rest - 1] += 15 - sum(counts)
    return counts


def start(client: Client, position: dict[str, Any] | None = None, seed: int = 1, **options: Any) -> int:
    """A new match, at a position when one is given; its number."""
    match: int = client.ask("new", game="jacquet", seats=2, seed=seed, options=options)["match"]
    if position:
        assert client.ask("set", match=match, position=position) == {}
    return match


def moves(client: Client, match: int) -> list[str]:
    """The legal moves."""
    return client.ask("moves", match=match)["moves"]


def test_a_match_begins_with_the_opening(client: Client) -> None:
    match = start(client)
    assert client.state(match) == {
        "game": "jacquet",
        "phase": "opening",
        "to_act": 0,
        "men": [men(), men()],
        "couriers": [1, 1],
        "dice": [],
        "score": [0, 0],
    }
    assert client.ask("moves", match=match) == {"seat": 0, "moves": ["roll"]}
    (event,) = client.play("roll", match=match)
    assert event["event"] == "roll" and event["seat"] == 0 and len(event["dice"]) == 1
    assert client.ask("moves", match=match) == {"seat": 1, "moves": ["roll"]}
    assert client.state(match) == client.state(match, seat=1)


def test_dice_are_told_higher_first_and_a_double_once_a_repeat(client: Client) -> None:
    position = {"men": [men(20), men()], "couriers": [0, 1], "to_act": 0}
    match = start(client, {**position, "dice": [1, 6]})
    assert client.state(match)["dice"] == [6, 1] and client.state(match)["phase"] == "move"
    client.ask("set", match=match, position={**position, "dice": [4, 4]})
    assert client.state(match)["dice"] == [4, 4, 4, 4]
    client.ask("set", match=match, position=position)
    assert client.state(match)["dice"] == [] and client.state(match)["phase"] == "roll"
    (event,) = client.play("roll", match=match)
    assert event["dice"] == sorted(event["dice"], reverse=True) and len(event["dice"]) == 2


def test_je1_first_throws(client: Client) -> None:
    match = start(client, {"men": [men(12), men()], "couriers": [12, 1], "to_act": 0, "dice": [6, 1]})
    assert moves(client, match) == ["step 6 12"]
    assert client.play("step 6 12", match=match) == [{"event": "step", "seat": 0, "number": 6, "point": 12}]
    assert client.state(match)["dice"] == [1]
    client.play("step 1 18", match=match)
    assert client.state(match)["couriers"] == [0, 1] and moves(client, match) == ["done"]
    client.ask("undo", match=match)
    client.ask("undo", match=match)
    client.refused("cannot-undo", "undo", match=match)
    assert client.state(match)["dice"] == [6, 1] and client.state(match)["men"][0] == men(12)


def test_je2_and_je4_opening_doubles(client: Client) -> None:
    for number, steps, end in ((5, 4, 21), (4, 2, 9), (3, 3, 10), (2, 4, 9), (1, 4, 5), (6, 1, 7)):
        match = start(client, {"men": [men(), men()], "dice": [number, number]})
        (play,) = client.ask("plays", match=match)["plays"]
        assert len(play["steps"]) == steps and play["men"] == men(end)


def test_je3_lost_sixes_are_told(client: Client) -> None:
    match = start(client, {"men": [men(), men()], "dice": [6, 6]})
    assert client.play("step 6 1", "done", match=match) == [{"event": "lost", "seat": 0, "dice": [6, 6, 6]}]
    assert client.ask("moves", match=match) == {"seat": 1, "moves": ["roll"]}


def test_je6_je7_je8(client: Client) -> None:
    cases = [
        ([men(8), men(2)], [8, 2], [4, 2], ["4 8"], men(12)),
        ([men(9), men()], [9, 1], [4, 2], ["2 9", "4 11"], men(15)),
        ([men(7), men(4)], [7, 4], [6, 3], ["3 7"], men(10)),
    ]
    for sides, couriers, dice, steps, end in cases:
        match = start(client, {"men": sides, "couriers": couriers, "dice": dice})
        assert client.ask("plays", match=match)["plays"] == [{"steps": steps, "men": end}]
        assert moves(client, match) == ["step " + steps[0]]


def test_je11_bearing_off(client: Client) -> None:
    match = start(client, {"men": [men(21, 21, 23, off=12), men()], "couriers": [0, 1], "dice": [6, 5]})
    (play,) = client.ask("plays", match=match)["plays"]
    assert play["men"] == men(23, off=14) and len(play["steps"]) == 2


def test_je14_score_and_the_next_game(client: Client) -> None:
    match = start(client, {"men": [men(24, off=14), men()], "couriers": [0, 1], "dice": [6, 5]})
    client.play("step 6 24", match=match)
    assert moves(client, match) == ["done"] and client.state(match)["phase"] == "move"
    assert client.play("done", match=match) == [
        {"event": "pay", "to": 0, "chips": 2, "clause": "J18"},
        {"event": "deal-end", "deal": 1, "seat": 0},
    ]
    state = client.state(match)
    assert state["phase"] == "opening" and state["score"] == [2, 0] and state["men"] == [men(), men()]
    client.ask("set", match=match, position={"men": [men(), men(24, off=14)], "couriers": [1, 0], "to_act": 1})
    assert client.state(match)["score"] == [2, 0]


def test_a_won_match_is_over(client: Client) -> None:
    match = start(client, {"men": [men(24, off=14), men()], "couriers": [0, 1], "dice": [6, 5]}, length=1)
    assert client.play("step 6 24", "done", match=match)[-1] == {"event": "match-end", "seats": [0]}
    assert client.ask("moves", match=match) == {"seat": None, "moves": []}
    assert client.state(match)["phase"] == "over" and client.state(match)["to_act"] is None
    client.refused("illegal", "play", match=match, move="roll")


def test_je15_what_is_left_over_in_versailles(client: Client) -> None:
    match = start(client, {"men": [men(), men()], "dice": [6, 6]}, variant="versailles")
    assert client.state(match)["dice"] == [6] * 6
    client.play("step 6 1", "done", match=match)
    state = client.state(match)
    assert (state["phase"], state["to_act"], state["dice"]) == ("move", 1, [6] * 5)
    assert client.play("step 6 1", "done", match=match) == [{"event": "lost", "seat": 1, "dice": [6] * 4}]
    assert client.ask("moves", match=match) == {"seat": 1, "moves": ["roll"]}


def test_two_different_lost_numbers_are_one_event(client: Client) -> None:
    match = start(client, {"men": [men(7), men(9 + 12, 12 + 12)], "couriers": [7, 0], "dice": [5, 2]})
    assert client.ask("plays", match=match)["plays"] == [{"steps": [], "men": men(7)}]
    assert client.play("done", match=match) == [{"event": "lost", "seat": 0, "dice": [5, 2]}]


def test_j21_points_of_the_spanish_game(client: Client) -> None:
    match = start(
        client,
        {"men": [men(24, off=14), men(8, 14, 20)], "couriers": [0, 0], "dice": [6, 5]},
        variant="spanish",
    )
    client.play("step 6 24", match=match)
    assert client.play("done", match=match)[0] == {"event": "pay", "to": 0, "chips": 12 * 3 + 5, "clause": "J21"}


def test_plays_need_a_throw(client: Client) -> None:
    match = start(client)
    client.refused("illegal", "plays", match=match)
    client.play("roll", match=match)
    client.refused("illegal", "plays", match=match)


def test_plays_after_a_step_are_those_that_go_on_from_it(client: Client) -> None:
    match = start(client, {"men": [men(20), men()], "couriers": [0, 1], "dice": [4, 2]})
    whole = client.ask("plays", match=match)["plays"]
    assert len({tuple(play["men"]) for play in whole}) == len(whole) > 3
    client.play("step 4 1", match=match)
    rest = client.ask("plays", match=match)["plays"]
    assert {tuple(play["men"]) for play in rest} <= {tuple(play["men"]) for play in whole}
    client.play("step " + rest[0]["steps"][0], match=match)
    assert client.state(match)["men"][0] == rest[0]["men"] and moves(client, match) == ["done"]


def test_every_play_can_be_played(client: Client) -> None:
    position = {"men": [men(3, 5, 20), men(2, 20)], "couriers": [0, 0], "dice": [2, 2]}
    match = start(client, position)
    for play in client.ask("plays", match=match)["plays"]:
        client.ask("set", match=match, position=position)
        client.play(*("step " + step for step in play["steps"]), match=match)
        assert client.state(match)["men"][0] == play["men"] and moves(client, match) == ["done"]


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"men": []},
        {"men": [men()]},
        {"men": [men(), "men"]},
        {"men": [men(), men()[:24]]},
        {"men": [men(), [15.0] + [0] * 24]},
        {"men": [men(), [True] * 15 + [0] * 10]},
        {"men": [men(), [16] + [0] * 24]},
        {"men": [men(13), men()], "couriers": [0, 1]},
        {"men": [men(), men()], "couriers": [1]},
        {"men": [men(), men()], "couriers": [2, 1]},
        {"men": [men(20), men()], "couriers": [20, 1]},
        {"men": [men(), men()], "couriers": "11"},
        {"men": [men(), men()], "to_act": 2},
        {"men": [men(), men()], "to_act": None},
        {"men": [men(), men()], "dice": [6]},
        {"men": [men(), men()], "dice": [6, 0]},
        {"men": [men(), men()], "dice": [6, "1"]},
        {"men": [men(), men()], "dice": 6},
        {"men": [men(off=15), men()], "couriers": [0, 1]},
        {"men": [men(), men()], "score": [1, 1]},
    ],
)
def test_positions_that_cannot_be(client: Client, position: dict[str, Any]) -> None:
    match = start(client)
    client.play("roll", match=match)
    before = client.state(match)
    client.refused("bad-position", "set", match=match, position=position)
    assert client.state(match) == before
    assert client.ask("moves", match=match) == {"seat": 1, "moves": ["roll"]}


@pytest.mark.parametrize(
    "move", ["roll", "step", "step 6", "step 6 1 1", "step 06 1", "step 6  1", "step 7 1", "DONE", ""]
)
def test_words_that_are_no_legal_move(client: Client, move: str) -> None:
    match = start(client, {"men": [men(), men()], "dice": [6, 1]})
    client.refused("illegal", "play", match=match, move=move)


@pytest.mark.parametrize("variant", ["jacquet", "versailles", "spanish"])
def test_a_whole_match_of_two_opponents(client: Client, variant: str) -> None:
    match = start(client, variant=variant, length=3, seed=5)
    standing = [0, 0]
    for turn in range(5000):
        answer = client.ask("moves", match=match)
        if answer["seat"] is None:
            break
        move = client.ask("bot", match=match, level=("easy", "normal")[answer["seat"]], seed=turn)["move"]
        assert move in answer["moves"]
        for event in client.ask("play", match=match, move=move)["events"]:
            if event["event"] == "pay":
                standing[event["to"]] += event["chips"]
        if turn % 50 == 0:
            record = client.ask("save", match=match)["record"]
            assert client.state(client.ask("load", record=record)["match"]) == client.state(match)
    state = client.state(match)
    assert state["phase"] == "over" and state["score"] == standing and max(standing) >= 3
