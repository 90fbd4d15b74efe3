"""The console of Etherium in a real browser: a season by keys alone, tokens carried by mouse, guesses beside it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import etherium_console as console
from tests.browser.conftest import Invite, Look
from tests.browser.guest import Guest
from tests.browser.keyboard import enter, walk

MOVE_MINE, COLLECT_MINE, UPGRADE_ARMY, CONNECT = 0, 5, 9, 17


def test_a_season_is_programmed_by_keys_alone(invite: Invite, look: Callable[[Guest], Look]) -> None:
    guest = invite("fr")
    guest.play_now("etherium")
    console.until_programming(guest, lambda answer: enter(guest.page, answer))
    page = guest.page
    plan = [MOVE_MINE, COLLECT_MINE, CONNECT, CONNECT]
    console.lay_by_keys(guest, plan)
    page.keyboard.press("Delete")
    assert console.lies(guest) == [*plan[:3], -1]
    page.keyboard.press("Control+z")
    assert console.lies(guest) == plan
    walk(page, console.token(guest, 1))
    page.keyboard.press("Enter")
    walk(page, console.token(guest, 2))
    page.keyboard.press("Enter")
    assert console.lies(guest) == [COLLECT_MINE, MOVE_MINE, CONNECT, CONNECT], "two tokens change places"
    walk(page, page.locator("[data-lock]"))
    expect(console.warning(guest)).to_contain_text("1")
    walk(page, console.token(guest, 1))
    page.keyboard.press("Control+z")
    walk(page, page.locator("[data-lock]"))
    expect(console.warning(guest)).to_have_count(0)
    look(guest)("a programme of Etherium")
    season = guest.state["view"]["season"]
    console.lock_by_keys(guest)
    guest.until(lambda: guest.state["view"]["number"] > 0 or guest.state["view"]["season"] > season)
    shown = guest.state["view"]["players"][guest.state["seat"]]["programme"]
    assert shown == plan


def test_tokens_are_carried_and_others_guessed(invite: Invite, look: Callable[[Guest], Look]) -> None:
    guest = invite("en")
    guest.play_now("etherium")
    console.until_programming(guest)
    page = guest.page
    console.carry(guest, console.token(guest, 2), console.slot(guest, COLLECT_MINE))
    console.carry(guest, console.token(guest, 1), page.locator('.hit[data-place="0"]'))
    assert console.lies(guest)[:2] == [3, COLLECT_MINE], "on a land, a token moves there"
    console.carry(guest, console.slot(guest, COLLECT_MINE), console.token(guest, 4))
    assert console.lies(guest) == [3, -1, -1, COLLECT_MINE]
    # What lies is kept by the server, unlocked.
    guest.until(lambda: guest.state["view"]["programme"] == [3, -1, -1, COLLECT_MINE])
    rival = page.locator("[data-guess]").first
    guest.press(page.locator("[data-sandbox]"))
    guest.press(rival)
    for action in (MOVE_MINE, COLLECT_MINE, UPGRADE_ARMY, CONNECT):
        guest.press(console.slot(guest, action))
    numbers = page.get_by_role("group", name=guest.say("etherium-console-numbers")).get_by_role("button")
    expect(numbers).to_have_count(4)
    guest.press(numbers.first)
    expect(page.locator(".sandbox .lines li").first).to_be_visible()
    look(guest)("guesses in Etherium")
    assert guest.state["view"]["programme"] == [3, -1, -1, COLLECT_MINE], "a guess is sent to nobody"
    guest.press(page.locator("[data-forget]"))
    expect(numbers).to_have_count(0)
    assert console.lies(guest) == [3, -1, -1, COLLECT_MINE]
    guest.press(page.locator("[data-clear]"))
    assert console.lies(guest) == [-1] * 4
    guest.press(page.locator("[data-lock]"))
    expect(page.get_by_role("alert")).to_contain_text(re.compile("Token 1"))


def test_a_programme_in_words_is_warned_of_as_on_the_console(invite: Invite, look: Callable[[Guest], Look]) -> None:
    guest = invite("en", 360, 740, touch=True)
    page = guest.page
    guest.play_now("etherium")
    console.until_programming(guest)
    guest.press(guest.button("page-menu"))
    guest.press(guest.button("page-table-in-words"))
    page.keyboard.press("Escape")
    tokens = page.get_by_role("combobox")
    expect(tokens).to_have_count(4)
    for token, action in enumerate((COLLECT_MINE, MOVE_MINE, CONNECT, CONNECT)):
        tokens.nth(token).select_option(str(action))
    warning = page.locator("form .warn")
    expect(warning).to_contain_text("1")
    expect(page.locator("form label").first).to_contain_text(guest.say("etherium-action", action=COLLECT_MINE))
    look(guest)("a programme of Etherium in words")
    tokens.nth(0).select_option(str(MOVE_MINE))
    tokens.nth(1).select_option(str(COLLECT_MINE))
    expect(warning).to_have_count(0)
    season = guest.state["view"]["season"]
    guest.press(guest.button("etherium-board-lock"))
    guest.until(lambda: guest.state["view"]["number"] > 0 or guest.state["view"]["season"] > season)
    shown = guest.state["view"]["players"][guest.state["seat"]]["programme"]
    assert shown == [MOVE_MINE, COLLECT_MINE, CONNECT, CONNECT]
