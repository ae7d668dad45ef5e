"""Names for nothing: those of the firmware for what is the program's own, and nobody is taken for somebody else."""

import builtins
import io
import tokenize

import pytest

from sim import image
from sim.boards import BOARDS
from sim.firmware import ROM, firmware_names
from sim.names import WATCHED, identifiers, kept_on_board, new_path, rename, short_names
from sim.shorten import kept_names, shorten


@pytest.fixture(scope="module", params=sorted(BOARDS))
def texts(request: pytest.FixtureRequest) -> dict[str, str]:
    """The program's own files in the image of each board, before they are renamed."""
    texts = image._texts(BOARDS[request.param], image.ROOT)
    return {name: text for name, text in texts.items() if not image._is_library(name)}


@pytest.fixture(scope="module")
def names(texts: dict[str, str]) -> dict[str, dict[str, str]]:
    """Their short names."""
    return short_names(texts)


def test_names_of_one_file_are_used_again_in_another() -> None:
    one = "class First:\n    def _second(self):\n        self.third = 1\n"
    two = "def fourth():\n    return 1\nfifth = sixth = 2\n"
    names = short_names({"one.py": one, "two.py": two})
    assert set(names["one.py"].values()) == set(names["two.py"].values()) == set(ROM[:3])
    assert rename(two, names["two.py"]).count(names["two.py"]["fourth"]) == 1


def test_a_name_is_the_same_everywhere() -> None:
    one = "class Thing:\n    def lift(self, weight=1):\n        return weight\n"
    two = "from one import Thing\ndef apart():\n    return Thing().lift(weight=2)\n"
    names = short_names({"one.py": one, "two.py": two})
    shared = {"Thing", "lift", "weight"}
    assert {name: names["one.py"][name] for name in shared} == {name: names["two.py"][name] for name in shared}
    assert len(set(names["two.py"].values())) == 4


@pytest.mark.parametrize(
    "before",
    [
        "def append(index):\n    pixel_shader = index\n    return pixel_shader\nwidth = 1\n",
        "def extra():\n    pass\nx = hasattr(x, 'extra')\n",
        "def lower_left():\n    pass\nx = __import__('one.lower_left')\n",
        "import parts\ndef cut():\n    pass\nx = parts.cut\n",
        "from parts import cut\ndef cut():\n    pass\nx = cut\n",
        "def words():\n    pass\nx = f'{words()}'\n",
        "class App:\n    def sit(self):\n        pass\n",
        "class A:\n    def __enter__(self):\n        pass\n",
    ],
)
def test_what_others_may_ask_for_stays(before: str) -> None:
    assert rename(before, short_names({"one.py": before})["one.py"]) == before


def test_modules_of_a_package_have_short_names_in_paths_too() -> None:
    files = {
        **dict.fromkeys(("engine/__init__.py", "engine/nap/__init__.py", "engine/nap/settlement.py"), ""),
        **dict.fromkeys(("engine/nap/tricks.py", "lib/parlour/__init__.py", "lib/parlour/tables/__init__.py"), ""),
        "lib/parlour/sheets.py": "x = 1\n",
        "lib/parlour/tables/nap.py": "from parlour import sheets\nfrom parlour.tables import nap_say\nx = nap_say\n",
        "lib/parlour/tables/nap_say.py": "x = ('parlour.tables.nap_say parlour.sheets '\n 'parlour.tables')\n",
        "engine/rules.py": "memory.load(name, 'settlement')\nload('nap', 'tricks')\nx = 'nap', 'sheets.y'\n",
        **dict.fromkeys(("engine/nap/bot/__init__.py", "engine/nap/bot/revokes.py"), ""),
        "engine/bot.py": "memory.load('nap', 'bot.revokes')\n",
    }
    names = short_names(files)
    after = {new_path(name, names): rename(text, names[name]) for name, text in files.items()}
    say = names["lib/parlour/tables/__init__.py"]["nap_say"]
    assert "sheets" not in names["lib/parlour/__init__.py"] and "nap" not in names["lib/parlour/tables/__init__.py"]
    assert after[f"lib/parlour/tables/{say}.py"] == files["lib/parlour/tables/nap_say.py"].replace("nap_say", say)
    assert f"from parlour.tables import {say}\nx = {say}\n" in after["lib/parlour/tables/nap.py"]
    part = names["engine/nap/__init__.py"]
    assert len(set(part.values())) == 2 and f"engine/nap/{part['settlement']}.py" in after
    assert after["engine/rules.py"].startswith(f"memory.load(name, '{part['settlement']}')\n")
    assert f"load('nap', '{part['tricks']}')" in after["engine/rules.py"]
    within = names["engine/nap/bot/__init__.py"]["revokes"]
    assert after["engine/bot.py"] == f"memory.load('nap', 'bot.{within}')\n"


