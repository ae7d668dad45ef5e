"""What Nain Jaune's table says in words: what is asked, what happened, what a run would bring. About 1.2 KB of heap."""

from micropython import const

from engine.contract import DEAL_END, NOBODY, OUT, PAY, PLAYED, SANS, TAKE
from parlour import words

_W_RANKS = const(1)
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
_W_NJ_SAID_GO = const(511)
_W_NJ_SAID_SANS = const(512)
_W_NJ_SAID_PASSES = const(513)
_W_NJ_SAID_TAKES = const(514)
_W_NJ_SAID_ALL = const(515)
_W_NJ_SAID_KING = const(516)
_W_NJ_SAID_FORGOT = const(517)
_W_NJ_SAID_DONE = const(518)
_W_NJ_SAID_SKIPS = const(519)
_W_NJ_SAID_OUT = const(520)
_W_NJ_HEADING = const(530)
_W_NJ_HEADING_OPERA = const(531)

_KING = const(13)
_NAME = const(4)  # letters of a name that stay beside the cards
_RANKS = const(8)  # letters that the cards have, where the name is longer
_CLAUSE_FORGOT = const(13)


# The ranks as the cards show them, ace first, in the language that is spoken.
_ranks = []


def renew():
    """Speak the language that is loaded now."""
    _ranks[:] = words.say(_W_RANKS).split(b" ")


def rank(low):
    """A rank, 1..13, as the cards show it."""
    return _ranks[low - 1]


def asked(view, room, whose):
    """What is asked of the seat to act; `whose`: the seat that the device's holder plays for."""
    if view.run == 0:
        # A seat without cards is still to claim the stake that its last one reached.
        return words.fit(_W_NJ_ASK_OPEN if view.counts[view.to_act] else _W_NJ_ASK_LAST, room)
    if whose != view.to_act:
        return words.fit(_W_NJ_ASK_LACKS, room, rank(view.run + 1))
    if view.counts[view.to_act] == 0:
        return words.fit(_W_NJ_ASK_LAST, room)
    return words.fit(_W_NJ_ASK_SANS, room, rank(view.run + 1))


def lay(view, room):
    """The rank that must be laid, in words."""
    return words.say(_W_NJ_ASK_LAY).split(b"\n")[view.run - 1][:room]


def takes(view, card, room):
    """What laying a card takes from the board; empty for other cards."""
    chips = view.stake_of(card)
    return words.fit(_W_NJ_TAKES, room, words.card(card), chips) if chips else b""


def gain(view, card, last, room):
    """What a run from a card to rank `last` takes, with the best suits of the hand."""
    chips = view.stake_of(card)
    for place in range(view.counts[view.seat]):
        other = view.hand[place]
        if card & 15 < other & 15 <= last:
            chips += view.stake_of(other)
    return words.fit(_W_NJ_GAIN, room, chips) if chips else b""


def run(low, last, room):
    """A run from rank to rank and where it stops."""
    if last == _KING:
        return words.fit(_W_NJ_RUN_KING, room, rank(low))
    if low == last:
        return words.fit(_W_NJ_RUN_ONE, room, rank(low), rank(last + 1))
    return words.fit(_W_NJ_RUN, room, rank(low), rank(last), rank(last + 1))


def go(name, ranks, room):
    """The ranks that a seat has laid in one go, the last ones when not all fit."""
    name = name[: max(_NAME, room - _RANKS)]
    start = len(ranks)
    left = room + 1 - len(words.say(_W_NJ_SAID_GO, name, b""))
    while start and left > len(_ranks[ranks[start - 1] - 1]):
        start -= 1
        left -= 1 + len(_ranks[ranks[start] - 1])
    if start == len(ranks):
        return b""
    return words.say(_W_NJ_SAID_GO, name, b" ".join([_ranks[ranks[place] - 1] for place in range(start, len(ranks))]))


def remark(view, names, seat, events, room, was):
    """What an act came to, in a few words; `was`: the seat that had laid the last card before. b"" for a plain card."""
    text = b""
    played = NOBODY
    ended = False
    for event in events:
        kind = event[0]
        if kind == TAKE:
            text = words.fit(_W_NJ_SAID_TAKES, room, words.card(event[2]), event[3])
        elif kind == PAY and event[4] == _CLAUSE_FORGOT:
            text = words.fit(_W_NJ_SAID_FORGOT, room, names[seat], event[3])
        elif kind == PLAYED:
            played = event[2]
        elif kind == SANS:
            number = _W_NJ_SAID_SANS if was == seat else _W_NJ_SAID_PASSES
            text = words.fit(number, room, rank(event[2]), names[seat])
            if view.to_act == view.last and view.phase == 1:
                if view.run:
                    text = words.fit(_W_NJ_SAID_SKIPS, room, rank(view.run + 1))
                else:
                    text = words.fit(_W_NJ_SAID_ALL, room, names[view.to_act])
        elif kind == DEAL_END:
            ended = True
        elif kind == OUT:
            return words.fit(_W_NJ_SAID_OUT, room, names[event[1]])
    if ended:
        return words.fit(_W_NJ_SAID_DONE, room)
    if not text and played & 15 == _KING and played != NOBODY:
        return words.fit(_W_NJ_SAID_KING, room, names[seat])
    return text


def heading(sitting, opera):
    """What the deal came to."""
    name = sitting.names[sitting.winner]
    return words.say(_W_NJ_HEADING_OPERA if opera else _W_NJ_HEADING, name)
