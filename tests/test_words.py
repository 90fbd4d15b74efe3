"""Every word exists in both languages, and every sentence of every game can be told."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import reverie
from reverie import games
from reverie.kernel import conformance
from reverie.kernel.chance import Seeded
from reverie.kernel.table import Question
from reverie.kernel.words import Refusal
from reverie.words import LANGUAGES, Words, languages, preferred
from tests.rules.vale.board import END, a_vale, sell

FOLDER = Path(reverie.__file__).parent / "locales"
NAMES = ["Camille", "Odile", "Hugo", "Inès", "Basile", "Maud", "Noé", "Anouk", "Élie", "Zoé"]
TOPICS = sorted({path.stem for language in LANGUAGES for path in (FOLDER / language).glob("*.ftl")})
WIDE = re.compile(r"[ \u00a0][:;!%»]|[ \u00a0]\?(?=[ )}»]*$)|« |[^\s=]:(?=\s)(?<!\u202f:)")
"""Where French wants a narrow no-break space and has none; "? NAME" is a command, not a question."""
ELIDED = re.compile(
    r".*\b(?:de|que|le|la|du|au|jusque|lorsque) \{ \$(?:names?|cards?|discards|of|drawn|game|dreamer)\b.*"
)
"""A word that would lose its vowel, or take another form, before some names."""
EACH_GAME = pytest.mark.parametrize("game", games.names())
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def entries(language: str, topic: str) -> dict[str, ast.Message]:
    resource = FluentResource((FOLDER / language / f"{topic}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{topic}.ftl: {junk[0]}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), f"{language}/{topic}.ftl: an id is there twice"
    return {entry.id.name: entry for entry in found}


def shape(message: ast.Message) -> tuple[bool, list[str]]:
    return message.value is not None, sorted(attribute.id.name for attribute in message.attributes)


@EACH_LANGUAGE
@pytest.mark.parametrize("topic", TOPICS)
def test_all_languages_have_the_same_messages(topic: str, language: str) -> None:
    told, english = entries(language, topic), entries("en", topic)
    assert told.keys() == english.keys()
    assert {id: shape(message) for id, message in told.items()} == {
        id: shape(message) for id, message in english.items()
    }


@EACH_LANGUAGE
def test_no_two_files_say_the_same_thing(language: str) -> None:
    said = Counter(id for topic in TOPICS for id in entries(language, topic))
    assert not [id for id, times in said.items() if times > 1]


def test_a_language_is_a_folder(tmp_path: Path) -> None:
    for code in ("xy", "en", "fr"):
        shutil.copytree(FOLDER / "en", tmp_path / code)
    (tmp_path / "empty").mkdir()
    assert languages(tmp_path) == ("fr", "en", "xy")
    assert LANGUAGES[:2] == ("fr", "en")


@pytest.mark.parametrize(
    ("wish", "spoken"),
    [("en-GB,fr;q=0.8", "en"), ("fr_FR", "fr"), ("EN", "en"), ("eng", "fr"), ("tlh, en", "fr"), ("", "fr")],
)
def test_whoever_wishes_for_a_language_that_is_not_spoken_gets_the_houses_own(wish: str, spoken: str) -> None:
    assert preferred(wish) == spoken


@pytest.mark.parametrize("topic", TOPICS)
def test_french_is_set_in_french(topic: str) -> None:
    text = (FOLDER / "fr" / f"{topic}.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        assert "'" not in line, f"a straight apostrophe: {line}"
        assert not WIDE.search(line), f"a wide space: {line}"


@EACH_LANGUAGE
def test_a_sum_of_roles_stays_on_one_line_with_its_number_of_players(language: str) -> None:
    told = Words(language).rule("when_i_dream", "W1.3")
    assert len(re.findall(r"(?:à|with)\u00a0\d+(?:\u00a0\w+)?,(?:\u00a0\+?\u00a0?\d){3}", told)) == 7


@cache
def story(game: str) -> tuple[dict[str, dict[str, object]], dict[str, Refusal], dict[str, Question]]:
    """Play random games and hostile moves: an event of each kind, a refusal of each key, a question of each kind."""
    rules = games.find(game)
    events: dict[str, dict[str, object]] = {}
    refusals: dict[str, Refusal] = {}
    questions: dict[str, Question] = {}
    chance = Seeded(f"story {game}")
    number = played = 0
    while played < 4000:
        seats = rules.min_seats + number % (rules.max_seats - rules.min_seats + 1)
        known = []
        for table, _, move in conformance.walk(rules, seats, number):
            known.append(move)
            for question in table.asks:
                questions[question.kind] = question
            if chance.below(30) == 0:
                moves = conformance.hostile_moves(rules, known, chance, 20)
                refusals |= {refusal.key: refusal for refusal in conformance.check_refusals(table, moves)}
        for _, event in table.events():
            events[event.kind] = event.seen_by(0)
        over = table.why(0, known[0])
        assert over is not None
        refusals[over.key] = over
        number, played = number + 1, played + table.n
    return events, refusals, questions


def whole(told: str, language: str) -> bool:
    """Whether a sentence has all its values: no placeholder, no id."""
    return bool(told) and "{" not in told and "???" not in told and not re.match(r"^[a-z_]+-[a-z]", told)


@EACH_LANGUAGE
@EACH_GAME
def test_every_clause_is_told(game: str, language: str) -> None:
    words = Words(language)
    assert words.title(game) != f"{game}-title" and words.tagline(game) != f"{game}-tagline"
    for clause in set(games.find(game).clauses) - set(games.find(game).to_come):
        assert whole(words.rule(game, clause), language), clause


@EACH_LANGUAGE
@EACH_GAME
def test_every_card_has_a_name_and_its_effect(game: str, language: str) -> None:
    words = Words(language)
    named = [card for card in games.find(game).content().get("cards", []) if isinstance(card, dict) and "slug" in card]
    names = [words.card(game, number) for number in range(len(named))]
    assert len(set(names)) == len(names)
    for number, card in enumerate(named):
        assert whole(names[number], language), card["slug"]
        if "effects" in card:
            assert whole(words.effect(game, number), language), card["slug"]


@EACH_LANGUAGE
@EACH_GAME
def test_every_ask_and_move_is_told(game: str, language: str) -> None:
    words = Words(language)
    _, _, questions = story(game)
    told_moves = set()
    for question in questions.values():
        assert whole(words.ask(game, question, NAMES), language), question
        assert whole(words.wait(game, question.seat, question.kind, question.facts, NAMES), language), question
        for move in question.options:
            assert whole(words.move(game, move, NAMES, question), language), move
            assert whole(words.move(game, move, NAMES), language), move
            told_moves.add(move.kind)
    for kind in games.find(game).moves:
        assert words.find(f"{game}-move-{kind}") is not None, kind


@EACH_LANGUAGE
@EACH_GAME
def test_options_of_one_question_read_differently(game: str, language: str) -> None:
    words = Words(language)
    for question in story(game)[2].values():
        told = [words.move(game, move, NAMES, question) for move in question.options]
        assert len(set(told)) == len(told), f"{question.kind}: {sorted(told)}"


@EACH_LANGUAGE
@EACH_GAME
def test_every_event_is_told(game: str, language: str) -> None:
    words = Words(language)
    for kind, seen in story(game)[0].items():
        assert whole(words.event(game, seen, NAMES), language), kind


@EACH_LANGUAGE
@EACH_GAME
def test_every_refusal_is_told(game: str, language: str) -> None:
    words = Words(language)
    for key, refusal in story(game)[1].items():
        assert whole(words.refusal(game, refusal, NAMES), language), key
        if key:
            found = [words.find(f"{topic}-refusal-{key}") for topic in (game, "common")]
            assert any(told is not None for told in found), key


def sources(game: str) -> str:
    folder = Path(games.__file__).parent / game
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))


def test_random_play_of_the_vale_meets_every_event_ask_and_refusal_it_can_tell() -> None:
    """What the code of the Vale can say has words even where random play did not meet it."""
    text, words = sources("vale"), Words("fr")
    kinds = set(re.findall(r'out\.tell\(\s*"(\w+)"', text)) | set(re.findall(r'\}, "(\w+)"', text))
    asks = set(re.findall(r'kind: ClassVar\[str\] = "(\w+)"', text)) - set(games.find("vale").moves)
    keys = set(re.findall(r'Refusal\([^"\n]*"?[V\d.]*"?,? ?"(\w+)"', text))
    assert {"round", "tamed", "piled"} <= kinds and {"hunt", "victim"} <= asks and {"marked", "too_dear"} <= keys
    missing = [f"vale-event-{kind}" for kind in kinds if words.find(f"vale-event-{kind}") is None]
    missing += [
        f"vale-{what}-{kind}" for kind in asks for what in ("ask", "wait") if not words.find(f"vale-{what}-{kind}")
    ]
    missing += [f"vale-refusal-{key}" for key in keys if words.find(f"vale-refusal-{key}") is None]
    assert missing == []


def test_names_are_joined_as_the_language_does() -> None:
    assert Words("fr").join(["Kappa", "Troll", "Odin"]) == "Kappa, Troll et Odin"
    assert Words("en").join(["Kappa", "Troll"]) == "Kappa and Troll"
    assert Words("fr").join(["Kappa"]) == "Kappa"
    assert Words("fr").join([]) == ""


def test_a_log_line_tells_a_story() -> None:
    french, english = Words("fr"), Words("en")
    tamed = {"kind": "tamed", "seat": 0, "card": 16}
    assert french.event("vale", tamed, NAMES) == "Camille apprivoise Kappa."
    assert english.event("vale", tamed, NAMES) == "Camille tames Kappa."
    points = {"kind": "points", "seat": 1, "points": 1, "card": 35, "total": 4}
    assert french.event("vale", points, NAMES) == "Troll rapporte 1\u00a0point à Odile."
    assert french.event("vale", {**points, "points": 3}, NAMES) == "Troll rapporte 3\u00a0points à Odile."
    assert english.event("vale", {**points, "kind": "points_lost"}, NAMES) == "Odile loses 1\u00a0point to Troll."
    stones = {"kind": "stones", "seat": 1, "stones": [1, 2, 1], "card": 68}
    received = "Saule rapporte 1\u00a0pierre rouge, 2\u00a0bleues et 1\u00a0violette à Odile."
    assert french.event("vale", stones, NAMES) == received
    drawn = {"kind": "drawn", "seat": 1, "card": 57}
    assert french.event("vale", drawn, NAMES) == "Odile pioche une carte grâce à Griffon."
    assert french.event("vale", {**drawn, "drawn": 35}, NAMES) == "Odile pioche Troll grâce à Griffon."
    copied = {"kind": "activated", "seat": 1, "card": 53, "of": 35}
    assert french.event("vale", copied, NAMES) == "Génie exalté copie Troll."
    assert french.event("vale", {**copied, "of": 53}, NAMES) == "Odile déclenche Génie exalté."


def test_a_night_is_told_to_those_who_may_know_it() -> None:
    french, english = Words("fr"), Words("en")
    word = {"kind": "card", "word": 3, "called": "île"}
    assert french.event("when_i_dream", word, NAMES) == "Un nouveau mot paraît\u202f: «\u202fîle\u202f»."
    assert french.event("when_i_dream", {"kind": "card"}, NAMES) == "Un nouveau mot paraît."
    foul = {"kind": "changed", "seat": 1, "word": 3, "called": "île", "clue": "île", "rule": "W4.1"}
    assert english.event("when_i_dream", foul, NAMES) == "A foul: Odile takes “île” as a penalty."
    assert english.event("when_i_dream", {"kind": "changed"}, NAMES) == "The card has changed."
    side = {"kind": "side", "side": "blue", "words": [3], "called": ["île"], "count": 1}
    assert french.event("when_i_dream", side, NAMES) == "1 mot du côté bleu\u202f: île."
    several = {**side, "called": ["île", "roi", "pomme"], "count": 3}
    assert french.event("when_i_dream", several, NAMES) == "3 mots du côté bleu\u202f: île, roi et pomme."
    told = {"kind": "told", "seat": 0, "text": "", "silent": True, "words": [], "heard": [], "count": 0}
    assert french.event("when_i_dream", told, NAMES) == "Camille ne raconte rien."


@pytest.mark.parametrize("topic", TOPICS)
def test_french_elides_before_no_name_it_does_not_know(topic: str) -> None:
    """No "de Odile" nor "que Ondine": what a name begins with is not known to the sentence."""
    text = (FOLDER / "fr" / f"{topic}.ftl").read_text(encoding="utf-8")
    assert not ELIDED.findall(text)


def test_a_sale_names_its_price() -> None:
    french, english = Words("fr"), Words("en")
    assert french.move("vale", sell("firefox")) == "Vendre Renard de feu\u202f: 3\u00a0pierres rouges"
    assert french.move("vale", sell("sylph")) == "Vendre Sylphe\u202f: 1\u00a0pierre rouge et 1\u00a0bleue"
    assert english.move("vale", sell("kappa")) == "Sell Kappa for 1\u00a0blue stone"


def test_whoever_cannot_end_a_turn_is_told_of_as_many_markers_as_lie_there() -> None:
    french, english = Words("fr"), Words("en")
    board = a_vale(marks={"kappa": 0, "troll": 0, "odin": 1})
    two = board.table.why(0, END)
    board.play(sell("kappa"))
    one = board.table.why(0, END)
    assert one is not None and two is not None
    assert "votre marqueur\u202f:" in french.refusal("vale", one) and "your marker back" in english.refusal("vale", one)
    assert "vos marqueurs\u202f:" in french.refusal("vale", two) and "your markers back" in english.refusal("vale", two)


def test_a_refusal_without_a_sentence_tells_its_clause() -> None:
    words = Words("en")
    assert words.refusal("vale", Refusal("V4.6")) == words.rule("vale", "V4.6")
    unknown = Refusal("V4.5", "not_in_hand", card="x")
    assert words.refusal("vale", unknown) == "? is not in your hand: summon a creature that is."


def test_an_unknown_language_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="speaks"):
        Words("xx")


def test_the_page_promises_no_number_of_games() -> None:
    """What a search engine or a phone tells of the site holds whatever games are on it."""
    web = Path(__file__).parents[1] / "web"
    for promise in ("index.html", "public/manifest.webmanifest"):
        told = (web / promise).read_text(encoding="utf-8")
        assert "jeux de rêve" in told and not re.search(r"\b(?:cinq|five|trois|three)\b", told, re.IGNORECASE)


MISTAKEN = {
    "fr": ("les masques tombent", "deux fois autant", "niveau rêveur", "niveau : rêveur"),
    "en": ("the masks come off", "sell, tame, summon or end", "two times as many cards"),
}
"""What was said once and is not so: one player wears a mask; a level is no role; one may banish too."""


@pytest.mark.parametrize("language", MISTAKEN)
def test_no_sentence_says_what_is_not_so(language: str) -> None:
    said = {path.name: path.read_text(encoding="utf-8").lower() for path in (FOLDER / language).glob("*.ftl")}
    found = [(name, phrase) for name, text in said.items() for phrase in MISTAKEN[language] if phrase in text]
    assert found == []


def test_no_level_of_bots_is_called_like_a_role() -> None:
    for language in LANGUAGES:
        words = Words(language)
        roles = {
            words.text(f"when_i_dream-role-{role}").lower() for role in ("dreamer", "fairy", "boogeyman", "sandman")
        }
        levels = {words.text(f"page-level-{level}").lower() for level in ("drowsy", "dreaming", "lucid")}
        assert not any(role in level.split() for role in roles for level in levels), (roles, levels)
