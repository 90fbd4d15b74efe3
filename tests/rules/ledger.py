"""The ledgers in `docs/rules`: the specification of each game, one clause to a line."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "rules"

_CLAUSE = re.compile(r"^- ([A-Z]\d+\.\d+) ", re.MULTILINE)


def ledger_clauses(game: str) -> list[str]:
    """List the ids of a ledger's clauses, in its order."""
    return _CLAUSE.findall((FOLDER / f"{game}.md").read_text(encoding="utf-8"))
