"""Recorded matches played again: every move still legal, every event and payment the same."""

from itertools import zip_longest

import pytest

from tests.playthroughs.recorder import FOLDER, Case, cases, follow

AGAIN = "look at it, and if it is meant: make record NAMES="


def test_every_case_is_recorded_and_nothing_else() -> None:
    recorded = {path.name for path in FOLDER.glob("*.txt")}
    wanted = {case.path.name for case in cases()}
    assert sorted(wanted - recorded) == [], "not recorded yet: make record"
    assert sorted(recorded - wanted) == [], "recorded, and no longer there: make record"


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in cases() if case.path.exists()])
def test_a_match_goes_as_it_was_recorded(case: Case) -> None:
    recorded = case.path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip_longest(recorded, follow(recorded)), 1):
        assert was == now, f"{case.path.name}:{number} differs; {AGAIN}{case.name}"
