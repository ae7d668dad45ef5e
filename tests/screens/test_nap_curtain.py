"""On the curtain, and on the way through it, no pixel depends on any hand."""

from collections.abc import Callable, Iterator

import pytest
from PIL import Image

from sim.session import Session
from tests.evening import Evening
from tests.screens.pictures import BOARDS

Change = Callable[[Session], None]


def film(board: str, change: Change) -> tuple[list[Image.Image], list[Image.Image]]:
    """Every picture from the moment that Ann bids until Bo lifts the curtain, and those of the moment after.

    `change` may give the seats other cards while Ann is asked; Bo bids after her and is a person too.
    """
    session = Session(board=board, seed=3)
    frames: list[Image.Image] = []

    class Filming(Evening):
        def choose(self) -> Iterator[str]:
            if self.sitting.view.seat == 0 and not frames:
                change(session)
                refresh = session.display.refresh

                def filmed(*arguments: object, **names: object) -> object:
                    done = refresh(*arguments, **names)
                    picture = session.screenshot()
                    if not frames or frames[-1] != picture:
                        frames.append(picture)
                    return done

                session.app.display.refresh = filmed
            yield from super().choose()

    evening = Filming(session)

    def player() -> Iterator[str]:
        lifted = 0
        for press in evening.presses():
            if frames and evening.shown == "Curtain" and press == "A":
                lifted = len(frames)
            yield press
            if lifted:
                break
        parts.append((frames[:lifted], frames[lifted:]))

    parts: list[tuple[list[Image.Image], list[Image.Image]]] = []
    session.run(player())
    return parts[0]


def swap(first: int, second: int) -> Change:
    """Let two seats have each other's hand."""

    def change(session: Session) -> None:
        game = session.app.sitting.match.game
        session.app.sitting.save = lambda: None
        one, two = first * game.width, second * game.width
        hand = bytes(game.hands[one : one + game.width])
        game.hands[one : one + game.width] = game.hands[two : two + game.width]
        game.hands[two : two + game.width] = hand
        session.app.sitting.renew()
        session.app.sitting.table.renew()
        session.app.sitting.table.ask()

    return change


def keep(session: Session) -> None:
    """Let all seats have their own cards."""
    session.app.sitting.save = lambda: None


@pytest.mark.parametrize("board", BOARDS)
def test_the_next_hand_is_not_seen_before_its_owner_lifts_the_curtain(board: str) -> None:
    before, after = film(board, keep)
    other_before, other_after = film(board, swap(1, 3))
    assert len(before) > 1 and before == other_before
    assert after and after != other_after


@pytest.mark.parametrize("board", BOARDS)
def test_the_former_hand_is_gone_with_the_first_picture_of_the_curtain(board: str) -> None:
    before, after = film(board, keep)
    other_before, other_after = film(board, swap(0, 3))
    assert before[0] != other_before[0]
    assert before[-1] == other_before[-1] and after == other_after
    # Nothing but Ann's own table came before the curtain.
    assert len(before) == len(other_before)
    different = [one != other for one, other in zip(before, other_before, strict=True)]
    assert different == sorted(different, reverse=True)


@pytest.mark.parametrize("board", BOARDS)
def test_a_button_that_is_kept_down_does_not_lift_the_curtain(board: str) -> None:
    session = Session(board=board, seed=3)
    evening = Evening(session)

    def player() -> Iterator[str]:
        presses = evening.presses()
        for press in presses:
            if evening.shown == "Table" and press == "A" and evening.sitting.asking():
                break
            yield press
        yield "hold:A" if not evening.three else "A"
        yield "wait:3000"
        assert evening.shown == "Curtain"
        yield "A"
        assert evening.shown == "Table" and evening.sitting.view.seat == 1

    session.run(player())


@pytest.mark.parametrize("board", BOARDS)
def test_any_seat_can_drop_the_curtain_before_its_hand(board: str) -> None:
    session = Session(board=board, seed=3)
    evening = Evening(session)

    def player() -> Iterator[str]:
        for press in evening.presses():
            if evening.shown == "Table" and evening.sitting.asking():
                break
            yield press
        shown = session.screenshot()
        yield "hold:UP" if evening.three else "B"
        assert evening.shown == "Curtain" and set(evening.sitting.view.hands) == {255}
        yield "A"
        yield "wait:100"
        assert evening.shown == "Table" and session.screenshot() == shown

    session.run(player())
