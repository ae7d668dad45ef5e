"""The memory of a board that outlasts its power: NVM, and the drive with the files that the game wrote.

A Store lives in RAM (tests) or in a folder (`--store DIR`): `nvm.bin` and `drive/`.
"""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from sim.power import Power, PowerCut

# The files that lib/handheld/saves.py keeps on the drive.
_CELLS = "drive/saves/cell[0-9].bin"


class Store:
    """What is left when the power is off: `nvm` (None: the chip has none) and `files` by their path on the drive."""

    def __init__(self, folder: Path | None = None, nvm_size: int = 8192, fresh: bool = False) -> None:
        self.folder = folder
        if folder is not None and fresh:
            _forget(folder)
        self.nvm = bytearray(b"\xff" * nvm_size)
        self.files: dict[str, bytearray] = {}
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            _try(folder)
            kept = folder / "nvm.bin"
            if kept.exists():
                data = kept.read_bytes()[:nvm_size]
                self.nvm[: len(data)] = data
            drive = folder / "drive"
            for path in sorted(drive.rglob("*")) if drive.is_dir() else ():
                if path.is_file():
                    self.files["/" + path.relative_to(drive).as_posix()] = bytearray(path.read_bytes())

    def copy(self) -> tuple[bytes, dict[str, bytes]]:
        """All that is in it, to be restored later."""
        return bytes(self.nvm), {name: bytes(body) for name, body in self.files.items()}

    def restore(self, copied: tuple[bytes, dict[str, bytes]]) -> None:
        """Makes it what it was when it was copied."""
        self.nvm[:] = copied[0]
        names = [*self.files, *copied[1]]
        self.files = {name: bytearray(body) for name, body in copied[1].items()}
        self.flush_nvm()
        for name in names:
            self.flush_file(name)

    def flush_nvm(self) -> None:
        """Writes the NVM through to the folder, if there is one."""
        if self.folder is not None:
            (self.folder / "nvm.bin").write_bytes(self.nvm)

    def flush_file(self, name: str) -> None:
        """Writes one file through to the folder, or removes it there."""
        if self.folder is None:
            return
        path = self.folder / "drive" / name.lstrip("/")
        if name in self.files:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(self.files[name])
        else:
            path.unlink(missing_ok=True)


def _forget(folder: Path) -> None:
    """Delete what a store has written; OSError, and nothing is deleted, where there is something else among it."""
    drive = folder / "drive"
    found = sorted(drive.rglob("*")) if drive.is_dir() else []
    files = [path for path in found if path.is_file() and path.match(_CELLS)]
    for path in found:
        if path not in files and path != drive / "saves":
            raise OSError(errno.EEXIST, "--fresh deletes only saved matches, and this is none", str(path))
    for path in (folder / "nvm.bin", *files):
        path.unlink(missing_ok=True)


def _try(folder: Path) -> None:
    """Raise OSError when the folder cannot be written: better now than after an evening."""
    (folder / "drive").mkdir(exist_ok=True)
    for place in (folder, folder / "drive"):
        (place / ".trial").write_bytes(b"")
        (place / ".trial").unlink()


class Nvm:
    """microcontroller.nvm: a byte array in which only whole slices or single bytes are assigned.

    `whole_erase`: the chip erases all of it before it writes (RP2040, SAMD51), so a cut meanwhile
    loses what stood beside.
    """

    def __init__(self, store: Store, power: Power, whole_erase: bool) -> None:
        self._store = store
        self._power = power
        self._whole_erase = whole_erase
        self.assignments = 0

    def __len__(self) -> int:
        return len(self._store.nvm)

    def __bool__(self) -> bool:
        return len(self) > 0

    def __iter__(self) -> Iterator[int]:
        return iter(bytes(self._store.nvm))

    def _span(self, index: int | slice) -> tuple[int, int]:
        if isinstance(index, slice):
            if index.step not in (None, 1):
                raise ValueError("only slices with step=1 (aka None) are supported")
            start, stop, _ = index.indices(len(self))
            return start, max(start, stop)
        if not -len(self) <= index < len(self):
            raise IndexError("index out of range")
        return index % len(self), index % len(self) + 1

    def __getitem__(self, index: int | slice) -> bytes | int:
        start, stop = self._span(index)
        return bytes(self._store.nvm[start:stop]) if isinstance(index, slice) else self._store.nvm[start]

    def __setitem__(self, index: int | slice, value: bytes | bytearray | memoryview | int) -> None:
        start, stop = self._span(index)
        data = bytes((value,)) if isinstance(value, int) else bytes(value)
        if len(data) != stop - start:
            raise ValueError("Slice and value different lengths.")
        self.assignments += 1
        before = bytes(self._store.nvm)
        try:
            if self._whole_erase:
                image = self._store.nvm[:]
                image[start:stop] = data
                self._burn(0, b"\xff" * len(image))
                self._burn(0, image)
            else:
                self._burn(start, b"\xff" * len(data))
                self._burn(start, data)
        finally:
            try:
                self._store.flush_nvm()
            except OSError:
                # What this machine could not write is not kept, and whoever reads it back must see that.
                self._store.nvm[:] = before
                raise

    def _burn(self, start: int, data: bytes | bytearray) -> None:
        done = self._power.spend(len(data))
        self._store.nvm[start : start + done] = data[:done]
        if done < len(data):
            raise PowerCut


