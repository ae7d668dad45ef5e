"""How a deal of Nain Jaune begins (Y3-Y6, Y18, C8, C9, C11). On a board loaded for each deal and forgotten after it."""

from micropython import const

from engine.contract import BOARD, DEAL, PAY
from engine.nain_jaune.board import PACK

# Cards for each seat by the number of seats in the match (Y5; two: C9).
_CARDS_EACH = b"\x00\x00\x16\x0f\x0c\x09\x08\x07\x06"

_PHASE_PLAY = const(1)


def deal(table, events):
    """Gather the cards (Y18), place the stakes (Y4), shuffle and deal (Y5, C11); the seat after the dealer begins (Y9,
    C1)."""
    following = table.following
    chips = table.chips
    table.seat_members()
    table.rest()
    table.deal += 1
    if events is not None:
        events.append((DEAL, table.deal, table.dealer, 0))
    opener = seat = following[table.dealer]
    count = 0
    while True:
        count += 1
        placed = 0
        for place in range(5):
            # Who runs short stakes in the board's order until empty (C8).
            amount = min((place + 1) * table.stake, chips[seat])
            chips[seat] -= amount
            table.board[place] += amount
            placed += amount
        if placed and events is not None:
            events.append((PAY, seat, BOARD, placed, 4))
        seat = following[seat]
        if seat == opener:
            break
    pack = table.pile
    pack[:] = PACK
    table.chance.shuffle(pack, 52)
    where = table.where
    each = _CARDS_EACH[count]
    for place in range(each * count):
        where[pack[place]] = seat
        seat = following[seat]
    for _ in range(count):
        table.left[seat] = each
        seat = following[seat]
    table.phase = _PHASE_PLAY
    table.at_rest = False
    table.to_act = opener
