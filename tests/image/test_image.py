"""The image of each board: what is in it, what is not, and that a board can load every file of it."""

import ast
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from sim import image
from sim.boards import BOARDS
from sim.image import ImageError
from tests.image.built import contents

OURS = ("code.py", "boot.py", "engine/match.py", "lib/parlour/app.py", "lib/parlour/data/font.bin")


@pytest.fixture(scope="module", params=sorted(BOARDS))
def board(request: pytest.FixtureRequest):
    """Each board in turn."""
    return BOARDS[request.param]


@pytest.fixture(scope="module")
def files(board) -> dict[str, bytes]:
    """The image of the board, as source."""
    return contents(board.name)


def test_it_holds_the_program_and_nothing_else(files: dict[str, bytes]) -> None:
    for name in OURS:
        assert files[name]
    for name in files:
        assert name.split("/")[0] in ("code.py", "table.py", "boot.py", "engine", "lib", image.MANIFEST)
        assert name.split("/")[-1] != "stamp" and "__pycache__" not in name


def test_it_holds_one_board(board, files: dict[str, bytes]) -> None:
    held = {Path(name).stem for name in files if name.startswith("lib/handheld/boards/")}
    assert held & set(BOARDS) == {board.name}
    assert len(held - {"__init__"}) <= 2  # what two boards share beside it


def test_every_module_that_it_imports_is_there(board, files: dict[str, bytes]) -> None:
    own = {"engine", "handheld", "parlour", *image.LIBRARIES}
    for name, body in files.items():
        if not name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(body)):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            for module in modules:
                if module.split(".")[0] in own:
                    stem = module.replace(".", "/")
                    # A folder is a package too.
                    places = (f"lib/{stem}.py", f"{stem}.py", f"lib/{stem}/", f"{stem}/")
                    assert any(file.startswith(places) for file in files), f"{name} imports {module}"


def test_nothing_in_it_is_said_for_people(files: dict[str, bytes]) -> None:
    for name, body in files.items():
        if name.endswith(".py"):
            tree = ast.parse(body)
            assert ast.get_docstring(tree) is None
            lines = [line for line in body.decode().splitlines() if line.lstrip().startswith("#")]
            assert all(line.startswith("# SPDX") for line in lines), name


def test_every_module_has_a_constant_object(files: dict[str, bytes]) -> None:
    for name, body in files.items():
        if name.endswith(".py") and "/" in name:
            constants = [node.value for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Constant)]
            assert any(isinstance(value, bytes) or value is ... for value in constants), name


def test_it_fits_its_drive_and_says_so(board, files: dict[str, bytes]) -> None:
    image.check_size(board, files)
    told = image.report(board, files)
    assert f"of {board.drive} KiB" in told
    assert str(sum(len(body) for body in files.values())) in told
    assert "engine/nap" in told


def test_too_large_for_the_drive() -> None:
    with pytest.raises(ImageError, match="The image takes"):
        image.check_size(BOARDS["reverse_tft"], {f"{n}.bin": b"x" for n in range(300)})


