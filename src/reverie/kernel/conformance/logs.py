"""Logs and snapshots: they rebuild what they were taken from."""

from __future__ import annotations

import json
import pickle
from dataclasses import dataclass

from ..chance import Chance, Committed, Seeded, commitment
from ..game import Game
from ..log import read_entry
from ..replay import play_recorded, replay
from ..saves import Save, read_save
from ..step import Deadline
from ..table import Table
from ..words import Json, Malformed
from .copies import names_of
from .positions import Options, asked, open_table, some_turn, stand, walk, watchers, written


@dataclass
class Moment:
    """All that can be seen of a table at one move."""

    state: str
    views: list[str]
    asks: list[object]
    deadlines: list[Deadline]
    events: list[dict[str, Json]]
    undo: list[bool]

    def difference(self, other: Moment) -> str:
        """Name what differs."""
        names = list(names_of(self))
        return ", ".join(name for name in names if getattr(self, name) != getattr(other, name))


def moment(table: Table) -> Moment:
    """Take down all that can be seen of a table."""
    return Moment(
        written(table._state),
        [repr(table.view(seat)) for seat in watchers(table)],
        [asked(question) for question in table.asks],
        table.deadlines,
        [event.open() for _, event in table.events(table.n)],
        [table.can_undo(seat) for seat in range(table.seats)],
    )


def check_replay(game: Game, seats: int, seed: int | str, options: Options = None) -> None:
    """A log rebuilds every moment of its game without a generator: state, views, asks, events, undo."""
    moments: list[Moment] = []
    table: Table | None = None
    for table, _, _ in walk(game, seats, seed, options):
        moments.append(moment(table))
    assert table is not None
    moments.append(moment(table))
    log = table.log()
    again = json.loads(json.dumps(log))
    assert again == log, "a log does not survive JSON"

    def find(name: str, rules: int) -> Game:
        assert (name, rules) == (game.name, game.rules)
        return game

    rebuilt = replay({**again, "moves": []}, find)
    types = game.move_types()
    for number, data in enumerate(again["moves"]):
        now = moment(rebuilt)
        assert now == moments[number], f"before move {number}, replay differs in {now.difference(moments[number])}"
        play_recorded(rebuilt, read_entry(data, types), number)
    assert moment(rebuilt) == moments[-1], "the end of a replay differs"
    assert rebuilt.log() == log, "a replayed table writes another log"
    middle = len(again["moves"]) // 2
    assert moment(replay(again, find, upto=middle)) == moments[middle], "replay up to the middle differs"


def check_snapshot(table: Table) -> None:
    """A state survives JSON, and plays on alike: the same moves with the same chance."""
    data = json.loads(json.dumps(table.snapshot()))
    state = table.restore(data)
    assert written(state) == written(table._state), "a snapshot gives back another state"
    one, other = table.copy(), stand(table, state)
    chance = Seeded("snapshot")
    for _ in range(8):
        if one.over:
            break
        seat, move = some_turn(one, chance)
        one.play(seat, move)
        other.play(seat, move)
        assert written(one._state) == written(other._state), f"after a snapshot, {move!r} leads elsewhere"


def check_save(table: Table, chance: Chance) -> None:
    """What a session leaves to the next survives JSON, opens a table, and tells nothing that a seat was not shown."""
    save = table.save()
    if save is None:
        return
    game = table.game
    assert read_save(json.loads(json.dumps(save.to_json()))) == save, "a save does not survive JSON"
    for seat in range(table.seats):
        world = game.imagine(table.view(seat), chance)
        assert game.save(world) == save.data, f"a save tells what seat {seat} was not shown"
    opened = [seats for seats in range(game.min_seats, game.max_seats + 1) if _opens(game, save, seats)]
    assert table.seats in opened, "a save does not open a table for those who saved"


def _opens(game: Game, save: Save, seats: int) -> bool:
    try:
        Table(game, seats, Seeded("save"), save=save)
    except Malformed:
        return False
    return True


def check_pickle(table: Table) -> None:
    """Views and questions can be sent to another process, where bots think."""
    for seat in watchers(table):
        view = table.view(seat)
        assert pickle.loads(pickle.dumps(view)) == view, f"the view of {seat} does not survive pickle"
    for question in table.asks:
        assert asked(pickle.loads(pickle.dumps(question))) == asked(question), "a question does not survive pickle"


def check_committed(game: Game, seats: int, secret: str, entropy: str, options: Options = None) -> None:
    """A secret fixes all chance of a table: whoever learns it can deal the whole game again."""
    table = open_table(game, seats, 0, options, Committed(secret, entropy))
    chance = Seeded(entropy)
    while not table.over:
        table.play(*some_turn(table, chance))
    log = table.log()
    again = open_table(game, seats, 0, options, Committed(secret, entropy))
    types = game.move_types()
    for data in log["moves"]:
        entry = read_entry(data, types)
        again.play(entry.seat, entry.move)
    assert again.log()["start"] == log["start"], "the secret deals another setup"
    dealt = [data.get("chance") for data in log["moves"]]
    assert [data.get("chance") for data in again.log()["moves"]] == dealt, "the secret deals another game"
    other = ("0" if secret[0] != "0" else "1") + secret[1:]
    assert commitment(secret) != commitment(other), "two secrets have one commitment"
