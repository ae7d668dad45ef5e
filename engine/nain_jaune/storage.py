"""The state of a table of Nain Jaune as bytes: 31 and 2 a seat between deals, up to 96 more during one.

chance (8), phase, to_act, dealer, deal (4), last, run, members, broken, claim,
    winners, board (5 x 2), chips (2 a seat);
during a deal: who holds each card (26 bytes, 4 bits a card), the ranks that each seat lacks (2 a seat),
where the run begins, the cards laid

`reading` takes them back. In memory while a state is written, once a deal.
"""

from struct import pack_into

from micropython import const

from engine.nain_jaune.board import PACK

_HEAD = const(31)
_BOARD_PLACE = const(21)
_PHASE_PLAY = const(1)


def save(table, out):
    """Write the state of a rules.Table into a bytearray; returns how many bytes."""
    table.chance.save(out, 0)
    pack_into(
        "<BBBIBBBBBB",
        out,
        8,
        table.phase,
        table.to_act,
        table.dealer,
        table.deal,
        table.last,
        table.run,
        table.members,
        table.broken,
        table.claim,
        table.winners,
    )
    for place in range(5):
        pack_into("<H", out, _BOARD_PLACE + 2 * place, table.board[place])
    at = _HEAD
    for amount in table.chips:
        pack_into("<H", out, at, amount)
        at += 2
    if table.phase != _PHASE_PLAY:
        return at
    where = table.where
    for place in range(26):
        out[at] = where[PACK[place * 2]] | where[PACK[place * 2 + 1]] << 4
        at += 1
    for ranks in table.void:
        pack_into("<H", out, at, ranks)
        at += 2
    out[at] = table.begun
    at += 1
    for place in range(table.laid):
        out[at] = table.pile[place]
        at += 1
    return at
