"""Whatever is wrong with a request: one sentence with the right code, and nothing has changed."""

import json
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import record
from tests.referee.conftest import Client

CODES = {"bad-request", "illegal", "no-match", "cannot-undo", "bad-record", "bad-position"}


@pytest.fixture
def table(client: Client) -> Client:
    """A client with match 1 in the bidding."""
    client.ask("new", game="nap", seats=4, seed=7)
    client.play("deal")
    return client


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"   ",
        b"hello",
        b"[1, 2]",
        b'"games"',
        b"17",
        b"null",
        b'{"do":"games"',
        b'{"do":"games"} {"do":"games"}',
        b'{"do":"games","do":"games"}',
        b'{"do":"options","game":"nap","more":{"a":1,"a":2}}',
        b'{"do":"games","x":NaN}',
        b'{"do":"games","x":-Infinity}',
        b'{"do":"games","x":' + b"9" * 5000 + b"}",
        b'{"do":"games\xff"}',
        b"\xef\xbb\xbf" + b'{"do":"games"}',
        b"[" * 200_000,
        b'{"a":' * 100_000,
        b'{"do":"ga\x00mes"}',
        b"\x00",
        b"{'do':'games'}",
        b"{}",
        b'{"do":null}',
        b'{"do":7}',
        b'{"do":["games"]}',
        b'{"do":{}}',
        b'{"do":"deal"}',
        b'{"do":"GAMES"}',
        b'{"do":""}',
        b'{"do":"\\ud800"}',
        b'{"Do":"games"}',
    ],
)
def test_a_line_that_is_no_request(client: Client, line: bytes) -> None:
    answer = client.send(line)
    assert answer["ok"] is False and answer["code"] == "bad-request"
    assert answer["error"].endswith((".", "..."))


WRONG = [None, True, False, 1.0, 1.5, "1", "", [], [1], {}, {"a": 1}]


@pytest.mark.parametrize("value", WRONG)
@pytest.mark.parametrize("do", ["set", "state", "moves", "play", "undo", "save", "bot", "plays", "close"])
def test_a_match_is_a_whole_number(table: Client, do: str, value: Any) -> None:
    table.refused("bad-request", do, match=value, move="pass", position={}, level="easy", seed=1)


@pytest.mark.parametrize("do", ["set", "state", "moves", "play", "undo", "save", "bot", "plays", "close"])
def test_a_match_must_be_named_and_there(table: Client, do: str) -> None:
    fields = {"move": "pass", "position": {}, "level": "easy", "seed": 1}
    table.refused("bad-request", do, **fields)
    for number in (0, 2, -1, 10**400):
        table.refused("no-match", do, match=number, **fields)


@pytest.mark.parametrize("seats", [*WRONG, 2, 8, 0, -4, 10**30])
def test_seats_are_a_number_that_the_game_takes(client: Client, seats: Any) -> None:
    assert "3 to 7" in client.refused("bad-request", "new", game="nap", seats=seats, seed=1)
    client.refused("bad-request", "new", game="nap", seed=1)


@pytest.mark.parametrize("seed", [*WRONG, -1, 2**60, 10**50])
def test_a_seed_has_sixty_bits(table: Client, seed: Any) -> None:
    table.refused("bad-request", "new", game="nap", seats=4, seed=seed)
    table.refused("bad-request", "bot", match=1, level="easy", seed=seed)
    assert table.ask("new", game="nap", seats=4, seed=2**60 - 1) == {"match": 2}


@pytest.mark.parametrize("game", [None, True, 1, [], {}, "", "Nap", "bridge", "engine", "../nap", "x" * 5000])
def test_a_game_is_one_of_the_catalogue(client: Client, game: Any) -> None:
    client.refused("bad-request", "new", game=game, seats=4, seed=1)
    client.refused("bad-request", "options", game=game)
    client.refused("bad-request", "options")


@pytest.mark.parametrize(
    "options",
    [
        None, True, 1, "plain", [], ["lowest"],
        {"lowest": "five"}, {"lowest": None}, {"lowest": 0}, {"lowest": ["three"]}, {"lowest": {}},
        {"": "three"}, {"Lowest": "three"}, {"colour": "red"}, {"x" * 9000: 1},
        {"length": 0}, {"length": -3}, {"length": 251}, {"length": True}, {"length": "3"}, {"length": 3.0},
        {"length": None}, {"length": 10**40},
        {"pack": 52}, {"pack": "24", "sit_out": "never"}, {"pack": "24", "sit_out": "five"},
    ],
)  # fmt: skip
def test_options_that_cannot_be_had(client: Client, options: Any) -> None:
    client.refused("bad-request", "new", game="nap", seats=6, seed=1, options=options)
    assert client.ask("new", game="nap", seats=6, seed=1) == {"match": 1}


@pytest.mark.parametrize("seat", [*WRONG, 4, -1, 10**20])
def test_a_seat_sits_at_the_table(table: Client, seat: Any) -> None:
    table.refused("bad-request", "state", match=1, seat=seat)


