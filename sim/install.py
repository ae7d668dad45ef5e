"""`python -m sim install --board NAME --drive DIR`: copies the image onto a board's CIRCUITPY drive.

Nothing is written before all is known to fit. Every file is first written beside its place and read
back; then the front door is shut, the files change places, what would be loaded instead of them goes, and the
front door opens last. Cut short at any moment, the same command finishes the work. What is not ours stays.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

from sim.boards import BOARDS, Board
from sim.image import CLUSTER, MANIFEST, ROOT, ImageError, make, on_drive, report, stale
from sim.options import Parser

_NEW = ".new"
_FRONT_DOOR = "code.py"
_LEAST_VERSION = 10


def board_ids(board: Board) -> list[str]:
    """The ids of the boards that this image is for, from lib/handheld/boards/__init__.py."""
    text = (ROOT / "lib" / "handheld" / "boards" / "__init__.py").read_text(encoding="utf-8")
    lines = re.findall(r'^ +\("(\w+)", "(\w+)"\),$', text, re.MULTILINE)
    return [board_id for board_id, name in lines if name == board.name]


def check_drive(board: Board, drive: Path) -> None:
    """Raise ImageError when `drive` is not the CIRCUITPY drive of this board, with a firmware that will do."""
    if not drive.is_dir():
        raise ImageError(f"There is no folder {drive}.")
    try:
        told = (drive / "boot_out.txt").read_text(encoding="utf-8", errors="replace")
    except OSError:
        raise ImageError(f"{drive} is no CIRCUITPY drive: it has no boot_out.txt.") from None
    version = re.search(r"CircuitPython (\d+)\.(\S+)", told)
    board_id = re.search(r"Board ID: *(\S+)", told)
    if version is None or board_id is None:
        raise ImageError(f"The boot_out.txt of {drive} names no CircuitPython version and board.")
    known = board_ids(board)
    if board_id[1] not in known:
        raise ImageError(f"This drive belongs to a {board_id[1]}, and the image is for {' or '.join(known)}.")
    if int(version[1]) < _LEAST_VERSION:
        raise ImageError(
            f"The board runs CircuitPython {version[1]}.{version[2]}; Pocket Parlour needs {_LEAST_VERSION} or newer."
        )


def changed(drive: Path, files: dict[str, bytes]) -> dict[str, bytes]:
    """The files that are not on the drive as they should be."""
    found = {}
    for name, body in files.items():
        path = drive / name
        if not path.is_file() or path.read_bytes() != body:
            found[name] = body
    return found


def copy(drive: Path, files: dict[str, bytes]) -> tuple[int, int]:
    """Bring the drive up to date; how many files were written and how many removed. Raises ImageError."""
    new = changed(drive, files)
    going = stale(drive, files)
    if new or going:
        # It is shut meanwhile, so it is written in any case.
        new[_FRONT_DOOR] = files[_FRONT_DOOR]
    _sweep(drive, files)
    room = shutil.disk_usage(drive).free
    # The old files stay until all the new ones are there; a folder takes a cluster too.
    needed = on_drive(new) + CLUSTER * len({str(Path(name).parent) for name in new})
    if needed > room:
        raise ImageError(f"There is too little room on {drive}: {needed} bytes are needed and {room} are free.")
    try:
        for name, body in new.items():
            _stage(drive / name, body)
        if new:
            (drive / _FRONT_DOOR).unlink(missing_ok=True)
        for path in going:
            path.unlink(missing_ok=True)
        # The manifest late: cut short before, the next run still knows from the old one what was ours.
        for name in sorted(new, key=lambda name: (name == _FRONT_DOOR, name == MANIFEST, name)):
            os.replace(_beside(drive / name), drive / name)
        _sync()
        for name in changed(drive, files):
            raise ImageError(f"{drive / name} reads back otherwise than it was written; the drive may be worn or full.")
    except OSError as fault:
        raise ImageError(
            f"The drive cannot be written ({fault.strerror}): hold a key while you switch the board on, "
            "so that it belongs to the computer, and try again."
        ) from None
    return len(new), len(going)


def _beside(path: Path) -> Path:
    """Where the new content of a file waits."""
    return path.with_name(path.name + _NEW)


def _stage(path: Path, body: bytes) -> None:
    """Write the new content beside its place and read it back."""
    path.parent.mkdir(parents=True, exist_ok=True)
    waiting = _beside(path)
    with open(waiting, "wb") as file:
        file.write(body)
        file.flush()
        os.fsync(file.fileno())
    if waiting.read_bytes() != body:
        raise ImageError(f"{waiting} reads back otherwise than it was written; the drive may be worn or full.")


def _sweep(drive: Path, files: dict[str, bytes]) -> None:
    """Remove what an earlier run that was cut short left waiting."""
    for name in files:
        try:
            _beside(drive / name).unlink(missing_ok=True)
        except OSError:
            # A drive that cannot be written is told of when it is written.
            return


def _sync() -> None:
    if hasattr(os, "sync"):
        os.sync()


def main(arguments: list[str]) -> int:
    """The command; status 0, or with one sentence 1, or 2 for wrong words: a drive that is none or another board's."""
    parser = Parser(prog="python -m sim install", description="Copies the image onto a drive.")
    parser.add_argument("--board", choices=sorted(BOARDS), default="pygamer")
    parser.add_argument("--drive", required=True, metavar="DIR", help="the CIRCUITPY drive of the board")
    chosen = parser.parse_args(arguments)
    board = BOARDS[chosen.board]
    drive = Path(chosen.drive)
    try:
        if not chosen.drive:
            raise ImageError("Say where the drive is: make board BOARD=pygamer DRIVE=/path/to/CIRCUITPY")
        check_drive(board, drive)
    except ImageError as fault:
        print(f"sim install: {fault}", file=sys.stderr)
        return 2
    try:
        files, sentence = make(board)
        written, removed = copy(drive, files)
    except ImageError as fault:
        print(f"sim install: {fault}", file=sys.stderr)
        return 1
    print(report(board, files))
    print(sentence)
    print(f"{written} files written, {removed} old ones removed, all read back. Eject the drive, then reset the board.")
    return 0
