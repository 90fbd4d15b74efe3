"""What the ledger says, what the code knows and what people can read are the same clauses."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from reverie import games
from reverie.stories import files
from reverie.words import FOLDER as LOCALES
from reverie.words import LANGUAGES

from .ledger import FOLDER, ledger_clauses

LEDGERS = sorted(path.stem for path in FOLDER.glob("*.md"))


def told_clauses(game: str, language: str) -> list[str]:
    """List the clauses that a language tells, in the order of its files: last those that must be found."""
    stories = [path for path in files(game, language) if path.is_file()]
    told = [path.read_text(encoding="utf-8") for path in (LOCALES / language / f"{game}.ftl", *stories)]
    beginning = f"{game}-rule-"
    entries = [entry for text in told for entry in FluentResource(text).body]
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return [id.removeprefix(beginning).replace("-", ".") for id in ids if id.startswith(beginning)]


@pytest.mark.parametrize("game", LEDGERS)
def test_a_ledger_names_each_clause_once_in_order(game: str) -> None:
    clauses = ledger_clauses(game)
    letters = {clause[0] for clause in clauses}
    numbers = [tuple(map(int, clause[1:].split("."))) for clause in clauses]
    assert len(letters) == 1
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("game", games.names())
def test_the_code_has_the_clauses_of_the_ledger(game: str) -> None:
    assert list(games.find(game).clauses) == ledger_clauses(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_people_can_read_every_clause_of_the_ledger_and_no_other(game: str, language: str) -> None:
    to_come = games.find(game).to_come
    assert told_clauses(game, language) == [clause for clause in ledger_clauses(game) if clause not in to_come]
