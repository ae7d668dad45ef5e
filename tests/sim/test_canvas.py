"""The simulator's own drawing gives Blinka's pixels, whole and in dirty parts."""

import random
from typing import Any

import pytest
from PIL import Image, ImageChops

from sim import limits
from sim.canvas import _COLORSPACE, Display, _widened_565

WIDTH, HEIGHT = 64, 48


def drawn_by_blinka(root: Any) -> Image.Image:
    """The whole screen by Blinka's fill_area."""
    whole = Display(WIDTH, HEIGHT, limits.Meter()).canvas.whole
    mask = memoryview(bytearray((WIDTH * HEIGHT // 32 + 1) * 4)).cast("I")
    buffer = memoryview(bytearray((WIDTH * HEIGHT // 2 + 1) * 4)).cast("I")
    root._fill_area(_COLORSPACE, whole, mask, buffer)
    image = Image.new("RGB", (WIDTH, HEIGHT))
    image.putdata([_widened_565(pixel) for pixel in buffer.cast("B").cast("H").tolist()[: WIDTH * HEIGHT]])
    return image


def differing(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The box in which two pictures differ, or None."""
    return ImageChops.difference(one, other).getbbox()


class Scene:
    """A random tree of groups, tile grids and shapes."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.palettes = [self.palette() for _ in range(3)]
        self.bitmaps = [self.bitmap(bits) for bits in (1, 2, 4, 8)]
        self.layers: list[Any] = []
        self.root = limits.Group()
        self.fill(self.root, 2)

    def palette(self) -> Any:
        """Sixteen colours, two of them clear."""
        palette = limits.Palette(16)
        for index in range(16):
            palette[index] = self.chance.randrange(1 << 24)
        for index in self.chance.sample(range(16), 2):
            palette.make_transparent(index)
        return palette

    def bitmap(self, bits: int) -> Any:
        """A sheet of six tiles."""
        bitmap = limits.Bitmap(24, 10, 1 << bits)
        for index in range(240):
            bitmap[index] = self.chance.randrange(min(16, 1 << bits))
        return bitmap

    def fill(self, group: Any, depth: int) -> None:
        """Puts layers into a group."""
        chance = self.chance
        for _ in range(5):
            x, y = chance.randrange(-12, 50), chance.randrange(-12, 40)
            kind = chance.randrange(6 if depth else 5)
            palette = chance.choice(self.palettes)
            color = chance.randrange(16)
            if kind < 2:
                grid = limits.TileGrid(
                    chance.choice(self.bitmaps),
                    pixel_shader=palette,
                    width=chance.randrange(1, 5),
                    height=chance.randrange(1, 4),
                    tile_width=8,
                    tile_height=5,
                    x=x,
                    y=y,
                )
                for index in range(grid.width * grid.height):
                    grid[index] = chance.randrange(6)
                grid.flip_x = chance.random() < 0.3
                grid.flip_y = chance.random() < 0.3
                grid.transpose_xy = chance.random() < 0.2
                layer = grid
            elif kind == 2:
                layer = limits.Rectangle(pixel_shader=palette, width=9, height=7, x=x, y=y, color_index=color)
            elif kind == 3:
                layer = limits.Circle(pixel_shader=palette, radius=6, x=x, y=y, color_index=color)
            elif kind == 4:
                points = [(chance.randrange(-9, 20), chance.randrange(-9, 20)) for _ in range(4)]
                layer = limits.Polygon(pixel_shader=palette, points=points, x=x, y=y, color_index=color)
            else:
                layer = limits.Group(scale=chance.randrange(1, 4), x=x, y=y)
                self.fill(layer, depth - 1)
            layer.hidden = chance.random() < 0.15
            self.layers.append(layer)
            group.append(layer)

    def change(self) -> None:
        """Some change that a game makes too."""
        chance = self.chance
        layer = chance.choice(self.layers)
        kind = chance.randrange(6)
        if kind == 0:
            layer.hidden = not layer.hidden
        elif kind == 1:
            layer.x = chance.randrange(-12, 50)
        elif kind == 2 and isinstance(layer, limits.TileGrid):
            layer[chance.randrange(layer.width * layer.height)] = chance.randrange(6)
        elif kind == 3 and not isinstance(layer, limits.Group):
            layer.pixel_shader = chance.choice(self.palettes)
        elif kind == 4:
            chance.choice(self.palettes)[chance.randrange(16)] = chance.randrange(1 << 24)
        elif kind == 5:
            chance.choice(self.bitmaps)[chance.randrange(240)] = 1


@pytest.mark.parametrize("seed", range(60))
def test_a_whole_screen_is_blinkas(seed: int) -> None:
    scene = Scene(seed)
    display = Display(WIDTH, HEIGHT, limits.Meter())
    display.root_group = scene.root
    display.refresh()
    assert differing(display.canvas.image, drawn_by_blinka(scene.root)) is None


@pytest.mark.parametrize("seed", range(40))
def test_dirty_parts_bring_the_screen_up_to_date(seed: int) -> None:
    scene = Scene(seed)
    display = Display(WIDTH, HEIGHT, limits.Meter())
    display.root_group = scene.root
    display.refresh()
    for _ in range(12):
        scene.change()
        display.refresh()
        assert differing(display.canvas.image, drawn_by_blinka(scene.root)) is None
