"""A match at the table: resuming after power-off, pace, what is said when it goes wrong, what stays in memory."""

import gc
import random
import weakref
from collections.abc import Callable, Iterator

import pytest

from sim.session import Session
from tests.screens import marks
from tests.screens.pictures import BOARDS, strips
from tests.screens.table import NAMES, Table

MOMENTS: dict[str, Callable[[Table], bool]] = {
    "a bid is asked": lambda table: table.asked(2),
    "a card is asked": lambda table: table.asked(4) and table.sitting.view.tricks == 2,
    "the curtain hangs": lambda table: table.shown == "Curtain" and table.sitting.view.phase == 4,
    "the scores": lambda table: table.shown == "Scores",
    "the second deal": lambda table: table.asked() and table.sitting.view.deal == 2,
}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_match_is_as_it_was_after_the_power_was_off(board: str, moment: str) -> None:
    session = Session(board=board, seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: MOMENTS[moment](table))
        before = table.record()
        sitting = table.sitting
        kept = (sitting.names, bytes(sitting.kinds), list(sitting.view.chips), list(sitting.before), sitting.payments)
        shown = session.screenshot()
        yield "off"
        yield "wait:100"
        assert table.shown == "Home" and table.sitting is None
        yield "A"
        yield "wait:300"
        sitting = table.sitting
        now = (sitting.names, bytes(sitting.kinds), list(sitting.view.chips), list(sitting.before), sitting.payments)
        assert table.record() == before and now == kept
        if moment == "the scores":
            assert table.shown == "Scores" and session.screenshot() == shown
        else:
            assert table.shown == "Curtain" and sitting.match.viewer == 255
        yield from table.until(lambda: table.shown == "Scores" and table.sitting.deal > 2)

    session.run(player())
    assert session.starts == 4 and session.app.faults == 0


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [3, 5, 6, 7])
def test_a_match_is_played_to_its_end(board: str, seats: int) -> None:
    session = Session(board=board, seed=seats)
    table = Table(session, bytes([0] + [3] * (seats - 1)))
    table.length = 1
    titles = []

    def player() -> Iterator[str]:
        yield from table.sit()
        deals = seats
        for number in range(1, deals + 1):
            yield from table.until(lambda: table.shown == "Scores")
            assert table.sitting.deal == number
            while table.shown == "Scores":
                titles.append("The end" in marks.text(session))
                yield "A"
            yield "wait:50"
        assert table.shown == "Home" and session.app.sitting is None
        assert session.app.handheld.store.read(0) is None

    session.run(player())
    assert titles[-1] and titles.count(True) == (1 if board != "reverse_tft" or seats <= 4 else 2)
    assert session.app.faults == 0


def test_a_press_hurries_what_the_machines_do() -> None:
    times = []
    for hurried in (False, True):
        session = Session(seed=2)
        table = Table(session, bytes((0, 2, 2, 2)))

        def player(session=session, table=table, hurried=hurried) -> Iterator[str]:
            yield from table.sit()
            yield from table.until(lambda: table.asked(4))
            yield "A"
            started = session.now_ms
            while not table.asked() and table.shown == "Table":
                yield "A" if hurried and not table.sitting.asking() else "wait:20"
            times.append(session.now_ms - started)

        session.run(player())
    assert times[1] < times[0] / 3


def test_three_speeds() -> None:
    times = []
    for speed in range(3):
        session = Session(seed=2)
        table = Table(session, bytes((0, 2, 2, 2)))

        def player(session=session, table=table, speed=speed) -> Iterator[str]:
            yield from table.sit()
            session.modules["parlour.settings"].values[4] = speed
            yield from table.until(lambda: table.asked(4))
            yield "A"
            started = session.now_ms
            while not table.asked() and table.shown == "Table":
                yield "wait:20"
            times.append(session.now_ms - started)

        session.run(player())
    assert times[0] > 1.5 * times[1] > 2.5 * times[2]


def test_a_match_that_cannot_be_kept_is_told_once_and_goes_on() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        session.app.handheld.store.keep = lambda slot, end: 3
        told = 0
        for _ in range(400):
            if table.shown == "Unsaved":
                told += 1
                yield "A"
            elif table.shown == "Scores":
                break
            elif table.shown == "Curtain":
                yield "A"
            elif table.sitting.asking():
                yield from table.choose()
            else:
                yield "wait:100"
        assert table.shown == "Scores" and told == 1

    session.run(player())


