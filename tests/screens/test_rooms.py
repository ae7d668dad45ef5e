"""The rooms: pictures at the three sizes, text inside the screen and apart from other text, every press."""

from collections.abc import Iterator

import pytest

from sim.session import Session
from tests.screens import pictures, scenes
from tests.screens.pictures import BOARDS
from tests.screens.scenes import Scene, Stage

# On the smallest screen the list of games scrolls under the head and the foot.
COVERED = {("reverse_tft", "home_resume")}


@pytest.mark.parametrize("board", BOARDS)
def test_a_room_looks_as_it_did(board: str) -> None:
    def act(stage: Stage, scene: Scene) -> Iterator[str]:
        pictures.check(stage.session.screenshot(), f"{scene.__name__}_{board}")
        yield from ()

    scenes.enact(board, act)


@pytest.mark.parametrize("board", BOARDS)
def test_text_is_inside_the_screen_and_apart_from_other_text(board: str) -> None:
    def act(stage: Stage, scene: Scene) -> Iterator[str]:
        session = stage.session
        seen: set[tuple[int, int]] = set()
        for lit, letters in pictures.strips(session, stage.app.screens[-1]):
            if (board, scene.__name__) in COVERED:
                continue
            outside = [(x, y) for x, y in lit if not (0 <= x < session.board.width and 0 <= y < session.board.height)]
            assert not outside, f"{scene.__name__}: {letters!r} leaves the screen at {min(outside)}"
            assert not seen & lit, f"{scene.__name__}: {letters!r} covers other text at {min(seen & lit)}"
            seen |= lit
        yield from ()

    scenes.enact(board, act)


@pytest.mark.parametrize("board", BOARDS)
def test_any_press_in_any_room_goes_well(board: str) -> None:
    answered = set()

    def act(stage: Stage, scene: Scene) -> Iterator[str]:
        for word in ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "MENU"):
            if scene is scenes.farewell and word != "UP":
                continue
            scene(stage)
            stage.app.draw()
            before = stage.session.screenshot()
            if scene is not scenes.farewell:
                yield word
            assert stage.app.faults == 0, f"{scene.__name__}: {word}: {stage.session.console[-1]}"
            assert stage.app.screens
            if stage.session.screenshot() != before:
                answered.add(scene.__name__)

    scenes.enact(board, act)
    # What waits for one button only still answers to that one.
    assert {scene.__name__ for scene in scenes.SCENES} - answered <= {"farewell", "curtain", "curtain_long", "home"}


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_is_written_that_stands_there_already(board: str) -> None:
    def act(stage: Stage, scene: Scene) -> Iterator[str]:
        if getattr(stage.app.screens[-1], "rows", None) is None:
            return
        for word in ("DOWN", "DOWN", "UP"):
            yield word
            assert stage.session.cost.equal_writes == 0, f"{scene.__name__}: {word}"

    scenes.enact(board, act)


@pytest.mark.parametrize("board", BOARDS)
def test_the_choice_moves_in_forty_milliseconds(board: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Printed, not judged, but for the pixels: one step up in each list, where nothing scrolls."""
    worst = {}

    def act(stage: Stage, scene: Scene) -> Iterator[str]:
        if getattr(stage.app.screens[-1], "rows", None) is not None or scene is scenes.home_resume:
            yield "DOWN"
            yield "UP"
            worst[scene.__name__] = stage.session.cost.milliseconds

    scenes.enact(board, act)
    with capsys.disabled():
        print(f"\n{board}, the choice moves (ms):", {name: round(each) for name, each in worst.items()})
    assert worst["seat"] < 40 and worst["pause"] < 40 and worst["home_resume"] < 40


def test_a_room_keeps_nothing_of_what_put_it_together_or_lay_over_it() -> None:
    """What memory holds beside the room that is seen; the walks of tests/heap count the bytes."""
    session = Session()

    def held(*names: str) -> set[str]:
        return {each for each in session.modules if each.startswith(names)}

    def player() -> Iterator[str]:
        yield "wait:100"
        assert held("parlour.screens.") == {"parlour.screens.room", "parlour.screens.home"}
        assert not held("adafruit", "parlour.kept", "parlour.font", "engine.record", "engine.match", "engine.chance")
        yield from ("MENU", "B")
        assert not held("parlour.rows", "parlour.screens.settings", "parlour.screens.sheet")
        yield "A"
        at_set_up = held("parlour.screens.")
        assert at_set_up == {"parlour.screens.room", "parlour.screens.setup"}
        # A seat, its name, and back; then the house rules, and back.
        yield from ("DOWN", "A", "DOWN*4", "A")
        assert held("parlour.screens.naming") and not held("adafruit", "parlour.screens.seat")
        yield "MENU"
        assert held("parlour.screens.") == at_set_up
        yield from ("UP*2", "A")
        assert held("parlour.screens.house")
        yield "B"
        assert held("parlour.screens.") == at_set_up
        yield "B"
        assert not held("parlour.screens.setup", "parlour.choices", "parlour.offers", "engine.nap", "engine.options")

    session.run(player())
    assert session.app.faults == 0
