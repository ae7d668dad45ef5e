"""A match as text: what was chosen for it, then a line for each move.

    nap, 4 seats, seed 7
    lowest two
    3 deal: deal 1 3
      AS KS 2H 3H 4H | ...
    0 bid three: bid 0 three

A line has the seat, its move and what happened, each event with its fields in the referee's order; hands
follow a deal, and chips or the score a change of theirs.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import catalogue
from engine.chance import Chance
from engine.contract import MOST_MOVES, NOBODY, BadOption
from engine.match import Match
from sim.referee.desk import tongue

FOLDER = Path(__file__).parent
# Options that make another game of it, recorded with every number of seats, and how many moves of it:
# Jacquet's variants differ at the end of a game, which takes some 400.
VARIANTS = {"mode": 120, "variant": 600}
# House rules that show only beside another one.
BESIDE = {
    ("nap", "floater_dealer"): (("mode", "floater"),),
    ("jacquet", "bouchon_check"): (("bouchon", "never"),),
    ("jacquet", "equal"): (("variant", "versailles"),),
    ("jacquet", "dead"): (("variant", "versailles"),),
    ("jacquet", "rates"): (("variant", "spanish"),),
}
SEED = 7
WHOLE_MATCH = 2000
SEEDS = 8  # tried until a house rule makes a difference
SEARCH = 600  # the moves in which it should
AFTER = 40  # the lines recorded from the first difference on
PLAIN = "no house rules"


@dataclass(frozen=True)
class Case:
    """A match to be recorded: at most `moves` moves of it; 0 where a house rule is to show its difference."""

    name: str
    game: str
    seats: tuple[int, ...]
    options: tuple[tuple[str, Any], ...]
    moves: int

    @property
    def path(self) -> Path:
        """Where it is recorded."""
        return FOLDER / f"{self.name}.txt"


def cases() -> Iterator[Case]:
    """Every match to be recorded, from the catalogue."""
    for game, least, most, _ in catalogue.GAMES:
        for seats in range(least, most + 1):
            yield Case(f"{game}_{seats}", game, (seats,), (), WHOLE_MATCH)
        for option, values, default in catalogue.load(game, "options").OPTIONS:
            for value in values or ():
                if value == values[default]:
                    continue
                chosen = (*BESIDE.get((game, option), ()), (option, value))
                possible = tuple(seats for seats in range(least, most + 1) if _possible(game, seats, chosen))
                if option in VARIANTS:
                    for seats in possible:
                        yield Case(f"{game}_{value}_{seats}", game, (seats,), chosen, VARIANTS[option])
                else:
                    yield Case(f"{game}_{option}_{value}", game, possible, chosen, 0)


def _possible(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> bool:
    try:
        catalogue.check(game, seats, catalogue.pack(game, dict(options)))
    except BadOption:
        return False
    return True


def record(case: Case) -> list[str]:
    """Play a match at random and tell it; one of a house rule up to where it shows, and somewhat on."""
    if case.moves:
        return _at_random(case.game, case.seats[0], case.options, SEED, case.moves)
    for seed in range(SEED, SEED + SEEDS):
        for seats in case.seats:
            plain = _at_random(case.game, seats, case.options[:-1], seed, SEARCH)
            ruled = _at_random(case.game, seats, case.options, seed, SEARCH)
            for number, (without, under) in enumerate(zip(plain, ruled, strict=False)):
                if number > 1 and without != under:
                    return _whole_moves(ruled, number + AFTER)
    return _whole_moves(ruled, AFTER)


def _whole_moves(lines: list[str], stop: int) -> list[str]:
    """The first lines, and those that still belong to the last move among them."""
    while stop < len(lines) and lines[stop].startswith(" "):
        stop += 1
    return lines[:stop]


def _at_random(game: str, seats: int, options: tuple[tuple[str, Any], ...], seed: int, most: int) -> list[str]:
    """A match whose moves are chosen by a stream of their own."""
    chance = Chance(seed, seats)

    def choose(words: list[str]) -> str:
        return words[chance.below(len(words))]

    return list(_tell(game, seats, dict(options), seed, choose, most))


def follow(lines: list[str]) -> list[str]:
    """Play the moves of a recorded match again and tell it."""
    game, seats, seed = _heading(lines[0])
    moves = [line.split(":")[0].split(" ", 1)[1] for line in lines[2:] if not line.startswith(" ")]
    ahead = iter(moves)

    def choose(words: list[str]) -> str:
        return next(ahead)

    return list(_tell(game, seats, _options(game, lines[1]), seed, choose, len(moves)))


def _heading(line: str) -> tuple[str, int, int]:
    game, seats, seed = line.split(", ")
    return game, int(seats.split()[0]), int(seed.split()[1])


def _options(game: str, line: str) -> dict[str, Any]:
    """The options of a recorded line; numbers are numbers where the game's option is one."""
    options: dict[str, Any] = {}
    table = {name: values for name, values, _ in catalogue.load(game, "options").OPTIONS}
    for part in line.split(", ") if line != PLAIN else ():
        name, value = part.split(" ")
        number = table[name] is None or type(table[name][0]) is int
        options[name] = int(value) if number else value
    return options


def _tell(
    game: str, seats: int, options: dict[str, Any], seed: int, choose: Callable[[list[str]], str], most: int
) -> Iterator[str]:
    """The lines of a match whose moves are chosen from the legal ones, in the words of the referee."""
    packed = catalogue.pack(game, options)
    yield f"{game}, {seats} seats, seed {seed}"
    yield ", ".join(f"{name} {value}" for name, value in options.items()) or PLAIN
    match = Match(game, seats, packed, seed, 0)
    words = tongue(match)
    legal = bytearray(MOST_MOVES)
    standing: Any = None
    for _ in range(most):
        seat = match.game.to_act
        if seat == NOBODY:
            break
        moves = {words.word(match.game, move): move for move in legal[: match.moves(legal)]}
        word = choose(list(moves))
        if word not in moves:
            yield f"{seat} {word}: is not legal; legal are {', '.join(moves)}"
            return
        events: list[tuple[int, ...]] = []
        match.play(moves[word], events)
        told = words.events(events)
        yield f"{seat} {word}: " + "; ".join(_one_line(event.values()) for event in told)
        state = words.state(match.game, NOBODY)
        if any(event["event"] == "deal" for event in told):
            yield "  " + " | ".join(_one_line(hand) for hand in state["hands"])
        now = state.get("chips", state.get("score"))
        if now != standing:
            yield "  " + _one_line(now)
            standing = now


def _one_line(values: Iterable[Any]) -> str:
    return " ".join(_one_line(value) if isinstance(value, list) else str(value) for value in values)
