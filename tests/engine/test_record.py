"""A match as bytes and text, and every way in which these can be spoiled."""

from binascii import crc32

import pytest

from engine import record
from engine.contract import BadRecord
from engine.match import Match
from sim import playout


@pytest.fixture
def match():
    match = Match("nap", 7, playout.pack("nap", {"lowest": "two"}), 11, 12)
    for move in (0, 17, 1, 18):
        match.play(move)
    return match


def sealed(data: bytes) -> bytes:
    """Bytes with a right checksum behind them."""
    return data + crc32(data).to_bytes(4, "little")


def test_text_and_bytes_are_the_same_match(match):
    data = record.pack(match)
    text = record.to_text(data)
    assert text.isascii() and text.isprintable() and "\n" not in text
    assert record.from_text(text) == data
    again = record.unpack(data)
    assert (again.name, again.game.seats, again.options) == ("nap", 7, match.options)
    assert (again.low, again.high) == (11, 12)
    assert playout.state(again.game) == playout.state(match.game)
    assert bytes(again.log[: again.count]) == bytes(match.log[: match.count])


def test_packing_leaves_the_match_as_it_is(match):
    now = playout.state(match.game)
    assert record.pack(match) == record.pack(match)
    assert playout.state(match.game) == now


def test_moves_without_a_choice_are_not_written(match):
    before = len(record.pack(match))
    fresh = Match("nap", 7, match.options, 11, 12)
    fresh.play(0)
    assert len(record.pack(fresh)) == before - 3


@pytest.mark.parametrize("flip", [1, 0x80, 0xFF])
def test_damaged_at_any_byte_it_is_refused(match, flip):
    data = record.pack(match)
    for place in range(len(data)):
        spoiled = bytearray(data)
        spoiled[place] ^= flip
        with pytest.raises(BadRecord) as fault:
            record.unpack(bytes(spoiled))
        assert str(fault.value).endswith(".")


def test_cut_or_lengthened_it_is_refused(match):
    data = record.pack(match)
    for end in range(len(data)):
        with pytest.raises(BadRecord):
            record.unpack(data[:end])
    for more in (b"\0", b"\xff" * 9):
        with pytest.raises(BadRecord):
            record.unpack(data + more)
        with pytest.raises(BadRecord):
            record.unpack(sealed(data[:-4] + more))


def test_damaged_at_any_byte_with_a_right_checksum_it_is_refused_or_is_a_match(match):
    body = record.pack(match)[:-4]
    for place in range(len(body)):
        for flip in (1, 2, 0x40, 0x80, 0xFF):
            spoiled = bytearray(body)
            spoiled[place] ^= flip
            try:
                again = record.unpack(sealed(bytes(spoiled)))
            except BadRecord as fault:
                assert str(fault).endswith(".")
            else:
                assert record.unpack(record.pack(again)).count == again.count


def test_another_version_is_named(match):
    data = bytearray(record.pack(match)[:-4])
    data[2] = 9
    with pytest.raises(BadRecord, match=r"another version \(9, not 1\)"):
        record.unpack(sealed(bytes(data)))


def test_a_foreign_game_or_option_is_refused(match):
    data = record.pack(match)[:-4]
    for foreign in (data.replace(b"nap", b"pan"), data.replace(b"\x07", b"\x09", 1)):
        with pytest.raises(BadRecord):
            record.unpack(sealed(foreign))


@pytest.mark.parametrize("text", ["", "PP1.", "PP1", "PP2.AAAA", "PP1.A", "PP1.****", "PP1.é", "hello", "PP1.AAAA\n"])
def test_other_text_is_refused(text):
    with pytest.raises(BadRecord):
        record.unpack(record.from_text(text))


def test_damaged_at_any_letter_of_its_text_it_is_refused(match):
    text = record.to_text(record.pack(match))
    for place in range(len(text)):
        for letter in "A*é \n":
            if text[place] != letter:
                with pytest.raises(BadRecord):
                    record.unpack(record.from_text(text[:place] + letter + text[place + 1 :]))
        with pytest.raises(BadRecord):
            record.unpack(record.from_text(text[:place]))
