"""displayio and vectorio as the firmware has them: Blinka's classes, refusing what a board refuses.

Blinka draws like the board but lets pass tiles, colours and indexes out of range and new attributes
on native objects, and does not tell when an equal value is written, which the board redraws. Every
refusal here was seen on firmware (see `refusals` in the tests). `--limits off` leaves Blinka as it is.
"""

from __future__ import annotations

import collections
from types import ModuleType
from typing import Any

import bitmaptools as blinka_bitmaptools
import displayio as blinka
import vectorio as blinka_vectorio

# Blinka's thread refreshes displays by itself; the simulator's display is not one of its list, and
# a thread that wakes each millisecond only costs time.
blinka._stop_background()


class Meter:
    """What the drawing costs: counted since the session began."""

    def __init__(self, strict: bool = True) -> None:
        self.strict = strict
        self.refreshes = 0
        self.dirty_pixels = 0
        self.equal_writes = 0


meter = Meter()

# Counts every attribute that is set on a drawn object: all changes that a display must look for set one.
changes = [0]


def use(new: Meter) -> None:
    """Lets all drawing from now on count into `new`."""
    global meter
    meter = new


def _guard(cls: type, sample: object, *own: str) -> type:
    """Makes exact instances of `cls` refuse attributes that the native type has not; a subclass may add some."""
    internal = frozenset(vars(sample)) | set(own)

    def set_attribute(self: object, name: str, value: object) -> None:
        if type(self) is cls and name not in internal and meter.strict and not hasattr(cls, name):
            raise AttributeError(f"'{cls.__name__}' object has no attribute '{name}'")
        changes[0] += 1
        object.__setattr__(self, name, value)

    cls.__setattr__ = set_attribute  # type: ignore[assignment]
    return cls


def _counting(cls: type, *names: str) -> type:
    """Counts equal values written to properties that the board redraws all the same."""
    for name in names:
        inherited = next(vars(base)[name] for base in cls.__mro__ if name in vars(base))

        def write(self: Any, value: Any, inherited: property = inherited) -> None:
            if inherited.fget(self) == value:  # type: ignore[misc]
                meter.equal_writes += 1
            inherited.fset(self, value)  # type: ignore[misc]

        setattr(cls, name, property(inherited.fget, write, None, inherited.__doc__))
    return cls


class Bitmap(blinka.Bitmap):
    """displayio.Bitmap; `version` goes up with each change, so that drawn tiles can be kept."""

    def __init__(self, width: int, height: int, value_count: int) -> None:
        self._version = 0
        self._values = value_count
        super().__init__(width, height, value_count)

    def _check(self, index: Any) -> None:
        if isinstance(index, int):
            if not 0 <= index < self.width * self.height:
                raise IndexError("Bitmap index out of range")
            return
        x, y = index
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise ValueError(f"x, y must be inside 0-{self.width - 1}, 0-{self.height - 1}")

    def __getitem__(self, index: Any) -> int:
        if meter.strict:
            self._check(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: int) -> None:
        if meter.strict:
            self._check(index)
            if not 0 <= value <= self._bitmask:
                raise ValueError(f"value must be 0-{self._bitmask}")
        self._version += 1
        super().__setitem__(index, value)

    def fill(self, value: int) -> None:
        """All pixels to `value`."""
        if meter.strict and not 0 <= value <= self._bitmask:
            raise ValueError(f"value must be 0-{self._bitmask}")
        super().fill(value)

    def _set_dirty_area(self, dirty_area: Any) -> None:
        self._version += 1
        super()._set_dirty_area(dirty_area)


class Palette(blinka.Palette):
    """displayio.Palette; `version` goes up with each change."""

    def __init__(self, color_count: int, *, dither: bool = False) -> None:
        self._version = 0
        super().__init__(color_count, dither=dither)

    def _index(self, index: int) -> int:
        if meter.strict and not -len(self) <= index < len(self):
            raise IndexError("Palette index out of range")
        return index

    def __getitem__(self, index: int) -> int | None:
        return super().__getitem__(self._index(index))

    def __setitem__(self, index: int, value: Any) -> None:
        self._index(index)
        if meter.strict and isinstance(value, int) and not 0 <= value <= 0xFFFFFF:
            raise TypeError("color must be between 0x000000 and 0xffffff")
        self._version += 1
        super().__setitem__(index, value)

    def make_transparent(self, palette_index: int) -> None:
        """No colour at this index: what lies below is seen."""
        self._version += 1
        super().make_transparent(self._index(palette_index))

    def make_opaque(self, palette_index: int) -> None:
        """The colour at this index again."""
        self._version += 1
        super().make_opaque(self._index(palette_index))


