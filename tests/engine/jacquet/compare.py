"""The engine against the plain rules over random reachable positions.

    python -P -m tests.engine.jacquet.compare --positions 20000 [--seed N] [--scattered] [option=value ...]

(with the root on PYTHONPATH) prints how many positions agreed and the largest searches. A position is a side's
men and a throw as they come up in random play, or men scattered at random, where bouchons threaten far more often;
compared are the first steps offered, the men after every complete play found by `plays`, and, for a part, the men
reached by playing all that is offered step by step to `done`.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass

from engine.jacquet import rules
from engine.jacquet.plays import Plays
from engine.jacquet.position import put

from . import plain
from .tables import DONE, ROLL, dice, house, legal, saved, seen, steps, table


@dataclass
class Tally:
    """What was compared and what it took."""

    positions: int = 0
    searched: int = 0
    walked: int = 0
    tries: int = 0  # the most steps tried by one search
    found: int = 0  # the most complete plays of one throw


def found_by_plays(game: rules.Table) -> set[tuple[int, ...]]:
    """The men after every complete play, as `plays` finds them among those that begin with an offered step."""
    offered = set(legal(game))
    if offered == {DONE}:
        return {tuple(game.men[game.to_act])}
    walk = Plays()
    walk.begin(game)
    reached: dict[int, set[tuple[int, ...]]] = {}
    while walk.run(1 << 20):
        if walk.path[0] in offered:
            walk.least = walk.depth
            reached.setdefault(walk.depth, set()).add(tuple(walk.men))
    return reached[max(reached)]


def found_by_playing(game: rules.Table) -> set[tuple[int, ...]]:
    """The men reached by playing what is offered, in every order, until only `done` is left."""
    seat = game.to_act
    start = saved(game)
    ends = set()
    waiting = [start]
    known = {start}
    while waiting:
        here = waiting.pop()
        game.load(here, 0, len(here))
        offered = legal(game)
        if offered == [DONE]:
            ends.add(tuple(game.men[seat]))
            continue
        for move in offered:
            game.load(here, 0, len(here))
            game.play(move)
            # Two orders that lead to the same men are one.
            game.made_count = 0
            game.made[:] = bytes(6)
            there = saved(game)
            if there not in known:
                known.add(there)
                waiting.append(there)
    game.load(start, 0, len(start))
    return ends


def tries(game: rules.Table) -> int:
    """How many steps the search for what is offered tries; 0 where none is needed."""
    game.known = game.searching = False
    count = 0
    if game.search(0):
        return 0
    while not game.search(1):
        count += 1
    return count + 1


def compare(game: rules.Table, rule: plain.House, tally: Tally, walk: bool) -> None:
    """Compare one throw; raises AssertionError with the position where the two disagree."""
    here = seen(game)
    what = f"{here} {dice(game)} {rule}"
    ends, firsts, used = plain.plays(here, dice(game), rule)
    taken = tries(game)
    assert steps(game) == firsts, what
    reached = found_by_plays(game)
    assert reached == ends, what
    if walk:
        assert found_by_playing(game) == ends, what
        tally.walked += 1
    tally.positions += 1
    tally.searched += taken > 0
    tally.tries = max(tally.tries, taken)
    tally.found = max(tally.found, len(ends) if used else 0)


def run(positions: int, seed: int = 1, share: int = 4, **chosen: object) -> Tally:
    """Compare so many throws of random games under these house rules; one in `share` is walked to the end."""
    tally = Tally()
    rule = house(**chosen)
    choose = random.Random(seed)
    while tally.positions < positions:
        game = table(choose.randrange(1 << 30), **chosen)
        while game.to_act != 255 and tally.positions < positions:
            offered = legal(game)
            if game.phase == 2 and game.made_count == 0:
                compare(game, rule, tally, tally.positions % share == 0)
            game.play(choose.choice(offered) if offered != [ROLL] else ROLL)
    return tally


def scatter(game: rules.Table, choose: random.Random) -> None:
    """Put men and a throw on the table at random: spread over many points, mostly with an enemy courier on its way."""
    points = list(range(1, 25))
    choose.shuffle(points)
    ours = choose.randrange(6, 15)
    theirs = choose.randrange(1, 25 - ours)
    sides = []
    for held in (points[:ours], [plain.across(point) for point in points[ours : ours + theirs]]):
        counts = [0] * 25
        for point in held[:15]:
            counts[point - 1] += 1
        while sum(counts) < 15:
            counts[choose.choice(held) - 1] += 1
        sides.append(counts)
    couriers = []
    for counts, on_its_way in zip(sides, (0.1, 0.8), strict=True):
        possible = [point for point in range(1, 19) if counts[point - 1]]
        couriers.append(choose.choice(possible) if possible and choose.random() < on_its_way else 0)
    put(game, sides, couriers, 0, [choose.randrange(1, 7), choose.randrange(1, 7)])


def run_scattered(positions: int, seed: int = 1, share: int = 4, **chosen: object) -> Tally:
    """Compare so many scattered positions under these house rules."""
    tally = Tally()
    rule = house(**chosen)
    choose = random.Random(seed)
    game = table(seed, **chosen)
    while tally.positions < positions:
        scatter(game, choose)
        compare(game, rule, tally, tally.positions % share == 0)
    return tally


def main() -> None:
    """The command."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--positions", type=int, default=20000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--scattered", action="store_true")
    reader.add_argument("chosen", nargs="*", metavar="option=value")
    given = reader.parse_args()
    chosen = dict(pair.split("=", 1) for pair in given.chosen)
    compared = run_scattered if given.scattered else run
    print(compared(given.positions, given.seed, **chosen))


if __name__ == "__main__":
    main()
