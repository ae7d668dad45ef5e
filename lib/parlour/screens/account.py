"""The pages of the scores, drawn all at once. Loaded for that alone: about 2.5 KB of heap."""

import displayio
from micropython import const

from parlour import games, measures, paint, payments, rooms, theme, words

_W_SO_FAR = const(181)
_W_BEFORE = const(183)
_W_CHANGE = const(184)
_W_NOW = const(185)
_W_MORE = const(188)
_W_TO_HOME = const(189)
_W_BACK = const(190)
_W_THE_END = const(199)
_W_WINS = const(203)
_W_WIN = const(204)
_W_AND = const(205)
_W_PRESS_A = const(206)
_W_PRESS_B = const(207)

_C_INK = const(0)
_C_CREAM = const(2)
_C_GAIN = const(5)
_C_LOSS = const(6)
_C_NOTES = const(7)
_C_LINES = const(8)
_C_TINTED = const(10)
_C_FELT_DARK = const(28)

_CROWN = b"\x15"


def _places():
    """right ends of the columns before, change and now; foot y; least and most height of a row of chips."""
    return ((88, 124, 158, 117, 9, 14), (66, 92, 119, 109, 9, 14), (66, 92, 119, 57, 9, 12))[measures.kind]


def pages(app, sitting, title):
    """The pages of a sitting's scores as a list of Groups; `title`: what became of the deal, in the middle of one
    empty."""
    three = app.handheld.buttons.count == 3
    _, _, _, foot, least, most = _places()
    lines = payments.lines(sitting)
    parts = payments.pages(sitting, len(lines), foot - 11, least, most)
    out = []
    for part in parts:
        layer = displayio.Group(scale=measures.scale)
        out.append(layer)
        paint.box(layer, 0, 0, measures.width, measures.height + 1, _C_CREAM)
        first, stop, _, last, _ = part
        _head(layer, sitting, title, first < 0)
        if len(out) < len(parts):
            text = words.say(_W_MORE)
        elif not title:
            text = words.say(_W_BACK)
        else:
            text = words.say(_W_TO_HOME) if sitting.over() else _term(sitting, games.NEXT)
        line = rooms.foot(layer, foot, _C_FELT_DARK)
        paint.say(line, text if three else words.say(_W_PRESS_A, text))
        if title and not three:
            text = words.say(_W_PRESS_B, _term(sitting, games.TABLE))
            _right(layer, measures.width - 2, foot, text, _C_CREAM)
        y = 11
        for number in range(max(first, 0), stop):
            text, clause = lines[number]
            paint.write(layer, 2, y, text, theme.ink(_C_INK, _C_CREAM))
            _right(layer, measures.width - 2, y, clause, _C_NOTES)
            y += 10
        if last:
            _chips(layer, sitting, y, part)
    return out


def _head(layer, sitting, title, standing):
    if standing:
        plate = words.say(_W_THE_END)
        title = _winners(sitting)
    else:
        plate = _term(sitting, games.DEAL)
        title = title or words.say(_W_SO_FAR)
        if len(plate) + len(title) >= measures.columns:
            # What became of the deal goes before the word for it.
            plate = b"%d" % sitting.deal
    rooms.head(layer, plate, title, _C_FELT_DARK)


def _term(sitting, place):
    """How the game itself calls it."""
    return games.term(sitting.match.name, place, sitting.deal)


def _winners(sitting):
    """Who won the match."""
    names = [sitting.names[seat] for seat in range(len(sitting.names)) if sitting.winners >> seat & 1]
    if len(names) == 1:
        return words.say(_W_WINS, names[0])
    text = names[0]
    for name in names[1:]:
        text = words.say(_W_AND, text, name)
    return words.say(_W_WIN, text)


def _chips(body, sitting, y, part):
    """The head of the table and the rows of some seats, or places of the final standing."""
    standing, _, seat, last, pitch = part
    standing = standing < 0
    before, change, now, _, _, _ = _places()
    width = measures.width
    chips = sitting.view.chips
    paint.box(body, 0, y, width, 10, _C_LINES)
    text = _term(sitting, games.CHIPS)
    had = words.say(_W_BEFORE)
    if standing or before - 6 * (len(text) + len(had)) > 4:
        paint.write(body, 2, y, text, theme.ink(_C_INK))
    if not standing:
        _right(body, before, y, had, _C_INK)
        _right(body, change, y, words.say(_W_CHANGE), _C_INK)
    _right(body, now, y, words.say(_W_NOW), _C_INK)
    y += 10
    order = list(range(len(sitting.names)))
    if standing:
        # The seat makes the key total.
        order.sort(key=lambda each: (-chips[each], each))
    for place in range(seat, last):
        each = order[place]
        won = sitting.winners >> each & 1 if standing else each == sitting.winner and sitting.ended
        if won:
            paint.box(body, 0, y, width, pitch - 1, _C_TINTED)
        else:
            paint.box(body, 0, y + pitch - 1, width, 1, _C_LINES)
        top = y + (pitch - 10) // 2
        had = sitting.before[each]
        name = sitting.names[each]
        space = (before - 4) // 6
        if standing:
            name = name + b" " + _CROWN if won else name
        else:
            text = b"%d" % had
            space -= len(text)
            _right(body, before, top, text, _C_NOTES)
            if chips[each] != had:
                gain = chips[each] > had
                text = b"+%d" % (chips[each] - had) if gain else b"%d" % (chips[each] - had)
                _right(body, change, top, text, _C_GAIN if gain else _C_LOSS)
        paint.write(body, 2, top, name[:space], theme.ink(_C_INK))
        _right(body, now, top, b"%d" % chips[each], _C_INK)
        y += pitch


def _right(layer, end, y, text, colour):
    if text:
        paint.write(layer, end - 6 * len(text), y, text, theme.ink(colour))
