"""displayio without a display, for MicroPython: objects that keep what was set and draw nothing."""


class Palette:
    """Colours by number."""

    def __init__(self, count):
        self._colours = [0] * count

    def __len__(self):
        return len(self._colours)

    def __getitem__(self, n):
        return self._colours[n]

    def __setitem__(self, n, colour):
        self._colours[n] = colour

    def make_transparent(self, n):
        """Colour `n` is not drawn."""


class Bitmap:
    """A size."""

    def __init__(self, width, height, colours):
        self.width = width
        self.height = height


class TileGrid:
    """Tiles by number."""

    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=None, tile_height=None, x=0, y=0):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.tile_width = tile_width or bitmap.width
        self.tile_height = tile_height or bitmap.height
        self.x = x
        self.y = y
        self.hidden = self.flip_x = self.flip_y = False
        self._tiles = bytearray(width * height)

    def __getitem__(self, n):
        return self._tiles[n]

    def __setitem__(self, n, tile):
        self._tiles[n] = tile


class Group:
    """Layers."""

    def __init__(self, *, scale=1, x=0, y=0):
        self.scale = scale
        self.x = x
        self.y = y
        self.hidden = False
        self._layers = []

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, n):
        return self._layers[n]

    def append(self, layer):
        """On top."""
        self._layers.append(layer)

    def pop(self):
        """The topmost away."""
        return self._layers.pop()

    def remove(self, layer):
        """One away."""
        self._layers.remove(layer)
