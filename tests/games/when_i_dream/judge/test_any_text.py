"""People type anything: a judge always has a verdict."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reverie.games.when_i_dream.deck import WORDS
from reverie.games.when_i_dream.judge.word_judge import open_judge
from reverie.games.when_i_dream.meaning import meaning

languages = st.sampled_from(["fr", "en"])
ids = st.sampled_from([entry.id for entry in WORDS])
letters = st.text("aàbcçdeéèfghijklmnoœprstuvxyz-'’ .!", max_size=40)


@given(languages, ids, st.text(max_size=60) | letters)
def test_a_clue_gets_one_of_three_verdicts_with_its_clause(language: str, word: str, clue: str) -> None:
    verdict = open_judge(language).verdict({"about": "clue", "language": language, "word": word, "clue": clue})
    assert verdict["verdict"] in ("ok", "refused", "doubtful")
    assert (verdict["rule"] is None) == (verdict["verdict"] == "ok")


@given(languages, ids, st.text(max_size=60) | letters)
def test_an_answer_is_right_or_wrong(language: str, word: str, answer: str) -> None:
    verdict = open_judge(language).verdict({"about": "answer", "language": language, "word": word, "answer": answer})
    assert verdict["verdict"] in ("right", "wrong")


@given(languages, st.lists(ids, max_size=5, unique=True), st.text(max_size=300) | letters)
def test_a_telling_mentions_only_what_was_asked(language: str, words: list[str], text: str) -> None:
    question = {"about": "telling", "language": language, "words": list(words), "text": text}
    assert set(open_judge(language).verdict(question)["mentioned"]) <= set(words)


@given(languages, st.text(max_size=40) | letters)
def test_any_clue_leaves_every_word_possible(language: str, clue: str) -> None:
    assert all(weight > 0 for weight in meaning(language).sense(clue).behind)
