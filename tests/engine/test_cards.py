"""Packs, suits, ranks."""

import pytest

from engine import cards


@pytest.mark.parametrize(("lowest", "count"), [(2, 52), (5, 40), (6, 36), (7, 32), (8, 28), (9, 24), (10, 20)])
@pytest.mark.parametrize("joker", [False, True])
def test_a_pack_keeps_aces_and_drops_what_is_below_its_lowest(lowest, count, joker):
    out = bytearray(60)
    assert cards.fill_pack(out, lowest, joker) == count + joker
    pack = list(out[: count + joker])
    assert pack == sorted(set(pack))
    assert (cards.JOKER in pack) == joker
    for suit in (cards.SPADES, cards.HEARTS, cards.DIAMONDS, cards.CLUBS):
        ranks = [cards.rank(card) for card in pack if cards.suit(card) == suit]
        assert ranks == [cards.ACE, *range(lowest, cards.KING + 1)]


def test_power_puts_the_ace_on_top():
    powers = [cards.power(cards.HEARTS * 16 + rank) for rank in range(1, 14)]
    assert powers == [14, *range(2, 14)]
    assert cards.suit(cards.JOKER) == 4 and cards.power(cards.JOKER) == 0
