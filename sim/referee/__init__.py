"""The referee: a door for other programs, one JSON object a line in and one a line out.

`python3 -m sim referee` runs it; it needs nothing installed. `door` reads and writes lines, `desk` answers
requests, `fields` reads what stands in them, and one file a game (`nap`) has the words of its moves and
states. To add a game: a file with a `Tongue` of its own and a line in `desk.TONGUES`.
"""

import sys


def main(arguments: list[str]) -> int:
    """Serve standard input until it ends; returns the status of the process."""
    if arguments:
        print(f"The referee takes no arguments, and was given '{arguments[0]}'.", file=sys.stderr)
        return 2
    from sim.referee.door import serve

    return serve(sys.stdin.buffer, sys.stdout.buffer)
