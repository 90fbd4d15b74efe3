"""Every open question has a visible way to answer it, whatever was closed; reading a card never plays it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from reverie.games.etherium.facts import ASKS
from tests.browser import etherium
from tests.browser.answers import can_be_answered, close_everything
from tests.browser.conftest import Invite
from tests.browser.scenes import Scenes, asks
from tests.browser.test_prompts import QUESTIONS
from tests.browser.tour import sit_down

SIZES = ((1366, 768), (360, 740))


@pytest.mark.parametrize("half", [0, 1])
def test_what_the_vale_asks_can_be_answered_whatever_was_closed(invite: Invite, scenes: Scenes, half: int) -> None:
    guest = invite("fr")
    for kind in QUESTIONS[half::2]:
        sit_down(guest, scenes.find(asks(kind)))
        assert guest.asked["kind"] == kind
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            assert can_be_answered(guest), (kind, width)


@pytest.mark.parametrize("half", [0, 1])
def test_what_etherium_asks_can_be_answered_whatever_was_closed(invite: Invite, scenes: Scenes, half: int) -> None:
    guest = invite("fr")
    for kind in sorted(ASKS)[half::2]:
        sit_down(guest, scenes.find(asks(kind), "etherium"))
        if etherium.passes(guest):
            continue
        assert guest.asked["kind"] == kind
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            assert can_be_answered(guest), (kind, width)


@pytest.mark.parametrize("touch", [False, True])
def test_a_card_of_the_discard_pile_is_read_before_it_is_taken(invite: Invite, scenes: Scenes, touch: bool) -> None:
    guest = invite("fr", 360, 740, touch=True) if touch else invite("en", 1366, 768)
    page = guest.page
    sit_down(guest, scenes.find(asks("retrieve")))
    n, seat = guest.state["n"], guest.state["seat"]
    card = guest.asked["options"][0]["card"]
    take = page.locator("dialog .button.gold")
    guest.press(page.locator(f'dialog [data-card="{card}"]'))
    expect(take).to_be_visible()
    close_everything(page)
    assert guest.state["n"] == n
    guest.press(guest.button("vale-board-open-discard"))
    guest.press(page.locator(f'dialog [data-card="{card}"]'))
    guest.press(take)
    guest.settle(n)
    assert card in guest.state["view"]["hands"][seat]
