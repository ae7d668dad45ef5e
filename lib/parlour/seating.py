"""How a sitting comes about: from a table that was set up, or from the store. About 0.6 KB of heap."""

from engine.chance import seed_words
from engine.contract import BadRecord
from engine.match import Match
from parlour import keeping
from parlour.sitting import Sitting


def begin(app, game, names, kinds, packed):
    """The Sitting of a new match: the game's name, a name and a kind for each seat, packed options."""
    low, high = seed_words(app.handheld.entropy(8))
    return Sitting(app, Match(game, len(names), packed, low, high), names, kinds)


def resume(app):
    """The Sitting of the match in the store; raises BadRecord when there is none that can be read."""
    kept = keeping.load(app.handheld)
    if kept is None:
        raise BadRecord("There is no saved match.")
    # Nobody has seen a card of a match that is still to begin: whoever sits down now may.
    return Sitting(app, kept[0], kept[1], kept[2], not kept[3])
