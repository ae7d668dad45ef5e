"""What the kit draws, pixel by pixel, and that it writes only what changes."""

from collections.abc import Callable
from pathlib import Path

import displayio
import pytest
from adafruit_display_text import bitmap_label, label
from PIL import Image

from parlour import font, paint, sheets, theme
from sim import seeds
from tests.kit import gallery
from tests.kit.screen import picture

ROOT = Path(__file__).resolve().parents[2]
COLOURS = gallery.COLOURS
PAGE = seeds.code_page()
ART = seeds.Art(ROOT / "seeds" / "pictures" / "cards.txt", seeds.Colours(ROOT / "seeds" / "colours.txt"))
FELT = COLOURS["felt"]


@pytest.fixture(autouse=True)
def kit() -> None:
    """The kit as the app brings it up."""
    gallery.load()
    theme.four = False
    sheets.drop()


def near(pixel: tuple[int, ...], colour: int) -> bool:
    """Whether a pixel is that colour as RGB565 shows it."""
    return all(abs(part - (colour >> shift & 255)) <= 8 for part, shift in zip(pixel, (16, 8, 0), strict=True))


def tones(suit: int, dimmed: bool) -> dict[str, int]:
    """What each mark of the card art looks like."""
    ground = theme.palette[FELT]
    out = {}
    for mark, colour in ART.colours.items():
        percent = {"p": 38, "e": 30}.get(mark, 42) if dimmed else 0
        out[mark] = theme.mix(colour, ground, percent)
    out["i"] = theme.palette[theme.suit_colour(suit, dimmed)]
    out["."] = ground
    return out


CARDS = [suit * 16 + rank for suit in range(4) for rank in range(1, 14)] + [64]


