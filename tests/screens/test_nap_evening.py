"""The evening of two persons and two machines, on every size of screen: all is seen, nothing collides."""

from pathlib import Path

import pytest

from sim.session import Session
from tests import evening
from tests.screens import marks
from tests.screens.pictures import BOARDS

SEEN = {"home", "set_up", "cut", "curtain_0", "curtain_1", "scores_1", *(f"trick_{number}" for number in range(1, 6))}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_deal_is_played_by_pressing_buttons(board: str, seed: int) -> None:
    seen = []
    wrong = []

    def look(name: str, session: Session) -> None:
        seen.append(name)
        # Home, set-up and scores are looked after by the tests of the rooms.
        if name.startswith(("cut", "bid", "play", "trick")):
            wrong.extend(f"{name}: {fault}" for fault in marks.faults(session))

    session = Session(board=board, seed=seed)
    session.run(evening.Evening(session, look).presses())
    assert SEEN <= set(seen)
    assert any(name.startswith("bid_0") for name in seen) and any(name.startswith("play_") for name in seen)
    assert wrong == []
    assert session.app.faults == 0


def test_the_command_saves_every_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evening.main(["--out", str(tmp_path), "--board", "pygamer"]) == 0
    names = [path.stem.partition("_")[2] for path in sorted(tmp_path.iterdir())]
    assert set(names) >= SEEN and names[0] == "home" and names[-1] == "scores_1"
    assert f"{len(names)} pictures" in capsys.readouterr().out
