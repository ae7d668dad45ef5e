"""The house rules of Nain Jaune in words; see parlour.choices."""

from micropython import const

_W_NJ_END = const(560)
_W_NJ_LENGTH = const(561)
_W_NJ_CHIPS = const(562)
_W_NJ_STAKE = const(563)
_W_NJ_COLLECT = const(564)
_W_NJ_PLAYING = const(565)
_W_NJ_STUCK = const(566)
_W_NJ_DIRECTION = const(567)
_W_NJ_PAY = const(568)
_W_NJ_HELD = const(569)
_W_NJ_OPERA = const(570)
_W_NJ_SHORT = const(571)
_W_NJ_TWO = const(572)
_W_NJ_IDLES = const(573)

CHOICES = (
    ("end", _W_NJ_END),
    ("length", _W_NJ_LENGTH),
    ("chips", _W_NJ_CHIPS),
    ("stake", _W_NJ_STAKE),
    ("collect", _W_NJ_COLLECT),
    ("playing", _W_NJ_PLAYING),
    ("stuck", _W_NJ_STUCK),
    ("direction", _W_NJ_DIRECTION),
    ("pay", _W_NJ_PAY),
    ("held", _W_NJ_HELD),
    ("opera", _W_NJ_OPERA),
    ("short", _W_NJ_SHORT),
    ("two", _W_NJ_TWO),
)

# The last player with chips is found after hundreds of deals: a number of deals is offered first (rules sheet 3.4).
OFFERED = {"end": "deals"}
PRESETS = ()

IDLE_WORDS = _W_NJ_IDLES


def idle(name, value):
    """The line of IDLE_WORDS that says why an option has no effect; 0: it has. `value(name)` gives another's value."""
    return 1 if name == "length" and value("end") != "deals" else 0
