"""Nap's deal: shuffle, cut, the batches (N8, N10, N11, A6, A17)."""

from micropython import const

from engine import cards
from engine.nap import bidding, settlement

_DEAL = const(0)
_LEAST_PACKET = const(4)


def deal(table, events):
    """Shuffle, let the player on the dealer's right cut, deal in batches (N8, N10, N11, A17)."""
    pack = table.pack
    count = len(pack)
    if table.reshuffle or not table.keeps_order:
        pack[:] = table.fresh
        table.chance.shuffle(pack, count)
        table.reshuffle = False
    lifted = _LEAST_PACKET + table.chance.below(count - 2 * _LEAST_PACKET + 1)
    table.deal += 1
    if table.revoke is not None:
        table.revoke.clear()
    if events is not None:
        events.append((_DEAL, table.deal, table.dealer, lifted))
    settlement.ante(table, events)
    hands = table.hands
    width = table.width
    at = lifted
    done = 0
    for batch in table.batches:
        seat = table.dealer
        for _ in range(table.playing):
            seat = table.after(seat)
            start = seat * width + done
            for place in range(start, start + batch):
                hands[place] = pack[at]
                at += 1
                if at == count:
                    at = 0
        done += batch
    seat = table.dealer
    for _ in range(table.playing):
        seat = table.after(seat)
        table.held[seat] = done
        cards.sort(hands, seat * width, seat * width + done)
    table.stock = count - done * table.playing
    if table.variant is None or not table.variant.dealt(table, at):
        bidding.begin(table)
    return False


def gather(table):
    """Where the pack is not shuffled it is gathered as it was played, the rest beneath (A17)."""
    order = bytearray(len(table.pack))
    gathered = bytearray(65)
    for place in range(table.laid):
        order[place] = table.played[2 * place + 1]
        gathered[order[place]] = 1
    at = table.laid
    for card in table.pack:
        if not gathered[card]:
            order[at] = card
            at += 1
    table.pack[:] = order
