"""The font: one sheet of 248 cells of 6x10 in a row; a code of our code page is the number of its cell.

    load()             read the sheet; once, at start
    sheet              the Bitmap, for strips of text (paint.strip)
    face               for adafruit_display_text: Label(font.face, text=font.text(words.say(...)), scale=3)
    text(line)         bytes of our code page as the str that a Label wants

Cost: 1.9 KB.
"""

import fontio

from parlour import sheets

WIDTH = 6
HEIGHT = 10

sheet = None
face = None


class _Face:
    """What display_text asks of a font, over our sheet: the base line is under row 7 of 10."""

    ascent = 8
    descent = 2

    def get_bounding_box(self):
        """The cell."""
        return (6, 10)

    def get_glyph(self, code):
        """The glyph of a code 0..247; None beyond."""
        if code > 247:
            return None
        return fontio.Glyph(sheet, code, 6, 10, 0, -2, 6, 0)


def load():
    """Read the sheet; OSError when the built file is missing."""
    global sheet, face
    sheet = sheets.load("font")[0]
    face = _Face()


def text(line):
    """Bytes of our code page as a str for a Label."""
    return "".join([chr(code) for code in line])
