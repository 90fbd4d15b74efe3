"""Who is who: guests, names, the next device, bots."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.conftest import quick
from tests.server.players import Guest, Running, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_newcomer_becomes_a_guest_and_is_known_again(site: Running) -> None:
    async with site.guest() as guest:
        again = await guest.get("/api/me")
        assert again["id"] == guest.id
        assert not again["named"]


async def test_the_cookie_is_hidden_from_scripts_and_other_sites(site: Running) -> None:
    async with httpx.AsyncClient(base_url=site.address, verify=False) as web:
        told = (await web.get("/api/me")).headers["set-cookie"].lower()
    assert "httponly" in told and "samesite=lax" in told


async def test_nobody_on_the_way_keeps_what_one_person_is_told(site: Running) -> None:
    async with site.guest() as ada:
        assert (await ada.web.get("/api/me")).headers["cache-control"] == "no-store"


async def test_a_forged_cookie_is_nobody(site: Running) -> None:
    async with site.guest() as guest:
        forged = guest.web.cookies["reverie"][:-4] + "0000"
        async with httpx.AsyncClient(base_url=site.address, verify=False, cookies={"reverie": forged}) as web:
            assert (await web.get("/api/tables/mine")).json() == {"code": "not_you", "values": {}}


async def test_a_name_is_chosen_and_changed(site: Running) -> None:
    async with site.guest() as guest:
        assert (await guest.patch("/api/me", name="  Zoé   d’Été "))["name"] == "Zoé d’Été"
        assert (await guest.patch("/api/me", language="fr"))["language"] == "fr"
        assert (await guest.get("/api/me"))["named"]


@pytest.mark.parametrize(
    ("name", "why"), [("", "malformed"), (" ", "malformed"), ("x" * 25, "malformed"), ("a\u0000b", "name_hidden")]
)
async def test_a_name_is_short_and_can_be_seen(site: Running, name: str, why: str) -> None:
    async with site.guest() as guest:
        assert (await guest.patch("/api/me", expect=400, name=name))["code"] == why


async def test_a_link_carries_a_guest_to_one_other_device(site: Running) -> None:
    async with site.guest("Ada") as guest:
        link = await guest.post("/api/me/link")
        assert link["qr"].startswith("<svg")
        token = link["path"].rpartition("/")[2]
        async with httpx.AsyncClient(base_url=site.address, verify=False) as phone:
            me = (await phone.post("/api/me/continue", json={"token": token})).json()
            assert me["id"] == guest.id
            assert (await phone.get("/api/me")).json()["id"] == guest.id
        async with httpx.AsyncClient(base_url=site.address, verify=False) as thief:
            again = await thief.post("/api/me/continue", json={"token": token})
            assert (again.status_code, again.json()["code"]) == (404, "no_link")


async def followed(device: Guest, link: str, expect: int = 200, **more: Any) -> Any:
    """Use somebody's link on a device."""
    return await device.post("/api/me/continue", expect, token=link.rpartition("/")[2], **more)


async def test_a_link_says_whose_it_is_and_stays_good(site: Running) -> None:
    async with site.guest("Eve") as eve, site.guest("Ada") as ada, site.guest() as ben:
        link = (await eve.post("/api/me/link"))["path"]
        token = link.rpartition("/")[2]
        for _ in range(2):
            told = await ada.post("/api/me/whose", token=token)
            assert told == {"name": "Eve", "same": False, "you": "Ada", "kept": True}
        assert (await ben.post("/api/me/whose", token=token))["kept"] is False
        assert (await eve.post("/api/me/whose", token=token))["same"]
        assert (await ada.post("/api/me/whose", expect=404, token="nothing"))["code"] == "no_link"
        assert (await ada.get("/api/me"))["id"] == ada.id


async def test_nobody_who_has_something_to_lose_is_replaced_unasked_and_there_is_a_way_back(site: Running) -> None:
    async with site.guest("Eve") as eve, site.guest("Ada") as ada, site.guest() as ben:
        await ben.post("/api/play", game="vale")
        for device in (ada, ben):
            link = (await eve.post("/api/me/link"))["path"]
            assert (await followed(device, link, 409))["code"] == "somebody"
            before = await device.get("/api/me")
            assert before["id"] == device.id
            told = await followed(device, link, leave=True)
            assert (told["id"], told["before"]) == (eve.id, before["name"])
            assert (await device.get("/api/me"))["before"] == before["name"]
            assert (await device.post("/api/me/back"))["id"] == device.id
            assert (await device.get("/api/me"))["before"] is None
            assert (await device.post("/api/me/back", expect=404))["code"] == "no_way_back"


async def test_the_way_back_is_open_for_a_day(tmp_path: Path) -> None:
    watch = [1_800_000_000.0]
    async with (
        running(quick(f"sqlite:///{tmp_path}/reverie.db", now=lambda: watch[0])) as site,
        site.guest("Eve") as eve,
        site.guest("Ada") as ada,
    ):
        await followed(ada, (await eve.post("/api/me/link"))["path"], leave=True)
        watch[0] += 86_000
        assert (await ada.get("/api/me"))["before"] == "Ada"
        watch[0] += 1_000
        assert (await ada.get("/api/me"))["before"] is None
        await ada.post("/api/me/back", expect=404)


