"""A table of the Vale from the release before is played on under its version 1, in the store and over HTTP."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from reverie import games
from reverie.games.vale import game as vale
from reverie.games.vale.state import Vale
from reverie.kernel.chance import Seeded
from reverie.kernel.codec import plain
from reverie.kernel.state import ask_of
from reverie.kernel.table import Table
from reverie.kernel.words import Move, Seat
from tests.server.conftest import quick
from tests.server.players import Guest, Line, Running, any_move, running
from tests.server.test_play import replayed, two_at_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


SECRET = "a1" * 32
"""Deals a game in which the two versions differ early: not in every one do they."""


@contextmanager
def the_release_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the house know version 1 of the Vale, and no other."""
    with monkeypatch.context() as patch:
        patch.setattr(vale.ValeOfEternity, "version", 1)
        patch.setattr(vale, "GAME", vale.ValeOfEternity(1))
        patch.setattr("reverie.server.lobby.making.secrets", SimpleNamespace(token_hex=lambda size: SECRET[: 2 * size]))
        games.find.cache_clear()
        yield
    games.find.cache_clear()


def added_since(table: Table, seat: Seat) -> list[Move]:
    """List what a seat could do now if the table were of version 2."""
    newer = table._state.copy()
    assert isinstance(newer, Vale)
    newer.rules = 2
    ask, asked = ask_of(newer, seat), table.ask(seat)
    assert ask is not None and asked is not None
    return [move for move in ask.options(newer) if move not in asked.options]


def way_to_a_difference(start: Table) -> list[tuple[Seat, Move]]:
    """Find moves that lead to where version 2 lets a seat do more."""
    for number in range(2_000):
        table, chance = start.copy(), Seeded(number)
        moves: list[tuple[Seat, Move]] = []
        while not table.over and len(moves) < 60:
            (asked,) = table.asks
            if moves and added_since(table, asked.seat):
                return moves
            summons = [move for move in asked.options if move.kind == "summon"]
            options = summons if summons and chance.below(4) else asked.options
            moves.append((asked.seat, options[chance.below(len(options))]))
            table.play(*moves[-1])
    raise AssertionError("the two versions never differ")


@asynccontextmanager
async def again(site: Running, table: str, *guests: Guest) -> AsyncIterator[list[Line]]:
    """The same people come back to their table, on the new release."""
    async with AsyncExitStack() as stack:
        lines = []
        for guest in guests:
            here = await stack.enter_async_context(site.guest())
            here.web.cookies = guest.web.cookies
            lines.append(await stack.enter_async_context(here.at(table)))
        yield lines


async def play(lines: list[Line], moves: list[tuple[Seat, Move]]) -> None:
    for seat, move in moves:
        await lines[seat].until(lambda state: state["ask"] is not None)
        assert (await lines[seat].move(plain(move)))["type"] == "state"


def live(site: Running, table: str) -> Any:
    return site.process.tables.cache._rooms[table].live


async def test_a_table_of_version_1_goes_on_as_it_began(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with the_release_before(monkeypatch):
        async with (
            running(quick(database)) as site,
            two_at_table(site) as (ada, ben, table, at_ada, at_ben),
        ):
            assert (await ada.get(f"/api/tables/{table}"))["rules"] == 1
            moves = way_to_a_difference(live(site, table).copy().table)
            await play([at_ada, at_ben], moves[: len(moves) // 2])
    async with running(quick(database)) as site, again(site, table, ada, ben) as lines:
        await play(lines, moves[len(moves) // 2 :])
        seat = 0 if (await turn(lines)) is lines[0] else 1
        there = live(site, table).table
        assert there.game.rules == 1
        added = [plain(move) for move in added_since(there, seat)]
        assert added and not any(move in lines[seat].state["ask"]["options"] for move in added)
        refused = await lines[seat].move(added[0])
        assert refused["type"] == "refused" and refused["rule"] in ("V2.6", "V5.2")
        chance = random.Random(1)
        while not lines[0].over:
            line = await turn(lines)
            if line.asked:
                await line.move(any_move(line.state, chance))
        await is_told_and_proved(site, ada, table)


async def turn(lines: list[Line]) -> Line:
    """Wait until all have heard the last row; tell who is asked, or anybody when it is over."""
    n = max(line.state["n"] for line in lines)
    for line in lines:
        await line.until(lambda state: state["n"] >= n)
    return next((line for line in lines if line.asked), lines[0])


async def is_told_and_proved(site: Running, guest: Guest, table: str) -> None:
    """The finished game can be replayed and verified, under the version that it was played by."""
    async with site.guest() as here:
        here.web.cookies = guest.web.cookies
        log = await here.get(f"/api/tables/{table}/log")
        assert log["rules"] == 1
        assert (await here.get(f"/api/tables/{table}/verify"))["ok"]
        assert (await here.get(f"/api/tables/{table}"))["rules"] == 1
        assert len(await replayed(here, table, open=True)) > 1


async def test_new_tables_are_of_version_2(site: Running) -> None:
    async with site.guest("Ada") as ada:
        assert (await ada.post("/api/tables", game="vale", seats=2))["rules"] == 2
