"""What a game is: the class that every game extends, the words it shares, its errors.

A game is the state of one match without its history: `match.py` keeps the moves, undoes and saves.
Seats count from 0 clockwise; NOBODY stands for no seat. A move is one byte. What happened is told by
tuples of small ints that begin with one of the event numbers below.
"""

NOBODY = 255  # no seat; also "still thinking" from a machine opponent
KITTY = 254  # a payer or payee that is no seat (Nap)
BOARD = 253  # the same in Nain Jaune

MOST_MOVES = 64  # the room that `moves` needs in the bytearray handed to it

# Moves that mean the same in every game; a card move is CARD + the card.
MOVE_DEAL = 0
MOVE_PASS = 1
MOVE_DONE = 2
CARD = 128

# Events: (number, fields...). The fields are those of the referee's table, in its order.
DEAL = 0  # deal (its number from 1), dealer, cut (how many cards were lifted; 0: none)
BID = 1  # seat, bid (MOVE_PASS for a pass)
TRUMP = 2  # seat, suit
PLAYED = 3  # seat, card
TRICK = 4  # seat
PAY = 5  # from, to, chips, clause
DEAL_END = 6  # deal, seat (NOBODY where nobody won it)
MATCH_END = 7  # the winners, a bit a seat
SECRET = 8  # seat, what (a move's number), count: cards are never named
TAKE = 9  # seat, card, chips
SANS = 10  # seat, rank
ROLL = 11  # seat, die, die (0: none)
STEP = 12  # seat, number, point
LOST = 13  # seat, number, count
OUT = 14  # seat

# A clause is its number; A-clauses of the rules sheet lie above 100.
CLAUSE_A = 100


class ParlourError(Exception):
    """What a player or maker did wrong, in one clear sentence; nothing was changed."""


class IllegalMove(ParlourError):
    """The rules do not allow this move now."""


class CannotUndo(ParlourError):
    """The last move cannot be taken back."""


class BadOption(ParlourError):
    """An unknown option or value, or options that do not go together."""


class BadRecord(ParlourError):
    """A saved match that cannot be read: damaged, foreign or of another version."""


class Game:
    """One match of one game, as it stands.

    Every game has: `seats`; `to_act`, the seat that may move or NOBODY when the match is over;
    `phase`; `chance`, its Chance; `at_rest`, true between two deals (in Jacquet: before a throw),
    when the hidden cards are nobody's. And it has:

    moves(out): fill a bytearray of at least MOST_MOVES with the legal moves, ascending and unique; how many.

    play(move, events=None): make a legal move of the seat to act; append what happened to `events` when it is a
    list. Returns True when the move may be taken back while the same seat stays to act, False when it turned up
    something new (a deal, a throw, a card seen) or is final by the rules. Raises IllegalMove and changes nothing
    when the move is not legal.

    replay(move, events=None), in games that must search for what is legal: play a move that was legal here when it was
    made before, without a search.

    save(out): write the whole state into a bytearray; returns how many bytes (at most 250).

    load(data, start, stop): take the state from saved bytes; raises BadRecord when they cannot be a state of this
    game.

    view(seat, into=None): what `seat` may know (NOBODY: what all may know), in a new view or in one handed in. Hidden
    cards are cards.HIDDEN; their number stays. A view never shares bytes with a hidden part.
    """
