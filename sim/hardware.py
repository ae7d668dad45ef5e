"""The modules of a board's firmware over a made-up board: keys, stick, clock, memory, sound, battery."""

from __future__ import annotations

import os as host_os
import random as host_random
from collections import deque
from collections.abc import Callable
from types import ModuleType
from typing import Any

from sim.boards import Board, Control
from sim.memory import Drive, Nvm
from sim.power import Reload, Restart

TICKS_WRAP = 1 << 29


class KeyEvent:
    """keypad.Event."""

    def __init__(self, key_number: int = 0, pressed: bool = True, timestamp: int | None = None) -> None:
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp or 0

    @property
    def released(self) -> bool:
        """True when the key went up."""
        return not self.pressed


class EventQueue:
    """keypad.EventQueue: bounded; when it is full the oldest event is dropped."""

    def __init__(self, max_events: int) -> None:
        self._events: deque[KeyEvent] = deque()
        self._most = max_events
        self.overflowed = False

    def put(self, event: KeyEvent) -> None:
        """What the background scan does."""
        if len(self._events) >= self._most:
            self._events.popleft()
            self.overflowed = True
        self._events.append(event)

    def get(self) -> KeyEvent | None:
        """The oldest event, or None."""
        return self._events.popleft() if self._events else None

    def get_into(self, event: KeyEvent) -> bool:
        """Fills `event` with the oldest event; False when there is none."""
        if not self._events:
            return False
        oldest = self._events.popleft()
        event.key_number, event.pressed, event.timestamp = oldest.key_number, oldest.pressed, oldest.timestamp
        return True

    def clear(self) -> None:
        """Drops all events."""
        self._events.clear()
        self.overflowed = False

    def __len__(self) -> int:
        return len(self._events)

    def __bool__(self) -> bool:
        return bool(self._events)


