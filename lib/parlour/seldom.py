"""What a sitting does seldom: it begins, pauses, shows scores, settings, its table at first and behind these.

Parts of sitting.Sitting, whose things they use; Sitting.seldom loads them for that alone: 2 KB of heap less in play.
"""

import sys

from micropython import const

from engine import memory
from engine.contract import MOST_MOVES, NOBODY
from handheld.contract import MATCH
from parlour import words

# Stages of the sitting.
_RESTING = const(0)
_THINKING = const(1)

# The moves that a table made anew tells again: at least a trick of seven seats, or all ranks that one seat can lay.
_TOLD_AGAIN = const(14)

_LONG = const(60000)  # milliseconds that the cards of a finished deal may be looked at


def begin(sitting, app, match, names, kinds, resumed):
    """Fill a new sitting; see there."""
    from engine.catalogue import find

    sitting.app = app
    sitting.match = match
    sitting.names = names
    sitting.kinds = kinds
    sitting.secret = find(match.name)[3]
    sitting.events = []
    sitting.payments = []
    sitting.before = list(match.game.chips)
    sitting.deal = 0
    sitting.winner = NOBODY
    sitting.winners = 0
    sitting.ended = False
    sitting.view = match.view(NOBODY)
    sitting.legal = bytearray(MOST_MOVES)
    sitting.count = 0
    sitting.past = b""
    sitting.table = None
    sitting.veiled = NOBODY
    sitting._since = sitting._pause = 0
    sitting._unsaved = None  # why the match could not be kept the last time
    sitting._told = False  # that it could not be kept
    sitting._fresh = False  # a turn was finished since it was kept
    sitting._bots = [None] * 3  # one a level for all its seats: it keeps nothing from one choice to the next
    sitting._chances = [None] * 3  # what each of them draws from
    sitting._seen = None  # what the last of them was shown
    sitting._machine = bytearray(MOST_MOVES)
    sitting._stage = _RESTING
    persons = [seat for seat in range(len(kinds)) if not kinds[seat]]
    sitting.people = len(persons)
    if resumed:
        _recall(sitting)
    elif len(persons) == 1:
        match.look(persons[0])
    sitting.renew()
    words.take(match.name)


def _recall(sitting):
    """Play the last deal over, to know again what was paid in it."""
    match = sitting.match
    match.rewind()
    sitting.before = list(match.game.chips)
    for place in range(match.count):
        if not sitting.secret:
            sitting.renew()
        del sitting.events[:]
        match.game.play(match.log[place], sitting.events)
        sitting.note()
    del sitting.events[:]


def pause(sitting):
    """Lay pause over what is shown."""
    make_room(sitting)
    from parlour.screens.pause import Pause

    sitting.app.lay(Pause(sitting.app, sitting))


def scores(sitting):
    """Show what the last deal paid, and every seat's chips; the table makes room. For app.after, as all below."""
    app = sitting.app
    make_room(sitting)
    title = sitting.table.heading() if sitting.ended else b""
    sitting.table = None
    app.clear()
    from parlour.screens.scores import Scores

    app.show(Scores(app, sitting, title))


def settings(sitting):
    """Show the settings in pause's place; where the table is, it makes room."""
    app = sitting.app
    if sitting.table is None:
        app.lift()
    else:
        sitting.table = None
        app.clear()
    from parlour.screens.settings import Settings

    app.lay(Settings(app))


def look_back(sitting):
    """The scores or settings are put away: the table is shown as it was seen before them, and play goes on; or the
    scores of a deal come again, after a minute or on A."""
    kind = _make_way(sitting)
    sitting.table = _as_it_was(sitting, kind)
    sitting.past = b""
    if sitting.veiled != NOBODY:
        sitting.curtain(sitting.veiled)
    elif not sitting.ended:
        sitting.rest(0)
        sitting.go_on()


def next_deal(sitting):
    """The scores of a deal have been seen."""
    sitting.ended = False
    if sitting.over():
        sitting.app.handheld.store.write(MATCH, b"")
        sitting.app.leave()
        return
    open_table(sitting)
    if sitting.people != 1:
        sitting.match.veil()
        sitting.redraw()


def open_table(sitting):
    """Show the table and let the game go on."""
    kind = _make_way(sitting)
    sitting.past = b""
    sitting.table = _new(sitting, kind)
    sitting.rest(0)


def make_room(sitting):
    """Let the machine opponents go, for what lies over the table; they come again when they have to think."""
    if sitting._stage == _THINKING:
        sitting.rest(0)
    sitting._bots = [None] * 3
    sitting._seen = None
    name = sitting.match.name
    for part in getattr(sys.modules["engine." + name], "OF_BOT", ("bot",)):
        memory.forget(name, part)


def _make_way(sitting):
    """Take all screens away; gives the class of the game's table."""
    sitting.app.clear()
    path = "parlour.tables." + sitting.match.name
    __import__(path)
    sitting.rest(_LONG)
    return sys.modules[path].Table


def _new(sitting, kind):
    """A table that shows the view."""
    sitting.renew()
    found = kind(sitting.app, sitting)
    sitting.app.show(found)
    found.renew()
    return found


def _as_it_was(sitting, kind):
    """A table that shows the view as it was some moves before, and has told these again."""
    match = sitting.match
    game = match.game
    ended = sitting.ended
    sitting.ended = False
    start = max(0, match.count - _TOLD_AGAIN)
    match.rewind()
    play = getattr(game, "replay", game.play)
    for place in range(start):
        play(match.log[place])
    found = _new(sitting, kind)
    for place in range(start, match.count):
        seat = game.to_act
        events = []
        play(match.log[place], events)
        sitting.ended = ended and place == match.count - 1
        sitting.renew()
        found.tell(seat, match.log[place], events)
        # What followed from it.
        found.tick(0)
    sitting.ended = ended
    return found
