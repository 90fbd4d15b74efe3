"""What lies in the box is what the ledger prints, line by line; and the linter finds what is wrong with a box."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest
from tools.content import findings, tell

from reverie.games.etherfields.content import (
    ARCHETYPES,
    CARDS,
    FATES,
    FLAWS,
    FOLDER,
    GATES,
    INFLUENCE,
    ITEMS,
    MAPS,
    MARKET,
    MASKS,
    MORPHINGS,
    PACKS,
    SCRIPTS,
    SEASONS,
    STATES,
    TURNS,
    deck_of,
    entries_of,
    market_cards,
)
from reverie.games.etherfields.language import (
    VERBS,
    Cond,
    Cost,
    Unreadable,
    read_cost,
    read_effect,
    read_rule,
    read_when,
)
from reverie.games.etherfields.linter import instructions, lint
from reverie.games.etherfields.pictures import read_picture, read_space
from reverie.stories import files, passage
from reverie.words import LANGUAGES, Words
from tests.rules import rule
from tests.rules.ledger import FOLDER as LEDGERS

LEDGER = (LEDGERS / "etherfields.md").read_text(encoding="utf-8")
PRINTED = re.compile(r"(\d+) × (.+?) · (\w+) · (\d) · (\S+) · ")
CHAPTER = LEDGER[LEDGER.index("## Influence cards") : LEDGER.index("# Campaign: The Borrowed")]


def anything(id: str) -> bool:
    return True


def test_the_influence_cards_are_those_that_the_ledger_prints() -> None:
    printed = PRINTED.findall(CHAPTER)
    entries = [entry for file in ("influence", "packs", "market") for entry in entries_of(file)]
    words = Words("en")
    told = Counter(
        (
            str(each.data["copies"]),
            words.text(f"etherfields-card-{each.data['id']}").replace("’", "'"),
            each.data["intent"],
            str(each.data["price"]),
            each.data["play"],
        )
        for each in entries
    )
    assert told == Counter(printed)


@pytest.mark.parametrize("archetype", ARCHETYPES)
def test_an_archetype_has_22_cards_with_46_intent(archetype: str) -> None:
    cards = [CARDS[card] for card in deck_of(archetype)]
    assert len(cards) == 22
    assert sum(card.intent for card in cards) == 46
    assert sum("c" in card.colours for card in cards) >= 7


def test_the_box_holds_what_the_ledger_counts() -> None:
    assert (len(INFLUENCE), len(PACKS), len(MARKET), len(market_cards())) == (65, 16, 41, 81)
    assert Counter(card.price for card in MARKET) == {1: 8, 2: 16, 3: 10, 4: 7}
    assert sum(each.copies for each in MORPHINGS) == 12
    assert (len(MASKS), len(FLAWS), len(FATES), len(ITEMS), len(SEASONS)) == (8, 6, 10, 5, 7)
    assert sum(each.quirk for each in FATES) == 5
    assert sum(each.copies for each in STATES) == 8
    assert all(each.other in {token.id for token in STATES} for each in STATES)


@rule("F15.1")
def test_a_turn_card_has_steps_a_suit_and_loot_as_printed() -> None:
    signs = dict(zip("♥♦♣♠", "hdcs", strict=True))
    printed = re.findall(r"\| (\d+) ([♥♦♣♠]) \| ([MBSV ]+) \|", LEDGER)
    told = {(card.id, card.suit, card.steps) for card in TURNS}
    assert told == {(number, signs[suit], steps.replace(" ", "")) for number, suit, steps in printed}
    assert all(card.loot and all(card.loot) for card in TURNS)


@pytest.mark.parametrize(("name", "map_id"), [("slumber", "slumber"), ("dream 0", "dream_0")])
def test_a_map_is_the_picture_of_the_ledger(name: str, map_id: str) -> None:
    printed = LEDGER.split(f"```map {name}\n")[1].split("\n```")[0].splitlines()
    entry = next(entry for entry in entries_of("maps") if entry.data["id"] == map_id)
    assert [line.rstrip() for line in entry.data["picture"]] == [line.rstrip() for line in printed]


@rule("F2.1")
def test_the_dreamscape_has_twelve_slots_of_four_spaces() -> None:
    slumber = MAPS["slumber"]
    assert len(slumber.tiles) == 12 and {tile[0] for tile in slumber.tiles} == set("ABC")
    assert (slumber.picture.rows, slumber.picture.columns, len(slumber.picture.spaces)) == (6, 8, 48)


def test_a_picture_tells_walls_and_what_is_printed() -> None:
    picture = MAPS["slumber"].picture
    assert frozenset({(0, 1), (0, 2)}) in picture.walls and frozenset({(0, 0), (0, 1)}) not in picture.walls
    assert frozenset({(1, 2), (2, 2)}) in picture.walls
    assert picture.find("entrance") == [(3, 3), (3, 4)]
    assert picture.spaces[2, 1].terrain == "water" and "trap" in picture.spaces[2, 1].signs
    assert picture.spaces[0, 5].bonus == 2 and picture.spaces[0, 5].terrain == "darkness"
    assert picture.spaces[3, 5].suit == "c" and picture.spaces[4, 7].action == "6"


def test_a_hole_in_a_picture_is_no_space() -> None:
    picture = read_picture(("+----+----+", "|E   |////", "+    +    +", "|     1   |", "+----+----+"))
    assert sorted(picture.spaces) == [(0, 0), (1, 0), (1, 1)]
    assert picture.walls == frozenset({frozenset({(0, 0), (0, 1)})})
    with pytest.raises(Unreadable):
        read_space("E  ?")


def test_the_language_is_read() -> None:
    (roll,) = read_effect("roll plus { hold w 2*n } critical { seal 1 }")
    assert [label for label, _ in roll.blocks] == ["plus", "critical"] and roll.block("plus")[0].args == ("w", "2*n")
    draw, perhaps = read_effect("draw 1; if distress>=3 { draw 2 }")
    assert draw.number() == 1 and perhaps.args == ("distress>=3",) and perhaps.block()[0].number() == 2
    assert read_cost("3aw") == Cost("intent", 3, "aw") and read_cost("gem 1") == Cost("gem", 1)
    assert read_when("suit=hd&alone") == (Cond("suit", "=", "hd"), Cond("alone", ""))
    told = read_rule("cost.leave off when=terrain=water,swamp")
    assert (told.modifies, told.how, told.when) == ("cost.leave", "off", (Cond("terrain", "=", "water,swamp"),))


@pytest.mark.parametrize("read", [read_cost, read_rule, read_when])
def test_what_is_not_in_the_language_is_unreadable(read: object) -> None:
    assert callable(read)
    with pytest.raises(Unreadable):
        read("3x")


@pytest.mark.parametrize("text", ["draw 1 }", "each { draw 1", "3 draw"])
def test_an_effect_that_is_not_whole_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_effect(text)


def test_every_verb_is_one_of_the_language() -> None:
    used = {instr.verb for card in CARDS for instr in instructions(card.power.effect)}
    assert used <= VERBS


def test_the_initiation_is_the_first_gate() -> None:
    gate = GATES[0]
    assert (gate.number, gate.keys, gate.turns, gate.map) == (0, 0, 12, "dream_0")
    assert gate.actions["1"].paid == "gradual" and gate.actions["2"].once == "each"


# The linter


def test_the_box_has_no_fault() -> None:
    assert findings() == []


def box_with(folder: Path, file: str, old: str, new: str) -> Path:
    """Copy the box and change some words of a file, for a linter to find."""
    shutil.copytree(FOLDER, folder / "box")
    path = folder / "box" / f"{file}.json"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder / "box"


@pytest.mark.parametrize(
    ("file", "old", "new", "broken"),
    [
        ("influence", '"cycle 3"', '"juggle 3"', "unknown"),
        ("influence", '"quick_exit"', '"marked_card"', "twice"),
        ("influence", '"play": "0", "effect": "move 3"', '"play": "6c", "effect": "move 3"', "worth"),
        ("influence", '"intent": "c1"', '"intent": "x1"', "unreadable"),
        ("gates", "read 0.04", "read 0.03", "unreachable"),
        ("gates", '"intro": "0.01"', '"intro": "0.99"', "unknown"),
        ("scripts", "place secrets ab", "place secrets a", "unreachable"),
        ("scripts", "spawn bailiff", "spawn nobody", "unknown"),
        ("maps", "|E    E   |+1       |", "|E    E   |+1      9|", "unreachable"),
    ],
)  # fmt: skip
def test_the_linter_finds_it(tmp_path: Path, file: str, old: str, new: str, broken: str) -> None:
    found = lint({"en": anything}, box_with(tmp_path, file, old, new))
    assert broken in {each.rule for each in found}


def test_a_finding_names_file_and_line(tmp_path: Path) -> None:
    (found,) = lint({"en": anything}, box_with(tmp_path, "turns", "gain ether 2", "gone ether 2"))
    lines = (FOLDER / "turns.json").read_text(encoding="utf-8").splitlines()
    assert (found.file, found.rule, found.what) == ("turns.json", "unknown", "gone")
    assert "gain ether 2" in lines[found.line - 1]
    assert tell(found, "fr").startswith(f"turns.json:{found.line}: gone est nommé")


def test_words_that_miss_in_one_language_are_found() -> None:
    def without_owl(id: str) -> bool:
        return id != "etherfields-mask-owl"

    (found,) = lint({"en": anything, "fr": without_owl})
    assert (found.file, found.rule, found.what) == ("masks.json", "unsaid", "etherfields-mask-owl (fr)")


def test_a_file_that_is_no_json_is_found(tmp_path: Path) -> None:
    folder = box_with(tmp_path, "turns", '"suit"', "suit")
    assert any(each.rule == "unreadable" and "turns.json:2" in each.what for each in lint({"en": anything}, folder))


def test_the_story_says_the_same_passages_in_both_languages_and_french_is_set_in_french() -> None:
    told = {}
    for language in LANGUAGES:
        (path,) = files("etherfields", language)
        text = path.read_text(encoding="utf-8")
        told[language] = re.findall(r"^(etherfields-\S+| +\.\w+) =", text, re.MULTILINE)
        assert "'" not in text and (language != "fr" or not re.search(r"[ \u00a0][:;!?%»]|« ", text))
    assert told["fr"] == told["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_script_has_60_to_90_words(language: str) -> None:
    for script in SCRIPTS:
        words, _ = passage("etherfields", script, language)
        assert 60 <= len(re.findall(r"\w+(?:[’-]\w+)*", words)) <= 90, script


def test_the_files_are_plain_data() -> None:
    for path in FOLDER.glob("*.json"):
        json.loads(path.read_text(encoding="utf-8"))
