"""The rules on a real MicroPython with a capped heap, everything compiled from source; and the same as here.

That interpreter is a 64-bit one: its objects take twice a board's room.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine import catalogue
from sim import playout

DEALS = 50
# Heap in KiB: engine and game, and with its opponents.
CAPS = {"nap": (68, 76), "jacquet": (80, 96)}
USUAL = (80, 112)

# House rules that take the most, and their caps.
DEAREST = {
    "nap": (("mode=garnet", "revoke=replayed", "joker=on", "shuffle=after-nap", "kitty=all"), (76, 84)),
}

SEATS = {name: playout.seat_counts(name) for name, *_ in catalogue.GAMES}


def run(root: Path, command: list[object]) -> str:
    """What a command prints; its error where it fails."""
    done = subprocess.run(
        [str(word) for word in command], cwd=root, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def play_deals(root, micropython, capsys, name, heap, words):
    """Fifty deals of a game under a cap; prints what was in use."""
    seats = SEATS[name][len(SEATS[name]) // 2]
    told = run(root, [micropython, "-X", f"heapsize={heap}k", "tests/heap/playing.py", name, seats, DEALS, *words])
    with capsys.disabled():
        print(f"\n  {name}, {seats} seats, heap {heap} KiB {' '.join(words)}: {told.strip()}")
    first, last, most = [int(word) for word in told.replace(",", "").split() if word.isdigit()][2:]
    # The names met with for the first time stay; a deal leaves nothing.
    assert last <= first + 1024 and most < heap * 1024


@pytest.mark.parametrize("bot", [False, True], ids=["rules", "opponents"])
@pytest.mark.parametrize("name", SEATS)
def test_fifty_deals_in_a_capped_heap(name, bot, root, micropython, capsys):
    play_deals(root, micropython, capsys, name, CAPS.get(name, USUAL)[bot], ["bot"] if bot else [])


@pytest.mark.parametrize("bot", [False, True], ids=["rules", "opponents"])
@pytest.mark.parametrize("name", DEAREST)
def test_fifty_deals_under_the_house_rules_that_take_the_most(name, bot, root, micropython, capsys):
    rules, caps = DEAREST[name]
    play_deals(root, micropython, capsys, name, caps[bot], [*(["bot"] if bot else []), *rules])


MODES = ("garnet", "peep", "ecarte", "floater", "seven")


@pytest.mark.parametrize("rules", [[], *[[f"mode={mode}"] for mode in MODES]])
def test_every_mode_of_nap_is_the_same_on_both_interpreters(rules, root, micropython):
    beside = ["joker=on", "revoke=replayed", "kitty=raise"] if rules else ["bonaparte=on", "shuffle=after-nap"]
    script = ["tests/heap/telling.py", "nap", 4, 9, *rules, *beside]
    assert run(root, [micropython, *script]) == run(root, [sys.executable, "-P", *script])


@pytest.mark.parametrize("name", SEATS)
def test_the_same_seed_and_moves_are_the_same_bytes_on_both_interpreters(name, root, micropython):
    for seats in {SEATS[name][0], SEATS[name][-1]}:
        script = ["tests/heap/telling.py", name, seats, 5]
        here = run(root, [sys.executable, "-P", *script])
        assert here.count("\n") > 100
        assert run(root, [micropython, *script]) == here
