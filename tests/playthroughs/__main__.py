"""Records matches: `python -m tests.playthroughs [--write [NAME...]]`."""

import sys

from tests.playthroughs.recorder import FOLDER, cases, record


def main(arguments: list[str]) -> int:
    """Say what is to be recorded and what is to go; with --write, do it. Returns the status."""
    write = arguments[:1] == ["--write"]
    names = set(arguments[1:])
    wanted = {case.name: case for case in cases()}
    if unknown := names - wanted.keys():
        print(f"There is no playthrough {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    for name, case in wanted.items():
        if name in names or not case.path.exists():
            print(f"record {name}")
            if write:
                case.path.write_text("\n".join(record(case)) + "\n", encoding="utf-8")
    for path in sorted(FOLDER.glob("*.txt")):
        if path.stem not in wanted:
            print(f"remove {path.stem}")
            if write:
                path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
