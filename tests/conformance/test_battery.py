"""The one battery that every game of the catalogue goes through, at every number of seats.

A game takes part by standing in engine.catalogue; one with hidden cards needs a line in `hidden.SHUFFLES` too.
"""

from __future__ import annotations

import random
import sys
from array import array

import pytest

from engine import catalogue, contract, record
from engine.chance import Chance
from engine.contract import NOBODY, BadOption, BadRecord, CannotUndo, Game, IllegalMove
from engine.match import Match
from engine.options import option as option_of
from sim import playout
from sim.playout import legal, state
from tests.conformance import hidden

TABLES = [(name, seats) for name, *_ in catalogue.GAMES for seats in playout.seat_counts(name)]
GAMES = [name for name, *_ in catalogue.GAMES]
MOST_STEPS = 400
# The last player with chips at Nain Jaune takes hundreds of deals of a hundred moves.
LONGEST = 1_000_000

each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
each_game = pytest.mark.parametrize("name", GAMES)


def begin(name: str, seats: int, seed: int = 1, rules: int = 0) -> Match:
    """A match at the default rules, or at the random ones number `rules`."""
    dice = random.Random(rules)
    packed = playout.random_options(name, seats, dice, playout.Tally()) if rules else playout.pack(name, {})
    return Match(name, seats, packed, seed, seed * 7)


def steps(match: Match, seed: int = 1, most: int = MOST_STEPS):
    """Play at random; gives the legal moves before each move."""
    dice = random.Random(seed)
    for _ in range(most):
        moves = legal(match)
        if not moves:
            return
        yield moves
        match.play(dice.choice(moves))


def shown(view: object) -> dict[str, object]:
    """All that a view holds, as plain values; anything that could lead further is refused."""
    found: dict[str, object] = {}
    for name, value in vars(view).items():
        if isinstance(value, bytes | bytearray | array):
            found[name] = bytes(value)
        elif isinstance(value, int | str | None):
            found[name] = value
        elif isinstance(value, tuple) and all(isinstance(each, int | bytes | bytearray) for each in value):
            found[name] = tuple(each if isinstance(each, int) else bytes(each) for each in value)
        else:
            raise AssertionError(f"a view holds a {type(value).__name__} under '{name}'")
    return found


@each_table
@pytest.mark.parametrize("rules", [0, 1, 2, 3])
def test_legal_moves_are_sorted_unique_and_nobody_elses(name, seats, rules):
    match = begin(name, seats, 3, rules)
    out = bytearray(contract.MOST_MOVES)
    for moves in steps(match):
        assert list(moves) == sorted(set(moves))
        assert NOBODY not in moves
        for seat in range(seats):
            assert match.moves(out, seat) == (len(moves) if seat == match.game.to_act else 0)


@each_table
@pytest.mark.parametrize("rules", [0, 4, 5, 6])
def test_every_illegal_byte_is_refused_and_changes_no_byte(name, seats, rules):
    match = begin(name, seats, 5, rules)
    for moves in steps(match, most=150):
        game, before, log = match.game, state(match.game), bytes(match.log[: match.count])
        for move in range(256):
            if move not in moves:
                events: list[tuple[int, ...]] = []
                with pytest.raises(IllegalMove) as refusal:
                    game.play(move, events)
                assert str(refusal.value).endswith(".") and not events
                assert state(game) == before, move
        with pytest.raises(IllegalMove):
            match.play(next(move for move in range(256) if move not in moves))
        assert (state(game), bytes(match.log[: match.count])) == (before, log)


@each_table
def test_nothing_can_be_played_when_the_match_is_over(name, seats):
    match = begin(name, seats, 9)
    for _ in steps(match, most=LONGEST):
        pass
    assert match.game.to_act == NOBODY and legal(match) == b""
    for move in range(256):
        with pytest.raises(IllegalMove):
            match.play(move)


@each_table
@pytest.mark.parametrize("rules", [0, 7, 8, 9])
def test_undo_restores_the_bytes_of_the_turns_start(name, seats, rules):
    match = begin(name, seats, 11, rules)
    turn: list[bytes] = []
    for _ in steps(match, most=200):
        # The states of this turn that undo can come back to, oldest first.
        turn = turn[: match.count - match.floor] if match.can_undo() else []
        now = state(match.game)
        for known in reversed(turn):
            match.undo()
            assert state(match.game) == known
        assert not match.can_undo()
        start = state(match.game)
        with pytest.raises(CannotUndo):
            match.undo()
        assert state(match.game) == start
        for move in bytes(match.log[match.count : match.count + len(turn)]):
            match.play(move)
        assert state(match.game) == now
        turn.append(now)


