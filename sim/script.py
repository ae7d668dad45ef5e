"""The words in which presses are written, for `--keys`, `--script` and the tests.

    LEFT RIGHT UP DOWN A B MENU     a press
    NAME*3                          three presses
    hold:A                          a long press
    wait:500                        the board's clock runs on for 500 ms
    shot:FILE.png                   writes the screen in the board's own pixels
    off                             cuts the power and starts again
"""

from __future__ import annotations

from dataclasses import dataclass

PRESSES = ("LEFT", "RIGHT", "UP", "DOWN", "A", "B", "MENU")
_MOST = 10_000
_LONGEST_MS = 86_400_000


class WordError(ValueError):
    """A word that is none; the sentence says which and why."""


@dataclass(frozen=True)
class Word:
    """One thing to do. kind: press, hold, wait, shot or off; what: the button or file; number: times or ms."""

    kind: str
    what: str = ""
    number: int = 1


def word(text: str) -> Word:
    """One word from its text; WordError when it is none."""
    if text == "off":
        return Word("off")
    kind, colon, rest = text.partition(":")
    if colon:
        if kind == "hold" and rest in PRESSES:
            return Word("hold", rest)
        if kind == "wait" and _within(rest, 0, _LONGEST_MS):
            return Word("wait", number=int(rest))
        if kind == "shot" and rest.endswith(".png") and len(rest) > 4:
            return Word("shot", rest)
        if kind == "hold":
            raise WordError(f"'{text}': only a button can be held: {' '.join(PRESSES)}.")
        if kind == "wait":
            raise WordError(f"'{text}': wait takes whole milliseconds up to a day, as in wait:500.")
        if kind == "shot":
            raise WordError(f"'{text}': shot takes a file that ends with .png, as in shot:table.png.")
    name, star, times = text.partition("*")
    if name in PRESSES and not star:
        return Word("press", name)
    if name in PRESSES and _within(times, 1, _MOST):
        return Word("press", name, int(times))
    if name in PRESSES:
        raise WordError(f"'{text}': a button can be pressed 1 to {_MOST} times, as in {name}*3.")
    raise WordError(
        f"'{text}' is no press: use {' '.join(PRESSES)}, NAME*3, hold:NAME, wait:MS, shot:FILE.png or off."
    )


def _within(text: str, least: int, most: int) -> bool:
    """Whether a text is a whole number within bounds. int() itself fails on some thousands of digits."""
    return text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most


def words(text: str) -> list[Word]:
    """All words of a line or a script; from # to the end of the line is a comment."""
    return [word(part) for line in text.splitlines() for part in line.partition("#")[0].split()]