def test_a_mistake_of_the_program_hides_the_hands_and_keeps_the_match() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: table.asked(4))
        before = table.record()

        def broken(*_: object) -> int:
            raise ValueError("a tile out of range")

        table.sitting.table.tell = broken
        yield "A"
        yield "wait:50"
        assert table.shown == "Fault" and table.sitting is None and session.app.faults == 1
        assert "a tile out of range" in "".join(session.console)
        yield "A"
        yield "wait:50"
        assert table.shown == "Home"
        yield "A"
        yield "wait:300"
        assert table.record() == before
        yield from table.until(lambda: table.shown == "Scores")

    session.run(player())


def test_a_damaged_match_is_told_and_stays_until_a_new_one_begins() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(table.asked)
        store = session.app.handheld.store
        whole = store.read(0)
        # The record's own sum no longer fits; home cannot tell, who sits down can.
        store.write(0, whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:])
        damaged = store.read(0)
        yield "off"
        yield "wait:100"
        yield "A"
        yield "wait:100"
        assert table.shown == "Message" and session.app.handheld.store.read(0) == damaged
        assert table.top.row(0)[0] == b"OK"
        yield "A"
        assert table.shown == "Home" and session.app.faults == 0
        yield "DOWN"
        yield "A"
        yield "A"
        yield "wait:50"
        assert table.shown == "Question" and session.app.handheld.store.read(0) == damaged
        yield "B"
        assert table.shown == "Setup" and session.app.handheld.store.read(0) == damaged

    session.run(player())


@pytest.mark.parametrize(
    "harm",
    [
        lambda data: data[:7] + b"\xf8" + data[8:],  # a letter that no font has
        lambda data: data.replace(b"\x03nap", b"\x03n\xffp"),
        lambda data: data.replace(b"\x03nap", b"\x03nip"),
        lambda data: data[:6] + b"\xff" + data[7:],  # a name longer than all
        lambda data: data[:5],
        lambda data: b"\x09" + data[1:],
    ],
)
def test_a_whole_record_of_nonsense_does_not_lock_home(harm: Callable[[bytes], bytes]) -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(table.asked)
        store = session.app.handheld.store
        store.write(0, harm(store.read(0)))
        damaged = store.read(0)
        yield "off"
        yield "wait:300"
        assert table.shown == "Message" and session.app.handheld.store.read(0) == damaged
        yield "A"
        assert table.shown == "Home" and session.app.faults == 0

    session.run(player())


def test_a_match_that_was_set_up_begins_after_the_power_was_off() -> None:
    session = Session(seed=7)
    table = Table(session, kinds=bytes((0, 2, 2, 2)))

    def player() -> Iterator[str]:
        yield from table.sit()
        assert session.starts == 2 and table.sitting.match.viewer == 0
        names = [name for name in session.modules if name.startswith("adafruit") or ".screens.home" in name]
        assert names == [], "home is still in memory"
        yield "off"
        yield "wait:300"
        assert table.shown == "Home"
        yield "A"
        yield "wait:300"
        # Nobody has seen a card yet: the single person meets no curtain.
        assert table.sitting.match.viewer == 0 and table.sitting.names == NAMES[:4]
        yield "A"
        yield from table.until(lambda: table.shown == "Scores")

    session.run(player())
    assert session.app.faults == 0


def test_without_a_memory_to_save_in_the_match_begins_in_the_same_heap() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield "wait:100"
        session.app.handheld._level = 1
        yield from table.sit()
        assert session.starts == 1 and table.sitting is not None

    session.run(player())
    assert session.app.faults == 0


def test_a_fault_before_any_match_speaks_of_none() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield "wait:100"

        def broken(*_: object) -> None:
            raise ValueError("no")

        table.top.press = broken
        yield "A"
        yield "wait:50"
        assert table.shown == "Fault"
        text = b"".join(letters for _, letters in strips(session, table.top))
        assert b"no\0match" in text

    session.run(player())


def test_save_and_switch_off() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: table.asked(4))
        before = table.record()
        yield "MENU"
        while table.top.row(table.top.rows.chosen)[0] != b"Save, switch off":
            yield "DOWN"
        yield "A"
        assert table.shown == "Farewell"
        yield "wait:2500"
        assert session.display.brightness == 0
        yield "A"
        yield "wait:200"
        assert session.starts == 3 and table.shown == "Home"
        yield "A"
        yield "wait:300"
        assert table.record() == before

    session.run(player())


