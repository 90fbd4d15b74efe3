"""Tests of the ledgers: each cites the clauses that it proves with `@rule("V4.2")`, a card with `@rule("V:hestia")`."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cite the clauses that a test proves."""
    return pytest.mark.rule(*ids)
