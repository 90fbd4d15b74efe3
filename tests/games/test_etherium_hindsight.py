"""Programmes looked back at: each beside the best that are found."""

from __future__ import annotations

import reverie
from reverie.bots import reconsider
from reverie.games.etherium.moves import Programme
from reverie.games.etherium.panel import PANEL_SLUGS as PANEL
from reverie.kernel.chance import Seeded
from reverie.kernel.table import Question, Table
from reverie.words import LANGUAGES, Words


def asked_to_programme(seed: int) -> tuple[Table, Question]:
    table, chance = reverie.table("etherium", 4, seed=seed), Seeded(seed)
    while True:
        question = table.asks[0]
        if question.kind == "programme":
            return table, question
        table.play(question.seat, table.sample(question.seat, chance))


def test_a_programme_is_judged_beside_better_ones() -> None:
    table, question = asked_to_programme(3)
    city, drill = PANEL.index("move_city"), PANEL.index("upgrade_army")
    poor = Programme((drill, city, PANEL.index("booster"), PANEL.index("capacity")), True)
    found = reconsider("etherium", table.view(question.seat), question, poor, seed=1)
    assert found[0][0] == poor and len(found) > 3
    assert max(value for _, value in found[1:]) > found[0][1], "four actions that fail are not the best"
    assert found == reconsider("etherium", table.view(question.seat), question, poor, seed=1)


def test_a_draft_and_what_is_no_programme_are_not_judged() -> None:
    table, question = asked_to_programme(3)
    draft = Programme((0, 1, 2, -1), False)
    assert reconsider("etherium", table.view(question.seat), question, draft, seed=1) == []
    vale = reverie.table("vale", 2, seed=1)
    first = vale.asks[0]
    assert reconsider("vale", vale.view(first.seat), first, first.options[0], seed=1) == []


def test_a_programme_is_told_by_its_actions() -> None:
    move = Programme((0, 5, 12, -1), False)
    told = [Words(language).move("etherium", move) for language in LANGUAGES]
    assert told[1].endswith("move to a mine, collect in a mine, upgrade the guide and nothing yet")
    assert told[0].endswith("augmenter le guide et rien encore")
