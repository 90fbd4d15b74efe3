"""Every outcome is told: whoever hears the events knows the table, and why each action ended as it did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import reverie
from reverie.games.etherium.game import GAME
from reverie.games.etherium.panel import COLLECT, CONNECT, MOVE, TRANSFORM, UPGRADE, VERB
from reverie.games.etherium.peoples import ARMY, COLLECTOR, GUIDE, PEOPLES
from reverie.games.etherium.view import EtheriumView
from reverie.kernel.chance import Seeded
from reverie.words import LANGUAGES, Words
from tests.kernel.test_conformance import variants
from tests.rules import rule

GAMES = 50
NAMES = ["Camille", "Odile", "Hugo", "Inès", "Basile", "Maud"]

Told = dict[str, Any]
Story = tuple[EtheriumView, list[Told]]
"""How a game ended, and all that was told."""

OUTCOMES = {
    MOVE: {"moved"},
    COLLECT: {"collected"},
    UPGRADE: {"raised"},
    TRANSFORM: {"gained", "drew", "capacity"},
    CONNECT: {"connected"},
}
"""What may be told of an action that is executed, by its verb."""

CONSOLED = {"gained", "declined", "nothing"}
READ = CONSOLED | {"lost", "discarded", "no_card", "drew", "stole", "raised", "highest", "token", "no_token"}
LEVELS = {"lowered", "lowest", "kept"}
BOUNDS = {"acts", "failed", "number", "season_ends"}


def stories() -> Iterator[Story]:
    """Play whole games at random: how each ended, and all that was told."""
    options = variants(GAME)
    for number in range(GAMES):
        table = reverie.table("etherium", 2 + number % 5, seed=number, options=options[number % len(options)])
        chance = Seeded(f"told {number}")
        while not table.over:
            asks = table.asks
            ask = asks[chance.below(len(asks))]
            table.play(ask.seat, table.sample(ask.seat, chance))
        told = [{"kind": event.kind, **event.facts} for _, event in table.events()]
        view = table.view(None)
        assert isinstance(view, EtheriumView)
        yield view, told


@pytest.fixture(scope="module")
def games() -> list[Story]:
    return list(stories())


def test_whoever_hears_what_happens_knows_what_lies_on_the_table(games: list[Story]) -> None:
    """Places, levels, cubes, tokens and capacities follow from the events alone: nothing changes in silence."""
    for view, told in games:
        heard = hear(told, view.seats)
        for seat, player in enumerate(view.players):
            assert [units[seat] for units in heard["units"]] == [player.army, player.collector]
            assert [levels[seat] for levels in heard["levels"]] == list(player.levels)
            assert heard["cubes"][seat] == list(player.cubes)
            assert heard["won"][seat] == list(player.tokens)
            assert heard["capacities"][seat] == set(player.capacities)


def hear(told: list[Told], seats: int) -> dict[str, Any]:
    units = [[0] * seats, [0] * seats]
    levels = [[0] * seats for _ in range(4)]
    cubes = [[0] * 5 for _ in range(seats)]
    won = [[0] * 5 for _ in range(seats)]
    capacities: list[set[int]] = [set() for _ in range(seats)]
    for each in told:
        seat = each.get("seat", 0)
        match each["kind"]:
            case "set_up":
                for unit in (ARMY, COLLECTOR):
                    units[unit][seat] = each["place"]
                for unit, level in enumerate(PEOPLES[each["people"]].levels):
                    levels[unit][seat] = level
                add(cubes[seat], each["cubes"], 1)
            case "moved":
                assert each["start"] == units[each["unit"]][seat] == each["path"][0]
                units[each["unit"]][seat] = each["place"]
            case "raised" | "lowered":
                levels[each["unit"]][seat] = each["level"]
            case "gained" | "collected":
                add(cubes[seat], each["cubes"], 1)
            case "lost" | "paid":
                add(cubes[seat], each["cubes"], -1)
            case "stole":
                add(cubes[seat], each["cubes"], 1)
                add(cubes[each["victim"]], each["cubes"], -1)
            case "token":
                won[seat][each["token"]] += 1
            case "capacity":
                capacities[seat].add(each["capacity"])
    return {"units": units, "levels": levels, "cubes": cubes, "won": won, "capacities": capacities}


def add(held: list[int], cubes: list[int], sign: int) -> None:
    for colour, count in enumerate(cubes):
        held[colour] += sign * count


@rule("E7.1", "E7.2", "E7.4", "E7.5")
def test_each_token_that_was_shown_ends_in_an_outcome_or_in_a_reason(games: list[Story]) -> None:
    for _, told in games:
        shown: set[tuple[int, int, int]] = set()
        for at, each in enumerate(told):
            if each["kind"] == "programme":
                shown |= {(each["seat"], number, action) for number, action in enumerate(each["actions"], 1)}
            elif each["kind"] in ("acts", "failed"):
                shown.remove((each["seat"], each["number"], each["action"]))
                check_outcome(told, at)
            elif each["kind"] == "season_ends":
                assert not shown, "a token that was shown was never executed"


def check_outcome(told: list[Told], at: int) -> None:
    """What an action came to is told before anything else is executed."""
    each = told[at]
    end = next(n for n in range(at + 1, len(told)) if told[n]["kind"] in BOUNDS)
    own = [after for after in told[at + 1 : end] if after.get("seat") == each["seat"]]
    if each["kind"] == "failed":
        assert each["why"] and any(after["kind"] in CONSOLED and after["why"] == "consolation" for after in own), each
        return
    kinds = {after["kind"] for after in own}
    assert kinds & OUTCOMES[VERB[each["action"]]], (each, own)
    if "connected" in kinds:
        assert kinds & READ, own


@rule("E19.2", "E19.3")
def test_each_season_ends_with_how_the_stars_are_made_up(games: list[Story]) -> None:
    for view, told in games:
        ends = [each for each in told if each["kind"] == "season_ends"]
        assert [each["season"] for each in ends] == list(range(1, 8))
        for each in ends:
            assert [sum(made) for made in each["made"]] == each["stars"]
        assert ends[-1]["stars"] == [player.stars for player in view.players]
        assert [each["sources"] for each in told if each["kind"] == "scored"] == ends[-1]["made"]


@rule("E14.7", "E14.9", "E14.10")
def test_a_fight_tells_each_roll_who_won_by_what_and_what_became_of_each_side(
    games: list[Story],
) -> None:
    fights = 0
    for _, told in games:
        for at, each in enumerate(told):
            if each["kind"] in ("assault", "siege"):
                check_fight(told[at:], set(each["sides"]), each.get("victim"))
                fights += 1
    assert fights > GAMES


def check_fight(told: list[Told], sides: set[int], owner: int | None) -> None:
    at = next(n for n, each in enumerate(told) if each["kind"] == "won")
    won = told[at]
    assert {each["seat"] for each in told[:at] if each["kind"] == "total"} == sides
    assert won["total"] > won["against"] or won["by_tie"]
    assert max(won["totals"]) == won["total"] == won["totals"][won["seat"]]
    fates: dict[int, str] = {}
    for each in told[at:]:
        if each["kind"] in LEVELS and each["seat"] not in fates and each["unit"] != GUIDE:
            fates[each["seat"]] = each["kind"]
            if fates.keys() == sides:
                break
    assert fates.keys() == sides
    leaving = sides - {owner} if owner is not None else sides - {won["seat"]}
    gone = {each["seat"] for each in told[at:] if each["kind"] == "moved" and each["why"] in ("flight", "retreat")}
    assert leaving <= gone


def test_every_event_cites_a_clause_and_is_a_whole_sentence(games: list[Story]) -> None:
    words = [Words(language) for language in LANGUAGES]
    heard: set[tuple[Any, ...]] = set()
    for _, told in games:
        for each in told:
            assert each["rule"] in GAME.clauses, each
            key = (each["kind"], each.get("why"), each.get("unit"), each.get("way"), each.get("by_tie"))
            if key in heard:
                continue
            heard.add(key)
            for language in words:
                sentence = language.event("etherium", each, NAMES)
                assert sentence and not {"{", "none", "???"} & {*sentence.split(), *sentence}, (each, sentence)
    assert {why for kind, why, *_ in heard if kind == "failed"} >= {
        "out_of_reach",
        "becalmed",
        "collector_elsewhere",
        "nothing_to_collect",
        "at_the_top",
        "upgrade_too_dear",
        "rate_too_dear",
        "ether_too_dear",
    }
