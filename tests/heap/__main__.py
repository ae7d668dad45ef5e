"""`python -m tests.heap`: what the whole program takes of a board's heap, screen by screen; nothing is judged here.

python -m tests.heap                              all games on the PyGamer
python -m tests.heap nap --board picosystem       one game on the large screen
python -m tests.heap --interpreter PATH           another MicroPython or CircuitPython than the installed one
python -m tests.heap --compiler PATH              an image compiled by that mpy-cross
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from engine import catalogue
from engine.contract import BadOption
from sim import image, seeds
from sim.boards import BOARDS
from sim.shorten import kept_names, shorten
from sim.strip import strip

FOLDER = Path(__file__).resolve().parent
ROOM = 900  # KiB: enough for anything, where only the figures count
# Memory that an interpreter has yet to use can hold an old address, which keeps something of some KB that nothing else
# keeps. It seldom does so in two walks: the better one counts.
TRIES = 2


class WalkError(Exception):
    """The program did not get through; the text is what it said."""


@dataclass
class Figures:
    """What one walk found out, in bytes; a block is the interpreter's unit of memory."""

    live: dict[str, int] = field(default_factory=dict)
    worst: int = 0
    worst_at: str = ""
    largest_block: int = 0
    largest_free: int = 0
    turns: dict[tuple[str, str], tuple[int, int, int]] = field(default_factory=dict)
    grown: list[tuple[str, str, int, int]] = field(default_factory=list)
    names: int = 0
    name_bytes: int = 0


def make_image(board: str, folder: Path, compiler: str | None = None) -> Path:
    """The image of a board, and in `walk` beside it the walk and its stand-ins with as few names of their own as can
    be: an interpreter's table of names grows by doubling, so that some more could seem to cost 10 KB."""
    seeds.build()
    files = image.contents(BOARDS[board], compiler)
    image.write(folder, files)
    paths = [FOLDER / "walk.py", *sorted((FOLDER / "standin").glob("*.py"))]
    sources = {path.relative_to(FOLDER): strip(path.read_text(encoding="utf-8")) for path in paths}
    program = [body.decode() for name, body in files.items() if name.endswith(".py")]
    kept = kept_names([*sources.values(), *program])
    for name, source in sources.items():
        path = folder.parent / "walk" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(shorten(source, kept), encoding="utf-8")
    return folder


def walk(
    interpreter: Path, root: Path, board: str, room: int, *words: object, timeout: int = 300, shift: int = 0
) -> Figures:
    """Walks through an image with `room` KiB of heap; raises WalkError with what the program said.

    `shift` lets everything lie elsewhere in the heap.
    """
    program = "../walk/" + "./" * shift + "walk.py"
    # From within the image: where it lies is no part of a file's name on a board, which keeps those names.
    command = [interpreter.absolute(), "-X", f"heapsize={room}k", program, ".", BOARDS[board].board_id, *words]
    try:
        done = subprocess.run(
            [str(word) for word in command], capture_output=True, text=True, timeout=timeout, check=False, cwd=root
        )
    except subprocess.TimeoutExpired:
        raise WalkError(f"no end after {timeout} s") from None
    told = done.stdout + done.stderr
    if done.returncode or "@fault" in told or "Traceback" in told:
        raise WalkError(told[-3000:])
    return _read(told)


def _read(told: str) -> Figures:
    found = Figures()
    pools: list[tuple[int, int]] = []
    block = 16
    for line in told.splitlines():
        words = line.split()
        if line.startswith("@live"):
            found.live[words[2]] = int(words[1])
        elif line.startswith("@worst"):
            found.worst, found.worst_at = int(words[1]), words[2]
        elif line.startswith("@turn"):
            found.turns[words[1], words[2]] = (int(words[3]), int(words[4]), int(words[5]))
        elif line.startswith("@grown"):
            found.grown.append((f"{words[3]} {words[2]}", words[1], int(words[4]), int(words[5])))
        elif line.startswith("@block"):
            block = int(words[1])
        elif "max blk sz" in line:
            sizes = [int(number) * block for number in re.findall(r"sz: (\d+)", line)]
            found.largest_block, found.largest_free = sizes[0], sizes[1]
        elif line.startswith("qstr pool"):
            numbers = [int(number) for number in re.findall(r"=(\d+)", line)]
            pools.append((numbers[1], numbers[3]))
    if len(pools) > 1:
        found.names = pools[-1][0] - pools[0][0]
        found.name_bytes = pools[-1][1] - pools[0][1]
    return found


