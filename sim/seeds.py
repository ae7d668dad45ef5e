"""Builds what people edit (`seeds/`) into what the board loads (`lib/parlour/data/`).

    python -m sim seeds            build what is stale
    python -m sim seeds --all      build everything

Needs the standard library only. What comes out:

| file | what | format |
|---|---|---|
| font.bin | 248 cells of 6x10 in one row, 1 bit | a sheet |
| cards.bin | card sheet of 8x8 tiles, 4 bits, and the map of its tiles | a sheet, then the map (`card_sheet`) |
| NAME.bin | each of seeds/pictures: tiles side by side | a sheet |
| ranks.bin, pips.bin | the ranks and small suits of the cards, 1 bit | a sheet |
| colours.bin | the numbered colours | 3 bytes each |
| LANGUAGE_PART.bin | the sentences of a language for one part of the program | see `pack_words` |

A sheet is: width u16, height u16, tile width u8, tile height u8, bits a pixel u8 (128 more when colour 0 is
clear), number of colours u8, the colours as RGB, then the rows, first pixel in the highest bits. All little-endian.
"""

from __future__ import annotations

import hashlib
import os
import re
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CELL = (6, 10)
CELLS = 248
ARGUMENT, BEGIN, NEXT, END = 250, 248, 254, 249
PLURALS = {"en": (0, 2), "fr": (1, 2), "pl": (2, 3), "ru": (3, 3)}
BOARD_CARDS = (0x1D, 0x0C, 0x2A, 0x3B, 0x27)  # K of hearts, Q of spades, 10 of diamonds, J of clubs, 7 of diamonds
RANKS = ("*", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

PARTS = ("glyphs", "pictures", "words")
COMMON = "common"

Rows = list[str]


class SeedError(Exception):
    """One sentence with file and line of what is wrong in the seeds."""


def _lines(path: Path) -> list[tuple[int, str]]:
    """The numbered lines of a seed file without its comments (;;)."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise SeedError(f"{path}: this file is missing.") from None
    except UnicodeDecodeError:
        raise SeedError(f"{path}: this file is not UTF-8.") from None
    return [(n, line.rstrip()) for n, line in enumerate(text.split("\n"), 1) if not line.startswith(";;")]


def _blocks(path: Path, lines: list[tuple[int, str]], size: tuple[int, int], marks: str) -> dict[str, tuple[int, Rows]]:
    """Pictures that stand side by side under a line of names: name -> (line, rows)."""
    width, height = size
    found: dict[str, tuple[int, Rows]] = {}
    block: list[tuple[int, str]] = []
    for number, line in [*lines, (lines[-1][0] + 1 if lines else 1, "")]:
        if line:
            block.append((number, line))
            continue
        if block:
            top, names = block[0][0], block[0][1].split()
            if len(block) != height + 1:
                raise SeedError(f"{path}:{top}: a picture here has {len(block) - 1} rows, not {height}.")
            for at, row in block[1:]:
                cells = row.split(" ")
                if len(cells) != len(names) or any(len(cell) != width for cell in cells):
                    raise SeedError(f"{path}:{at}: this row must be {len(names)} times {width} marks, a space between.")
                strange = set(row) - set(marks) - {" "}
                if strange:
                    raise SeedError(f"{path}:{at}: the mark '{min(strange)}' is not one of '{marks}'.")
            for n, name in enumerate(names):
                if name in found:
                    raise SeedError(f"{path}:{top}: '{name}' is drawn a second time.")
                found[name] = (top, [row.split(" ")[n] for _, row in block[1:]])
        block = []
    return found


# ---------------------------------------------------------------- the code page and the font


class CodePage:
    """The signs of the font: `codes` gives the code of a letter, `rows` the picture of a code."""

    def __init__(self, folder: Path):
        self.codes: dict[str, int] = {" ": 32}
        self.rows: dict[int, Rows] = {}
        self.letters: dict[int, str] = {32: " "}
        self.russian: dict[str, str] = {}
        drawn: dict[tuple[str, ...], str] = {}
        for path in sorted(folder.glob("[0-9]*.txt")):
            for token, (line, rows) in _blocks(path, _lines(path), CELL, ".#").items():
                letter, code = self._name(path, line, token)
                if letter in self.codes or code in self.rows or code == 32:
                    raise SeedError(f"{path}:{line}: '{letter}' or its code {code} is given a second time.")
                if not 0 < code < CELLS or code in (9, 10, 32):
                    raise SeedError(f"{path}:{line}: '{letter}' has the code {code}, not one of 1-8, 11-31, 33-247.")
                if tuple(rows) in drawn:
                    other = drawn[tuple(rows)]
                    raise SeedError(f"{path}:{line}: '{letter}' looks like '{other}'; share or redraw it.")
                drawn[tuple(rows)] = letter
                self.codes[letter], self.rows[code], self.letters[code] = code, rows, letter
        path = folder / "shared.txt"
        for line, text in _lines(path):
            if text:
                new, _, old = text.partition(" = ")
                if len(new) != 1 or old not in self.codes:
                    raise SeedError(f"{path}:{line}: this line must be 'LETTER = LETTER THAT IS DRAWN'.")
                if new in self.codes:
                    raise SeedError(f"{path}:{line}: '{new}' has a picture already.")
                self.codes[new] = self.codes[old]
                if "Ё" <= new <= "ё":
                    self.russian[old] = new

    @staticmethod
    def _name(path: Path, line: int, token: str) -> tuple[str, int]:
        if len(token) == 1 and 32 < ord(token) < 127:
            return token, ord(token)
        letter, _, code = token.partition("=")
        if len(letter) != 1 or not code.isdigit():
            raise SeedError(f"{path}:{line}: '{token}' must be one ASCII sign, or SIGN=CODE.")
        return letter, int(code)

    def encode(self, text: str) -> bytes:
        """Text as bytes in the code page; raises SeedError naming the first letter that has no picture."""
        out = bytearray()
        for letter in text:
            if letter == "\n":
                out.append(10)
            elif letter in self.codes:
                out.append(self.codes[letter])
            else:
                raise SeedError(f"The sign '{letter}' (U+{ord(letter):04X}) in '{text}' is not in seeds/glyphs.")
        return bytes(out)

    def decode(self, data: bytes) -> str:
        """Bytes in the code page as text. A cell of two letters gives the Russian one in a word that has another
        Russian letter, else the Latin one; encoding gives the same bytes again in both cases."""
        text = "".join("\n" if code == 10 else self.letters.get(code, " ") for code in data)

        def russian(word: re.Match[str]) -> str:
            letters = word[0]
            return "".join(self.russian.get(c, c) for c in letters) if re.search("[А-я]", letters) else letters

        return re.sub(r"\w+", russian, text)


_page: dict[Path, CodePage] = {}


def code_page(root: Path = ROOT) -> CodePage:
    """The code page of the seeds, read once."""
    if root not in _page:
        _page[root] = CodePage(root / "seeds" / "glyphs")
    return _page[root]


def encode(text: str) -> bytes:
    """Text of the outside world (a name typed at a desk) as bytes of the program's code page."""
    return code_page().encode(text)


def decode(data: bytes) -> str:
    """Bytes of the program's code page as text for the outside world."""
    return code_page().decode(data)


# ---------------------------------------------------------------- sheets


def sheet(rows: list[list[int]], tile: tuple[int, int], bits: int, colours: list[int], clear: bool) -> bytes:
    """A picture as a sheet; rows of colour indexes."""
    out = bytearray(struct.pack("<HHBBBB", len(rows[0]), len(rows), *tile, bits | (128 if clear else 0), len(colours)))
    for colour in colours:
        out += colour.to_bytes(3, "big")
    for row in rows:
        held = value = 0
        for index in row:
            value, held = value << bits | index, held + bits
            if held == 8:
                out.append(value)
                held = value = 0
        if held:
            out.append(value << (8 - held))
    return bytes(out)


def _side_by_side(pictures: list[Rows], letters: str) -> list[list[int]]:
    return [[letters.index(c) for picture in pictures for c in picture[y]] for y in range(len(pictures[0]))]


def font_sheet(page: CodePage) -> bytes:
    """The whole font in one row, so that strips, labels and bitmap labels can share it."""
    empty = ["." * CELL[0]] * CELL[1]
    return sheet(_side_by_side([page.rows.get(code, empty) for code in range(CELLS)], ".#"), CELL, 1, [], False)


class Colours:
    """seeds/colours.txt: `names` gives 0xRRGGBB, `numbers` the number of a numbered one."""

    def __init__(self, path: Path):
        self.names: dict[str, int] = {"clear": 0}
        self.numbers: dict[str, int] = {}
        for line, text in _lines(path):
            if not text:
                continue
            found = re.fullmatch(r"(-|\d+) (\w+) = #([0-9A-Fa-f]{6})", text)
            if not found:
                raise SeedError(f"{path}:{line}: this line must be 'NUMBER name = #RRGGBB' or '- name = #RRGGBB'.")
            number, name, code = found.groups()
            if name in self.names:
                raise SeedError(f"{path}:{line}: the colour '{name}' is given a second time.")
            self.names[name] = int(code, 16)
            if number != "-":
                if int(number) != len(self.numbers):
                    raise SeedError(f"{path}:{line}: the next number must be {len(self.numbers)}.")
                self.numbers[name] = int(number)

    def pack(self) -> bytes:
        """The numbered colours, three bytes each."""
        return b"".join(self.names[name].to_bytes(3, "big") for name in self.numbers)


class Art:
    """A file of seeds/pictures: its `colours` (mark -> 0xRRGGBB, in order) and its `sections`."""

    def __init__(self, path: Path, colours: Colours):
        self.colours: dict[str, int] = {}
        self.sections: dict[str, tuple[tuple[int, int], list[Rows], dict[str, Rows]]] = {}
        parts: list[tuple[int, str, list[tuple[int, str]]]] = []
        self.clear = False
        for line, text in _lines(path):
            if text.startswith("["):
                parts.append((line, text.strip("[]"), []))
            elif parts:
                parts[-1][2].append((line, text))
            elif text:
                raise SeedError(f"{path}:{line}: a line '[section]' must come first.")
        for start, title, lines in parts:
            if title == "colours":
                self._colours(path, lines, colours)
                continue
            found = re.fullmatch(r"(\w+) (\d+)x(\d+)", title)
            if not found:
                raise SeedError(f"{path}:{start}: this line must be '[name WIDTHxHEIGHT]' or '[colours]'.")
            size = int(found[2]), int(found[3])
            blocks = {name: rows for name, (_, rows) in _blocks(path, lines, size, "".join(self.colours)).items()}
            self.sections[found[1]] = size, list(blocks.values()), blocks

    def _colours(self, path: Path, lines: list[tuple[int, str]], colours: Colours) -> None:
        for line, text in lines:
            if not text:
                continue
            mark, _, name = text.partition(" ")
            name = name.strip()
            if len(mark) != 1 or name not in colours.names:
                raise SeedError(f"{path}:{line}: this line must be 'MARK colour', with a colour of seeds/colours.txt.")
            if mark in self.colours:
                raise SeedError(f"{path}:{line}: the mark '{mark}' is given a second time.")
            self.clear = self.clear or name == "clear"
            self.colours[mark] = colours.names[name]
        if len(self.colours) > 16:
            raise SeedError(f"{path}:{lines[0][0]}: a sheet has at most 16 colours, here are {len(self.colours)}.")

    def build(self) -> bytes:
        """The tiles side by side."""
        size, tiles, _ = self.sections["tiles"]
        marks = "".join(self.colours)
        bits = 1 if len(marks) <= 2 else 2 if len(marks) <= 4 else 4
        return sheet(_side_by_side(tiles, marks), size, bits, list(self.colours.values()), self.clear)


# ---------------------------------------------------------------- cards


def card_rows(art: Art, card: int | None, covered: bool = False, golden: bool = False) -> Rows:
    """A card as 32 rows of 24 marks; None is a card with an empty face."""
    grid = [list(row) for row in art.sections["card"][2]["blank"]]

    def put(left: int, top: int, rows: Rows) -> None:
        for y, row in enumerate(rows):
            for x, mark in enumerate(row):
                if mark != ".":
                    grid[top + y][left + x] = mark

    if card is not None:
        if golden:
            for row in grid[1:24]:
                row[1:8] = "y" * 7
        suit, rank = card >> 4, card & 15
        put(1, 2, art.sections["ranks"][2][RANKS[rank]])
        if suit < 4:
            put(1, 16, art.sections["suits"][1][suit])
        court = art.sections["courts"][2].get(RANKS[rank])
        if not covered:
            if court:
                put(8, 1, court)
            else:
                put(9, 9, art.sections["pips"][1][suit])
    return ["".join(row) for row in grid]


def card_sheet(art: Art, path: Path) -> bytes:
    """The sheet of all cards, 16 tiles a row, and its map of tile numbers:

    0    joker, ace .. king: upper and lower half of the rank (14 x 2)
    28   the small suits, and the joker's empty one (5); 33: the corner under them
    34   the picture (columns 1 and 2, four rows) of the four suits, jack, queen, king, joker (8 x 8)
    98   the back (12); 110: an empty face, columns 1 and 2 (8)
    118  the cards of the Nain Jaune board: card, upper, lower, suit in gold (5 x 4)
    """
    tiles: list[tuple[str, ...]] = []

    def tile(rows: Rows, column: int, row: int) -> int:
        found = tuple(line[column * 8 : column * 8 + 8] for line in rows[row * 8 : row * 8 + 8])
        if found not in tiles:
            tiles.append(found)
        return tiles.index(found)

    def picture(rows: Rows) -> list[int]:
        return [tile(rows, column, row) for row in range(4) for column in (1, 2)]

    joker = 64
    out: list[int] = []
    for rank in range(14):
        rows = card_rows(art, rank or joker, covered=True)
        out += [tile(rows, 0, 0), tile(rows, 0, 1)]
    for suit in range(5):
        out.append(tile(card_rows(art, suit * 16 + 1 if suit < 4 else joker, covered=True), 0, 2))
    out.append(tile(card_rows(art, None), 0, 3))
    for card in (0x02, 0x12, 0x22, 0x32, 11, 12, 13, joker):
        out += picture(card_rows(art, card))
    back = art.sections["card"][2]["back"]
    out += [tile(back, column, row) for row in range(4) for column in range(3)]
    out += picture(card_rows(art, None))
    for card in BOARD_CARDS:
        rows = card_rows(art, card, golden=True)
        out += [card, tile(rows, 0, 0), tile(rows, 0, 1), tile(rows, 0, 2)]
    if len(tiles) > 128:
        raise SeedError(f"{path}: the cards need {len(tiles)} tiles of 8x8; at most 128 are allowed.")
    marks = "".join(art.colours)
    blank = ("." * 8,) * 8
    high = -(-len(tiles) // 16)
    tiles += [blank] * (high * 16 - len(tiles))
    bands = [tiles[n : n + 16] for n in range(0, len(tiles), 16)]
    rows = [[marks.index(mark) for tile in band for mark in tile[y]] for band in bands for y in range(8)]
    return sheet(rows, (8, 8), 4, list(art.colours.values()), True) + bytes(out)


def _stencils(art: Art, section: str, names: list[str], colours: Colours) -> bytes:
    """Pieces of the cards as a sheet of one ink in cells of 8."""
    size, _, named = art.sections[section]
    tiles = [["".join("#" if mark == "i" else "." for mark in row) + "." for row in named[name]] for name in names]
    return sheet(_side_by_side(tiles, ".#"), (8, size[1]), 1, [0, colours.names["ink"]], True)


# ---------------------------------------------------------------- words


class Words:
    """seeds/words/LANGUAGE.txt: `numbers` gives the number of a key, `sentences` the text of a number.

    `parts` gives the part of the program that a number belongs to; a line `[part]` begins it. It counts in English.
    """

    def __init__(self, path: Path):
        self.path = path
        self.numbers: dict[str, int] = {}
        self.sentences: dict[int, str] = {}
        self.line: dict[int, int] = {}
        self.parts: dict[int, str] = {}
        part = COMMON
        for line, text in _lines(path):
            if not text:
                continue
            begun = re.fullmatch(r"\[(\w+)\]", text)
            if begun:
                part = begun[1]
                continue
            found = re.fullmatch(r"(\d+) ([a-z0-9_]+) = (.*)", text)
            if not found:
                raise SeedError(f"{path}:{line}: this line must be 'NUMBER key = sentence'.")
            number, key = int(found[1]), found[2]
            if number in self.sentences or key in self.numbers:
                raise SeedError(f"{path}:{line}: the number {number} or the key '{key}' is given a second time.")
            if not 0 < number < 1000:
                raise SeedError(f"{path}:{line}: the number {number} must be 1 to 999.")
            self.numbers[key], self.sentences[number], self.line[number] = number, found[3], line
            self.parts[number] = part


_FIELD = re.compile(r"\{([0-3])(?::([^{}]*))?\}|\{[^{}]*\}?|\}")


def encode_sentence(page: CodePage, text: str, forms: int, where: str) -> bytes:
    """A sentence as bytes: 250-253 arguments, 248 argument form 254 form 249 a choice by number."""
    out = bytearray()
    at = 0
    for found in _FIELD.finditer(text):
        out += page.encode(text[at : found.start()].replace("\\n", "\n"))
        at = found.end()
        if found[1] is None:
            raise SeedError(f"{where}: '{found[0]}' must be {{0}} to {{3}} or {{0:one|many}}.")
        if found[2] is None:
            out.append(ARGUMENT + int(found[1]))
            continue
        choices = found[2].split("|")
        if len(choices) != forms:
            raise SeedError(f"{where}: '{found[0]}' must have {forms} forms in this language.")
        out += bytes((BEGIN, ARGUMENT + int(found[1])))
        out += bytes((NEXT,)).join(page.encode(choice) for choice in choices) + bytes((END,))
    return bytes(out + page.encode(text[at:].replace("\\n", "\n")))


def pack_words(page: CodePage, words: Words, english: Words, language: str) -> dict[str, bytes]:
    """The sentences of a language by part of the program; one that is not translated yet stands in English.

    Each is: plural rule u8, number of runs u8; for each run of numbers its first u16 and its count u16; then one offset
    u16 for each sentence and one for the end, counted from the first sentence; the sentences.
    """
    for number in words.sentences:
        if number not in english.sentences:
            raise SeedError(f"{words.path}:{words.line[number]}: there is no sentence {number} in English.")
        key = next(key for key, n in words.numbers.items() if n == number)
        if english.numbers.get(key) != number:
            raise SeedError(f"{words.path}:{words.line[number]}: in English sentence {number} has not the key '{key}'.")
    parts = dict.fromkeys([COMMON, *english.parts.values()])
    return {part: _pack_part(page, words, english, language, part) for part in parts}


def _pack_part(page: CodePage, words: Words, english: Words, language: str, part: str) -> bytes:
    rule, forms = PLURALS[language]
    numbers = sorted(number for number, its in english.parts.items() if its == part)
    runs: list[list[int]] = []
    for number in numbers:
        # Two unused numbers take no more than a new run; those of other parts must be looked for there.
        between = range(runs[-1][1] + 1, number) if runs else ()
        if runs and len(between) <= 2 and english.parts.keys().isdisjoint(between):
            runs[-1][1] = number
        else:
            runs.append([number, number])
    offsets, body = [0], bytearray()
    for number in (number for first, last in runs for number in range(first, last + 1)):
        source, among = (words, forms) if number in words.sentences else (english, PLURALS["en"][1])
        if english.parts.get(number) == part:
            where = f"{source.path}:{source.line[number]}"
            try:
                body += encode_sentence(page, source.sentences[number], among, where)
            except SeedError as error:
                raise SeedError(str(error) if str(error).startswith(where) else f"{where}: {error}") from None
        offsets.append(len(body))
    if len(body) > 0xFFFF:
        raise SeedError(f"{words.path}: the sentences take {len(body)} bytes, at most 65,535 are allowed.")
    head = struct.pack("<BB", rule, len(runs)) + b"".join(struct.pack("<HH", a, b - a + 1) for a, b in runs)
    return head + struct.pack(f"<{len(offsets)}H", *offsets) + bytes(body)


# ---------------------------------------------------------------- everything


def compile_seeds(root: Path = ROOT) -> dict[str, bytes]:
    """All files of lib/parlour/data by name; raises SeedError."""
    seeds = root / "seeds"
    page = CodePage(seeds / "glyphs")
    colours = Colours(seeds / "colours.txt")
    out = {"font.bin": font_sheet(page), "colours.bin": colours.pack()}
    for path in sorted((seeds / "pictures").glob("*.txt")):
        art = Art(path, colours)
        if path.stem == "cards":
            out["cards.bin"] = card_sheet(art, path)
            out["ranks.bin"] = _stencils(art, "ranks", [*RANKS[1:], "?"], colours)
            out["pips.bin"] = _stencils(art, "suits", ["0", "1", "2", "3"], colours)
        else:
            out[path.stem + ".bin"] = art.build()
    english = Words(seeds / "words" / "en.txt")
    for path in sorted((seeds / "words").glob("*.txt")):
        if path.stem not in PLURALS:
            raise SeedError(f"{path}: the languages are {', '.join(PLURALS)}.")
        packed = pack_words(page, english if path.stem == "en" else Words(path), english, path.stem)
        out.update({f"{path.stem}_{part}.bin": data for part, data in packed.items()})
    return out


def _stamp(root: Path) -> str:
    """A sum over everything that the result depends on."""
    total = hashlib.sha256(Path(__file__).read_bytes())
    seeds = root / "seeds"
    for path in sorted([*seeds.glob("*.txt"), *(p for part in PARTS for p in (seeds / part).glob("*.txt"))]):
        total.update(path.relative_to(seeds).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def build(root: Path = ROOT, everything: bool = False) -> bool:
    """Bring lib/parlour/data up to date; True when something was built. Raises SeedError and then changes nothing."""
    folder = root / "lib" / "parlour" / "data"
    mark = folder / "stamp"
    stamp = _stamp(root)
    if not everything and mark.is_file() and mark.read_text() == stamp:
        return False
    made = compile_seeds(root)
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.bin"):
        if path.name not in made:
            path.unlink()
    for name, data in [*made.items(), ("stamp", stamp.encode())]:
        fresh = folder / f"{name}.{os.getpid()}"
        fresh.write_bytes(data)
        os.replace(fresh, folder / name)
    return True


def main(arguments: list[str]) -> int:
    """`python -m sim seeds`: prints what was built; status 2 with one sentence when a seed is wrong."""
    if arguments not in ([], ["--all"]):
        print("seeds knows one option, --all.", file=sys.stderr)
        return 2
    try:
        built = build(everything=bool(arguments))
    except SeedError as error:
        print(error, file=sys.stderr)
        return 2
    folder = ROOT / "lib" / "parlour" / "data"
    for path in sorted(folder.glob("*.bin")) if built else []:
        print(f"{path.name:16} {path.stat().st_size:6}")
    print("built." if built else "up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
