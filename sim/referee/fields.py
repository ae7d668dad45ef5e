"""What may stand in a request: reading a line strictly, and fetching fields of the right type."""

import json
from typing import Any, NoReturn

MOST_SEED = 2**60 - 1
MOST_SHOWN = 40

Json = dict[str, Any]


class Fault(Exception):
    """A request that cannot be granted: a code of the referee's table and what is wrong, in one sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def bad(sentence: str) -> NoReturn:
    """Refuse a request as malformed."""
    raise Fault("bad-request", sentence)


def shown(value: object) -> str:
    """A value as it may be repeated in a sentence: in JSON, and short."""
    try:
        text = json.dumps(value)
    except (RecursionError, ValueError, TypeError):
        return "something else"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 3] + "..."


def read(line: bytes) -> Json:
    """The JSON object of a line. Raises Fault for anything else, a name given twice and NaN among it."""
    try:
        request = json.loads(line.decode("utf-8"), object_pairs_hook=_object, parse_constant=_no_number)
    except UnicodeDecodeError:
        bad("The line is not UTF-8.")
    except RecursionError:
        bad("The line is nested too deeply.")
    except json.JSONDecodeError as fault:
        bad(f"The line is not JSON: {fault.msg} at column {fault.colno}.")
    except ValueError:  # a number with more digits than Python reads
        bad("The line has a number that is too long.")
    if not isinstance(request, dict):
        bad("A request is a JSON object.")
    return request


def _object(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) < len(pairs):
        bad("A request names each field once.")
    return found


def _no_number(name: str) -> NoReturn:
    bad(f"{name} is not JSON.")


def is_whole(value: object) -> bool:
    """Whether a value is a whole number; True and 1.0 are none."""
    return type(value) is int


def fetch(request: Json, name: str) -> Any:
    """A field that must be there."""
    if name not in request:
        bad(f"The request lacks '{name}'.")
    return request[name]


def text(request: Json, name: str) -> str:
    """A field that must be a string."""
    value = fetch(request, name)
    if not isinstance(value, str):
        bad(f"'{name}' is a string, not {shown(value)}.")
    return value


def whole(request: Json, name: str, least: int, most: int) -> int:
    """A field that must be a whole number within bounds."""
    value = fetch(request, name)
    if not is_whole(value) or not least <= value <= most:
        bad(f"'{name}' is a whole number from {least} to {most}, not {shown(value)}.")
    return value


def table(request: Json, name: str) -> Json:
    """A field that must be an object."""
    value = fetch(request, name)
    if not isinstance(value, dict):
        bad(f"'{name}' is an object, not {shown(value)}.")
    return value
