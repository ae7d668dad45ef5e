"""What Nap's table shows of an act that was just made: a deal, a bid, a card. About 0.9 KB of heap."""

from micropython import const

from engine.contract import BID, DEAL, DEAL_END, NOBODY, PLAYED, TRICK, TRUMP
from parlour.app import forget

_W_LAST_BID = const(354)
_W_LAST_PASS = const(355)
_W_DEALT = const(356)
_W_LAST_ONE = const(374)

_TRICK = const(2)  # the table's mode
_LAID = const(2)  # what is due next: see nap
_OVER = const(3)

_PHASE_BID = const(2)
_MOVE_PASS = const(1)
_MOVE_BID = const(16)
_MOVE_CHALLENGE = const(48)


def tell(table, seat, move, events):
    """Show what just happened at a nap.Table; how long it stays: see parlour.sitting."""
    view = table.sitting.view
    card = winner = trump = NOBODY
    ended = False
    for event in events:
        kind = event[0]
        if kind == DEAL:
            return _deal(table, view, event)
        if kind == PLAYED:
            card = event[2]
        elif kind == TRICK:
            winner = event[1]
        elif kind == TRUMP:
            trump = event[2]
        elif kind == DEAL_END:
            ended = True
    if card == NOBODY:
        if move == _MOVE_PASS or _MOVE_BID <= move < _MOVE_CHALLENGE:
            return _bid(table, view, seat, move, events, ended)
        from parlour.tables import nap_more

        return nap_more.tell(table, seat, move, events)
    if table.mode != _TRICK:
        table.show_trick(view)
    else:
        table.trick.lay(view, seat, card, winner)
    if seat == table.home:
        table.hand.drop(card)
    table.due = _OVER if ended else _LAID
    table.trump = trump
    return 1 if winner == NOBODY else 2


def _deal(table, view, event):
    """The cards are dealt; who cut and how many he lifted (N10)."""
    names = table.sitting.names
    forget("parlour.tables.nap_cut")
    table.renew()
    table.talk.top.ask(names[view.dealer], _W_DEALT, names[(view.dealer - 1) % view.seats], event[3])
    return 1


def _bid(table, view, seat, move, events, ended):
    """A bid or a pass, and what all passing leads to."""
    names = table.sitting.names
    top = table.talk.top
    if move == _MOVE_PASS:
        top.ask(names[seat], _W_LAST_PASS)
    else:
        top.ask(names[seat], _W_LAST_BID, table.bids.name(move))
    for event in events:
        if event[0] == BID:
            table.bids.told(view, event[1], event[2], ended)
            if event[2] == _MOVE_BID:
                # All have passed, and one must play One by house rule (A4).
                top.ask(names[event[1]], _W_LAST_ONE)
    return 1 if view.phase == _PHASE_BID else 2