@pytest.mark.parametrize("move", [None, True, 1, 1.5, [], ["pass"], {}])
def test_a_move_is_a_string(table: Client, move: Any) -> None:
    table.refused("bad-request", "play", match=1, move=move)
    table.refused("bad-request", "play", match=1)


@pytest.mark.parametrize(
    "move",
    [
        "", "deal", "PASS", " pass", "pass ", "pass\n", "bid", "bid one", "bid two", "bid  three", "bid wellington",
        "bid blucher", "bid bonaparte", "bid six", "bid seven", "bid three with", "peep", "spare", "throw AS", "done",
        "swap AS", "keep", "trump S", "play AS", "play XX", "play", "challenge 2", "roll", "step 6 1", "claim",
        "stop", "\ud800", "é" * 3000,
    ],
)  # fmt: skip
def test_a_move_that_is_not_legal_now_changes_nothing(table: Client, move: str) -> None:
    before = table.ask("save", match=1)
    table.refused("illegal", "play", match=1, move=move)
    assert table.ask("save", match=1) == before


@pytest.mark.parametrize("level", [None, True, 0, "", "Easy", "expert", [], {}])
def test_a_level_is_one_of_three(table: Client, level: Any) -> None:
    table.refused("bad-request", "bot", match=1, level=level, seed=1)
    table.refused("bad-request", "bot", match=1, seed=1)


@pytest.mark.parametrize("record", [None, True, 1, [], {}])
def test_a_record_is_a_string(client: Client, record: Any) -> None:
    client.refused("bad-request", "load", record=record)
    client.refused("bad-request", "load")


@pytest.mark.parametrize("record", ["", "x", "PP1.", "PP1.AAAA", "PP1.%%%", "PP1.é", "PP1.\ud800", "PP2.UFABA25hcA=="])
def test_a_record_that_is_none(client: Client, record: str) -> None:
    client.refused("bad-record", "load", record=record)


def test_a_record_damaged_anywhere(table: Client) -> None:
    record = table.ask("save", match=1)["record"]
    for place in range(len(record)):
        for letter in ("A", "*"):
            damaged = record[:place] + letter + record[place + 1 :]
            answer = table.send(json.dumps({"do": "load", "record": damaged}).encode())
            if answer["ok"]:
                assert table.state(answer["match"]) == table.state(1)
            else:
                assert answer["code"] == "bad-record"
        table.refused("bad-record", "load", record=record[:place])
    assert table.ask("load", record=record)["match"] > 1


@settings(max_examples=300)
@given(st.integers(3, 7), st.integers(0, 40), st.lists(st.tuples(st.integers(0, 500), st.integers(0, 255)), max_size=3))
def test_a_forged_record_is_refused_or_can_be_played(seats: int, moves: int, forged: list[tuple[int, int]]) -> None:
    client = Client()
    client.ask("new", game="nap", seats=seats, seed=7)
    for _ in range(moves):
        if choices := client.ask("moves", match=1)["moves"]:
            client.play(choices[-1])
    data = bytearray(record.from_text(client.ask("save", match=1)["record"])[:-4])
    for place, value in forged:
        data[place % len(data)] = value
    sealed = record.to_text(bytes(data) + crc32(bytes(data)).to_bytes(4, "little"))
    answer = client.send(json.dumps({"do": "load", "record": sealed}).encode())
    if not answer["ok"]:
        assert answer["code"] == "bad-record"
        return
    for _ in range(80):
        if choices := client.ask("moves", match=2)["moves"]:
            client.ask("bot", match=2, level="normal", seed=1)
            client.play(choices[0], match=2)
            client.state(match=2, seat=0)
            client.ask("save", match=2)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    | st.sampled_from(["nap", "pass", "deal", "bid three", "easy", "AS", "XX", "three", 1, 4, 7]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip
names = st.sampled_from(
    ["game", "seats", "options", "seed", "match", "position", "seat", "move", "record", "level", "hands", "dealer"]
)
words = st.sampled_from(
    ["games", "options", "new", "set", "state", "moves", "play", "undo", "save", "load", "bot", "plays"]
)


@given(st.lists(st.tuples(words, st.dictionaries(names, values, max_size=6)), min_size=1, max_size=4))
def test_invented_requests_are_answered_and_what_is_refused_changes_nothing(
    requests: list[tuple[str, dict[str, Any]]],
) -> None:
    client = Client()
    client.ask("new", game="nap", seats=4, seed=7)
    client.play("deal")
    for do, fields in requests:
        before = client.ask("save", match=1)
        answer = client.send(json.dumps({"do": do, **fields}).encode())
        assert answer["ok"] is True or answer["code"] in CODES
        if not answer["ok"]:
            assert client.ask("save", match=1) == before


@given(st.binary(max_size=200) | st.text(alphabet='{}[]":,0123456789.eE-+truefalsn \\u', max_size=60).map(str.encode))
def test_invented_bytes_are_answered(line: bytes) -> None:
    answer = Client().send(line)
    assert answer["ok"] is True or (answer["code"] == "bad-request" and answer["error"])
