"""Keeps the settings, and behind them who sat where the last time and by which house rules, for each game.

For each game: its place in the catalogue, number of seats; for each seat its kind, its name (length and bytes); the
packed options (length and bytes). At most some 120 bytes a game. About 0.8 KB of heap while set-up is open.
"""

from handheld.contract import SETTINGS
from parlour import settings
from parlour.keeping import MOST_NAME


def keep(app):
    """Keep the tables of app.tables, with those that are kept of other games; what did not change is not written."""
    from engine.catalogue import GAMES

    out = bytearray()
    for number in range(len(GAMES)):
        game = GAMES[number][0]
        table = app.tables.get(game) or recall(app, game)
        if table:
            names, kinds, packed = table
            out.append(number)
            out.append(len(names))
            for seat in range(len(names)):
                out.append(kinds[seat])
                out.append(len(names[seat]))
                out.extend(names[seat])
            out.append(len(packed))
            out.extend(packed)
    if bytes(out) != settings.habits:
        settings.habits = bytes(out)
        save(app.handheld)


def save(handheld):
    """Keep the settings and habits; False when the store cannot take them."""
    data = bytes((settings.VERSION, settings.COUNT)) + settings.values + settings.habits
    settings.lost = handheld.store.write(SETTINGS, data) is not None
    return not settings.lost


def recall(app, game, options=0):
    """(names, kinds, packed options) of a game's last table; None when there is none, or not of so many options."""
    try:
        return _find(settings.habits, game, options)
    except IndexError:
        return None


def _find(data, game, options):
    from engine.catalogue import GAMES

    at = 0
    while at < len(data):
        entry = GAMES[data[at]]
        names = []
        kinds = bytearray()
        count = data[at + 1]
        at += 2
        for _ in range(count):
            kinds.append(data[at] & 3)
            length = data[at + 1]
            names.append(bytes(data[at + 2 : at + 2 + min(length, MOST_NAME)]))
            at += 2 + length
        length = data[at]
        packed = bytearray(data[at + 1 : at + 1 + length])
        at += 1 + length
        if entry[0] == game:
            whole = entry[1] <= count <= entry[2] and len(packed) == (options or length)
            return (names, kinds, packed) if whole and min(names) else None
    return None
