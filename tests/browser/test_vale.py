"""The Vale in a real browser: newcomers, keyboards, friends, phones, refusals, review."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import vale
from tests.browser.conftest import Invite


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_newcomer_plays_to_the_end_by_mouse(invite: Invite, language: str) -> None:
    guest = invite(language)
    guest.play_now()
    vale.play(guest)
    assert guest.over
    expect(guest.button("page-rematch")).to_be_visible()
    expect(guest.page.get_by_text(guest.say("page-points-story"))).to_be_visible()


@pytest.mark.long
def test_a_whole_game_is_played_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.arrive()
    page.get_by_role("button", name=guest.say("page-play-now")).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    guest.wait_for_state()

    def enter(what: Locator) -> None:
        what.focus()
        page.keyboard.press("Enter")

    for _ in range(400):
        guest.until(lambda: guest.asked is not None or guest.over, 60)
        if guest.over:
            break
        n = guest.state["n"]
        vale.touch(guest, vale.wish(guest), enter)
        guest.settle(n)
    assert guest.over


@pytest.mark.long
def test_the_table_in_words_is_played_with_digits(invite: Invite) -> None:
    guest = invite("fr")
    guest.play_now()
    guest.page.keyboard.press("t")
    expect(guest.page.get_by_role("heading", name=guest.say("page-your-choices"))).to_be_visible()
    for _ in range(8):
        guest.until(lambda: guest.asked is not None)
        n = guest.state["n"]
        guest.page.keyboard.press("1")
        guest.settle(n)


@pytest.mark.long
def test_two_friends_and_a_spectator_finish_a_game_by_link(invite: Invite) -> None:
    host, friend, watcher = invite("fr"), invite("en"), invite("en")
    host.arrive()
    host.press(host.page.locator('[data-game="vale"]').get_by_role("button", name=host.say("page-invite")).first)
    host.press(host.button("page-open-table"))
    host.page.wait_for_url("**/table/*")
    host.wait_for_state()
    link = host.page.url
    friend.arrive(link)
    friend.press(friend.page.get_by_role("button", name=friend.say("page-sit")).first)
    host.until(lambda: sum(bool(seat["name"]) for seat in host.state["table"]["seats"]) == 2)
    watcher.arrive(link)
    host.press(host.button("page-start"))
    for _ in range(400):
        host.until(lambda: host.over or host.asked is not None or friend.asked is not None, 60)
        if host.over:
            break
        mover = host if host.asked is not None else friend
        n = mover.state["n"]
        vale.touch(mover, vale.wish(mover), mover.press)
        for guest in (host, friend):
            guest.settle(n)
    watcher.until(lambda: watcher.over)
    assert watcher.state["seat"] is None
    assert watcher.state["result"] is not None


def test_a_lost_connection_is_shown_and_heals(invite: Invite) -> None:
    guest = invite("fr")
    guest.play_now()
    vale.play(guest, 2)
    guest.page.context.set_offline(True)
    guest.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(guest.page.get_by_text(guest.say("page-connection-lost"))).to_be_visible(timeout=60_000)
    guest.page.context.set_offline(False)
    guest.page.evaluate("dispatchEvent(new Event('online'))")
    expect(guest.page.get_by_text(guest.say("page-connection-lost"))).to_be_hidden(timeout=60_000)
    vale.play(guest, 2)


def test_a_reload_comes_back_to_the_same_move(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    vale.play(guest, 3)
    guest.until(lambda: guest.asked is not None)
    n, view = guest.state["n"], guest.state["view"]
    guest.state = None
    guest.page.reload()
    guest.wait_for_state()
    assert guest.state["n"] >= n
    assert guest.state["view"]["seat"] == view["seat"]
    vale.play(guest, 1)


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_phone_plays_to_the_end_without_scrolling_sideways(invite: Invite, language: str) -> None:
    guest = invite(language, 360, 780, touch=True)
    guest.play_now()
    vale.play(guest, 6 if language == "en" else 400)
    assert guest.over or language == "en"
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_cannot_be_done_says_why_and_opens_the_rule(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    guest.until(lambda: guest.asked is not None)
    vale.play(guest, 2)
    guest.until(lambda: guest.asked is not None and guest.asked["kind"] == "act")
    guest.press(guest.page.locator(".answer .button"))
    rule = guest.page.get_by_role("button", name=guest.say("page-rule", rule="V4.2"))
    guest.press(rule.first)
    expect(guest.page.get_by_text(guest.words.rule("vale", "V4.2")).first).to_be_visible()


@pytest.mark.long
def test_a_finished_game_is_reviewed_and_played_on(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    vale.play(guest)
    guest.press(guest.page.get_by_role("link", name=guest.say("page-review")).first)
    guest.page.wait_for_url("**/review/**")
    page = guest.page
    expect(page.get_by_text(guest.say("page-moment-first"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(guest.say("page-moment-first"))).to_be_hidden()
    before = guest.state
    guest.press(guest.button("page-play-on-here"))
    page.wait_for_url("**/table/*")
    guest.until(lambda: guest.state is not before and guest.state["table"]["phase"] == "playing")
    vale.play(guest, 1)
