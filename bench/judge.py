"""How fast and how right the judge of words is: `python -m bench.judge`."""

from __future__ import annotations

import resource
import time

from tests.games.when_i_dream.judge.labelled import (
    RULES,
    VERDICTS,
    cases,
    score_answers,
    score_clues,
    score_sounds,
    sounds,
)

from reverie.games.when_i_dream.deck import WORDS
from reverie.games.when_i_dream.judge.word_judge import WordJudge, open_judge
from reverie.kernel.words import Json


def questions(language: str) -> list[dict[str, Json]]:
    """List questions of every kind: associations, labelled clues and answers, a telling."""
    asked: list[dict[str, Json]] = []
    for entry in WORDS:
        for clue, _ in entry.tongue(language).associations[::6]:
            asked.append({"about": "clue", "language": language, "word": entry.id, "clue": clue})
    for part in ("tune", "check"):
        for _, word, said in cases("clues", language, part):
            asked.append({"about": "clue", "language": language, "word": word, "clue": said})
        for _, word, said in cases("answers", language, part):
            asked.append({"about": "answer", "language": language, "word": word, "answer": said})
    for _, word, said in sounds(language):
        asked.append({"about": "clue", "language": language, "word": word, "clue": said})
    words: list[Json] = [entry.id for entry in WORDS[:8]]
    text = " ".join(entry.tongue(language).word for entry in WORDS[:60])
    return [*asked, {"about": "telling", "language": language, "words": words, "text": text}]


def pace(judge: WordJudge) -> None:
    """Print how long verdicts take, in milliseconds of this thread."""
    for name in ("first", "again"):
        times = []
        for question in questions(judge.language):
            start = time.thread_time_ns()
            judge.verdict(question)
            times.append((time.thread_time_ns() - start) / 1e6)
        times.sort()
        p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
        print(f"  {name:6} {len(times)} verdicts: p50 {p50:.3f} ms, p99 {p99:.3f} ms, longest {times[-1]:.2f} ms")


def rightness(judge: WordJudge, part: str) -> None:
    """Print precision and recall on one labelled set."""
    score = score_clues(judge, part)
    print(f"  {part}: {sum(score.expected.values())} clues, {score.fair():.3f} of the legal ones went out")
    for rule in RULES:
        print(
            f"    {rule}: precision {score.precision(rule):.3f}, recall {score.recall(rule):.3f} "
            f"of {score.expected[rule]}, and {score.doubtful[rule]} doubtful"
        )
    precision, recall, _ = score_answers(judge, part)
    print(f"    answers: precision {precision:.3f}, recall {recall:.3f}")


def hearing(judge: WordJudge) -> None:
    """Print precision and recall of each verdict on the set of sounds that was labelled by ear."""
    score = score_sounds(judge)
    print(f"  sounds: {sum(score.heard.values())} clues labelled by ear")
    for verdict in VERDICTS:
        print(f"    {verdict:8}: precision {score.precision(verdict):.3f}, recall {score.recall(verdict):.3f}")


def main() -> None:
    """Open both judges and print what they do."""
    for language in ("fr", "en"):
        start = time.process_time()
        judge = open_judge(language)
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(f"{language}: opened in {time.process_time() - start:.1f} s, {memory} MB in the process")
        pace(judge)
        for part in ("tune", "check"):
            rightness(judge, part)
        hearing(judge)


if __name__ == "__main__":
    main()
