"""Draws a tree of displayio groups into a picture, the same pixels as Blinka's fill_area, some ten times faster.

Blinka asks for each pixel of each layer from above; here each layer is pasted from below, tiles and
shapes being kept as small pictures by bitmap, palette and tile. Colours are those of a board: rounded to 565,
then widened to eight bits. Layers of a kind that no screen here uses often (files as bitmaps, colour
converters, transposed grids) go through Blinka's own code, one layer at a time.
"""

from __future__ import annotations

from typing import Any

import displayio as blinka
import vectorio as blinka_vectorio
from displayio._area import Area
from displayio._structs import ColorspaceStruct
from PIL import Image

from sim import limits

_COLORSPACE = ColorspaceStruct(
    depth=16,
    grayscale=False,
    grayscale_bit=8,
    pixels_in_byte_share_row=True,
    bytes_per_cell=1,
    reverse_pixels_in_byte=False,
    reverse_bytes_in_word=False,
    dither=False,
)


def widened(color: int) -> tuple[int, int, int]:
    """A colour 0xRRGGBB as the board shows it: rounded to 565 and widened by repeating the upper bits."""
    red, green, blue = color >> 19, (color >> 10) & 63, (color >> 3) & 31
    return red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2


def _widened_565(color: int) -> tuple[int, int, int]:
    return widened((color >> 11) << 19 | ((color >> 5) & 63) << 10 | (color & 31) << 3)