def test_too_large_to_compile(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text("x = 1\n" * 1400)
    (tmp_path / "boot.py").write_text("")
    (tmp_path / "table.py").write_text("")
    boards = tmp_path / "lib" / "handheld" / "boards"
    boards.mkdir(parents=True)
    (boards / "pygamer.py").write_text("")
    with pytest.raises(ImageError, match=r"code.py has 8400 bytes; a board can compile 7999 at most"):
        image.contents(BOARDS["pygamer"], root=tmp_path)


def test_the_same_bytes_every_time(board, files: dict[str, bytes]) -> None:
    assert image.contents(board) == files


def test_a_library_that_is_imported_comes_along(tmp_path: Path) -> None:
    source = tmp_path / "home.py"
    source.write_text("from adafruit_display_text.label import Label\n")
    found = image._library_modules({"lib/home.py": source})
    assert set(found) == {"adafruit_display_text/__init__.py", "adafruit_display_text/label.py"}
    source.write_text("def f():\n    from adafruit_displayio_layout.layouts.grid_layout import GridLayout\n")
    assert "adafruit_displayio_layout/layouts/grid_layout.py" in image._library_modules({"lib/home.py": source})
    source.write_text("try:\n    import adafruit_ticks\nexcept ImportError:\n    pass\n")
    assert image._library_modules({"lib/home.py": source}) == {}


def test_another_version_of_a_library_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other:
        version = "1.0"

    monkeypatch.setattr(image.importlib.metadata, "distribution", lambda name: Other())
    with pytest.raises(ImageError, match=r"needs adafruit-circuitpython-ticks \S+, and 1.0 is installed"):
        image._library_folder("adafruit_ticks")


def a_compiler(folder: Path, answer: str, header: str) -> None:
    """A stand-in for mpy-cross that answers so and begins every file so."""
    program = folder / "mpy-cross"
    program.write_text(
        f"#!{sys.executable}\nimport sys\n"
        f"if '--version' in sys.argv: print({answer!r}); sys.exit()\n"
        f"open(sys.argv[sys.argv.index('-o') + 1], 'w').write({header!r} + sys.argv[sys.argv.index('-s') + 1])\n"
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)


@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a script with a first line that Windows does not read")
def test_circuitpythons_compiler_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_compiler(tmp_path, "CircuitPython 10.0.0 on 2025-01-01; mpy-cross emitting mpy v6.3", "C")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    compiler, sentence = image.find_compiler()
    assert compiler and sentence == "Compiled by CircuitPython 10.0.0 on 2025-01-01."
    files = image.contents(BOARDS["pygamer"], compiler)
    assert files["engine/match.mpy"] == b"C/engine/match.py" and "engine/match.py" not in files
    assert "code.py" in files and "boot.py" in files


@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a script with a first line that Windows does not read")
@pytest.mark.parametrize(
    ("answer", "header"), [("MicroPython v1.29.0; mpy-cross", "M"), ("CircuitPython 10", "M"), ("", "")]
)
def test_another_compiler_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, header: str) -> None:
    a_compiler(tmp_path, answer, header)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    compiler, sentence = image.find_compiler()
    assert compiler is None and "is not CircuitPython's" in sentence


def test_writing_removes_what_would_be_loaded_instead(tmp_path: Path) -> None:
    files = contents("pygamer")
    out = tmp_path / "image"
    image.write(out, files)
    (out / "engine" / "match.mpy").write_bytes(b"old")
    (out / "lib" / "parlour.py").write_bytes(b"old")
    (out / "engine" / "mine.txt").write_bytes(b"mine")
    image.write(out, files)
    written = {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*") if path.is_file()}
    assert written == {**files, "engine/mine.txt": b"mine"}


def test_what_an_earlier_image_left_goes(tmp_path: Path) -> None:
    files = contents("pygamer")
    older = {**files, "engine/former.py": b""}
    older[image.MANIFEST] = image._manifest(BOARDS["pygamer"], older)
    image.write(tmp_path / "image", older)
    image.write(tmp_path / "image", files)
    assert not (tmp_path / "image" / "engine" / "former.py").exists()


def test_a_folder_of_somebody_else_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(ImageError, match="holds something else"):
        image.write(tmp_path, {"code.py": b""})
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_the_command(tmp_path: Path, root: Path) -> None:
    command = [sys.executable, "-P", "-m", "sim", "image", "--board", "picosystem", "--out", str(tmp_path / "out")]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert done.returncode == 0, done.stderr
    assert "On the drive" in done.stdout and (tmp_path / "out" / "code.py").is_file()
    again = subprocess.run([*command[:-1], str(root)], capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert again.returncode == 1 and again.stderr.count("\n") == 1 and "holds something else" in again.stderr


def test_micropython_compiles_every_file_in_a_small_heap(micropython: Path, tmp_path: Path) -> None:
    # 64-bit: its objects take twice the room of a board's.
    every = {name: body for board in BOARDS.values() for name, body in contents(board.name).items()}
    image.write(tmp_path / "image", {**every, image.MANIFEST: image._manifest(BOARDS["pygamer"], every)})
    for name in every:
        if name.endswith(".py"):
            room = "160k" if name.split("/")[1 if "/" in name else 0] in image.LIBRARIES else "72k"
            command = [micropython, "-X", f"heapsize={room}", "-X", "compile-only", tmp_path / "image" / name]
            done = subprocess.run(command, capture_output=True, text=True)
            assert done.returncode == 0, f"{name}: {done.stderr}{done.stdout}"
