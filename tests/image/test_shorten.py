"""Fewer names, the same program."""

import ast

import pytest

from sim.shorten import fold, gather, kept_names, module_of, public_constants, shorten
from tests.house.tree import device_files, source

KEPT = kept_names(source(name) for name in device_files())
CONSTANTS = public_constants({name: source(name) for name in device_files()})


def lines(before: str, kept: set[str] = frozenset()) -> list[str]:
    """The lines that are left."""
    return [line for line in shorten(before, frozenset(kept)).splitlines() if line.strip()]


def test_private_constants_become_numbers() -> None:
    before = "from micropython import const\n_A = const(3)\n_B = const(_A << 4)\nC = const(5)\nx = _A + _B + C\n"
    assert lines(before) == ["from micropython import const", "C = const(5)", "x = 3 + 48 + C"]
    assert lines("from micropython import const\n_A = const(3)\nx = _A\n") == ["x = 3"]


def test_what_is_no_whole_number_stays() -> None:
    before = "from micropython import const\n_A = const(-1)\n_B = const(b'x')\nx = _A, _B\n"
    assert "\n".join(lines(before)) + "\n" == before


def test_local_variables_take_short_names() -> None:
    before = "def f(first):\n    second = first\n    for third in second:\n        second += third\n    return second\n"
    assert lines(before, {"third"})[1] == "    abs = first"
    assert lines(before, {"third"})[2] == "    for third in abs:"


@pytest.mark.parametrize(
    "before",
    [
        "def f(name):\n    name = 1\n    return name\n",
        "def f():\n    global total\n    total = 1\n",
        "def f():\n    try:\n        pass\n    except OSError as fault:\n        fault = 1\n",
        "def f():\n    def inner():\n        return 1\n    inner = 2\n",
        "def f():\n    other = 1\n    return lambda other: other\n",
        "def f():\n    import struct\n    struct = struct.pack\n",
    ],
)
def test_names_that_others_see_stay(before: str) -> None:
    assert shorten(before, frozenset()) == before


def test_a_short_name_hides_nothing() -> None:
    before = "abs = 1\ndef f(add):\n    long = abs + add\n    return long + all()\n"
    after = shorten(before, frozenset())
    assert "any = abs + add" in after and "return any + all()" in after


def test_annotations_and_their_imports_go() -> None:
    before = (
        "try:\n    from typing import Optional\nexcept ImportError:\n    pass\n"
        "def f(x: Optional[int] = None) -> Optional[int]:\n    y: int = 3\n    return x\n"
    )
    assert lines(before, {"y"}) == ["def f(x = None) :", "    y = 3", "    return x"]
    used = "try:\n    import typing\nexcept ImportError:\n    pass\n"
    assert shorten(used, frozenset()) == used


@pytest.mark.parametrize("name", device_files())
def test_a_device_file_keeps_its_lines_and_its_shape(name: str) -> None:
    def shape(text: str) -> list[str]:
        nodes = [node for node in ast.walk(ast.parse(text)) if not isinstance(node, ast.Assign | ast.ImportFrom)]
        return [type(node).__name__ for node in nodes if isinstance(node, ast.stmt)]

    after = shorten(source(name), KEPT)
    assert len(after.splitlines()) == len(source(name).splitlines())
    assert shape(after) == shape(source(name))
    assert not any(isinstance(node, ast.Name) and node.id.startswith("_W_") for node in ast.walk(ast.parse(after)))


SHARED = {"engine.contract": {"DEAL": 0, "NOBODY": 255}, "parlour.settings": {"SPEED": 4}}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("from engine.contract import DEAL, Game\nx = DEAL, Game\n", "from engine.contract import Game\nx = 0, Game\n"),
        ("from engine.contract import NOBODY\nx = NOBODY\n", "pass\nx = 255\n"),
        ("from engine.contract import DEAL as D\nx = D\n", "pass\nx = 0\n"),
        ("from parlour import settings\nx = settings.SPEED, settings.pace\n",
         "from parlour import settings\nx = 4, settings.pace\n"),
        ("def f():\n    from engine.contract import DEAL\n    return DEAL\n", "def f():\n    pass\n    return 0\n"),
        ("from engine.contract import (\n    DEAL,\n    Game,\n)\ny = 1\n",
         "from engine.contract import Game\n\n\n\ny = 1\n"),
        # What has the same name without being it:
        ("from engine.contract import DEAL\ndef f(DEAL):\n    return DEAL\n", None),
        ("from other import DEAL\nx = DEAL\n", None),
        ("x = self.settings.SPEED\n", None),
    ],
)  # fmt: skip
def test_shared_constants_become_numbers(before: str, after: str | None) -> None:
    assert fold(before, "parlour.x", SHARED) == (before if after is None else after)


def test_a_constant_goes_where_it_is_defined_too() -> None:
    source_text = "DEAL = 0\nOTHER = (1, 2)\ncount = 3\nx = DEAL\n"
    constants = public_constants({"engine/contract.py": source_text})
    assert constants == {"engine.contract": {"DEAL": 0}}
    assert fold(source_text, "engine.contract", constants).split() == "OTHER = (1, 2) count = 3 x = 0".split()


def test_what_changes_is_no_constant() -> None:
    assert public_constants({"lib/parlour/x.py": "A = 1\nA = 2\n"}) == {"parlour.x": {}}
    assert public_constants({"lib/parlour/x.py": "A = 1\ndef f():\n    global A\n    A = 2\n"}) == {"parlour.x": {}}


@pytest.mark.parametrize("name", device_files())
def test_no_shared_constant_is_left_in_a_device_file(name: str) -> None:
    after = fold(source(name), module_of(name), CONSTANTS)
    assert len(after.splitlines()) == len(source(name).splitlines())
    for node in ast.walk(ast.parse(after)):
        if isinstance(node, ast.ImportFrom):
            assert not {alias.name for alias in node.names} & set(CONSTANTS.get(node.module or "", ()))


def test_many_short_strings_become_one() -> None:
    words = [f"word{n}" for n in range(10)]
    before = f'"""Doc."""\nX = {words}\nY = {{"word1": "two words", "": "longer than ten", "word2": f"word{{X}}"}}\n'
    after = gather(before)
    spaces: tuple[dict[str, object], ...] = ({}, {})
    for text, space in zip((before, after), spaces, strict=True):
        exec(text, space)
    assert all(spaces[0][name] == spaces[1][name] for name in "XY")
    assert after.count("word") == 12 and '{abs[1]: "two words", "": "longer than ten", abs[2]: f"word{X}"}' in after
    assert gather(before.replace("word9", "word8")) == before.replace("word9", "word8")


def test_names_of_parts_that_are_loaded_stay_where_they_are() -> None:
    parts = ", ".join(f'"part{n}"' for n in range(12))
    before = f'from engine import memory\nmemory.spare("game", {parts})\n'
    assert gather(before) == before
