"""The public cases: each cites the clauses that it shows."""

from __future__ import annotations

import re

import pytest

from reverie.games.etherium.cards import FLASH
from reverie.games.etherium.game import CLAUSES
from tests.cases.language import listed, slug
from tests.cases.runner import FOLDER, Case, Failed, Player, cases_in, play, read_cases


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


NOT_PLAYED = {"E20.1", "E21.4"}
"""What is public, and whom a page offers as company."""


def test_every_clause_has_a_case() -> None:
    cited_by_cases = {clause for case in read_cases() for clause in case.clauses}
    assert cited_by_cases == set(CLAUSES) - NOT_PLAYED


@pytest.mark.parametrize(
    ("file", "line", "wrong"),
    [
        ("01_setup.txt", "Psolos levels 2/2/3/0", "Psolos levels 2/2/2/0"),
        ("09_connections.txt", "dice 4", "dice 4 4"),
        ("09_connections.txt", "dice 4", "dice 3"),
        ("09_connections.txt", "Reces may: stop; stop with 1; stop with 2", "Reces may: stop; stop with 1"),
        ("12_flight.txt", "told moved of Ertis by E17.1", "told moved of Ertis by E17.2"),
        ("14_draft.txt", "Hivalia is not asked", "Hivalia is asked lay"),
    ],
)
def test_a_case_that_says_something_else_fails(file: str, line: str, wrong: str) -> None:
    """The first case in the file with this line holds, and fails with the line changed."""
    case = next(case for case in cases_in(FOLDER / file) if any(said == line for _, said in case.lines))
    play(case)
    case.lines = [(number, wrong if said == line else said) for number, said in case.lines]
    with pytest.raises(Failed):
        play(case)


def test_what_a_case_does_not_know_it_does_not_pass_over() -> None:
    player = Player()
    for line in ("players Psolos Reces", "then"):
        player.read(line)
    with pytest.raises(ValueError, match="no such line"):
        player.read("Psolos is happy")
