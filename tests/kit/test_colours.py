"""Contrast of every text with its ground, bright and dimmed, two and four colours."""

import itertools
import re
from pathlib import Path

import pytest

from parlour import theme
from sim import seeds

ROOT = Path(__file__).resolve().parents[2]
COLOURS = seeds.Colours(ROOT / "seeds" / "colours.txt")
LEAST = 4.5

# The text pairs of the screens: ink on ground.
PAIRS = """
ink: cream paper gold lines tinted sun white ivory
wine: cream paper
gain: cream gold tinted
loss: cream gold tinted
notes: cream tinted ivory
cream: felt felt_dark felt_second plum plum_dark plum_light rail walnut leather ebony
gold: felt felt_dark plum plum_dark walnut leather ebony
felt_pale: felt felt_dark
rose: plum plum_dark plum_light
mauve: plum
white: button_green
"""


def luminance(colour: int) -> float:
    """Relative luminance of 0xRRGGBB."""
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: int, other: int) -> float:
    """Contrast of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


LINES = [line.split(": ") for line in PAIRS.strip().split("\n")]
LISTED = {(ink, ground) for ink, grounds in LINES for ground in grounds.split()}
CALL = re.compile(r"\bink\(\s*_C_([A-Z_0-9]+),\s*_C_([A-Z_0-9]+)\s*\)")
CODED = {
    (ink.lower(), ground.lower())
    for path in (ROOT / "lib").rglob("*.py")
    for ink, ground in CALL.findall(path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize(("ink", "ground"), sorted(LISTED | CODED))
def test_text_stands_out_from_its_ground(ink: str, ground: str) -> None:
    assert contrast(COLOURS.names[ink], COLOURS.names[ground]) >= LEAST


TABLES = {"felt": COLOURS.names["felt"], "terracotta": 0xC99A5A}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("four", [False, True], ids=["two", "four"])
@pytest.mark.parametrize("suit", range(4))
def test_the_index_of_a_card_can_be_read(table: str, four: bool, suit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "four", four)
    code = list(COLOURS.numbers)
    bright = COLOURS.names[code[theme.suit_colour(suit)]]
    assert contrast(bright, COLOURS.names["paper"]) >= LEAST
    assert contrast(bright, COLOURS.names["golden"]) >= LEAST
    dimmed = COLOURS.names[code[theme.suit_colour(suit, True)]]
    assert contrast(dimmed, theme.mix(COLOURS.names["paper"], TABLES[table], 38)) >= LEAST
    if table == "terracotta":
        assert contrast(dimmed, theme.mix(COLOURS.names["golden"], TABLES[table], 42)) >= LEAST


def test_four_colours_are_four(monkeypatch: pytest.MonkeyPatch) -> None:
    for four, count in ((False, 2), (True, 4)):
        monkeypatch.setattr(theme, "four", four)
        for dimmed in (False, True):
            assert len({theme.suit_colour(suit, dimmed) for suit in range(4)}) == count


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    for one, other in itertools.permutations((0x000000, 0xFFFFFF, 0x12613C), 2):
        assert theme.mix(one, other, 0) == one
        assert theme.mix(one, other, 100) == other
    assert theme.mix(0x000000, 0xC86432, 50) == 0x643219
