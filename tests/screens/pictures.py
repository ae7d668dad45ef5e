"""Golden pictures: what a screen looked like when somebody last looked at it and was content.

`GOLDEN=write pytest tests/screens` renews all of them; look at what changed before it is committed. A board
rounds colours, so one step of a colour is no difference.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from sim.session import Session

GOLDEN = Path(__file__).resolve().parent / "golden"
BOARDS = ("pygamer", "picosystem", "reverse_tft")
TOLERANCE = 1


def check(image: Image.Image, name: str) -> None:
    """Compare a screenshot with the golden picture of that name, or make it one."""
    path = GOLDEN / f"{name}.png"
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        image.save(path, optimize=True)
        return
    assert path.exists(), f"there is no golden picture {name}: look at it and make it with GOLDEN=write"
    golden = Image.open(path).convert("RGB")
    assert image.size == golden.size
    different = ImageChops.difference(image, golden).convert("L").point(lambda value: 255 * (value > TOLERANCE))
    assert different.getbbox() is None, f"{name} differs from its golden picture in {different.getbbox()}"


def strips(session: Session, screen: Any) -> Iterator[tuple[set[tuple[int, int]], bytes]]:
    """Each visible text of a screen: the display's pixels that it lights, and its letters."""
    sheet = session.modules["parlour.paint"].letters
    work = [(screen.group, 0, 0, 1)]
    while work:
        thing, x, y, scale = work.pop()
        if thing.hidden:
            continue
        x += thing.x * scale
        y += thing.y * scale
        if hasattr(thing, "scale"):
            work += [(child, x, y, scale * thing.scale) for child in thing]
        elif getattr(thing, "bitmap", None) is sheet:
            for line in range(thing.height):
                codes = bytes(thing[line * thing.width + n] for n in range(thing.width))
                yield _lit(codes, sheet, x, y + 10 * line * scale, scale), codes


def _lit(codes: bytes, sheet: Any, x: int, y: int, scale: int) -> set[tuple[int, int]]:
    return {
        (x + scale * (6 * place + column) + dx, y + scale * row + dy)
        for place, code in enumerate(codes)
        if code
        for row in range(10)
        for column in range(6)
        if sheet[6 * code + column, row]
        for dx in range(scale)
        for dy in range(scale)
    }
