"""Every clause of the rules has a test that is named by it, and the table in docs is as it should be."""

import pytest

from tests.clauses.table import GAMES, NO_RULE, SHEET, build, lines


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game):
    assert [line.clause for line in lines(game) if not line.tests and line.clause not in NO_RULE] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_place(game):
    assert [line.clause for line in lines(game) if not line.places and line.clause not in NO_RULE] == []


def test_the_table_in_docs_is_fresh():
    assert SHEET.read_text(encoding="utf-8") == build(), "build it again: python -m tests.clauses --write"