class TileGrid(blinka.TileGrid):
    """displayio.TileGrid that refuses tiles and places out of range."""

    def __setitem__(self, index: Any, value: int) -> None:
        count = len(self._tiles)
        at = index if isinstance(index, int) else index[1] * self._width_in_tiles + index[0]
        if meter.strict:
            if isinstance(index, int):
                if not 0 <= at < count:
                    raise IndexError("Tile index out of bounds")
            elif not (0 <= index[0] < self._width_in_tiles and 0 <= index[1] < self._height_in_tiles):
                raise IndexError("Tile index out of bounds")
            if not 0 <= value < self._tiles_in_bitmap:
                raise ValueError("Tile index out of bounds")
        if 0 <= at < count and self._tiles[at] == value:
            meter.equal_writes += 1
        super().__setitem__(index, value)

    def __getitem__(self, index: Any) -> int:
        if meter.strict and isinstance(index, int) and not 0 <= index < len(self._tiles):
            raise IndexError("Tile index out of bounds")
        return super().__getitem__(index)


class Group(blinka.Group):
    """displayio.Group without room for attributes of one's own."""

    def sort(self, key: Any, reverse: bool = False) -> None:
        """Sorts the layers."""
        changes[0] += 1
        super().sort(key, reverse)


class _Colored:
    """A vectorio shape whose colour must be in its palette."""

    def _check_color(self, value: int) -> None:
        shader = self._pixel_shader  # type: ignore[attr-defined]
        if meter.strict and isinstance(shader, blinka.Palette) and not 0 <= value < len(shader):
            raise ValueError(f"color_index must be 0-{len(shader) - 1}")


def _shape(base: type, *counted: str) -> type:
    def __init__(self: Any, **arguments: Any) -> None:
        before = meter.equal_writes
        base.__init__(self, **arguments)  # type: ignore[misc]
        # What a shape is made with writes over nothing.
        meter.equal_writes = before
        self._check_color(arguments.get("color_index", 0))

    def set_color(self: Any, value: int) -> None:
        self._check_color(value)
        if self._color_index == value + 1:
            meter.equal_writes += 1
        base.color_index.fset(self, value)  # type: ignore[attr-defined]

    def set_shader(self: Any, value: Any) -> None:
        if self._pixel_shader is value:
            meter.equal_writes += 1
        self._pixel_shader = value
        # Blinka forgets to draw the shape anew; the firmware does not.
        self._shape_set_dirty()

    cls = type(
        base.__name__,
        (_Colored, base),
        {
            "__init__": __init__,
            "__doc__": base.__doc__,
            "_cover_kind": base._cover_kind,  # type: ignore[attr-defined]
            "pixel_shader": property(lambda self: self._pixel_shader, set_shader),
            "color_index": property(lambda self: self._color_index - 1, set_color),
        },
    )
    return _counting(cls, "hidden", *counted)


Rectangle = _shape(blinka_vectorio.Rectangle, "width", "height")
Circle = _shape(blinka_vectorio.Circle, "radius")
Polygon = _shape(blinka_vectorio.Polygon)

_counting(TileGrid, "hidden", "pixel_shader", "bitmap")
_sample_bitmap = blinka.Bitmap(1, 1, 2)
_sample_palette = blinka.Palette(1)
_guard(Bitmap, _sample_bitmap, "_version", "_values", "_tile_cache", "_image_cache")
_guard(Palette, _sample_palette, "_version")
_guard(TileGrid, blinka.TileGrid(_sample_bitmap, pixel_shader=_sample_palette))
_guard(Group, blinka.Group())
_guard(Rectangle, blinka_vectorio.Rectangle(pixel_shader=_sample_palette, width=1, height=1))
_guard(Circle, blinka_vectorio.Circle(pixel_shader=_sample_palette, radius=1))
_guard(Polygon, blinka_vectorio.Polygon(pixel_shader=_sample_palette, points=[(0, 0), (1, 0), (1, 1)]))



