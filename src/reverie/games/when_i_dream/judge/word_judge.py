"""The judge of When I Dream: lexicons, sounds and families weigh what people type."""

from __future__ import annotations

import threading

from ....kernel.outside import Judge
from ....kernel.words import Json
from ..deck import NUMBER, WORDS, Tongue
from .answer import AnswerJudge
from .clue import ClueJudge
from .lexicon import Lexicon
from .sounds import Sounds


class WordJudge(Judge):
    """Judges clues, answers and tellings in one language. The same question always gets the same verdict.

    Reading its books takes a second or two: use `open_judge`, outside the event loop.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.lexicon = Lexicon(language)
        self.sounds = Sounds(language, self.lexicon)
        self.clues = ClueJudge(language, self.lexicon, self.sounds)
        self.answers = AnswerJudge(language, self.lexicon, self.sounds)
        self.lexicon.warm()
        self.answers.warm()

    def verdict(self, question: dict[str, Json]) -> Json:
        """Judge a clue, an answer or a telling; the language of the question must be the judge's own."""
        if question["language"] != self.language:
            raise ValueError(f"this judge speaks {self.language}, not {question['language']}")
        match question["about"]:
            case "clue":
                return self.clues.verdict(self._tongue(question["word"]), question["clue"])
            case "answer":
                return self.answers.verdict(
                    self._tongue(question["word"]), question["answer"], question.get("aloud") is True
                )
            case "telling":
                tongues = {word: self._tongue(word) for word in question["words"]}
                return {"mentioned": list(self.answers.told(tongues, question["text"]))}
        raise ValueError(f"no verdict on {question['about']!r}")

    def _tongue(self, word: str) -> Tongue:
        return WORDS[NUMBER[word]].tongue(self.language)


_opened: dict[str, WordJudge] = {}
_opening = threading.Lock()


def open_judge(language: str) -> WordJudge:
    """Open the judge of a language, once per process; call it from a worker thread."""
    with _opening:
        if language not in _opened:
            _opened[language] = WordJudge(language)
        return _opened[language]
