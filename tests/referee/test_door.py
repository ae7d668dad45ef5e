"""The door itself: `python3 -m sim referee` on a bare interpreter, line by line, to the end of the input."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

BARE = [sys.executable, "-S", "-E", "-m", "sim", "referee"]  # -S: not even site-packages


def run(root: Path, data: bytes) -> tuple[list[dict[str, object]], subprocess.CompletedProcess[bytes]]:
    """Answers to an input that ends."""
    done = subprocess.run(BARE, cwd=root, input=data, capture_output=True, timeout=60)
    return [json.loads(line) for line in done.stdout.splitlines()], done


@pytest.fixture
def door(root: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The referee, waiting for lines."""
    with subprocess.Popen(BARE, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as it:
        yield it
        it.kill()


def test_the_end_of_the_input_ends_it(root: Path) -> None:
    answers, done = run(root, b"")
    assert answers == [] and done.returncode == 0 and done.stderr == b""


def test_each_line_gets_one_line_and_serving_goes_on(root: Path) -> None:
    lines = [b"\n", b"no\r\n", b"\xff\xfe\n", b"[" * 100_000 + b"\n", b'{"x":"' + b"y" * 3_000_000 + b'"}\n', b"{}\n"]
    answers, done = run(root, b"".join(lines) + b'{"do":"games"}\r\n{"do":"save","match":1}')
    assert [answer["ok"] for answer in answers] == [False] * 6 + [True, False]
    assert [answer.get("code") for answer in answers] == ["bad-request"] * 6 + [None, "no-match"]
    assert done.returncode == 0 and done.stderr == b""


def test_an_answer_comes_before_the_next_question(door: subprocess.Popen[bytes]) -> None:
    assert door.stdin and door.stdout
    for request, answer in (
        ({"do": "new", "game": "nap", "seats": 3, "seed": 7}, {"ok": True, "match": 1}),
        ({"do": "play", "match": 1, "move": "deal"}, None),
        ({"do": "undo", "match": 1}, None),
        ({"do": "close", "match": 1}, {"ok": True}),
    ):
        door.stdin.write(json.dumps(request).encode() + b"\n")
        door.stdin.flush()
        told = json.loads(door.stdout.readline())
        assert answer is None or told == answer
    door.stdin.close()
    assert door.wait(10) == 0


def test_a_listener_that_leaves_is_no_fault(door: subprocess.Popen[bytes]) -> None:
    assert door.stdin and door.stdout and door.stderr
    door.stdout.close()
    door.stdin.write(b'{"do":"games"}\n' * 3)
    door.stdin.close()
    assert door.wait(10) == 0
    assert door.stderr.read() == b""


def test_it_takes_no_arguments(root: Path) -> None:
    done = subprocess.run([*BARE, "--seed", "1"], cwd=root, input=b"", capture_output=True, timeout=60)
    assert done.returncode == 2 and done.stdout == b"" and len(done.stderr.splitlines()) == 1