class Canvas:
    """The picture of a display, `width` x `height`."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (width, height))
        self.whole = Area(0, 0, width, height)

    def draw(self, group: Any, area: Any) -> None:
        """Draws `area` (inside the display) of the group anew; where nothing is, it is black."""
        part = Image.new("RGB", (area.width(), area.height()))
        if group is not None:
            self._group(group, part, area)
        self.image.paste(part, (area.x1, area.y1))

    def _group(self, group: Any, part: Image.Image, area: Any) -> None:
        if group._hidden_group or group._hidden_by_parent:
            return
        for layer in group._layers:
            if isinstance(layer, blinka.Group):
                self._group(layer, part, area)
            elif isinstance(layer, blinka.TileGrid):
                self._grid(layer, part, area)
            else:
                self._shape(layer, part, area)

    def _grid(self, grid: Any, part: Image.Image, area: Any) -> None:
        if grid._hidden_tilegrid or grid._hidden_by_parent:
            return
        place = grid._current_area
        if place.x1 >= area.x2 or place.x2 <= area.x1 or place.y1 >= area.y2 or place.y2 <= area.y1:
            return
        bitmap, palette = grid._bitmap, grid._pixel_shader
        transform = grid._absolute_transform
        if not _plain(bitmap, palette) or grid._transpose_xy or transform.transpose_xy:
            self._slow(grid, part, area)
            return
        scale = transform.scale
        across, down = grid._tile_width * scale, grid._tile_height * scale
        columns, rows = grid._width_in_tiles, grid._height_in_tiles
        first_column = max(0, (area.x1 - place.x1) // across)
        last_column = min(columns, (area.x2 - 1 - place.x1) // across + 1)
        first_row = max(0, (area.y1 - place.y1) // down)
        last_row = min(rows, (area.y2 - 1 - place.y1) // down + 1)
        flip_x, flip_y = grid._flip_x, grid._flip_y
        cache = _tiles_of(bitmap)
        key = (id(palette), palette._version, grid._tile_width, grid._tile_height, scale, flip_x, flip_y)
        kept = cache.get(key)
        if kept is None:
            # The palette is kept with its tiles so that its id stays its own.
            kept = cache[key] = (palette, {})
        pictures = kept[1]
        for row in range(first_row, last_row):
            source_row = ((rows - 1 - row if flip_y else row) + grid._top_left_y) % rows * columns
            y = place.y1 - area.y1 + row * down
            for column in range(first_column, last_column):
                source = (columns - 1 - column if flip_x else column) + grid._top_left_x
                tile = grid._tiles[source_row + source % columns]
                picture = pictures.get(tile)
                if picture is None:
                    picture = pictures[tile] = _tile(grid, tile, scale)
                if picture[0] is not None:
                    part.paste(picture[0], (place.x1 - area.x1 + column * across, y), picture[1])

    def _shape(self, shape: Any, part: Image.Image, area: Any) -> None:
        if shape._hidden:
            return
        place = shape._current_area
        if place.x1 >= area.x2 or place.x2 <= area.x1 or place.y1 >= area.y2 or place.y2 <= area.y1:
            return
        palette = shape._pixel_shader
        index = shape._color_index - 1
        transform = shape._absolute_transform
        straight = transform.dx > 0 and transform.dy > 0 and not transform.transpose_xy
        known = isinstance(palette, blinka.Palette) and not palette._dither and 0 <= index < len(palette)
        # A shape in a clear colour is not clear: it blots out what lies below, so Blinka shall say how.
        if not straight or not known or palette._colors[index].transparent:
            self._slow(shape, part, area)
            return
        entry = palette._colors[index]
        box = (place.x1 - area.x1, place.y1 - area.y1, place.x2 - area.x1, place.y2 - area.y1)
        mask = None if isinstance(shape, blinka_vectorio.Rectangle) else _mask(shape, place)
        part.paste(widened(entry.rgb888), box, mask)

    @staticmethod
    def _slow(layer: Any, part: Image.Image, area: Any) -> None:
        """One layer by Blinka's own fill."""
        width, height = area.width(), area.height()
        count = width * height
        mask = memoryview(bytearray((count // 32 + 1) * 4)).cast("I")
        buffer = memoryview(bytearray((count // 2 + 1) * 4)).cast("I")
        layer._fill_area(_COLORSPACE, area, mask, buffer)
        halves = buffer.cast("B").cast("H")
        drawn = Image.new("RGB", (width, height))
        drawn.putdata([_widened_565(halves[i]) for i in range(count)])
        cover = Image.new("L", (width, height))
        cover.putdata([255 if mask[i >> 5] >> (i & 31) & 1 else 0 for i in range(count)])
        part.paste(drawn, (0, 0), cover)


def _plain(bitmap: Any, palette: Any) -> bool:
    return (
        hasattr(bitmap, "_version") and hasattr(palette, "_version") and bitmap._bits_per_value <= 8
    ) and not palette._dither


def _tiles_of(bitmap: Any) -> dict:
    """The tiles already drawn from a bitmap, forgotten when it has changed."""
    kept = bitmap.__dict__.get("_tile_cache")
    if kept is None or kept[0] != bitmap._version:
        kept = (bitmap._version, {})
        bitmap._tile_cache = kept
    return kept[1]


def _indexes(bitmap: Any) -> Image.Image:
    """A bitmap as a picture of its values."""
    kept = bitmap.__dict__.get("_image_cache")
    if kept is None or kept[0] != bitmap._version:
        width, height, bits = bitmap._bmp_width, bitmap._bmp_height, bitmap._bits_per_value
        words, stride = bitmap._data, bitmap._stride
        values = bytearray(width * height)
        if bits == 8:
            flat = memoryview(words).cast("B")
            step = stride * words.itemsize
            for y in range(height):
                values[y * width : (y + 1) * width] = flat[y * step : y * step + width]
        else:
            each = 32 // bits
            low = (1 << bits) - 1
            shifts = [32 - (i + 1) * bits for i in range(each)]
            for y in range(height):
                row = bytearray()
                for word in words[y * stride : (y + 1) * stride]:
                    row += bytes([(word >> shift) & low for shift in shifts])
                values[y * width : (y + 1) * width] = row[:width]
        kept = (bitmap._version, Image.frombytes("L", (width, height), bytes(values)))
        bitmap._image_cache = kept
    return kept[1]


def _tile(grid: Any, tile: int, scale: int) -> tuple[Image.Image | None, Image.Image | None]:
    """One tile as a picture and its mask; (None, None) when nothing of it is seen."""
    palette = grid._pixel_shader
    width, height = grid._tile_width, grid._tile_height
    across = grid._bitmap_width_in_tiles
    x, y = tile % across * width, tile // across * height
    values = _indexes(grid._bitmap).crop((x, y, x + width, y + height))
    colors: list[int] = []
    seen = [0] * 256
    for index, entry in enumerate(palette._colors[:256]):
        colors += widened(entry.rgb888)
        seen[index] = 0 if entry.transparent else 255
    mask = values.point(seen)
    least, most = mask.getextrema()
    if most == 0:
        return None, None
    values.putpalette(colors + [0] * (768 - len(colors)))
    picture = values.convert("RGB")
    size = (width * scale, height * scale)
    pictures = [picture] if least else [picture, mask]
    if scale > 1:
        pictures = [one.resize(size, Image.Resampling.NEAREST) for one in pictures]
    if grid._flip_x:
        pictures = [one.transpose(Image.Transpose.FLIP_LEFT_RIGHT) for one in pictures]
    if grid._flip_y:
        pictures = [one.transpose(Image.Transpose.FLIP_TOP_BOTTOM) for one in pictures]
    return pictures[0], None if least else pictures[1]


_masks: dict[tuple, Image.Image] = {}


def _mask(shape: Any, place: Any) -> Image.Image:
    """Which pixels of its place a circle or polygon covers."""
    if isinstance(shape, blinka_vectorio.Circle):
        key: tuple = (shape._radius,)
    else:
        key = tuple(tuple(point) for point in shape._points)
    kept = _masks.get(key)
    if kept is None:
        inner = Area()
        shape._get_area(inner)
        covered = bytes(
            255 if shape._get_pixel(x, y) else 0 for y in range(inner.y1, inner.y2) for x in range(inner.x1, inner.x2)
        )
        if len(_masks) > 2000:
            _masks.clear()
        kept = _masks[key] = Image.frombytes("L", (place.width(), place.height()), covered)
    return kept


class Display:
    """board.DISPLAY: the board's built-in display, refreshed only when asked.

    The meter counts the refreshes that drew something, and pixels as the board would draw them: each
    dirty area by itself, overlaps twice.
    """

    def __init__(self, width: int, height: int, meter: Any) -> None:
        self.canvas = Canvas(width, height)
        self.meter = meter
        self.width = width
        self.height = height
        self.rotation = 0
        self.brightness = 1.0
        self.auto_refresh = True
        self._root: Any = None
        self._full = True
        self._seen = -1

    @property
    def root_group(self) -> Any:
        """The group that is shown, or None."""
        return self._root

    @root_group.setter
    def root_group(self, group: Any) -> None:
        if group is self._root:
            return
        if group is not None and group._in_group:
            raise ValueError("Group already used")
        if self._root is not None:
            self._root._in_group = False
        if group is not None:
            from displayio._structs import TransformStruct

            transform = TransformStruct()
            transform.dx = transform.dy = transform.scale = 1
            group._update_transform(transform)
            group._in_group = True
        self._root = group
        self._full = True

    def refresh(self, *, target_frames_per_second: int | None = None, minimum_frames_per_second: int = 0) -> bool:
        """Draws what has changed; True."""
        if not self._full and limits.changes[0] == self._seen:
            return True
        areas: list[Any] = []
        if self._full:
            if self._root is not None:
                self._root._prepare_full_refresh()
                # Blinka keeps the changes of a layer that was not asked for its areas; a board forgets them.
                self._root._get_refresh_areas([])
            areas.append(self.canvas.whole)
        elif self._root is not None:
            self._root._get_refresh_areas(areas)
        drawn = False
        for area in areas:
            clipped = Area()
            if self.canvas.whole.compute_overlap(area, clipped):
                drawn = True
                self.meter.dirty_pixels += clipped.size()
                self.canvas.draw(self._root, clipped)
        if self._root is not None:
            self._root._finish_refresh()
        self._full = False
        self._seen = limits.changes[0]
        self.meter.refreshes += drawn
        return True
