"""No unread word reaches a client: everything that is sent of random sessions is searched. (F22.2)"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tools.walk import answer

from reverie import stories
from reverie.games.etherfields.content import ENTITIES, GATES, INHABITANTS, MAPS, NOTES, SCRIPTS, SECRETS, SLUMBERS
from reverie.games.etherfields.game import GAME
from reverie.kernel.chance import Seeded
from reverie.kernel.codec import plain
from reverie.kernel.table import Table
from reverie.server.protocol.games import box_of
from reverie.words import LANGUAGES
from tests.rules import rule

HIDDEN = (
    *SCRIPTS,
    *[f"secret.{each.id}" for each in SECRETS],
    *[f"note.{each.id}" for each in NOTES],
    *[f"z.{each.id}" for each in ENTITIES],
    *[f"gate.{each.number}" for each in GATES],
)
"""What must be found first, by its passages."""


@cache
def betrayals(id: str) -> tuple[str, ...]:
    """What would betray a passage: its id as it is written in JSON, and its words in every language."""
    told = [f'"{id}"', f'"{id}.']
    for language in LANGUAGES:
        words, parts = stories.passage("etherfields", id, language)
        told += [text for text in (words, *parts.values()) if len(text) > 9]
    return tuple(told)


def sent(table: Table, seat: int | None) -> str:
    """All that the page of a seat is sent now: its view, all events, what it is asked, and the passages it found."""
    view = table.view(seat)
    seen = {name: value for name, value in plain(view).items() if name not in view.unsaid}
    seen |= {name: plain(getattr(view, name)) for name in view.told}
    told: list[Any] = [seen, [event.seen_by(seat) for _, event in table.events()]]
    told += [[ask.kind, ask.facts, [plain(move) for move in ask.options]] for ask in table.asks if ask.seat == seat]
    told += [[question.kind, question.facts] for question in table.asks]
    for id in GAME.found(view):
        told.append([id, GAME.passage(id), *[stories.passage("etherfields", id, language) for language in LANGUAGES]])
    return json.dumps(told, ensure_ascii=False)


def sessions(count: int) -> Iterator[Table]:
    for number in range(count):
        seats, chance = 1 + number % 4, Seeded(f"unread {number}")
        table = Table(GAME, seats, Seeded(f"unread table {number}"))
        while not table.over and table.n < 260:
            table.play(*answer(table, chance, number % 2 == 0))
            if chance.below(25) == 0:
                yield table
        yield table


@rule("F22.2")
def test_nothing_that_was_not_found_is_sent_to_anybody() -> None:
    looked = 0
    for table in sessions(8):
        for seat in [*range(table.seats), None]:
            whole, found = sent(table, seat), set(GAME.found(table.view(seat)))
            seen_once = {event.seen_by(seat).get("passage") for _, event in table.events()}
            for id in HIDDEN:
                if id not in found and id not in seen_once:
                    looked += 1
                    assert not [mark for mark in betrayals(id) if mark in whole], id
    assert looked > 1000


@rule("F22.2")
def test_the_search_finds_what_is_there() -> None:
    table = Table(GAME, 1, Seeded(1))
    while not table.view(0).read:  # type: ignore[attr-defined]
        table.play(0, table.asks[0].options[0])
    assert all(mark in sent(table, 0) for mark in betrayals("0.01")[2:]) and '"0.01"' in sent(table, 0)


@rule("F22.2")
@pytest.mark.parametrize("what", ["box", "bundle"])
def test_what_everybody_may_fetch_holds_no_passage(what: str) -> None:
    from reverie.words import FOLDER

    if what == "box":
        whole = str(box_of(GAME))
        names = [each.id for each in (*SLUMBERS, *INHABITANTS.values(), *SECRETS, *NOTES)]
        names += [each.id for gate in GATES for each in gate.actions.values()]
        names += [f"{map_id}." for map_id in MAPS]
    else:
        whole = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*/*.ftl"))
        names = []
    for id in HIDDEN:
        assert not [mark for mark in betrayals(id)[2:] if mark in whole], id
    assert not [name for name in names if f"'{name}" in whole]
