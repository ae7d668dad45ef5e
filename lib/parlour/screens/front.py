"""Puts home together: headline and foot, the match to carry on with, a plate a game.

Headings are Labels in a grid of the layout library. All this is needed once: home lets it go again, and both libraries
with it, when everything has its place. About 3 KB of heap, and the libraries 14.
"""

from adafruit_display_text.label import Label
from adafruit_displayio_layout.layouts.grid_layout import GridLayout
from micropython import const

from engine import catalogue
from engine.contract import BadRecord
from parlour import font, games, kept, measures, paint, rooms, sheets, theme, words
from parlour.screens import laid, ornaments

_W_PLAYERS = const(103)
_W_PLAY = const(105)
_W_SETTINGS_HINT = const(106)
_W_HOLD_SETTINGS = const(107)
_W_RESUME = const(111)
_W_RESUME_TURN = const(113)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GOLD = const(3)
_C_PLUM = const(11)
_C_PLUM_DARK = const(12)
_C_ROSE = const(14)

_ARROW = b"\x08"
_PERSON = b"\x0e"


def look(handheld):
    """What the store tells of the match that was kept (kept.peek); None when there is none. Raises BadRecord."""
    match = kept.peek(handheld)
    if match and not games.find(match[0]):
        raise BadRecord("There is no such game.")
    return match


def furnish(home, match):
    """Draw home and the match it is to show, or None.

    Gives the groups of what scrolls and of what scrolls in fine pixels, the gold tab and its arrow; then the edges
    between which the list is seen, the height of the match's plate, where the games begin, their pitch and height.
    """
    left, logo, line, top, foot, tall, pitch, plate, name, under, ornament = rooms.home()
    layer = home.layer
    width = measures.width
    pattern = sheets.load("wallpaper")
    layer.append(sheets.grid(pattern, -(-width // 8), -(-measures.height // 16)))
    listed = home.over()
    fine = paint.zoom(home.group, 1)
    # Without a match to carry on with, the games stand in the middle.
    shift = 0 if measures.kind == 2 else (tall + 2) // 2
    at = top + shift
    if match:
        at = top + tall + (1 if measures.kind == 0 else 0)
        _match_plate(listed, match, left, top, tall)
    for number in range(len(games.GAMES)):
        y = at + number * pitch
        game = games.GAMES[number]
        paint.box(listed, left, y, width - left - 3, plate, game[games.PLATE])
        _emblem(listed, fine, game[games.EMBLEM], left + (3 if ornament else 1), y)
        if ornament:
            ornaments.draw(listed, game[games.EMBLEM], ornament, y)
    _headings(listed, name, at + 1, width - 3 - name, pitch, under)
    layer = home.over()
    if measures.kind == 2:
        # What scrolls goes under the head and the foot.
        paint.box(layer, 0, 0, width, top, _C_PLUM)
    word = sheets.load("logotype")
    layer.append(sheets.grid(word, 1, 1, (width - 113) // 2, logo, theme.ink(_C_GOLD)))
    paint.box(layer, (width - 113) // 2, line, 113, 1, _C_GOLD)
    tab = paint.box(layer, 0, top, left - 1, plate, _C_GOLD)
    arrow = paint.write(layer, (left - 6) // 2, top, _ARROW, theme.ink(_C_INK))
    _foot(layer, foot, home.app.handheld.buttons.count == 3)
    return (listed, fine, tab, arrow), (top, foot, tall, at, pitch, plate)


def _match_plate(layer, match, left, top, tall):
    game, deal, seat = match
    width = measures.width - left - 3
    paint.box(layer, left, top, width, tall, _C_CREAM)
    ink = theme.ink(_C_INK)
    two = tall > 18
    inset = 4 if measures.kind == 0 else 1
    most = (width - inset) // 6
    text = words.fit(_W_RESUME, most, words.say(games.find(game)[games.WORD]))
    paint.write(layer, left + inset, top + (0 if two else 1), text, ink)
    if two:
        text = games.term(game, games.RESUME, deal, seat) if deal else seat and words.say(_W_RESUME_TURN, seat)
        paint.write(layer, left + inset, top + tall - 11, text[:most], ink)


def _emblem(layer, fine, tile, x, y):
    """An emblem; where a plate has one line, in the display's own fine pixels, a group apart."""
    emblem = sheets.grid(sheets.load("emblems"), 1, 1, x, y)
    paint.tile(emblem, 0, tile)
    if measures.kind == 2:
        paint.move(emblem, 2 * x, 2 * y + 1)
        layer = fine
    layer.append(emblem)


def _headings(layer, x, y, width, pitch, under):
    """The name of each game as a Label and its players, under it or, where there is no room for two lines, beside."""
    count = len(games.GAMES)
    grid = GridLayout(x, y, width, pitch * count, (1, 2 * count) if under else (10, count))
    for number in range(count):
        game = games.GAMES[number]
        entry = catalogue.find(game[games.NAME])
        text = font.text(words.say(game[games.WORD]))
        label = Label(font.face, text=text, color=theme.palette[game[games.INK]])
        grid.add_content(label, (0, 2 * number if under else number), (1, 1))
        text = b"%d" % entry[1] if entry[1] == entry[2] else b"%d-%d" % (entry[1], entry[2])
        text = words.say(_W_PLAYERS, text) if under else _PERSON + text
        line = paint.write([], 0, 0, text, theme.ink(game[games.INK]))
        grid.add_content(line, (0, 2 * number + 1) if under else (7, number), (1, 1))
    laid.move(grid, layer)


def _foot(layer, y, three):
    paint.box(layer, 0, y, measures.width, measures.height + 1 - y, _C_PLUM_DARK)
    margin = 4 if measures.kind == 0 else 1
    if not three:
        paint.write(layer, margin, y, words.say(_W_PLAY), theme.ink(_C_GOLD, _C_PLUM_DARK))
    text = words.say(_W_HOLD_SETTINGS if three else _W_SETTINGS_HINT)
    paint.write(layer, measures.width + 1 - margin - 6 * len(text), y, text, theme.ink(_C_ROSE, _C_PLUM_DARK))