@each_table
@pytest.mark.parametrize("rules", [0, 10, 11, 12])
def test_saved_and_loaded_at_every_step_it_is_the_same_match(name, seats, rules):
    match = begin(name, seats, 13, rules)
    for _ in steps(match, most=200):
        playout.check_record(match)


@each_table
@pytest.mark.parametrize("rules", [0, 13])
def test_a_loaded_match_has_the_same_future_chance(name, seats, rules):
    match = begin(name, seats, 17, rules)
    for _ in steps(match, most=40):
        pass
    other = record.unpack(record.pack(match))
    dice = random.Random(2)
    for _ in range(300):
        moves = legal(match)
        assert moves == legal(other)
        if not moves:
            break
        move = dice.choice(moves)
        told: tuple[list, list] = ([], [])
        match.play(move, told[0])
        other.play(move, told[1])
        assert told[0] == told[1] and state(match.game) == state(other.game)


@each_table
@pytest.mark.parametrize("rules", [0, 23])
def test_a_match_is_its_seed_options_and_moves(name, seats, rules):
    told: list[list[tuple[int, ...]]] = [[], []]
    ends = []
    for events in told:
        match = begin(name, seats, 19, rules)
        dice = random.Random(4)
        for _ in range(200):
            moves = legal(match)
            if moves:
                match.play(dice.choice(moves), events)
        ends.append(state(match.game))
    assert told[0] == told[1] and ends[0] == ends[1]
    assert state(begin(name, seats, 20, rules).game) != state(begin(name, seats, 19, rules).game)


@each_table
@pytest.mark.parametrize("rules", [0, 14, 15, 16])
def test_payments_are_the_change_of_chips(name, seats, rules):
    packed = begin(name, seats, 1, rules).options
    playout.play_match(name, seats, packed, 23, playout.Tally(), playout.CHECKS.get(name))


def rearranged(match: Match, seat: int, dice: random.Random) -> Game:
    """The same table with the cards that a seat may not see in another order."""
    other = record.unpack(record.pack(match)).game
    hidden.SHUFFLES[match.name](other, seat, dice)
    return other


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if catalogue.find(table[0])[3]])
@pytest.mark.parametrize("rules", [0, 17, 18, 19])
def test_a_view_does_not_change_with_what_may_not_be_seen(name, seats, rules):
    match = begin(name, seats, 29, rules)
    dice = random.Random(3)
    for moves in steps(match, most=120):
        for seat in [*range(seats), NOBODY]:
            other = rearranged(match, seat, dice)
            assert shown(other.view(seat)) == shown(match.view(seat)), seat
            if seat == match.game.to_act:
                out = bytearray(contract.MOST_MOVES)
                assert out[: other.moves(out)] == moves


@each_table
def test_a_view_is_the_same_in_one_handed_in(name, seats):
    match = begin(name, seats, 31)
    used = match.view(NOBODY)
    for _ in steps(match, most=100):
        for seat in [*range(seats), NOBODY]:
            assert match.view(seat, used) is used
            assert shown(used) == shown(match.view(seat))


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if catalogue.find(table[0])[3]])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_an_opponents_choice_does_not_change_with_what_may_not_be_seen(name, seats, level):
    match = begin(name, seats, 37)
    dice = random.Random(5)
    for number, moves in enumerate(steps(match, most=60)):
        seat = match.game.to_act
        other = rearranged(match, seat, dice)
        choices = {choose(name, level, number, game.view(seat), moves) for game in (match.game, other)}
        assert len(choices) == 1


def choose(name: str, level: int, seed: int, view: object, moves: bytes) -> int:
    """What an opponent does."""
    bot = catalogue.load(name, "bot").Bot(level, Chance(seed))
    bot.begin(view, moves, len(moves))
    move = bot.think()
    while move == NOBODY:
        move = bot.think()
    return move


