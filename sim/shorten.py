"""Source with fewer names, for a board that keeps every name it has ever compiled.

A name takes some twenty bytes of a board's heap for good, a shared constant forty more: also the name of a local
variable, of a private constant and in an annotation, of which nothing else is left once a file is compiled. So in the
image constants become their numbers, annotations go, and a local variable whose name stands nowhere else takes
one that the firmware has in its ROM. What other functions use too is the work of sim/names.py.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterable, Iterator

from sim.firmware import ROM

_SHORT_STRING = 10  # letters of a string that a board keeps as it keeps a name
_MANY = 10  # short strings in a file that are worth gathering
# Calls whose later arguments are parts of a game: sim.names makes these short.
OF_PARTS = frozenset("memory.load memory.forget memory.spare catalogue.load load forget spare".split())

_SHORT = [*ROM, *(first + second for second in ("", *"abcdefghij") for first in "abcdefghijklmnopqrstuvwxyz")]


def kept_names(sources: Iterable[str]) -> frozenset[str]:
    """The names that a program keeps in any case, so that a local variable of the same name costs nothing."""
    kept: set[str] = set()
    for source in sources:
        found: set[str] = set()
        tree = ast.parse(source)
        private = set(private_constants(tree))
        local = {name for function in _functions(tree) for name in _locals(function)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id not in local:
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.arg | ast.keyword) and node.arg:
                found.add(node.arg)
            elif isinstance(node, ast.FunctionDef | ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.alias):
                found.update(node.name.split("."))
        kept |= found - private
    return frozenset(kept)


@functools.cache
def shorten(source: str, kept: frozenset[str]) -> str:
    """The same program with fewer names, its lines where they were; `kept` are the names that stand elsewhere
    (kept_names). Raises SyntaxError."""
    source = _without_annotations(source)
    tree = ast.parse(source)
    edits = _Edits(source)
    constants = private_constants(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in constants and isinstance(node.ctx, ast.Load):
            edits.replace(node, str(constants[node.id]))
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and _constant_name(statement) in constants:
            edits.remove(statement)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    if not _other_uses_of_const(tree, constants):
        for statement in tree.body:
            if isinstance(statement, ast.ImportFrom) and statement.module == "micropython":
                if [alias.name for alias in statement.names] == ["const"]:
                    edits.remove(statement)
    for function in _functions(tree):
        _rename_locals(function, edits, kept, used)
    return edits.text()


class _Edits:
    """Replacements in a text by the places of its nodes."""

    def __init__(self, source: str) -> None:
        self._source = source.encode()
        self._starts = [0]
        for line in self._source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._edits: list[tuple[int, int, bytes]] = []

    def start(self, node: ast.AST) -> int:
        """Where a node begins."""
        return self._starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]

    def end(self, node: ast.AST) -> int:
        """Where a node ends."""
        return self._starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]

    def replace(self, node: ast.AST, text: str) -> None:
        """Another text for a node."""
        self.cut(self.start(node), self.end(node), text)

    def remove(self, statement: ast.stmt) -> None:
        """Take a statement of the module away."""
        self.cut(self.start(statement), self.end(statement))

    def cut(self, start: int, end: int, text: str = "") -> None:
        """Another text between two places."""
        self._edits.append((start, end, text.encode()))

    def before(self, place: int, text: bytes) -> int:
        """Where a text stands last before a place."""
        return self._source.rindex(text, 0, place)

    def text(self) -> str:
        """The text with all replacements; where one lies within another, the outer counts."""
        out = b""
        at = 0
        for start, end, text in sorted(self._edits, key=lambda edit: (edit[0], -edit[1])):
            if start >= at:
                out += self._source[at:start] + text
                at = end
        return (out + self._source[at:]).decode()


def _constant_name(statement: ast.Assign) -> str:
    """The private name to which a statement of the module gives a const(), or nothing."""
    target, call = statement.targets[0], statement.value
    if isinstance(target, ast.Name) and target.id.startswith("_") and isinstance(call, ast.Call):
        if isinstance(call.func, ast.Name) and call.func.id == "const":
            return target.id
    return ""


def private_constants(tree: ast.Module) -> dict[str, int]:
    """The private constants of a module that are whole numbers."""
    found: dict[str, int] = {}
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and (name := _constant_name(statement)):
            expression = ast.Expression(statement.value.args[0])  # type: ignore[attr-defined]
            try:
                value = eval(compile(expression, "", "eval"), {"__builtins__": {}}, found)
            except NameError:
                continue
            if type(value) is int and value >= 0:
                found[name] = value
    return found


def _other_uses_of_const(tree: ast.Module, constants: dict[str, int]) -> bool:
    folded = [s.value for s in tree.body if isinstance(s, ast.Assign) and _constant_name(s) in constants]
    calls = sum(isinstance(node, ast.Name) and node.id == "const" for node in ast.walk(tree))
    return calls != len(folded)


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions of a module and of its classes; not those inside functions."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from (inner for inner in node.body if isinstance(inner, ast.FunctionDef))


def _locals(function: ast.FunctionDef) -> list[str]:
    """The names that nothing but this function's own statements uses, in the order in which they come."""
    found: list[str] = []
    foreign: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.ClassDef):
            return []
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.append(node.id)
        elif isinstance(node, ast.arg):
            foreign.add(node.arg)
        elif isinstance(node, ast.Global | ast.Nonlocal):
            foreign.update(node.names)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            foreign.add(node.name)
        elif isinstance(node, ast.FunctionDef) and node is not function:
            foreign.add(node.name)
        elif isinstance(node, ast.alias):
            foreign.add((node.asname or node.name).split(".")[0])
    return [name for name in dict.fromkeys(found) if name not in foreign]


