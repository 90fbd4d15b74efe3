"""Who is who: guests, names, the next device, bots."""

from __future__ import annotations

import httpx
import pytest

from tests.server.players import Running

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


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u0000b", "tab\u200bless\u202e"])
async def test_a_name_is_short_and_printable(site: Running, name: str) -> None:
    async with site.guest() as guest:
        assert (await guest.patch("/api/me", expect=400, name=name))["code"] == "malformed"


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


async def test_a_bot_is_its_owner_by_token_and_a_new_token_voids_the_old(site: Running) -> None:
    async with site.guest() as guest:
        token = (await guest.post("/api/me/token"))["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=site.address, verify=False, headers=bearer) as bot:
            assert (await bot.get("/api/me")).json()["id"] == guest.id
            await guest.post("/api/me/token")
            assert (await bot.get("/api/tables/mine")).status_code == 401


async def test_a_page_of_another_origin_may_not_write(site: Running) -> None:
    async with site.guest() as guest:
        answer = await guest.web.post(
            "/api/play", json={"game": "vale"}, headers={"Origin": "https://elsewhere.example"}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
