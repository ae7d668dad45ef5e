"""vectorio without a display, for MicroPython."""


class Rectangle:
    """A place, a size and a colour."""

    def __init__(self, *, pixel_shader, width, height, x, y, color_index=0):
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.x = x
        self.y = y
        self.color_index = color_index
        self.hidden = False
