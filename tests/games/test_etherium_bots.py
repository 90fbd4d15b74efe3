"""How bots play Etherium, and what players are told before they lock."""

from __future__ import annotations

import pytest

import reverie
from reverie import bots
from reverie.games.etherium.bot import best_of, change_roll, throws
from reverie.games.etherium.game import GAME
from reverie.games.etherium.moves import Play, Programme, Stop
from reverie.kernel.chance import Seeded
from reverie.kernel.table import Table
from reverie.kernel.words import Wait
from reverie.lab.arena import Entrant, fixtures, play_fixture
from tests.cases.language import action, card
from tests.cases.runner import Player


def programming(seed: int = 5) -> Table:
    table = reverie.table("etherium", 3, seed=seed)
    while not any(question.kind == "programme" for question in table.asks):
        question = table.asks[0]
        table.play(question.seat, table.sample(question.seat, Seeded(1)))
    return table


def given(*lines: str) -> Player:
    player = Player()
    for line in lines:
        player.read(line)
    return player


@pytest.mark.parametrize("seats", [2, 4])
def test_dreaming_beats_random(seats: int) -> None:
    entrants = [Entrant("dreaming"), *[Entrant("random")] * (seats - 1)]
    wins = [play_fixture(fixture).wins for fixture in fixtures("etherium", entrants, 2 * seats)]
    assert len(wins) == 2 * seats
    dreamt = sum(won[0] for won in wins)
    assert dreamt >= 2 * seats - 1


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_locks_a_programme_and_leaves_the_tokens_that_lie(level: str) -> None:
    table = programming()
    table.play(0, Programme((-1, 17, -1, 12), False))
    question = table.ask(0)
    assert question is not None
    for seed in range(3):
        move = bots.choose("etherium", table.view(0), question, level, seed=seed)
        assert isinstance(move, Programme) and move.lock
        assert (move.actions[1], move.actions[3]) == (17, 12)
        assert table.why(0, move) is None


@pytest.mark.parametrize(("dice", "turned"), [("4 5", True), ("6 6", False), ("3 3", False)])
def test_a_roll_card_is_spent_only_where_it_turns_the_result(dice: str, turned: bool) -> None:
    """Psolos rolls last, 8 and a guide of 1: three more turn it against 11, not against 14; against 8 it is won."""
    player = given(
        "players Psolos Ertis Hivalia",
        "Psolos army at L0",
        "Psolos collector at C0",
        "Psolos levels 2/2/3/1",
        "Psolos cards Battle Fervour",
        "Ertis army at L0",
        "Ertis collector at C1",
        "Ertis levels 2/2/2/2",
        f"dice {dice}, 4 4",
        "when",
        "conflicts",
        "Psolos: pass",
    )
    (question,) = player.table.asks
    assert question.kind == "roll"
    move = change_roll(player.s, question.options)
    assert move == (Play(card("Battle Fervour")) if turned else Stop(1))


@pytest.mark.parametrize(("guide", "played"), [("0", True), ("4", False)])
def test_whoever_rolls_first_spends_a_card_where_the_odds_are_open(guide: str, played: bool) -> None:
    """Ertis rolls first, 8, against two dice: three more decide; with a guide of 4, hardly."""
    player = given(
        "players Psolos Ertis Hivalia",
        "Psolos army at L0",
        "Psolos collector at C0",
        "Psolos levels 2/2/3/0",
        "Ertis army at L0",
        "Ertis collector at C1",
        f"Ertis levels 2/2/2/{guide}",
        "Ertis cards Battle Fervour",
        "dice 4 4",
        "when",
        "conflicts",
        "Ertis: pass",
    )
    (question,) = player.table.asks
    assert question.kind == "roll"
    assert isinstance(change_roll(player.s, question.options), Play) == played


def test_dice_add_up() -> None:
    shares = dict(throws(2))
    assert sum(shares.values()) == pytest.approx(1)
    assert shares[7] == pytest.approx(6 / 36) and shares[12] == pytest.approx(1 / 36)


def test_among_equals_the_lot_decides() -> None:
    chance = Seeded(1)
    assert {best_of([1.0, 3.0, 2.0, 3.0], chance) for _ in range(30)} == {1, 3}


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_counts_its_thoughts_and_not_its_seconds(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.games.etherium.bot.LONGEST", 3600.0)
    table = programming()
    question = table.ask(1)
    assert question is not None
    moves = [bots.choose("etherium", table.view(1), question, level, seed=9) for _ in range(2)]
    assert moves[0] == moves[1]


def test_an_outlook_tells_each_token_as_if_nobody_interfered() -> None:
    player = given("players Reces Ertis Hivalia", "when", "programming")
    view = player.table.view(0)
    programme = Programme((action("move mine"), action("collect mine"), action("upgrade guide"), -1), False)
    told = GAME.outlook(view, programme)
    assert [each["works"] for each in told["tokens"]] == ["surely", "perhaps", "never"]
    move, collect, guide = told["tokens"]
    assert move["army"] == [1 + 0, 7 + 0], "the army or the collector goes from M0 to L0"
    assert (collect["against"]["rule"], collect["against"]["key"]) == ("E9.2", "collector_elsewhere")
    assert (guide["against"]["rule"], guide["against"]["key"]) == ("E10.5", "upgrade_too_dear")
    assert GAME.outlook(view, Programme((0, 0, 0, 0), False)) is None


@pytest.mark.parametrize(
    ("held", "then", "works"),
    [
        ("2 rock, 2 wood, 2 metal", "upgrade collector", "perhaps"),
        ("3 rock, 3 wood", "upgrade defence", "perhaps"),
        ("3 rock, 3 metal", "upgrade collector", "never"),
    ],
)
def test_an_outlook_thinks_of_every_mix_that_may_be_etherised(held: str, then: str, works: str) -> None:
    """At rate 3, what is left after one Ether pays a collector of 2 wood, or a defence of 3 rock; or nothing does."""
    player = given("players Ertis Reces Hivalia", f"Ertis has {held}", "when", "programming")
    told = GAME.outlook(player.table.view(0), Programme((action("transform etherise"), action(then), -1, -1), False))
    assert [each["works"] for each in told["tokens"]] == ["surely", works]


def test_whoever_locks_what_surely_fails_is_warned() -> None:
    player = given("players Reces Ertis Hivalia", "Reces has nothing", "when", "programming")
    sure = Programme(tuple(map(action, ("move mine", "connect", "connect", "move mountain"))), True)
    lost = Programme(tuple(map(action, ("collect ether", "transform booster", "move mine", "connect"))), True)
    assert player.table.warn(0, sure) is None
    warning = player.table.warn(0, lost)
    assert warning is not None and warning.values == {"tokens": [1, 2], "count": 2}


def test_a_bot_that_has_locked_leaves_its_programme_alone() -> None:
    table = programming()
    seat = table.asks[0].seat
    question = table.ask(seat)
    assert question is not None
    move = GAME.advise(table.view(seat), question, "drowsy", Seeded(2))
    assert isinstance(move, Programme) and move.lock
    table.play(seat, move)
    for level in ("drowsy", "dreaming", "lucid"):
        question = table.ask(seat)
        assert question is not None and not question.awaited
        assert isinstance(GAME.advise(table.view(seat), question, level, Seeded(3)), Wait)
