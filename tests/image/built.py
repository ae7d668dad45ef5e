"""The image of a board as source, made once for all tests: shortening its names takes some seconds."""

from functools import cache

from sim import image
from sim.boards import BOARDS


@cache
def contents(name: str) -> dict[str, bytes]:
    """The files of a board's image; nobody changes them."""
    return image.contents(BOARDS[name])
