"""What Nain Jaune's table costs a board: the pixels of each act redrawn. `pytest -s` prints them."""

import pytest

from tests.screens import nain_jaune_scenes as scenes
from tests.screens.nain_jaune_scenes import DOWN, LEFT, PASS, RIGHT, UP, Pose, card
from tests.screens.pictures import BOARDS
from tests.screens.test_nap_cost import CARD, CURSOR, SCREEN, cost, play, press


@pytest.mark.parametrize("board", BOARDS)
def test_the_acts_hold_the_bars(board: str) -> None:
    costs: dict[str, list[float]] = {}

    def act(pose: Pose) -> None:
        walk, back = (DOWN, UP) if board == "reverse_tft" else (RIGHT, LEFT)
        scenes.follow(pose)
        costs["cursor, first"] = cost(pose, press(back))
        costs["cursor in a rank"] = cost(pose, press(walk))
        scenes.opening(pose)
        pose.table.press(walk)
        costs["cursor over an opening"] = cost(pose, press(walk))
        scenes.many_opening(pose)
        costs["cursor over 22 cards"] = cost(pose, press(walk))
        scenes.follow(pose)
        costs["card laid, takes"] = cost(pose, play(128 + card("Td")))
        costs["asked"] = cost(pose, lambda pose: pose.sitting._ask())
        costs["card laid"] = cost(pose, play(128 + card("Jh")))
        scenes.opening(pose)
        costs["card that begins"] = cost(pose, play(128 + card("4d")))
        costs["asked, the others dim"] = cost(pose, lambda pose: pose.sitting._ask())
        scenes.sans(pose)
        costs["pass"] = cost(pose, play(PASS))
        scenes.veiled(pose)
        costs["the whole table"] = cost(pose, lambda pose: pose.look(0))

    scenes.enact(board, act)
    for name, each in costs.items():
        print(f"{board:12} {name:30} {' + '.join(f'{ms:.1f}' for ms in each)} ms")
        bar = CURSOR if "cursor" in name else CARD if "card" in name else SCREEN[board]
        # The finger has its answer with the first picture; the rest follows in the next.
        assert each[0] < bar, f"{name}: {each} ms, the bar is {bar}"
        assert all(ms < SCREEN[board] for ms in each)


@pytest.mark.parametrize("board", BOARDS)
def test_an_idle_turn_draws_nothing(board: str) -> None:
    def act(pose: Pose) -> None:
        for scene in (scenes.follow, scenes.opening, scenes.lacks):
            scene(pose)
            pose.idle()

    scenes.enact(board, act)
