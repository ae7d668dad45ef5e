"""The bench of work: the same presses cost the same, and each kind of act is counted."""

from engine import catalogue
from sim import playout, work


def test_the_same_presses_cost_the_same() -> None:
    name = catalogue.GAMES[0][0]
    seats = playout.seat_counts(name)[0]
    first = work.measure(name, seats, "pygamer", presses=12)
    assert first.entries == work.measure(name, seats, "pygamer", presses=12).entries
    assert "a machine's move" in first.entries and any(what.startswith("Curtain to") for what in first.entries)
    assert all(codes > 0 for entries in first.entries.values() for codes, _ in entries)
    assert all(len(line) < 100 for line in first.lines())
