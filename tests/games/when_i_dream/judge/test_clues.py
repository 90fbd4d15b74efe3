"""Which clues may be said."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from reverie.games.when_i_dream.deck import WORDS
from reverie.games.when_i_dream.judge.word_judge import WordJudge, open_judge
from reverie.kernel.words import Json
from tests.games.when_i_dream.judge.labelled import RULES, cases, score_answers, score_clues


def clue(judge: WordJudge, word: str, said: str) -> Json:
    return judge.verdict({"about": "clue", "language": judge.language, "word": word, "clue": said})


@pytest.mark.rule("W4.1")
@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("princess", "prince"),
        ("princess", "Princesse"),
        ("princess", "PRINCESSES"),
        ("hourglass", "sable"),
        ("bat", "souris"),
        ("wolf", "loup-garou"),
        ("elephant", "elephants"),
        ("elephant", "superéléphantissime"),
    ],
)
def test_a_word_of_the_family_is_refused(french: WordJudge, word: str, said: str) -> None:
    verdict = clue(french, word, said)
    assert (verdict["verdict"], verdict["rule"]) == ("refused", "W4.1")


@pytest.mark.rule("W4.2")
def test_a_word_that_sounds_alike_is_refused(french: WordJudge, english: WordJudge) -> None:
    assert clue(french, "apron", "sablier") == {
        "verdict": "refused",
        "rule": "W4.2",
        "reason": "sound",
        "like": "tablier",
        "score": 0.86,
    }
    assert clue(french, "hourglass", "tablier")["rule"] == "W4.2"
    assert clue(english, "knight", "night")["rule"] == "W4.2"


@pytest.mark.rule("W4.3")
def test_a_word_of_another_language_is_refused(french: WordJudge, english: WordJudge) -> None:
    assert clue(french, "bicycle", "bike")["rule"] == "W4.3"
    assert clue(french, "snow", "winter") == {"verdict": "refused", "rule": "W4.3", "reason": "foreign", "from": "en"}
    assert clue(english, "bicycle", "vélo")["rule"] == "W4.3"


@pytest.mark.parametrize(
    ("word", "said"),
    [("grandmother", "père"), ("lion", "mère"), ("car", "parking"), ("cheese", "pizza")],
)
def test_loose_rhymes_and_adopted_words_are_fine(french: WordJudge, word: str, said: str) -> None:
    assert clue(french, word, said)["verdict"] == "ok"


@pytest.mark.rule("W4.7")
def test_a_long_rhyme_is_doubtful(french: WordJudge, english: WordJudge) -> None:
    assert clue(french, "moustache", "pistache")["verdict"] == "doubtful"
    assert clue(english, "turtle", "hurdle")["verdict"] == "doubtful"


@pytest.mark.rule("W4.2")
def test_a_rhyme_of_two_whole_syllables_sounds_alike(french: WordJudge, english: WordJudge) -> None:
    assert clue(french, "princess", "tristesse")["verdict"] != "refused"
    for word, said in (("dragon", "wagon"), ("bottle", "throttle")):
        assert clue(english, word, said)["rule"] == "W4.2"
        assert clue(english, word, said)["verdict"] == "refused"


def test_every_association_of_the_box_is_fair(judge: WordJudge) -> None:
    unfair = [
        (entry.id, said, verdict)
        for entry in WORDS
        for said, _ in entry.tongue(judge.language).associations
        if (verdict := clue(judge, entry.id, said))["verdict"] != "ok"
    ]
    assert unfair == []


@pytest.mark.rule("W4.1")
@pytest.mark.parametrize(
    ("word", "said"),
    [("door", "porter"), ("bell", "clochard"), ("dragon", "dragée"), ("tent", "tentation"), ("crown", "couru")],
)
def test_a_french_word_that_only_begins_alike_is_no_relative(french: WordJudge, word: str, said: str) -> None:
    assert clue(french, word, said)["rule"] != "W4.1"


@pytest.mark.rule("W4.1")
@pytest.mark.parametrize(
    ("word", "said"), [("chilli", "chilly"), ("window", "windy"), ("bridge", "abridge"), ("cook", "cookie")]
)
def test_an_english_word_that_only_begins_alike_is_no_relative(english: WordJudge, word: str, said: str) -> None:
    assert clue(english, word, said)["rule"] != "W4.1"


NAMES = {
    "": "moïse mickey napoleon jfk thor snoopy dumbo ariel tarzan robinson pelé simba bach sputnik zeus disney titanic",
    "fr": "cendrillon raiponce cupidon décathlon capitole bd",
    "en": "rapunzel cupid exodus fantasia jaffa jaws lent mayan psycho scrooge slinky spartan aztec pacific narcissus "
    "orient troy toto aspen ascot greyhound bulls huckleberry rosebud neanderthal gps atm tv",
}
"""What is written with a capital in both languages, or in one."""


def test_the_box_writes_names_as_names(judge: WordJudge) -> None:
    clues = {said for entry in WORDS for said, _ in entry.tongue(judge.language).associations}
    assert clues.isdisjoint(NAMES[""].split() + NAMES[judge.language].split())


FETCHED = {
    "fr": "trottinette/lime squelette/clef canoë/délivrance comète/luciole fusée/fou tournesol/soucoupe riz/crédit "
    "montgolfière/semaine boîte/plumes judo/katana ogre/bonheur guirlande/quatorze tente/décathlon",
    "en": "motorbike/easy basket/till screwdriver/robot sponge/learner mouse/ratatouille puppet/emu cup/hiccups "
    "hand/thing bicycle/medal rake/smack",
}
"""Clues that nobody would follow, or that only a brand explains, taken out for good."""


def test_no_far_fetched_clue_comes_back(judge: WordJudge) -> None:
    tongues = [entry.tongue(judge.language) for entry in WORDS]
    clues = {f"{tongue.word}/{said}" for tongue in tongues for said, _ in tongue.associations}
    assert clues.isdisjoint(FETCHED[judge.language].split())
    assert {pair.split("/")[0] for pair in FETCHED[judge.language].split()} <= {tongue.word for tongue in tongues}


def test_relatives_are_whole_words(english: WordJudge) -> None:
    assert clue(english, "carpet", "car")["verdict"] == "ok"
    assert clue(english, "ant", "important")["verdict"] == "ok"


@pytest.mark.parametrize("part", ["tune", "check"])
def test_the_labelled_clues(judge: WordJudge, part: str) -> None:
    score = score_clues(judge, part)
    for rule in RULES:
        assert score.precision(rule) >= 0.90, (rule, score.mistakes)
    assert score.recall("W4.1") >= 0.95, score.mistakes
    assert score.noticed("W4.2") >= 0.95, score.mistakes
    assert score.recall("W4.3") >= 0.88, score.mistakes
    assert score.fair() >= 0.95, score.mistakes


@pytest.mark.parametrize("part", ["tune", "check"])
def test_the_labelled_answers(judge: WordJudge, part: str) -> None:
    precision, recall, mistakes = score_answers(judge, part)
    assert precision >= 0.98, mistakes
    assert recall >= 0.96, mistakes


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("kind", "least"), [("clues", 220), ("answers", 160)])
def test_the_labelled_sets_are_large_and_apart(language: str, kind: str, least: int) -> None:
    tune, check = (set(cases(kind, language, part)) for part in ("tune", "check"))
    assert len(tune) + len(check) >= least
    assert len({case[1:] for case in tune} & {case[1:] for case in check}) <= 5


def test_a_judge_is_opened_once_even_by_many_threads() -> None:
    with ThreadPoolExecutor(8) as pool:
        assert len(set(map(id, pool.map(open_judge, ["fr"] * 8)))) == 1


def test_verdicts_do_not_change(judge: WordJudge) -> None:
    fresh = WordJudge(judge.language)
    for _, word, said in cases("clues", judge.language, "tune"):
        assert clue(fresh, word, said) == clue(judge, word, said)


def test_another_language_is_not_judged(french: WordJudge) -> None:
    with pytest.raises(ValueError, match="speaks fr"):
        french.verdict({"about": "clue", "language": "en", "word": "lion", "clue": "mane"})
