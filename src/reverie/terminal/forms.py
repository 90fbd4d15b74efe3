"""Filling in a form at the terminal, whatever the game: one line for each field."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Console

from ..kernel.codec import move_from_json
from ..kernel.words import Json, Malformed, Move
from .speaker import Speaker


def fill_in(
    fields: list[dict[str, Json]],
    moves: Mapping[str, type[Move]],
    read: Callable[[str], str],
    console: Console,
    say: Speaker,
) -> Move | None:
    """Ask for each field and make the move; None if the player gives up or it is none."""
    given: dict[str, Json] = {}
    for field in fields:
        if field["type"] == "fixed":
            given[field["name"]] = field["value"]
            continue
        value = _field(field, read, console, say)
        if value is None:
            return None
        given[field["name"]] = value
    try:
        return move_from_json(given, moves)
    except Malformed as error:
        console.print(str(error), style="#ef7d7d")
        return None


def _field(field: dict[str, Json], read: Callable[[str], str], console: Console, say: Speaker) -> Json | None:
    while True:
        try:
            line = read("  " + say.text("terminal-field", field=say.field(field)) + " ").strip()
        except EOFError:
            return None
        if line == "":
            return None
        match field["type"]:
            case "integer":
                number = line.removeprefix("-")
                if number.isdecimal() and field["least"] <= int(line) <= field["most"]:
                    return int(line)
                console.print(say.text("terminal-number", least=field["least"], most=field["most"]))
            case "choice":
                choices = field["values"]
                if line.isdecimal() and 1 <= int(line) <= len(choices):
                    return choices[int(line) - 1]
                if line in [str(choice) for choice in choices]:
                    return next(choice for choice in choices if str(choice) == line)
                console.print(say.text("terminal-choose", count=len(choices)))
            case "subset":
                several = read_several(line, field["values"])
                if several is not None:
                    return several
                console.print(say.text("terminal-several", count=len(field["values"])))
            case _:
                return line


def read_several(line: str, values: list[Json]) -> list[Json] | None:
    """Read which of some values a line of numbers names, 0 being none of them; None if it is no such line."""
    numbers = line.replace(",", " ").split()
    if numbers == ["0"]:
        return []
    if not all(number.isdecimal() and 1 <= int(number) <= len(values) for number in numbers):
        return None
    return [values[place - 1] for place in sorted({int(number) for number in numbers})]
