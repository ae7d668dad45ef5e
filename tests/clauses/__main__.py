"""Builds the table of clauses: `python -m tests.clauses [--write]`."""

import sys

from tests.clauses.table import SHEET, build

if sys.argv[1:] == ["--write"]:
    SHEET.write_text(build(), encoding="utf-8")
else:
    print(build(), end="")