@each_table
@pytest.mark.parametrize("rules", [0, 20, 21, 22])
def test_opponents_play_legally_to_the_end(name, seats, rules):
    match = begin(name, seats, 41, rules)
    bots = [catalogue.load(name, "bot").Bot(seat % 3, Chance(seat)) for seat in range(seats)]
    for _ in range(600):
        moves = legal(match)
        if not moves:
            break
        bot = bots[match.game.to_act]
        bot.begin(match.view(match.game.to_act), moves, len(moves))
        move = bot.think()
        while move == NOBODY:
            move = bot.think()
        assert move in moves
        match.play(move)


@each_table
def test_few_frames_deep(name, seats):
    match = begin(name, seats, 43)
    deep = 0
    depth = 0

    def trace(frame, event, _):
        nonlocal deep, depth
        if event == "call":
            depth += 1
            deep = max(deep, depth)
        elif event == "return":
            depth -= 1

    bot = catalogue.load(name, "bot").Bot(2, Chance(1))
    record.pack(match)
    match.view(0)  # imports what a view needs; an import has frames of its own
    for number in range(120):
        moves = legal(match)
        if not moves:
            break
        seat = match.game.to_act
        sys.setprofile(trace)
        bot.begin(match.view(seat), moves, len(moves))
        bot.think()
        match.play(moves[number % len(moves)], [])
        record.pack(match)
        sys.setprofile(None)
    # A board has room for about 28; the loop, the screen and text need their share.
    assert deep <= 12


@each_game
def test_random_matches_under_random_house_rules(name):
    # The last player with chips takes hundreds of deals of Nain Jaune.
    tally = playout.play_matches(name, 120, most=8000)
    assert tally.matches == 120
    assert tally.longest_record <= record.MOST_BYTES
    for sentence in tally.refusals:
        assert sentence.endswith(".") and len(sentence) < 160


@each_game
def test_a_damaged_record_is_refused(name):
    match = begin(name, playout.seat_counts(name)[-1], 47)
    for _ in steps(match, most=30):
        pass
    data = record.pack(match)
    for place in range(len(data)):
        spoiled = bytearray(data)
        spoiled[place] ^= 1 + place % 255
        with pytest.raises(BadRecord):
            record.unpack(bytes(spoiled))
        with pytest.raises(BadRecord):
            record.unpack(data[:place])


@each_game
def test_a_state_of_random_bytes_is_refused_with_a_sentence(name):
    """Behind a right checksum anything may stand: loading ends in a state of the game or in BadRecord."""
    dice = random.Random(1)
    match = begin(name, playout.seat_counts(name)[0], 53)
    for _ in steps(match, most=25):
        pass
    data = bytearray(state(match.game))
    for _ in range(2000):
        spoiled = bytearray(data)
        for _ in range(dice.randint(1, 4)):
            spoiled[dice.randrange(len(spoiled))] = dice.randrange(256)
        try:
            match.game.load(spoiled, 0, len(spoiled))
        except BadRecord as fault:
            assert str(fault).endswith(".")
        else:
            legal(match)


@each_game
def test_too_few_or_too_many_seats_are_refused(name):
    _, least, most, _ = catalogue.find(name)
    for seats in (0, least - 1, most + 1, 255, True, None, "3"):
        with pytest.raises(BadOption):
            catalogue.check(name, seats, playout.pack(name, {}))


@each_game
def test_every_value_of_every_option_can_be_had_by_its_name(name):
    options = catalogue.load(name, "options").OPTIONS
    for place, (option, values, default) in enumerate(options):
        for index, value in enumerate(values or (1, 3, 250)):
            packed = playout.pack(name, {option: value})
            assert packed[place] == (index if values else value)
            assert option_of(options, packed, option) == value
        assert playout.pack(name, {})[place] == default


@each_game
def test_unknown_options_and_values_are_refused(name):
    options = catalogue.load(name, "options").OPTIONS
    with pytest.raises(BadOption, match="no option 'colour'"):
        playout.pack(name, {"colour": "red"})
    for option, _values, _ in options:
        for value in ("purple", -1, 251, 1.0, True, None, [], {}):
            with pytest.raises(BadOption, match=option):
                playout.pack(name, {option: value})
    for wrong in (b"", bytes(len(options) + 1), b"\xff" * len(options)):
        with pytest.raises(BadOption):
            catalogue.check(name, playout.seat_counts(name)[0], wrong)
