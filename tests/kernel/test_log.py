"""Logs from outside: what the rules refuse is Malformed and names the move at fault, whatever was done to it."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import reverie
from reverie import Malformed
from tests.kernel.tiny import LANTERNS


@pytest.fixture(scope="module")
def log() -> Any:
    table = reverie.table("vale", seats=2, seed=11)
    chance = random.Random(11)
    while not table.over:
        ask = table.asks[0]
        table.play(ask.seat, chance.choice(ask.options))
    return table.log()


def test_a_log_says_what_it_is(log: Any) -> None:
    assert {key: log[key] for key in ("format", "game", "rules", "seats", "options")} == {
        "format": 1,
        "game": "vale",
        "rules": 2,
        "seats": 2,
        "options": {"tamed": "remembered"},
    }


def test_a_replayed_table_can_be_played_on(log: Any) -> None:
    table = reverie.replay(log, upto=20, chance=reverie.Seeded(3))
    assert table.n == 20
    while not table.over:
        ask = table.asks[0]
        table.play(ask.seat, ask.options[0])
    assert reverie.replay(table.log()).scores == table.scores


def test_a_replayed_table_without_chance_cannot_draw(log: Any) -> None:
    number = next(n for n, entry in enumerate(log["moves"]) if "chance" in entry)
    table = reverie.replay(log, upto=number)
    with pytest.raises(Malformed):
        table.play(table.asks[0].seat, reverie.replay(log, upto=number + 1).entries[-1].move)


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        "log",
        {},
        {"format": 2},
        {"format": 1, "game": "vale"},
        {"format": 1, "game": "chess", "rules": 1, "seats": 2, "options": {}, "start": [], "moves": []},
        {"format": 1, "game": "vale", "rules": 99, "seats": 2, "options": {}, "start": [], "moves": []},
        {"format": 1, "game": "vale", "rules": 1, "seats": 9, "options": {}, "start": [], "moves": []},
        {"format": 1, "game": "vale", "rules": 1, "seats": True, "options": {}, "start": [], "moves": []},
        {"format": 1, "game": "vale", "rules": 1, "seats": 2, "options": {"x": 1}, "start": [], "moves": []},
        {"format": 1, "game": "vale", "rules": 1, "seats": 2, "options": {}, "start": [], "moves": []},
        {"format": 1, "game": "vale", "rules": 1, "seats": 2, "options": {}, "start": [0, 1.5], "moves": []},
        {"format": 1, "game": "vale", "rules": 1, "seats": 2, "options": {}, "start": [-1], "moves": []},
        {"format": 1, "game": ["vale"], "rules": 1, "seats": 2, "options": {}, "start": [], "moves": []},
    ],
)
def test_what_is_no_log_is_malformed(wrong: Any) -> None:
    with pytest.raises(Malformed):
        reverie.replay(wrong)


def test_the_first_move_at_fault_is_named(log: Any) -> None:
    broken = copy.deepcopy(log)
    broken["moves"][30]["move"] = {"kind": "mark", "card": 99}
    with pytest.raises(Malformed, match="move 30"):
        reverie.replay(broken)


def test_missing_and_superfluous_chance_are_named(log: Any) -> None:
    number = next(n for n, entry in enumerate(log["moves"]) if "chance" in entry)
    for chance in ([], [*log["moves"][number]["chance"], 0]):
        broken = copy.deepcopy(log)
        broken["moves"][number]["chance"] = chance
        with pytest.raises(Malformed, match=f"move {number} "):
            reverie.replay(broken)


ODD = [None, True, -1, 1.5, 10**30, "x", "", [], {}, [[]], {"kind": "end"}, [0, 0, 0]]


def mangle(data: Any, chance: random.Random) -> None:
    """Change one thing somewhere in a log."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = chance.choice(keys)
        if isinstance(data[key], (dict, list)) and data[key] and chance.random() < 0.9:
            data = data[key]
            continue
        if chance.random() < 0.3:
            del data[key]
        else:
            data[key] = chance.choice(ODD)
        return


def test_a_mangled_log_is_malformed_or_still_a_game(log: Any) -> None:
    chance = random.Random(5)
    short = {**log, "moves": log["moves"][:60]}
    malformed = 0
    for _ in range(400):
        broken = json.loads(json.dumps(short))
        mangle(broken, chance)
        try:
            reverie.replay(broken)
        except Malformed:
            malformed += 1
    assert malformed > 250


def test_verdicts_are_in_the_log_and_need_no_judge_again() -> None:
    from reverie.kernel.conformance import open_table, some_turn
    from reverie.kernel.replay import replay

    table = open_table(LANTERNS, 3, 4)
    chance = reverie.Seeded(4)
    while not table.over:
        table.play(*some_turn(table, chance))
    log = table.log()
    assert any("verdicts" in entry for entry in log["moves"])
    assert replay(log, lambda name, rules: LANTERNS).scores == table.scores
    number = next(n for n, entry in enumerate(log["moves"]) if "verdicts" in entry)
    log["moves"][number]["verdicts"] = []
    with pytest.raises(Malformed, match=f"move {number} "):
        replay(log, lambda name, rules: LANTERNS)


def test_a_verdict_that_no_judge_gives_is_malformed() -> None:
    table = reverie.table("when_i_dream", seats=4, seed=2)
    chance = reverie.Seeded(2)
    while not any(entry.verdicts for entry in table.entries):
        seat = table.asks[chance.below(len(table.asks))].seat
        table.play(seat, table.sample(seat, chance))
    log = json.loads(json.dumps(table.log()))
    for verdict in (None, {}, "ok", 7):
        log["moves"][-1]["verdicts"] = [verdict]
        with pytest.raises(Malformed, match=f"move {table.n - 1} of the log"):
            reverie.replay(log)
