"""Everything that is put on the screen goes through here; what would not change is not written (the board redraws
an equal value too).

Making things; each is appended to a Group `layer` and returned:
    box(layer, x, y, width, height, colour)        a Rectangle
    frame(layer, x, y, width, height, colour, thick=1)   four thin Rectangles as a list
    strip(layer, x, y, length, ink)                a line of text: a TileGrid of so many letters, blank
    write(layer, x, y, text, ink)                  a strip that fits its text, for text that stands
    zoom(layer, scale, x=0, y=0)                   a Group in which everything is so many times as large

Changing them:
    say(strip, text)  right(strip, text)           text at the left or right end, the rest blank; too long is cut
    centre(strip, text, middle)                    the strip moved so that its text is centred on the pixel column
    put(strip, place, text)  rest(strip, place)    text from a place on; blanks from a place to the end or another place
    tile(grid, place, number)                      one tile
    tint(shape, colour)   ink(grid, palette)       another colour of a shape, another palette of a grid
    hide(thing, hidden)   move(thing, x, y)
    size(box, width, height, scale=1)   around(frame, x, y, width, height, scale=1)

A zoom scales the places of shapes but not their sizes, as displayio does: `box` and `frame` make up for it in a
layer that is a zoom itself; `size` and `around` must be told the layer's scale.

`layer`s are displayio Groups, `colour`s numbers of seeds/colours.txt, `ink`s come from theme.ink, text is bytes.
Cost: a strip of 16 letters 115 bytes, a box 99, a frame 460, a zoom 83.
"""

import displayio
import vectorio

from parlour import theme

letters = None  # the sheet of the font, 248 cells of 6x10 in a row (`loading` reads it)


def box(layer, x, y, width, height, colour):
    """A filled rectangle of at least 1x1 pixels."""
    scale = layer.scale
    shape = vectorio.Rectangle(
        pixel_shader=theme.palette, color_index=colour, width=width * scale, height=height * scale, x=x, y=y
    )
    layer.append(shape)
    return shape


def frame(layer, x, y, width, height, colour, thick=1):
    """A hollow rectangle of four boxes: above, below, left, right. `around` moves it."""
    inner = height - 2 * thick
    return [
        box(layer, x, y, width, thick, colour),
        box(layer, x, y + height - thick, width, thick, colour),
        box(layer, x, y + thick, thick, inner, colour),
        box(layer, x + width - thick, y + thick, thick, inner, colour),
    ]


def around(edges, x, y, width, height, scale=1):
    """Move a frame to another place and size; `scale` is that of its layer."""
    thick = edges[0].height // scale
    move(edges[0], x, y)
    move(edges[1], x, y + height - thick)
    move(edges[2], x, y + thick)
    move(edges[3], x + width - thick, y + thick)
    size(edges[0], width, thick, scale)
    size(edges[1], width, thick, scale)
    size(edges[2], thick, height - 2 * thick, scale)
    size(edges[3], thick, height - 2 * thick, scale)


def zoom(layer, scale, x=0, y=0):
    """A Group inside `layer`, drawn at a whole-number scale."""
    group = displayio.Group(scale=scale, x=x, y=y)
    layer.append(group)
    return group


def strip(layer, x, y, length, ink):
    """A blank line of `length` letters of 6x10 pixels."""
    line = displayio.TileGrid(
        letters, pixel_shader=ink, width=length, height=1, tile_width=6, tile_height=10, x=x, y=y
    )
    layer.append(line)
    return line


def write(layer, x, y, text, ink):
    """A line of standing text, as long as its text (at least one letter)."""
    line = strip(layer, x, y, len(text) or 1, ink)
    put(line, 0, text)
    return line


def put(line, place, text):
    """Text from a place on; what goes beyond the end is cut."""
    stop = line.width
    for code in text:
        if place >= stop:
            return
        if code == 32:
            code = 0  # the same blank as `rest` leaves, so that neither redraws the other's
        if line[place] != code:
            line[place] = code
        place += 1


def rest(line, place, stop=255):
    """Blanks from a place to the end, or up to another place."""
    for n in range(place, min(stop, line.width)):
        if line[n]:
            line[n] = 0


def say(line, text):
    """Text at the left, the rest blank."""
    put(line, 0, text)
    rest(line, len(text))


def right(line, text):
    """Text at the right end, blanks before it; of a text that is too long the end is cut."""
    start = line.width - len(text)
    for n in range(start):
        if line[n]:
            line[n] = 0
    put(line, max(start, 0), text)


def centre(line, text, middle):
    """Text centred on a pixel column; the strip moves, its tiles after the text are blank."""
    say(line, text)
    move(line, middle - (6 * min(len(text), line.width) - 1) // 2, line.y)


def tile(grid, place, number):
    """One tile of a grid."""
    if grid[place] != number:
        grid[place] = number


def tint(shape, colour):
    """Another colour of a shape, by its number."""
    if shape.color_index != colour:
        shape.color_index = colour


def ink(grid, palette):
    """Another palette of a strip or grid."""
    if grid.pixel_shader is not palette:
        grid.pixel_shader = palette


def hide(thing, hidden=True):
    """Hide or show a shape, grid or Group."""
    if thing.hidden != hidden:
        thing.hidden = hidden


def move(thing, x, y):
    """Move a shape, grid or Group."""
    if thing.x != x:
        thing.x = x
    if thing.y != y:
        thing.y = y


def size(shape, width, height, scale=1):
    """Another size of a box, at least 1x1; `scale` is that of its layer."""
    width *= scale
    height *= scale
    if shape.width != width:
        shape.width = width
    if shape.height != height:
        shape.height = height
