"""The Vale in a real browser: newcomers, keyboards, friends, phones, lost connections."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import keyboard, vale
from tests.browser.conftest import Invite, Look
from tests.browser.guest import Guest
from tests.browser.scenes import Scenes, Wish, crowded, lies, paired

HIDDEN = """
() => {
  const box = (thing) => thing.getBoundingClientRect();
  const cards = [...document.querySelectorAll('.market .table-card')];
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const covered = cards.filter((card, i) => cards.some((other, j) => i < j && meet(box(card), box(other))));
  const sticks = (card) => [...card.querySelectorAll('.part > *')].some((sign) => box(sign).right > box(card).right);
  return [covered, cards.filter(sticks)].map((found) => found.map((card) => card.ariaLabel));
}
"""
"""Tells which cards of the vale another one covers, and whose signs stick out of them."""


def test_a_newcomer_plays_to_the_end_by_mouse(invite: Invite) -> None:
    guest = invite("fr")
    guest.play_now()
    vale.play(guest)
    assert guest.over
    expect(guest.button("page-rematch")).to_be_visible()
    expect(guest.page.get_by_role("img", name=guest.say("page-points-story"))).to_be_visible()
    shown = guest.page.locator(".result .score").all_inner_texts()
    points = sorted(guest.state["view"]["points"], reverse=True)
    assert sorted((int(text.split()[0]) for text in shown), reverse=True) == points


def test_a_whole_game_is_played_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.arrive()
    poster = page.locator('[data-game="vale"]')
    keyboard.enter(page, poster.get_by_role("button", name=guest.say("page-play-now")))
    page.wait_for_url("**/table/*")
    guest.wait_for_state()

    def press(what: Locator) -> None:
        keyboard.enter(page, what)
        if page.locator(".preview.chosen .actions").count() > 0:
            expect(vale.actions(guest).first).to_be_focused()  # the answer is under the fingers

    vale.play(guest, press=press, rich=vale.RICH)
    assert guest.over


def open_table(host: Guest, seats: int) -> str:
    """Open a table of the Vale for friends; tell its address."""
    host.arrive()
    host.press(host.page.locator('[data-game="vale"]').get_by_role("button", name=host.say("page-invite")))
    host.press(host.page.get_by_role("dialog").get_by_text(str(seats), exact=True))
    host.press(host.button("page-open-table"))
    host.page.wait_for_url("**/table/*")
    host.wait_for_state()
    return host.page.url


def test_two_friends_and_a_spectator_finish_a_game_by_link(invite: Invite) -> None:
    """One plays on the board, the other at the table in words, with digits."""
    host, friend, watcher = invite("fr"), invite("en"), invite("en")
    link = open_table(host, 2)
    friend.arrive(link)
    friend.press(friend.button("page-sit-down"))
    host.until(lambda: all(seat["name"] for seat in host.state["table"]["seats"]))
    watcher.arrive(link)
    host.press(host.button("page-start"))
    friend.page.locator("h2.sentence").wait_for()
    friend.page.keyboard.press("t")
    expect(friend.page.get_by_role("heading", name=friend.say("page-on-the-table"))).to_be_visible()
    while not host.over:
        host.until(lambda: host.over or host.asked is not None or friend.asked is not None)
        n = host.state["n"]
        if host.asked is not None:
            vale.touch(host, vale.wish(host, hasty=n > 4 * vale.RICH), host.press)
        elif friend.asked is not None:
            friend.page.keyboard.press("1")
        for guest in (host, friend):
            guest.settle(n)
    for guest in (friend, watcher):
        guest.until(lambda guest=guest: guest.over)
        expect(guest.page.get_by_role("heading", name=guest.say("page-result"))).to_be_visible()
    assert watcher.state["seat"] is None
    assert watcher.state["table"]["result"] == host.state["table"]["result"]
    assert host.state["table"]["result"]["scores"] == watcher.state["view"]["points"]


def test_a_lost_connection_is_shown_and_heals(invite: Invite) -> None:
    guest = invite("fr")
    guest.play_now()
    vale.play(guest, 2)
    lost = guest.page.get_by_text(guest.say("page-connection-broken"))
    guest.cut()
    expect(lost).to_be_visible()
    expect(guest.page.get_by_text(guest.say("vale-board-hint-wait"))).to_have_count(0)
    guest.press(guest.button("page-menu"))
    for deed in ("page-resign", "page-leave"):
        expect(guest.button(deed)).to_be_disabled()
    expect(guest.page.get_by_text(guest.say("page-deed-offline"))).to_be_visible()
    guest.press(guest.button("page-close"))
    guest.mend()
    expect(lost).to_be_hidden()
    vale.play(guest, 2)


@pytest.mark.parametrize(
    ("wish", "width", "height"),
    [(crowded, 1440, 900), (lies("willow"), 1440, 900), (crowded, 360, 740), (paired, 360, 740)],
    ids=["a crowd", "many signs", "a crowd on a phone", "two by two on a phone"],
)
def test_no_creature_of_the_vale_hides_what_it_says(
    invite: Invite, scenes: Scenes, wish: Wish, width: int, height: int
) -> None:
    guest = invite("fr", width, height, touch=width < height)
    guest.arrive(scenes.find(wish).path)
    expect(guest.page.locator(".market .table-card").first).to_be_visible()
    guest.page.evaluate("document.fonts.ready")
    guest.rest()
    assert guest.page.evaluate(HIDDEN) == [[], []]


def test_a_reload_comes_back_to_the_same_move(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    vale.play(guest, 3)
    guest.until(lambda: guest.asked is not None)
    n, hand = guest.state["n"], guest.state["view"]["hands"][guest.state["seat"]]
    guest.state = None
    guest.page.reload()
    guest.wait_for_state()
    assert guest.state["n"] == n
    assert guest.state["view"]["hands"][guest.state["seat"]] == hand
    vale.play(guest, 1)


def test_a_phone_plays_to_the_end_without_scrolling_sideways(invite: Invite) -> None:
    guest = invite("en", 360, 740, touch=True)
    guest.play_now()
    vale.play(guest, vale.RICH)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    vale.play(guest, rich=0)
    assert guest.over
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(guest.button("page-rematch")).to_be_visible()


LONG_NAMES = ("Maximilienne de Rohan", "Anne-Sophie Beaumarchais", "Jean-Christophe Lagarde", "Wolfgang von Eschenbach")


@pytest.mark.also
@pytest.mark.parametrize("letters", ["normal", "huge"])
def test_four_long_names_are_read_on_a_phone_without_a_swipe(
    invite: Invite, look: Callable[[Guest], Look], letters: str
) -> None:
    host, *friends = guests = [invite("fr", 360, 740, touch=True, letters=letters) for _ in LONG_NAMES]
    for guest, name in zip(guests, LONG_NAMES, strict=True):
        guest.arrive()
        field = guest.page.get_by_label(guest.say("page-name-here"))
        expect(field).not_to_have_value("")
        with guest.page.expect_response("**/api/me"):
            field.fill(name)
            field.blur()
    link = open_table(host, len(guests))
    for friend in friends:
        friend.arrive(link)
        friend.press(friend.button("page-sit-down"))
        friend.until(lambda friend=friend: friend.state["seat"] is not None)
    host.press(host.button("page-start"))
    host.page.locator("h2.sentence").wait_for()
    for name in LONG_NAMES[1:]:
        expect(host.page.locator(".players").get_by_text(name)).to_be_in_viewport(ratio=1)
    look(host)("four long names")


@pytest.mark.also
def test_a_card_in_hand_is_not_dropped_when_somebody_comes_to_watch(invite: Invite) -> None:
    guest, watcher = invite(width=360, height=740, touch=True), invite()
    guest.play_now()
    vale.play(guest, 2)
    guest.until(lambda: guest.asked is not None and guest.asked["kind"] == "act")
    guest.rest()
    guest.press(vale.card(guest, guest.asked["options"][0]["card"]))
    vale.actions(guest).first.wait_for()
    watcher.arrive(guest.page.url)
    expect(guest.page.get_by_text(guest.say("page-spectators", count=1))).to_be_attached()
    expect(vale.actions(guest).first).to_be_visible()


@pytest.mark.parametrize("size", ["wide", pytest.param("phone", marks=pytest.mark.also)])
def test_what_cannot_be_done_says_why_and_opens_the_rule(invite: Invite, size: str) -> None:
    guest = invite() if size == "wide" else invite("fr", 360, 740, touch=True)
    guest.play_now()
    vale.play(guest, 2)
    guest.until(lambda: guest.asked is not None and guest.asked["kind"] == "act")
    guest.press(guest.page.locator(".answer .button"))
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.press(guest.page.get_by_role("alert").get_by_role("button", name=guest.say("page-rule", rule="V4.2")))
    clause = guest.page.locator('[data-clause="V4.2"]:visible')
    expect(clause).to_contain_text(guest.words.rule("vale", "V4.2"))
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    assert guest.asked is not None
    if guest.touch:
        guest.press(guest.button("page-close"))
    guest.press(vale.card(guest, guest.asked["options"][0]["card"]))
    expect(vale.actions(guest).first).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)
