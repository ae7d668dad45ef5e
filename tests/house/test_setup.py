"""Setting up says clearly what is missing, and the readme says what is so."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.tree import ROOT, files, source
from tests.referee.conftest import Client

needs_make = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


def set_up(python: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Set up with a certain Python, in a folder that is none of ours."""
    command = ["make", f"PYTHON={python}", f"VENV={folder}/venv", f"{folder}/venv/ready"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


def pretend(folder: Path, body: str) -> str:
    """A `python` that is a script of the shell."""
    python = folder / "python"
    python.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    python.chmod(0o755)
    return str(python)


@needs_make
def test_without_python_set_up_says_so(tmp_path: Path) -> None:
    done = set_up("no-such-python", tmp_path)
    assert done.returncode != 0 and "needs Python 3.11 or newer, and there is no 'no-such-python'" in done.stdout


@needs_make
def test_with_an_old_python_set_up_says_so(tmp_path: Path) -> None:
    python = pretend(tmp_path, 'case "$*" in *version_info*) exit 1;; *) echo Python 3.9.2;; esac')
    done = set_up(python, tmp_path)
    assert done.returncode != 0 and "needs Python 3.11 or newer" in done.stdout and "Python 3.9.2" in done.stdout


@needs_make
def test_without_venv_set_up_says_so(tmp_path: Path) -> None:
    python = pretend(tmp_path, 'case "$*" in *ensurepip*) exit 1;; esac')
    done = set_up(python, tmp_path)
    assert done.returncode != 0 and "python3-venv" in done.stdout and not (tmp_path / "venv").exists()


def test_every_requirement_is_pinned_and_what_we_name_has_a_reason() -> None:
    ours, pulled_in = source("requirements.txt").split("# Pulled in")
    lines = [line for line in (ours + pulled_in.partition("\n")[2]).splitlines() if line and not line.startswith("#")]
    assert all(re.match(r"[a-z0-9-]+==[0-9][0-9.]*(;[^#]*)?(\s+# \S.*)?$", line) for line in lines)
    assert all("# " in line for line in ours.splitlines() if "==" in line)


@pytest.mark.parametrize("name", [name for name in files() if name.endswith(".md")])
def test_what_a_page_points_to_is_there(name: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)|src=\"([^\"]+)\"", source(name)):
        place = target[0] or target[1]
        assert (ROOT / name).parent.joinpath(place).exists(), f"{name} points to {place}"


@pytest.mark.parametrize("name", [name for name in files() if name.endswith(".md")])
def test_what_a_page_tells_to_make_can_be_made(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", source("Makefile"), re.MULTILINE))
    told = set(re.findall(r"(?:`|^    )make ([a-z]+)", source(name), re.MULTILINE))
    assert told <= targets


def test_the_readmes_talk_with_the_referee_is_true() -> None:
    lines = [line.strip() for line in source("README.md").splitlines() if line.startswith("    {")]
    client = Client()
    assert len(lines) >= 4
    for request, answer in zip(lines[::2], lines[1::2], strict=True):
        assert client.send(request.encode()) == json.loads(answer)


def test_the_readmes_map_names_folders_that_are_there() -> None:
    for target in re.findall(r"^\| `([^`]+)`", source("README.md"), re.MULTILINE):
        assert (ROOT / target).exists()