def matches(games: list[str], rules: list[str]) -> list[tuple[object, ...]]:
    """What a table is begun with, with the fewest and the most seats that the house rules allow in each game, or in
    all: name, seats, persons, rules. Raises BadOption."""
    found: list[tuple[object, ...]] = []
    for name, fewest, most, _ in catalogue.GAMES:
        if not games or name in games:
            packed = catalogue.pack(name, dict(_chosen(name, rule) for rule in rules))
            seats = [seats for seats in range(fewest, most + 1) if _fit(name, seats, packed)]
            found += [(name, each, 2, packed.hex()) for each in sorted({*seats[:1], *seats[-1:]})]
    return found


def _chosen(game: str, rule: str) -> tuple[str, int | str]:
    """The name and the value of a house rule said as NAME=VALUE."""
    name, _, word = rule.partition("=")
    # Some are numbers, some are called by one.
    try:
        catalogue.pack(game, {name: word})
    except BadOption:
        return name, int(word) if word.isdigit() else word
    return name, word


def _fit(name: str, seats: int, packed: bytes) -> bool:
    try:
        catalogue.check(name, seats, packed)
    except BadOption:
        return False
    return True


def least(interpreter: Path, root: Path, board: str, *words: object, low: int = 64, high: int = ROOM) -> int:
    """The least heap in KiB, by steps of 8, in which a walk comes through; includes the stand-ins."""
    while high - low > 8:
        middle = (low + high) // 16 * 8
        try:
            walk(interpreter, root, board, middle, "capped", *words)
            high = middle
        except WalkError:
            low = middle
    return high


def report(found: Figures) -> str:
    """The figures of a walk as lines."""
    lines = [f"  {live:8,} live at most on {screen}" for screen, live in sorted(found.live.items())]
    lines.append(f"  {found.worst:8,} at the worst moment ({found.worst_at}); largest object {found.largest_block:,},")
    lines.append(f"           largest free block {found.largest_free:,} of what was given")
    lines.append(f"  {found.name_bytes:8,} of it for {found.names} names")
    for (kind, screen), (count, mean, most) in sorted(found.turns.items()):
        lines.append(f"  {kind:8} {screen:12} {count:6} turns of the loop took {mean:6,} on average, {most:6,} at most")
    for what, game, first, last in found.grown:
        lines.append(f"  {what}, {game}: live at home {first:,} before, {last:,} after: grown by {last - first:,}")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """The command; status 0, or 1 with what went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.heap", description="The whole program in a capped heap.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all that have a table when none is named")
    parser.add_argument("--board", choices=("pygamer", "picosystem"), default="pygamer")
    parser.add_argument("--interpreter", type=Path, default=Path(sys.executable).parent / "micropython")
    parser.add_argument("--compiler", help="an mpy-cross that fits the interpreter (default: the image holds source)")
    parser.add_argument("--presses", type=int, default=400, help="at home and at each table")
    parser.add_argument("--deals", type=int, default=1000, help="of each game")
    parser.add_argument("--changes", type=int, default=50, help="between home and the games")
    parser.add_argument("--least", action="store_true", help="find the least heap too (takes a while)")
    parser.add_argument("--rules", nargs="*", default=[], metavar="NAME=VALUE", help="house rules of the one game")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        root = make_image(chosen.board, Path(folder) / "image", chosen.compiler)
        try:
            walks = [("rooms", chosen.presses)]
            walks += [("table", chosen.presses, *match) for match in matches(chosen.games, chosen.rules)]
            for words in (*walks, ("deals", chosen.deals, *chosen.games), ("changes", chosen.changes, *chosen.games)):
                if words[1]:
                    print(*words[:4], flush=True)
                    found = [
                        walk(chosen.interpreter, root, chosen.board, ROOM, *words, timeout=3600, shift=shift)
                        for shift in range(TRIES if words in walks else 1)
                    ]
                    print(report(min(found, key=lambda figures: figures.worst)), flush=True)
            for words in walks if chosen.least else ():
                heap = least(chosen.interpreter, root, chosen.board, *words)
                print(f"A heap of {heap} KiB, the stand-ins in it, is enough for {' '.join(map(str, words[:4]))}.")
        except (WalkError, BadOption) as fault:
            print(fault, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
