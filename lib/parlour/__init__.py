"""What a player sees: screens, tables and the kit they are drawn with."""


def data(name):
    """The path of a built file in parlour/data."""
    return __file__.replace("\\", "/").rsplit("/", 1)[0] + "/data/" + name
