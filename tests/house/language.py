"""What a board's Python lacks or does otherwise than the desktop's, found in the parsed source.

The compile test finds what the grammar lacks; this finds what would compile and then fail, or differ.
"""

import ast
from collections.abc import Iterator

DECORATORS = {"property", "staticmethod"}

# Methods that a board does not have, or has without the ways in which they are used.
ABSENT_METHODS = {
    "bit_count", "bit_length", "casefold", "expandtabs", "format_map", "isascii", "isidentifier", "isprintable",
    "ljust", "maketrans", "removeprefix", "removesuffix", "rjust", "title", "translate", "zfill",
}  # fmt: skip
ABSENT_NAMES = {"ascii", "breakpoint", "compile", "format", "help", "input", "vars"}

# Keywords of built-in functions that only the desktop takes.
ABSENT_KEYWORDS = {
    "bytes": {"encoding", "errors", "source"},
    "enumerate": {"start"},
    "from_bytes": {"byteorder", "bytes", "signed"},
    "int": {"base"},
    "open": {"buffering", "encoding", "errors", "mode", "newline"},
    "print": {"file", "flush"},
    "round": {"ndigits"},
    "split": {"maxsplit", "sep"},
    "str": {"encoding", "errors"},
    "sum": {"start"},
    "to_bytes": {"byteorder", "length", "signed"},
    "zip": {"strict"},
}

# What a bytearray can do on the desktop and cannot on a board.
BYTEARRAY_METHODS = {"copy", "count", "find", "index", "insert", "pop", "remove", "reverse", "rfind", "rindex"}

LARGEST_SMALL_INT = 2**30 - 1

Fault = tuple[int, str]


def faults(name: str, text: str) -> list[Fault]:
    """What is wrong with a device file, as (line, sentence)."""
    module = ast.parse(text, name)
    lines = text.splitlines()
    found = list(_everywhere(module))
    found += _bytearrays(module)
    found += _sorts(module, lines)
    found += _recursions(module)
    if name.startswith("engine/"):
        found += _rules(module)
    return sorted(found)


def _everywhere(module: ast.Module) -> Iterator[Fault]:
    """Words of the language that a board lacks."""
    for node in ast.walk(module):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Match():
                yield line, "a board has no match statement"
            case ast.AsyncFunctionDef() | ast.Await() | ast.AsyncFor() | ast.AsyncWith():
                yield line, "nothing here waits in the background"
            case ast.TryStar():
                yield line, "a board has no except*"
            case ast.JoinedStr():
                yield line, "use %: it is faster than an f-string, and the board's f-strings have gaps"
            case ast.Slice(step=step) if step is not None:
                yield line, "a board has no slices with a step"
            case ast.Tuple(elts=elements) | ast.List(elts=elements) | ast.Set(elts=elements) if any(
                isinstance(element, ast.Starred) for element in elements
            ):
                yield line, "a board does not unpack with * inside a display"
            case ast.Dict(keys=keys) if None in keys:
                yield line, "a board does not unpack with ** inside a display"
            case ast.ClassDef(bases=bases, keywords=keywords) if len(bases) > 1 or keywords:
                yield line, "one base class at most: a board calls only one of several"
            case ast.ClassDef() | ast.FunctionDef():
                pass
            case ast.Name(id="__slots__"):
                yield line, "__slots__ saves nothing on a board"
            case ast.Attribute(attr=attribute) if attribute.startswith("__") and not attribute.endswith("__"):
                yield line, "a board does not mangle names with two leading underscores"
            case ast.Call(func=function, keywords=keywords):
                yield from _call(line, function, {keyword.arg for keyword in keywords})
            case ast.ImportFrom(names=names):
                for alias in names:
                    if alias.name.startswith("_") or alias.name == "*":
                        yield line, f"import of {alias.name}: a private constant does not exist on a board"
            case ast.AnnAssign():
                yield line, "annotations cost source for nothing on a board; the docstring says the type"
            case _:
                pass
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            for decorator in node.decorator_list:
                plain = isinstance(decorator, ast.Name) and decorator.id in DECORATORS
                setter = isinstance(decorator, ast.Attribute) and decorator.attr == "setter"
                if not plain and not setter:
                    yield line, "a board knows few decorators: " + ast.unparse(decorator)


