"""`_W_KEY = const(NUMBER)` and `_C_NAME = const(NUMBER)` in the device's code agree with the seeds."""

import re
from pathlib import Path

import pytest

from sim import seeds

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "lib").rglob("*.py"))
SEEDS = {
    "W": seeds.Words(ROOT / "seeds" / "words" / "en.txt").numbers,
    "C": seeds.Colours(ROOT / "seeds" / "colours.txt").numbers,
}
CONSTANT = re.compile(r"^_([WC])_([A-Z0-9_]+) = const\((\d+)\)$", re.MULTILINE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT / "lib")))
def test_constants_are_the_numbers_of_their_keys(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for kind, name, number in CONSTANT.findall(text):
        assert SEEDS[kind].get(name.lower()) == int(number), f"{path.name}: _{kind}_{name}"
        assert len(re.findall(rf"\b_{kind}_{name}\b", text)) > 1, f"{path.name}: _{kind}_{name} is not used"
    loose = re.findall(r"^\s*_?[WC]_[A-Z0-9_]+ = .*$", text, re.MULTILINE)
    assert len(loose) == len(CONSTANT.findall(text)), f"{path.name}: write `_W_KEY = const(NUMBER)` at the margin"


def test_every_sentence_is_used() -> None:
    found = [each for path in FILES for each in CONSTANT.findall(path.read_text(encoding="utf-8"))]
    used = {name.lower() for kind, name, _ in found if kind == "W"}
    assert used == set(SEEDS["W"])
