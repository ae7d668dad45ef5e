"""Nobody presses: the screen dims, the hand is hidden, the light goes out, the match is kept; and a low battery."""

from collections.abc import Iterator

import pytest

from sim.session import Session

MINUTE = 60_000


def sit_down() -> Iterator[str]:
    """From home to the hand of the only person."""
    yield "wait:300"
    yield "A"
    yield "A"
    yield "wait:500"
    yield "A"


def asked(session: Session) -> Iterator[str]:
    """Until the person is asked."""
    yield from sit_down()
    for _ in range(60):
        if session.app.sitting and session.app.sitting.asking():
            return
        yield "wait:1000"
    raise AssertionError("nobody is asked")


def top(session: Session) -> str:
    """The screen on top."""
    return type(session.app.screens[-1]).__name__


@pytest.fixture(params=["pygamer", "picosystem", "reverse_tft"])
def board(request: pytest.FixtureRequest) -> str:
    """Boards with each kind of keys."""
    return request.param


def test_it_dims_hides_the_hand_goes_dark_and_wakes(board: str) -> None:
    session = Session(board=board, seed=4)

    def player() -> Iterator[str]:
        yield from asked(session)
        hand = session.screenshot().tobytes()
        full = session.app.handheld.brightness
        yield f"wait:{MINUTE + 500}"
        assert 0 < session.app.handheld.brightness < full and session.screenshot().tobytes() == hand
        # The press that wakes does nothing else.
        yield "A"
        yield "wait:500"
        assert session.app.handheld.brightness == full and session.screenshot().tobytes() == hand
        assert session.app.sitting.asking() and top(session) == "Table"
        yield f"wait:{3 * MINUTE + 1000}"
        assert session.app.handheld.brightness == 0 and top(session) == "Curtain"
        assert not any(session.screenshot().tobytes())
        yield "DOWN"
        yield "wait:500"
        assert session.app.handheld.brightness == full and top(session) == "Curtain"
        yield "A"
        yield "wait:500"
        assert session.screenshot().tobytes() == hand

    session.run(player())


def test_in_the_end_it_switches_off_and_the_match_is_kept(board: str) -> None:
    session = Session(board=board, seed=4)

    def player() -> Iterator[str]:
        yield from asked(session)
        yield f"wait:{14 * MINUTE}"
        assert session.starts == 2 and not any(session.screenshot().tobytes())
        yield "A"
        yield "wait:2000"
        assert session.starts == 3 and top(session) == "Home"
        # The key that wakes it is no wish to give the drive to the computer.
        assert session.drive.writable
        yield "A"
        yield "wait:1000"
        assert session.app.sitting is not None and session.app.sitting.match.name == "nap"

    session.run(player())


def test_at_home_it_goes_dark_too() -> None:
    session = Session(board="pygamer", seed=4)

    def player() -> Iterator[str]:
        yield f"wait:{3 * MINUTE + 1000}"
        assert session.app.handheld.brightness == 0 and top(session) == "Home"
        yield "A"
        yield "wait:300"
        assert session.app.handheld.brightness > 0 and top(session) == "Home"

    session.run(player())


def test_never_is_never() -> None:
    session = Session(board="pygamer", seed=4)

    def player() -> Iterator[str]:
        yield "wait:100"
        session.modules["parlour.settings"].values[session.modules["parlour.settings"].DIM] = 2
        yield f"wait:{30 * MINUTE}"
        assert session.app.handheld.brightness == 100

    session.run(player())


def test_a_low_battery_is_told_once_and_nothing_is_written() -> None:
    session = Session(board="reverse_tft", seed=4)

    def player() -> Iterator[str]:
        yield from asked(session)
        before = session.nvm.assignments
        session.machine.charge = 0
        for _ in range(20):
            yield "wait:10000"
            if top(session) == "Message":
                break
            yield "UP"
        assert top(session) == "Message"
        yield "A"
        yield "wait:1000"
        assert top(session) == "Table"
        for _ in range(5):
            yield "A"
            yield "wait:12000"
        assert session.nvm.assignments == before

    session.run(player())


def test_an_idle_turn_takes_longer_in_the_dark_only() -> None:
    session = Session(board="pygamer", seed=4)

    def player() -> Iterator[str]:
        yield "wait:100"
        assert session.app._vigil.breath == 10
        yield f"wait:{4 * MINUTE}"
        assert session.app._vigil.breath > 100
        yield "B"
        yield "wait:200"
        assert session.app._vigil.breath == 10

    session.run(player())
