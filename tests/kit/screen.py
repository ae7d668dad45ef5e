"""A picture of a Group as a board would show it, straight from displayio, without any display or simulator."""

from __future__ import annotations

import busdisplay  # noqa: F401  (must come before displayio._displaycore)
import displayio
from displayio._area import Area
from displayio._displaycore import _DisplayCore
from PIL import Image


def picture(root: displayio.Group, width: int, height: int) -> Image.Image:
    """The Group over black, in RGB565 widened to 888."""
    core = _DisplayCore(
        bus=None, width=width, height=height, ram_width=256, ram_height=256, colstart=0, rowstart=0, rotation=0,
        color_depth=16, grayscale=False, pixels_in_byte_share_row=True, bytes_per_cell=1, reverse_pixels_in_byte=False,
        reverse_bytes_in_word=False, column_command=0, row_command=0, set_current_column_command=0,
        set_current_row_command=0, data_as_commands=False, always_toggle_chip_select=False, sh1107_addressing=False,
        address_little_endian=False,
    )  # fmt: skip
    assert core.set_root_group(root)
    size = width * height
    buffer = memoryview(bytearray(-(-size // 2) * 4)).cast("I")
    mask = memoryview(bytearray((size // 32 + 1) * 4)).cast("I")
    core.fill_area(Area(0, 0, width, height), mask, buffer)
    core.set_root_group(None)
    pixels = buffer.cast("B").cast("H")
    out = bytearray()
    for value in pixels[:size]:
        red, green, blue = value >> 11, value >> 5 & 63, value & 31
        out += bytes((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))
    return Image.frombytes("RGB", (width, height), bytes(out))