def test_names_of_libraries_stay_but_the_private_ones() -> None:
    library = "class Label:\n    def __init__(self, second):\n        self._second = self.third = second\n"
    before = "def first():\n    second = words\n    return second\nsecond = 1\n"
    names = short_names({"words.py": before}, {"lib/label.py": library})
    assert set(names["words.py"]) == {"first"} and set(names["lib/label.py"]) == {"_second"}


def test_an_object_loses_nothing_of_the_firmware() -> None:
    before = "class Wrong(Exception):\n" + "".join(f"    own{n} = 1\n" for n in range(len(ROM)))
    given = short_names({"one.py": before})["one.py"].values()
    assert len(given) > 100 and not {"errno", "value", "append", "index", "name"} & set(given)


def test_an_object_never_has_two_names_in_one() -> None:
    base = "class Base:\n    def based(self):\n        self.kept = 1\n"
    one = "from base import Base\nclass One(Base):\n    def owned(self):\n        self.apart = 2\n"
    two = "from one import One\nclass Two(One):\n    def mine(self):\n        self.more = 2\n"
    names = short_names({"base.py": base, "one.py": one, "two.py": two})
    every = {short for found in names.values() for short in found.values()}
    assert len(every) == len({name for found in names.values() for name in found}) == 9


def test_what_is_set_from_outside_is_alone() -> None:
    one = "class One:\n    def first(self):\n        self.second = 1\n"
    two = "def third(thing):\n    thing.fourth = 1\n"
    names = short_names({"one.py": one, "two.py": two})
    assert names["two.py"]["fourth"] not in names["one.py"].values()


def test_nothing_hides_what_a_file_uses() -> None:
    text = "def first(value):\n    return abs(value) + any(value)\n"
    assert short_names({"one.py": text})["one.py"] == {"first": "add"}


def test_each_file_can_be_read_back(texts: dict[str, str], names: dict[str, dict[str, str]]) -> None:
    assert sum(map(len, names.values())) > 3000
    for name, found in names.items():
        assert len(set(found.values())) == len(found)
        assert not set(found.values()) & identifiers(texts[name])
        assert not set(found) & (firmware_names() | WATCHED)
        back = {short: before for before, short in found.items()}
        assert names_in(rename(rename(texts[name], found), back)) == names_in(texts[name])


def names_in(text: str) -> list[str]:
    """The names of a text in their order."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [token.string for token in tokens if token.type == tokenize.NAME]


def test_each_name_is_the_same_in_all_files(names: dict[str, dict[str, str]]) -> None:
    given: dict[str, str] = {}
    for found in names.values():
        for name, short in found.items():
            assert given.setdefault(name, short) == short


def test_the_compiler_takes_no_given_name_for_its_own() -> None:
    assert not {"super", "range", "const", "micropython", "self"} & set(ROM)
    assert len(set(ROM)) == len(ROM)
    assert all(name in firmware_names() for name in dir(builtins) if not name.startswith("_"))


def test_few_names_are_left_on_a_board(texts: dict[str, str], names: dict[str, dict[str, str]]) -> None:
    texts = {name: rename(text, names[name]) for name, text in texts.items()}
    kept = kept_names(texts.values())
    left = kept_on_board(shorten(text, kept) for text in texts.values())
    # The screens keep theirs (sim.names.WATCHED), and what strings say.
    assert len(left) < 280
