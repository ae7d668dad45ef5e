"""Matches that hypothesis invents: any seats, house rules, seed and choices."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import catalogue, record
from engine.contract import BadOption, BadRecord, IllegalMove
from engine.match import Match
from sim import playout
from sim.playout import Tally, legal, state

GAMES = [name for name, *_ in catalogue.GAMES]


@st.composite
def matches(draw, name):
    """A match begun, and the choices to make in it."""
    seats = draw(st.sampled_from(playout.seat_counts(name)))
    packed = playout.random_options(name, seats, random.Random(draw(st.integers(0, 5000))), Tally())
    seeds = st.integers(0, (1 << 30) - 1)
    return Match(name, seats, packed, draw(seeds), draw(seeds)), draw(st.lists(st.integers(0, 255), max_size=90))


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_whatever_is_chosen_the_invariants_hold(name, data):
    match, choices = data.draw(matches(name))
    whole = playout.total(match.game)
    check = playout.CHECKS.get(name)
    for choice in choices:
        moves = legal(match)
        if not moves:
            break
        events: list[tuple[int, ...]] = []
        match.play(moves[choice % len(moves)], events)
        assert playout.total(match.game) == whole
        if check:
            check(match, events)
    playout.check_record(match)
    playout.check_undo(match)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_any_bytes_as_moves_are_played_or_refused_whole(name, data):
    match, choices = data.draw(matches(name))
    for move in choices:
        before, moves = state(match.game), legal(match)
        try:
            match.play(move)
        except IllegalMove:
            assert move not in moves and state(match.game) == before
        else:
            assert move in moves


@pytest.mark.parametrize("name", GAMES)
@given(seats=st.integers(-1, 10), packed=st.binary(max_size=24))
def test_any_bytes_as_options_are_a_match_or_one_sentence(name, seats, packed):
    try:
        match = Match(name, seats, packed, 1, 2)
    except BadOption as fault:
        assert str(fault).endswith(".")
    else:
        assert legal(match)


@given(data=st.binary(max_size=200), text=st.text(max_size=200))
def test_any_bytes_and_text_as_a_record_are_refused(data, text):
    with pytest.raises(BadRecord):
        record.unpack(data)
    with pytest.raises(BadRecord):
        record.unpack(record.from_text(text))
