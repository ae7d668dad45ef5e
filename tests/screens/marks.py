"""What stands on a screen, read from the strips that draw it: its words, and whether they collide."""

from __future__ import annotations

from sim.session import Session
from tests.screens import pictures

BLANK = (0, 32)


def text(session: Session) -> str:
    """All words of the screen on top, a line a strip; what is no ASCII letter is a question mark."""
    lines = []
    for _, codes in pictures.strips(session, session.app.screens[-1]):
        lines.append("".join(chr(code) if 32 < code < 127 else " " if code in BLANK else "?" for code in codes).strip())
    return "\n".join(line for line in lines if line)


def faults(session: Session) -> list[str]:
    """What is wrong with the words of the screen on top: outside the screen, or over other words."""
    out = []
    seen: set[tuple[int, int]] = set()
    for lit, codes in pictures.strips(session, session.app.screens[-1]):
        if any(not (0 <= x < session.board.width and 0 <= y < session.board.height) for x, y in lit):
            out.append(f"{codes!r} leaves the screen")
        if seen & lit:
            out.append(f"{codes!r} covers other text at {min(seen & lit)}")
        seen |= lit
    return out
