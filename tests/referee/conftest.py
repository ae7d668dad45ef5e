"""A client of the referee's desk."""

import json
from typing import Any

import pytest

from sim.referee.desk import Desk


class Client:
    """Asks the desk as a program would: in JSON, through bytes, and reads the answer back."""

    def __init__(self) -> None:
        self._desk = Desk()

    def send(self, line: bytes) -> dict[str, Any]:
        """A line as it stands, and its answer."""
        return json.loads(json.dumps(self._desk.answer(line)))

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """A request that must be granted."""
        answer = self.send(json.dumps({"do": do, **fields}).encode())
        assert answer.pop("ok") is True, answer
        return answer

    def refused(self, code: str, do: str, **fields: Any) -> str:
        """A request that must be refused with a code, in one sentence; gives the sentence."""
        answer = self.send(json.dumps({"do": do, **fields}).encode())
        assert answer["ok"] is False and set(answer) == {"ok", "code", "error"}
        assert answer["code"] == code, answer
        sentence = answer["error"]
        assert sentence.endswith((".", "...")) and "\n" not in sentence and len(sentence) <= 300
        return sentence

    def play(self, *moves: str, match: int = 1) -> list[dict[str, Any]]:
        """Moves one after the other, and the events of the last."""
        events = []
        for move in moves:
            events = self.ask("play", match=match, move=move)["events"]
        return events

    def state(self, match: int = 1, **fields: Any) -> dict[str, Any]:
        """The state of a match."""
        return self.ask("state", match=match, **fields)["state"]


@pytest.fixture
def client() -> Client:
    """A client of a desk of its own."""
    return Client()
