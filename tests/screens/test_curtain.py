"""The curtain: no pixel of any hand before the seat has said that it holds the device."""

from collections.abc import Iterator

import pytest
from PIL import Image

from sim.session import Session
from tests.screens.pictures import BOARDS
from tests.screens.table import Table


def frames_of(session: Session, frames: list[Image.Image]) -> None:
    """Keep every picture that the display shows from now on."""
    display = session.display
    refresh = display.refresh

    def kept(**rest: int) -> bool:
        drawn = session.meter.refreshes
        done = refresh(**rest)
        if session.meter.refreshes != drawn:
            frames.append(session.screenshot())
        return done

    display.refresh = kept


def swap(session: Session, one: int, other: int) -> None:
    """Two seats change hands, behind everybody's back; saving would deal them anew."""
    session.app.sitting.save = lambda: None
    game = session.app.sitting.match.game
    width = game.width
    for place in range(width):
        a, b = one * width + place, other * width + place
        game.hands[a], game.hands[b] = game.hands[b], game.hands[a]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("phase", [2, 4])
def test_what_is_shown_until_the_next_seat_says_that_it_looks_does_not_depend_on_hands(board: str, phase: int) -> None:
    runs = []
    for swapped in (False, True):
        frames: list[Image.Image] = []
        session = Session(board=board, seed=3)
        table = Table(session, bytes((0, 0, 0, 0)))

        def player(swapped=swapped, frames=frames, session=session, table=table) -> Iterator[str]:
            yield from table.sit()
            yield from table.until(lambda: table.asked(phase))
            seat = table.sitting.match.viewer
            if swapped:
                swap(session, (seat + 1) % 4, (seat + 2) % 4)
            frames_of(session, frames)
            yield "A"
            yield from ("wait:1500", "wait:1500")
            assert table.shown == "Curtain" and table.sitting.match.viewer == 255
            yield "MENU"
            yield "B"
            before = len(frames)
            yield "A"
            yield "wait:300"
            assert table.asked() and table.sitting.match.viewer == (seat + 1) % 4
            frames.append(frames[before])
            del frames[before:-1]

        session.run(player())
        assert session.app.faults == 0
        runs.append(frames)
    # The last picture is the first that shows the hand: it does depend on it.
    assert len(runs[0]) == len(runs[1]) > 2
    assert runs[0][:-1] == runs[1][:-1]
    assert runs[0][-1] != runs[1][-1]


@pytest.mark.parametrize("board", BOARDS)
def test_the_curtain_covers_everything(board: str) -> None:
    shots = []
    for seed in (3, 4):
        session = Session(board=board, seed=seed)
        table = Table(session)

        def player(session=session, table=table) -> Iterator[str]:
            yield from table.sit()
            yield from table.until(lambda: table.shown == "Curtain" and table.top._seat == 1)
            shots.append(session.screenshot())

        session.run(player())
    assert shots[0] == shots[1]


def test_a_button_that_is_still_down_does_not_open_it() -> None:
    session = Session(seed=3)
    table = Table(session, bytes((0, 0, 0, 0)))

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: table.asked(2))
        # Kept down over the pause in which the bid stays: the curtain falls meanwhile.
        machine = session.machine
        machine.press(session.board.controls["A"])
        yield "wait:3000"
        assert table.shown == "Curtain"
        machine.release(session.board.controls["A"])
        yield "wait:500"
        assert table.shown == "Curtain"
        for word in ("UP", "DOWN", "LEFT", "RIGHT", "B"):
            yield word
            assert table.shown == "Curtain"
        yield "A"
        assert table.shown == "Table"

    session.run(player())


def test_any_seat_drops_it_with_one_button() -> None:
    session = Session(seed=3)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(table.asked)
        seat = table.sitting.match.viewer
        picture = session.screenshot()
        yield "B"
        assert table.shown == "Curtain" and table.sitting.match.viewer == 255 and table.top._seat == seat
        yield "A"
        yield "wait:300"
        assert table.asked() and table.sitting.match.viewer == seat and session.screenshot() == picture

    session.run(player())


def test_one_person_alone_needs_no_curtain_but_after_resuming() -> None:
    session = Session(seed=5)
    table = Table(session, bytes((0, 2, 2)))
    seen = []

    def player() -> Iterator[str]:
        yield from table.sit()
        while table.shown != "Scores":
            seen.append(table.shown)
            yield from table.until(lambda: table.asked() or table.shown != "Table")
            if table.shown == "Table":
                yield from table.choose()
        assert "Curtain" not in seen
        yield "A"
        yield from table.until(table.asked)
        yield "off"
        yield "wait:100"
        yield "A"
        yield "wait:300"
        assert table.shown == "Curtain"
        yield "A"
        yield "wait:300"
        assert table.asked()

    session.run(player())
