"""The public cases: each cites the clauses that it shows."""

from __future__ import annotations

import re

import pytest

from reverie.games.etherium.cards import FLASH
from tests.cases.language import listed, slug
from tests.cases.runner import Case, play, read_cases


def cited(case: Case) -> list[str]:
    """List the clauses that a case cites, and the cards that it plays."""
    played = [answer.group(1) for _, line in case.lines if (answer := re.search(r"\w+: (?:play|lay) (.+)", line))]
    cards = {slug(name) for names in played for name in listed(names)} & SLUGS
    return [*case.clauses, *[f"E:{card}" for card in sorted(cards)]]


SLUGS = {card.slug for card in FLASH}
CASES = [pytest.param(case, id=case.name, marks=pytest.mark.rule(*cited(case))) for case in read_cases()]


@pytest.mark.parametrize("case", CASES)
def test_case(case: Case) -> None:
    play(case)
