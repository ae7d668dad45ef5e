"""A game's table on a real MicroPython: it runs, an idle turn allocates nothing, a press little, deals leave nothing.

That interpreter is a 64-bit one: its objects take twice a board's room, so the bar of 2 KiB a press is 4 KiB here.
"""

from __future__ import annotations

import pytest

from sim import seeds
from tests.heap.test_heap import run

PRESS = 2 * 2048
DEALS = 6


@pytest.mark.parametrize(("width", "height"), [(160, 128), (240, 240), (240, 135)])
@pytest.mark.parametrize(
    ("game", "seats"), [("nap", 5), ("nap", 7), ("jacquet", 2), ("nain_jaune", 3), ("nain_jaune", 8)]
)
def test_a_table_is_played_and_leaves_nothing(game, width, height, seats, root, micropython, capsys):
    measure(root, micropython, capsys, game, width, height, seats)


@pytest.mark.parametrize(
    ("seats", "rules"),
    [
        (5, ["mode=garnet", "pack=52"]),
        (5, ["mode=peep", "revoke=settled"]),
        (4, ["mode=ecarte", "kitty=all"]),
        (5, ["mode=floater", "joker=on", "bonaparte=on"]),
        (7, ["mode=seven"]),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_naps_table_in_its_modes(seats, rules, root, micropython, capsys):
    measure(root, micropython, capsys, "nap", 160, 128, seats, *rules)


def measure(root, micropython, capsys, game, width, height, seats, *rules):
    """Play some deals at a table and compare what it took with the bars."""
    seeds.build()
    command = ["tests/heap/table.py", game, width, height, seats, DEALS, *rules]
    told = run(root, [micropython, "-X", "heapsize=1m", *command])
    with capsys.disabled():
        print(f"\n  {' '.join([game, *rules])}'s table, {width}x{height}, {seats} seats: {told.strip()}")
    cursor, play, idle, first, last = [int(word) for word in told.replace(",", "").split() if word.isdigit()][1:]
    assert idle == 0
    assert max(cursor, play) <= PRESS
    assert last <= first + 1024
