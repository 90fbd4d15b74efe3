"""What is printed on the cards of the Vale is told by the engine, and what a card would bring too."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.vale.deck import CARDS, COLOURS, FAMILIES, NUMBER, box
from reverie.games.vale.game import GAME
from reverie.games.vale.moves import CARD_COUNT
from reverie.kernel.codec import plain
from tests.rules import rule
from tests.rules.vale.board import Board, a_vale, banish, sell, summon, tame

CONTENT: Any = GAME.content()
KINDS = ("instant", "permanent", "active")
DRAWN = {
    *COLOURS,
    *FAMILIES,
    *KINDS,
    "families",
    "stones",
    "card",
    "hand",
    "pile",
    "rival",
    "recover",
    "summon",
    "tame",
}
DRAWN |= {"copy", "swap", "draw", "per"}
TEXT = {"→", "/", "=", ">", "2×", "0–3", "≤5", "≥6", "+1", "+2", "−1", "−2"}


@pytest.mark.parametrize(
    ("slug", "signs"),
    [
        ("hestia", ["stones +2"]),
        ("imp", ["red red", "recover"]),
        ("succubus", ["cost:1 cost:2 cost:3 cost:4 → p:10"]),
        ("incubus", ["p:2 per card cost:≤2"]),
        ("phoenix", ["summon p:1 per red"]),
        ("balog", ["recover fire instant"]),
        ("hae_tae", ["blue swap purple"]),
        ("snail_maiden", ["blue → purple / purple → blue blue blue"]),
        ("hydra", ["2× purple / draw / blue blue / p:4"]),
        ("triton", ["tame water → blue blue"]),
        ("water_giant", ["blue blue", "blue +1 purple +1"]),
        ("basilisk", ["red / p:−1 blue / p:−2 purple"]),
        ("goblin_soldier", ["rival > → p:4 / p:−4"]),
        ("hippogriff", ["draw", "wind −2"]),
        ("odin", ["hand ≤5 p:2 / hand ≥6 purple"]),
        ("tengu", ["p:6 → pile"]),
        ("dragon_egg", ["-card → summon dragon cost:0"]),
        ("willow", ["red blue purple p:3 draw"]),
    ],
)
def test_a_card_is_told_in_signs(slug: str, signs: list[str]) -> None:
    assert [effect["signs"] for effect in CONTENT["cards"][NUMBER[slug]]["effects"]] == signs


def test_every_card_tells_each_of_its_effects_once_in_signs_that_tables_can_draw() -> None:
    assert len(CONTENT["cards"]) == len(box(GAME.version)) == CARD_COUNT and len(box(1)) == 70
    for card, told in zip(CARDS, CONTENT["cards"], strict=True):
        printed = [kind for kind in KINDS if getattr(card, kind)]
        assert [effect["kind"] for effect in told["effects"]] == printed and printed, card.slug
        for effect in told["effects"]:
            for word in effect["signs"].split(" "):
                sign = word.removeprefix("-")
                assert sign in DRAWN | TEXT or sign.startswith(("p:", "cost:")), (card.slug, word)


@rule("V4.3", "V4.9")
def test_the_board_tells_what_a_sale_brings() -> None:
    assert [(each["family"], each["sale"]) for each in CONTENT["families"]] == [
        ("fire", [3, 0, 0]),
        ("water", [0, 1, 0]),
        ("earth", [4, 0, 0]),
        ("wind", [1, 1, 0]),
        ("dragon", [0, 0, 1]),
    ]
    assert (CONTENT["goal"], CONTENT["rounds"]) == (60, 10)


def told_to(board: Board, seat: int | None) -> Any:
    return plain(board.table.view(seat))


@rule("V2.1", "V2.2", "V4.7")
def test_a_view_tells_limits_values_and_prices() -> None:
    board = a_vale(areas=[["hestia", "pegasus", "hippogriff"], ["agni", "hae_tae", "water_giant"]])
    told = told_to(board, 0)
    assert told["limits"] == [6, 4]
    assert told["values"] == [[1, 3, 6], [2, 7, 4]]
    slugs = ("genie", "dandelion_spirit", "troll", "imp")
    assert [told["prices"][NUMBER[slug]] for slug in slugs] == [1, 0, 2, 0]
    assert [told_to(board, 1)["prices"][NUMBER[slug]] for slug in slugs] == [4, 3, 3, 0]
    assert told_to(board, None)["prices"] == []


def outlook(board: Board, card: str, red: int = 0, blue: int = 0, purple: int = 0) -> Any:
    return board.table.outlook(0, summon(card, red, blue, purple))


def gain(points: int = 0, stones: tuple[int, int, int] = (0, 0, 0), cards: int = 0, open: bool = False) -> Any:
    return {"points": points, "stones": list(stones), "cards": cards, "open": open}


@rule("V6.4")
def test_an_outlook_counts_the_card_in_the_area_and_not_in_the_hand() -> None:
    board = a_vale(hands=[["ifrit", "firefox", "imp"]], areas=[["troll"]])
    assert outlook(board, "ifrit")["now"] == gain(2)
    assert outlook(board, "firefox")["now"] == gain(2)


def test_an_outlook_counts_what_is_left_after_paying_and_what_other_cards_give() -> None:
    board = a_vale(stones=[(2, 1, 0)], hands=[["yuki_onna", "salamander"]], areas=[["phoenix", "sylph"]])
    assert outlook(board, "yuki_onna")["now"] == gain(6, (-2, -1, 0))
    assert outlook(board, "salamander", 1) == {"now": gain(2), "each": gain(1, (1, 0, 0)), "reveals": None}


def test_an_outlook_is_told_of_a_card_that_cannot_be_paid_yet_and_of_one_in_the_market() -> None:
    board = a_vale(hands=[["gi_rin"]], marks={"imp": 0, "kappa": 0})
    assert board.why(summon("gi_rin")) == "V2.6 too_little" or board.why(summon("gi_rin")) == "V4.5 too_dear"
    assert outlook(board, "gi_rin")["now"] == gain(2)
    assert outlook(board, "imp")["now"] == gain(0, (2, 0, 0))
    assert board.table.outlook(0, sell("kappa")) == {"now": gain(0, (0, 1, 0)), "each": None, "reveals": None}


def test_taming_tells_what_triton_gives() -> None:
    board = a_vale(areas=[["triton"]], marks={"imp": 0, "kappa": 0})
    assert board.table.outlook(0, tame("kappa"))["now"] == gain(0, (0, 2, 0))
    assert board.table.outlook(0, tame("imp"))["now"] is None


def test_what_depends_on_a_choice_is_left_open() -> None:
    board = a_vale(hands=[["hydra", "leviathan"]], areas=[["tidal"], ["eternity"]])
    assert outlook(board, "hydra")["now"] is None
    assert outlook(board, "leviathan")["now"] == gain(7, open=True)


def test_an_instant_effect_that_brings_nothing_is_told_so() -> None:
    board = a_vale(hands=[["succubus", "hestia"]])
    assert outlook(board, "succubus")["now"] == gain()
    assert outlook(board, "hestia")["now"] is None, "it has none"


def test_an_outlook_tells_what_an_active_effect_would_bring_each_round() -> None:
    board = a_vale(points=[5, 9], hands=[["goblin_soldier", "troll", "imp"]])
    assert outlook(board, "goblin_soldier")["each"] == gain(4)
    assert outlook(board, "troll")["each"] == gain()
    assert outlook(board, "imp")["each"] is None


@rule("V7.5")
def test_an_outlook_tells_that_a_card_is_drawn_but_not_which() -> None:
    board = a_vale(hands=[["willow", "imp"]], unseen=["imp"])
    assert outlook(board, "willow") == {"now": gain(3, (1, 1, 1), 1), "each": None, "reveals": "draw"}
    assert outlook(board, "imp")["reveals"] == "card"


def test_nothing_is_told_of_cards_out_of_reach_nor_of_stones_that_are_not_there() -> None:
    board = a_vale(hands=[["imp"], ["kappa"]], areas=[["troll"]])
    assert board.table.outlook(0, summon("kappa")) is None
    assert board.table.outlook(0, summon("troll")) is None
    assert board.table.outlook(0, summon("imp", 1)) is None
    assert board.table.outlook(0, banish("troll")) is None
    assert board.table.game.outlook(board.table.view(None), summon("imp")) is None


def test_an_outlook_is_the_same_in_every_world_that_looks_the_same() -> None:
    one = a_vale(hands=[["imp"], ["kappa"]], unseen=["kappa"], pile=["troll", "odin"])
    other = a_vale(hands=[["imp"], ["odin"]], unseen=["odin"], pile=["troll", "kappa"])
    assert outlook(one, "imp") == outlook(other, "imp")


@rule("V2.5")
def test_whoever_could_pay_closer_to_the_price_is_warned() -> None:
    board = a_vale(stones=[(2, 1, 0)], hands=[["salamander", "horned_salamander", "agni"]])
    warning = board.table.warn(0, summon("horned_salamander", 0, 1))
    assert warning is not None and (warning.key, warning.values) == ("change_lost", {"lost": 1})
    assert board.table.warn(0, summon("horned_salamander", 2)) is None
    assert a_vale(stones=[(0, 1, 0)], hands=[["salamander"]]).table.warn(0, summon("salamander", 0, 1)) is None


@rule("V7.5")
def test_whoever_cannot_take_back_is_warned() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["imp", "dandelion_spirit", "hestia"]], unseen=["imp"], round=3)
    keys = [board.table.warn(0, move) for move in (summon("imp"), summon("dandelion_spirit", 3), summon("hestia"))]
    assert [warning and warning.key for warning in keys] == ["shows", "draws", None]


def test_printed_alternatives_are_told_in_signs() -> None:
    board = a_vale(stones=[(0, 0, 1)], hands=[["hydra"]]).play(summon("hydra", purple=1))
    assert board.table.asks[0].facts["alternatives"][:3] == ["purple draw", "purple blue blue", "purple p:4"]
