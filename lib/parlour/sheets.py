"""Pictures: sheets of tiles from parlour/data, and the cards.

    load(name)                      a sheet: (bitmap, palette, tile width, tile height)
    grid(sheet, across=1, down=1, x=0, y=0, ink=None)
                                    a TileGrid over a sheet; `ink` instead of the sheet's own palette
    load_cards(ground)              the cards, for a table of this colour number, into which dimmed cards sink
    card_grid(x=0, y=0, columns=3, rows=4)
                                    a place for a card, 24x32 (two columns, 16 wide, for one that is covered;
                                    three rows, 24 high, where only its upper part is seen)
    face(grid, card, dimmed=False, covered=False, golden=False)
                                    show a card: suit * 16 + rank, joker 64, any other number its back
    drop()                          let the cards go

Tiles side by side, so tile numbers run as in seeds/pictures:
emblems 24x24 (0 Nap, 1 Jacquet, 2 Nain Jaune), dice 16x16 (face - 1), ranks 8x12 (ace 0 .. king 12, ? 13),
pips 8x7 (by suit), logotype 113x13, wallpaper 8x16, curtain 8x8, button 17x17 (A), digits 4x5,
men_11x10, men_19x18, men_19x10 (24 is blank), points_11x46, points_19x83, points_19x46 (light, dark, lit; opaque),
rail_arrow 10x19. ranks, pips, logotype and digits are of one ink: give `theme.ink(colour)`.

Cost: cards 4.2 KB with their map, a palette of 16 about 275 bytes (two inks: four of them); emblems 0.9 KB.
"""

import struct

import bitmaptools
import displayio
from micropython import const

from parlour import data, theme

_PAPER = const(1)
_EDGE = const(2)
_INK = const(3)

_SUIT = const(28)
_CORNER = const(33)
_PICTURE = const(34)
_BACK = const(98)
_EMPTY = const(110)
_GOLDEN = const(118)

_JOKER = const(64)

_bitmap = None
_colours = b""
_map = b""
_ground = 0
_palettes = {}


def _read(file):
    """The bitmap of an open file, its colours as bytes, and whether colour 0 is clear, with the tiles' size."""
    width, height, wide, high, bits, count = struct.unpack("<HHBBBB", file.read(8))
    colours = file.read(3 * count)
    bitmap = displayio.Bitmap(width, height, 1 << (bits & 15))
    bitmaptools.readinto(bitmap, file, bits_per_pixel=bits & 15, reverse_pixels_in_element=True)
    return bitmap, colours, bits > 127, wide, high


def _rgb(colours, n):
    return colours[3 * n] << 16 | colours[3 * n + 1] << 8 | colours[3 * n + 2]


def load(name):
    """The sheet of that name; OSError when there is none."""
    with open(data(name + ".bin"), "rb") as file:
        bitmap, colours, clear, wide, high = _read(file)
    palette = None
    if colours:
        palette = displayio.Palette(len(colours) // 3)
        for n in range(len(palette)):
            palette[n] = _rgb(colours, n)
        if clear:
            palette.make_transparent(0)
    return bitmap, palette, wide, high


def grid(sheet, across=1, down=1, x=0, y=0, ink=None):
    """A TileGrid of so many tiles over a sheet that `load` gave; all show tile 0."""
    return displayio.TileGrid(
        sheet[0],
        pixel_shader=ink or sheet[1],
        width=across,
        height=down,
        tile_width=sheet[2],
        tile_height=sheet[3],
        x=x,
        y=y,
    )


def load_cards(ground):
    """Load the card sheet once; dimmed cards are mixed with the colour number `ground`."""
    global _bitmap, _colours, _map, _ground
    if _bitmap is None:
        with open(data("cards.bin"), "rb") as file:
            _bitmap, _colours, _, _, _ = _read(file)
            _map = file.read()
    if ground != _ground:
        _palettes.clear()
    _ground = ground


def drop():
    """Let the card sheet and its palettes go; the places made by `card_grid` must be gone already."""
    global _bitmap, _colours, _map
    _bitmap = None
    _colours = _map = b""
    _palettes.clear()


def _palette(suit, dimmed):
    colour = theme.suit_colour(suit, dimmed)
    key = colour << 1 | (1 if dimmed else 0)
    palette = _palettes.get(key)
    if palette is None:
        count = len(_colours) // 3
        palette = displayio.Palette(count)
        ground = theme.palette[_ground]
        for n in range(1, count):
            tone = _rgb(_colours, n)
            if dimmed:
                tone = theme.mix(tone, ground, 38 if n == _PAPER else 30 if n == _EDGE else 42)
            palette[n] = tone
        palette[_INK] = theme.palette[colour]
        palette.make_transparent(0)
        _palettes[key] = palette
    return palette


def card_grid(x=0, y=0, columns=3, rows=4):
    """A place for a card; shows nothing sensible before the first `face`."""
    return displayio.TileGrid(
        _bitmap, pixel_shader=_palette(0, False), width=columns, height=rows, tile_width=8, tile_height=8, x=x, y=y
    )


def face(place, card, dimmed=False, covered=False, golden=False):
    """Show a card. covered: its index only, the rest blank. golden: the index of a card of the Nain Jaune board
    (another card's stays plain). Writes only what differs."""
    suit = card >> 4
    columns = place.width
    count = columns * place.height
    if suit > 4:
        for n in range(count):
            tile = _map[_BACK + n // columns * 3 + n % columns]
            if place[n] != tile:
                place[n] = tile
        suit = 0
    else:
        rank = card & 15
        upper, lower, small = _map[2 * rank], _map[2 * rank + 1], _map[_SUIT + suit]
        if golden:
            for n in range(_GOLDEN, len(_map), 4):
                if _map[n] == card:
                    upper, lower, small = _map[n + 1], _map[n + 2], _map[n + 3]
        picture = _EMPTY
        if not covered:
            picture = _PICTURE + 8 * (7 if card == _JOKER else rank - 7 if rank > 10 else suit)
        for n in range(count):
            row, column = n // columns, n % columns
            if column:
                tile = _map[picture + 2 * row + column - 1]
            else:
                tile = upper if row == 0 else lower if row == 1 else small if row == 2 else _map[_CORNER]
            if place[n] != tile:
                place[n] = tile
    palette = _palette(suit, dimmed)
    if place.pixel_shader is not palette:
        place.pixel_shader = palette
