"""docs/referee.md names the requests, refusals, events, states and house rules that there are, and no others."""

import json
import random
import re

import pytest

from engine import catalogue
from sim.referee import desk
from tests.house.tree import source
from tests.referee.conftest import Client

PAGE = source("docs/referee.md")
HEADINGS = {"nap": "Nap", "jacquet": "Jacquet", "nain_jaune": "Nain Jaune"}
# Rules under which moves and events come up that the usual ones do not have.
TABLES = [
    *[("nap", 4, {"mode": mode}) for mode in ("plain", "garnet", "peep", "ecarte", "floater")],
    ("nap", 4, {"revoke": "settled", "bonaparte": "on"}),
    ("jacquet", 2, {"length": 1}),
    ("nain_jaune", 3, {"end": "first", "chips": 50}),
    ("nain_jaune", 3, {"collect": "hand", "playing": "may"}),
]


def section(heading: str) -> str:
    """A part of the page, from its heading to the next."""
    return re.split(r"^## ", PAGE.split(f"\n## {heading}\n")[1], flags=re.MULTILINE)[0].strip()


def paragraph(game: str, start: str) -> str:
    """The paragraph of a game that starts with a word."""
    return next(part for part in section(HEADINGS[game]).split("\n\n") if part.startswith(f"{start}: "))


def quoted(text: str) -> list[str]:
    """The words in backquotes."""
    return re.findall(r"`([^`]+)`", text)


def rows(text: str) -> list[list[str]]:
    """The rows of a table without its head."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:3] == "| `"]


def test_the_requests() -> None:
    named = re.findall(r'"do":"(\w+)"', section("Requests"))
    assert named == list(desk.Desk()._requests)


def test_the_refusals() -> None:
    named = {quoted(row[0])[0] for row in rows(PAGE.split("\n## ")[0])}
    assert named == {"bad-request", "no-match", "bad-position", *[code for _, code in desk.CODES]}


@pytest.mark.parametrize("game", [entry[0] for entry in catalogue.GAMES])
def test_the_state_and_the_house_rules_of_each_game(game: str) -> None:
    client = Client()
    client.ask("new", game=game, seats=catalogue.find(game)[1])
    items = re.sub(r"\([^)]*\)", "", paragraph(game, "State")).split(". ")[0].split(";")
    named = [word for item in items for word in quoted(item.split(",")[0])]
    assert sorted(named) == sorted(client.ask("state", match=1)["state"])
    options = [option["name"] for option in client.ask("options", game=game)["options"]]
    rules = re.sub(r"\([^)]*\)", "", paragraph(game, "House rules"))
    assert quoted(rules) == options


@pytest.mark.parametrize("game", [entry[0] for entry in catalogue.GAMES])
def test_the_position_of_each_game_has_those_fields(game: str) -> None:
    client = Client()
    client.ask("new", game=game, seats=catalogue.find(game)[1])
    refused = client.refused("bad-position", "set", match=1, position={"no such": 0})
    named = re.findall(r'"(\w+)":', quoted(paragraph(game, "Position"))[0])
    assert named and all(f"'{name}'" in refused or name in refused for name in named), refused


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_events_and_the_moves(game: str, seats: int, options: dict[str, object]) -> None:
    told = {name: set(quoted(row[1])) for row in rows(section("Events")) for name in quoted(row[0])}
    verbs = {word.split()[0] for word in quoted(paragraph(game, "Moves"))}
    client = Client()
    chance = random.Random(1)
    for seed in range(3):
        match = client.ask("new", game=game, seats=seats, options=options, seed=seed)["match"]
        for _ in range(150):
            moves = client.ask("moves", match=match)["moves"]
            if not moves:
                break
            assert {move.split()[0] for move in moves} <= verbs, json.dumps(moves)
            for event in client.ask("play", match=match, move=chance.choice(moves))["events"]:
                name = event.pop("event")
                assert set(event) <= told[name], (name, event)
