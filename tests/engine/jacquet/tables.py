"""Tables of Jacquet for the tests: new ones, positions put on them, moves in words."""

from __future__ import annotations

from engine.chance import Chance
from engine.contract import MOST_MOVES, pack_options
from engine.jacquet import options, rules
from engine.jacquet.position import put

from .plain import House, Place

ROLL = 0
DONE = 2


def table(seed: int = 0, **chosen: object) -> rules.Table:
    """A new match with house rules by name."""
    return rules.Table(2, pack_options(options.OPTIONS, chosen), Chance(seed, 7))


def men(*points: int, off: int = 0, talon: bool = True) -> list[int]:
    """25 counts: a man on each point named, so many off, the others on the talon."""
    counts = [0] * 25
    for point in points:
        counts[point - 1] += 1
    counts[24] = off
    if talon:
        counts[0] += 15 - sum(counts)
    assert sum(counts) == 15
    return counts


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
