"""Sentences with their arguments, on the desktop and on the board's interpreter."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import catalogue
from parlour import words
from sim import seeds

ROOT = Path(__file__).resolve().parents[2]
PAGE = seeds.code_page()
SENTENCES = {
    1: ("ranks", "A 2 3 4 5 6 7 8 9 10 J Q K"),
    2: ("joker", "joker"),
    5: ("plain", "Déjà là"),
    6: ("two", "{1} to {0}!"),
    7: ("lines", "one\\ntwo"),
}
SELDOM = ("sheets", "rare")
FORMS = {
    "en": "{0} {0:chip|chips}",
    "fr": "{0} {0:jeton|jetons}",
    "pl": "{0} {0:żeton|żetony|żetonów}",
    "ru": "{0} {0:фишка|фишки|фишек}",
}
COUNTS = {
    "en": {0: "0 chips", 1: "1 chip", 2: "2 chips", 21: "21 chips"},
    "fr": {0: "0 jeton", 1: "1 jeton", 2: "2 jetons"},
    "pl": {0: "0 żetonów", 1: "1 żeton", 3: "3 żetony", 5: "5 żetonów", 12: "12 żetonów", 21: "21 żetonów"},
    "ru": {0: "0 фишек", 1: "1 фишка", 4: "4 фишки", 11: "11 фишек", 14: "14 фишек", 21: "21 фишка", 112: "112 фишек"},
}


def packed(tmp_path: Path, language: str) -> bytes:
    """A small language of its own."""
    path = tmp_path / "words.txt"
    lines = [f"{number} {key} = {text}" for number, (key, text) in SENTENCES.items()]
    path.write_text("\n".join([*lines, f"9 count = {FORMS[language]}"]), encoding="utf-8")
    source = seeds.Words(path)
    return seeds.pack_words(PAGE, source, source, language)["common"]


@pytest.fixture(params=sorted(FORMS))
def language(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Each language, loaded."""
    monkeypatch.setattr(words, "_blocks", [packed(tmp_path, request.param), b"\0\0", b"\0\0", b"\0\0"])
    yield request.param


def test_numbers_choose_the_form(language: str) -> None:
    for number, text in COUNTS[language].items():
        assert words.say(9, number) == PAGE.encode(text)


def test_arguments_take_their_places(language: str) -> None:
    assert words.say(5) == PAGE.encode("Déjà là")
    assert words.say(6, 12, b"Ann") == b"Ann to 12!"
    assert words.say(6, -3, PAGE.encode("Żółć")) == PAGE.encode("Żółć to -3!")
    assert words.say(7) == b"one\ntwo"
    assert [words.line(7, place) for place in range(3)] == [b"one", b"two", b""]
    assert words.line(700, 0) == b""
    assert words.say(3) == words.say(700) == b""


def test_cards_in_words(language: str) -> None:
    expected = {0x01: "A♠", 0x1A: "10♥", 0x2D: "K♦", 0x3B: "J♣", 64: "joker"}
    for card, text in expected.items():
        assert words.card(card) == PAGE.encode(text)


def test_the_built_languages_load() -> None:
    for path in (ROOT / "seeds" / "words").glob("*.txt"):
        words.load(path.stem)
        assert words.card(0x1C) == PAGE.encode("Q♥")
    words.load("en")
    with pytest.raises(OSError):
        words.load("xx")
    assert words.card(0x1C) == PAGE.encode("Q♥")


def test_a_part_takes_the_place_of_the_part_before() -> None:
    english = seeds.Words(ROOT / "seeds" / "words" / "en.txt")
    assert set(english.parts.values()) == {"common", "forms", *SELDOM, *(entry[0] for entry in catalogue.GAMES)}
    words.load("en")
    for taken in ("nap", "forms", "jacquet", "nain_jaune", "nap"):
        words.take(taken)
        for number, part in english.parts.items():
            assert (words.say(number) != b"") == (part in ("common", taken, *SELDOM)), f"{number} at {taken}"


def test_what_sheets_say_comes_when_it_is_asked_for_and_goes() -> None:
    words.load("en")
    words.take("nap")
    held = [number for number, part in seeds.Words(ROOT / "seeds" / "words" / "en.txt").parts.items() if part == "nap"]
    assert all(words.say(number) for number in held) and len(words._blocks) == 2
    assert words.say(160) == b"Pause" and len(words._blocks) == 3
    assert words.say(169) and words.say(160) == b"Pause" and len(words._blocks) == 4
    words.drop()
    assert len(words._blocks) == 2 and words.say(160) == b"Pause"


@given(st.text("ab \n", max_size=60), st.integers(1, 20))
def test_wrapping_loses_no_letter(text: str, columns: int) -> None:
    line = text.encode()
    rows = words.wrap(line, columns)
    assert all(len(row) <= columns for row in rows)
    assert b"".join(rows).replace(b" ", b"") == line.replace(b" ", b"").replace(b"\n", b"")


def test_wrapping_breaks_at_blanks() -> None:
    assert words.wrap(b"Take all five tricks", 9) == [b"Take all", b"five", b"tricks"]
    assert words.wrap(b"one\ntwo three", 20) == [b"one", b"two three"]
    assert words.wrap(b"Wellington!", 6) == [b"Wellin", b"gton!"]


def test_the_board_says_the_same(micropython: Path, tmp_path: Path) -> None:
    program = ["import sys", f"sys.path[:] = [{str(ROOT)!r}, {str(ROOT / 'lib')!r}]", "from parlour import words"]
    expected = []
    for language, counts in COUNTS.items():
        (tmp_path / f"{language}_common.bin").write_bytes(packed(tmp_path, language))
        program.append(f"words.data = lambda name: {str(tmp_path)!r} + '/' + name\nwords.load({language!r})")
        for number, text in counts.items():
            program.append(f"print(words.say(9, {number}))")
            expected.append(repr(PAGE.encode(text)))
    program += ["print(words.say(6, -3, b'Ann'), words.card(26), words.wrap(b'Take all five tricks', 9))"]
    expected.append(repr(b"Ann to -3!") + " " + repr(b"10\x02") + " [b'Take all', b'five', b'tricks']")
    done = subprocess.run([micropython, "-c", "\n".join(program)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.replace('"', "'").splitlines() == [line.replace('"', "'") for line in expected]