def test_leaving_asks_first_and_keeps_the_match() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: table.asked(4))
        before = table.record()
        for answer in ("A", "DOWN"):
            yield "MENU"
            yield "UP"
            yield "A"
            assert table.shown == "Question"
            yield answer
            if answer == "A":
                assert table.shown == "Pause"
                yield "B"
                assert table.asked()
        yield "A"
        yield "wait:50"
        assert table.shown == "Home"
        yield "A"
        yield "wait:300"
        assert table.record() == before

    session.run(player())


def test_the_cards_can_be_seen_once_more_from_the_scores() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: table.shown == "Scores")
        scores = session.screenshot()
        yield "B"
        yield "wait:2000"
        assert table.shown == "Table"
        yield "A"
        yield "wait:50"
        assert table.shown == "Scores" and session.screenshot() == scores
        yield "B"
        yield "wait:61000"
        assert table.shown == "Scores"

    session.run(player())


GAMES = (("nap", 5, {}), ("nain_jaune", 6, {}), ("jacquet", 2, {"length": 3}))


def at_table(
    board: str, game: str, seats: int, rules: dict[str, object], play: Callable[[Session], Iterator[str]]
) -> Session:
    """A match of one person and easy machines."""
    session = Session(board=board, seed=11)

    def player() -> Iterator[str]:
        yield "wait:100"
        exec("from engine.catalogue import pack as _pack", session.namespace)
        packed = session.namespace["_pack"](game, rules)
        session.app.sit(game, NAMES[:seats], bytearray([0] + [1] * (seats - 1)), bytes(packed))
        yield "wait:100"
        yield "A"
        yield from play(session)

    session.run(player())
    assert session.app.faults == 0, session.console[-1:]
    return session


def shown(session: Session) -> str:
    """The screen on top."""
    return type(session.app.screens[-1]).__name__


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("game", "seats", "rules"), GAMES)
def test_the_table_behind_scores_and_settings_is_the_one_before_them(
    board: str, game: str, seats: int, rules: dict[str, object]
) -> None:
    def play(session: Session) -> Iterator[str]:
        sitting = session.app.sitting
        asked = 0
        for _ in range(4000):
            if shown(session) == "Opera":
                yield "A"
            elif sitting.ended:
                break
            elif sitting.asking() and shown(session) == "Table":
                asked += 1
                if asked in (2, 3):  # the rows of pause
                    sitting.redraw()
                    sitting.table.ask()
                    yield "wait:20"
                    before = session.screenshot()
                    yield "MENU"
                    while session.app.screens[-1].rows.chosen != asked:
                        yield "DOWN"
                    yield "A"
                    yield "wait:20"
                    assert shown(session) == ("Scores" if asked == 2 else "Settings") and sitting.table is None
                    yield "B"
                    yield "wait:20"
                    assert shown(session) == "Table" and sitting.asking()
                    # The cards that were laid in this turn leave no gaps in a hand that is taken up again.
                    assert session.screenshot() == before or (asked == 3 and game == "nain_jaune")
                yield "A"
                yield "wait:20"
            else:
                # In the end the table tells all that there is.
                yield "A"
                yield "wait:20"
        before = session.screenshot()
        for _ in range(100):
            if shown(session) == "Scores":
                break
            assert shown(session) in ("Table", "Opera")
            if shown(session) == "Opera":
                yield "A"
            before = session.screenshot()
            yield "wait:50"
        scores = session.screenshot()
        assert shown(session) == "Scores" and sitting.table is None
        yield "B"
        yield "wait:100"
        assert shown(session) == "Table" and session.screenshot() == before
        yield "A"
        yield "wait:50"
        assert session.screenshot() == scores

    at_table(board, game, seats, rules, play)


def test_what_is_legal_is_looked_for_behind_the_scores_at_once() -> None:
    def play(session: Session) -> Iterator[str]:
        sitting = session.app.sitting
        while not sitting.asking() or sitting.view.phase != 2:
            yield "A"
            yield "wait:20"
        yield "MENU"
        while session.app.screens[-1].rows.chosen != 2:
            yield "DOWN"
        yield "A"
        yield "wait:20"
        turns = iter((False, False, False))
        search = sitting.match.game.search
        sitting.match.game.search = lambda budget: next(turns, True) and search(budget)
        yield "B"
        yield "wait:100"
        assert shown(session) == "Table" and sitting.asking() and next(turns, True)

    at_table("pygamer", "jacquet", 2, {}, play)


