"""`python -m tools.pictures`: freeze the deck, photograph it, or draw one picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.pictures.dream import DECK, draw, path_of
from tools.pictures.sheet import sheet


def numbers(text: str) -> list[int]:
    """Read `7`, `1-12` or `3,9,20-24`."""
    out: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        out += range(int(first), int(last or first) + 1)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("draw", help="draw one picture to a file")
    one.add_argument("number", type=int)
    one.add_argument("seed", type=int)
    one.add_argument("out", type=Path)
    ice = commands.add_parser("freeze", help="choose and write the deck")
    ice.add_argument("--only", type=numbers, help="with --fresh, these pictures only, such as 3,9,20-24")
    ice.add_argument("--tries", type=int, default=3, help="sound variations to choose from")
    ice.add_argument("--fresh", action="store_true", help="choose anew instead of keeping sound variations")
    photo = commands.add_parser("sheet", help="photograph the frozen deck")
    photo.add_argument("out", type=Path)
    photo.add_argument("--only", type=numbers, default=list(range(1, DECK + 1)))
    photo.add_argument("--columns", type=int, default=16)
    photo.add_argument("--width", type=int, default=160)
    args = parser.parse_args()
    if args.command == "draw":
        args.out.write_text(draw(args.number, args.seed).svg())
    elif args.command == "freeze":
        from tools.pictures.freeze import freeze

        freeze(args.only, args.tries, args.fresh)
    else:
        sheet([path_of(n) for n in args.only], args.out, args.columns, args.width)


if __name__ == "__main__":
    main()
