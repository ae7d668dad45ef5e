"""The stream of numbers: fixed for ever, and fair from its first number on."""

import pytest

from engine.chance import STATE_BYTES, Chance
from engine.contract import BadRecord

SEEDS = range(10_000)

# Fixed now and for ever: saved matches depend on them.
WORDS = {
    (0, 0): [4659212, 9117482, 4981432, 6401998, 9594716, 6342296],
    (1, 0): [10480151, 5616306, 10217182, 13372419, 8996296, 4277606],
    (0, 1): [4364839, 7769896, 12441262, 12087190, 9632508, 7006813],
    (123456789, 987654321): [13802784, 15900327, 11201247, 5479864, 4036562, 5214376],
    (0x3FFFFFFF, 0x3FFFFFFF): [9574676, 11198041, 11661152, 6859855, 4575695, 11590634],
}


def deviation(counts: list[int], total: int) -> float:
    """Chi-square against equal shares, for each degree of freedom: about 1 when fair."""
    share = total / len(counts)
    return sum((count - share) ** 2 for count in counts) / share / (len(counts) - 1)


@pytest.mark.parametrize("seed", WORDS)
def test_golden_words(seed):
    stream = Chance(*seed)
    assert [stream.word() for _ in range(6)] == WORDS[seed]


def test_golden_shuffle_and_dice():
    stream = Chance(20, 26)
    pack = bytearray(range(32))
    stream.shuffle(pack, 32)
    assert pack.hex() == "1b1c0a06040310051112071d0d15011a180e1e1302080c0b191614090f00171f"
    assert [stream.die() for _ in range(20)] == [1, 2, 4, 5, 2, 2, 4, 4, 4, 3, 4, 6, 5, 4, 1, 2, 4, 5, 1, 4]
    assert [stream.below(65536) for _ in range(4)] == [3140, 44602, 46001, 15413]


def test_no_number_needs_more_than_thirty_bits():
    stream = Chance(5, 6)
    for _ in range(5000):
        assert 0 <= stream.word() < 1 << 24
        assert 0 <= stream.x < 1 << 30 and 0 <= stream.y < 1 << 30
        # The largest number on the way: y's shift and both words together stay small too.
        assert (stream.x & 0x3FFFFF) << 8 < 1 << 30


@pytest.mark.parametrize("seed", [(0x2545F491, 0x1B873593), (0, 0)])
def test_no_seed_stops_the_stream(seed):
    stream = Chance(*seed)
    assert len({stream.word() for _ in range(1000)}) > 900


def test_first_card_over_ten_thousand_seeds():
    counts = [0] * 52
    for seed in SEEDS:
        pack = bytearray(range(52))
        Chance(seed, 0).shuffle(pack, 52)
        counts[pack[0]] += 1
    assert 0.5 < deviation(counts, len(SEEDS)) < 1.6


@pytest.mark.parametrize("high", [0, 1, 0x3FFFFFFF])
def test_first_die_over_ten_thousand_seeds(high):
    counts = [0] * 6
    for seed in SEEDS:
        counts[Chance(seed, high).die() - 1] += 1
    assert deviation(counts, len(SEEDS)) < 3.3


def test_doubles_come_once_in_six():
    stream = Chance(77, 88)
    doubles = sum(stream.die() == stream.die() for _ in range(30_000))
    assert 4700 < doubles < 5300


def test_every_card_comes_to_every_place_alike():
    matrix = [0] * (52 * 52)
    stream = Chance(3, 4)
    shuffles = 10_000
    for _ in range(shuffles):
        pack = bytearray(range(52))
        stream.shuffle(pack, 52)
        for place, card in enumerate(pack):
            matrix[place * 52 + card] += 1
    assert 0.9 < deviation(matrix, 52 * shuffles) < 1.1


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 52, 1000, 65535, 65536])
def test_below_is_fair_and_stays_below(bound):
    stream = Chance(bound, 9)
    drawn = [stream.below(bound) for _ in range(20_000)]
    assert 0 <= min(drawn) and max(drawn) < bound
    groups = bound if bound < 60 else 50
    counts = [0] * groups
    for number in drawn:
        counts[number * groups // bound] += 1
    assert bound == 1 or deviation(counts, len(drawn)) < 3.5


def test_neighbouring_seeds_do_not_walk_together():
    for other in ((2, 0), (1, 1), (0, 1)):
        first, second = Chance(1, 0), Chance(*other)
        same = sum(first.below(52) == second.below(52) for _ in range(5000))
        assert same < 160


def test_a_shuffle_touches_the_given_count_only():
    pack = bytearray(range(40))
    Chance(1, 2).shuffle(pack, 10)
    assert sorted(pack[:10]) == list(range(10)) and pack[10:] == bytearray(range(10, 40))
    for count in (0, 1):
        pack = bytearray(range(4))
        stream = Chance(1, 2)
        before = stream.x, stream.y
        stream.shuffle(pack, count)
        assert pack == bytearray(range(4)) and (stream.x, stream.y) == before


def test_saved_where_it_stands_it_goes_on_alike():
    stream = Chance(8, 9)
    stream.word()
    out = bytearray(STATE_BYTES + 3)
    stream.save(out, 3)
    ahead = [stream.word() for _ in range(10)]
    other = Chance()
    other.load(out, 3)
    assert [other.word() for _ in range(10)] == ahead


@pytest.mark.parametrize("words", [(0, 0), (1 << 30, 1), (1, 1 << 30), (0xFFFFFFFF, 0xFFFFFFFF)])
def test_a_stream_that_cannot_be_is_refused(words):
    stream = Chance(1, 2)
    before = stream.x, stream.y
    with pytest.raises(BadRecord):
        stream.load(b"".join(word.to_bytes(4, "little") for word in words), 0)
    assert (stream.x, stream.y) == before
