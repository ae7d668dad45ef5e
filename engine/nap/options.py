"""The house rules of Nap (rules sheet 1.4); dropped from memory once a match stands.

OPTIONS is a table of (name, values, default): see engine.options.pack_options.
"""

from micropython import const

from engine.contract import BadOption
from engine.options import option

OPTIONS = (
    ("mode", ("plain", "garnet", "peep", "ecarte", "floater", "seven"), 0),
    ("lowest", ("three", "two", "four"), 0),
    ("misere", ("on", "off", "trumps", "double", "low"), 0),
    ("bonaparte", ("off", "on", "treble"), 0),
    ("wellington", ("on", "off"), 0),
    ("blucher", ("on", "off"), 0),
    ("wellington_lead", ("low", "free", "side"), 0),
    ("blucher_lead", ("free", "low", "side"), 0),
    ("stakes", ("hoyle", "treble", "mild", "level", "even"), 0),
    ("all_pass", ("throw", "dealer", "eldest", "double"), 0),
    ("pack", ("auto", "24", "28", "32", "36", "40", "52"), 0),
    ("joker", ("off", "on"), 0),
    ("kitty", ("off", "all", "dealer", "raise"), 0),
    ("dealing", ("32", "23", "singly"), 0),
    ("sit_out", ("six", "five", "seven", "never"), 0),
    ("revoke", ("prevented", "settled", "replayed"), 0),
    ("floater_dealer", ("free", "pays"), 0),
    ("shuffle", ("always", "after-nap"), 0),
    ("match", ("rounds", "deals", "target", "elimination", "endless"), 0),
    ("length", None, 3),
)

_TARGET = 25
_ECARTE_SEATS = const(4)


def complete(chosen):
    """House rules by name with those defaults that hang on others: a target is 25 chips (A16)."""
    if chosen.get("match") == "target" and "length" not in chosen:
        chosen = dict(chosen)
        chosen["length"] = _TARGET
    return chosen


def value(packed, name):
    """The value of an option by its name."""
    return option(OPTIONS, packed, name)


def resting(packed):
    """With how many players the dealer gives himself no hand (N6, A14); 0 never."""
    return {"five": 5, "six": 6, "seven": 7, "never": 0}[value(packed, "sit_out")]


def pack_cards(seats, packed):
    """How many cards the pack has, without a joker: 24, 28, 32, 36, 40 or 52 (N5, A5)."""
    chosen = value(packed, "pack")
    if chosen != "auto":
        return int(chosen)
    if value(packed, "mode") == "ecarte" or seats == 6 and resting(packed) != 6:
        return 52
    return (28, 32, 36, 36, 52)[seats - 3]


def misfit(seats, packed):
    """Why these house rules do not go together: (number of the sentence in MISFITS, its numbers...); () when they do.

    A5: the pack is large enough; N39: Ecarte; A13: with elimination a challenge could give chips back to a seat that
    is out.
    """
    mode = value(packed, "mode")
    if mode == "ecarte" and seats > _ECARTE_SEATS:
        return (0,)
    if value(packed, "match") == "elimination" and value(packed, "revoke") != "prevented":
        return (1,)
    hands = seats - 1 if seats == resting(packed) else seats
    needed = hands * (10 if mode == "ecarte" else 7 if mode == "seven" else 5)
    needed += 5 if mode == "garnet" else 1 if mode in ("peep", "floater") else 0
    have = pack_cards(seats, packed) + (value(packed, "joker") == "on")
    return (2, have, hands, needed) if have < needed else ()


MISFITS = (
    "Ecarte Nap has no more than four players.",
    "With elimination revokes must be prevented: a challenge may give chips back.",
    "A pack of %d is too small: %d hands need %d cards.",
)


def check(seats, packed):
    """Raise BadOption, in one sentence, when these house rules do not go together."""
    for place in range(len(OPTIONS)):
        values = OPTIONS[place][1]
        if values is None:
            if not 1 <= packed[place] <= 250:
                raise BadOption("Option '%s' takes a whole number from 1 to 250." % OPTIONS[place][0])
        elif packed[place] >= len(values):
            raise BadOption("Option '%s' has no value number %d." % (OPTIONS[place][0], packed[place]))
    wrong = misfit(seats, packed)
    if wrong:
        raise BadOption(MISFITS[wrong[0]] % wrong[1:])
