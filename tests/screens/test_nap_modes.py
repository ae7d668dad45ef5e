"""Nap's table in its modes and house rules: pictures, words that fit, what the buttons do, what each seat may see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.screens import marks, nap_scenes, pictures
from tests.screens import nap_mode_scenes as scenes
from tests.screens.nap_scenes import Pose, Scene
from tests.screens.pictures import BOARDS

WELLINGTON_NAMED = 16 + 7


def act(play: Callable[[Pose], None], board: str = "pygamer") -> None:
    """Do something at a table on a board."""
    session = nap_scenes.enact(board, play)
    assert session.app.faults == 0, session.console[-1:]


def said(scene: Scene, board: str = "pygamer") -> str:
    """All words of a scene."""
    found = []

    def look(pose: Pose) -> None:
        scene(pose)
        pose.draw()
        found.append(marks.text(pose.session))

    act(look, board)
    return found[0]


@pytest.mark.parametrize("board", BOARDS)
def test_each_mode_looks_as_it_did(board: str) -> None:
    def look(pose: Pose) -> None:
        for scene in scenes.SCENES:
            scene(pose)
            pose.draw()
            pictures.check(pose.session.screenshot(), f"nap_{scene.__name__}_{board}")

    act(look, board)


@pytest.mark.parametrize("board", BOARDS)
def test_every_word_is_inside_the_screen_and_apart_from_the_others(board: str) -> None:
    wrong: list[str] = []

    def look(pose: Pose) -> None:
        for scene in scenes.SCENES:
            scene(pose)
            pose.draw()
            wrong.extend(f"{scene.__name__}: {fault}" for fault in marks.faults(pose.session))

    act(look, board)
    assert wrong == []
