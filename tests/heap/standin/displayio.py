"""displayio: objects of the firmware's size that keep what they are told."""


def field(at):
    """A property kept as a number of 16 bits with a sign, at a place of the object's bytes."""

    def read(self):
        value = self._bytes[at] | self._bytes[at + 1] << 8
        return value - 65536 if value > 32767 else value

    def write(self, value):
        self._bytes[at] = value & 255
        self._bytes[at + 1] = value >> 8 & 255

    return property(read, write)


class Group:
    """A list of layers."""

    x = 0
    y = 0
    scale = 1
    hidden = False

    def __init__(self, scale=1, x=0, y=0):
        self._layers = []
        if scale != 1:
            self.scale = scale
        if x or y:
            self.x = x
            self.y = y

    def append(self, layer):
        """One more layer on top."""
        self._layers.append(layer)

    def insert(self, place, layer):
        """One more layer at a place."""
        self._layers.insert(place, layer)

    def index(self, layer):
        """The place of a layer."""
        return self._layers.index(layer)

    def pop(self, place=-1):
        """Take a layer away."""
        return self._layers.pop(place)

    def remove(self, layer):
        """Take this layer away."""
        self._layers.remove(layer)

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, place):
        return self._layers[place]

    def __setitem__(self, place, layer):
        self._layers[place] = layer

    def __delitem__(self, place):
        del self._layers[place]


class Palette:
    """Colours, 16 bytes each."""

    def __init__(self, count, dither=False):
        self._bytes = bytearray(16 * count - 16)
        self._count = count

    def __len__(self):
        return self._count

    def __getitem__(self, n):
        if not 0 <= n < self._count:
            raise IndexError("Palette index out of range")
        n = (n - 1) * 16
        return 0 if n < 0 else self._bytes[n] | self._bytes[n + 1] << 8 | self._bytes[n + 2] << 16

    def __setitem__(self, n, colour):
        if not 0 <= n < self._count:
            raise IndexError("Palette index out of range")
        if n:
            n = (n - 1) * 16
            self._bytes[n] = colour & 255
            self._bytes[n + 1] = colour >> 8 & 255
            self._bytes[n + 2] = colour >> 16 & 255

    def make_transparent(self, n):
        """No colour."""

    def make_opaque(self, n):
        """The colour again."""


class Bitmap:
    """Pixels, rows filled up to four bytes."""

    def __init__(self, width, height, values):
        bits = 1
        while 1 << bits < values:
            bits *= 2
        self.stride = (width * bits + 31) // 32 * 4
        self.width = width
        self.height = height
        self.pixels = bytearray(self.stride * height)

    def fill(self, value):
        """All pixels."""

    def __getitem__(self, at):
        return 0

    def __setitem__(self, at, value):
        pass


class TileGrid:
    """Tiles over a sheet: numbers of 16 bits, then the tiles."""

    x = field(0)
    y = field(2)

    def __init__(
        self, bitmap, pixel_shader=None, width=1, height=1, tile_width=0, tile_height=0, default_tile=0, x=0, y=0
    ):
        self._bytes = bytearray(20 + width * height)
        self.pixel_shader = pixel_shader
        self.bitmap = bitmap
        self.x = x
        self.y = y
        self._bytes[4] = width
        self._bytes[5] = height
        self._bytes[6] = tile_width or min(bitmap.width, 255)
        self._bytes[7] = tile_height or min(bitmap.height, 255)

    width = property(lambda self: self._bytes[4])
    height = property(lambda self: self._bytes[5])
    tile_width = property(lambda self: self._bytes[6])
    tile_height = property(lambda self: self._bytes[7])

    def _hide(self, hidden):
        self._bytes[8] = hidden

    hidden = property(lambda self: self._bytes[8] == 1, _hide)

    def _turn(self, at):
        self._bytes[9] = at

    flip_x = property(lambda self: self._bytes[9] & 1 == 1, lambda self, on: self._turn(self._bytes[9] & 6 | on))
    flip_y = property(lambda self: self._bytes[9] & 2 == 2, lambda self, on: self._turn(self._bytes[9] & 5 | on << 1))
    transpose_xy = property(
        lambda self: self._bytes[9] & 4 == 4, lambda self, on: self._turn(self._bytes[9] & 3 | on << 2)
    )

    def __getitem__(self, place):
        if not isinstance(place, int):
            place = place[1] * self._bytes[4] + place[0]
        return self._bytes[20 + place]

    def __setitem__(self, place, tile):
        if not isinstance(place, int):
            place = place[1] * self._bytes[4] + place[0]
        self._bytes[20 + place] = tile


class Display:
    """A screen that counts its refreshes."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.auto_refresh = True
        self.brightness = 1
        self.root_group = None
        self.refreshes = 0

    def refresh(self):
        """Draws nothing."""
        self.refreshes += 1
        return True


CIRCUITPYTHON_TERMINAL = None
