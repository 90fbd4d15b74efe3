"""Golden games: whole logs with what they did, so that a change of the rules shows where it begins.

`python -m tests.games.golden` plays and writes new ones; old ones stay, unless the rules' version changes.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import reverie
from reverie import Json, Table
from reverie.kernel.codec import field_names, plain
from reverie.kernel.log import read_entry
from reverie.kernel.replay import play_recorded
from reverie.kernel.replay import replay as rebuild
from reverie.kernel.words import CLOCK, Expire

FOLDER = Path(__file__).parent.parent / "golden"


def happened(table: Table) -> list[str]:
    """Tell the events of the last move, one line each."""
    lines = []
    for _, event in table.events(table.n):
        facts = " ".join(f"{name}={json.dumps(plain(fact))}" for name, fact in event.open().items() if name != "kind")
        lines.append(f"{event.kind} {facts}".strip())
    return lines


def fields_seen(table: Table) -> list[str]:
    """List what the finger of a view is taken of: all but the agenda, and what follows from the rest."""
    view = table.view(None)
    return [name for name in plain(view) if name not in ("agenda", *view.told)]


def seen(table: Table, fields: list[str]) -> str:
    """Print the finger of what everybody sees in some fields of their views."""
    views = [recorded(table.view(seat)) for seat in (*range(table.seats), None)]
    views = [{name: told for name, told in view.items() if name in fields} for view in views]
    asks = [(question.seat, question.kind, sorted(map(repr, question.options))) for question in table.asks]
    return hashlib.sha256(json.dumps([views, asks]).encode()).hexdigest()[:12]


def recorded(value: Any) -> Any:
    """Write a thing as it is told, without what follows from the rest, however deep it lies."""
    told = plain(value)
    _forget(value, told)
    return told


def _forget(value: Any, told: Any) -> None:
    if isinstance(value, (tuple, list)):
        for part, written in zip(value, told, strict=True):
            _forget(part, written)
    elif (names := field_names(type(value))) is not None:
        for name in getattr(value, "told", ()):
            del told[name]
        for name in names:
            if name in told:
                _forget(getattr(value, name), told[name])


def record(log: Json) -> Json:
    """Write down a finished game and what each of its moves did, and which fields a view has by now."""
    fields = fields_seen(reverie.replay(log))
    return {
        "log": log,
        "fields": fields,
        "moves": retell(log, fields),
        "scores": reverie.replay(log).scores,
        "winners": reverie.replay(log).winners,
    }


def retell(log: Json, fields: list[str]) -> list[dict[str, Any]]:
    """Replay a log move by move; tell what each did. Stops at the first move that the rules refuse."""
    table = rebuild({**log, "moves": []}, reverie.games.find)
    types = table.game.move_types()
    told = [{"events": happened(table), "seen": seen(table, fields)}]
    for number, data in enumerate(log["moves"]):
        try:
            play_recorded(table, read_entry(data, types), number)
        except reverie.Malformed as error:
            told.append({"events": [f"refused: {error}"], "seen": ""})
            break
        told.append({"events": happened(table), "seen": seen(table, fields)})
    return told


def first_difference(kept: Json) -> str | None:
    """Name the first move of a golden game that does something else now."""
    told = retell(kept["log"], kept["fields"])
    for number, (then, now) in enumerate(zip(kept["moves"], told, strict=False)):
        if then != now:
            move = "the setup" if number == 0 else f"move {number - 1}, {kept['log']['moves'][number - 1]['move']}"
            return f"{move}: was {then}, is {now}"
    if len(told) != len(kept["moves"]):
        return f"the game has {len(told)} moments, had {len(kept['moves'])}"
    return None


def printed(kept: Json) -> str:
    """Print a golden game so that a difference is readable: a line for each move, a line for what it did."""

    def lines(items: list[Json]) -> str:
        return ",\n".join(json.dumps(item, ensure_ascii=False) for item in items)

    log = dict(kept["log"])
    moves = log.pop("moves")
    head = json.dumps(log)[:-1]
    ends = f'"scores": {kept["scores"]}, "winners": {kept["winners"]}, "fields": {json.dumps(kept["fields"])}'
    return f'{{"log": {head}, "moves": [\n{lines(moves)}\n]}},\n{ends},\n"moves": [\n{lines(kept["moves"])}\n]}}\n'


def lively(table: Table, seed: int) -> Table:
    """Play a game of the Vale to its end, summoning where possible more often than chance would."""
    chance = reverie.Seeded(f"golden {seed}")
    while not table.over:
        (question,) = table.asks
        summons = [move for move in question.options if move.kind == "summon"]
        options = summons if summons and chance.below(10) < 8 else question.options
        table.play(question.seat, options[chance.below(len(options))])
    return table


def variety(table: Table) -> int:
    """How many kinds of moves and events a game has."""
    kinds = {event.kind for _, event in table.events()}
    reasons = {event.facts.get("card") for _, event in table.events() if event.kind in ("activated", "copied", "piled")}
    return 3 * len(kinds) + len(reasons)


def dreamt(seats: int) -> Table:
    """Let bots dream a game to its end; in one round somebody is late for everything. (D6.4)"""
    table = reverie.table("dreams", seats=seats, seed=seats, options={"clock": "usual"})
    chance = reverie.Seeded("golden")
    while not table.over:
        if len(table.entries) % 41 == 40:
            table.play(CLOCK, Expire(table.deadlines[0].key))
            continue
        question = next(each for each in table.asks if each.awaited)
        move = table.game.advise(table.view(question.seat), question, "dreaming", chance)
        assert move is not None
        table.play(question.seat, move)
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seats in (4,):  # those of three and five are by the first rules
        path = FOLDER / f"dreams-{seats}.json"
        path.write_text(printed(record(dreamt(seats).log())), encoding="utf-8")
        print(path.name)
    for seats in (2, 3, 4):
        games = [lively(reverie.table("vale", seats=seats, seed=seed), seed) for seed in range(150)]
        best = max(games, key=variety)
        path = FOLDER / f"vale-{seats}.json"
        path.write_text(printed(record(best.log())), encoding="utf-8")
        print(path.name, best.n, "moves", best.scores, "variety", variety(best))


if __name__ == "__main__":
    main()
