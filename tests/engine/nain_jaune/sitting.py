"""A match of Nain Jaune in words, for tests: positions, moves and events as the referee says them."""

from typing import Any

from engine.contract import MOST_MOVES, NOBODY
from engine.match import Match
from engine.nain_jaune.options import OPTIONS
from engine.options import pack_options
from sim.referee.nain_jaune import Words

Event = dict[str, Any]


class Sitting:
    """A match with the words of the referee; what was told of the last `play` is in `events`."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: str | int) -> None:
        self.words = Words()
        self.match = Match("nain_jaune", seats, pack_options(OPTIONS, options), seed, 0)
        self.events: list[Event] = []

    @property
    def game(self) -> Any:
        """The table."""
        return self.match.game

    def put(self, *hands: str, **position: Any) -> "Sitting":
        """Put hands, seat by seat, cards parted by spaces; dealer, board and chips by name. Returns itself."""
        self.words.place(self.match, {"hands": [hand.split() for hand in hands], "dealer": 0} | position)
        return self

    def legal(self) -> list[str]:
        """The legal moves; cards without their verb."""
        out = bytearray(MOST_MOVES)
        return [self._short(move) for move in out[: self.match.moves(out)]]

    def _short(self, move: int) -> str:
        return self.words.word(self.game, move).removeprefix("play ")

    def play(self, moves: str) -> list[Event]:
        """Make moves, parted by spaces; returns what was told of all of them."""
        told: list[tuple[int, ...]] = []
        for word in moves.split():
            out = bytearray(MOST_MOVES)
            legal = {self._short(move): move for move in out[: self.match.moves(out)]}
            assert word in legal, f"{word} is not among {list(legal)}"
            self.match.play(legal[word], told)
        self.events = [self.words.event(event) for event in told]
        return self.events

    def told(self, name: str) -> list[Event]:
        """The events of one name among the last told, without their name."""
        return [{k: v for k, v in event.items() if k != "event"} for event in self.events if event["event"] == name]

    def pays(self, clause: str) -> list[tuple[Any, Any, int]]:
        """The payments of one clause among the last told: (from, to, chips)."""
        return [(pay["from"], pay["to"], pay["chips"]) for pay in self.told("pay") if pay["clause"] == clause]

    def state(self, seat: int = NOBODY) -> dict[str, Any]:
        """The state as the referee tells it."""
        return self.words.state(self.game, seat)

    @property
    def chips(self) -> list[int]:
        """The chips by seat."""
        return list(self.game.chips)

    @property
    def board(self) -> list[int]:
        """The stakes in the order of the board."""
        return list(self.game.board)

    @property
    def total(self) -> int:
        """All chips there are."""
        return sum(self.chips) + sum(self.board)
