"""The font for adafruit_display_text: Label(font.face, text=font.text(words.say(...)), scale=3). For home alone."""

import fontio

from parlour import paint


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
        return fontio.Glyph(paint.letters, code, 6, 10, 0, -2, 6, 0)


face = _Face()


def text(line):
    """Bytes of our code page as a str for a Label."""
    return "".join([chr(code) for code in line])
