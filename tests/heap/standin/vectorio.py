"""vectorio: shapes of the firmware's size."""

from standin.displayio import field


class _Shape:
    x = field(0)
    y = field(2)
    width = field(4)
    height = field(6)

    def __init__(self, pixel_shader, x, y, colour, size):
        self._bytes = bytearray(size)
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self._bytes[8] = colour

    def _paint(self, colour):
        self._bytes[8] = colour

    color_index = property(lambda self: self._bytes[8], _paint)

    def _hide(self, hidden):
        self._bytes[9] = hidden

    hidden = property(lambda self: self._bytes[9] == 1, _hide)


class Rectangle(_Shape):
    """A rectangle."""

    def __init__(self, pixel_shader, width, height, x=0, y=0, color_index=0):
        super().__init__(pixel_shader, x, y, color_index, 48)
        self.width = width
        self.height = height


class Circle(_Shape):
    """A circle."""

    radius = field(4)

    def __init__(self, pixel_shader, radius, x=0, y=0, color_index=0):
        super().__init__(pixel_shader, x, y, color_index, 48)
        self.radius = radius


class Polygon(_Shape):
    """Corners."""

    def __init__(self, pixel_shader, points, x=0, y=0, color_index=0):
        super().__init__(pixel_shader, x, y, color_index, 48 + 4 * len(points))

    points = property(lambda self: [], lambda self, points: None)
    location = property(lambda self: (self.x, self.y), lambda self, place: None)
