"""Nap's deal (N8, N10, N11, N30, A6, A10, A17); in memory while one is dealt."""

from micropython import const

_KITTY = const(254)
_KITTY_DEALER = const(2)

_PHASE_BID = const(2)
_DEAL = const(0)

_CLAUSE_KITTY = const(30)
_CLAUSE_A10 = const(110)

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
    _ante(table, events)
    following = table.following
    hands = table.hands
    width = table.width
    at = lifted
    done = 0
    for batch in table.batches:
        seat = table.dealer
        for _ in range(table.playing):
            seat = following[seat]
            start = seat * width + done
            for place in range(start, start + batch):
                hands[place] = pack[at]
                at += 1
                if at == count:
                    at = 0
        done += batch
    seat = table.dealer
    for _ in range(table.playing):
        seat = following[seat]
        table.held[seat] = done
        sort(hands, seat * width, seat * width + done)
    table.stock = count - done * table.playing
    if table.variant is None or not table.variant.dealt(table, at):
        table.enter(_PHASE_BID)
    return False


def sort(cards, start, stop):
    """Bring a stretch of a bytearray into order, without allocating (insertion: hands are short)."""
    for place in range(start + 1, stop):
        card = cards[place]
        before = place - 1
        while before >= start and cards[before] > card:
            cards[before + 1] = cards[before]
            before -= 1
        cards[before + 1] = card


def _ante(table, events):
    """What goes into the kitty at each deal (N30, A10); a dealer who sits out pays too (A15)."""
    if table.kitty_rule == _KITTY_DEALER:
        table.pay(table.dealer, _KITTY, 1, _CLAUSE_A10, events)
    elif table.kitty_rule:
        for seat in range(table.seats):
            if not table.gone >> seat & 1:
                table.pay(seat, _KITTY, 1, _CLAUSE_KITTY, events)
