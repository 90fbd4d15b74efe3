"""What if: the engine's own word on a move that is not played, for its own seat and within its knowledge."""

from __future__ import annotations

import json
import time
from statistics import median
from typing import Any

import pytest

from reverie import Seeded, games
from reverie.kernel.codec import move_to_json
from reverie.server.play.encoder import tell_foreseen
from tests.rules.vale.board import a_vale, sell, summon

from .players import Line, Running
from .test_play import turn, two_at_table

ON_THE_SITE = [name for name in games.names() if games.find(name).on_the_site]
in_a_session = pytest.mark.asyncio(loop_scope="session")


async def what_if(line: Line, move: Any) -> Any:
    return await line.answer(await line.send("what_if", move=move))


@in_a_session
async def test_a_legal_move_is_foreseen_and_not_played(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover = await turn(one, two)
        move = mover.state["ask"]["options"][0]
        told = await what_if(mover, move)
        assert (told["type"], told["move"], told["refusal"], told["warning"]) == ("foreseen", move, None, None)
        assert told["events"] == [{"kind": "marked", "seat": mover.state["seat"], "card": move["card"]}]
        assert (await mover.move(move))["n"] == 1


@in_a_session
async def test_a_refusal_is_the_engines_and_an_outlook_is_told_all_the_same(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover = await turn(one, two)
        card = mover.state["view"]["marks"][0][0]
        told = await what_if(mover, {"kind": "sell", "card": card})
        assert told["refusal"]["rule"] == "V3.3" and told["events"] is None
        assert sum(told["outlook"]["now"]["stones"]) > 0, "what it would bring once it is mine"


@in_a_session
@pytest.mark.parametrize("game", ON_THE_SITE)
async def test_what_would_be_is_told_within_sixty_milliseconds(site: Running, game: str) -> None:
    """As this process works, server and client together: others on the machine do not lengthen it."""
    chance = Seeded(game)
    async with site.guest("Ada") as ada:
        table = (await ada.post("/api/play", expect=201, game=game, seats=games.find(game).min_seats))["id"]
        there = site.process.tables.cache._rooms[table].live
        async with ada.at(table) as line:
            took: list[float] = []
            for _ in range(50):
                await line.until(lambda state: state["ask"] or state["table"]["phase"] == "over")
                if line.over or len(took) == 5:
                    break
                if there.number(line.state["seat"]) != line.state["n"]:  # a bot was faster: what it did is under way
                    await line.hear()
                    continue
                move = move_to_json(there.table.sample(line.state["seat"], chance))
                began = time.process_time()
                told = await what_if(line, move)
                if told["type"] == "foreseen":
                    took.append(time.process_time() - began)
                await line.move(move)
            assert len(took) > 2 and median(took) < 0.060, took


@in_a_session
async def test_whoever_is_not_asked_or_does_not_sit_there_learns_nothing(site: Running) -> None:
    async with two_at_table(site) as (_, _, table, one, two), site.guest("Cy") as stranger, stranger.at(table) as third:
        mover = await turn(one, two)
        move = mover.state["ask"]["options"][0]
        told = await what_if(two if mover is one else one, move)
        assert told["refusal"] is not None and told["events"] is None
        told = await what_if(third, move)
        assert (told["type"], told["code"]) == ("error", "not_seated")


@in_a_session
async def test_what_is_no_move_is_malformed(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover = await turn(one, two)
        for move in ({}, {"kind": "fly"}, {"kind": "mark", "card": "imp"}, {"kind": "expire", "key": "x"}):
            told = await what_if(mover, move)
            assert (told["type"], told["code"]) == ("error", "malformed"), move


@in_a_session
async def test_what_is_guessed_of_others_is_a_move_of_the_game_and_changes_nothing(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover = await turn(one, two)
        move = mover.state["ask"]["options"][0]
        plain = await what_if(mover, move)
        guessed = await mover.answer(
            await mover.send("what_if", move=move, guesses=[{"seat": 1, "move": {"kind": "end"}}])
        )
        assert {**guessed, "to": plain["to"]} == plain, "nobody plays in secret here"
        told = await mover.answer(
            await mover.send("what_if", move=move, guesses=[{"seat": 1, "move": {"kind": "fly"}}])
        )
        assert (told["type"], told["code"]) == ("error", "malformed")


def test_what_is_drawn_is_not_foreseen_only_that_something_is() -> None:
    board = a_vale(stones=[(4, 0, 0)], hands=[["dandelion_spirit"]], round=3)
    told = tell_foreseen(1, board.table, 0, summon("dandelion_spirit", 3))
    assert told.events is None and told.refusal is None
    assert told.warning is not None and (told.warning.rule, told.warning.key) == ("V7.5", "draws")
    assert told.outlook["now"]["cards"] == 1 and "drawn" not in json.dumps(told.outlook)


def test_events_are_those_that_play_tells() -> None:
    board = a_vale(stones=[(0, 0, 0)], marks={"kappa": 0})
    told = tell_foreseen(1, board.table, 0, sell("kappa"))
    played = board.table.play(0, sell("kappa"))
    assert told.events == [json.loads(json.dumps(event.seen_by(0))) for event in played]
