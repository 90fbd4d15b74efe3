"""A judge for tables that argue about nothing."""

from __future__ import annotations

from ....kernel.outside import Judge
from ....kernel.words import Json


class StrictJudge(Judge):
    """Refuses every clue that the judge behind it finds doubtful. (W4.2)"""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def verdict(self, question: dict[str, Json]) -> Json:
        found = self._judge.verdict(question)
        return {**found, "verdict": "refused"} if found.get("verdict") == "doubtful" else found
