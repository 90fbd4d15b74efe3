"""Before the first card: opening, sitting, filling, beginning."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

import reverie
from reverie import commitment
from reverie.games import find, names
from reverie.server.config import Limits
from tests.server.conftest import GENEROUS, quick, two_sites
from tests.server.players import Guest, Running, running
from tests.server.test_deadlines import Watch

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def opened(host: Guest, **wishes: Any) -> Any:
    return await host.post("/api/tables", **{"game": "vale", "seats": 3, **wishes})


async def test_the_host_sits_and_others_come_by_the_address(site: Running) -> None:
    async with site.guest("Ada") as ada, site.guest("Ben") as ben:
        table = await opened(ada, entropy="stars")
        assert [seat["name"] for seat in table["seats"]] == ["Ada", None, None]
        joined = await ben.post(f"/api/tables/{table['id']}/sit", seat=2)
        assert [(seat["name"], seat["host"], seat["you"]) for seat in joined["seats"]] == [
            ("Ada", True, False),
            (None, False, False),
            ("Ben", False, True),
        ]


async def test_a_changed_name_reaches_those_at_the_table_and_whoever_comes_later(site: Running) -> None:
    async with site.guest("Ada") as ada, site.guest("Ben") as ben:
        table = (await opened(ada))["id"]
        await ben.post(f"/api/tables/{table}/sit", seat=2)
        async with ada.at(table) as line:
            await line.until(lambda state: state["table"]["seats"][2]["name"] == "Ben")
            await ben.patch("/api/me", name="Benoît")
            await line.until(lambda state: state["table"]["seats"][2]["name"] == "Benoît")
        assert (await ada.get(f"/api/tables/{table}"))["seats"][2]["name"] == "Benoît"


async def test_a_table_is_not_promised_what_its_game_cannot_keep(site: Running) -> None:
    async with site.guest("Ada") as ada:
        nights = {"game": "when_i_dream", "seats": 4}
        told = await ada.post("/api/tables", expect=400, **nights, options={"first": 8})
        assert "there are 4" in told["values"]["detail"]
        told = await ada.post("/api/tables", expect=400, **nights, clock={"kind": "slow", "days": 2})
        assert "keeps the time" in told["values"]["detail"]
        assert (await ada.post("/api/tables", **nights, options={"first": 3}))["options"]["first"] == 3


async def test_a_person_has_one_seat_and_may_change_it(site: Running) -> None:
    async with site.guest("Ada") as ada:
        table = await opened(ada)
        moved = await ada.post(f"/api/tables/{table['id']}/sit", seat=1)
        assert [seat["name"] for seat in moved["seats"]] == [None, "Ada", None]


async def test_a_taken_seat_is_taken(site: Running) -> None:
    async with site.guest() as ada, site.guest() as ben:
        table = await opened(ada)
        assert (await ben.post(f"/api/tables/{table['id']}/sit", expect=409, seat=0))["code"] == "seat_taken"
        assert (await ben.post(f"/api/tables/{table['id']}/sit", expect=404, seat=9))["code"] == "no_seat"


async def test_ten_people_sit_down_at_once_and_nobody_on_another(site: Running) -> None:
    async with site.guest() as ada, site.guest() as ben, site.guest() as cyd, site.guest() as dan:
        table = await opened(ada, seats=4)
        await asyncio.gather(*(each.post(f"/api/tables/{table['id']}/sit") for each in (ben, cyd, dan)))
        seats = (await ada.get(f"/api/tables/{table['id']}"))["seats"]
        assert all(seat["name"] for seat in seats)
        fifth = site.guest()
        async with fifth as eve:
            assert (await eve.post(f"/api/tables/{table['id']}/sit", expect=409))["code"] == "seat_taken"


async def test_bots_fill_seats_by_level_and_only_the_host_seats_them(site: Running) -> None:
    async with site.guest() as ada, site.guest() as ben:
        path = f"/api/tables/{(await opened(ada))['id']}"
        table = await ada.post(path + "/bot", level="lucid")
        assert table["seats"][1]["bot"] == "lucid"
        table = await ada.post(path + "/bot", seat=1, level="drowsy")
        assert table["seats"][1]["bot"] == "drowsy"
        assert (await ben.post(path + "/bot", expect=403))["code"] == "not_host"
        assert (await ada.post(path + "/bot", expect=400, level="omniscient"))["code"] == "malformed"
        table = await ada.post(path + "/remove", seat=1)
        assert table["seats"][1]["bot"] is None


async def test_the_game_begins_when_the_seats_are_filled(site: Running) -> None:
    async with site.guest() as ada:
        path = f"/api/tables/{(await opened(ada, seats=2))['id']}"
        assert (await ada.post(path + "/start", expect=409))["code"] == "seats_free"
        await ada.post(path + "/bot")
        assert (await ada.post(path + "/start"))["phase"] == "playing"
        assert (await ada.post(path + "/start", expect=409))["code"] == "started"
        assert (await ada.post(path + "/sit", expect=409))["code"] == "started"


async def test_the_table_is_handed_over_and_closed(site: Running) -> None:
    async with site.guest() as ada, site.guest() as ben:
        path = f"/api/tables/{(await opened(ada))['id']}"
        await ben.post(path + "/sit")
        await ada.post(path + "/hand-over", seat=1)
        assert (await ada.post(path + "/close", expect=403))["code"] == "not_host"
        assert (await ben.post(path + "/close"))["phase"] == "closed"
        assert (await ada.post(path + "/sit", expect=409))["code"] == "closed"


async def test_who_stands_up_leaves_a_free_seat(site: Running) -> None:
    async with site.guest() as ada, site.guest() as ben:
        path = f"/api/tables/{(await opened(ada))['id']}"
        await ben.post(path + "/sit")
        table = await ben.post(path + "/stand")
        assert table["seats"][1]["name"] is None
        assert (await ben.post(path + "/stand", expect=403))["code"] == "not_seated"


async def test_the_commitment_is_told_before_the_first_card_and_the_secret_is_not(site: Running) -> None:
    async with site.guest() as ada:
        table = await opened(ada, seats=2)
        before = table["fair"]
        assert len(before["commitment"]) == 64 and before["secret"] is None
        path = f"/api/tables/{table['id']}"
        await ada.post(path + "/sit", entropy="my own words")
        await ada.post(path + "/bot")
        after = (await ada.post(path + "/start"))["fair"]
        assert after["commitment"] == before["commitment"] and after["secret"] is None
        assert "my own words" in after["entropy"]
        meta = await site.process.store.meta(table["id"])
        assert meta is not None and commitment(meta.secret) == before["commitment"]


async def test_impossible_tables_are_refused(site: Running) -> None:
    async with site.guest() as ada:
        assert (await ada.post("/api/tables", expect=404, game="chess", seats=2))["code"] == "no_game"
        assert (await ada.post("/api/tables", expect=400, game="vale", seats=9))["code"] == "malformed"
        wrong = {"game": "vale", "seats": 2, "options": {"cheat": True}}
        assert (await ada.post("/api/tables", expect=400, **wrong))["code"] == "malformed"
        assert (await ada.get("/api/tables/nowhere", expect=404))["code"] == "no_table"


async def test_text_that_no_database_can_keep_is_refused(site: Running) -> None:
    async with site.guest() as ada:
        await ada.post("/api/play", expect=400, game="vale", entropy="a\0b")
        table = (await ada.post("/api/play", game="vale", seats=2))["id"]
        async with ada.at(table) as line:
            await line.send("chat", text="a\0b")
            assert (await line.next("error"))["code"] == "malformed"


async def test_public_tables_are_listed_live_and_others_are_not(site: Running) -> None:
    async with site.guest("Ada") as ada:
        address = site.address.replace("http", "ws", 1) + "/ws/lobby"
        async with connect(address, additional_headers={"Cookie": ada.cookie}) as socket:

            async def news() -> Any:
                async with asyncio.timeout(10):
                    return msgspec.json.decode(await socket.recv())

            first = await news()
            assert first["type"] == "tables"
            hidden = await opened(ada)
            shown = await opened(ada, public=True, clock={"kind": "live", "bank": 300, "increment": 5})
            while shown["id"] not in [line["id"] for line in first["tables"]]:
                first = await news()
            assert hidden["id"] not in [line["id"] for line in first["tables"]]
            await ada.post(f"/api/tables/{shown['id']}/close")
            while shown["id"] in [line["id"] for line in first["tables"]]:
                first = await news()


async def test_the_list_lives_on_after_the_database_stumbled(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    stumbled = asyncio.Event()

    async def stumbles(*_: object) -> list[Any]:
        stumbled.set()
        raise OSError("the database is gone for a moment")

    async with site.guest("Ada") as ada:
        address = site.address.replace("http", "ws", 1) + "/ws/lobby"
        async with connect(address, additional_headers={"Cookie": ada.cookie}) as socket, asyncio.timeout(30):
            await socket.recv()
            with monkeypatch.context() as trouble:
                trouble.setattr("reverie.server.sockets.lobby.open_tables", stumbles)
                shown = (await opened(ada, public=True))["id"]
                await stumbled.wait()
            await ada.post(f"/api/tables/{shown}/sit", seat=1)
            while shown not in [line["id"] for line in msgspec.json.decode(await socket.recv())["tables"]]:
                pass


async def test_the_games_of_the_house_are_told_and_those_not_built_are_announced(site: Running) -> None:
    async with site.guest() as ada:
        games = {game["name"]: game for game in await ada.get("/api/games")}
        assert games["vale"]["built"] and games["vale"]["seats"] == [2, 4]
        assert games["etherium"]["built"] and games["etherium"]["seats"] == [2, 6]
        assert {"vale", "dreams", "when_i_dream", "etherium", "etherfields"} <= set(games)
        box = await ada.get("/api/games/vale")
        assert len(box["content"]["cards"]) == 70 and "V1.1" in box["clauses"]


async def test_whoever_sits_down_against_bots_finds_as_many_as_suit_the_game(site: Running) -> None:
    async with site.guest() as ada:
        seats = {game: len((await ada.post("/api/play", game=game))["seats"]) for game in ("vale", "etherium")}
        assert seats == {"vale": 3, "etherium": 4}


async def test_a_game_without_its_page_is_announced_and_no_table_of_it_is_opened(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find("etherium")), "on_the_site", False)
    async with site.guest() as ada:
        games = {game["name"]: game for game in await ada.get("/api/games")}
        assert not games["etherium"]["built"] and games["etherium"]["options"] == []
        for path in ("/api/tables", "/api/play"):
            problem = await ada.post(path, expect=404, game="etherium", seats=3)
            assert (problem["code"], problem["values"]) == ("not_yet", {"game": "etherium"})
        assert (await ada.get("/api/games/etherium", expect=404))["code"] == "not_yet"
        assert (await ada.get("/api/tables/mine"))["tables"] == []


async def test_a_game_in_the_making_is_played_in_the_library_and_not_on_the_site(site: Running) -> None:
    making = [name for name in names() if not find(name).on_the_site]
    async with site.guest() as ada:
        built = {game["name"] for game in await ada.get("/api/games") if game["built"]}
        for name in making:
            assert name not in built
            for path in ("/api/tables", "/api/play"):
                assert (await ada.post(path, expect=404, game=name, seats=2))["code"] == "not_yet"
        assert not [name for name in names() if find(name).on_the_site and find(name).to_come]
    for name in making:
        assert reverie.table(name, 1, seed=3).asks


async def test_a_table_s_address_is_drawn(site: Running) -> None:
    async with site.guest() as ada:
        table = await opened(ada)
        answer = await ada.web.get(f"/api/tables/{table['id']}/qr")
        assert answer.headers["content-type"] == "image/svg+xml" and answer.text.startswith("<svg")


async def test_who_was_sent_away_stays_away(database: str) -> None:
    async with running(quick(database)) as site, site.guest() as ada, site.guest() as ben:
        path = f"/api/tables/{(await opened(ada))['id']}"
        await ben.post(path + "/sit")
        await ada.post(path + "/remove", seat=1)
        assert (await ben.post(path + "/sit", expect=403))["code"] == "removed"
        await ada.post(path + "/remove", seat=0)
        await ada.post(path + "/sit", seat=2)


async def test_one_host_has_few_tables_on_the_board(tmp_path: Path) -> None:
    limits = Limits(public_per_person=2)
    async with running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=limits)) as site, site.guest() as eve:
        for _ in range(2):
            shown = await opened(eve, public=True)
        assert (await opened_refused(eve))["code"] == "many_tables"
        await eve.post(f"/api/tables/{shown['id']}/close")
        await opened(eve, public=True)
        await opened(eve)


async def opened_refused(host: Guest) -> Any:
    return await host.post("/api/tables", expect=429, game="vale", seats=3, public=True)


async def test_one_address_has_not_the_whole_board(tmp_path: Path) -> None:
    limits = replace(GENEROUS, public_per_address=2)
    watch = Watch(still=True)
    async with (
        running(quick(f"sqlite:///{tmp_path}/reverie.db", limits=limits, now=watch, poll=0.1)) as site,
        AsyncExitStack() as stack,
    ):
        for _ in range(4):
            host = await stack.enter_async_context(site.guest())
            table = (await host.post("/api/tables", game="vale", seats=2, public=True))["id"]
            await stack.enter_async_context(host.at(table))
        watch.ahead += 61
        async with asyncio.timeout(30):
            while len(shown := (await host.get("/api/tables"))["tables"]) != 2:
                await asyncio.sleep(0.05)
        assert table not in [line["id"] for line in shown]


async def test_the_board_shows_tables_whose_host_is_there(postgres: str, redis_server: str) -> None:
    """Through either of two servers."""
    watch = [1_800_000_000.0]
    settings = [quick(postgres, redis=redis_server, now=lambda: watch[0]) for _ in range(2)]
    async with two_sites(*settings) as (one, other), one.guest() as ada, one.guest() as eve:
        kept, left = [(await opened(host, public=True))["id"] for host in (ada, eve)]

        async def listed() -> list[str]:
            async with httpx.AsyncClient(base_url=other.address) as web:
                return [line["id"] for line in (await web.get("/api/tables")).json()["tables"]]

        assert set(await listed()) == {kept, left}
        watch[0] += 61
        assert await listed() == []
        async with ada.at(kept), asyncio.timeout(20):
            while await listed() != [kept]:
                await asyncio.sleep(0.05)


async def test_the_board_s_order_and_ages_tell_nothing_of_moves(tmp_path: Path) -> None:
    watch = [1_800_000_000.0]
    settings = quick(f"sqlite:///{tmp_path}/reverie.db", now=lambda: watch[0])
    async with running(settings) as site, site.guest() as ada, site.guest() as ben:
        tables = []
        for _ in range(2):
            id = (await opened(ada, seats=2, public=True))["id"]
            await ben.post(f"/api/tables/{id}/sit")
            await ada.post(f"/api/tables/{id}/start")
            tables.append(id)
            watch[0] += 100

        async def board() -> Any:
            lines = (await ben.get("/api/tables"))["tables"]
            return [(line["id"], line["ago"]) for line in lines if line["phase"] == "playing"]

        before = await board()
        assert [id for id, _ in before] == tables[::-1]
        async with ada.at(tables[0]) as one, ben.at(tables[0]) as two:
            line = one if one.asked else two
            assert (await line.move(line.state["ask"]["options"][0]))["type"] == "state"
        assert await board() == before