@pytest.mark.parametrize("four", [False, True], ids=["two", "four"])
@pytest.mark.parametrize("dimmed", [False, True], ids=["bright", "dimmed"])
@pytest.mark.parametrize("covered", [False, True], ids=["open", "covered"])
def test_every_card_is_its_art(covered: bool, dimmed: bool, four: bool) -> None:
    theme.four = four
    sheets.load_cards(FELT)
    root = displayio.Group()
    paint.box(root, 0, 0, 24 * 14, 32 * 4, FELT)
    for n, card in enumerate(CARDS):
        place = sheets.card_grid(24 * (n % 14), 32 * (n // 14))
        sheets.face(place, card, dimmed, covered, golden=True)
        root.append(place)
    image = picture(root, 24 * 14, 32 * 4)
    for n, card in enumerate(CARDS):
        tone = tones(card >> 4, dimmed)
        rows = seeds.card_rows(ART, card, covered, golden=card in seeds.BOARD_CARDS)
        for y, row in enumerate(rows):
            for x, mark in enumerate(row):
                pixel = image.getpixel((24 * (n % 14) + x, 32 * (n // 14) + y))
                assert near(pixel, tone[mark]), (card, x, y, mark, pixel)


def test_a_card_without_a_face_is_the_same_for_all() -> None:
    sheets.load_cards(FELT)
    shown = []
    for before in (0x1D, 0x02, 64):
        place = sheets.card_grid()
        sheets.face(place, before, dimmed=True, covered=True)
        sheets.face(place, 255)
        shown.append((bytes(place[n] for n in range(12)), place.pixel_shader))
    assert shown[0] == shown[1] == shown[2]


def test_a_covered_card_of_two_columns_is_the_left_of_a_whole_one() -> None:
    sheets.load_cards(FELT)
    for card in CARDS:
        whole, narrow = sheets.card_grid(), sheets.card_grid(columns=2)
        sheets.face(whole, card, covered=True)
        sheets.face(narrow, card, covered=True)
        assert [narrow[n] for n in range(8)] == [whole[n // 2 * 3 + n % 2] for n in range(8)]


def test_a_label_shows_the_glyphs_of_the_font() -> None:
    text = PAGE.encode("Żółw ♣ 10")
    for maker in (label.Label, bitmap_label.Label):
        root = displayio.Group()
        big = maker(font.face, text=font.text(text), color=0xFFFFFF, scale=2)
        big.anchor_point, big.anchored_position = (0.0, 0.0), (0, 0)
        root.append(big)
        image = picture(root, 12 * len(text), 20)
        lit = {(x, y) for y in range(20) for x in range(12 * len(text)) if image.getpixel((x, y))[0] > 128}
        expected = {
            (12 * n + 2 * x + dx, 2 * y + dy)
            for n, code in enumerate(text) if code != 32
            for y, row in enumerate(PAGE.rows[code]) for x, mark in enumerate(row) if mark == "#"
            for dx in (0, 1) for dy in (0, 1)
        }  # fmt: skip
        shift = min(y for _, y in expected) - min(y for _, y in lit)
        assert {(x, y + shift) for x, y in lit} == expected, maker


# ---------------------------------------------------------------- strips


def shown(line: displayio.TileGrid) -> bytes:
    """The tiles of a strip."""
    return bytes(line[n] for n in range(line.width))


def test_strips_of_text() -> None:
    layer = displayio.Group()
    line = paint.strip(layer, 3, 4, 8, theme.ink(COLOURS["ink"]))
    paint.say(line, b"won 1/5")
    assert shown(line) == b"won\x001/5\x00"
    paint.right(line, b"7")
    assert shown(line) == b"\0\0\0\0\0\0\x007"
    paint.right(line, b"far too long")
    assert shown(line) == b"far\0too\0"
    paint.say(line, b"Wellington")
    assert shown(line) == b"Wellingt"
    paint.put(line, 6, b"XYZ")
    assert shown(line) == b"WellinXY"
    paint.rest(line, 2)
    assert shown(line) == b"We\0\0\0\0\0\0"
    paint.centre(line, b"abc", 80)
    assert shown(line) == b"abc\0\0\0\0\0" and (line.x, line.y) == (72, 4)
    standing = paint.write(layer, 0, 0, b"", theme.ink(COLOURS["ink"]))
    assert standing.width == 1 and len(layer) == 2


def test_a_strip_draws_its_glyphs() -> None:
    root = displayio.Group()
    text = bytes(sorted(PAGE.rows))
    for at in range(0, len(text), 40):
        paint.write(root, 0, at // 4, text[at : at + 40], theme.ink(COLOURS["white"], COLOURS["ink"]))
    image = picture(root, 240, 60)
    for n, code in enumerate(text):
        for y, row in enumerate(PAGE.rows[code]):
            for x, mark in enumerate(row):
                pixel = image.getpixel((n % 40 * 6 + x, n // 40 * 10 + y))
                assert (pixel[0] > 128) == (mark == "#"), (code, x, y)


def test_the_same_pair_is_the_same_ink() -> None:
    assert theme.ink(1, 2) is theme.ink(1, 2)
    assert theme.ink(1) is not theme.ink(1, 2)


# ---------------------------------------------------------------- only what changes


class Watched:
    """Stands for a displayio object and counts what is written to it."""

    def __init__(self, thing: object):
        self.__dict__.update(thing=thing, writes=0)

    def __getattr__(self, name: str) -> object:
        return getattr(self.thing, name)

    def __setattr__(self, name: str, value: object) -> None:
        self.__dict__["writes"] += 1
        setattr(self.thing, name, value)

    def __getitem__(self, place: int) -> int:
        return self.thing[place]

    def __setitem__(self, place: int, value: int) -> None:
        self.__dict__["writes"] += 1
        self.thing[place] = value


def acts() -> list[tuple[str, Watched, Callable[[Watched], None]]]:
    """Everything that changes something: a thing, and what is done to it."""
    layer = displayio.Group()
    ink, other = theme.ink(COLOURS["ink"]), theme.ink(COLOURS["wine"])
    sheets.load_cards(FELT)

    def line() -> Watched:
        return Watched(paint.strip(layer, 0, 0, 8, ink))

    def box() -> Watched:
        return Watched(paint.box(layer, 0, 0, 9, 9, 1))

    return [
        ("say", line(), lambda thing: paint.say(thing, b"a b c")),
        ("right", line(), lambda thing: paint.right(thing, b"a b c")),
        ("centre", line(), lambda thing: paint.centre(thing, b"a b c", 50)),
        ("tile", line(), lambda thing: paint.tile(thing, 3, 9)),
        ("ink", line(), lambda thing: paint.ink(thing, other)),
        ("tint", box(), lambda thing: paint.tint(thing, 5)),
        ("hide", box(), paint.hide),
        ("move", box(), lambda thing: paint.move(thing, 4, 5)),
        ("size", box(), lambda thing: paint.size(thing, 3, 4)),
        ("face", Watched(sheets.card_grid()), lambda thing: sheets.face(thing, 0x1C, dimmed=True)),
        ("back", Watched(sheets.card_grid()), lambda thing: sheets.face(thing, 255)),
    ]


@pytest.mark.parametrize("n", range(11))
def test_what_would_not_change_is_not_written(n: int) -> None:
    name, thing, act = acts()[n]
    act(thing)
    first = thing.writes
    assert first > 0, name
    act(thing)
    assert thing.writes == first, name


def test_a_frame_moves_as_one() -> None:
    root = displayio.Group()
    paint.box(root, 0, 0, 60, 60, COLOURS["ink"])
    edges = paint.frame(root, 1, 1, 10, 10, COLOURS["white"], 2)
    paint.around(edges, 20, 10, 28, 37)
    expected = Image.new("1", (60, 60))
    expected.paste(1, (20, 10, 48, 47))
    expected.paste(0, (22, 12, 46, 45))
    image = picture(root, 60, 60)
    for x in range(60):
        for y in range(60):
            assert (image.getpixel((x, y))[0] > 128) == bool(expected.getpixel((x, y))), (x, y)
    assert paint.zoom(root, 2, 3, 4).scale == 2


# ---------------------------------------------------------------- sheets


def test_every_sheet_loads_as_it_was_drawn() -> None:
    colours = seeds.Colours(ROOT / "seeds" / "colours.txt")
    for path in sorted((ROOT / "seeds" / "pictures").glob("*.txt")):
        if path.stem == "cards":
            continue
        art = seeds.Art(path, colours)
        size, tiles, _ = art.sections["tiles"]
        bitmap, palette, wide, high = sheets.load(path.stem)
        marks = "".join(art.colours)
        assert (wide, high) == size and (bitmap.width, bitmap.height) == (wide * len(tiles), high)
        assert [palette[n] for n in range(len(palette))] == list(art.colours.values())
        assert palette.is_transparent(0) == art.clear
        for n, rows in enumerate(tiles):
            for y, row in enumerate(rows):
                assert [bitmap[n * wide + x, y] for x in range(wide)] == [marks.index(mark) for mark in row], path.stem
    with pytest.raises(OSError):
        sheets.load("nothing")


def test_the_gallery_can_be_drawn(tmp_path: Path) -> None:
    gallery.main(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == set(gallery.pages())
