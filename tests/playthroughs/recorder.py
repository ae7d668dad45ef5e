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
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engine import catalogue, contract
from engine.chance import Chance
from engine.contract import MOST_MOVES, NOBODY, BadOption
from engine.match import Match
from sim.referee.desk import tongue

FOLDER = Path(__file__).parent
VARIANTS = ("mode", "variant")  # options that make another game of it: recorded with every number of seats
SEED = 7
WHOLE_MATCH = 2000
VARIANT = 120
HOUSE_RULE = 60
PLAIN = "no house rules"


@dataclass(frozen=True)
class Case:
    """A match to be recorded: at most `moves` moves of it."""

    name: str
    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    moves: int

    @property
    def path(self) -> Path:
        """Where it is recorded."""
        return FOLDER / f"{self.name}.txt"


def cases() -> Iterator[Case]:
    """Every match to be recorded, from the catalogue."""
    for game, least, most, _ in catalogue.GAMES:
        if find_spec(f"sim.referee.{game}") is None:
            continue
        for seats in range(least, most + 1):
            yield Case(f"{game}_{seats}", game, seats, (), WHOLE_MATCH)
        for option, values, default in catalogue.load(game, "options").OPTIONS:
            for value in values or ():
                if value == values[default]:
                    continue
                possible = [seats for seats in range(least, most + 1) if _possible(game, seats, {option: value})]
                chosen = ((option, value),)
                if option in VARIANTS:
                    for seats in possible:
                        yield Case(f"{game}_{value}_{seats}", game, seats, chosen, VARIANT)
                else:
                    seats = next((seats for seats in possible if _matters(game, seats, chosen)), possible[0])
                    yield Case(f"{game}_{option}_{value}_{seats}", game, seats, chosen, HOUSE_RULE)


def _possible(game: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        catalogue.check(game, seats, contract.pack_options(catalogue.load(game, "options").OPTIONS, options))
    except BadOption:
        return False
    return True


def _matters(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> bool:
    """Whether a house rule makes the match another one with so many seats."""
    plain, ruled = (record(Case("", game, seats, chosen, HOUSE_RULE)) for chosen in ((), options))
    return plain[2:] != ruled[2:]


def record(case: Case) -> list[str]:
    """Play a match at random and tell it; the choices have a stream of their own."""
    chance = Chance(SEED, case.seats)

    def choose(words: list[str]) -> str:
        return words[chance.below(len(words))]

    return list(_tell(case.game, case.seats, dict(case.options), SEED, choose, case.moves))


def follow(lines: list[str]) -> list[str]:
    """Play the moves of a recorded match again and tell it."""
    game, seats, seed = _heading(lines[0])
    options = _options(game, lines[1])
    moves = iter([line.split(":")[0].split(" ", 1)[1] for line in lines[2:] if not line.startswith(" ")])

    def choose(words: list[str]) -> str:
        return next(moves)

    count = sum(not line.startswith(" ") for line in lines[2:])
    return list(_tell(game, seats, options, seed, choose, count))


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
    packed = contract.pack_options(catalogue.load(game, "options").OPTIONS, options)
    yield f"{game}, {seats} seats, seed {seed}"
    yield ", ".join(f"{name} {value}" for name, value in options.items()) or PLAIN
    match = Match(game, seats, packed, seed, 0)
    words = tongue(game)
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
        told = [words.event(event) for event in events]
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
