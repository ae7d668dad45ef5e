"""How a sitting opens its table: at first, and anew when it made room for the scores.

Functions for sitting.Sitting that are loaded when they are needed and let go then: 1.2 KB of heap less in play.
"""

import sys

from micropython import const

from engine.contract import MOST_MOVES, NOBODY
from parlour import words

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


def table(sitting, again):
    """Show the table, a new one; see Sitting.open."""
    app = sitting.app
    match = sitting.match
    sitting.table = None
    app.clear()
    path = "parlour.tables." + match.name
    __import__(path)
    kind = sys.modules[path].Table
    sitting.rest(_LONG)
    if not again:
        sitting.past = b""
    found = _as_it_was(sitting, kind) if again else _new(sitting, kind)
    sitting.table = found
    sitting.past = b""
    if not again:
        if match.viewer != NOBODY and sitting.people != 1:
            match.veil()
            sitting.redraw()
        sitting.rest(0)
    elif sitting.veiled != NOBODY:
        sitting.curtain(sitting.veiled)
    elif not sitting.ended:
        sitting.go_on()


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
    for place in range(start):
        game.play(match.log[place])
    found = _new(sitting, kind)
    for place in range(start, match.count):
        seat = game.to_act
        events = []
        game.play(match.log[place], events)
        sitting.ended = ended and place == match.count - 1
        sitting.renew()
        found.tell(seat, match.log[place], events)
        # What followed from it.
        found.tick(0)
    sitting.ended = ended
    return found
