"""`python -m sim image --board NAME`: the folder to copy onto a board's drive.

In it: the program with comments and docstrings stripped, in few lines, that board's file alone, the built data, and
of the third-party libraries the modules that the program imports, at the versions of
requirements.txt, taken from the installed packages. Compiled when CircuitPython's own `mpy-cross` is on
the path. The same sources give the same bytes.
"""

from __future__ import annotations

import ast
import importlib.metadata
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from zlib import crc32

from sim.boards import BOARDS, Board
from sim.names import kept_on_board, new_path, rename, short_names
from sim.options import Parser
from sim.shorten import fold, gather, kept_names, module_of, public_constants, shorten
from sim.strip import lay_out, strip

ROOT = Path(__file__).resolve().parent.parent
MANIFEST = "pocket-parlour.txt"

# A board needs three to four bytes of heap for a byte of source. Of ours a file is compiled while a game is in
# memory; the libraries are loaded at home only, where 80 KB are free.
MOST_SOURCE = 8000
MOST_LIBRARY_SOURCE = 20000

# What a file takes on the drive is rounded up to the largest cluster that such a drive has.
CLUSTER = 4096

# Where a library that a device file may import comes from.
LIBRARIES = {
    "adafruit_display_text": "adafruit-circuitpython-display-text",
    "adafruit_displayio_layout": "adafruit-circuitpython-displayio-layout",
    "adafruit_ticks": "adafruit-circuitpython-ticks",
}

# The firmware runs these as source.
_ALWAYS_SOURCE = ("code.py", "table.py", "boot.py")


class ImageError(Exception):
    """Why there is no image, in one sentence."""


def contents(board: Board, compiler: str | None = None, root: Path = ROOT) -> dict[str, bytes]:
    """Every file of the image by its path on the drive; `compiler`: an mpy-cross of CircuitPython, or None."""
    texts = _texts(board, root)
    names = names_of(texts)
    texts = {new_path(name, names): rename(text, names.get(name, {})) for name, text in texts.items()}
    kept = kept_names(texts.values())
    files: dict[str, bytes] = {}
    for name, text in texts.items():
        files.update(_device_file(name, text, compiler, kept))
    data = sorted((root / "lib" / "parlour" / "data").glob("*.bin"))
    if not data:
        raise ImageError("lib/parlour/data is empty; `python -m sim seeds` builds it.")
    for path in data:
        files[path.relative_to(root).as_posix()] = path.read_bytes()
    files[MANIFEST] = _manifest(board, files)
    return dict(sorted(files.items()))


def _texts(board: Board, root: Path) -> dict[str, str]:
    """The text of every module of the image by its path on the drive, shared numbers in place of their names."""
    texts = {name: path.read_text(encoding="utf-8") for name, path in _sources(board, root).items()}
    texts = {name: gather(text) if name.startswith("engine/") else text for name, text in texts.items()}
    shared = public_constants({name: text for name, text in texts.items() if not _is_library(name)})
    return {name: fold(text, module_of(name), shared) for name, text in texts.items()}


def _sources(board: Board, root: Path) -> dict[str, Path]:
    """Every module of the image by its path on the drive."""
    sources = {name: root / name for name in _ALWAYS_SOURCE}
    for folder in ("engine", "lib"):
        for path in sorted((root / folder).rglob("*.py")):
            sources[path.relative_to(root).as_posix()] = path
    _keep_one_board(sources, board.name)
    for module, path in _library_modules(sources).items():
        sources["lib/" + module] = path
    for name, path in sources.items():
        if not path.is_file():
            raise ImageError(f"{name} is missing.")
    return sources


def _keep_one_board(sources: dict[str, Path], name: str) -> None:
    """Leave of handheld.boards only the file of this board and what it imports from beside it."""
    folder = "lib/handheld/boards/"
    wanted = {"__init__"}
    waiting = [name]
    while waiting:
        stem = waiting.pop()
        path = sources.get(f"{folder}{stem}.py")
        if path is None:
            raise ImageError(f"There is no {folder}{stem}.py.")
        wanted.add(stem)
        for module in _imports(path):
            parts = module.split(".")
            if parts[:2] == ["handheld", "boards"] and len(parts) > 2 and parts[2] not in wanted:
                waiting.append(parts[2])
    for stem in [Path(each).stem for each in sources if each.startswith(folder)]:
        if stem not in wanted:
            del sources[f"{folder}{stem}.py"]


def _imports(path: Path) -> list[str]:
    """The modules that a file imports on a board, `from a import b` also as a.b; not what it can do without."""
    found: list[str] = []
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Try) and any(_spares_imports(handler) for handler in node.handlers):
            continue
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        waiting += ast.iter_child_nodes(node)
    return found


def _spares_imports(handler: ast.ExceptHandler) -> bool:
    """Whether a file goes on without what it could not import."""
    return handler.type is not None and "ImportError" in ast.dump(handler.type)


