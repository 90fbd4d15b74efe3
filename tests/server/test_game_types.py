"""What the page knows of a game is made from its Python classes: no file of it is stale."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.server.protocol.game_types import boxes, game_types

WEB = Path(__file__).parents[2] / "web"
GAMES = [name for name in game_types() if (WEB / "src/games" / name).is_dir()]


@pytest.mark.parametrize("game", GAMES)
def test_the_types_of_the_page_are_those_of_the_game(game: str) -> None:
    written = (WEB / "src/games" / game / "protocol.ts").read_text(encoding="utf-8")
    assert written == game_types()[game], "run `npm run protocol` in web"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_draws_the_box_that_is_served(game: str) -> None:
    written = (WEB / "src/games" / game / "box.json").read_text(encoding="utf-8")
    assert written == boxes()[game], "run `npm run protocol` in web"


def test_types_tell_fields_choices_and_what_only_some_may_know() -> None:
    vale = game_types()["vale"]
    assert "  readonly hands: readonly (readonly number[])[];" in vale
    assert "export type Stones = readonly [number, number, number];" in vale
    assert "  | Happened<'drawn', { seat: number; card: number; drawn?: number }>" in vale
    assert "  | Asked<'keep', { limit: number }, Move>" in vale
    assert "  readonly role: Role | '';" in game_types()["when_i_dream"]
    assert "memory" not in game_types()["when_i_dream"], "a page is not sent what stays in a mind"
