"""Tables of Jacquet for the tests: new ones, positions put on them, moves in words."""

from __future__ import annotations

from collections.abc import Callable

from engine.chance import Chance
from engine.contract import MOST_MOVES
from engine.jacquet import options, rules
from engine.jacquet.position import put
from engine.options import pack_options

from .plain import House, Place

ROLL = 0
DONE = 2


def table(seed: int = 0, **chosen: object) -> rules.Table:
    """A new match with house rules by name."""
    return rules.Table(2, pack_options(options.OPTIONS, chosen), Chance(seed, 7))


def men(*points: int, off: int = 0, rest: int = 1) -> list[int]:
    """25 counts: a man on each point named, so many off, all others on the point `rest`."""
    counts = [0] * 25
    for point in points:
        counts[point - 1] += 1
    counts[24] = off
    assert sum(counts) <= 15
    counts[rest - 1] += 15 - sum(counts)
    return counts


START = men()


def place(
    mine: list[int], enemy: list[int], couriers: tuple[int, int], dice: list[int], **chosen: object
) -> rules.Table:
    """A match in which seat 0 has thrown `dice` at these men."""
    game = table(**chosen)
    put(game, [mine, enemy], list(couriers), 0, dice)
    return game


def step(number: int, point: int) -> int:
    """The move's byte."""
    return number << 5 | point


def legal(game: rules.Table) -> list[int]:
    """The legal moves."""
    out = bytearray(MOST_MOVES)
    return list(out[: game.moves(out)])


def steps(game: rules.Table) -> set[tuple[int, int]]:
    """The legal steps as (number, point); empty where only `done` is left."""
    return {(move >> 5, move & 31) for move in legal(game) if move > DONE}


def dice(game: rules.Table) -> list[int]:
    """The numbers still to be played, higher first."""
    return [game.high, game.low] if game.low else [game.high] * game.left


def counts(game: rules.Table, seat: int = 0) -> list[int]:
    """A side's men as 25 counts."""
    return list(game.men[seat][1:])


def seen(game: rules.Table) -> Place:
    """The place of the side to act, for the plain rules."""
    seat = game.to_act
    return Place(
        tuple(game.men[seat]),
        tuple(game.men[1 - seat]),
        game.couriers[seat],
        game.couriers[1 - seat],
        bool(game.stopped),
    )


def house(**chosen: object) -> House:
    """The house rules of the plain rules among those of a table."""
    return House(**{name: str(value) for name, value in chosen.items() if name in House._fields})


def saved(game: rules.Table) -> bytes:
    """The table's bytes."""
    out = bytearray(250)
    return bytes(out[: game.save(out)])


def play(game: rules.Table, *moves: tuple[int, int] | int) -> list[tuple[int, ...]]:
    """Play steps as (number, point), or moves as their byte; the events."""
    events: list[tuple[int, ...]] = []
    for move in moves:
        game.play(step(*move) if isinstance(move, tuple) else move, events)
    return events


def opening(
    wanted: Callable[[int, int], bool], **chosen: object
) -> tuple[rules.Table, list[tuple[int, ...]]]:
    """A match whose opening dice satisfy `wanted(first, second)`, after both were thrown; and the events."""
    for seed in range(1000):
        game = table(seed, **chosen)
        events: list[tuple[int, ...]] = []
        game.play(0, events)
        game.play(0, events)
        if wanted(events[0][2], events[1][2]):
            return game, events
    raise AssertionError("no such opening in a thousand")