def _library_modules(sources: dict[str, Path]) -> dict[str, Path]:
    """The files of the libraries that the program needs, by their path under lib/."""
    found: dict[str, Path] = {}
    waiting = [module for path in sources.values() if path.is_file() for module in _imports(path)]
    while waiting:
        parts = waiting.pop().split(".")
        if parts[0] not in LIBRARIES:
            continue
        folder = _library_folder(parts[0])
        for count in range(1, len(parts) + 1):
            stem = "/".join(parts[:count])
            for name in (f"{stem}/__init__.py", f"{stem}.py"):
                if name not in found and (folder / name).is_file():
                    found[name] = folder / name
                    waiting += _imports(folder / name)
    return found


def _library_folder(package: str) -> Path:
    """Where a library is installed; only the version of requirements.txt will do."""
    project = LIBRARIES[package]
    pinned = re.search(rf"^{project}==(\S+)", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.MULTILINE)
    try:
        installed = importlib.metadata.distribution(project)
    except importlib.metadata.PackageNotFoundError:
        raise ImageError(f"{project} is not installed here; `make image` sets it up.") from None
    if pinned is None or installed.version != pinned[1]:
        wanted = pinned[1] if pinned else "a pinned version"
        raise ImageError(f"The image needs {project} {wanted}, and {installed.version} is installed.")
    return Path(str(installed.locate_file("")))


def names_of(texts: dict[str, str]) -> dict[str, dict[str, str]]:
    """The short names that the image has for what is the program's alone, by file."""
    own = {name: text for name, text in texts.items() if not _is_library(name)}
    return short_names(own, {name: text for name, text in texts.items() if _is_library(name)})


def _is_library(name: str) -> bool:
    return name.split("/")[1 if "/" in name else 0] in LIBRARIES


def _with_constant(source: str) -> str:
    """The same module with a constant object in it.

    A board keeps a module's constant objects behind the table of its names, in the same block of the heap. Where there
    are none, their address is that of the next block as soon as the names fill theirs: what comes to lie there can not
    be freed, nor what hangs on it. The list here is garbage at once, and the constant in it is the firmware's own.
    """
    held = any(isinstance(node, ast.Constant) and isinstance(node.value, bytes) for node in ast.walk(ast.parse(source)))
    return source if held else source + "[...]\n"


def _device_file(name: str, text: str, compiler: str | None, kept: frozenset[str]) -> dict[str, bytes]:
    """One module as it goes onto the drive, by its path there."""
    short = shorten(text, kept)
    if name not in _ALWAYS_SOURCE:
        short = _with_constant(short)
    bare = strip(short)
    if not bare and name.endswith("/__init__.py"):
        # A board takes a folder for a package too, and has one file less to remember.
        return {}
    limit = MOST_LIBRARY_SOURCE if _is_library(name) else MOST_SOURCE
    if len(bare.encode()) >= limit:
        raise ImageError(f"{name} has {len(bare.encode())} bytes; a board can compile {limit - 1} at most.")
    if compiler is not None and name not in _ALWAYS_SOURCE:
        return {name[:-3] + ".mpy": _compile(compiler, short, "/" + name)}
    # Whose work a file is must stay with it.
    notice = "".join(line + "\n" for line in text.splitlines()[:10] if line.startswith("# SPDX"))
    return {name: (notice + lay_out(bare)).encode()}


def _compile(compiler: str, source: str, shown: str) -> bytes:
    """A module compiled, without the table of its lines: a traceback names the file and the function."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "module.py"
        path.write_text(source, encoding="utf-8")
        out = Path(folder) / "module.mpy"
        command = [compiler, "-O3", "-o", str(out), "-s", shown, str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode or not out.is_file():
            raise ImageError(f"mpy-cross does not compile {shown}: {done.stderr.strip() or done.stdout.strip()}")
        return out.read_bytes()


def find_compiler() -> tuple[str | None, str]:
    """CircuitPython's mpy-cross on the path (or None), and a sentence about what was found."""
    found = shutil.which("mpy-cross")
    if found is None:
        return None, "There is no mpy-cross on the path: the image holds source."
    try:
        answer = subprocess.run([found, "--version"], capture_output=True, text=True, check=False, timeout=20).stdout
        header = _compile(found, "x = 1\n", "probe.py")[:2]
    except (OSError, subprocess.TimeoutExpired, ImageError):
        answer, header = "", b""
    if not answer.startswith("CircuitPython") or header[:1] != b"C":
        return None, f"{found} is not CircuitPython's, and a board refuses what it makes: the image holds source."
    return found, f"Compiled by {answer.split(';')[0].strip()}."


def _manifest(board: Board, files: dict[str, bytes]) -> bytes:
    """What the image holds: for checking what was copied, and for knowing later what was ours."""
    lines = [f"Pocket Parlour for {board.name}"]
    lines += [f"{crc32(body):08x} {len(body)} {name}" for name, body in sorted(files.items())]
    return ("\n".join(lines) + "\n").encode()


