"""Opening a table: nothing is offered that it could not keep."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_the_first_dreamer_is_one_of_those_at_the_table_and_the_night_keeps_its_own_time(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.arrive()
    poster = page.locator('[data-game="when_i_dream"]')
    guest.press(poster.get_by_role("button", name=guest.say("page-invite")))
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("group", name=guest.say("page-pace"))).to_have_count(0)
    guest.press(sheet.get_by_text(guest.say("page-variants"), exact=True))
    first = sheet.get_by_role("group", name=guest.say("when_i_dream-option-first"))
    expect(first.get_by_role("radio")).to_have_count(5)
    sheet.get_by_role("group", name=guest.say("page-how-many")).get_by_text("6", exact=True).click()
    expect(first.get_by_role("radio")).to_have_count(7)
