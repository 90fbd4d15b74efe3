"""A link to another device asks first, tells both names, and leaves a way back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, Look
from tests.browser.guest import Guest


def named(guest: Guest, name: str) -> None:
    guest.arrive()
    guest.page.wait_for_load_state("networkidle")
    assert guest.page.request.patch("/api/me", data={"name": name}).ok


def who(guest: Guest) -> str:
    return str(guest.page.request.get("/api/me").json()["name"])


@pytest.mark.parametrize(("language", "size"), [("en", "wide"), ("fr", "phone"), ("en", "phone"), ("fr", "wide")])
def test_a_stranger_s_link_makes_nobody_the_stranger_unasked(
    invite: Invite, look: Callable[[Guest], Look], language: str, size: str
) -> None:
    eve = invite(language)
    ada = invite(language) if size == "wide" else invite(language, 360, 740, touch=True)
    named(eve, "Eve")
    named(ada, "Ada")
    path = eve.page.request.post("/api/me/link", data={}).json()["path"]
    ada.arrive(path)
    heading = ada.page.get_by_role("heading", name=ada.say("page-continue-ask", name="Eve"))
    expect(heading).to_be_visible()
    expect(ada.page.get_by_text(ada.say("page-continue-leaves", you="Ada", name="Eve"))).to_be_visible()
    look(ada)("continue")
    assert who(ada) == "Ada"
    ada.press(ada.page.get_by_role("link", name=ada.say("page-continue-stay", you="Ada")))
    assert who(ada) == "Ada"
    ada.arrive(path)
    ada.press(ada.button("page-continue-become", name="Eve"))
    ada.page.wait_for_url("**/games")
    assert who(ada) == "Eve"
    ada.press(ada.button("page-preferences").first)
    back = ada.button("page-before", name="Ada")
    back.wait_for()
    look(ada)("way back")
    ada.press(back)
    ada.page.wait_for_url(lambda url: url.endswith("/"))
    ada.until(lambda: who(ada) == "Ada")
