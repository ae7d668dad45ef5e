"""Device code keeps to the board's language, and the lint that says so finds what it should."""

import pytest

from tests.house.language import faults
from tests.house.tree import device_files, source


@pytest.mark.parametrize("name", device_files())
def test_a_device_file_keeps_to_the_boards_language(name: str) -> None:
    assert [f"{name}:{line} {sentence}" for line, sentence in faults(name, source(name))] == []


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("match x:\n    case 1:\n        pass", "no match"),
        ("f'{x}'", "use %"),
        ("a = b[::-1]", "slices with a step"),
        ("a = (1, *b)", "* inside"),
        ("a = {**b}", "** inside"),
        ("class A(B, C):\n    pass", "one base class"),
        ("class A:\n    __slots__ = ()", "__slots__"),
        ("a = self.__hidden", "mangle"),
        ("'a'.ljust(3)", ".ljust()"),
        ("open('a', mode='rb')", "does not take mode="),
        ("int.from_bytes(b, byteorder='big')", "does not take byteorder="),
        ("from engine.contract import _CHECK", "private constant"),
        ("a: int = 1", "annotations"),
        ("@cache\ndef f():\n    pass", "few decorators"),
        ("a = bytearray(4)\nif 3 in a:\n    pass", "`in` on the bytearray a"),
        ("self.a = bytearray(4)\nself.a.pop()", ".pop() of the bytearray self.a"),
        ("a = bytearray(4)\ndel a[0]", "cannot delete"),
        ("a.sort()", "total"),
        ("b = sorted(a, key=len)", "total"),
        ("def f():\n    g()\n\ndef g():\n    f()", "comes back"),
        ("class A:\n    def f(self):\n        self.f()", "comes back"),
        ("a = 0.5", "floats"),
        ("a = b / 2", "true division"),
        ("a = 1 << 3 | 0x40000000", "beyond 2^30"),
        ("for a in b.items():\n    pass", "dict has no order"),
        ("a = {1, 2}", "set has no order"),
        ("print(1)", "no print()"),
    ],
)
def test_the_lint_finds(text: str, part: str) -> None:
    assert any(part in sentence for _, sentence in faults("engine/x.py", text))


@pytest.mark.parametrize(
    "text",
    [
        "a = b[1:3]",
        "sort(hand, 0, 5)",
        "a.sort()  # total: cards are unique",
        "def f(*a):\n    g(*a)",
        "a = bytes(4)\nif 3 in a:\n    pass",
        "class A(B):\n    def f(self):\n        super().f()",
        "a = 0x3FFFFFFF // 2",
    ],
)
def test_the_lint_lets_pass(text: str) -> None:
    assert faults("engine/x.py", text) == []


def test_floats_are_for_screens_only() -> None:
    assert faults("lib/parlour/x.py", "a = 0.5") == []
