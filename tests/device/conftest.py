"""Boards with stand-ins for their firmware, and the real files of lib/handheld over them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sim.boards import BOARDS
from sim.memory import Store
from sim.session import Session

ROOT = Path(__file__).resolve().parent.parent.parent


class Bench:
    """A board on the bench: powered on, boot.py run, `handheld` opened; the clock moves when told."""

    def __init__(self, name: str, **options: Any) -> None:
        self.session = Session(board=name, **options)
        self.board = self.session.board
        self.machine = self.session.machine
        self.switch_on()

    def switch_on(self) -> None:
        """A cold start; `handheld` is a new Handheld."""
        self.world = self.session.boot()
        self.contract = self.world.load("handheld.contract")
        self.handheld = self.world.load("handheld").open()
        self.event = self.contract.Event()

    def module(self, name: str) -> Any:
        """A module of the board."""
        return self.world.load(name)

    def pass_ms(self, ms: float) -> None:
        """Time goes by."""
        self.machine.now_ms += ms

    def press(self, action: str, ms: float = 40) -> None:
        """A press and its release, polled in between as the loop does."""
        self.session.press(action)
        self.pass_ms(ms)

    def actions(self) -> list[tuple[int, bool]]:
        """All actions that have come, as (action, held)."""
        found = []
        while self.handheld.buttons.get(self.event):
            found.append((self.event.action, self.event.held))
        return found

    def names(self) -> list[str]:
        """The names of the actions that have come; a repeat has a + behind it."""
        order = ("LEFT", "RIGHT", "UP", "DOWN", "A", "B", "MENU")
        return [order[action] + "+" * held for action, held in self.actions()]


@pytest.fixture
def bench() -> Callable[..., Bench]:
    """Makes a Bench by the name of a board."""
    return Bench


@pytest.fixture(params=list(BOARDS))
def any_bench(request: pytest.FixtureRequest) -> Bench:
    """Each board in turn."""
    return Bench(request.param)


@pytest.fixture
def store() -> Store:
    """A fresh memory of 8 KB."""
    return Store()
