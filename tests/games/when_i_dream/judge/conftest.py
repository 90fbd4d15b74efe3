"""The judges of both languages, opened once."""

from __future__ import annotations

import pytest

from reverie.games.when_i_dream.judge.word_judge import WordJudge, open_judge


@pytest.fixture(params=["fr", "en"])
def judge(request: pytest.FixtureRequest) -> WordJudge:
    return open_judge(request.param)


@pytest.fixture
def french() -> WordJudge:
    return open_judge("fr")


@pytest.fixture
def english() -> WordJudge:
    return open_judge("en")
