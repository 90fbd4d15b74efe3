"""Clues and answers labelled by hand: one set to tune the judge on, one kept apart for checking, one of sounds."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from reverie.games.when_i_dream.judge.word_judge import WordJudge
from reverie.kernel.words import Json

DATA = Path(__file__).parent / "data"
RULES = ("W4.1", "W4.2", "W4.3")
VERDICTS = ("refused", "doubtful", "ok")


def cases(kind: str, language: str, part: str) -> Iterator[tuple[str, str, str]]:
    """Read one set: the label, the word's id, and what was said."""
    return labelled(f"{kind}_{language}_{part}")


def sounds(language: str) -> Iterator[tuple[str, str, str]]:
    """Read the set that was labelled by ear, before any judge had heard it."""
    return labelled(f"sounds_{language}")


def labelled(name: str) -> Iterator[tuple[str, str, str]]:
    labels = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    for label, words in labels.items():
        for word, said in words.items():
            for one in said:
                yield label, word, one


@dataclass
class Score:
    """How a judge did on a set of clues. A doubtful clue goes out, so it is not a refusal."""

    expected: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    doubtful: Counter[str] = field(default_factory=Counter)
    cited: Counter[str] = field(default_factory=Counter)
    rightly_cited: Counter[str] = field(default_factory=Counter)
    mistakes: list[tuple[str, str, str, Json]] = field(default_factory=list)

    def recall(self, rule: str) -> float:
        """Tell how many of the clues that break a rule were refused."""
        return self.refused[rule] / self.expected[rule]

    def noticed(self, rule: str) -> float:
        """Tell how many of the clues that break a rule were refused or doubtful."""
        return (self.refused[rule] + self.doubtful[rule]) / self.expected[rule]

    def precision(self, rule: str) -> float:
        """Tell how many of the refusals that cite a rule hit a forbidden clue."""
        return self.rightly_cited[rule] / self.cited[rule]

    def fair(self) -> float:
        """Tell how many of the legal clues went out."""
        return 1 - self.refused["ok"] / self.expected["ok"]


def score_clues(judge: WordJudge, part: str) -> Score:
    """Let a judge weigh every clue of a set."""
    score = Score()
    for label, word, clue in cases("clues", judge.language, part):
        verdict = judge.verdict({"about": "clue", "language": judge.language, "word": word, "clue": clue})
        score.expected[label] += 1
        score.doubtful[label] += verdict["verdict"] == "doubtful"
        if verdict["verdict"] == "refused":
            score.refused[label] += 1
            score.cited[verdict["rule"]] += 1
            score.rightly_cited[verdict["rule"]] += label != "ok"
        if (verdict["verdict"] == "refused") != (label != "ok"):
            score.mistakes.append((label, word, clue, verdict))
    return score


@dataclass
class Hearing:
    """How a judge hears words that sound more or less alike: each label with each verdict."""

    heard: Counter[tuple[str, str]] = field(default_factory=Counter)
    mistakes: list[tuple[str, str, str, Json]] = field(default_factory=list)

    def recall(self, verdict: str) -> float:
        """Tell how many of the clues with a label get that verdict."""
        return self.heard[verdict, verdict] / sum(self.heard[verdict, given] for given in VERDICTS)

    def precision(self, verdict: str) -> float:
        """Tell how many of the clues with a verdict have that label."""
        return self.heard[verdict, verdict] / sum(self.heard[label, verdict] for label in VERDICTS)


def score_sounds(judge: WordJudge) -> Hearing:
    """Let a judge hear every clue of the set that was labelled by ear."""
    hearing = Hearing()
    for label, word, clue in sounds(judge.language):
        verdict = judge.verdict({"about": "clue", "language": judge.language, "word": word, "clue": clue})
        hearing.heard[label, verdict["verdict"]] += 1
        if verdict["verdict"] != label:
            hearing.mistakes.append((label, word, clue, verdict))
    return hearing


def score_answers(judge: WordJudge, part: str) -> tuple[float, float, list[tuple[str, str, str]]]:
    """Let a judge weigh every answer of a set: precision and recall of `right`, and the mistakes."""
    right: Counter[tuple[str, str]] = Counter()
    mistakes = []
    for label, word, answer in cases("answers", judge.language, part):
        verdict = judge.verdict({"about": "answer", "language": judge.language, "word": word, "answer": answer})
        right[label, verdict["verdict"]] += 1
        if verdict["verdict"] != label:
            mistakes.append((label, word, answer))
    found = right["right", "right"]
    return found / (found + right["wrong", "right"]), found / (found + right["right", "wrong"]), mistakes
