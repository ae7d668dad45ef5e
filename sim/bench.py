"""`python -m sim bench`: random moves a second of each game on this interpreter; nothing is judged here.

python -m sim bench                          every game, its least, middle and most seats
python -m sim bench nap --seconds 5          one game, longer
python -m sim bench --matches 10000          random matches over seats and house rules, invariants watched
python -m sim bench --board pygamer          bytecodes and pixels of a press, a machine's move, a change of screen
"""

from __future__ import annotations

import time
from argparse import ArgumentTypeError

from engine import catalogue, contract
from sim import playout
from sim.options import BOARDS, Parser, whole


def main(arguments: list[str]) -> int:
    """Run from the words behind `bench`; returns the status of the process."""
    names = [entry[0] for entry in catalogue.GAMES]
    parser = Parser(prog="python -m sim bench", description="Random play of each game, timed.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(names)}; all when none is named")
    parser.add_argument("--seconds", type=_seconds, default=2.0, help="how long each figure takes")
    parser.add_argument("--matches", type=whole, default=0, help="play so many random matches with checks instead")
    parser.add_argument("--seed", type=whole, default=1, help="of the first of these matches")
    parser.add_argument("--most", type=whole, default=playout.MOST_PLAYS, help="moves of one of these matches at most")
    parser.add_argument("--board", choices=BOARDS, help="count the work of presses on this board instead")
    chosen = parser.parse_args(arguments)
    for name in chosen.games:
        if name not in names:
            parser.error(f"there is no game '{name}'; there are: {', '.join(names)}")
    for name in chosen.games or names:
        if chosen.board:
            _work(name, chosen.board)
        elif chosen.matches:
            _matches(name, chosen.matches, chosen.seed, chosen.most)
        else:
            _speed(name, chosen.seconds)
    return 0


def _seconds(text: str) -> float:
    """Some seconds, a day at most: neither negative nor what a float can be besides."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number <= 86_400:
        raise ArgumentTypeError(f"'{text}' is no number of seconds")
    return number


def _speed(name: str, seconds: float) -> None:
    packed = playout.pack(name, {})
    counts = playout.seat_counts(name)
    for seats in sorted({counts[0], counts[len(counts) // 2], counts[-1]}):
        rate = playout.playouts(name, seats, packed, seconds, time.process_time)
        print(f"{name:12} {seats} seats {rate:12,.0f} random moves/s", end="", flush=True)
        # In Jacquet a turn, from the throw to `done`, is what compares with other programs.
        turns = rate * playout.share(name, seats, packed, contract.MOVE_DONE) if name == "jacquet" else 0
        print(f" {turns:12,.0f} full turns/s" if turns else "", flush=True)


def _matches(name: str, count: int, seed: int, most: int) -> None:
    began = time.perf_counter()
    tally = playout.play_matches(name, count, seed, most=most)
    print(
        f"{name:12} {tally.matches} random matches, {tally.moves:,} moves, no invariant broken; "
        f"{tally.unfinished} without an end within {most:,} moves, {tally.refused} sets of house rules "
        f"refused, longest record {tally.longest_record} bytes; {time.perf_counter() - began:.0f} s",
        flush=True,
    )
    for sentence in sorted(tally.refusals):
        print(f"  refused: {sentence}")


def _work(name: str, board: str) -> None:
    from sim import headless, work

    headless.build_data()
    counts = playout.seat_counts(name)
    seats = counts[len(counts) // 2]
    print(f"{name}, {seats} seats, {board}{'bytecodes':>30}{'most':>9}{'pixels':>9}{'most':>9}", flush=True)
    for line in work.measure(name, seats, board).lines():
        print(line, flush=True)
