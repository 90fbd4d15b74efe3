"""Sentences of cards, made from their data by the templates of each language."""

from __future__ import annotations

import re

import pytest

from reverie.games.etherfields import content
from reverie.games.etherfields.language import FIGURES
from reverie.games.etherfields.schemas import Influence
from reverie.games.etherfields.sentences import Say, of_card, of_effect, of_entity, of_kept, of_turn, rule
from reverie.words import LANGUAGES, Words


def say_in(language: str) -> Say:
    words = Words(language)

    def say(id: str, values: dict[str, str | int]) -> str:
        return words.text(f"etherfields-{id}", **values)

    return say


def all_sentences(language: str) -> dict[str, str]:
    say = say_in(language)
    told = {card.id: of_card(card, say) for card in content.CARDS}
    shelves = (content.MASKS, content.FLAWS, content.FATES, content.ITEMS, tuple(content.BACKS.values()))
    told |= {each.id: of_kept(each, say) for shelf in shelves for each in shelf}
    told |= {each.id: of_kept(each, say) for each in content.SEASONS if each.kind != "first"}
    told |= {f"turn {card.id}": of_turn(card, say) for card in content.TURNS}
    for entity in content.SLUMBERS:
        told |= {f"{entity.id} {step}": of_entity(entity, step, say) for step in entity.effects}
        if entity.figures:
            told |= {f"{entity.id} gift": of_effect(entity.gift, say), f"{entity.id} skip": of_effect(entity.skip, say)}
    for each in (*content.MORPHINGS, *content.STATES):
        told[each.id] = ", ".join(rule(one, say) for one in each.rules)
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_whole_sentence(language: str) -> None:
    for id, told in all_sentences(language).items():
        assert told and not re.search(r"[{}]|etherfields|\?\?\?|\bNone\b|  ", told), f"{id}: {told}"
        assert not re.search(r"\bde (?:une|un|[AEIOUÉaeioué])", told) or language != "fr", f"{id}: {told}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_do_different_things_read_differently(language: str) -> None:
    say = say_in(language)
    told: dict[str, Influence] = {}
    for card in content.CARDS:
        twin = told.setdefault(of_card(card, say), card)
        assert twin.power == card.power, (card.id, twin.id)


@pytest.mark.parametrize(
    ("id", "english", "french"),
    [
        ("quick_exit", "Move 3.", "Déplacement 3."),
        (
            "the_long_con",
            "Cost 2 Cunning. Block a step; draw 2 cards.",
            "Coût 2 Ruse. Bloquez une étape\u202f; piochez 2 cartes.",
        ),
        (
            "unsent_letter",
            "Cost 1 Awareness. Another Dreamer: draw 2 cards. Draw 1 card.",
            "Coût 1 Conscience. Un autre Rêveur\u202f: piochez 2 cartes. Piochez 1 carte.",
        ),
        (
            "escapement",
            "Progress, placed for 4 Awareness. Once a turn, on ♥ or ♦, 2 Awareness: block a step.",
            "Progrès, placé pour 4 Conscience. Une fois par tour, sur ♥ ou ♦, 2 Conscience\u202f: bloquez une étape.",
        ),
        (
            "call_the_bluff",
            "Roll Luck: on +n, +2n Wrath; on a critical, Seal 1.",
            "Lancez le dé de Chance\u202f: sur +n, +2n Colère\u202f; sur un échec critique, scellez 1.",
        ),
        (
            "dockers_hook",
            "Pull a figure within 2, one space nearer; move 1.",
            "Tirez une figurine à 2 cases au plus, d’une case vers vous\u202f; déplacement 1.",
        ),
    ],
)
def test_a_sentence_is_said_as_the_language_does(id: str, english: str, french: str) -> None:
    card = content.CARDS[content.NUMBER_OF[id]]
    assert of_card(card, say_in("en")) == english
    assert of_card(card, say_in("fr")) == french


def test_a_figure_that_rules_change_has_its_words() -> None:
    used = {each.modifies for card in content.CARDS for each in card.power.rules}
    assert used <= FIGURES
    assert all(Words("en").find(f"etherfields-rule-of-{figure.replace('.', '_')}", {"by": 1}) for figure in used)
