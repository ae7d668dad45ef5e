"""What is read once, when the program starts: the display's measures, colours, letters, settings, sentences.

Let go then; about 1.2 KB of heap meanwhile.
"""

import displayio
from micropython import const

from handheld.contract import SETTINGS
from parlour import data, measures, paint, settings, sheets, theme, words

_HEAD = const(2)  # bytes before the settings in their slot


def load(app):
    """Take the measures of the app's display, and all that is read."""
    measure(app.display)
    colours()
    letters()
    choices(app.handheld)
    words.load(settings.LANGUAGES[settings.values[settings.LANGUAGE]])


def measure(display):
    """Take the measures of a display of at least 160x128."""
    measures.scale = 2 if display.width >= 240 else 1
    measures.width = display.width // measures.scale
    measures.height = display.height // measures.scale
    measures.columns = measures.width // 6
    measures.kind = 0 if measures.scale == 1 else 1 if measures.height >= 100 else 2


def colours():
    """Read the colours; OSError when the built file is missing."""
    with open(data("colours.bin"), "rb") as file:
        read = file.read()
    theme.palette = displayio.Palette(len(read) // 3)
    for n in range(len(theme.palette)):
        theme.palette[n] = read[3 * n] << 16 | read[3 * n + 1] << 8 | read[3 * n + 2]
    theme.inks.clear()


def letters():
    """Read the sheet of the font; OSError when the built file is missing."""
    paint.letters = sheets.load("font")[0]


def choices(handheld):
    """Take the settings from the store and make them felt; what cannot be read keeps its default.

    The language that the board's owner wishes goes before the one that was kept. The light is left as it is.
    """
    settings.habits = b""
    kept = handheld.store.read(SETTINGS)
    if kept and kept[0] == settings.VERSION:
        # An older program kept fewer.
        for place in range(min(settings.COUNT, kept[1], len(kept) - _HEAD)):
            if kept[place + _HEAD] < settings.CHOICES[place]:
                settings.values[place] = kept[place + _HEAD]
        settings.habits = bytes(kept[kept[1] + _HEAD :])
    for place in range(len(settings.LANGUAGES)):
        if settings.LANGUAGES[place] == handheld.language:
            settings.values[settings.LANGUAGE] = place
    theme.four = settings.values[settings.COLOURS] == 1
