"""The command line, as somebody types it."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from sim import headless, options, window
from sim import session as session_module
from sim.power import Finished

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(autouse=True)
def small_program(monkeypatch: pytest.MonkeyPatch, drive: Path, tmp_path: Path) -> None:
    """Everything here runs the small program, in a folder of the test."""
    monkeypatch.setattr(session_module, "ROOT", drive)
    monkeypatch.chdir(tmp_path)


def run(*arguments: str) -> int:
    """The exit status of a command line."""
    try:
        return headless.main([*arguments, "--store", "store"])
    except SystemExit as end:
        return int(end.code or 0)


def put_down(self: window.Window, ms: float) -> None:
    """Closes the window at once."""
    raise Finished


def test_keys_are_played_in_order(tmp_path: Path) -> None:
    assert run("--headless", "--keys", "RIGHT*2 shot:a.png DOWN wait:500 shot:b.png") == 0
    assert (tmp_path / "a.png").read_bytes() != (tmp_path / "b.png").read_bytes()


def test_a_script_is_the_same_read_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "evening.txt").write_text("RIGHT*2 # to the right\nshot:a.png\n", encoding="utf-8")
    assert run("--script", "evening.txt", "--seed", "3") == 0
    assert run("--headless", "--keys", "RIGHT*2 shot:b.png", "--seed", "3") == 0
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_headless_alone_starts_and_ends() -> None:
    assert run("--headless") == 0


def test_fresh_forgets(tmp_path: Path) -> None:
    run("--headless", "--keys", "RIGHT A shot:a.png")
    run("--headless", "--keys", "wait:10 shot:b.png")
    run("--headless", "--fresh", "--keys", "wait:10 shot:c.png")
    a, b, c = ((tmp_path / f"{name}.png").read_bytes() for name in "abc")
    assert a == b != c


@pytest.mark.parametrize(
    "arguments",
    [
        ("--headless", "--keys", "A FOO"),
        ("--headless", "--keys", "shot:missing/a.png"),
        ("--keys", "A"),
        ("--script", "missing.txt"),
        ("--script", "evening.txt", "--headless", "--keys", "A"),
        ("--script", "bad.txt"),
        ("--script", "picture.png"),
        ("--board", "toaster"),
        ("--language", "de"),
        ("--limits", "none"),
        ("--seed", "x"),
        ("--seed", "-1"),
        ("--scale", "0"),
        ("--scale", "17"),
        ("--colour",),
        ("--head",),
        ("word",),
        ("--headless", "--store", "evening.txt"),
    ],
)
def test_a_wrong_word_ends_with_2_and_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture, arguments: tuple[str, ...]
) -> None:
    (tmp_path / "evening.txt").write_text("A", encoding="utf-8")
    (tmp_path / "bad.txt").write_text("A\nB C", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    try:
        status = headless.main(["--store", "store", *arguments])
    except SystemExit as end:
        status = end.code
    told = capsys.readouterr()
    assert status == 2
    assert told.err.startswith("sim: ") and told.err.count("\n") == 1
    assert not told.out


def test_the_boards_offered_are_the_boards_there_are() -> None:
    from sim.boards import BOARDS

    assert options.BOARDS == tuple(BOARDS)


def test_sub_commands_need_no_package() -> None:
    """-S leaves the installed packages out. The root starts in front, as `python -m` puts it there."""
    script = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); from sim.__main__ import _root_last, main\n"
        "_root_last(); import code\n"
        "assert hasattr(code, 'InteractiveConsole')\n"
        "assert not {'PIL', 'displayio', 'pygame', 'sim.session'} & set(sys.modules)\n"
        "sys.exit(main(['referee', '--no-such-option']))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", script], capture_output=True, text=True, cwd=ROOT / "tests", input=""
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 2


@pytest.mark.parametrize("words", ["A*" + "9" * 5000, "wait:" + "9" * 5000, "shot:pictures.png"])
def test_what_the_machine_refuses_is_told_before_a_press(
    tmp_path: Path, capsys: pytest.CaptureFixture, words: str
) -> None:
    (tmp_path / "pictures.png").mkdir()
    assert run("--headless", "--keys", words) == 2
    told = capsys.readouterr()
    assert told.err.startswith("sim: ") and told.err.count("\n") == 1 and not told.out


def test_a_picture_that_cannot_be_written_ends_with_2_and_one_sentence(capsys: pytest.CaptureFixture) -> None:
    name = "a" * 300 + ".png"
    assert run("--headless", "--keys", f"RIGHT shot:{name}") == 2
    told = capsys.readouterr().err
    assert told.startswith(f"sim: 'shot:{name}' cannot be written: ") and told.count("\n") == 1


@pytest.mark.parametrize("broken", ["nvm.bin", "drive"])
@pytest.mark.parametrize("headless_too", [[], ["--headless"]])
def test_a_store_that_cannot_keep_anything_is_told_before_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture, monkeypatch: pytest.MonkeyPatch, broken: str, headless_too: list[str]
) -> None:
    """Otherwise the game says that all is kept, and nothing is there the next time."""
    pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(window.Window, "rest", put_down)
    (tmp_path / "store").mkdir()
    if broken == "nvm.bin":
        (tmp_path / "store" / "nvm.bin").mkdir()
    else:
        (tmp_path / "store" / "drive").write_bytes(b"")
    assert run(*headless_too) == 2
    told = capsys.readouterr().err
    assert told.startswith("sim: the store cannot be used: ") and told.count("\n") == 1


@pytest.mark.parametrize("name", ["holiday.jpg", "saves/cell1.txt", "saves/more/cell1.bin", "photos/cell1.bin"])
def test_fresh_deletes_nothing_but_what_a_store_wrote(tmp_path: Path, capsys: pytest.CaptureFixture, name: str) -> None:
    saved = [tmp_path / "store" / "nvm.bin", tmp_path / "store" / "drive" / "saves" / "cell0.bin"]
    foreign = tmp_path / "store" / "drive" / name
    for path in (*saved, foreign):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"kept")
    assert run("--headless", "--fresh") == 2
    told = capsys.readouterr().err
    assert told.startswith("sim: the store cannot be used: ") and told.count("\n") == 1
    assert all(path.read_bytes() == b"kept" for path in (*saved, foreign))
    foreign.unlink()
    for folder in {foreign.parent} - {saved[1].parent, tmp_path / "store" / "drive"}:
        folder.rmdir()
    beside = tmp_path / "store" / "letter.txt"
    beside.write_bytes(b"kept")
    assert run("--headless", "--fresh") == 0
    assert beside.read_bytes() == b"kept" and not saved[1].exists()


def test_a_store_has_a_name(capsys: pytest.CaptureFixture) -> None:
    with pytest.raises(SystemExit) as end:
        headless.main(["--headless", "--fresh", "--store", ""])
    assert end.value.code == 2 and capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("command", ["image", "install", "bench"])
def test_a_sub_command_refuses_wrong_words_in_one_sentence(capsys: pytest.CaptureFixture, command: str) -> None:
    with pytest.raises(SystemExit) as end:
        import_module(f"sim.{command}").main(["--no-such-option"])
    told = capsys.readouterr().err
    assert end.value.code == 2
    assert told.startswith(f"sim {command}: ") and told.count("\n") == 1


@pytest.mark.parametrize(
    "words", [("--matches", "-3"), ("--seed", "-1"), ("--most", "x"), ("--seconds", "-1"), ("--seconds", "nan")]
)
def test_the_bench_refuses_numbers_that_mean_nothing(capsys: pytest.CaptureFixture, words: tuple[str, str]) -> None:
    with pytest.raises(SystemExit) as end:
        import_module("sim.bench").main(["nap", *words])
    told = capsys.readouterr()
    assert end.value.code == 2 and not told.out
    assert told.err.startswith("sim bench: ") and told.err.count("\n") == 1
