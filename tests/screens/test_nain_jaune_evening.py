"""Evenings of Nain Jaune by buttons, on every size of screen: all is seen, nothing collides, no hand leaks."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from sim.session import Session
from tests import nain_jaune_evening as evening
from tests.nain_jaune_evening import CARD, PASS, NainJauneEvening
from tests.screens import marks
from tests.screens.pictures import BOARDS

# Who sits there, and how often the value of an option is turned: every house rule is played with somewhere.
TABLES: list[tuple[int, int, dict[str, int], int]] = [
    (4, 2, {}, 0),  # the whole match of ten deals
    (3, 2, {"end": 1, "chips": 3, "stake": 2}, 0),  # to the last player with chips, two with 22 cards on the way
    (8, 3, {}, 2),
    (5, 5, {"collect": 1}, 2),
    (6, 0, {"direction": 1}, 1),
    (4, 4, {"playing": 1}, 1),
    (7, 1, {"stuck": 1, "pay": 1, "held": 1}, 2),
    (4, 2, {"collect": 2, "playing": 1, "opera": 2, "short": 1}, 2),
]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("seats", "persons", "rules", "deals"), TABLES)
def test_an_evening_is_played_by_pressing_buttons(
    board: str, seats: int, persons: int, rules: dict[str, int], deals: int
) -> None:
    seen = []
    wrong = []

    def look(name: str, session: Session) -> None:
        seen.append(name)
        # Home, set-up and scores are looked after by the tests of the rooms.
        if not name.startswith(("home", "set_up", "house", "scores")):
            wrong.extend(f"{name}: {fault}" for fault in marks.faults(session))

    session = Session(board=board, seed=5)
    played = NainJauneEvening(session, look, seats, persons, rules, deals)
    session.run(played.presses())
    assert wrong == [] and session.app.faults == 0
    assert "scores_1" in seen
    assert deals or ("scores_end_1" in seen and session.app.sitting is None)
    may_stop = "playing" in rules
    assert persons < 2 or played.curtains
    for _, moves in played.curtains:
        # A curtain hangs only before a hand that has something to choose, or that nobody may know not to have.
        assert may_stop or moves != [PASS]
        assert moves[-1] >= CARD or may_stop
    assert persons < 2 or may_stop or played.passed


def test_the_command_saves_every_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evening.main(["--out", str(tmp_path), "--board", "pygamer"]) == 0
    names = [path.stem.partition("_")[2] for path in sorted(tmp_path.iterdir())]
    assert set(names) >= {"home", "set_up", "curtain_0", "curtain_1", "open", "sans", "lacks", "scores_1"}
    assert f"{len(names)} pictures" in capsys.readouterr().out


def film(board: str, other: bool) -> tuple[list[Image.Image], list[Image.Image]]:
    """All pictures from the moment that the holder's turn ends until the next one lifts the curtain, and those after.

    `other`: the seat that comes next has other cards, of those that lie in the talon.
    """
    session = Session(board=board, seed=3)
    frames: list[Image.Image] = []
    parts: list[tuple[list[Image.Image], list[Image.Image]]] = []

    def change(seat: int) -> None:
        game = session.app.sitting.match.game
        session.app.sitting.save = lambda: None
        needed = game.run + 1
        talon = [card for card in range(64) if game.where[card] == 8 and 0 < card & 15 < 14 and card & 15 != needed]
        hand = [card for card in range(64) if game.where[card] == seat and card & 15 != needed]
        for one, two in zip(hand, talon, strict=False):
            game.where[one], game.where[two] = 8, seat

    class Filming(NainJauneEvening):
        def deal(self) -> Iterator[str]:
            lifted = 0
            last = None
            while not lifted:
                if self.shown == "Table" and self.sitting.asking():
                    if last is None and self.sitting.view.seat != 255 and self.sitting.legal[0] == PASS:
                        last = self.sitting.view.seat
                        frames.append(session.screenshot())
                        if other:
                            change(1 - last)
                    yield "A"
                elif self.shown == "Curtain":
                    if last is not None and self.top._seat == 1 - last:
                        lifted = len(frames)
                    elif last is not None:
                        last = None
                        frames.clear()
                    yield "A"
                elif self.shown == "Scores":
                    frames.clear()
                    last = None
                    yield "A"
                else:
                    yield "wait:50"
                if last is not None and not lifted and self.shown != "Scores":
                    frames.append(session.screenshot())
            frames.append(session.screenshot())
            parts.append((frames[:lifted], frames[lifted:]))

    session.run(Filming(session, seats=4, persons=2, deals=1).presses())
    return parts[0]


@pytest.mark.parametrize("board", BOARDS)
def test_the_next_hand_is_not_seen_before_its_owner_lifts_the_curtain(board: str) -> None:
    before, after = film(board, False)
    other_before, other_after = film(board, True)
    assert len(before) > 2 and before == other_before
    assert after != other_after


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_random_presses_never_go_wrong(board: str, seats: int) -> None:
    session = Session(board=board, seed=seats)
    rules = {"collect": 1, "playing": 1} if seats == 5 else None
    player = NainJauneEvening(session, seats=seats, persons=2, rules=rules)
    chance = random.Random(seats)
    words = ["UP", "DOWN", "A", "A", "A", "hold:UP", "hold:A"]
    if not player.three:
        words = ["LEFT", "RIGHT", "UP", "DOWN", "A", "A", "A", "A", "B", "MENU"]

    def presses() -> Iterator[str]:
        yield evening.STEP
        yield f"DOWN*{evening.GAME}"
        yield "A"
        yield from player.set_up()
        for number in range(500):
            yield chance.choice(words)
            if number % 3 == 0:
                yield "wait:900"

    session.run(presses())
    assert session.app.faults == 0


@pytest.mark.parametrize("board", BOARDS)
def test_a_match_goes_on_after_the_power_was_off(board: str) -> None:
    session = Session(board=board, seed=4)
    player = NainJauneEvening(session, seats=4, persons=1)

    def state() -> tuple[bytes, list[int], bytes]:
        game = session.app.sitting.match.game
        return bytes(game.where), list(game.chips), bytes(game.pile[: game.laid])

    def presses() -> Iterator[str]:
        yield evening.STEP
        yield f"DOWN*{evening.GAME}"
        yield "A"
        yield from player.set_up()
        turns = 0
        while turns < 4:
            if player.shown == "Scores":
                yield "A"
            elif player.shown == "Table" and player.sitting.asking() and player.sitting.view.run:
                before = state()
                at = player.sitting.match.can_undo()
                yield "off"
                yield "wait:300"
                assert ": Nain Jaune" in marks.text(session)
                yield "A"
                yield "wait:300"
                if player.shown == "Curtain":
                    yield "A"
                    yield "wait:300"
                # Within a turn the match is kept as it was when the turn began.
                assert at or state() == before
                for _ in range(40):
                    if player.sitting.asking() or player.shown != "Table":
                        break
                    yield "wait:300"
                turns += 1
                yield "A"
            elif player.shown == "Table" and player.sitting.asking():
                yield "A"
            else:
                yield "wait:300"

    session.run(presses())
    assert session.app.faults == 0
