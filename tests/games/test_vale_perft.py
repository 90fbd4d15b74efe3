"""The tree of decisions of the Vale has the size and the leaves that it had, under each version of its rules."""

import json

import pytest

from reverie.games.vale.game import GAME
from tests.games.perft import KEPT, counts, tables

FIXED = {rules: tables(rules) for rules in range(GAME.oldest, GAME.version + 1)}
CHANGED = {"payments", "dragons", "resolution"}
"""Where version 2 lets a stone be added, or any active effect be copied."""


@pytest.mark.parametrize(("rules", "name"), [(rules, name) for rules, laid in FIXED.items() for name in laid])
def test_the_tree_is_as_it_was(rules: int, name: str) -> None:
    board, depth = FIXED[rules][name]
    assert counts(board, depth) == json.loads(KEPT[rules].read_text(encoding="utf-8"))[name]


def test_a_new_version_changes_only_what_it_is_about() -> None:
    old, new = [json.loads(KEPT[rules].read_text(encoding="utf-8")) for rules in (1, 2)]
    assert {name for name in old if old[name] != new[name]} == CHANGED


def test_four_cards_are_shared_out_in_six_ways() -> None:
    board, depth = FIXED[GAME.version]["hunt of two"]
    found = counts(board, depth)
    assert [each["sequences"] for each in found] == [4, 12, 24, 24]
    assert [each["positions"] for each in found] == [4, 12, 12, 6]
