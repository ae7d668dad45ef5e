"""What stands on a screen, read from the objects that draw it: where each word is, and whether words collide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sim.session import Session

CELL = (6, 10)
BLANK = (0, 32)


@dataclass(frozen=True)
class Word:
    """A run of letters without a blank: its codes and the pixels that its glyphs may take."""

    codes: bytes
    left: int
    top: int
    right: int
    bottom: int

    def meets(self, other: Word) -> bool:
        """Whether the two share a pixel's place."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


def strips(session: Session) -> Iterator[tuple[Any, int, int, int]]:
    """Every strip of the font that is in sight: (strip, x, y, scale), in the order of drawing."""
    font = session.modules["parlour.font"].sheet
    ahead = [(session.display.root_group, 0, 0, 1)]
    while ahead:
        layer, x, y, scale = ahead.pop(0)
        if layer.hidden:
            continue
        if hasattr(layer, "scale"):
            inner = scale * layer.scale
            ahead = [(each, x + layer.x * scale, y + layer.y * scale, inner) for each in layer] + ahead
        elif getattr(layer, "bitmap", None) is font and (layer.tile_width, layer.tile_height) == CELL:
            yield layer, x + layer.x * scale, y + layer.y * scale, scale


def words(session: Session) -> list[Word]:
    """Every word in sight. A glyph leaves the last column of its cell free, and but for accents the first row."""
    found = []
    for strip, x, y, scale in strips(session):
        codes = bytes(strip[n] for n in range(strip.width)) + b"\0"
        start = None
        for n, code in enumerate(codes):
            if code not in BLANK and start is None:
                start = n
            if code in BLANK and start is not None:
                left = x + 6 * scale * start
                right = x + (6 * n - 1) * scale
                found.append(Word(codes[start:n], left, y + scale, right, y + 8 * scale))
                start = None
    return found


def text(session: Session) -> str:
    """All words in sight, a line a strip; codes outside ASCII as question marks, accented letters too."""
    lines = []
    for strip, _, _, _ in strips(session):
        codes = bytes(strip[n] for n in range(strip.width))
        lines.append("".join(chr(code) if 32 < code < 127 else " " if code in BLANK else "?" for code in codes).strip())
    return "\n".join(line for line in lines if line)


def faults(session: Session) -> list[str]:
    """What is wrong with the words in sight: outside the screen, over one another, or without a gap between."""
    out = []
    found = words(session)
    width, height = session.board.width, session.board.height
    for n, word in enumerate(found):
        if word.left < 0 or word.right > width or word.top < 0 or word.bottom > height:
            out.append(f"{word} leaves the screen")
        for other in found[:n]:
            if word.meets(other):
                out.append(f"{word} lies over {other}")
    return out
