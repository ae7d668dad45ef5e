"""Random matches of any game of the catalogue, and what must stay true in each of them.

Needs nothing installed. `bench` times them; the tests play them through every game.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from engine import catalogue, contract, record
from engine.chance import Chance
from engine.contract import MOST_MOVES, BadOption, CannotUndo, Game
from engine.match import Match

MOST_STATE = 250
# Some house rules have matches without an end.
MOST_PLAYS = 3_000
MODE_ECARTE = 3
PHASE_OVER = 5

Options = dict[str, object]
Event = tuple[int, ...]


class Broken(AssertionError):
    """Something that must hold in every match does not."""


@dataclass
class Tally:
    """What was met with on the way."""

    matches: int = 0
    moves: int = 0
    unfinished: int = 0
    refused: int = 0
    longest_record: int = 0
    refusals: set[str] = field(default_factory=set)


def seat_counts(name: str) -> range:
    """The numbers of seats a game can be played with."""
    _, least, most, _ = catalogue.find(name)
    return range(least, most + 1)


def draw_options(name: str, dice: random.Random) -> Options:
    """House rules drawn at random, about half of them off their default; not always ones that go together."""
    chosen: Options = {}
    for option, values, default in catalogue.load(name, "options").OPTIONS:
        if dice.random() < 0.5:
            chosen[option] = dice.choice(values) if values else dice.randint(1, max(1, min(default, 12)))
    return chosen


def pack(name: str, chosen: Options) -> bytes:
    """House rules by name as the engine takes them; raises BadOption."""
    return catalogue.pack(name, chosen)


def state(game: Game) -> bytes:
    """The whole state as bytes."""
    out = bytearray(MOST_STATE)
    return bytes(out[: game.save(out)])


def legal(match: Match) -> bytes:
    """The legal moves of the seat to act."""
    out = bytearray(MOST_MOVES)
    return bytes(out[: match.moves(out)])


def total(game: Game) -> int | None:
    """All chips there are, on the table and before the players; None where points are won from nobody."""
    if not hasattr(game, "chips") or hasattr(game, "score"):
        return None
    return sum(game.chips) + getattr(game, "kitty", 0) + sum(getattr(game, "board", ()))


def check_payments(game: Game, before: list[int], events: list[Event]) -> None:
    """The sum of a move's payments is the change of everybody's chips; none is 0."""
    change = [now - then for now, then in zip(game.chips, before, strict=True)]
    for number, *fields in events:
        if number == contract.PAY:
            payer, payee, chips, _ = fields
            if chips <= 0:
                raise Broken(f"a payment of {chips}")
            for seat, sign in ((payer, 1), (payee, -1)):
                if seat < game.seats:
                    change[seat] += sign * chips
    if any(change):
        raise Broken(f"chips changed by {change} beyond the payments {events}")


def check_record(match: Match) -> int:
    """Saved and loaded at this point a match is the same in state, moves and chance; returns the record's length."""
    before, moves = state(match.game), legal(match)
    data = record.pack(match)
    if len(data) > record.MOST_BYTES:
        raise Broken(f"a record of {len(data)} bytes")
    again = record.unpack(record.from_text(record.to_text(data)))
    for other in (match, again):
        if state(other.game) != before or legal(other) != moves:
            raise Broken("a match is not the same after saving and loading")
    if record.pack(again) != data or again.can_undo() != match.can_undo():
        raise Broken("a loaded match does not save or undo as it did")
    return len(data)


def check_undo(match: Match) -> None:
    """Undo goes back to the start of the turn, to the byte, and the same moves lead on to the same state."""
    now, moves = state(match.game), bytes(match.log[match.floor : match.count])
    for _ in moves:
        match.undo()
    start = state(match.game)
    try:
        match.undo()
    except CannotUndo:
        pass
    else:
        raise Broken("undo went behind the start of the turn")
    if state(match.game) != start:
        raise Broken("an undo that was refused changed the state")
    for move in moves:
        match.play(move)
    if state(match.game) != now:
        raise Broken("undone and played again, a turn ends otherwise")


Check = Callable[[Match, list[Event]], None]


def play_match(
    name: str,
    seats: int,
    packed: bytes,
    seed: int,
    tally: Tally,
    check: Check | None = None,
    every: int = 0,
    most: int = MOST_PLAYS,
) -> Match:
    """A match at random moves with its invariants watched; saved, loaded and undone after every `every` moves."""
    dice = random.Random(seed)
    match = Match(name, seats, packed, seed & 0x3FFFFFFF, seed >> 30)
    whole = total(match.game)
    for plays in range(most):
        moves = legal(match)
        if not moves:
            break
        if list(moves) != sorted(set(moves)):
            raise Broken(f"legal moves out of order: {list(moves)}")
        events: list[Event] = []
        before = list(getattr(match.game, "chips", ()))
        match.play(dice.choice(moves), events)
        tally.moves += 1
        if before:
            check_payments(match.game, before, events)
        if total(match.game) != whole:
            raise Broken(f"{total(match.game)} chips where there were {whole}")
        if check:
            check(match, events)
        if every and plays % every == 0:
            tally.longest_record = max(tally.longest_record, check_record(match))
            check_undo(match)
    else:
        tally.unfinished += 1
    tally.matches += 1
    return match


