"""What was written down before the Vale had versions and options is still read."""

from __future__ import annotations

import json

import reverie
from reverie import games
from reverie.games.vale.state import Vale
from reverie.kernel.chance import Seeded
from reverie.kernel.table import Table


def test_a_snapshot_from_before_there_were_versions_is_of_version_1() -> None:
    table = Table(games.find("vale", 1), 2, Seeded(1))
    snapshot = json.loads(json.dumps(table.snapshot()))
    del snapshot["state"]["rules"], snapshot["state"]["remembers"]
    state = table.restore(snapshot)
    assert isinstance(state, Vale)
    assert (state.rules, state.remembers) == (1, True)
    assert state == table._state


def test_a_log_from_before_there_were_options_is_replayed_with_the_usual_ones() -> None:
    log = json.loads(json.dumps(Table(games.find("vale", 1), 2, Seeded(1)).log()))
    log["options"] = {}
    table = reverie.replay(log)
    assert (table.game.rules, table.choices) == (1, {"tamed": "remembered"})


def test_new_tables_are_of_the_newest_version() -> None:
    state = reverie.table("vale", seats=2, options={"tamed": "forgotten"})._state
    assert isinstance(state, Vale)
    assert (state.rules, state.remembers) == (2, False)
