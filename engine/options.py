"""House rules by name and as bytes; what every game's own table of options is read with.

Needed to set a match up and to begin one; while it is played `catalogue` keeps it out of memory: 0.8 KB.
"""

from micropython import const

from engine.contract import BadOption

_CHECK_LEAST = const(1)


def number_of(options, name):
    """The place of an option's name in a game's table of options; raises BadOption."""
    for place in range(len(options)):
        if options[place][0] == name:
            return place
    names = ", ".join([entry[0] for entry in options])
    raise BadOption("There is no option '%s'; there are: %s." % (name, names))


def pack_options(options, chosen):
    """Options by name to one byte each, in the table's order; what is not named takes its default.

    `options` is a table of (name, values, default): values a tuple and default its index, or values
    None and default a number from 1 to 250. `chosen` maps names to values. Raises BadOption.
    """
    packed = bytearray([entry[2] for entry in options])
    for name in chosen:
        place = number_of(options, name)
        values = options[place][1]
        value = chosen[name]
        if values is None:
            if type(value) is not int or not _CHECK_LEAST <= value <= 250:
                raise BadOption("Option '%s' takes a whole number from 1 to 250." % name)
            packed[place] = value
        else:
            # True equals 1 and would pass for a number.
            for index in range(len(values)):
                if values[index] == value and type(values[index]) is type(value):
                    packed[place] = index
                    break
            else:
                raise BadOption(
                    "Option '%s' takes one of: %s." % (name, ", ".join([str(each) for each in values]))
                )
    return bytes(packed)


def option(options, packed, name):
    """The value of a packed option by its name."""
    place = number_of(options, name)
    values = options[place][1]
    return packed[place] if values is None else values[packed[place]]
