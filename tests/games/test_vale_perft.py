"""The tree of decisions of the Vale has the size and the leaves that it had."""

import json

import pytest

from tests.games.perft import KEPT, counts, tables

FIXED = tables()


@pytest.mark.parametrize("name", FIXED)
def test_the_tree_is_as_it_was(name: str) -> None:
    board, depth = FIXED[name]
    assert counts(board, depth) == json.loads(KEPT.read_text(encoding="utf-8"))[name]


def test_four_cards_are_shared_out_in_six_ways() -> None:
    board, depth = FIXED["hunt of two"]
    found = counts(board, depth)
    assert [each["sequences"] for each in found] == [4, 12, 24, 24]
    assert [each["positions"] for each in found] == [4, 12, 12, 6]