def test_a_hand_is_hidden_behind_the_scores_too() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: table.asked(4))
        yield "MENU"
        yield "DOWN"
        yield "A"
        yield "wait:20"
        assert table.shown == "Scores"
        table.sitting.hide()
        yield "A"
        yield "wait:50"
        assert table.shown == "Curtain" and table.sitting.match.viewer == 255
        yield "A"
        yield "wait:50"
        assert table.asked(4)

    session.run(player())
    assert session.app.faults == 0


def test_pause_over_the_scores_of_a_deal_leads_back_to_them() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: table.shown == "Scores")
        before = session.screenshot()
        yield "MENU"
        yield "DOWN"
        yield "A"
        yield "wait:20"
        assert table.shown == "Scores" and session.screenshot() == before

    session.run(player())
    assert session.app.faults == 0


def test_the_scores_leave_the_curtain_hanging() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: table.shown == "Curtain")
        before = session.screenshot()
        yield "MENU"
        yield "DOWN"
        yield "A"
        yield "wait:20"
        assert table.shown == "Scores"
        yield "A"
        yield "wait:20"
        assert table.shown == "Curtain" and session.screenshot() == before
        yield "A"
        yield "wait:50"
        assert table.asked()

    session.run(player())
    assert session.app.faults == 0


def test_a_machine_that_thinks_makes_room_for_pause_and_thinks_anew() -> None:
    session = Session(seed=2)
    table = Table(session, bytes((0, 3, 3, 3)))

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: table.asked(4))
        yield "A"
        while any(table.sitting._bots) is False:
            yield "wait:10"
        count = table.sitting.match.count
        yield "MENU"
        assert table.shown == "Pause" and not any(table.sitting._bots)
        assert "engine.nap.bot" not in session.modules and "engine.nap.cardplay" not in session.modules
        yield "B"
        yield "wait:3000"
        assert table.sitting.match.count > count

    session.run(player())
    assert session.app.faults == 0


def test_a_game_and_the_forms_go_out_of_memory() -> None:
    session = Session(seed=7)
    table = Table(session)
    old = []

    def loaded(name: str) -> bool:
        return any(module == name or module.startswith(name + ".") for module in session.modules)

    def player() -> Iterator[str]:
        for _ in range(3):
            yield from table.sit()
            yield from table.until(table.asked)
            for name in ("adafruit_display_text", "adafruit_displayio_layout", "parlour.choices"):
                assert not loaded(name)
            # A turn's save needs nothing of what reads the store.
            table.sitting.save()
            for name in ("handheld.reading", "handheld.opening", "engine.record", "parlour.keeping", "parlour.kept"):
                assert not loaded(name)
            assert not loaded("parlour.screens.home") and not loaded("parlour.screens.setup")
            old.extend((weakref.ref(table.sitting), weakref.ref(table.sitting.match.game), weakref.ref(table.top)))
            yield "MENU"
            yield "UP"
            yield "A"
            yield "DOWN"
            yield "A"
            yield "wait:100"
            assert table.shown == "Home"
            assert not loaded("engine.nap") and not loaded("parlour.tables") and not loaded("parlour.sitting")
            assert not hasattr(session.modules["engine"], "nap")
            gc.collect()
            assert [each() for each in old] == [None] * len(old)
            # The match that was left would stand first.
            session.app.handheld.store.write(0, b"")
            yield "off"

    session.run(player())


@pytest.mark.parametrize("people", [1, 2])
def test_what_lay_over_a_table_goes_out_of_memory_but_the_curtain_of_several_persons(people: int) -> None:
    session = Session(seed=7)
    table = Table(session, kinds=bytes([0] * people + [2] * (4 - people)))

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(table.asked)
        words = session.modules["parlour.words"]
        assert len(words._blocks) == 2
        yield "MENU"
        assert table.shown == "Pause" and "parlour.screens.pause" in session.modules and len(words._blocks) > 2
        yield "B"
        assert table.shown == "Table" and len(words._blocks) == 2
        gone = {"parlour.rows", "parlour.rooms", "parlour.games"}
        assert not gone & set(session.modules)
        left = {name for name in session.modules if name.startswith("parlour.screens.")}
        assert left == ({"parlour.screens.curtain"} if people > 1 else set())

    session.run(player())