def read_into(
    bitmap: Any,
    file: Any,
    bits_per_pixel: int,
    element_size: int = 1,
    reverse_pixels_in_element: bool = False,
    swap_bytes_in_element: bool = False,
    reverse_rows: bool = False,
) -> None:
    """bitmaptools.readinto; sheets laid out as the bitmap keeps them are copied row by row."""
    bits = bitmap._bits_per_value
    plain = element_size == 1 and bits == bits_per_pixel and (reverse_pixels_in_element or bits == 8)
    if not plain or bits > 8 or reverse_rows or not isinstance(bitmap, Bitmap):
        blinka_bitmaptools.readinto(
            bitmap,
            file,
            bits_per_pixel,
            element_size,
            reverse_pixels_in_element,
            swap_bytes_in_element,
            reverse_rows,
        )
        return
    length = (bitmap.width * bits + 7) // 8
    words, stride = bitmap._data, bitmap._stride
    flat = memoryview(words).cast("B")
    for y in range(bitmap.height):
        row = file.read(length)
        if len(row) != length:
            raise EOFError
        if bits == 8:
            at = y * stride * words.itemsize
            flat[at : at + length] = row
        else:
            row += bytes(stride * 4 - length)
            for i in range(stride):
                words[y * stride + i] = int.from_bytes(row[i * 4 : i * 4 + 4], "big")
    bitmap.dirty()


Glyph = collections.namedtuple("Glyph", "bitmap tile_index width height dx dy shift_x shift_y")


class BuiltinFont:
    """terminalio.FONT of a board: printable ASCII, nothing else."""

    def __init__(self) -> None:
        self._font: Any = None

    def _loaded(self) -> Any:
        if self._font is None:
            import terminalio

            self._font = terminalio.FONT
        return self._font

    def get_bounding_box(self) -> tuple[int, int]:
        """Width and height of a cell."""
        return self._loaded().get_bounding_box()

    def get_glyph(self, codepoint: int) -> Any:
        """The glyph of a code point; None outside ASCII."""
        return self._loaded().get_glyph(codepoint) if 0x20 <= codepoint < 0x7F else None

    @property
    def bitmap(self) -> Any:
        """The sheet with all glyphs."""
        return self._loaded().bitmap


_FONT = BuiltinFont()


def _module(name: str, **names: Any) -> ModuleType:
    module = ModuleType(name)
    vars(module).update(names)
    return module


_bitmaptools = _module("bitmaptools", **{**vars(blinka_bitmaptools), "readinto": read_into})


def modules(open_file: Any) -> dict[str, ModuleType]:
    """The display modules of a board. `open_file` opens files of its drive."""

    class OnDiskBitmap(blinka.OnDiskBitmap):
        """displayio.OnDiskBitmap from a file of the drive."""

        def __init__(self, file: Any) -> None:
            super().__init__(open_file(file, "rb") if isinstance(file, str) else file)

    def release_displays() -> None:
        raise RuntimeError("release_displays() would take the board's own display away until the next power-on")

    return {
        "displayio": _module(
            "displayio",
            Bitmap=Bitmap,
            Palette=Palette,
            TileGrid=TileGrid,
            Group=Group,
            ColorConverter=blinka.ColorConverter,
            Colorspace=blinka.Colorspace,
            OnDiskBitmap=OnDiskBitmap,
            CIRCUITPYTHON_TERMINAL=Group(),
            release_displays=release_displays,
        ),
        "vectorio": _module("vectorio", Rectangle=Rectangle, Circle=Circle, Polygon=Polygon),
        "bitmaptools": _bitmaptools,
        "fontio": _module("fontio", Glyph=Glyph, BuiltinFont=BuiltinFont, FontProtocol=object),
        "terminalio": _module("terminalio", FONT=_FONT),
    }
