"""The whole program, from the image of a board, on a MicroPython with a capped heap: all screens, no growth.

That interpreter is a 64-bit one, on which the program takes half as much again as on a board. `make heap` walks
longer and prints the figures.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.heap.__main__ import ROOM, make_image, matches, walk

CAP = 232  # KiB, with the stand-ins
LIVE = 128_000  # bytes, which are some 92,000 on a board
PRESSES = 300
CHANGES = 24


@pytest.fixture(scope="module", params=["pygamer", "picosystem"])
def board(request: pytest.FixtureRequest) -> str:
    """The board with the smallest heap, and the one with the largest screen."""
    return request.param


@pytest.fixture(scope="module")
def image(board: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its image."""
    return make_image(board, tmp_path_factory.mktemp("heap") / "image")


@pytest.fixture(scope="module", params=[("rooms", PRESSES), *(("table", PRESSES, *each) for each in matches([], []))])
def words(request: pytest.FixtureRequest) -> tuple[object, ...]:
    """A walk through the rooms, or at the table of a game with fewest or most seats."""
    return request.param


def test_every_screen_in_a_capped_heap(image: Path, board: str, micropython: Path, words: tuple[object, ...]) -> None:
    found = walk(micropython, image, board, CAP, "capped", *words)
    seen = {"Home", "Setup", "Settings"} if words[0] == "rooms" else {"Table", "Pause", "Scores"}
    if words[0] == "table" and words[2] != "jacquet":
        seen.add("Curtain")
    assert seen <= set(found.live)


def test_an_idle_turn_takes_nothing_and_what_is_live_leaves_room(
    image: Path, board: str, micropython: Path, words: tuple[object, ...]
) -> None:
    found = walk(micropython, image, board, ROOM, *words)
    assert found.worst <= LIVE, found.worst_at
    for (kind, screen), (_, _, most) in found.turns.items():
        if kind == "idle":
            assert most == 0, screen


def test_deals_leave_nothing_behind(image: Path, board: str, micropython: Path) -> None:
    # Three matches of five players, so that the second and the third can be compared.
    ((what, game, first, last),) = walk(micropython, image, board, ROOM, "deals", 36, "nap").grown
    assert last - first <= 256, (what, game)


def test_changes_between_home_and_the_games_leave_nothing_behind(image: Path, board: str, micropython: Path) -> None:
    for what, game, first, last in walk(micropython, image, board, ROOM, "changes", CHANGES).grown:
        # A name that is met late takes its room once; what a screen or a module left would come each time.
        assert last - first <= 96 * (CHANGES - 3), (what, game)
