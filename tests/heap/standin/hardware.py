"""The rest of a board: its keys, stick, clock, memory, power and sound; two boards, the one with the smallest heap
and the one with the largest screen."""

from standin.displayio import Display

BOARDS = {"pygamer": (160, 128, 8192), "pimoroni_picosystem": (240, 240, 4096)}

_KEYS = {
    "pygamer": {"B": 0, "A": 1, "MENU": 2},
    "pimoroni_picosystem": {"A": 0, "B": 1, "MENU": 2, "DOWN": 4, "LEFT": 5, "RIGHT": 6, "UP": 7},
}
_STICK = {
    "LEFT": ("JOYSTICK_X", 0),
    "RIGHT": ("JOYSTICK_X", 65535),
    "UP": ("JOYSTICK_Y", 0),
    "DOWN": ("JOYSTICK_Y", 65535),
}
_PINS = (
    "BUTTON_CLOCK BUTTON_OUT BUTTON_LATCH SPEAKER SPEAKER_ENABLE A6 JOYSTICK_X JOYSTICK_Y "
    "SW_A SW_B SW_X SW_Y SW_DOWN SW_LEFT SW_RIGHT SW_UP AUDIO BAT_SENSE"
).split()


class Restart(BaseException):
    """The board starts again."""


class Machine:
    """What the player can touch and the program can feel. `slept(seconds)` is the walk's;."""

    def __init__(self):
        self.now = 1000
        self.board_id = ""
        self.nvm = bytearray(0)
        self.analog = {"JOYSTICK_X": 32768, "JOYSTICK_Y": 32768, "A6": 40000, "BAT_SENSE": 26500}
        self.queue = []
        self.slept = None
        self.chance = 1
        self.event = (0, False)

    def urandom(self, count):
        """So many bytes, the same in each run."""
        out = bytearray(count)
        for place in range(count):
            self.chance = (self.chance * 1103 + 12345) % 1048573
            out[place] = self.chance >> 7 & 255
        return bytes(out)

    def change(self, action, pressed):
        """A key goes down or up."""
        number = _KEYS[self.board_id].get(action)
        if number is None:
            axis, push = _STICK[action]
            self.analog[axis] = push if pressed else 32768
        else:
            self.queue.append((number, pressed))


machine = Machine()


class _Module:
    """A bag of names that stands for a module."""


def _module(**names):
    module = _Module()
    for name in names:
        setattr(module, name, names[name])
    return module


class _Pin:
    def __init__(self, name):
        self.name = name


class Event:
    """keypad.Event."""

    def __init__(self):
        self.key_number = 0
        self.pressed = True
        self.timestamp = 0


class _Events:
    overflowed = False

    def get_into(self, event):
        """The oldest event, without allocating."""
        if not machine.queue:
            return False
        event.key_number, event.pressed = machine.queue.pop(0)
        event.timestamp = machine.now
        return True

    def clear(self):
        """Forget all."""
        del machine.queue[:]


class _Keys:
    def __init__(self, *_, **__):
        self.events = _Events()


class _AnalogIn:
    def __init__(self, pin):
        self._name = pin.name

    value = property(lambda self: machine.analog[self._name])


class _DigitalInOut:
    value = True

    def __init__(self, pin):
        pass

    def switch_to_output(self, value=False):
        """Driven."""


class _Output:
    def __init__(self, *_):
        pass

    def play(self, sample):
        """Nothing is heard."""

    def stop(self):
        """Nothing is heard."""


class _Track:
    """synthio.MidiTrack, which keeps its score."""

    def __init__(self, score, tempo, sample_rate=11025, waveform=None):
        self._score = score
        self._wave = waveform


class _Mount:
    readonly = True


def _reset():
    raise Restart


def _set_next_code_file(path):
    """The walk knows what is to run."""


def _sleep(seconds):
    machine.slept(seconds)


def modules(board_id):
    """The modules of a board with that id, by name; those that are files here are left out."""
    width, height, nvm = BOARDS[board_id]
    machine.board_id = board_id
    machine.nvm = bytearray(nvm)
    board = _module(board_id=board_id, DISPLAY=Display(width, height))
    for name in _PINS:
        setattr(board, name, _Pin(name))
    return {
        "board": board,
        "keypad": _module(Event=Event, Keys=_Keys, ShiftRegisterKeys=_Keys),
        "microcontroller": _module(nvm=machine.nvm, reset=_reset),
        "storage": _module(getmount=lambda path: _Mount),
        "supervisor": _module(
            ticks_ms=lambda: machine.now & (1 << 29) - 1, reload=_reset, set_next_code_file=_set_next_code_file
        ),
        "analogio": _module(AnalogIn=_AnalogIn),
        "digitalio": _module(DigitalInOut=_DigitalInOut),
        "audioio": _module(AudioOut=_Output),
        "audiopwmio": _module(PWMAudioOut=_Output),
        "synthio": _module(MidiTrack=_Track),
        "time": _module(sleep=_sleep),
        "os": _module(urandom=machine.urandom, getenv=lambda name: None, mkdir=None),
    }