def _rename_locals(function: ast.FunctionDef, edits: _Edits, kept: frozenset[str], used: set[str]) -> None:
    taken = used | _names_in(function)
    free = (name for name in _SHORT if name not in taken)
    short = {name: next(free) for name in _locals(function) if name not in kept and len(name) > 1}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and node.id in short:
            edits.replace(node, short[node.id])


def _names_in(function: ast.FunctionDef) -> set[str]:
    """Every name that stands in a function: none of them may be given to another variable."""
    found = {function.name}
    for node in ast.walk(function):
        for field in ("id", "arg", "name", "asname"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                found.add(name.split(".")[0])
        if isinstance(node, ast.Global | ast.Nonlocal):
            found.update(node.names)
    return found


def _without_annotations(source: str) -> str:
    """Source without what is written for type checkers alone."""
    tree = ast.parse(source)
    edits = _Edits(source)
    inside: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation:
            edits.cut(edits.start(node) + len(node.arg.encode()), edits.end(node.annotation))
            inside.update(map(id, ast.walk(node.annotation)))
        elif isinstance(node, ast.FunctionDef) and node.returns:
            edits.cut(edits.before(edits.start(node.returns), b"->"), edits.end(node.returns))
            inside.update(map(id, ast.walk(node.returns)))
        elif isinstance(node, ast.AnnAssign) and node.value:
            edits.cut(edits.end(node.target), edits.end(node.annotation))
            inside.update(map(id, ast.walk(node.annotation)))
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and id(node) not in inside}
    for statement in tree.body:
        if isinstance(statement, ast.Try) and _imports_for_types(statement, used):
            edits.remove(statement)
    return edits.text()


def _imports_for_types(statement: ast.Try, used: set[str]) -> bool:
    """Whether a statement only tries to import what nothing uses any more."""
    for inner in statement.body:
        if not isinstance(inner, ast.ImportFrom):
            return False
        if any((alias.asname or alias.name) in used for alias in inner.names):
            return False
    return all(isinstance(inner, ast.Pass) for handler in statement.handlers for inner in handler.body)


def gather(source: str) -> str:
    """The same module with its short strings as parts of one, when they are many.

    A board keeps a string of ten letters for good, as it keeps a name; a longer one goes with its module. Tables of
    house rules are made of such strings, and let go once a match has begun.
    """
    tree = ast.parse(source)
    apart = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            apart.update(map(id, ast.walk(node)))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in OF_PARTS:
            apart.update(map(id, node.args))
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    strings = [node for node in strings if id(node) not in apart and _is_short(node.value)]
    words = list(dict.fromkeys(node.value for node in strings))
    if len(words) < _MANY:
        return source
    edits = _Edits(source)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}.union(kept_names([source]))
    name = next(each for each in ROM if each not in names)
    for node in strings:
        edits.replace(node, f"{name}[{words.index(node.value)}]")
    first = next(node for node in tree.body if not isinstance(node, ast.Expr))
    edits.cut(edits.start(first), edits.start(first), f"{name} = {' '.join(words)!r}.split()\n")
    return edits.text()


def _is_short(text: str) -> bool:
    return 0 < len(text) <= _SHORT_STRING and text.split() == [text]


def public_constants(sources: dict[str, str]) -> dict[str, dict[str, int]]:
    """The whole numbers that modules of a program share under names in capitals: {module: {name: number}}.

    `sources`: its files by their path on the drive.
    """
    found: dict[str, dict[str, int]] = {}
    for path, source in sources.items():
        tree = ast.parse(source)
        stored = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        numbers: dict[str, int] = {}
        for statement in tree.body:
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
                name, value = statement.targets[0].id, statement.value
                if _is_capital(name) and stored.count(name) == 1 and isinstance(value, ast.Constant):
                    if type(value.value) is int and value.value >= 0:
                        numbers[name] = value.value
        found[module_of(path)] = numbers
    return found


def module_of(path: str) -> str:
    """The name by which a file of the drive is imported."""
    return path.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def fold(source: str, module: str, constants: dict[str, dict[str, int]]) -> str:
    """The same module with the shared numbers in place of their names, its lines where they were."""
    tree = ast.parse(source)
    edits = _Edits(source)
    numbers = dict(constants.get(module, {}))
    modules: dict[str, str] = {}
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    for node in imports:
        for alias in node.names:
            if alias.name in constants.get(node.module, {}):
                numbers[alias.asname or alias.name] = constants[node.module][alias.name]
            elif f"{node.module}.{alias.name}" in constants:
                modules[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    # A name that is also something else here stays what it is.
    elsewhere = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    elsewhere |= {name for node in ast.walk(tree) if isinstance(node, ast.Global) for name in node.names}
    own = set(constants.get(module, {}))
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            if node.id not in own or node.id in modules:
                elsewhere.add(node.id)
    numbers = {name: number for name, number in numbers.items() if name not in elsewhere}
    modules = {name: path for name, path in modules.items() if name not in elsewhere}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in numbers:
            edits.replace(node, str(numbers[node.id]))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            number = constants[modules[node.value.id]].get(node.attr)
            if number is not None:
                edits.replace(node, str(number))
    for node in imports:
        left = [alias for alias in node.names if (alias.asname or alias.name) not in numbers]
        if len(left) < len(node.names):
            names = ", ".join(alias.name + (f" as {alias.asname}" if alias.asname else "") for alias in left)
            lines = "\n" * (node.end_lineno - node.lineno)  # type: ignore[operator]
            text = f"from {node.module} import {names}" if left else "pass"
            edits.cut(edits.start(node), edits.end(node), text + lines)
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            if statement.targets[0].id in numbers and statement.targets[0].id in own:
                edits.remove(statement)
    return edits.text()


def _is_capital(name: str) -> bool:
    return name.isupper() and not name.startswith("_")
