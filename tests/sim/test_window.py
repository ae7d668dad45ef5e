"""The window, driven by made-up events without a screen."""

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from sim import headless, options, window
from sim import session as session_module

NAMES = {"[": "LEFTBRACKET", "]": "RIGHTBRACKET"}


class Desk:
    """Somebody at a desk: `script` holds the events of each turn of the board's loop."""

    def __init__(self, pygame: Any) -> None:
        self.pygame = pygame
        self.script: list[list[Any]] = []

    def turns(self, count: int) -> None:
        """Lets the loop turn."""
        self.script += [[]] * count

    def key(self, name: str, turns: int = 4) -> None:
        """Presses a key for some turns and lets it go."""
        code = getattr(self.pygame, "K_" + NAMES.get(name, name if len(name) == 1 else name.upper()))
        self.script.append([self.pygame.event.Event(self.pygame.KEYDOWN, key=code)])
        self.turns(turns)
        self.script.append([self.pygame.event.Event(self.pygame.KEYUP, key=code)])
        self.turns(3)

    def play(self, *arguments: str) -> int:
        """Runs the window with these events and closes it."""
        self.script.append([self.pygame.event.Event(self.pygame.QUIT)])
        waiting = iter(self.script)
        return window.main(options.parser().parse_args(arguments), lambda: next(waiting))


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, drive: Path) -> Iterator[Desk]:
    """A desk without a screen; pictures go to a folder of the test."""
    pygame = pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(session_module, "ROOT", drive)
    monkeypatch.setattr(window.time, "sleep", lambda seconds: None)
    monkeypatch.chdir(tmp_path)
    yield Desk(pygame)


def man(path: str) -> tuple[int, int]:
    """Where the square stands in a saved picture."""
    with Image.open(path) as picture:
        columns = picture.convert("L").point(lambda value: 255 if value > 150 else 0).getbbox()
    assert columns is not None
    return columns[:2]


def test_keys_move_and_pictures_are_saved(desk: Desk) -> None:
    desk.key("right")
    desk.key("f12")
    desk.key("down")
    desk.key("f12")
    assert desk.play("--store", "store") == 0
    assert man("pocket-parlour-001.png") == (20, 10)
    assert man("pocket-parlour-002.png") == (20, 20)


def test_a_tap_between_two_looks_at_the_stick_counts(desk: Desk) -> None:
    pygame = desk.pygame
    tap = [pygame.event.Event(kind, key=pygame.K_RIGHT) for kind in (pygame.KEYDOWN, pygame.KEYUP)]
    desk.turns(5)
    desk.script.append(tap + tap)
    desk.turns(60)
    desk.key("f12")
    assert desk.play("--store", "store") == 0
    assert man("pocket-parlour-001.png") == (30, 10)


def test_what_is_saved_is_told_at_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    shown = window.Window._draw

    def draw(self: window.Window) -> None:
        before = self._seen
        shown(self)
        if self._seen != before:
            told.append(self._note)

    monkeypatch.setattr(window.Window, "_draw", draw)
    desk.turns(5)
    desk.key("f12")
    assert desk.play("--store", "store") == 0
    assert told[-1] == "saved pocket-parlour-001.png"


def test_a_picture_that_cannot_be_saved_ends_no_evening(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "pocket-parlour-001.png").symlink_to(tmp_path / "missing" / "a.png")
    desk.turns(5)
    desk.key("f12")
    desk.key("right")
    assert desk.play("--store", "store") == 0


def test_a_film_has_each_change_once(desk: Desk) -> None:
    desk.key("f9")
    for _ in range(3):
        desk.key("right")
        desk.turns(20)
    desk.key("f9")
    assert desk.play("--store", "store") == 0
    with Image.open("pocket-parlour-001.gif") as film:
        assert film.n_frames == 4
        film.seek(1)
        assert film.info["duration"] >= 200


def test_the_store_keeps_the_match(desk: Desk) -> None:
    desk.key("right")
    desk.key("z")
    assert desk.play("--store", "store") == 0
    desk.script = []
    desk.turns(5)
    desk.key("f12")
    assert desk.play("--store", "store") == 0
    assert man("pocket-parlour-001.png") == (20, 10)


def test_a_developer_steps_back_and_forth(desk: Desk) -> None:
    desk.key("right")
    desk.key("x")  # a throw of the board's entropy
    desk.key("f12")
    desk.key("down")
    desk.key("[")
    desk.key("f12")
    desk.key("[")
    desk.key("f12")
    desk.key("]")
    desk.key("f12")
    desk.key("f3")
    desk.turns(5)
    assert desk.play("--store", "store", "--developer") == 0
    thrown = man("pocket-parlour-001.png")
    assert man("pocket-parlour-002.png") == thrown
    assert man("pocket-parlour-003.png") == (20, 10)
    assert man("pocket-parlour-004.png") == thrown


def test_without_developer_the_brackets_do_nothing(desk: Desk) -> None:
    desk.key("right")
    desk.key("[")
    desk.key("f12")
    assert desk.play("--store", "store") == 0
    assert man("pocket-parlour-001.png") == (20, 10)


def test_three_buttons_are_held_long_enough(desk: Desk) -> None:
    desk.key("right")
    desk.key("m", 2)
    desk.turns(200)
    desk.key("f12")
    assert desk.play("--store", "store", "--board", "reverse_tft") == 0
    with Image.open("pocket-parlour-001.png") as picture:
        assert picture.getbbox() is None, "MENU switches the board off"


def test_without_a_screen_one_sentence_names_the_other_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture, tmp_path: Path, drive: Path
) -> None:
    monkeypatch.setattr(session_module, "ROOT", drive)
    monkeypatch.chdir(tmp_path)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    pygame = pytest.importorskip("pygame")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    assert window.main(options.parser().parse_args(["--store", str(tmp_path)])) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "screen" in told
    # What it advises is right as it stands.
    command = told.strip().rpartition("try: ")[2]
    assert command.startswith(".venv/bin/python -m sim --headless ")
    assert headless.main([*shlex.split(command)[3:], "--store", "store"]) == 0
    assert (tmp_path / "screen.png").is_file()
