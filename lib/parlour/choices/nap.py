"""The house rules of Nap in words; see parlour.choices."""

from micropython import const

_W_NAP_PRESET = const(240)
_W_NAP_MODE = const(241)
_W_NAP_LOWEST = const(210)
_W_NAP_MISERE = const(211)
_W_NAP_BONAPARTE = const(242)
_W_NAP_WELLINGTON = const(212)
_W_NAP_BLUCHER = const(213)
_W_NAP_WELLINGTON_LEAD = const(243)
_W_NAP_BLUCHER_LEAD = const(244)
_W_NAP_STAKES = const(245)
_W_NAP_ALL_PASS = const(246)
_W_NAP_PACK = const(214)
_W_NAP_JOKER = const(247)
_W_NAP_KITTY = const(248)
_W_NAP_DEALING = const(215)
_W_NAP_SIT_OUT = const(216)
_W_NAP_REVOKE = const(249)
_W_NAP_FLOATER_DEALER = const(250)
_W_NAP_SHUFFLE = const(251)
_W_NAP_MATCH = const(217)
_W_NAP_LENGTH = const(218)
_W_NAP_MISFITS = const(252)
_W_NAP_IDLES = const(253)

CHOICES = (
    ("mode", _W_NAP_MODE),
    ("match", _W_NAP_MATCH),
    ("length", _W_NAP_LENGTH),
    ("lowest", _W_NAP_LOWEST),
    ("misere", _W_NAP_MISERE),
    ("bonaparte", _W_NAP_BONAPARTE),
    ("wellington", _W_NAP_WELLINGTON),
    ("blucher", _W_NAP_BLUCHER),
    ("wellington_lead", _W_NAP_WELLINGTON_LEAD),
    ("blucher_lead", _W_NAP_BLUCHER_LEAD),
    ("stakes", _W_NAP_STAKES),
    ("all_pass", _W_NAP_ALL_PASS),
    ("kitty", _W_NAP_KITTY),
    ("joker", _W_NAP_JOKER),
    ("revoke", _W_NAP_REVOKE),
    ("pack", _W_NAP_PACK),
    ("dealing", _W_NAP_DEALING),
    ("shuffle", _W_NAP_SHUFFLE),
    ("sit_out", _W_NAP_SIT_OUT),
    ("floater_dealer", _W_NAP_FLOATER_DEALER),
)

OFFERED = {}

# Plain; a pub's, with a kitty and stakes that double; a family's, without what is hard to explain; Hoyle as
# Hoffmann has it (1909); seven cards.
PRESETS = (
    {},
    {"kitty": "all", "all_pass": "double", "revoke": "settled"},
    {"lowest": "two", "misere": "off", "wellington": "off", "blucher": "off", "all_pass": "dealer", "stakes": "level"},
    {
        "dealing": "singly",
        "misere": "trumps",
        "wellington_lead": "free",
        "blucher": "off",
        "stakes": "treble",
        "all_pass": "dealer",
        "revoke": "replayed",
    },
    {"mode": "seven"},
)
PRESET_WORDS = _W_NAP_PRESET

# The options behind each of the engine's misfits, in its order.
MISFIT_OPTIONS = (("mode",), ("match", "revoke"), ("mode", "pack", "joker", "sit_out"))
MISFIT_WORDS = _W_NAP_MISFITS
IDLE_WORDS = _W_NAP_IDLES

_FIVES = ("bonaparte", "wellington", "blucher", "wellington_lead", "blucher_lead", "stakes")


def idle(name, value):
    """The line of IDLE_WORDS that says why an option has no effect; 0: it has. `value(name)` gives another's value."""
    if name in _FIVES and value("mode") == "seven":
        return 1
    if name in ("blucher", "wellington_lead", "blucher_lead") and value("wellington") == "off":
        return 2
    if name == "blucher_lead" and value("blucher") == "off":
        return 3
    if name == "floater_dealer" and value("mode") != "floater":
        return 4
    return 5 if name == "length" and value("match") in ("elimination", "endless") else 0


def follow(name, value):
    """(an option that hangs on the one that was changed, its new value), or (None, 0)."""
    if name != "match":
        return None, 0
    return "length", {"deals": 10, "target": 25}.get(value("match"), 3)