async def test_a_forged_way_back_leads_nowhere(site: Running) -> None:
    async with site.guest("Eve") as eve, site.guest() as ada:
        cookie = eve.web.cookies["reverie"]
        signed = cookie.rpartition(".")[2]
        for forged in (cookie, f"{eve.id}.0.{2**50}.{signed}", "", "..", f"{eve.id}.0.x.{signed}"):
            ada.web.cookies.set("reverie_before", forged, domain="127.0.0.1", path="/")
            await ada.post("/api/me/back", expect=404)


async def test_who_signs_out_everywhere_stays_on_this_device_alone(database: str) -> None:
    async with running(quick(database)) as site, site.guest("Ada") as ada, site.guest() as phone, site.guest() as thief:
        await followed(phone, (await ada.post("/api/me/link"))["path"])
        table = (await ada.post("/api/play", game="vale"))["id"]
        link = (await ada.post("/api/me/link"))["path"]
        async with phone.at(table) as line:
            assert (await ada.post("/api/me/sign-out-others"))["id"] == ada.id
            assert (await line.next("bye"))["code"] == "signed_out"
        assert (await ada.get("/api/me"))["id"] == ada.id
        await phone.get("/api/tables/mine", expect=401)
        await followed(thief, link, 404)


async def test_a_bot_is_its_owner_by_tokens_that_are_listed_and_void_one_by_one(database: str) -> None:
    async with running(quick(database)) as site, site.guest() as ada, site.guest() as eve:
        made = [await ada.post("/api/me/tokens", label=label) for label in ("one", "two")]
        listed = await ada.get("/api/me/tokens")
        assert [(each["id"], each["label"]) for each in listed] == [
            (token["id"], label) for token, label in zip(made, ("one", "two"), strict=True)
        ]
        bots = [
            httpx.AsyncClient(base_url=site.address, headers={"Authorization": f"Bearer {each['token']}"})
            for each in made
        ]
        assert [(await bot.get("/api/me")).json()["id"] for bot in bots] == [ada.id] * 2
        assert (await eve.web.delete(f"/api/me/tokens/{made[0]['id']}")).status_code == 404
        assert (await ada.web.delete(f"/api/me/tokens/{made[0]['id']}")).status_code == 204
        assert [(await bot.get("/api/tables/mine")).status_code for bot in bots] == [401, 200]
        for _ in range(9):
            await ada.post("/api/me/tokens")
        assert (await ada.post("/api/me/tokens", expect=429))["code"] == "many_tokens"
        for bot in bots:
            await bot.aclose()


async def test_a_token_plays_and_does_nothing_else(site: Running) -> None:
    async with site.guest("Ada") as ada:
        token = (await ada.post("/api/me/tokens"))["token"]
        async with httpx.AsyncClient(base_url=site.address, headers={"Authorization": f"Bearer {token}"}) as bot:
            assert (await bot.post("/api/play", json={"game": "vale"})).status_code == 201
            for path in ("link", "tokens", "sign-out-others", "continue"):
                answer = await bot.post(f"/api/me/{path}", json={"token": "x"})
                assert (answer.status_code, answer.json()["code"]) == (403, "bearer"), path
            assert (await bot.get("/api/me/tokens")).status_code == 403
            assert (await bot.patch("/api/me", json={"name": "Eve"})).status_code == 403


@pytest.mark.parametrize("place", ["tables/{}", "lobby"])
async def test_who_was_just_coming_in_is_signed_out_too(
    site: Running, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    async with site.guest("Ada") as ada:
        table = (await ada.post("/api/play", game="vale"))["id"]
        known = site.process.identity.of
        recognised, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(connection: Any) -> Any:
            found = await known(connection)
            if connection.scope["type"] == "websocket" and not recognised.is_set():
                recognised.set()
                await go_on.wait()
            return found

        monkeypatch.setattr(site.process.identity, "of", slowly)
        address = site.address.replace("http", "ws", 1) + f"/ws/{place.format(table)}"
        async with connect(address, additional_headers={"Cookie": ada.cookie}) as thief:
            await recognised.wait()
            await ada.post("/api/me/sign-out-others")
            go_on.set()
            async with asyncio.timeout(30):
                told = [json.loads(message) async for message in thief]
        assert told[-1]["code"] == "signed_out"
        async with ada.at(table) as line:
            assert line.state["seat"] == 0, "who signed out the others stays"


async def test_a_program_whose_token_is_void_is_shut_out_at_once(site: Running) -> None:
    async with site.guest("Ada") as ada:
        made = await ada.post("/api/me/tokens")
        table = (await ada.post("/api/play", game="vale"))["id"]
        address = site.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
        key = {"Authorization": f"Bearer {made['token']}"}
        async with connect(address, additional_headers=key) as bot:
            await bot.recv()
            assert (await ada.web.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
            async with asyncio.timeout(30):
                told = [json.loads(message) async for message in bot]
        assert told[-1]["code"] == "signed_out"
        async with connect(address, additional_headers=key) as bot:
            assert json.loads(await bot.recv())["code"] == "not_you"


async def test_a_page_of_another_origin_may_not_write(site: Running) -> None:
    async with site.guest() as guest:
        answer = await guest.web.post(
            "/api/play", json={"game": "vale"}, headers={"Origin": "https://elsewhere.example"}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