class Pin:
    """A pin of the board by its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"board.{self.name}"


class Machine:
    """The physical board: which keys are down, where the stick stands, what the clock says.

    It outlives a power cut as a real board does; `power_on()` gives a fresh set of modules.
    """

    def __init__(self, board: Board, drive: Drive, nvm: Nvm | None, display: Callable[[], Any]) -> None:
        self.board = board
        self.drive = drive
        self.nvm = nvm
        self.make_display = display
        self.now_ms = 1000.0
        self.down: set[str] = set()
        self.bits: set[int] = set()
        self.analog = dict(board.analog)
        self.pads: list[Any] = []
        self.environment: dict[str, str] = {}
        self.entropy: Callable[[int], bytes] = host_os.urandom
        self.sleep: Callable[[float], None] = lambda seconds: None
        self.ticked: Callable[[], None] = lambda: None
        self.tunes: list[bytes] = []
        self.sound_on = True
        self.shifted = 0
        self.charge = 80
        self.boot_writable = True
        self.woken = False
        self.next_file = ""

    def ticks(self) -> int:
        """supervisor.ticks_ms()."""
        self.ticked()
        return int(self.now_ms) % TICKS_WRAP

    def press(self, control: Control) -> None:
        """A control of the board goes down."""
        self._change(control, True)

    def release(self, control: Control) -> None:
        """A control of the board goes up."""
        self._change(control, False)

    def _change(self, control: Control, pressed: bool) -> None:
        if control.axis:
            self.analog[control.axis] = control.push if pressed else 32768
            return
        (self.down.add if pressed else self.down.discard)(control.pin)
        if control.bit >= 0:
            (self.bits.add if pressed else self.bits.discard)(control.bit)
        for pad in self.pads:
            number = pad.number_of(control)
            if number is not None:
                stamp = int(self.now_ms) % TICKS_WRAP
                pad.events.put(KeyEvent(number, pressed, stamp))

    def level(self, pin: str) -> bool:
        """What a digital pin reads."""
        pressed = pin in self.down
        return pressed if pin in self.board.high else not pressed

    def waiting(self) -> bool:
        """True while key events wait to be read."""
        return any(pad.events for pad in self.pads)

    def power_on(self) -> dict[str, ModuleType]:
        """The firmware's modules, as new."""
        self.pads = []
        pins = {name: Pin(name) for name in self.board.pins}
        board = _module("board", board_id=self.board.board_id, DISPLAY=self.make_display(), **pins)
        if self.board.fuel_gauge:
            vars(board)["I2C"] = lambda: _Gauge(self)
        made = [
            board,
            self._keypad(),
            self._microcontroller(),
            self._storage(),
            self._supervisor(),
            self._digitalio(),
            self._analogio(),
            self._time(),
            self._os(),
            self._random(),
            _module("gc", collect=lambda: 0, mem_free=lambda: 100_000, mem_alloc=lambda: 50_000, enable=lambda: None),
            _module("micropython", const=lambda value: value),
            *self._sound(),
        ]
        if "alarm" in self.board.modules:
            made.append(self._alarm())
        return {module.__name__: module for module in made}

    def _keypad(self) -> ModuleType:
        machine = self

        class Keys:
            """keypad.Keys."""

            def __init__(
                self,
                pins: tuple[Pin, ...],
                *,
                value_when_pressed: bool,
                pull: bool = True,
                interval: float = 0.020,
                max_events: int = 64,
                debounce_threshold: int = 1,
            ) -> None:
                for pin in pins:
                    if (pin.name in machine.board.high) != value_when_pressed:
                        raise AssertionError(f"{pin} is not {'high' if value_when_pressed else 'low'} when pressed")
                self.names = [pin.name for pin in pins]
                self.key_count = len(pins)
                self.events = EventQueue(max_events)
                machine.pads.append(self)
                for number, name in enumerate(self.names):
                    # A key that is down already counts as pressed now.
                    if name in machine.down:
                        self.events.put(KeyEvent(number, True, machine.ticks()))

            def number_of(self, control: Control) -> int | None:
                """The key that this control is, or None."""
                return self.names.index(control.pin) if control.pin in self.names else None

            def deinit(self) -> None:
                """Gives the pins back."""
                machine.pads.remove(self)

        class ShiftRegisterKeys:
            """keypad.ShiftRegisterKeys."""

            def __init__(
                self,
                *,
                clock: Pin,
                data: Pin,
                latch: Pin,
                value_to_latch: bool = True,
                key_count: int,
                value_when_pressed: bool,
                interval: float = 0.020,
                max_events: int = 64,
                debounce_threshold: int = 1,
            ) -> None:
                if not (value_when_pressed and value_to_latch):
                    raise AssertionError("the register of these boards is high when pressed and latches high")
                self.key_count = key_count
                self.events = EventQueue(max_events)
                machine.pads.append(self)
                for number in sorted(machine.bits):
                    if number < key_count:
                        self.events.put(KeyEvent(number, True, machine.ticks()))

            def number_of(self, control: Control) -> int | None:
                """The key that this control is, or None."""
                return control.bit if 0 <= control.bit < self.key_count else None

            def deinit(self) -> None:
                """Gives the pins back."""
                machine.pads.remove(self)

        return _module(
            "keypad", Event=KeyEvent, EventQueue=EventQueue, Keys=Keys, ShiftRegisterKeys=ShiftRegisterKeys
        )

    def _microcontroller(self) -> ModuleType:
        def reset() -> None:
            raise Restart

        return _module("microcontroller", nvm=self.nvm, reset=reset, Pin=Pin)

    def _storage(self) -> ModuleType:
        machine = self

        class Mount:
            """storage.VfsFat of the drive."""

            @property
            def readonly(self) -> bool:
                """True while the drive belongs to the computer."""
                return not machine.drive.writable

        def remount(path: str, readonly: bool = False, **_: object) -> None:
            if not machine.boot_writable:
                raise RuntimeError("Cannot remount path when visible via USB.")
            machine.drive.writable = not readonly

        return _module("storage", remount=remount, getmount=lambda path: Mount())

    def _supervisor(self) -> ModuleType:
        class Runtime:
            """supervisor.runtime."""

            autoreload = True
            usb_connected = False

        def reload() -> None:
            raise Reload

        def set_next_code_file(filename: str | None) -> None:
            """What the next run begins with, once, if it comes from a reload."""
            if filename and not (self.drive.root / filename.lstrip("/")).is_file():
                raise ValueError("File not found")
            self.next_file = (filename or "").lstrip("/")

        return _module(
            "supervisor",
            ticks_ms=self.ticks,
            runtime=Runtime(),
            reload=reload,
            set_next_code_file=set_next_code_file,
        )

    def _digitalio(self) -> ModuleType:
        machine = self

        class Pull:
            """digitalio.Pull."""

            UP = "UP"
            DOWN = "DOWN"

        class DigitalInOut:
            """digitalio.DigitalInOut; BUTTON_OUT gives the bits of the shift register one by one."""

            def __init__(self, pin: Pin) -> None:
                self._name = pin.name
                self._output: bool | None = None

            def switch_to_output(self, value: bool = False, *_: object) -> None:
                """From now on the pin is driven."""
                self._output = value
                self._driven()

            def switch_to_input(self, pull: object = None) -> None:
                """From now on the pin is read."""
                self._output = None

            @property
            def value(self) -> bool:
                """What is driven or read."""
                if self._output is not None:
                    return self._output
                if self._name == "BUTTON_OUT":
                    return machine.shifted in machine.bits
                return machine.level(self._name)

            @value.setter
            def value(self, value: bool) -> None:
                if self._output is None:
                    raise AttributeError("Cannot set value when direction is input.")
                rising = value and not self._output
                self._output = value
                if rising and self._name == "BUTTON_CLOCK":
                    machine.shifted += 1
                self._driven()

            def _driven(self) -> None:
                if self._name == "BUTTON_LATCH" and not self._output:
                    machine.shifted = 0
                if self._name == "SPEAKER_ENABLE":
                    machine.sound_on = bool(self._output)

            def deinit(self) -> None:
                """Gives the pin back."""

        return _module("digitalio", DigitalInOut=DigitalInOut, Pull=Pull)

    def _analogio(self) -> ModuleType:
        machine = self

        class AnalogIn:
            """analogio.AnalogIn."""

            def __init__(self, pin: Pin) -> None:
                if pin.name not in machine.board.analog:
                    raise ValueError(f"{pin} is no analog pin")
                self._name = pin.name

            @property
            def value(self) -> int:
                """0..65535."""
                return machine.analog[self._name]

        return _module("analogio", AnalogIn=AnalogIn)

    def _sound(self) -> list[ModuleType]:
        machine = self

        class AudioOut:
            """audioio.AudioOut and audiopwmio.PWMAudioOut: keeps what was played."""

            playing = False

            def __init__(self, pin: Pin, **_: object) -> None:
                self._pin = pin

            def play(self, sample: Any, loop: bool = False) -> None:
                """Starts a sample."""
                machine.tunes.append(sample.data)

            def stop(self) -> None:
                """Ends it."""

        class MidiTrack:
            """synthio.MidiTrack: notes are checked as the chip would read them."""

            def __init__(self, buffer: bytes, tempo: int, *, sample_rate: int = 11025, waveform: Any = None) -> None:
                self.data = bytes(buffer)
                self.tempo = tempo
                if len(buffer) % 4 or any(
                    buffer[i + 1] not in (0x80, 0x90) or buffer[i + 2] > 127 for i in range(0, len(buffer), 4)
                ):
                    raise ValueError("this is no MIDI track")

        made = [
            _module("audioio", AudioOut=AudioOut),
            _module("audiopwmio", PWMAudioOut=AudioOut),
            _module("audiocore"),
            _module("synthio", MidiTrack=MidiTrack),
        ]
        return [module for module in made if module.__name__ in self.board.modules]

    def _alarm(self) -> ModuleType:
        machine = self

        class PinAlarm:
            """alarm.pin.PinAlarm."""

            def __init__(self, *, pin: Pin, value: bool, pull: bool = False, edge: bool = False) -> None:
                if (pin.name in machine.board.high) != value:
                    raise AssertionError(f"{pin} would never wake the board")
                if any(pin.name in getattr(pad, "names", ()) for pad in machine.pads):
                    raise ValueError(f"{pin} in use")
                self.name = pin.name

        def deep_sleep(*alarms: PinAlarm) -> None:
            while not any(wake.name in machine.down for wake in alarms):
                machine.sleep(0.2)
            machine.woken = True
            raise Restart

        pin = _module("alarm.pin", PinAlarm=PinAlarm)
        return _module(
            "alarm",
            pin=pin,
            wake_alarm=pin if self.woken else None,
            exit_and_deep_sleep_until_alarms=deep_sleep,
        )

    def _time(self) -> ModuleType:
        return _module(
            "time",
            sleep=lambda seconds: self.sleep(seconds),
            monotonic=lambda: self.now_ms / 1000,
            monotonic_ns=lambda: int(self.now_ms * 1_000_000),
        )

    def _os(self) -> ModuleType:
        drive = self.drive
        return _module(
            "os",
            urandom=lambda count: self.entropy(count),
            getenv=lambda name, default=None: self.environment.get(name, default),
            listdir=drive.listdir,
            mkdir=drive.mkdir,
            remove=drive.remove,
            rename=drive.rename,
            stat=drive.stat,
            sync=lambda: None,
            sep="/",
        )

    def _random(self) -> ModuleType:
        own = host_random.Random(int.from_bytes(self.entropy(4), "little"))
        names = ("seed", "getrandbits", "randrange", "randint", "choice", "random", "uniform")
        return _module("random", **{name: getattr(own, name) for name in names})


class _Gauge:
    """The fuel gauge of the Reverse TFT Feather on its I2C bus."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine

    def try_lock(self) -> bool:
        """Always free."""
        return True

    def unlock(self) -> None:
        """Free again."""

    def writeto_then_readfrom(self, address: int, out: bytes, into: bytearray) -> None:
        """Register 4 of the MAX17048: per cent, and 1/256 of it."""
        if address != 0x36 or out != b"\x04":
            raise OSError(19, "No such device")
        into[0] = self._machine.charge
        into[1] = 0


def _module(name: str, **names: Any) -> ModuleType:
    module = ModuleType(name)
    vars(module).update(names)
    return module
