"""Every screen: no accessibility violation, in both languages, wide and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import vale
from tests.browser.conftest import Invite
from tests.browser.guest import Guest


def violations(guest: Guest, axe_source: str) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    guest.page.evaluate(axe_source)
    found = guest.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]}" for each in found["violations"] for node in each["nodes"]
    ]


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 780)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_screen_has_a_violation(invite: Invite, axe_source: str, language: str, width: int, height: int) -> None:
    guest = invite(language, width, height)
    page = guest.page
    for path in ("/", "/games", "/ratings", "/about", "/credits", "/nowhere"):
        guest.arrive(path)
        expect(page.locator("h1").first).to_be_visible()
        assert violations(guest, axe_source) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    guest.play_now()
    guest.until(lambda: guest.asked is not None)
    assert violations(guest, axe_source) == []
    vale.play(guest, 8)
    assert violations(guest, axe_source) == []
    page.keyboard.press("t")
    assert violations(guest, axe_source) == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(guest, axe_source) == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_table_before_the_start_has_no_violation(invite: Invite, axe_source: str, language: str) -> None:
    guest = invite(language)
    guest.arrive()
    guest.press(guest.page.locator('[data-game="vale"]').get_by_role("button", name=guest.say("page-invite")).first)
    assert violations(guest, axe_source) == []
    guest.press(guest.button("page-open-table"))
    guest.page.wait_for_url("**/table/*")
    guest.wait_for_state()
    expect(guest.page.get_by_role("img", name=guest.say("page-qr"))).to_be_visible()
    assert violations(guest, axe_source) == []
