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
    seeds.build()
    told = run(root, [micropython, "-X", "heapsize=1m", "tests/heap/table.py", game, width, height, seats, DEALS])
    with capsys.disabled():
        print(f"\n  {game}'s table, {width}x{height}, {seats} seats: {told.strip()}")
    cursor, play, idle, first, last = [int(word) for word in told.replace(",", "").split() if word.isdigit()][1:]
    assert idle == 0
    assert cursor <= PRESS and play <= PRESS
    assert last <= first + 1024
