"""The words in which presses are written."""

import pytest

from sim.script import Word, WordError, word, words


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("LEFT", Word("press", "LEFT")),
        ("MENU", Word("press", "MENU")),
        ("A*3", Word("press", "A", 3)),
        ("hold:A", Word("hold", "A")),
        ("wait:500", Word("wait", "", 500)),
        ("shot:out/a.png", Word("shot", "out/a.png")),
        ("off", Word("off")),
    ],
)
def test_a_word(text: str, meant: Word) -> None:
    assert word(text) == meant


@pytest.mark.parametrize(
    "text",
    ["a", "C", "A*0", "A*", "A*-1", "A*x", "A*10001", "A*3*3", "hold:off", "hold:A*2", "hold:", "wait:", "wait:-1",
     "wait:1.5", "wait:86400001", "wait:\u00b2", "shot:", "shot:.png", "shot:a.gif", "OFF", "off:1", "wait", "*3"],
)  # fmt: skip
def test_a_wrong_word_is_named_in_one_sentence(text: str) -> None:
    with pytest.raises(WordError) as refused:
        words(f"A {text}")
    sentence = str(refused.value)
    assert f"'{text}'" in sentence and sentence.endswith(".") and "\n" not in sentence


def test_a_script_has_lines_and_comments() -> None:
    assert words("A B # two presses\n\n# nothing\n  wait:20\toff#cut") == [
        Word("press", "A"), Word("press", "B"), Word("wait", "", 20), Word("off"),
    ]  # fmt: skip