class DriveFile(io.RawIOBase):
    """A file that the game wrote, changed byte by byte so that a cut leaves what had been written."""

    def __init__(self, drive: Drive, name: str, writing: bool) -> None:
        super().__init__()
        self._drive = drive
        self._name = name
        self._writing = writing
        self._at = 0

    def readable(self) -> bool:
        return True

    def writable(self) -> bool:
        return self._writing

    def seekable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray) -> int:
        view = memoryview(buffer).cast("B")
        data = self._drive.store.files[self._name][self._at : self._at + len(view)]
        view[: len(data)] = data
        self._at += len(data)
        return len(data)

    def seek(self, offset: int, whence: int = 0) -> int:
        base = (0, self._at, len(self._drive.store.files[self._name]))[whence]
        self._at = max(0, base + offset)
        return self._at

    def tell(self) -> int:
        return self._at

    def write(self, data: bytes) -> int:
        if not self._writing:
            raise OSError(errno.EINVAL, "not open for writing")
        data = bytes(data)
        body = self._drive.store.files[self._name]
        if self._drive.used() + max(0, self._at + len(data) - len(body)) > self._drive.capacity:
            raise OSError(errno.ENOSPC, "No space left on device")
        done = self._drive.power.spend(len(data))
        body[self._at : self._at + done] = data[:done]
        self._at += done
        if done < len(data):
            raise PowerCut
        return done

    def close(self) -> None:
        if not self.closed and self._writing:
            try:
                self._drive.store.flush_file(self._name)
            except OSError:
                # As in the NVM: what could not be written does not read back.
                self._drive.store.files[self._name].clear()
                super().close()
                raise
        super().close()


class Drive:
    """The drive as the program sees it: the program's own files, which nobody writes, and the game's files over them.

    `writable` False: it belongs to the computer, as it does after a boot with a key held.
    """

    def __init__(self, root: Path, store: Store, power: Power, writable: bool = False, capacity: int = 100_000) -> None:
        self.root = root
        self.store = store
        self.power = power
        self.writable = writable
        self.capacity = capacity
        self.folders: set[str] = {str(PurePosixPath(name).parent) for name in store.files}

    def used(self) -> int:
        """Bytes that the game's files take."""
        return sum(len(body) for body in self.store.files.values())

    @staticmethod
    def name(path: str) -> str:
        """The path from the top of the drive; the current folder of a board is its top."""
        return os.path.normpath("/" + str(path).lstrip("/"))

    def host(self, name: str) -> Path:
        """Where a file of the program lies on this machine."""
        return self.root / name.lstrip("/")

    def open(self, path: str, mode: str = "r", *_: object, **__: object) -> io.IOBase:
        """The built-in `open` of a board."""
        name = self.name(path)
        raw: io.IOBase
        if set(mode) & set("wax+"):
            if not self.writable:
                raise OSError(errno.EROFS, "Read-only filesystem")
            if name not in self.store.files:
                if "+" in mode and "r" in mode:
                    raise OSError(errno.ENOENT, "No such file/directory")
                if self.used() + 1 > self.capacity:
                    raise OSError(errno.ENOSPC, "No space left on device")
                if str(PurePosixPath(name).parent) not in self.folders | {"/"}:
                    raise OSError(errno.ENOENT, "No such file/directory")
                self.store.files[name] = bytearray()
            elif "w" in mode:
                self.store.files[name] = bytearray()
            raw = DriveFile(self, name, True)
            if "a" in mode:
                raw.seek(0, 2)
        elif name in self.store.files:
            raw = DriveFile(self, name, False)
        else:
            host = self.host(name)
            if not host.is_file():
                raise OSError(errno.ENOENT, "No such file/directory")
            raw = open(host, "rb")
        return raw if "b" in mode else io.TextIOWrapper(raw, encoding="utf-8")  # type: ignore[arg-type]

    def mkdir(self, path: str) -> None:
        """os.mkdir of a board."""
        name = self.name(path)
        if not self.writable:
            raise OSError(errno.EROFS, "Read-only filesystem")
        if name in self.folders:
            raise OSError(errno.EEXIST, "File exists")
        self.folders.add(name)

    def remove(self, path: str) -> None:
        """os.remove of a board."""
        name = self.name(path)
        if not self.writable:
            raise OSError(errno.EROFS, "Read-only filesystem")
        if name not in self.store.files:
            raise OSError(errno.ENOENT, "No such file/directory")
        if self.power.spend(1) < 1:
            raise PowerCut
        del self.store.files[name]
        self.store.flush_file(name)

    def rename(self, before: str, after: str) -> None:
        """os.rename of a board: on FAT the target is removed first, and the power may go in between."""
        source, target = self.name(before), self.name(after)
        if target in self.store.files:
            self.remove(target)
        if not self.writable:
            raise OSError(errno.EROFS, "Read-only filesystem")
        if source not in self.store.files:
            raise OSError(errno.ENOENT, "No such file/directory")
        if self.power.spend(1) < 1:
            raise PowerCut
        self.store.files[target] = self.store.files.pop(source)
        self.store.flush_file(source)
        self.store.flush_file(target)

    def listdir(self, path: str = "/") -> list[str]:
        """os.listdir of a board."""
        name = self.name(path)
        found = {PurePosixPath(file).name for file in self.store.files if str(PurePosixPath(file).parent) == name}
        host = self.host(name)
        if host.is_dir():
            found |= {entry.name for entry in host.iterdir()}
        elif not found and name not in self.folders:
            raise OSError(errno.ENOENT, "No such file/directory")
        return sorted(found)

    def stat(self, path: str) -> tuple[int, ...]:
        """os.stat of a board: kind and size."""
        name = self.name(path)
        if name in self.store.files:
            return (0x8000, 0, 0, 0, 0, 0, len(self.store.files[name]), 0, 0, 0)
        host = self.host(name)
        if name in self.folders or host.is_dir():
            return (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        if not host.is_file():
            raise OSError(errno.ENOENT, "No such file/directory")
        return (0x8000, 0, 0, 0, 0, 0, host.stat().st_size, 0, 0, 0)
