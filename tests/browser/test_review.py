"""Looking back: step by step, through any eyes, together, and playing on from any point."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import vale
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.scenes import Scenes, asks


def at(guest: Guest) -> int:
    """Which moment is shown."""
    return int(guest.page.get_by_role("slider").input_value())


def test_a_finished_game_is_reviewed_and_played_on(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.play_now()
    vale.play(guest, 4)
    guest.resign()
    guest.press(page.get_by_role("link", name=guest.say("page-review")))
    page.get_by_role("slider").wait_for()
    assert at(guest) == 0
    told = page.locator(".told")
    before = told.inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(told).not_to_have_text(before)
    assert at(guest) == 2
    guest.press(page.get_by_role("button", name=guest.say("page-key-last")))
    last = at(guest)
    assert last == int(page.get_by_role("slider").get_attribute("max") or 0) > 4
    guest.press(page.get_by_role("button", name=guest.say("page-key-before")))
    assert at(guest) == last - 1
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    guest.state = None
    guest.press(guest.button("page-play-on-here").or_(guest.button("page-play-on-before")))  # a judged one or not
    page.wait_for_url("**/table/*")
    guest.until(lambda: guest.state is not None and guest.state["table"]["phase"] == "playing")
    vale.play(guest, 1)


def test_a_review_that_does_not_exist_is_asked_for_once(invite: Invite) -> None:
    guest = invite()
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.page.goto("/review/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.say("page-no-review"))).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert len([url for url in asked if "/api/tables/nowhere" in url]) == 1, asked


@pytest.mark.also
def test_each_decision_is_shown_with_what_the_search_thought(invite: Invite) -> None:
    guest = invite("fr")
    page = guest.page
    guest.play_now()
    vale.play(guest, 12)
    guest.resign()
    guest.press(page.get_by_role("link", name=guest.say("page-review")))
    expect(page.get_by_role("heading", name=guest.say("page-chances"))).to_be_visible()
    judging = page.get_by_role("status").filter(has_text=re.compile(guest.say("page-judging-soon").rstrip("…")))
    expect(judging).to_have_count(0)
    while page.get_by_role("heading", name=guest.say("page-decision")).count() == 0:
        before = at(guest)
        page.keyboard.press("ArrowRight")
        assert at(guest) > before, "no decision was judged"
    alternatives = page.locator("section[aria-labelledby=judged] li")
    assert alternatives.count() >= 2
    expect(alternatives.filter(has_text=guest.say("page-played"))).to_have_count(1)
    swings = page.locator("section[aria-labelledby=swings] button")
    if swings.count():
        guest.press(swings.first)
        expect(page.get_by_role("heading", name=guest.say("page-decision"))).to_be_visible()


@pytest.mark.also
def test_eyes_can_be_changed_and_all_hands_opened(invite: Invite, scenes: Scenes) -> None:
    guest = invite()
    page = guest.page
    moment = scenes.find(asks("discard_others"))
    guest.arrive(f"/review/{moment.table}?n={moment.n}&eyes=none")
    hidden = page.locator(".opponent .hand span.thing, .mine .hand .card:not([data-family])")
    shown = page.locator(".opponent .hand button.thing, .mine .hand .card[data-family]")
    expect(hidden.first).to_be_visible()
    held = hidden.count() + shown.count()
    page.get_by_label(guest.say("page-eyes")).select_option("open")
    expect(hidden).to_have_count(0)
    expect(shown).to_have_count(held)
    assert at(guest) == moment.n


@pytest.mark.also
def test_a_link_leads_to_a_moment(invite: Invite, scenes: Scenes) -> None:
    guest, friend = invite(), invite("fr")
    moment = scenes.find(asks("keep"))
    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.arrive(f"/review/{moment.table}")
    guest.press(guest.page.get_by_role("slider"))
    guest.press(guest.page.get_by_role("button", name=guest.say("page-link-moment")))
    link = guest.page.evaluate("navigator.clipboard.readText()")
    friend.arrive(link)
    friend.page.get_by_role("slider").wait_for()
    assert at(friend) == at(guest) > 0


@pytest.mark.also
def test_a_review_is_shared_step_by_step_and_one_can_point(invite: Invite, scenes: Scenes) -> None:
    guide, guest = invite("fr"), invite("en")
    moment = scenes.find(asks("discard_others"))
    for each in (guide, guest):
        each.arrive(f"/review/{moment.table}?n={moment.n}&eyes=open")
        each.page.get_by_role("slider").wait_for()
        each.wait_for_state()
    for _ in range(3):
        guide.page.keyboard.press("ArrowRight")
    guest.until(lambda: at(guest) == at(guide) == moment.n + 3)
    guest.page.keyboard.press("ArrowLeft")
    guide.until(lambda: at(guide) == at(guest) == moment.n + 2)
    thing = guide.page.locator(".opponent button[data-thing]").last  # the one that no other lies on
    guide.press(thing)
    expect(guest.page.locator("div.ring")).to_be_visible()
    name = guide.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)")
    expect(guest.page.locator("div.ring")).to_contain_text(name)
    latecomer = invite("en")
    latecomer.arrive(f"/review/{moment.table}")
    latecomer.page.get_by_role("slider").wait_for()
    latecomer.until(lambda: at(latecomer) == at(guide))


def test_a_finished_game_is_verified_in_the_browser(invite: Invite) -> None:
    guest = invite("fr")
    guest.play_now()
    vale.play(guest, 1)
    guest.resign()
    guest.press(guest.page.get_by_role("link", name=guest.say("page-verify")))
    guest.press(guest.button("page-verify"))
    expect(guest.page.get_by_text(guest.say("page-check-secret"))).to_be_visible()
    draws = guest.page.locator(".checks li").nth(1)
    expect(draws).to_have_text(re.compile(r"\d+"))
    assert guest.page.locator(".checks .bad").count() == 0
