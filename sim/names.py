"""Short names for a program on a board: those that the firmware has in its ROM cost nothing.

A board keeps every name that it has ever compiled, some eighteen bytes each. What the firmware itself calls something
is there already. So each name that is the program's alone becomes in the image one of those that it does not use
itself; two names become the same one where nothing can have both: no file and no object holds them side by side.

The modules inside a package have such names too, since a board keeps the name, the dotted name and the file's path of
each that it ever loads.

A name stays what it is when the firmware, Python or a library has it too, when a string says it (but for strings that
are whole paths of modules, or name a part of a game for `memory`), when it is that of a package, and when the simulator
or a test reads it on a running program (WATCHED).
"""

from __future__ import annotations

import ast
import io
import keyword
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping

from sim.firmware import ROM, firmware_names
from sim.shorten import OF_PARTS, kept_names, module_of, private_constants

# What is looked at from outside while the program runs: by the simulator and the walks through the program.
WATCHED = frozenset(
    "app App screens sitting asking faults leave sit step view match game count moves legal ended play kinds rows "
    "chosen load save_new pack pack_options GAMES OPTIONS Match Sitting "
    "catalogue keeping record options rules bot contract "
    # The screens, which a walk tells apart by the names of their classes.
    "Home Setup SeatSheet Naming House Settings Table Look Curtain Pause Scores Opera Challenge Sheet Message Question "
    "Unsaved Fault Farewell".split()
)

# What a group and an error of the firmware have, for classes that extend those.
_OF_BASES = frozenset(
    "append insert index pop remove sort count hidden scale x y width height args errno value name strerror filename "
    "characters_written".split()
)

# Strings that are paths of modules.
_PATH = re.compile(r"(?:engine|handheld|parlour)(?:\.\w+)+")
_PART = re.compile(r"\w+")

_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def short_names(sources: dict[str, str], foreign: Mapping[str, str] | None = None) -> dict[str, dict[str, str]]:
    """Short names for what a program alone calls something, by file: {file: {name: short}}.

    `sources`: its own files by their path on the drive. `foreign`: those of libraries, of which the private names alone
    are changed, so that another edition of the library would do as well. A name is the same in all files.
    """
    others = {name: ast.parse(source) for name, source in (foreign or {}).items()}
    trees = {name: ast.parse(source) for name, source in sources.items()}
    held = {name: identifiers(source) for name, source in {**sources, **(foreign or {})}.items()}
    modules = _modules_in_packages(trees)
    own = _own(trees).union(*modules.values()).difference(*(held[name] for name in others))
    for name, tree in trees.items():
        held[name].update(part for words in _paths_said(tree, trees).values() for part in words)
    # Modules of one package lie side by side.
    for package, inside in modules.items():
        held[package] |= inside
    said = _said(trees) | _said(others)
    trees.update(others)
    own |= {name for name in _own(others) if name.startswith("_")}
    own -= WATCHED | firmware_names() | said | _foreign(trees)
    own = {name for name in own if not name.startswith("__") and len(name) > 1}
    for name, tree in trees.items():
        # They become numbers in their file.
        held[name] -= private_constants(tree).keys()
    places = _places(trees, held, own)
    relatives = _relatives(trees)
    given: dict[str, str] = {}
    taken = {name: found | _inherited(trees[name]) for name, found in held.items()}
    for name in sorted(own, key=lambda name: (-len(places[name]), -len(name), name)):
        near = set().union(*(relatives[place] for place in places[name]))
        used = set().union(*(taken[place] for place in near))
        short = next(each for each in _candidates() if each not in used)
        if len(short) <= len(name) or short in ROM:
            given[name] = short
            for place in places[name]:
                taken[place].add(short)
    return {name: {each: given[each] for each in sorted(found) if each in given} for name, found in held.items()}


def new_path(path: str, names: dict[str, dict[str, str]]) -> str:
    """Where a file of the program lies once its names are short."""
    folder, _, file = path.rpartition("/")
    short = names.get(f"{folder}/__init__.py", {}).get(file.removesuffix(".py"))
    return f"{folder}/{short}.py" if short else path


def kept_on_board(sources: Iterable[str]) -> set[str]:
    """The names in these sources that take room in a board's heap; each takes its letters and about eight bytes."""
    return set().union(*map(identifiers, sources)) - firmware_names()


