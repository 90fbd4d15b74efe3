"""A name: what is one is taken and reaches the others, what is none is refused with the reason."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import when_i_dream as night
from tests.browser.conftest import Invite

REAL = ("می\u200cخواهم", "Ada 👨\u200d👩\u200d👧", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f")
NONE = {"A\u200bda": "error-name_hidden", "\u0410da": "error-name_mixed", "  ": "error-name_empty"}


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1366, 768), ("fr", 360, 740)])
def test_a_name_is_taken_or_refused_with_the_reason_and_reaches_the_others(
    invite: Invite, language: str, width: int, height: int
) -> None:
    host, friend = invite("en"), invite(language, width, height, touch=width < 400)
    night.sit(friend, night.open_table(host, 4))
    field = friend.page.locator(".seats .you input")
    seats = host.page.locator(".seats")
    for name in REAL:
        field.fill(name)
        field.blur()
        expect(seats.get_by_text(name)).to_be_visible()
    for name, why in NONE.items():
        field.fill(name)
        field.blur()
        expect(friend.page.locator(".notes").get_by_text(friend.say(why))).to_be_visible()
        expect(field).to_have_value(REAL[-1])
    host.page.reload()
    expect(seats.get_by_text(REAL[-1])).to_be_visible()
    friend.page.reload()
    expect(field).to_have_value(REAL[-1])
