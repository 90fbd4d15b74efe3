"""What a player is told when something cannot be: the sentence says what the clause says."""

from __future__ import annotations

from reverie.games.etherium.actions import why_not
from reverie.kernel.words import Refusal
from reverie.words import Words
from tests.cases.language import action, answer
from tests.cases.runner import Player
from tests.rules import rule


def given(*lines: str) -> Player:
    player = Player()
    for line in lines:
        player.read(line)
    return player


def told(refusal: Refusal | None, language: str) -> str:
    assert refusal is not None
    return Words(language).refusal("etherium", refusal)


@rule("E8.5")
def test_a_unit_that_stands_there_already_is_not_told_that_it_is_far() -> None:
    player = given("players Meinas Ertis Hivalia", "Meinas army at L0", "when", "programme Meinas: move mine")
    player.begin_execution()
    refusal = player.table.why(0, answer("army to L0", player.seats))
    assert refusal is not None and refusal.rule == "E8.5"
    assert told(refusal, "en") == "A move ends elsewhere than it began: your army stands there already."
    assert told(refusal, "fr").startswith("Un déplacement finit ailleurs")


@rule("E10.4", "E10.5", "E10.6")
def test_a_guide_that_costs_less_is_not_told_at_the_full_price() -> None:
    player = given("players Reces Ertis Hivalia", "Reces has 2 metal")
    guide = action("upgrade guide")
    assert "1 rock, 1 wood and 1 metal" in told(why_not(player.s, 0, guide), "en")
    player.read("it is Great Works")
    assert told(why_not(player.s, 0, guide), "en") == "Upgrading your guide costs 2 basics of different kinds."
    assert told(why_not(player.s, 0, guide), "fr").endswith("de sortes différentes.")
