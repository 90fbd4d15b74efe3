"""The first guided game of Etherium, and the reveal at one's own pace."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser import etherium, lessons
from tests.browser.conftest import Invite
from tests.browser.guest import Guest

PLANNING = ["programme", "move", "collect", "upgrade", "connect", "lock"]
"""What is taught before the first programme is locked, in this order."""
ALWAYS = {"lands", *PLANNING, "screens", "season", "goal"}
SOMETIMES = {
    "night",
    "window",
    "reveal",
    "execute",
    "roll",
    "fails",
    "conflict",
    "pillage",
    "booster",
    "flash",
}


def listen(guest: Guest, heard: list[str]) -> None:
    """Read every lesson that is told now, and say that it is understood."""
    ids = {guest.say(f"etherium-tutorial-{id}.title"): id for id in ALWAYS | SOMETIMES}
    coach = guest.page.locator(".coach")
    guest.rest()
    while coach.count():
        title = coach.get_by_role("heading").inner_text()
        told = coach.filter(has=guest.page.get_by_role("heading", name=title, exact=True))
        understood = told.get_by_role("button", name=guest.say("etherium-tutorial-understood"))
        while understood.is_visible():  # a finger that scrolls may miss a voice that moves with what it speaks of
            with suppress(TimeoutError):
                guest.press(understood, patience=2000)
            guest.rest()
        heard.append(ids[title])


@pytest.mark.also
@pytest.mark.parametrize(("language", "size"), [("fr", "wide"), ("en", "phone")])
def test_the_guided_game_teaches_everything_once(invite: Invite, language: str, size: str) -> None:
    guest = invite(language) if size == "wide" else invite(language, 360, 740, touch=True)
    page, chance = guest.page, random.Random(3)
    guest.arrive()
    guest.press(page.locator('[data-game="etherium"]').get_by_role("button", name=guest.say("page-learn")))
    page.wait_for_url("**/table/*?learn")
    guest.wait_for_state()
    page.locator(".coach.placed").wait_for()
    heard: list[str] = []
    while "goal" not in heard:
        guest.until(lambda: guest.asked is not None)
        listen(guest, heard)
        n = guest.state["n"]
        if not etherium.passes(guest):
            etherium.skip(guest)
            listen(guest, heard)
            move = etherium.wish(guest, chance)
            etherium.touch(guest, move, guest.press)
            if move["kind"] == "programme" and "screens" not in heard:
                page.locator(".programmes").wait_for()
                lessons.understand(guest, "etherium")
                heard.append("screens")
        guest.settle(n)
    assert len(heard) == len(set(heard))
    assert set(heard) >= ALWAYS
    taught = [id for id in heard if id in PLANNING]
    assert taught == PLANNING


@pytest.mark.also
def test_a_season_is_revealed_at_ones_own_pace_and_can_be_seen_again(invite: Invite) -> None:
    guest = invite("en")
    page = guest.page
    guest.play_now("etherium")
    while guest.state["view"]["number"] == 0:
        etherium.play(guest, 1)
    name = page.get_by_role("region", name=guest.say("etherium-reveal-name"))
    page.locator(".programmes").wait_for()
    guest.press(guest.button("etherium-reveal-pause"))
    caption = page.locator(".caption h3")
    expect(caption).to_have_text(guest.say("etherium-reveal-beat-screens"))
    guest.press(guest.button("etherium-reveal-step"))
    expect(caption).to_contain_text(guest.say("etherium-reveal-beat-number", number=1))
    guest.press(guest.button("etherium-reveal-step"))
    clause = page.locator(".caption .clause").first
    if clause.count():
        rule = clause.inner_text()
        guest.press(clause)
        expect(page.locator("aside")).to_contain_text(rule)
    etherium.skip(guest)
    expect(page.locator(".caption")).to_have_count(0)
    again = name.get_by_role("button", name=guest.say("etherium-reveal-replay"))
    while not again.is_visible():  # it leaves the lands free while an answer lies on them
        etherium.play(guest, 1)
        etherium.skip(guest)
        guest.rest()
    guest.press(again)
    page.locator(".programmes").wait_for()
    etherium.skip(guest)
