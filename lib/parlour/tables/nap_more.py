"""What only some house rules of Nap bring to the table: a look at the card that lies there, the spare hand, the trump
that is named, a challenge. Loaded when the first of them is met. About 1.6 KB of heap."""

from micropython import const

from parlour import measures, paint, sheets, words

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
_W_LAST_CAUGHT = const(375)
_W_LAST_HONEST = const(376)

_NAP = const(5)
_MOVE_PEEP = const(3)
_MOVE_SPARE = const(4)
_MOVE_TRUMP = const(8)
_MOVE_CHALLENGE = const(48)
_CARD = const(128)
_EVENT_TRUMP = const(2)
_EVENT_SECRET = const(8)
_ROOM = const(30)  # pixels that the card on the table takes of the hand's


def lay(table):
    """Show or hide the card on the table at the right end of the hand, as far as the viewer knows it."""
    view = table.sitting.view
    more = table.part.more
    for thing in more:
        paint.hide(thing, not view.spares)
    if view.spares:
        sheets.face(more[1], view.seen)
    table.hand.room = measures.width - (_ROOM if view.spares else 0)


def row(view, move, stakes):
    """(name, wins, costs) of a row of the menu."""
    if move == _MOVE_PEEP:
        return words.say(_W_ROW_PEEP), 0, _fee(view)
    if move == _MOVE_SPARE:
        return words.say(_W_ROW_SPARE), view.gain[_NAP] * stakes, view.cost[_NAP] * stakes
    return _suit(move - _MOVE_TRUMP), 0, 0


def explain(view, move):
    """Three lines of help for a row."""
    if move == _MOVE_PEEP:
        costs = words.say(_W_HELP_PEEP_COSTS).split(b"|")[0 if _fee(view) else 1]
        return words.say(_W_HELP_PEEP), words.say(_W_HELP_PEEP_ONLY), costs
    return words.say(_W_HELP_SPARE if move == _MOVE_SPARE else _W_HELP_NAMED).split(b"|")


def _fee(view):
    """The chip that a look costs; a dealer may see the floater free by house rule (A11)."""
    return 0 if view.to_act == view.dealer and not view.dealer_pays else 1


def _suit(suit):
    """A suit in words and as its sign."""
    return words.say(_W_SUITS).split(b"|")[suit] + b" " + bytes((1 + suit,))


def tell(table, seat, move, events):
    """Show such an act; how long it stays."""
    view = table.sitting.view
    names = table.sitting.names
    if _MOVE_CHALLENGE <= move < _CARD:
        caught = events or view.watched
        # The cards of a deal that ends with it stay to be seen.
        if not table.sitting.ended:
            table.renew()
        table.top.ask(names[seat], _W_LAST_CAUGHT if caught else _W_LAST_HONEST, names[move - _MOVE_CHALLENGE])
        return 3
    for event in events:
        if event[0] == _EVENT_TRUMP:
            table.renew()
            table.top.ask(names[seat], _W_LAST_NAMED, _suit(event[2]))
            return 2
        if event[0] == _EVENT_SECRET:
            table.part.say(table, seat)
            table.part.take(table)
            if move == _MOVE_SPARE:
                table.part.stands(table)
            table.top.ask(names[seat], _W_LAST_SPARE if move == _MOVE_SPARE else _W_LAST_PEEP)
            return 2
    return 0
