"""The board's own world of modules, beside this interpreter's.

Device code is loaded here afresh at each cold start, with its own `sys.modules`, its own `open` and
only the modules that a board has. So nothing of a session leaks into the next one or into a test
that imports `engine` for itself, and what a board cannot import cannot be imported here.
"""

from __future__ import annotations

import builtins
import importlib
import importlib.util
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

# Modules of this interpreter that a board has too, and that behave the same there.
_SHARED = ("array", "struct", "binascii", "math", "errno", "json", "re", "io", "collections", "builtins", "__future__")
_LIBRARIES = ("adafruit_display_text", "adafruit_displayio_layout", "adafruit_ticks")

_compiled: dict[Path, tuple[float, CodeType]] = {}


def _compile(path: Path) -> CodeType:
    changed = path.stat().st_mtime
    kept = _compiled.get(path)
    if kept is None or kept[0] != changed:
        kept = (changed, compile(path.read_bytes(), str(path), "exec"))
        _compiled[path] = kept
    return kept[1]


class World:
    """The modules of one cold start.

    root: the folder that stands for the drive (code.py, boot.py, engine/, lib/).
    native: modules that the board's firmware has, by name. installed: take libraries that the drive
    has not from this interpreter's packages, as the checkout does; an image brings its own.
    """

    def __init__(
        self,
        root: Path,
        native: dict[str, ModuleType],
        open_file: Callable[..., Any],
        say: Callable,
        installed: bool = True,
    ) -> None:
        self.installed = installed
        self.root = root
        self.native = native
        self.modules: dict[str, ModuleType] = {}
        self._paths = (root, root / "lib")
        self._builtins = dict(vars(builtins))
        self._builtins.update({"__import__": self._import, "open": open_file, "print": say})
        for name in ("input", "breakpoint", "copyright", "credits", "license"):
            self._builtins.pop(name, None)
        device_sys = ModuleType("sys")
        vars(device_sys).update(
            modules=self.modules,
            path=["", "/", ".frozen", "/lib"],
            platform="simulator",
            maxsize=sys.maxsize,
            byteorder=sys.byteorder,
            exit=sys.exit,
            stdout=sys.stdout,
            version_info=(3, 4, 0),
            implementation=sys.implementation,
        )
        self.native["sys"] = device_sys
        device_traceback = ModuleType("traceback")
        vars(device_traceback).update(
            format_exception=traceback.format_exception,
            print_exception=lambda error, *_, **__: say("".join(traceback.format_exception(error)).rstrip()),
        )
        self.native["traceback"] = device_traceback

    def run(self, name: str) -> dict[str, Any] | None:
        """Runs a file of the drive as the firmware does (`__name__` is "__main__"); None when there is no such file.

        Its namespace is `self.main` from the start, so that it can be looked at while the file runs.
        """
        path = self.root / name
        if not path.is_file():
            return None
        module = ModuleType("__main__")
        module.__dict__.update(__file__=name, __builtins__=self._builtins)
        self.main = module.__dict__
        exec(_compile(path), module.__dict__)
        return module.__dict__

    def _import(self, name: str, globals: dict | None = None, locals: object = None, fromlist=(), level: int = 0):
        if level:
            package = (globals or {}).get("__package__") or ""
            parts = package.split(".")
            base = ".".join(parts[: len(parts) - level + 1])
            name = f"{base}.{name}" if name else base
        module = self.load(name)
        if not fromlist:
            return module if level else self.modules.get(name.partition(".")[0], module)
        if hasattr(module, "__path__"):
            for item in fromlist:
                if item != "*" and not hasattr(module, item) and self._find(f"{name}.{item}"):
                    self.load(f"{name}.{item}")
        return module

    def load(self, name: str) -> ModuleType:
        """The module `name`, imported with its parents; ImportError when the board has none."""
        if name in self.modules:
            return self.modules[name]
        parent_name, _, child = name.rpartition(".")
        parent = self.load(parent_name) if parent_name else None
        if name in self.modules:
            return self.modules[name]
        if name in self.native:
            module = self.modules[name] = self.native[name]
        elif name in _SHARED:
            module = self.modules[name] = importlib.import_module(name)
        else:
            module = self._load_file(name)
        if parent is not None:
            setattr(parent, child, module)
        return module

    def _load_file(self, name: str) -> ModuleType:
        path = self._find(name)
        if path is None:
            raise ImportError(f"no module named '{name}'", name=name)
        module = ModuleType(name)
        is_package = path.name == "__init__.py" or path.is_dir()
        module.__dict__.update(
            __file__=self._shown(path),
            __builtins__=self._builtins,
            __package__=name if is_package else name.rpartition(".")[0],
        )
        if is_package:
            module.__path__ = [str(path if path.is_dir() else path.parent)]
        self.modules[name] = module
        try:
            if not path.is_dir():
                exec(_compile(path), module.__dict__)
        except BaseException:
            self.modules.pop(name, None)
            raise
        # A module may put another one in its place, as on a board.
        return self.modules.get(name, module)

    def _shown(self, path: Path) -> str:
        try:
            return "/" + path.relative_to(self.root).as_posix()
        except ValueError:
            return "/lib/" + path.name

    def _find(self, name: str) -> Path | None:
        parts = name.split(".")
        for base in self._bases(parts[0]):
            path = base.joinpath(*parts)
            for found in (path / "__init__.py", path.with_suffix(".py")):
                if found.is_file() and found.parent != self.root:
                    return found
            if len(parts) > 1 and path.is_dir():
                # A folder in a package is one too.
                return path
        return None

    def _bases(self, top: str) -> tuple[Path, ...]:
        if top not in _LIBRARIES or not self.installed:
            return self._paths
        found = importlib.util.find_spec(top)
        if found is None or found.origin is None:
            return self._paths
        place = Path(found.origin)
        return (*self._paths, place.parent.parent if place.name == "__init__.py" else place.parent)