def identifiers(source: str) -> set[str]:
    """Every name that stands in a source."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME}


def rename(source: str, names: dict[str, str]) -> str:
    """The same source with these names for those."""
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    said = _paths_said(tree)
    ends = {(node.lineno, node.col_offset): (node.end_lineno, node.end_col_offset) for node in ast.walk(tree)
            if isinstance(node, ast.Constant)}  # fmt: skip
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(source).readline))):
        row, column = token.start
        if token.type == tokenize.NAME:
            new = names.get(token.string, token.string)
        elif token.type == tokenize.STRING and any(start <= token.start < ends[start] for start in said):
            new = _PART.sub(lambda part: names.get(part[0], part[0]), token.string)
        else:
            continue
        line = lines[row - 1]
        lines[row - 1] = line[:column] + new + line[column + len(token.string) :]
    return "".join(lines)


def _candidates() -> Iterator[str]:
    yield from ROM
    for first in _LETTERS:
        for second in _LETTERS:
            if not keyword.iskeyword(first + second):
                yield first + second
    for number in range(1000):
        yield f"z{number}"


def _own(trees: dict[str, ast.Module]) -> set[str]:
    """What the program defines, and a board would keep."""
    found: set[str] = set()
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found.add(node.attr)
            elif isinstance(node, ast.alias) and node.asname:
                found.add(node.asname)
    return found & kept_names(map(ast.unparse, trees.values()))


def _said(trees: dict[str, ast.Module]) -> set[str]:
    """Names in strings: what may be asked for by getattr and the like."""
    found: set[str] = set()
    for tree in trees.values():
        paths = _paths_said(tree, trees)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if (node.lineno, node.col_offset) not in paths:
                    found.update(part for part in node.value.split(".") if part.isidentifier())
            elif isinstance(node, ast.JoinedStr):
                found.update(inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name))
                found.update(inner.attr for inner in ast.walk(node) if isinstance(inner, ast.Attribute))
    return found


def _paths_said(tree: ast.Module, trees: Iterable[str] | None = None) -> dict[tuple[int, int], set[str]]:
    """Where strings stand that are paths of modules, some with blanks between them, or parts of a game that are loaded
    or let go by `memory`, and the names in them. `trees`: the files that there are; without them any path will do."""
    known = None if trees is None else {module_of(name) for name in trees}
    found: dict[tuple[int, int], set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            paths = node.value.split()
            if paths and all(_PATH.fullmatch(path) and (known is None or path in known) for path in paths):
                found[node.lineno, node.col_offset] = set(_PART.findall(node.value))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in OF_PARTS:
            for part in node.args[1:]:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found[part.lineno, part.col_offset] = set(_PART.findall(part.value))
    return found


def _modules_in_packages(trees: dict[str, ast.Module]) -> dict[str, set[str]]:
    """The names of the modules in each package, by the file of the package."""
    found: dict[str, set[str]] = {}
    for name in trees:
        folder, _, file = name.rpartition("/")
        if f"{folder}/__init__.py" in trees and file != "__init__.py":
            found.setdefault(f"{folder}/__init__.py", set()).add(file.removesuffix(".py"))
    return found


def _foreign(trees: dict[str, ast.Module]) -> set[str]:
    """The names of packages, of modules outside of them, and what is asked of modules that are not the program's."""
    own = {module_of(name) for name in trees}
    found = {part for name in own for part in name.split(".")[:-1]} | {name for name in own if "." not in name}
    for name in trees:
        if name.endswith("/__init__.py"):
            found.add(module_of(name).rpartition(".")[2])
    for tree in trees.values():
        others: set[str] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names if alias.name not in own]
                found.update(part for name in names for part in name.split("."))
                others.update((alias.asname or alias.name).split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and node.module not in own:
                found.update(node.module.split("."))
                found.update(alias.name for alias in node.names)
                others.update(alias.asname or alias.name for alias in node.names)
        others -= {name.split(".")[0] for name in own}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in others:
                found.add(node.attr)
    return found


def _places(trees: dict[str, ast.Module], held: dict[str, set[str]], own: set[str]) -> dict[str, set[str]]:
    """In which files each name stands; everywhere, when it is given to an object by somebody else."""
    places = {name: {place for place, found in held.items() if name in found} for name in own}
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr in own:
                if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                    places[node.attr] = set(trees)
    return places


def _relatives(trees: dict[str, ast.Module]) -> dict[str, set[str]]:
    """For each file those whose names an object may hold beside its own: what its classes extend, what extends them."""
    files = {module_of(name): name for name in trees}
    parents: dict[str, set[str]] = {name: set() for name in trees}
    for name, tree in trees.items():
        origin = {
            alias.asname or alias.name: files[node.module]
            for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module in files
            for alias in node.names
        }  # fmt: skip
        for node in ast.walk(tree):
            for base in node.bases if isinstance(node, ast.ClassDef) else ():
                if isinstance(base, ast.Name):
                    parents[name].add(origin.get(base.id, name))
                else:
                    parents[name].update(trees)
    above = {name: _reached(name, parents) for name in trees}
    return {name: above[name] | {other for other in trees if name in above[other]} for name in trees}


def _inherited(tree: ast.Module) -> set[str]:
    """What objects of a file's classes may have from the firmware: nothing of theirs may be called so."""
    bases = [base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    return set(_OF_BASES) if any(getattr(base, "id", "") not in own for base in bases) else set()


def _reached(start: str, steps: dict[str, set[str]]) -> set[str]:
    found = {start}
    waiting = [start]
    while waiting:
        new = steps[waiting.pop()] - found
        found |= new
        waiting += new
    return found
