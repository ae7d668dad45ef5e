"""What the seat to act chooses at Nain Jaune's table: a card, to pass, to stop or to collect; and what is said of it.

Functions of a nain_jaune.Table: `move` is the one chosen that is no card, or 255; `stops`: the seat may stop at will;
`holds`: whose hand is spread out for its turn, or 255. About 1.6 KB of heap.
"""

from micropython import const

from handheld.contract import DOWN, RIGHT, UP
from parlour import paint, settings, words
from parlour.tables.nain_jaune_talk import rank

_W_NJ_ASK_LAY = const(500)
_W_NJ_ASK_OPEN = const(501)
_W_NJ_ASK_SANS = const(502)
_W_NJ_ASK_LACKS = const(503)
_W_NJ_ASK_LAST = const(504)
_W_NJ_TAKES = const(506)
_W_NJ_GAIN = const(507)
_W_NJ_RUN = const(508)
_W_NJ_RUN_KING = const(509)
_W_NJ_RUN_ONE = const(510)
_W_NJ_PRESS = const(525)
_W_NJ_REMINDER = const(526)
_W_NJ_STOP = const(527)

_PASS = const(1)
_CLAIM = const(3)
_STOP = const(4)
_CARD = const(128)
_NONE = const(255)
_KING = const(13)

_OPTION_COLLECT = const(3)


def ask(table, view):
    """The seat to act must choose among sitting.legal."""
    sitting = table.sitting
    legal = sitting.legal
    count = sitting.count
    wanted = _NONE
    table.stops = False
    table.move = _NONE
    for place in range(count):
        card = legal[place] - _CARD
        if legal[place] == _STOP:
            table.stops = True
        elif view.run and card > 0 and view.stake_of(card):
            wanted = card
    if legal[count - 1] < _CARD:
        table.move = _PASS
        if count == 1 and settings.values[settings.PASSES]:
            sitting.play(_PASS)
            return
        count = 0
    elif table.holds != view.to_act:
        table.hand.take(view)
        table.holds = view.to_act
    table.hand.allow(legal, count, view.run == 0, wanted)
    prompt(table, view)


def prompt(table, view):
    """Say what is asked, and what the choice would bring."""
    talk = table.talk
    hand = table.hand
    stops = table.move == _STOP
    name = talk.names[view.to_act]
    card = hand.chosen()
    last = 0
    table.show.point(view, card, stops)
    room = talk.top.beside(name)
    hint = b""
    if card == _NONE:
        room -= 2
        hint = words.say(_W_NJ_PRESS)
        if stops:
            text = words.fit(_W_NJ_STOP, room, rank(view.run + 1))
        elif view.run == 0:
            # A seat without cards is still to claim the stake that its last one reached.
            text = words.fit(_W_NJ_ASK_OPEN if view.counts[view.to_act] else _W_NJ_ASK_LAST, room)
        elif view.seat != view.to_act:
            text = words.fit(_W_NJ_ASK_LACKS, room, rank(view.run + 1))
        elif view.counts[view.to_act] == 0:
            text = words.fit(_W_NJ_ASK_LAST, room)
        else:
            text = words.fit(_W_NJ_ASK_SANS, room, rank(view.run + 1))
    elif view.run:
        text = words.line(_W_NJ_ASK_LAY, view.run - 1)[:room]
    else:
        low = card & 15
        last = low + view.run_from(card) - 1
        text = words.fit(_W_NJ_ASK_OPEN, room)
        wide = talk.letters if talk.lines else room
        if last == _KING:
            run = words.fit(_W_NJ_RUN_KING, wide, rank(low))
        elif low == last:
            run = words.fit(_W_NJ_RUN_ONE, wide, rank(low), rank(last + 1))
        else:
            run = words.fit(_W_NJ_RUN, wide, rank(low), rank(last), rank(last + 1))
        if talk.lines:
            # It stands where it was said what came of the last action.
            paint.say(talk.lines[-1], run)
        else:
            text = run
    hand.mark(last)
    space = talk.room(name, text)
    if card != _NONE:
        hint = _gain(view, card, last, space)
    if by_hand(view) and (card == _NONE or not hint):
        # All through one's run: it tells nothing about whether there is something to collect.
        hint = words.fit(_W_NJ_REMINDER, space)
    talk.say(name, text, hint)


def _gain(view, card, last, room):
    """What a card takes from the board, or a run from it up to rank `last` with the best suits of the hand; may be
    empty."""
    chips = view.stake_of(card)
    if last == 0:
        return words.fit(_W_NJ_TAKES, room, words.card(card), chips) if chips else b""
    for place in range(view.counts[view.seat]):
        other = view.hand[place]
        if card & 15 < other & 15 <= last:
            chips += view.stake_of(other)
    return words.fit(_W_NJ_GAIN, room, chips) if chips else b""


def by_hand(view):
    """Whether the seat to act is in its own run and stakes are collected by hand (C4)."""
    return view.options[_OPTION_COLLECT] and view.last == view.to_act


def press_b(table, view):
    """B in one's own run, where stakes are collected by hand: take that of the card just laid, if there is one (C4).
    False where B means something else."""
    if not by_hand(view):
        return False
    sitting = table.sitting
    for place in range(sitting.count):
        if sitting.legal[place] == _CLAIM:
            sitting.play(_CLAIM)
            break
    return True


def step(table, action, three):
    """An arrow: another card, or to stop. False at the end."""
    hand = table.hand
    way = 1 if action == RIGHT or action == DOWN else -1
    if table.move == _PASS:
        return False
    if not three and (action == UP or action == DOWN):
        return hand.wide.leap(hand, way) if hand.wide else False
    if table.move == _STOP:
        if way > 0:
            return False
        table.move = _NONE
        return hand.step(-1)
    if hand.step(way):
        return True
    if way < 0 or not table.stops:
        return False
    table.move = _STOP
    hand.choose(_NONE)
    return True
