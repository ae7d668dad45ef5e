"""Jacquet's legal plays, written a second time as plainly as they can be said; shares no line with the engine.

A place is what one side sees: counts of its own men and the enemy's on its own points 1..24 (index 25 of its
own: borne off), where the couriers stand on the routes of their owners. All orders of all steps are tried.
"""

from __future__ import annotations

from typing import NamedTuple

OFF = 25


class Place(NamedTuple):
    """What a side that is to play sees: `mine` 26 counts by own point, `enemy` 26 counts by the enemy's own point."""

    mine: tuple[int, ...]
    enemy: tuple[int, ...]
    courier: int
    enemy_courier: int
    stopped: bool = False


class House(NamedTuple):
    """The house rules that plays depend on, by the option's words."""

    courier: str = "frees"
    bouchon: str = "text"
    bouchon_check: str = "turn"
    higher: str = "on"


def across(point: int) -> int:
    """The number that the other side gives to a point."""
    return (point + 11) % 24 + 1


def step(place: Place, number: int, point: int, house: House) -> Place | None:
    """The place after playing a number from a point; None where the rules of moving forbid it."""
    if place.stopped or place.mine[point] == 0:
        return None
    if place.courier and point != place.courier:
        return None
    target = point + number
    if target <= 24:
        if place.enemy[across(target)]:
            return None
    else:
        if any(place.mine[p] for p in range(1, 19)):
            return None
        if target > 25 and any(place.mine[p] for p in range(1, point)):
            return None
        target = OFF
    mine = list(place.mine)
    mine[point] -= 1
    mine[target] += 1
    courier = place.courier
    stopped = False
    if courier:
        courier = target if target < 19 else 0
        stopped = courier == 0 and house.courier == "ends"
    return Place(tuple(mine), place.enemy, courier, place.enemy_courier, stopped)


def forbidden(place: Place, house: House) -> bool:
    """Whether the side holds a bouchon that it may not hold."""
    if house.bouchon == "free":
        return False
    mine = place.mine
    rows = [first for first in range(1, 20) if all(mine[across(first + more)] for more in range(6))]
    if house.bouchon == "never":
        return bool(rows)
    if place.enemy_courier and any(first > place.enemy_courier for first in rows):
        return True
    if house.bouchon == "two-last":
        return bool(rows) and not (mine[23] and mine[24])
    return all(mine[point] for point in range(1, 7)) and not mine[24]


def plays(place: Place, dice: list[int], house: House) -> tuple[set[tuple[int, ...]], set[tuple[int, int]], int]:
    """The men after each complete legal play, the first steps of all of them, how many numbers they use.

    Where nothing can be played: the men as they stand, no first step, 0.
    """
    # By what is reached and which dice are left: the first steps that lead there.
    layer: dict[tuple[Place, tuple[int, ...]], set[tuple[int, int]]] = {(place, tuple(dice)): set()}
    best: dict[tuple[Place, tuple[int, ...]], set[tuple[int, int]]] = {}
    used = 0
    for depth in range(1, len(dice) + 1):
        after: dict[tuple[Place, tuple[int, ...]], set[tuple[int, int]]] = {}
        for (here, left), firsts in layer.items():
            for number in set(left):
                rest = list(left)
                rest.remove(number)
                for point in range(1, 25):
                    there = step(here, number, point, house)
                    if there is None:
                        continue
                    if house.bouchon_check == "step" and forbidden(there, house):
                        continue
                    begun = firsts if depth > 1 else {(number, point)}
                    after.setdefault((there, tuple(rest)), set()).update(begun)
        good = {key: firsts for key, firsts in after.items() if not forbidden(key[0], house)}
        if good:
            best = good
            used = depth
        layer = after
    if used == 0:
        return {place.mine}, set(), 0
    if used == 1 and len(set(dice)) == 2 and house.higher == "on":
        # What is left tells which number was played.
        higher = {key: firsts for key, firsts in best.items() if max(dice) not in key[1]}
        best = higher or best
    return {key[0].mine for key in best}, set().union(*best.values()), used
