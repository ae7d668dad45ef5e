"""How a sitting comes about: from a table that was set up, or from the store. About 0.9 KB of heap, let go then."""

from engine import record
from engine.chance import seed_words
from engine.contract import BadOption, BadRecord
from engine.match import Match
from engine.memory import let_go
from handheld.contract import MATCH
from parlour import keeping, kept
from parlour.sitting import Sitting


def begin(app, game, names, kinds, packed):
    """The Sitting of a new match: the game's name, a name and a kind for each seat, packed options."""
    low, high = seed_words(app.handheld.entropy(8))
    return _seated(Sitting(app, Match(game, len(names), packed, low, high), names, kinds))


def resume(app):
    """The Sitting of the match in the store; raises BadRecord when there is none that can be read."""
    data = app.handheld.store.read(MATCH)
    if not data:
        raise BadRecord("There is no saved match.")
    names, kinds, at = kept.seats(data)
    new = data[at : at + 3] == keeping.NEW
    match = _begun(data, at + 3, len(names)) if new else record.unpack(data[at:])
    if match.game.seats != len(names):
        raise BadRecord("This saved match is damaged.")
    # Nobody has seen a card of a match that is still to begin: whoever sits down now may.
    return _seated(Sitting(app, match, names, kinds, not new))


def _seated(sitting):
    """The sitting, with what stands before its record; what was needed to begin it goes out of memory."""
    sitting.head = keeping.head(sitting.names, sitting.kinds)
    for path in ("engine.record", "handheld.reading", "parlour.keeping"):
        let_go(path)
    return sitting


def _begun(data, at, seats):
    """The match that was still to begin."""
    game = kept.text(data, at)
    at += 1 + len(game)
    packed = kept.part(data, at)
    at += 1 + len(packed)
    if len(data) != at + 8:
        raise BadRecord("This saved match is damaged.")
    low, high = seed_words(data[at:])
    try:
        return Match(game, seats, packed, low, high)
    except BadOption:
        raise BadRecord("This saved match cannot be played.")
