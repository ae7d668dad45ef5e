"""What a game is: options by name, the catalogue, the numbers that all files agree on."""

import ast
import sys
from pathlib import Path

import pytest

from engine import catalogue, contract
from engine.chance import Chance
from engine.contract import BadOption, Game
from engine.options import option, pack_options

TABLE = (("colour", ("red", "green"), 1), ("length", None, 3), ("stake", (1, 2, 5), 0))


def test_options_left_out_take_their_default():
    assert pack_options(TABLE, {}) == bytes([1, 3, 0])
    assert pack_options(TABLE, {"stake": 5, "colour": "red", "length": 250}) == bytes([0, 250, 2])
    packed = pack_options(TABLE, {"stake": 2})
    assert [option(TABLE, packed, name) for name, _, _ in TABLE] == ["green", 3, 2]


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"size": 1}, "There is no option 'size'; there are: colour, length, stake."),
        ({"colour": "blue"}, "Option 'colour' takes one of: red, green."),
        ({"stake": True}, "Option 'stake' takes one of: 1, 2, 5."),
        ({"stake": 1.0}, "Option 'stake' takes one of: 1, 2, 5."),
        ({"length": 0}, "Option 'length' takes a whole number from 1 to 250."),
        ({"length": 251}, "Option 'length' takes a whole number from 1 to 250."),
        ({"length": True}, "Option 'length' takes a whole number from 1 to 250."),
        ({"length": "3"}, "Option 'length' takes a whole number from 1 to 250."),
    ],
)
def test_a_wrong_option_is_refused_in_one_sentence(chosen, sentence):
    with pytest.raises(BadOption) as fault:
        pack_options(TABLE, chosen)
    assert str(fault.value) == sentence


@pytest.mark.parametrize("name", [entry[0] for entry in catalogue.GAMES])
def test_a_game_says_what_it_does(name):
    table = catalogue.load(name, "rules").Table
    assert issubclass(table, Game)
    for act in ("moves", "play", "save", "load", "view"):
        assert callable(getattr(table, act)) and f"{act}(" in Game.__doc__


def test_the_catalogue_knows_its_games_only():
    for act in (
        lambda: catalogue.find("chess"),
        lambda: catalogue.load("chess", "rules"),
        lambda: catalogue.create("chess", 2, b"", Chance()),
        lambda: catalogue.check("", 2, b""),
    ):
        with pytest.raises(BadOption, match="There is no game"):
            act()


@pytest.mark.parametrize("name", [entry[0] for entry in catalogue.GAMES])
def test_options_leave_the_memory_when_a_match_begins_and_a_game_when_it_is_dropped(name):
    before = dict(sys.modules)
    least = catalogue.find(name)[1]
    packed = pack_options(catalogue.load(name, "options").OPTIONS, {})
    catalogue.create(name, least, packed, Chance())
    assert f"engine.{name}.options" not in sys.modules
    assert not hasattr(sys.modules[f"engine.{name}"], "options")
    catalogue.drop(name)
    import engine

    assert not [path for path in sys.modules if path.startswith(f"engine.{name}")]
    assert not hasattr(engine, name)
    # The other tests hold on to the classes that they imported.
    for path, module in before.items():
        if path.startswith(f"engine.{name}"):
            sys.modules[path] = module
            parent, _, child = path.rpartition(".")
            setattr(sys.modules[parent], child, module)


def constants(path: Path) -> dict[str, int]:
    """The private numbers of a file: _NAME = const(n)."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            function = node.value.func
            if isinstance(function, ast.Name) and function.id == "const":
                found[node.targets[0].id] = ast.literal_eval(node.value.args[0])
    return found


@pytest.mark.parametrize("name", [entry[0] for entry in catalogue.GAMES])
def test_a_private_number_is_the_same_in_all_files_of_a_game(root, name):
    """On a board a private constant costs no memory but cannot be imported; so its copies must agree."""
    known: dict[str, int] = {}
    for path in sorted((root / "engine" / name).rglob("*.py")):
        for constant, value in constants(path).items():
            assert known.setdefault(constant, value) == value, f"{constant} in {path.name}"
    shared = {key: value for key, value in vars(contract).items() if key.isupper() and isinstance(value, int)}
    for constant, value in known.items():
        assert shared.get(constant[1:], value) == value, constant
