"""The house rules of Nap (rules sheet 1.4); dropped from memory once a match stands.

OPTIONS is a table of (name, values, default): see contract.pack_options.
"""

from engine.contract import BadOption, option

OPTIONS = (
    ("lowest", ("three", "two", "four"), 0),
    ("misere", ("on", "off"), 0),
    ("wellington", ("on", "off"), 0),
    ("blucher", ("on", "off"), 0),
    ("pack", ("auto", "24", "28", "32", "36", "40", "52"), 0),
    ("dealing", ("32", "23", "singly"), 0),
    ("sit_out", ("six", "five", "seven", "never"), 0),
    ("match", ("rounds", "deals"), 0),
    ("length", None, 3),
)


def value(packed, name):
    """The value of an option by its name."""
    return option(OPTIONS, packed, name)


def dealer_rests(seats, packed):
    """Whether the dealer gives himself no hand (N6, A14)."""
    return value(packed, "sit_out") == {5: "five", 6: "six", 7: "seven"}.get(seats)


def pack_cards(seats, packed):
    """How many cards the pack has, without a joker: 24, 28, 32, 36, 40 or 52 (A5)."""
    chosen = value(packed, "pack")
    if chosen != "auto":
        return int(chosen)
    if seats == 6 and not dealer_rests(seats, packed):
        return 52
    return (28, 32, 36, 36, 52)[seats - 3]


def check(seats, packed):
    """Raise BadOption, in one sentence, when these house rules do not go together (A5)."""
    for place in range(len(OPTIONS)):
        values = OPTIONS[place][1]
        if values is None:
            if not 1 <= packed[place] <= 250:
                raise BadOption("Option '%s' takes a whole number from 1 to 250." % OPTIONS[place][0])
        elif packed[place] >= len(values):
            raise BadOption("Option '%s' has no value number %d." % (OPTIONS[place][0], packed[place]))
    hands = seats - 1 if dealer_rests(seats, packed) else seats
    needed = hands * 5
    have = pack_cards(seats, packed)
    if have < needed:
        raise BadOption("A pack of %d is too small: %d hands need %d cards." % (have, hands, needed))
