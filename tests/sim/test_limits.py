"""displayio refuses what the firmware refuses, counts equal writes, and leaves all that alone with limits off."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sim import limits


@pytest.fixture(autouse=True)
def meter() -> Iterator[limits.Meter]:
    """A strict meter of its own for each test."""
    before = limits.meter
    limits.use(limits.Meter())
    yield limits.meter
    limits.use(before)


def things() -> dict[str, Any]:
    """One of each."""
    palette = limits.Palette(2)
    bitmap = limits.Bitmap(8, 8, 16)
    return {
        "palette": palette,
        "bitmap": bitmap,
        "grid": limits.TileGrid(bitmap, pixel_shader=palette, tile_width=4, tile_height=4, width=3, height=2),
        "group": limits.Group(),
        "rectangle": limits.Rectangle(pixel_shader=palette, width=3, height=3),
        "circle": limits.Circle(pixel_shader=palette, radius=3),
        "polygon": limits.Polygon(pixel_shader=palette, points=[(0, 0), (3, 0), (3, 3)]),
    }


def assign(name: str, index: Any, value: int) -> Callable[[dict], None]:
    """An assignment by index."""
    return lambda made: made[name].__setitem__(index, value)


def attribute(name: str, key: str, value: Any = 1) -> Callable[[dict], None]:
    """An assignment to an attribute."""
    return lambda made: setattr(made[name], key, value)


refusals = [
    (assign("grid", 0, 4), ValueError),
    (assign("grid", (2, 1), 99), ValueError),
    (assign("grid", 0, -1), ValueError),
    (assign("grid", 6, 0), IndexError),
    (assign("grid", -1, 0), IndexError),
    (assign("grid", (3, 0), 0), IndexError),
    (assign("grid", (0, 2), 0), IndexError),
    (lambda made: made["grid"][6], IndexError),
    (assign("bitmap", 0, 16), ValueError),
    (assign("bitmap", (0, 0), -1), ValueError),
    (assign("bitmap", 64, 0), IndexError),
    (assign("bitmap", (8, 0), 0), ValueError),
    (lambda made: made["bitmap"][0, 8], ValueError),
    (lambda made: made["bitmap"].fill(16), ValueError),
    (assign("palette", 2, 0), IndexError),
    (assign("palette", 0, 0x1000000), TypeError),
    (assign("palette", 0, -1), TypeError),
    (lambda made: made["palette"][2], IndexError),
    (lambda made: made["palette"].make_transparent(2), IndexError),
    *[(attribute(name, "owner"), AttributeError) for name in things()],
    (attribute("grid", "_owner"), AttributeError),
    (attribute("rectangle", "color_index", 2), ValueError),
    (attribute("circle", "color_index", -1), ValueError),
    (lambda made: limits.Polygon(pixel_shader=made["palette"], points=[(0, 0)] * 3, color_index=2), ValueError),
    (lambda made: limits.modules(open)["displayio"].release_displays(), RuntimeError),
]


@pytest.mark.parametrize(("act", "error"), refusals)
def test_a_refusal(act: Callable[[dict], Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        act(things())


def test_limits_off_lets_pass_what_blinka_lets_pass() -> None:
    limits.use(limits.Meter(strict=False))
    made = things()
    made["grid"][0] = 99
    made["grid"].owner = 1
    made["bitmap"][0] = 16
    assert made["grid"][0] == 99


def test_a_subclass_may_have_attributes() -> None:
    class Card(limits.Group):
        """A group of one's own."""

    card = Card()
    card.owner = 1
    assert card.owner == 1


@pytest.mark.parametrize(
    ("name", "key", "value", "other"),
    [
        ("grid", "hidden", False, True),
        ("rectangle", "hidden", False, True),
        ("rectangle", "color_index", 0, 1),
        ("rectangle", "width", 3, 4),
        ("circle", "radius", 3, 4),
    ],
)
def test_equal_writes_are_counted(meter: limits.Meter, name: str, key: str, value: Any, other: Any) -> None:
    made = things()[name]
    before = meter.equal_writes
    setattr(made, key, other)
    assert meter.equal_writes == before
    setattr(made, key, other)
    assert meter.equal_writes == before + 1


def test_equal_tiles_are_counted(meter: limits.Meter) -> None:
    grid = things()["grid"]
    grid[1] = 2
    assert meter.equal_writes == 0
    grid[1] = 2
    grid[1, 0] = 2
    assert meter.equal_writes == 2


def test_the_built_in_font_is_ascii() -> None:
    font = limits.modules(open)["terminalio"].FONT
    assert font.get_glyph(ord("A")) is not None
    assert font.get_glyph(ord("\u00e9")) is None and font.get_glyph(ord("\u2660")) is None


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_a_sheet_is_read_as_blinka_reads_it(bits: int) -> None:
    import io
    import random

    for width in (7, 8, 33, 100):
        data = random.Random(width).randbytes((width * bits + 7) // 8 * 5)
        ours, theirs = limits.Bitmap(width, 5, 1 << bits), limits.Bitmap(width, 5, 1 << bits)
        limits.read_into(ours, io.BytesIO(data), bits, reverse_pixels_in_element=True)
        limits.blinka_bitmaptools.readinto(theirs, io.BytesIO(data), bits, reverse_pixels_in_element=True)
        assert [ours[i] for i in range(width * 5)] == [theirs[i] for i in range(width * 5)]
    with pytest.raises(EOFError):
        limits.read_into(limits.Bitmap(8, 8, 2), io.BytesIO(b"short"), 1, reverse_pixels_in_element=True)
