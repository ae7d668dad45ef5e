"""What only some house rules of Nap bring to the table: a look at the card that lies there, the spare hand, the trump
that is named, cards that are changed, a challenge. Loaded when the first of them is met. About 1.6 KB of heap."""

from micropython import const

from engine.contract import SECRET, TRUMP
from parlour import words
from parlour.tables import nap_say

_W_ROW_PEEP = const(382)
_W_ROW_SPARE = const(383)
_W_SUITS = const(389)
_W_HELP_PEEP = const(390)
_W_HELP_PEEP_COSTS = const(391)
_W_HELP_PEEP_ONLY = const(392)
_W_HELP_SPARE = const(393)
_W_HELP_NAMED = const(398)
_W_LAST_NAMED = const(359)
_W_LAST_PEEP = const(365)
_W_LAST_SPARE = const(366)
_W_LAST_CHANGE = const(367)
_W_LAST_NO_CHANGE = const(368)
_W_LAST_SWAP = const(369)
_W_LAST_KEEP = const(373)
_W_LAST_CAUGHT = const(375)
_W_LAST_HONEST = const(376)

_NAP = const(5)
_PHASE_PLAY = const(4)
_MOVE_PEEP = const(3)
_MOVE_SPARE = const(4)
_MOVE_TRUMP = const(8)
_MOVE_CHALLENGE = const(48)
_CARD = const(128)
_SWAP = const(6)
_THROW = const(7)
_DRAW = const(12)


def row(view, move):
    """(name, wins, costs) of a row of the menu."""
    if move == _MOVE_PEEP:
        return words.say(_W_ROW_PEEP), 0, _fee(view)
    if move == _MOVE_SPARE:
        stakes = nap_say.stakes(view)
        return words.say(_W_ROW_SPARE), view.gain[_NAP] * stakes, view.cost[_NAP] * stakes
    return _suit(move - _MOVE_TRUMP), 0, 0


def explain(view, move):
    """Three lines of help for a row."""
    if move == _MOVE_PEEP:
        costs = words.say(_W_HELP_PEEP_COSTS).split(b"|")[0 if _fee(view) else 1]
        return words.say(_W_HELP_PEEP), words.say(_W_HELP_PEEP_ONLY), costs
    if move == _MOVE_SPARE:
        return words.say(_W_HELP_SPARE).split(b"|")
    return words.say(_W_HELP_NAMED).split(b"|")


def _fee(view):
    """The chip that a look costs; a dealer may see the floater free by house rule (A11)."""
    return 0 if view.to_act == view.dealer and not view.dealer_pays else 1


def _suit(suit):
    """A suit in words and as its sign."""
    return words.say(_W_SUITS).split(b"|")[suit] + b" " + bytes((1 + suit,))


def tell(table, seat, move, events):
    """Show an act that is no bid and no card; how long it stays."""
    view = table.sitting.view
    names = table.sitting.names
    top = table.talk.top
    if _MOVE_CHALLENGE <= move < _CARD:
        caught = events or view.watched
        table.renew()
        top.ask(names[seat], _W_LAST_CAUGHT if caught else _W_LAST_HONEST, names[move - _MOVE_CHALLENGE])
        return 3
    for event in events:
        if event[0] == TRUMP:
            table.renew()
            top.ask(names[seat], _W_LAST_NAMED, _suit(event[2]))
            return 2
        if event[0] == SECRET:
            return _tell_secret(table, seat, event)
    return 0


def _tell_secret(table, seat, event):
    """A secret act: all see that it was done, and how many cards."""
    name = table.sitting.names[seat]
    top = table.talk.top
    what = event[2]
    view = table.sitting.view
    top.pool(view.kitty)
    if view.phase < _PHASE_PLAY:
        table.bids.said.renew(view, table.home)
        table.hand.take(view, table.home, table.places.bidding)
    if what == _THROW:
        return 0
    if what != _MOVE_PEEP:
        table.bids.stands(view)
    if what == _DRAW:
        if event[3]:
            top.ask(name, _W_LAST_CHANGE, event[3])
        else:
            top.ask(name, _W_LAST_NO_CHANGE)
        return 3
    if what == _MOVE_PEEP:
        top.ask(name, _W_LAST_PEEP)
    elif what == _MOVE_SPARE:
        top.ask(name, _W_LAST_SPARE)
    else:
        top.ask(name, _W_LAST_SWAP if what == _SWAP else _W_LAST_KEEP)
    return 2
