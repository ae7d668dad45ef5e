"""Which parts of Nap a board holds when; what it let go comes again by itself."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import pytest

from engine import catalogue, memory, record
from engine.chance import Chance
from engine.match import Match
from sim import playout

DEAL, PASS, THREE = 0, 1, 18
PARTS = {"rules", "view"}


@pytest.fixture(autouse=True)
def board(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let modules go as on a board; afterwards the other tests have theirs again."""
    import engine

    before = dict(sys.modules)
    package = vars(engine).get("nap")
    catalogue.drop("nap")
    monkeypatch.setattr(memory, "_COMPILES", True)
    monkeypatch.setattr(memory.gc, "collect", lambda: None)
    yield
    catalogue.drop("nap")
    for path, module in before.items():
        if path.startswith("engine.nap"):
            sys.modules[path] = module
            if "." in path.removeprefix("engine.nap"):
                parent, _, child = path.rpartition(".")
                setattr(sys.modules[parent], child, module)
    if package:
        engine.nap = package


def parts() -> set[str]:
    """What is in memory of Nap beside what always is."""
    found = {path.removeprefix("engine.nap.") for path in sys.modules if path.startswith("engine.nap.")}
    assert found >= PARTS
    return found - PARTS


def sit(**rules: str) -> Match:
    """A match of four."""
    return Match("nap", 4, playout.pack("nap", rules), 5, 6)


def act(match: Match, bots: list[object]) -> None:
    """Let an opponent choose and play."""
    out = bytearray(64)
    count = match.moves(out)
    bot = bots[match.game.to_act]
    bot.begin(match.view(match.game.to_act), out, count)
    while (move := bot.think()) == 255:
        pass
    match.play(move)


def test_each_phase_is_in_memory_while_it_lasts() -> None:
    match = sit()
    assert not parts() and "engine.cards" not in sys.modules
    match.play(DEAL)
    assert parts() == {"bidding"}
    match.play(THREE)
    for _ in range(3):
        match.play(PASS)
    assert parts() == {"tricks"}
    while not match.game.at_rest:
        match.play(playout.legal(match)[0])
    assert not parts()


def test_a_narrowed_lead_and_a_mode_come_when_they_are_wanted() -> None:
    match = sit(mode="peep", bonaparte="on")
    assert parts() == {"peep", "hands"}
    match.play(DEAL)
    match.play(22)
    while 1 in playout.legal(match):
        match.play(PASS)
    playout.legal(match)
    assert parts() == {"peep", "hands", "tricks", "leads"}


def test_an_opponent_holds_what_its_phase_needs() -> None:
    match = sit()
    bots = [memory.load("nap", "bot").Bot(seat % 3, Chance(seat)) for seat in range(4)]
    match.play(DEAL)
    while match.game.phase == 2:
        act(match, bots)
        assert parts() & {"bot.judging", "bot.cardplay"} <= {"bot.judging"}
    assert match.game.phase == 4
    act(match, bots)
    while not match.game.at_rest:
        assert parts() == {"tricks", "bot", "bot.cardplay"}
        act(match, bots)
    memory.forget("nap", "bot")
    assert not parts()


@pytest.mark.parametrize("mode", ["plain", "garnet", "peep", "ecarte", "floater", "seven"])
def test_undoing_saving_and_resuming_load_what_they_need(mode: str) -> None:
    """Played with and without letting modules go a match is the same to the byte."""
    match = sit(mode=mode, revoke="replayed", joker="on")
    dice = random.Random(3)
    for n in range(160):
        legal = playout.legal(match)
        if not legal:
            break
        match.play(dice.choice(legal))
        if n % 7 == 0 and match.can_undo():
            move = match.log[match.count - 1]
            match.undo()
            match.play(move)
        if n % 11 == 0:
            again = record.unpack(record.pack(match))
            assert playout.state(again.game) == playout.state(match.game)
    assert match.game.deal > 2


def test_nothing_is_left_of_a_game_that_is_dropped() -> None:
    match = sit(mode="garnet", revoke="settled")
    bot = memory.load("nap", "bot").Bot(1, Chance())
    match.play(DEAL)
    act(match, [bot] * 4)
    catalogue.drop("nap")
    assert not [path for path in sys.modules if path.startswith("engine.nap")]
