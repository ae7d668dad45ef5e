"""The boards as the simulator knows them: screen, keys, memory. One entry a board."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Control:
    """How one action of the player reaches the board: a key (`pin`, or `bit` of the shift register) or the stick."""

    pin: str = ""
    bit: int = -1
    axis: str = ""
    push: int = 32768
    long: bool = False


@dataclass(frozen=True)
class Board:
    """What a board has. `high`: pins that are high when pressed; the others are low. `drive`: KiB of its CIRCUITPY."""

    name: str
    board_id: str
    width: int
    height: int
    nvm_size: int
    whole_erase: bool
    drive: int
    controls: dict[str, Control]
    pins: tuple[str, ...]
    high: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    register: int = 0
    fuel_gauge: bool = False
    analog: dict[str, int] = field(default_factory=dict)


def _keys(**pins: str) -> dict[str, Control]:
    return {action: Control(pin=pin) for action, pin in pins.items()}


_SAMD51_PINS = ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", "SPEAKER", "SPEAKER_ENABLE", "A6")
_SOUND = ("audiocore", "synthio")
_REGISTER = {"B": Control(bit=0), "A": Control(bit=1), "MENU": Control(bit=2)}

BOARDS = {
    board.name: board
    for board in (
        Board(
            name="pygamer",
            board_id="pygamer",
            width=160,
            height=128,
            nvm_size=8192,
            whole_erase=True,
            drive=8192,
            controls={
                **_REGISTER,
                "LEFT": Control(axis="JOYSTICK_X", push=0),
                "RIGHT": Control(axis="JOYSTICK_X", push=65535),
                "UP": Control(axis="JOYSTICK_Y", push=0),
                "DOWN": Control(axis="JOYSTICK_Y", push=65535),
            },
            pins=(*_SAMD51_PINS, "JOYSTICK_X", "JOYSTICK_Y"),
            modules=("audioio", *_SOUND),
            register=4,
            analog={"JOYSTICK_X": 32768, "JOYSTICK_Y": 32768, "A6": 40000},
        ),
        Board(
            name="pybadge",
            board_id="pybadge",
            width=160,
            height=128,
            nvm_size=8192,
            whole_erase=True,
            drive=2048,
            controls={
                **_REGISTER,
                "RIGHT": Control(bit=4),
                "DOWN": Control(bit=5),
                "UP": Control(bit=6),
                "LEFT": Control(bit=7),
            },
            pins=_SAMD51_PINS,
            modules=("audioio", *_SOUND),
            register=8,
            analog={"A6": 40000},
        ),
        Board(
            name="picosystem",
            board_id="pimoroni_picosystem",
            width=240,
            height=240,
            nvm_size=4096,
            whole_erase=True,
            drive=15360,
            controls=_keys(
                A="SW_A", B="SW_B", MENU="SW_X", DOWN="SW_DOWN", LEFT="SW_LEFT", RIGHT="SW_RIGHT", UP="SW_UP"
            ),
            pins=(
                "SW_A",
                "SW_B",
                "SW_X",
                "SW_Y",
                "SW_DOWN",
                "SW_LEFT",
                "SW_RIGHT",
                "SW_UP",
                "AUDIO",
                "BAT_SENSE",
            ),
            modules=("audiopwmio", "alarm", *_SOUND),
            analog={"BAT_SENSE": 26500},
        ),
        Board(
            name="reverse_tft",
            board_id="adafruit_feather_esp32s3_reverse_tft",
            width=240,
            height=135,
            nvm_size=8192,
            whole_erase=False,
            drive=960,
            controls={
                "UP": Control(pin="D0"),
                "LEFT": Control(pin="D0"),
                "DOWN": Control(pin="D2"),
                "RIGHT": Control(pin="D2"),
                "A": Control(pin="D1"),
                "MENU": Control(pin="D1", long=True),
                "B": Control(pin="D0", long=True),
            },
            pins=("D0", "D1", "D2", "BUTTON"),
            high=("D1", "D2"),
            modules=("alarm", *_SOUND),
            fuel_gauge=True,
        ),
    )
}
