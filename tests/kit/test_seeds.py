"""The build of the seeds: what goes in comes out, and what is wrong is named in one sentence with file and line."""

import re
import shutil
import struct
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim import seeds

ROOT = Path(__file__).resolve().parents[2]
PAGE = seeds.code_page()
LATIN = "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’" + "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”"
RUSSIAN = "".join(map(chr, range(0x410, 0x450))) + "Ёё№"
SIGNS = "♠♥♦♣●▮◀▶▲▼✓☺⚙ⒶⒷ≡✚·…–"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A root with the project's seeds, to spoil."""
    shutil.copytree(ROOT / "seeds", tmp_path / "seeds")
    return tmp_path


def spoil(path: Path, old: str, new: str) -> None:
    """Replace the first `old`, which must be there."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


# ---------------------------------------------------------------- the code page


def test_ascii_has_its_own_codes() -> None:
    text = "".join(map(chr, range(32, 127)))
    assert PAGE.encode(text) == text.encode("ascii")


@pytest.mark.parametrize("text", [LATIN, RUSSIAN, SIGNS], ids=["latin", "russian", "signs"])
def test_every_letter_is_drawn(text: str) -> None:
    for letter in text:
        (code,) = PAGE.encode(letter)
        assert 0 < code < 248
        assert any("#" in row for row in PAGE.rows[code]), letter


def test_the_codes_that_sentences_need_are_free() -> None:
    assert not set(PAGE.rows) & {0, 9, 10, 32, *range(248, 256)}


@given(st.text(st.sampled_from(sorted(PAGE.codes))))
def test_text_comes_back_as_the_same_bytes(text: str) -> None:
    data = PAGE.encode(text)
    assert len(data) == len(text)
    assert PAGE.encode(PAGE.decode(data)) == data


@pytest.mark.parametrize("word", ["Анна", "ёлка", "Żółć", "Ann", "Œuvre", "Кто, Ann?", "10♠"])
def test_a_word_comes_back_as_it_was(word: str) -> None:
    assert seeds.decode(seeds.encode(word)) == word


def test_a_letter_without_a_picture_is_named() -> None:
    with pytest.raises(seeds.SeedError, match=r"'漢' \(U\+6F22\)"):
        seeds.encode("漢")


# ---------------------------------------------------------------- the glyphs


def bits(rows: list[str]) -> int:
    """A picture as a number."""
    return int("".join(rows).replace(".", "0").replace("#", "1"), 2)


def test_no_two_glyphs_look_alike() -> None:
    pictures = {bits(rows): code for code, rows in PAGE.rows.items()}
    assert len(pictures) == len(PAGE.rows)


def test_suits_differ_by_shape() -> None:
    art = seeds.Art(ROOT / "seeds" / "pictures" / "cards.txt", seeds.Colours(ROOT / "seeds" / "colours.txt"))
    font = [PAGE.rows[PAGE.codes[suit]] for suit in "♠♥♦♣"]
    for shapes, least in ((font, 8), (art.sections["suits"][1], 8), (art.sections["pips"][1], 24)):
        for n, one in enumerate(shapes):
            for other in shapes[:n]:
                differ = sum(a != b for a, b in zip("".join(one), "".join(other), strict=True))
                assert differ >= least, (one, other)


@pytest.mark.parametrize(
    "rows",
    [
        PAGE.rows[PAGE.codes["♣"]],
        *(seeds.Art(ROOT / "seeds/pictures/cards.txt", seeds.Colours(ROOT / "seeds/colours.txt")).sections[part][1][3]
          for part in ("suits", "pips")),
    ],
    ids=["font", "index", "pip"],
)  # fmt: skip
def test_the_club_has_three_lobes(rows: list[str]) -> None:
    """A spade is widest in one piece; a club has a waist under its top, then two lobes apart."""
    runs = [[m.group() for m in re.finditer(r"[#i]+", row)] for row in rows if row.strip(".")]
    top = max(len(run[0]) for run in runs[: len(runs) // 3])
    lobes = [n for n, run in enumerate(runs) if len(run) >= 2 and n >= len(runs) // 3]
    assert lobes, "no row in which the lobes stand apart"
    waist = min(sum(map(len, run)) for run in runs[len(runs) // 3 - 1 : lobes[0] + 1])
    assert waist <= top
    assert max(sum(map(len, run)) for run in runs[lobes[0] :]) > top


CAPITALS = "ÀÉÈËÏÙÜŸĆŃÓŚŹŻÁÄÖЙ"


@pytest.mark.parametrize("letter", CAPITALS)
def test_an_accented_capital_keeps_six_rows_and_a_gap(letter: str) -> None:
    rows = PAGE.rows[PAGE.codes[letter]]
    body = rows[2:8]
    assert all("#" in row for row in body)
    accent = [row for row in rows[:2] if "#" in row]
    assert accent
    if rows[1].strip("."):
        # A taller accent stands where the letter is open.
        assert all(body[0][x] == "." for x, mark in enumerate(rows[1]) if mark == "#")


def test_a_capital_with_a_dot_is_no_small_letter_with_one() -> None:
    for large, small in ("Żż", "Źź", "Śś", "Ćć", "Óó"):
        one, other = (PAGE.rows[PAGE.codes[letter]] for letter in (large, small))
        assert sum(a != b for a, b in zip("".join(one), "".join(other), strict=True)) >= 5


@pytest.mark.parametrize("code", sorted(PAGE.rows))
def test_letters_leave_the_last_column_free(code: int) -> None:
    if code >= 32:
        assert all(row[5] == "." for row in PAGE.rows[code])


# ---------------------------------------------------------------- what comes out


def sheet(data: bytes) -> tuple[int, int, int, int, int, int]:
    """Width, height, tile width, tile height, bits, and the length that the sheet should have."""
    width, height, wide, high, depth, colours = struct.unpack_from("<HHBBBB", data)
    return width, height, wide, high, depth & 127, 8 + 3 * colours + height * -(-width * (depth & 127) // 8)


def test_the_sheets_are_whole() -> None:
    made = seeds.compile_seeds()
    for name, data in made.items():
        if name == "colours.bin" or name.split("_")[0] in seeds.PLURALS:
            continue
        width, height, wide, high, depth, length = sheet(data)
        assert width % wide == height % high == 0, name
        assert depth in (1, 2, 4), name
        assert len(data) == length + (138 if name == "cards.bin" else 0), name
    assert sheet(made["font.bin"])[:5] == (248 * 6, 10, 6, 10, 1)
    assert sheet(made["cards.bin"])[:2] <= (128, 64)


def test_the_build_is_the_same_each_time_and_quick() -> None:
    start = time.process_time()
    first = seeds.compile_seeds()
    print(f"build {1000 * (time.process_time() - start):.0f} ms, {sum(map(len, first.values()))} bytes")
    assert seeds.compile_seeds() == first


def test_only_what_is_stale_is_built(copy: Path) -> None:
    data = copy / "lib" / "parlour" / "data"
    assert seeds.build(copy)
    assert not seeds.build(copy)
    before = (data / "en_common.bin").read_bytes()
    spoil(copy / "seeds" / "words" / "en.txt", "= joker", "= Joker!")
    assert seeds.build(copy)
    assert (data / "en_common.bin").read_bytes() != before
    assert {path.name for path in data.iterdir()} == {*seeds.compile_seeds(copy), "stamp"}


def test_what_is_gone_from_the_seeds_goes_from_the_data(copy: Path) -> None:
    seeds.build(copy)
    (copy / "seeds" / "pictures" / "button.txt").unlink()
    seeds.build(copy)
    assert not (copy / "lib" / "parlour" / "data" / "button.bin").exists()


# ---------------------------------------------------------------- errors

GLYPHS, RUSSIAN_ART = "glyphs/1_signs.txt", "glyphs/4_cyrillic.txt"
CARDS, DICE = "pictures/cards.txt", "pictures/dice.txt"
FAULTS = {
    "a row too short": (RUSSIAN_ART, "#####. #####.", "#####. #####", r"11 times 6 marks"),
    "a strange mark": (RUSSIAN_ART, "#####. #####.", "#####. ##x##.", r"the mark 'x' is not"),
    "a row missing": (GLYPHS, "\n♠=1 ", "\n###### \n\n♠=1 ", r"has 0 rows, not 10"),
    "no code": (GLYPHS, "♠=1 ", "♠=a ", r"'♠=a' must be one ASCII sign, or SIGN=CODE"),
    "a code twice": (GLYPHS, "♥=2 ", "♥=1 ", r"'♥' or its code 1 is given a second time"),
    "a code of the sentences": (GLYPHS, "♥=2  ", "♥=248", r"'♥' has the code 248"),
    "a shared letter unknown": ("glyphs/shared.txt", "А = A", "А = 漢", r"must be 'LETTER = LETTER THAT IS DRAWN'"),
    "a shared letter drawn": ("glyphs/shared.txt", "А = A", "B = A", r"'B' has a picture already"),
    "a colour unknown": (CARDS, "s  skin", "s  skim", r"with a colour of seeds/colours.txt"),
    "a mark twice": (CARDS, "s  skin", "e  skin", r"the mark 'e' is given a second time"),
    "a section": (CARDS, "[ranks 7x12]", "[ranks 7]", r"must be '\[name WIDTHxHEIGHT\]'"),
    "a picture twice": (DICE, "\n1 ", "\n2 ", r"'2' is drawn a second time"),
    "a colour's number": ("colours.txt", "1 paper", "7 paper", r"the next number must be 1"),
    "a colour's code": ("colours.txt", "#FFF8E6", "#FFF8E", r"must be 'NUMBER name = #RRGGBB'"),
    "a sentence": ("words/en.txt", "2 joker = joker", "joker = joker", r"must be 'NUMBER key = sentence'"),
    "a number twice": ("words/en.txt", "2 joker", "1 joker", r"the number 1 or the key 'joker' is given a second time"),
    "a letter": ("words/en.txt", "= joker", "= 漢", r"U\+6F22.* is not in seeds/glyphs"),
    "an argument": ("words/en.txt", "= joker", "= {4}", r"'\{4\}' must be \{0\} to \{3\}"),
    "a brace": ("words/en.txt", "= joker", "= {0", r"'\{0' must be"),
    "the forms": ("words/en.txt", "= joker", "= {0:a|b|c}", r"must have 2 forms"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_named(copy: Path, fault: str) -> None:
    name, old, new, sentence = FAULTS[fault]
    seeds.build(copy)
    data = copy / "lib" / "parlour" / "data"
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    spoil(copy / "seeds" / name, old, new)
    with pytest.raises(seeds.SeedError, match=sentence) as error:
        seeds.build(copy)
    message = str(error.value)
    assert re.search(rf"{re.escape(name)}:\d+: ", message), message
    assert message.endswith(".") and "\n" not in message
    assert {path.name: path.read_bytes() for path in data.iterdir()} == before


def test_two_glyphs_of_one_shape_are_refused(copy: Path) -> None:
    path = copy / "seeds" / "glyphs" / "4_cyrillic.txt"
    path.write_text("Ѫ=240\n" + "\n".join(PAGE.rows[PAGE.codes["Ж"]]) + "\n\n" + path.read_text(encoding="utf-8"))
    with pytest.raises(seeds.SeedError, match="'Ж' looks like 'Ѫ'"):
        seeds.build(copy)


def test_another_language_must_fit_the_english(copy: Path) -> None:
    french = copy / "seeds" / "words" / "fr.txt"
    french.write_text("2 joker = « {0:joker|jokers} »\n", encoding="utf-8")
    assert seeds.encode("« ") in seeds.compile_seeds(copy)["fr_common.bin"]
    french.write_text("2 jester = x\n", encoding="utf-8")
    with pytest.raises(seeds.SeedError, match=r"fr.txt:1: in English sentence 2 has not the key 'jester'"):
        seeds.compile_seeds(copy)
    french.write_text("999 joker = x\n", encoding="utf-8")
    with pytest.raises(seeds.SeedError, match="no sentence 999 in English"):
        seeds.compile_seeds(copy)
    french.rename(french.with_name("de.txt"))
    with pytest.raises(seeds.SeedError, match="the languages are en, fr, pl, ru"):
        seeds.compile_seeds(copy)


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert seeds.main(["--what"]) == 2
    assert seeds.main([]) == 0

    def fail(**_: object) -> bool:
        raise seeds.SeedError("x.txt:1: no.")

    monkeypatch.setattr(seeds, "build", fail)
    assert seeds.main([]) == 2
    assert capsys.readouterr().err.splitlines() == ["seeds knows one option, --all.", "x.txt:1: no."]


# ---------------------------------------------------------------- the languages


@pytest.mark.parametrize("language", [path.stem for path in sorted((ROOT / "seeds" / "words").glob("*.txt"))])
def test_every_sentence_can_be_drawn(language: str) -> None:
    words = seeds.Words(ROOT / "seeds" / "words" / f"{language}.txt")
    for number, sentence in words.sentences.items():
        data = seeds.encode_sentence(PAGE, sentence, seeds.PLURALS[language][1], f"{language}.txt:{words.line[number]}")
        drawn: Callable[[int], bool] = lambda code: code in PAGE.rows or code in (10, 32) or code >= 248  # noqa: E731
        assert all(drawn(code) for code in data), sentence