def random_options(name: str, seats: int, dice: random.Random, tally: Tally) -> bytes:
    """House rules drawn until they go together; those refused are counted."""
    while True:
        try:
            packed = pack(name, draw_options(name, dice))
            catalogue.check(name, seats, packed)
        except BadOption as fault:
            tally.refused += 1
            tally.refusals.add(str(fault))
        else:
            return packed


def play_matches(name: str, count: int, first_seed: int = 1, every: int = 97, most: int = MOST_PLAYS) -> Tally:
    """Random matches over all numbers of seats and random house rules; raises Broken and names the seed."""
    tally = Tally()
    counts = seat_counts(name)
    for seed in range(first_seed, first_seed + count):
        dice = random.Random(seed)
        seats = counts[seed % len(counts)]
        # Every fourth match keeps the default rules.
        packed = pack(name, {}) if seed % 4 == 0 else random_options(name, seats, dice, tally)
        try:
            play_match(name, seats, packed, seed, tally, CHECKS.get(name), every, most)
        except Exception as fault:
            raise Broken(f"{name}, {seats} seats, options {packed.hex()}, seed {seed}: {fault}") from fault
    return tally


def playouts(name: str, seats: int, packed: bytes, seconds: float, clock: Callable[[], float]) -> float:
    """Random moves a second: moves() of the seat to act, a choice, play(); without saving, undo and events."""
    out = bytearray(MOST_MOVES)
    chance = random.Random(1).random
    count = seed = 0
    spent = 0.0
    while spent < seconds:
        seed += 1
        game = catalogue.create(name, seats, packed, Chance(seed))
        moves, play = game.moves, game.play
        began = clock()
        for _ in range(MOST_PLAYS):
            choices = moves(out)
            if not choices:
                break
            play(out[int(chance() * choices)])
            count += 1
        spent += clock() - began
    return count / spent


def share(name: str, seats: int, packed: bytes, wanted: int, matches: int = 20) -> float:
    """How large a part of the moves of random matches is one certain move."""
    out = bytearray(MOST_MOVES)
    chance = random.Random(1).random
    count = hits = 0
    for seed in range(matches):
        game = catalogue.create(name, seats, packed, Chance(seed))
        while choices := game.moves(out):
            move = out[int(chance() * choices)]
            game.play(move)
            count += 1
            hits += move == wanted
    return hits / count


def _nap_cards(match: Match, events: list[Event]) -> None:
    """Each card of the pack is in one place or still in the pack."""
    table = match.game
    seen = [table.played[2 * place + 1] for place in range(table.laid)]
    pile = table.mode == MODE_ECARTE
    seen += table.aside[: table.asides] + (b"" if pile else table.spare[: table.spares])
    for seat in range(table.seats):
        hand = list(table.hands[seat * table.width : seat * table.width + table.held[seat]])
        if hand != sorted(hand):
            raise Broken(f"hand of seat {seat} out of order: {hand}")
        seen += hand
    if len(set(seen)) != len(seen) or not set(seen) <= set(table.fresh):
        raise Broken(f"a card is there twice, or is none of the pack: {sorted(seen)}")
    if pile and not table.at_rest and table.phase != PHASE_OVER:
        if table.spares != table.stock or set(table.spare[: table.spares]) & set(seen):
            raise Broken("a card to be drawn is elsewhere too")
    if len(seen) + table.stock != len(table.fresh):
        raise Broken(f"{len(seen)} cards and {table.stock} left of {len(table.fresh)}")


def _jacquet_men(match: Match, events: list[Event]) -> None:
    """Fifteen men a side, no point held by both, couriers where men are, points earned as told."""
    table = match.game
    for side in range(2):
        men, other = table.men[side], table.men[1 - side]
        if men[0] or sum(men) != 15:
            raise Broken(f"side {side} has {sum(men)} men")
        for point in range(1, 25):
            if men[point] and other[(point + 11) % 24 + 1]:
                raise Broken(f"both sides hold point {point} of side {side}")
            if (table.points[side] >> point & 1) != (men[point] > 0):
                raise Broken(f"point {point} of side {side} is held wrongly")
        courier = table.couriers[side]
        if courier and (courier > 18 or men[1] + 1 != 15 + (courier == 1) or not men[courier]):
            raise Broken(f"the courier of side {side} stands on {courier} before {list(men)}")
    if any(number == contract.PAY and not 0 < fields[2] <= 45 for number, *fields in events):
        raise Broken(f"points of a game: {events}")


def _nain_jaune_cards(match: Match, events: list[Event]) -> None:
    """52 cards in hands, in the pile and in the talon, as many as are counted; each laid once."""
    table = match.game
    if table.at_rest or table.to_act == contract.NOBODY:
        return
    pile = table.pile[: table.laid]
    owners = [table.where[suit * 16 + rank] for suit in range(4) for rank in range(1, 14)]
    if [owners.count(seat) for seat in range(table.seats)] != list(table.left):
        raise Broken(f"hands of {list(table.left)} cards hold others: {owners}")
    if len(set(pile)) != len(pile) or any(table.where[card] < table.seats for card in pile):
        raise Broken(f"a card of the pile is there twice, or in a hand: {list(pile)}")
    if not table.left[table.to_act] and not table.claim:
        raise Broken(f"seat {table.to_act} is to act without cards")


CHECKS: dict[str, Check] = {"nap": _nap_cards, "jacquet": _jacquet_men, "nain_jaune": _nain_jaune_cards}
