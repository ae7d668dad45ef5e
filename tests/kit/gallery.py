"""Draws the whole font, all cards, the sheets and big text, for looking at.

    python tests/kit/gallery.py FOLDER     one picture a page, four times as large
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(folder) for folder in (ROOT / "lib", ROOT) if str(folder) not in sys.path]

import displayio  # noqa: E402
from adafruit_display_text import label  # noqa: E402
from PIL import Image  # noqa: E402

from parlour import font, loading, paint, sheets, theme, words  # noqa: E402
from sim import seeds  # noqa: E402
from tests.kit.screen import picture  # noqa: E402

COLOURS = seeds.Colours(ROOT / "seeds" / "colours.txt").numbers
SHEETS = (
    "emblems", "dice", "button", "curtain", "wallpaper", "logotype", "ranks", "pips", "digits",
    "men_11x10", "men_19x18", "men_19x10",
)  # fmt: skip
SAMPLES = (
    "Żółty Karzeł: ŻŹżź ŁłĄąĘęĆćŃńÓóŚś", "« Le bouchon », à vous ! ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸ", "Жёлтый карлик берёт! ЙйЁё ЗОЛОТО",
    "0O 3З 1lI 5S 8B 2Z {}[]<>|~^`#$@", "♠♥♦♣ 10♠ K♥ Q♦ A♣ ▶ ◀ ▲ ▼ ✓ ☺ ⚙", "Press Ⓐ, Ⓑ or ≡; ✚ moves. ●12 ▮5 ♪ ♛ ★",
    "The quick brown fox jumps over a lazy dog.", "THE QUICK BROWN FOX JUMPS OVER A LAZY DOG.",
)  # fmt: skip


def load() -> None:
    """Bring the kit up, as the app does at start."""
    seeds.build()
    loading.colours()
    loading.letters()
    words.load("en")


def font_page() -> tuple[displayio.Group, int, int]:
    """All cells, and sentences of four languages."""
    root = displayio.Group()
    paint.box(root, 0, 0, 272, 192, COLOURS["cream"])
    ink = theme.ink(COLOURS["ink"], COLOURS["cream"])
    for row in range(8):
        line = paint.strip(root, 4, 4 + 12 * row, 31, ink)
        paint.put(line, 0, bytes(range(31 * row, 31 * row + 31)))
    for row, sample in enumerate(SAMPLES):
        paint.write(root, 4, 106 + 10 * row, seeds.encode(sample), ink)
    return root, 272, 192


def cards_page(dimmed: bool, four: bool) -> tuple[displayio.Group, int, int]:
    """All cards on felt, then covered ones, backs, golden ones and the joker."""
    theme.four = four
    root = displayio.Group()
    paint.box(root, 0, 0, 360, 178, COLOURS["felt"])
    sheets.load_cards(COLOURS["felt"])
    for suit in range(4):
        for rank in range(1, 14):
            place = sheets.card_grid(4 + 26 * (rank - 1), 4 + 34 * suit)
            sheets.face(place, suit * 16 + rank, dimmed)
            root.append(place)
    for n, card in enumerate((0x1D, 0x0C, 0x2A, 0x3B, 0x27, 0x05)):
        place = sheets.card_grid(4 + 12 * n, 142)
        sheets.face(place, card, dimmed, covered=n < 5, golden=True)
        root.append(place)
    for n, card in enumerate((64, 255)):
        place = sheets.card_grid(110 + 26 * n, 142)
        sheets.face(place, card, dimmed)
        root.append(place)
    for n in range(12):
        place = sheets.card_grid(170 + 12 * n, 142, 2 if n < 11 else 3)
        sheets.face(place, (n % 4) * 16 + n + 2, dimmed, covered=n < 11)
        root.append(place)
    theme.four = False
    return root, 360, 178


def sheets_page() -> tuple[displayio.Group, int, int]:
    """Every other sheet."""
    root = displayio.Group()
    paint.box(root, 0, 0, 330, 170, COLOURS["rail"])
    gold = theme.ink(COLOURS["gold"])
    x, y = 2, 2
    for name in SHEETS:
        sheet = sheets.load(name)
        across = sheet[0].width // sheet[2]
        ink = gold if name in ("logotype", "ranks", "pips", "digits") else None
        for tile in range(across):
            if x + sheet[2] > 326:
                x, y = 2, y + sheet[3] + 2
            grid = sheets.grid(sheet, 1, 1, x, y, ink)
            paint.tile(grid, 0, tile)
            root.append(grid)
            x += sheet[2] + 2
        if sheet[3] > 12:
            x, y = 2, y + sheet[3] + 2
        else:
            x += 6
    return root, 330, 170


def big_page() -> tuple[displayio.Group, int, int]:
    """Labels at scales 4, 3, 2, and strips in a zoom."""
    root = displayio.Group()
    paint.box(root, 0, 0, 240, 128, COLOURS["cream"])
    for n, (text, scale) in enumerate((("Ann", 4), ("Żółw", 3), ("Мария", 2))):
        wine = theme.palette[COLOURS["wine"]]
        big = label.Label(font.face, text=font.text(seeds.encode(text)), color=wine, scale=scale)
        big.anchor_point, big.anchored_position = (0.0, 0.0), (4 + 84 * n, 4)
        root.append(big)
    two = paint.zoom(root, 2, 4, 50)
    ink = theme.ink(COLOURS["ink"], COLOURS["cream"])
    for n, text in enumerate(("Bo: NAP 10♠ 3♥ ♦♣", "Кто ходит? Ń É Ê", "Ż Ź Ś ż ź ś «ça»")):
        paint.write(two, 0, 12 * n, seeds.encode(text), ink)
    return root, 240, 128


def room_page() -> tuple[displayio.Group, int, int]:
    """Wallpaper with the logotype, and the curtain."""
    root = displayio.Group()
    root.append(sheets.grid(sheets.load("wallpaper"), 20, 8))
    root.append(sheets.grid(sheets.load("logotype"), 1, 1, 22, 3, theme.ink(COLOURS["gold"])))
    for n, colour in enumerate(("felt", "rail", "sun")):
        paint.box(root, 3, 42 + 25 * n, 154, 24, COLOURS[colour])
        emblem = sheets.grid(sheets.load("emblems"), 1, 1, 8, 42 + 25 * n)
        paint.tile(emblem, 0, n)
        root.append(emblem)
    root.append(sheets.grid(sheets.load("curtain"), 20, 16, 164))
    paint.box(root, 180, 18, 128, 92, COLOURS["ink"])
    paint.box(root, 182, 20, 124, 88, COLOURS["gold"])
    paint.box(root, 184, 22, 120, 84, COLOURS["cream"])
    root.append(sheets.grid(sheets.load("button"), 1, 1, 267, 83))
    return root, 324, 128


def pages() -> dict[str, tuple[displayio.Group, int, int]]:
    """All pages by name."""
    return {
        "font": font_page(), "cards": cards_page(False, False), "four": cards_page(False, True),
        "dimmed": cards_page(True, True), "sheets": sheets_page(), "big": big_page(), "room": room_page(),
    }  # fmt: skip


def main(folder: Path) -> None:
    """Write the pictures."""
    load()
    folder.mkdir(parents=True, exist_ok=True)
    for name, (root, width, height) in pages().items():
        image = picture(root, width, height)
        image.resize((width * 4, height * 4), Image.Resampling.NEAREST).save(folder / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
