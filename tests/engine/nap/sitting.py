"""A match of Nap told in the referee's words, so that a test reads like the rules."""

from __future__ import annotations

from typing import Any

from engine import contract
from engine.match import Match
from sim import playout
from sim.referee.nap import Words


def hand(text: str) -> list[str]:
    """Cards from one line of words."""
    return text.split()


class Sitting:
    """A match at seats and house rules; with `hands` (a line of cards each) just dealt, seat 0 to speak first."""

    def __init__(
        self, seats: int = 4, hands: list[str] | None = None, *, seed: int = 1, position: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        self.match = Match("nap", seats, playout.pack("nap", options), seed, 0)
        self.words = Words(self.match.game)
        if hands is not None:
            whole = {"dealer": seats - 1, "hands": [hand(each) for each in hands]} | (position or {})
            self.words.place(self.match, whole)

    @property
    def table(self) -> Any:
        """The game itself."""
        return self.match.game

    @property
    def chips(self) -> list[int]:
        """Everybody's chips."""
        return list(self.table.chips)

    def state(self, seat: int = contract.NOBODY) -> dict[str, Any]:
        """The whole state, or what a seat may know."""
        return self.words.state(self.table, seat)

    def _moves(self) -> dict[str, int]:
        return {self.words.word(self.table, move): move for move in playout.legal(self.match)}

    @property
    def moves(self) -> set[str]:
        """The legal moves in words."""
        return set(self._moves())

    def do(self, *words: str) -> list[dict[str, Any]]:
        """Make moves one after the other (a card may stand without `play`); what happened."""
        told: list[dict[str, Any]] = []
        for word in words:
            legal = self._moves()
            move = word if word in legal else f"play {word}"
            assert move in legal, f"{word}: not one of {sorted(legal)}"
            events: list[tuple[int, ...]] = []
            self.match.play(legal[move], events)
            told += [self.words.event(event) for event in events]
        return told


def payments(events: list[dict[str, Any]]) -> list[tuple[Any, Any, int, str]]:
    """Who paid whom, how much, by which clause."""
    return [(each["from"], each["to"], each["chips"], each["clause"]) for each in events if each["event"] == "pay"]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    """The names of events in order."""
    return [each["event"] for each in events]
