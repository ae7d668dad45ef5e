"""The door: lines in, lines out. Whatever comes in gets one line; only the end of the input ends it."""

import json
import os
import sys
import traceback
from typing import BinaryIO

from sim.referee.desk import Desk, refusal
from sim.referee.fields import Json

MOST_LINE = 1 << 20


def serve(source: BinaryIO, sink: BinaryIO) -> int:
    """Answer every line of `source` on `sink`; returns the status of the process."""
    desk = Desk()
    try:
        while line := source.readline(MOST_LINE):
            if len(line) == MOST_LINE and not line.endswith(b"\n"):
                _skip_line(source)
                answer = refusal("bad-request", f"A line has fewer than {MOST_LINE} bytes.")
            else:
                answer = _answer(desk, line)
            sink.write(json.dumps(answer, separators=(",", ":")).encode() + b"\n")
            sink.flush()
    except BrokenPipeError:
        # Nobody listens any more. Python must not try to flush again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def _skip_line(source: BinaryIO) -> None:
    """Read to the end of a line without keeping it."""
    while (rest := source.readline(MOST_LINE)) and not rest.endswith(b"\n"):
        pass


def _answer(desk: Desk, line: bytes) -> Json:
    """An answer even where the referee itself is at fault, so that other matches go on."""
    try:
        return desk.answer(line)
    except Exception as fault:
        traceback.print_exc()
        return refusal("bad-request", f"The referee failed on this request: {type(fault).__name__}.")