def _call(line: int, function: ast.expr, keywords: set[str | None]) -> Iterator[Fault]:
    """Functions, methods and keywords that a board lacks."""
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if isinstance(function, ast.Attribute) and name in ABSENT_METHODS:
        yield line, f"a board has no .{name}()"
    if isinstance(function, ast.Name) and name in ABSENT_NAMES:
        yield line, f"a board has no {name}()"
    for keyword in keywords & ABSENT_KEYWORDS.get(name, set()):
        yield line, f"a board's {name}() does not take {keyword}=; give it by place"


def _bytearrays(module: ast.Module) -> Iterator[Fault]:
    """`in`, searching and shortening of names and attributes that are visibly bytearrays."""

    def key(node: ast.expr) -> str:
        return ast.unparse(node) if isinstance(node, ast.Name | ast.Attribute) else ""

    arrays = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            if isinstance(node.value.func, ast.Name) and node.value.func.id == "bytearray":
                arrays |= {key(target) for target in node.targets}
    arrays.discard("")
    for node in ast.walk(module):
        if isinstance(node, ast.Compare):
            for operator, right in zip(node.ops, node.comparators, strict=True):
                if isinstance(operator, ast.In | ast.NotIn) and key(right) in arrays:
                    yield node.lineno, f"`in` on the bytearray {key(right)} fails on a board"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in BYTEARRAY_METHODS and key(node.func.value) in arrays:
                yield node.lineno, f".{node.func.attr}() of the bytearray {key(node.func.value)} fails on a board"
        elif isinstance(node, ast.Delete):
            for target in node.targets:
                if isinstance(target, ast.Subscript) and key(target.value) in arrays:
                    yield node.lineno, f"a board cannot delete from the bytearray {key(target.value)}"


def _sorts(module: ast.Module, lines: list[str]) -> Iterator[Fault]:
    """The board's sort is not stable: each one says in a comment why its key is total."""
    for node in ast.walk(module):
        if not isinstance(node, ast.Call):
            continue
        plain = isinstance(node.func, ast.Name) and node.func.id == "sorted"
        method = isinstance(node.func, ast.Attribute) and node.func.attr == "sort" and not node.args
        near = "".join(lines[max(0, node.lineno - 2) : node.lineno])
        if (plain or method) and "total" not in near.partition("#")[2]:
            yield node.lineno, "say in a comment why the key of this sort is total; the board's sort is not stable"


def _recursions(module: ast.Module) -> Iterator[Fault]:
    """Functions of a module, and methods of a class, that come back to themselves."""
    scopes: list[tuple[str, list[ast.stmt]]] = [("", module.body)]
    scopes += [("self", node.body) for node in module.body if isinstance(node, ast.ClassDef)]
    for owner, body in scopes:
        functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
        calls = {name: _called(node, owner) & functions.keys() for name, node in functions.items()}
        for name, node in functions.items():
            reached: set[str] = set()
            ahead = set(calls[name])
            while ahead:
                step = ahead.pop()
                if step not in reached:
                    reached.add(step)
                    ahead |= calls[step]
            if name in reached:
                yield node.lineno, f"{name} comes back to itself; the board's stack is 2 KB"


def _called(function: ast.FunctionDef, owner: str) -> set[str]:
    """The names of functions, or of the owner's methods, that a function calls."""
    called = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            if not owner and isinstance(node.func, ast.Name):
                called.add(node.func.id)
            if owner and isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") == owner:
                called.add(node.func.attr)
    return called


def _rules(module: ast.Module) -> Iterator[Fault]:
    """The engine: no floats, no order from sets and dicts, no numbers that a board keeps on the heap, no output."""
    for node in ast.walk(module):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Constant(value=float() | complex()):
                yield line, "no floats in the rules"
            case ast.Constant(value=int(number)) if number > LARGEST_SMALL_INT:
                yield line, f"{number} is beyond 2^30 - 1 and lives on a board's heap"
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                yield line, "no true division in the rules; use //"
            case ast.Set() | ast.SetComp():
                yield line, "a set has no order on a board; use a tuple or a mask"
            case ast.Call(func=ast.Attribute(attr="items" | "keys" | "values")):
                yield line, "a dict has no order on a board"
            case ast.Call(func=ast.Name(id="print" | "set" | "frozenset" as called)):
                yield line, f"no {called}() in the rules"
            case ast.Yield() | ast.YieldFrom():
                yield line, "a generator allocates; use a loop"
            case _:
                pass
