"""Each file by itself: small enough for a board to compile, explained, finished, of no particular machine."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from sim.strip import lay_out, strip
from tests.house.tree import ROOT, device_files, files, python_files, source, tree

MOST_LINES = 300
MOST_BYTES = 8000  # a board needs some four times a file's size for a moment to compile it

TEXT = {".md", ".py", ".toml", ".txt", ".yml", ""}


@pytest.mark.parametrize("name", device_files())
def test_a_board_can_compile_it_in_its_own_memory(name: str) -> None:
    assert len(source(name).splitlines()) < MOST_LINES
    assert len(strip(source(name)).encode()) < MOST_BYTES


@pytest.mark.parametrize("name", device_files())
def test_micropython_accepts_it_whole_and_stripped(name: str, micropython: Path, tmp_path: Path) -> None:
    stripped = tmp_path / "stripped.py"
    stripped.write_text(strip(source(name)), encoding="utf-8")
    for path in (ROOT / name, stripped):
        command = [micropython, "-X", "heapsize=96k", "-X", "compile-only", path]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr + done.stdout


@pytest.mark.parametrize("name", python_files())
def test_a_module_says_what_it_is_for(name: str) -> None:
    assert source(name).strip() == "" or ast.get_docstring(tree(name)), f"{name} opens without a docstring"


def undocumented(name: str) -> list[str]:
    """The public functions and classes of a file that say nothing; a method that overrides repeats no docstring."""
    silent = []
    for node in tree(name).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            if ast.get_docstring(node) is None:
                silent.append(f"{name}:{node.lineno} {node.name}")
            if isinstance(node, ast.ClassDef) and not node.bases:
                silent += [
                    f"{name}:{method.lineno} {node.name}.{method.name}"
                    for method in node.body
                    if isinstance(method, ast.FunctionDef)
                    and not method.name.startswith("_")
                    and ast.get_docstring(method) is None
                ]
    return silent


@pytest.mark.parametrize("name", device_files())
def test_what_is_public_says_what_goes_in_and_out(name: str) -> None:
    assert undocumented(name) == []


@pytest.mark.parametrize("name", python_files())
def test_nothing_is_left_for_later(name: str) -> None:
    # The letters in brackets keep this test from finding itself.
    later = re.compile(r"\b(T[O]DO|F[I]XME|X[X]X)\b|NotImplemente[d]Error")
    for number, line in enumerate(source(name).splitlines(), 1):
        assert not later.search(line), f"{name}:{number} {line.strip()}"


@pytest.mark.parametrize("name", [name for name in files() if Path(name).suffix in TEXT])
def test_it_names_no_place_of_one_machine(name: str) -> None:
    for number, line in enumerate(source(name).splitlines(), 1):
        found = re.search(r"(?<![\w.<>*/-])/(work|tmp|home|root|Users|opt|var|srv)/", line)
        assert not found, f"{name}:{number} {line.strip()}"


def test_stripping_keeps_the_meaning() -> None:
    before = '"""Doc."""\nA = """x  # no comment\n\n  y  """  # a comment\n\n'
    before += 'def f():\n    """Only this."""\n\n\nB = f()\n'
    after = strip(before)
    assert "comment\n\n  y" in after and "a comment" not in after and "Only" not in after
    spaces: dict[str, object] = {}
    exec(after, spaces)
    assert spaces["A"] == "x  # no comment\n\n  y  " and spaces["B"] is None


@pytest.mark.parametrize("name", device_files())
def test_a_stripped_file_is_the_same_program(name: str) -> None:
    def bare(text: str) -> str:
        module = ast.parse(text)
        for node in ast.walk(module):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
                node.body = node.body[1:] or ([] if isinstance(node, ast.Module) else [ast.Pass()])
        return ast.dump(module)

    assert bare(strip(source(name))) == bare(source(name))
    assert bare(lay_out(strip(source(name)))) == bare(source(name))


def test_few_lines() -> None:
    before = "def f(a):\n    if (\n        a\n    ):\n        a = [\n            1,\n        ]\n        return a\n"
    before += "    else:\n        for b in a: c = b\n        d = c\n    e = 1\n    return e\nx = 1\ny = 2\n"
    after = "def f(a):\n if (a): a = [1,]; return a\n else:\n  for b in a: c = b\n  d = c\n"
    after += " e = 1; return e\nx = 1; y = 2\n"
    assert lay_out(before) == after
    assert lay_out("") == "" and lay_out("class A:\n    x = 1\n") == "class A: x = 1\n"
