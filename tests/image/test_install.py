"""Copying onto a drive: only onto the right one, nothing of others lost, whole at the end however often it is cut."""

import os
import shutil
from pathlib import Path

import pytest

from sim import image, install
from sim.boards import BOARDS
from sim.image import ImageError
from tests.image.built import contents

BOOT_OUT = "Adafruit CircuitPython 10.0.3 on 2025-10-31; Adafruit PyGamer with samd51j19\nBoard ID:pygamer\nUID:1\n"
PYGAMER = BOARDS["pygamer"]


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """The image of the PyGamer."""
    return contents("pygamer")


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    """A drive with a firmware, somebody's settings and an old program."""
    (tmp_path / "boot_out.txt").write_text(BOOT_OUT)
    (tmp_path / "settings.toml").write_text('WIFI = "mine"\n')
    (tmp_path / "code.py").write_text("print('Hello World!')\n")
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "neopixel.mpy").write_bytes(b"C\x06")
    return tmp_path


def held(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def kept(files: dict[str, bytes]) -> dict[str, bytes]:
    """What the drive must hold at the end."""
    return {
        **files, "boot_out.txt": BOOT_OUT.encode(), "settings.toml": b'WIFI = "mine"\n', "lib/neopixel.mpy": b"C\x06",
    }  # fmt: skip


def test_it_copies_all_and_keeps_what_is_not_ours(drive: Path, files: dict[str, bytes]) -> None:
    install.check_drive(PYGAMER, drive)
    written, removed = install.copy(drive, files)
    assert held(drive) == kept(files)
    assert (written, removed) == (len(files), 0)


def test_a_second_time_it_writes_nothing(drive: Path, files: dict[str, bytes]) -> None:
    install.copy(drive, files)
    before = {path: path.stat().st_mtime_ns for path in drive.rglob("*")}
    assert install.copy(drive, files) == (0, 0)
    assert {path: path.stat().st_mtime_ns for path in drive.rglob("*")} == before


def test_it_writes_only_what_changed(drive: Path, files: dict[str, bytes]) -> None:
    install.copy(drive, files)
    newer = {**files, "engine/match.py": b"x = 1\n"}
    newer[image.MANIFEST] = image._manifest(PYGAMER, newer)
    assert install.copy(drive, newer)[0] == 3  # the file, the manifest and the front door
    assert held(drive) == kept(newer)


def test_twins_and_former_files_go(drive: Path, files: dict[str, bytes]) -> None:
    older = {**files, "engine/former.py": b"x = 1\n"}
    older[image.MANIFEST] = image._manifest(PYGAMER, older)
    install.copy(drive, older)
    for name in ("engine/match.mpy", "lib/parlour/app.mpy", "lib/handheld.py", "code.mpy"):
        (drive / name).write_bytes(b"stale")
    assert install.copy(drive, files)[1] == 5
    assert held(drive) == kept(files)


@pytest.mark.parametrize(
    ("told", "part"),
    [
        (None, "no boot_out.txt"),
        ("something", "names no CircuitPython version"),
        (BOOT_OUT.replace("ID:pygamer", "ID:pybadge"), "belongs to a pybadge, and the image is for pygamer"),
        (BOOT_OUT.replace("10.0.3", "9.2.1"), "runs CircuitPython 9.2.1; Pocket Parlour needs 10 or newer"),
    ],
)
def test_another_drive_is_refused(drive: Path, told: str | None, part: str) -> None:
    (drive / "boot_out.txt").unlink()
    if told is not None:
        (drive / "boot_out.txt").write_text(told)
    before = held(drive)
    with pytest.raises(ImageError, match=part):
        install.check_drive(PYGAMER, drive)
    assert held(drive) == before


def test_no_drive_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ImageError, match="There is no folder"):
        install.check_drive(PYGAMER, tmp_path / "away")
    assert install.main(["--board", "pygamer", "--drive", ""]) == 2
    assert "Say where the drive is" in capsys.readouterr().err
    assert install.main(["--board", "pygamer", "--drive", str(tmp_path / "away")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_boards_that_an_image_is_for() -> None:
    for board in BOARDS.values():
        assert board.board_id in install.board_ids(board)
    assert "pybadge_lc" in install.board_ids(BOARDS["pybadge"])


def test_too_little_room_is_told_before_anything_is_written(
    drive: Path, files: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(drive)
    monkeypatch.setattr(install.shutil, "disk_usage", lambda path: usage._replace(free=100_000))
    before = held(drive)
    with pytest.raises(ImageError, match="too little room"):
        install.copy(drive, files)
    assert held(drive) == before


def test_a_drive_that_the_game_owns(drive: Path, files: dict[str, bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, body: bytes) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(install, "_stage", refuse)
    before = held(drive)
    with pytest.raises(ImageError, match="hold a key while you switch the board on"):
        install.copy(drive, files)
    assert held(drive) == before


def test_a_drive_that_does_not_keep_what_is_written(
    drive: Path, files: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install.os, "fsync", lambda number: os.ftruncate(number, 1))
    with pytest.raises(ImageError, match="reads back otherwise"):
        install.copy(drive, files)
    assert (drive / "code.py").read_text() == "print('Hello World!')\n"


def test_cut_short_at_any_step_the_next_run_finishes(
    drive: Path, files: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    some = ("code.py", "boot.py", "engine/__init__.py", "engine/cards.py", "engine/match.py", "lib/parlour/app.py")
    files = {name: files[name] for name in some}
    files[image.MANIFEST] = image._manifest(PYGAMER, files)
    older = {**files, "engine/former.py": b"x = 1\n", "engine/cards.py": b"x = 2\n", "engine/match.py": b"x = 3\n"}
    older[image.MANIFEST] = image._manifest(PYGAMER, older)
    steps = [(install, "_stage"), (install.os, "replace"), (install.Path, "unlink")]
    originals = {name: getattr(place, name) for place, name in steps}
    ends = 0
    for last in range(400):
        install.copy(drive, older)
        left = [last]

        def cut(name: str, left: list[int] = left):
            def act(*arguments, **named):
                if left[0] == 0:
                    raise KeyboardInterrupt
                left[0] -= 1
                return originals[name](*arguments, **named)

            return act

        with monkeypatch.context() as patch:
            for place, name in steps:
                patch.setattr(place, name, cut(name))
            try:
                install.copy(drive, files)
                ends += 1
            except KeyboardInterrupt:
                # A front door stands only before a program that is whole.
                if (drive / "code.py").exists():
                    now = held(drive)
                    whole = [version for version in (older, files) if all(now.get(n) == version[n] for n in version)]
                    assert whole, f"a mixed program after {last} steps"
        install.copy(drive, files)
        assert held(drive) == kept(files)
        if ends:
            break
    assert ends
