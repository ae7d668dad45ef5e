"""Set-up's house rules: well-known ways to play, what is grey and why, and the table that is remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sim.session import Session
from tests.screens import marks
from tests.screens.pictures import BOARDS
from tests.screens.scenes import Stage

LEFT, RIGHT, UP, DOWN, A, B = range(6)
NAMES = [b"Ann", b"Bo", b"Cleo", b"Dan", b"Eva", b"Fay", b"Gus"]


class Room:
    """The house rules of Nap for so many seats, on a board."""

    def __init__(self, stage: Stage, seats: int, **rules: str) -> None:
        self.stage = stage
        self.pack = stage.get("engine.catalogue", "pack")
        stage.app.tables["nap"] = (NAMES[:seats], bytearray([0] * seats), bytearray(self.pack("nap", rules)))
        self.setup = stage.get("parlour.screens.setup", "Setup")(stage.app, "nap")
        self.house = stage.get("parlour.screens.house", "House")(stage.app, self.setup)
        stage.show(self.setup, self.house)

    def choose(self, name: str) -> None:
        """Walk to a row by its option's name; "preset" is the first."""
        names = ["preset", *[each for each, _ in self.setup.offer.choices]]
        while self.house.rows.chosen != names.index(name):
            self.house.press(DOWN)

    def help(self) -> str:
        """The help of the chosen row."""
        lines = [bytes(line[n] for n in range(line.width)) for line in self.house._lines]
        text = b" ".join(line.replace(b"\0", b" ").strip() for line in lines)
        return "".join(chr(code) if code < 127 else "?" for code in text).strip()

    def value(self, name: str) -> str:
        """The value of an option in the engine's word."""
        place = self.setup.offer.place(name)
        values = self.setup.offer.options[place][1]
        return str(values[self.setup.packed[place]] if values else self.setup.packed[place])


def act(play: Callable[[Stage], None], board: str = "pygamer") -> None:
    """Do something in a session."""
    session = Session(board=board)

    def player() -> Iterator[str]:
        yield "wait:10"
        play(Stage(session))

    session.run(player())
    assert session.app.faults == 0


def test_the_presets_go_round_and_ones_own_rules_are_none_of_them() -> None:
    def play(stage: Stage) -> None:
        room = Room(stage, 5)
        offer = room.setup.offer
        seen = []
        for _ in range(len(offer.presets)):
            seen.append(room.house.row(0)[1].strip(b"\x07\x08 ").decode())
            assert offer.wrong(5, room.setup.packed) == ()
            room.house.press(RIGHT)
        assert seen == ["Plain", "Pub", "Family", "Hoyle", "Seven-card"]
        room.choose("joker")
        room.house.press(A)
        room.choose("preset")
        assert room.house.row(0)[1].strip(b"\x07\x08 ") == b"own"
        room.house.press(RIGHT)
        assert bytes(room.setup.packed) == room.pack("nap", {})

    act(play)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", range(3, 8))
def test_the_presets_suit_any_number_of_players(board: str, seats: int) -> None:
    def play(stage: Stage) -> None:
        room = Room(stage, seats)
        for number in range(len(room.setup.offer.presets)):
            assert room.setup.offer.wrong(seats, room.setup.offer.packed(number)) == ()

    act(play, board)


@pytest.mark.parametrize(
    ("rules", "name", "why"),
    [
        ({"mode": "seven"}, "bonaparte", "not in Seven-card Nap"),
        ({"wellington": "off"}, "blucher", "Wellington is off"),
        ({"blucher": "off"}, "blucher_lead", "is off"),
        ({}, "floater_dealer", "only with the floater"),
        ({"match": "endless"}, "length", "this match has no length"),
    ],
)
def test_what_has_no_effect_is_grey_cannot_be_turned_and_says_why(rules: dict[str, str], name: str, why: str) -> None:
    def play(stage: Stage) -> None:
        room = Room(stage, 5, **rules)
        room.choose(name)
        before = bytes(room.setup.packed)
        room.house.press(RIGHT)
        room.house.press(A)
        assert bytes(room.setup.packed) == before and room.help().endswith(why)
        assert room.house.row(room.house.rows.chosen)[2] == stage.get("parlour.rows", "IDLE")

    act(play)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    ("seats", "rules", "name", "why"),
    [
        (6, {"mode": "garnet", "pack": "28"}, "pack", "28 cards for 5 hands: 30 needed"),
        (7, {"mode": "seven", "pack": "40", "joker": "on"}, "mode", "41 cards for 7 hands: 49 needed"),
        (5, {"mode": "ecarte"}, "mode", "four players at most"),
        (5, {"match": "elimination", "revoke": "settled"}, "revoke", "revokes are stopped"),
    ],
)
def test_what_does_not_go_together_says_why_and_is_not_dealt(
    board: str, seats: int, rules: dict[str, str], name: str, why: str
) -> None:
    def play(stage: Stage) -> None:
        room = Room(stage, seats, **rules)
        room.choose(name)
        assert room.help().endswith(why)
        stage.app.lift()
        room.setup.rows.show(room.setup.rows.count, room.setup.rows.count - 1)
        room.setup.press(A)
        assert type(stage.app.screens[-1]).__name__ == "Message" and all(
            word in marks.text(stage.session) for word in why.split()
        )
        assert stage.app.sitting is None

    act(play, board)


def test_a_length_that_suits_the_kind_of_match_comes_with_it() -> None:
    def play(stage: Stage) -> None:
        room = Room(stage, 4)
        room.choose("match")
        found = []
        for _ in range(3):
            found.append((room.value("match"), room.value("length")))
            room.house.press(RIGHT)
        assert found == [("rounds", "3"), ("deals", "10"), ("target", "25")]

    act(play)


@pytest.mark.parametrize("board", BOARDS)
def test_the_last_table_is_remembered_over_power_off(board: str, tmp_path: Path) -> None:
    def player(session: Session) -> Iterator[str]:
        yield "wait:50"
        yield "A"
        setup = session.app.screens[-1]
        setup.names.append(b"Zoe")
        setup.kinds = bytearray((0, 3, 0, 1, 2))
        place = setup.offer.place("kitty")
        setup.packed[place] = 1
        setup.renew()
        yield "hold:UP" if board == "reverse_tft" else "B"
        yield "wait:100"
        yield "off"
        yield "wait:100"
        yield "A"
        setup = session.app.screens[-1]
        assert type(setup).__name__ == "Setup"
        assert setup.names == [b"Ann", b"Bo", b"Cleo", b"Dan", b"Zoe"] and list(setup.kinds) == [0, 3, 0, 1, 2]
        assert setup.packed[place] == 1

    session = Session(board=board, store=tmp_path)
    session.run(player(session))


def test_a_damaged_memory_of_tables_is_none() -> None:
    def play(stage: Stage) -> None:
        recall = stage.get("parlour.habits", "recall")
        settings = stage.session.modules["parlour.settings"]
        room = Room(stage, 4)
        stage.get("parlour.habits", "keep")(stage.app)
        whole = settings.habits
        assert recall(stage.app, "nap")[0] == NAMES[:4]
        assert recall(stage.app, "nap", len(room.setup.offer.options) + 1) is None
        for stop in range(len(whole)):
            settings.habits = whole[:stop]
            assert recall(stage.app, "nap", len(room.setup.offer.options)) is None
        for place in range(len(whole)):
            settings.habits = whole[:place] + b"\xff" + whole[place + 1 :]
            recall(stage.app, "nap")

    act(play)