def listed(folder: Path) -> list[str]:
    """The files that a folder's manifest names: what an earlier image left there. Empty without a manifest."""
    try:
        lines = (folder / MANIFEST).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []
    if not lines or not lines[0].startswith("Pocket Parlour for "):
        return []
    names = [line.split(" ", 2)[2] for line in lines[1:] if line.count(" ") >= 2]
    return [name for name in names if not name.startswith("/") and ".." not in name.split("/")]


def stale(folder: Path, files: Iterable[str]) -> list[Path]:
    """What must leave `folder` when these files come: what an earlier image left, and what would be loaded instead.

    A board that finds `a.py`, `a.mpy` and `a/` takes one of them, not always the newer.
    """
    new = set(files)
    old = {folder / name for name in listed(folder) if name not in new}
    for name in new:
        if not name.endswith((".py", ".mpy")):
            continue
        module = name.rpartition(".")[0].removesuffix("/__init__")
        for twin in (f"{module}.py", f"{module}.mpy", f"{module}/__init__.py", f"{module}/__init__.mpy"):
            if twin not in new:
                old.add(folder / twin)
    return sorted(path for path in old if path.is_file())


def on_drive(files: dict[str, bytes]) -> int:
    """How many bytes the files take on a drive."""
    return sum(-(-len(body) // CLUSTER) * CLUSTER for body in files.values())


def check_size(board: Board, files: dict[str, bytes]) -> None:
    """Raise ImageError when the files are more than the board's drive takes."""
    size = on_drive(files)
    if size > board.drive * 1024:
        raise ImageError(f"The image takes {size} bytes of a drive that has {board.drive * 1024}.")


def write(folder: Path, files: dict[str, bytes]) -> None:
    """Write an image into a folder: a new one, an empty one, or one that holds an image."""
    if folder.exists() and not (folder.is_dir() and (listed(folder) or not any(folder.iterdir()))):
        raise ImageError(f"{folder} holds something else; name an empty folder or one made by this command.")
    folder.mkdir(parents=True, exist_ok=True)
    for path in stale(folder, files):
        path.unlink()
    for name, body in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)


def _part(name: str) -> str:
    """Which part of the program a file belongs to."""
    parts = name.split("/")
    if parts[0] == "engine":
        return f"engine/{parts[1]}" if len(parts) > 2 else "engine, common"
    if len(parts) == 1:
        return "front door"
    if parts[1] in ("parlour", "handheld"):
        return "/".join(parts[1:3]) if len(parts) > 3 else f"{parts[1]}, common"
    return f"library {parts[1]}"


def report(board: Board, files: dict[str, bytes]) -> str:
    """The size of each part, as lines."""
    sizes: dict[str, list[int]] = {}
    for name, body in files.items():
        entry = sizes.setdefault(_part(name), [0, 0])
        entry[0] += 1
        entry[1] += len(body)
    lines = [f"{'part':34}{'files':>6}{'bytes':>9}"]
    lines += [f"{part:34}{count:6}{size:9}" for part, (count, size) in sorted(sizes.items())]
    lines.append(f"{'together':34}{len(files):6}{sum(map(len, files.values())):9}")
    names = kept_on_board(body.decode() for name, body in files.items() if name.endswith(".py"))
    lines.append(f"{len(names)} names that the firmware has not, about {sum(len(name) + 8 for name in names)} bytes.")
    lines.append(f"On the drive {on_drive(files) // 1024} of {board.drive} KiB.")
    return "\n".join(lines)


def make(board: Board) -> tuple[dict[str, bytes], str]:
    """The image of a board and a sentence about how it was made; builds the data first. Raises ImageError."""
    from sim import seeds

    try:
        seeds.build()
    except seeds.SeedError as fault:
        raise ImageError(str(fault)) from None
    compiler, sentence = find_compiler()
    files = contents(board, compiler)
    check_size(board, files)
    return files, sentence


def main(arguments: list[str]) -> int:
    """The command; status 0, or with one sentence 1, or 2 for wrong words."""
    parser = Parser(prog="python -m sim image", description="Makes the folder for a board's drive.")
    parser.add_argument("--board", choices=sorted(BOARDS), default="pygamer")
    parser.add_argument("--names", action="store_true", help="only list the short names and what they were")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where to write it (default: build/image/BOARD)")
    chosen = parser.parse_args(arguments)
    board = BOARDS[chosen.board]
    if chosen.names:
        every = names_of(_texts(board, ROOT))
        for name, names in every.items():
            for before, short in names.items():
                print(f"{new_path(name, every)} {short} {before}")
        return 0
    out = chosen.out or ROOT / "build" / "image" / board.name
    try:
        files, sentence = make(board)
        write(out, files)
    except ImageError as fault:
        print(f"sim image: {fault}", file=sys.stderr)
        return 1
    print(report(board, files))
    print(sentence)
    print(f"Written to {out}.")
    return 0
