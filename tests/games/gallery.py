"""A gallery of golden games, one line a move: who, what, by which chance, and a finger of what it did.

`python -m tests.games.gallery` plays and writes what is missing, by the newest rules; games that are
there stay as they are, and say by which rules they were played. They cover every number of seats and
every value of every option, and are played by bots of every kind.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import reverie
from reverie import Game, Json, Seeded, Table, games
from reverie.bots import LEVELS, Bot, bot
from reverie.kernel.log import read_entry
from reverie.kernel.replay import play_recorded
from reverie.kernel.replay import replay as rebuild
from reverie.lab.match import Match
from tests.games.golden import FOLDER, fields_seen, happened, seen

GALLERY = FOLDER / "gallery"
SHOWN = [name for name in games.names() if name != "etherfields"]
"""Games that are whole; the other has no old games to keep yet."""
GAMES = 12
"""Games of every version of the rules of every game."""
WRITTEN = 25
"""Of so many moves one says in words what it did, and what all see then."""
THOUGHTS = 40
"""How far those bots look that look ahead."""
LONGEST = 700
"""Moves that are kept of a game."""


def finger(told: list[str]) -> str:
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:8]


def moments(log: Json, fields: list[str]) -> Iterator[Json]:
    """Replay a game; tell of the setup and of each move what it did, and here and there what all see."""
    table = rebuild({**log, "moves": []}, games.find)
    types = table.game.move_types()
    yield [happened(table), seen(table, fields)]
    last = len(log["moves"])
    for number, data in enumerate(log["moves"], start=1):
        try:
            play_recorded(table, read_entry(data, types), number - 1)
        except reverie.Malformed as error:
            yield [[f"refused: {error}"], ""]
            return
        told = happened(table)
        yield [told, seen(table, fields)] if number % WRITTEN == 0 or number == last else [finger(told)]


def first_difference(kept: Json) -> str | None:
    """Name the first move of a game that does something else now."""
    for number, (then, now) in enumerate(zip(kept["moments"], moments(kept["log"], kept["fields"]), strict=True)):
        if then != now:
            move = "the setup" if number == 0 else f"move {number}, {kept['log']['moves'][number - 1]['move']}"
            return f"{move}: was {then}, is {now}"
    return None


def written(log: Json, bots: list[str], fields: list[str]) -> str:
    """Write a game: its setup, who played, which fields a view has by now; then a line for each move."""

    def line(told: Json) -> str:
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))

    head = {name: told for name, told in log.items() if name != "moves"}
    lines = [line([head, bots, fields])]
    for number, moment in enumerate(moments(log, fields)):
        move = log["moves"][number - 1] if number else {"seat": None, "move": None}
        lines.append(line([move["seat"], move["move"], move.get("chance", []), move.get("verdicts", []), *moment]))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def read(path: Path) -> Json:
    """Read what `written` wrote."""
    (head, bots, fields), *lines = json.loads(path.read_text(encoding="utf-8"))
    moves = []
    for seat, move, chance, verdicts, *_ in lines[1:]:
        told = {"seat": seat, "move": move, "chance": chance, "verdicts": verdicts}
        moves.append({name: value for name, value in told.items() if value != []})
    return {"log": {**head, "moves": moves}, "bots": bots, "fields": fields, "moments": [line[4:] for line in lines]}


def setup(game: Game, number: int) -> tuple[int, dict[str, Json]]:
    """Choose seats and options such that the games together have them all."""
    options = {
        option.name: option.values[number // (1 + place % 3) % len(option.values)]
        for place, option in enumerate(game.options)
    }
    counts = range(game.min_seats, game.max_seats + 1)
    return next(seats for seats in (*counts[number % len(counts) :], *counts) if honours(game, seats, options)), options


def honours(game: Game, seats: int, options: dict[str, Json]) -> bool:
    """Whether a table of so many seats may choose these options."""
    try:
        game.choices(options, seats=seats)
    except reverie.Malformed:
        return False
    return True


def players(seats: int, number: int) -> list[tuple[str, Bot]]:
    """Seat bots of every kind, another one first each time."""
    kinds = ("random", *LEVELS)
    names = [kinds[(number + seat) % len(kinds)] for seat in range(seats)]
    return [(name, bot(name, iterations=THOUGHTS)) for name in names]


def played(game: Game, number: int) -> tuple[Table, list[str]]:
    """Play a game, the same whenever it is asked for."""
    seats, options = setup(game, number)
    table = reverie.table(game.name, seats, f"gallery {number}", options)
    sitting = players(seats, number)
    Match(table, [bot for _, bot in sitting], Seeded(f"gallery bots {number}")).play()
    return table, [name for name, _ in sitting]


def path_of(game: Game, number: int) -> Path:
    return GALLERY / game.name / f"rules-{game.rules}-{number + 1:02}.json"


def lacking(game: Game) -> list[str]:
    """List what the games by the rules of a game do not show yet: seats, options, bots, or enough of them.

    Options came and went while older rules were played: those are asked of the newest.
    """
    kept = [read(path) for path in sorted((GALLERY / game.name).glob(f"rules-{game.rules}-*.json"))]
    wanted: dict[str, tuple[set[Json], set[Json]]] = {
        "seats": ({each["log"]["seats"] for each in kept}, set(range(game.min_seats, game.max_seats + 1))),
        "bots": ({bot for each in kept for bot in each["bots"]}, {"random", *LEVELS}),
    }
    for option in game.options if game.rules == game.version else ():
        shown = {each["log"]["options"].get(option.name, option.usual()) for each in kept}
        wanted[option.name] = (shown, set(option.values))
    return [name for name, (shown, all_of) in wanted.items() if not shown >= all_of] + ["games"] * (len(kept) < GAMES)


def main() -> None:
    for name in SHOWN:
        game, number = games.find(name), -1
        while lacking(game):
            number += 1
            path = path_of(game, number)
            if not path.exists():
                table, bots = played(game, number)
                log = table.log()
                log["moves"] = log["moves"][:LONGEST]
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(written(log, bots, fields_seen(table)), encoding="utf-8")
                print(path.name, name, table.n, "moves", table.seats, dict(table.choices), table.scores, flush=True)


if __name__ == "__main__":
    main()
