"""From a room to a match and back, and what went wrong on the way: what the new place does not need is taken out of
memory first. Loaded for that and let go with the rest; about 2 KB of heap meanwhile.
"""

import gc

from engine.contract import BadRecord
from engine.memory import let_go
from parlour import settings

# What is loaded anew by whoever needs it. The libraries and the forms would cost a match 17 KB and more.
_NOT_KEPT = (
    "engine.chance",
    "engine.match",
    "engine.options",
    "engine.record",
    "parlour.choices",
    "parlour.dusk",
    "parlour.games",
    "parlour.habits",
    "parlour.keeping",
    "parlour.kept",
    "parlour.loading",
    "parlour.moving",
    "parlour.offers",
    "parlour.payments",
    "parlour.rooms",
    "parlour.rows",
    "parlour.screens",
    "parlour.screens.curtain",
    "parlour.seating",
    "parlour.seldom",
    "parlour.sitting",
    "parlour.tables",
    "adafruit_display_text",
    "adafruit_displayio_layout",
)


def begin(app, *match):
    """Sit down at a new match (seating.begin: game, names, kinds, options): in a fresh heap, if it is kept."""
    from parlour import keeping

    if _may_restart(app) and keeping.save_new(app.handheld, *match) is None:
        _restart(app, "/table.py")
    app.sit(*match)


def carry_on(app):
    """Sit down at the match in the store: in a fresh heap, where that can be had."""
    _restart(app, "/table.py")
    app.sit()


def _may_restart(app):
    return not settings.lost and app.handheld.may_restart()


def _restart(app, program):
    """Go on in a fresh heap; comes back only where that cannot be."""
    # What rooms and libraries leave behind in this one, names and gaps, would cost a match several KB.
    if _may_restart(app):
        app.handheld.restart(program)


def move(app, match):
    """Sit down at a match: what `begin` takes, or nothing for the one in the store; an empty name leads home. By the
    loop alone."""
    home = len(match) == 1
    if home and app.sitting is not None:
        _restart(app, "/code.py")
    drop(app, match[0] if match else "")
    damaged = False
    if not home:
        from parlour import seating

        try:
            app.sitting = seating.begin(app, *match) if match else seating.resume(app)
        except BadRecord:
            damaged = True
        else:
            for path in ("engine.catalogue", "parlour.kept", "parlour.seating"):
                let_go(path)
            app.sitting.seldom("open_table")
            return
    from parlour.screens.home import Home

    app.show(Home(app, damaged))


def fail(app):
    """Something went wrong: the player gets one sentence, the match stays in the store."""
    drop(app)
    from parlour.screens.fault import Fault

    app.show(Fault(app))


def drop(app, kept=""):
    """Take all screens, the match and its modules out of memory, and all games but `kept`."""
    from engine import catalogue

    app.sitting = None
    app.clear()
    for entry in catalogue.GAMES:
        if entry[0] != kept:
            catalogue.drop(entry[0])
    for path in _NOT_KEPT:
        let_go(path)
    gc.collect()