def test_settings_are_felt_and_kept() -> None:
    session = Session(seed=7)

    def player() -> Iterator[str]:
        yield "wait:50"
        yield "MENU"
        yield "RIGHT"
        assert session.modules["parlour.theme"].four
        yield "DOWN*2"
        yield "RIGHT"
        assert session.app.handheld.brightness == 25
        yield "B"
        before = session.app.handheld.store.sequence
        yield "off"
        yield "wait:50"
        assert session.modules["parlour.theme"].four and session.app.handheld.brightness == 25
        assert session.app.handheld.store.sequence == before

    session.run(player())


def test_settings_in_the_middle_of_a_match_change_its_colours_and_nothing_else() -> None:
    session = Session(seed=7)
    table = Table(session)

    def player() -> Iterator[str]:
        yield from table.sit()
        yield from table.until(lambda: table.asked(4))
        yield "MENU"
        while table.top.row(table.top.rows.chosen)[0] != b"Settings":
            yield "DOWN"
        yield "A"
        yield "RIGHT"
        yield "B"
        assert table.asked()
        count = table.sitting.view.laid
        yield "A"
        yield "wait:20"
        assert table.sitting.match.game.laid == count + 1 and session.app.faults == 0

    session.run(player())


def test_set_up_remembers_the_last_table_and_edits_names() -> None:
    session = Session(seed=7)

    def player() -> Iterator[str]:
        yield "wait:50"
        yield "A"
        room = session.app.screens[-1]
        yield "DOWN"
        assert room.rows.chosen == 0
        yield "A"
        yield "DOWN*4"
        yield "A"
        yield "B*3"
        yield "MENU"
        assert type(session.app.screens[-1]).__name__ == "Naming", "a name has a letter"
        # From OK round to the first row, and along it: K, then I.
        yield "DOWN"
        while session.app.screens[-1]._chosen != 10:
            yield "LEFT"
        yield "A"
        while session.app.screens[-1]._chosen != 8:
            yield "LEFT"
        yield "A"
        yield "MENU"
        assert session.app.screens[-1] is room and room.names[0] == b"Ki"
        yield "UP*3"
        yield "A"
        assert room.names == [b"Ki", b"Bo", b"Cleo", b"Dan", b"Ann"]
        yield "B"
        yield "wait:50"
        yield "A"
        assert session.app.screens[-1].names == [b"Ki", b"Bo", b"Cleo", b"Dan", b"Ann"]

    session.run(player())
    assert session.app.faults == 0


def test_a_name_that_is_taken_is_refused_in_words() -> None:
    session = Session(seed=7)

    def player() -> Iterator[str]:
        yield "wait:50"
        yield "A"
        room = session.app.screens[-1]
        yield "DOWN"
        yield "A"
        yield "DOWN*4"
        yield "A"
        naming = session.app.screens[-1]
        naming._name = bytearray(b"Bo")
        yield "MENU"
        assert session.app.screens[-1] is naming and room.names[0] == b"Ann"
        help_line = bytes(naming._help[n] for n in range(naming._help.width))
        assert help_line.startswith(b"another\0seat\0has\0it")

    session.run(player())


def test_house_rules_reach_the_match() -> None:
    session = Session(seed=7)

    def player() -> Iterator[str]:
        yield "wait:50"
        yield "A"
        yield "UP"
        yield "A"
        house = session.app.screens[-1]
        names = ["preset", *[name for name, _ in house._offer.choices]]
        while house.rows.chosen != names.index("length"):
            yield "DOWN"
        yield "LEFT*2"
        while house.rows.chosen != names.index("misere"):
            yield "DOWN"
        yield "A"
        yield "B"
        yield "DOWN"
        yield "A"
        yield "wait:200"
        game = session.app.sitting.match.game
        misere = 3
        assert game.length == 4 and game.order[misere] == 0

    session.run(player())
    assert session.app.faults == 0


BUTTONS = ("A", "A", "A", "A", "DOWN", "UP", "LEFT", "RIGHT", "B", "MENU", "hold:A", "hold:UP", "wait:900")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", range(3, 8))
def test_random_presses_at_every_size_of_table(board: str, seats: int) -> None:
    session = Session(board=board, seed=seats)
    chance = random.Random(seats)
    table = Table(session, bytes(chance.choice((0, 0, 1, 2, 3)) for _ in range(seats)))

    def player() -> Iterator[str]:
        yield from table.sit()
        for _ in range(150):
            yield chance.choice(BUTTONS)
            assert session.app is None or session.app.faults == 0, session.console[-1]
            assert session.app is None or session.app.screens

    session.run(player())
