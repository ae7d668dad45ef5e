"""Imports point one way: code.py -> parlour -> engine, parlour -> handheld.contract, sim -> all."""

import ast

import pytest

from tests.house.tree import device_files, python_files, source, tree

EVERY_INTERPRETER = {"array", "binascii", "gc", "micropython", "struct", "sys"}
DRAWING = {"bitmaptools", "displayio", "fontio", "terminalio", "vectorio"}
LIBRARIES = {"adafruit_display_text", "adafruit_displayio_layout"}
CONSOLE = {"gc", "traceback"}
HARDWARE = {
    "alarm", "analogio", "audiocore", "audioio", "audiopwmio", "board", "digitalio", "keypad",
    "microcontroller", "os", "pwmio", "storage", "supervisor", "synthio", "time",
}  # fmt: skip

# The first folder that fits names what a file may import; a name stands for the module and all below it.
ALLOWED = (
    ("engine/", EVERY_INTERPRETER | {"engine"}),
    ("lib/parlour/", EVERY_INTERPRETER | DRAWING | LIBRARIES | CONSOLE | {"engine", "parlour", "handheld.contract"}),
    ("lib/handheld/", EVERY_INTERPRETER | DRAWING | HARDWARE | {"gc", "handheld"}),
    ("code.py", {"handheld", "parlour"}),
    ("table.py", {"handheld", "parlour"}),
    ("boot.py", {"handheld"} | HARDWARE),
)


def imports(name: str) -> list[tuple[int, str]]:
    """What a file imports, as (line, module); `from a import b` counts as a.b, since b may be a module."""
    found = []
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}:{node.lineno} has a relative import; say the whole name"
            found += [(node.lineno, f"{node.module}.{alias.name}") for alias in node.names]
    return found


@pytest.mark.parametrize("name", device_files())
def test_a_device_file_imports_only_what_its_place_allows(name: str) -> None:
    allowed = next(modules for folder, modules in ALLOWED if name.startswith(folder))
    for line, module in imports(name):
        assert any((module + ".").startswith(each + ".") for each in allowed), f"{name}:{line} imports {module}"


def test_a_game_knows_no_other_game() -> None:
    of_games = [name for name in device_files() if name.startswith("engine/") and name.count("/") == 2]
    games = {name.split("/")[1] for name in of_games}
    for name in of_games:
        for line, module in imports(name):
            parts = module.split(".")
            others = games - {name.split("/")[1]}
            assert parts[0] != "engine" or parts[1] not in others, f"{name}:{line} imports {module}"


@pytest.mark.parametrize("name", [name for name in python_files() if name.startswith("sim/")])
def test_the_simulator_does_not_lean_on_the_tests(name: str) -> None:
    for line, module in imports(name):
        assert module.split(".")[0] != "tests", f"{name}:{line} imports {module}"


def test_the_front_door_is_small() -> None:
    if "code.py" in device_files():
        assert len(source("code.py").splitlines()) <= 20
