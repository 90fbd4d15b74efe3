"""Etherium among people in a real browser: four who lay a board, one who watches, and a connection that breaks."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser import etherium
from tests.browser import etherium_console as console
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.scenes import Scenes
from tests.browser.tour import fights, sit_down

MOVE_MINE, COLLECT_MINE, CONNECT = 0, 5, 17
UNLAID = -1


def programme(guest: Guest, seat: int) -> list[int]:
    """What somebody's page knows of the programme of a seat."""
    return [action for action in guest.state["view"]["players"][seat]["programme"] if action != UNLAID]


def test_four_people_lay_a_board_and_somebody_watches(invite: Invite) -> None:
    guests = [invite("fr"), invite("en"), invite("fr", 360, 740, touch=True), invite("en")]
    host, *friends = guests
    link = etherium.open_table(host, friends, 4, board="drafted", peoples="choose", clock="none")
    watcher = invite("en")
    watcher.arrive(link)
    watcher.wait_for_state()
    assert watcher.state["seat"] is None
    chance, asked = random.Random(5), set[str]()
    while host.state["view"]["number"] == 0:
        host.until(lambda: any(guest.asked for guest in guests) or host.state["view"]["number"] > 0)
        mover = next((guest for guest in guests if guest.asked), None)
        if mover is None:
            continue
        mover.rest()
        if mover.asked is None:
            continue
        kind, n, seat = mover.asked["kind"], mover.state["n"], mover.state["seat"]
        asked.add(kind)
        if not etherium.passes(mover):
            etherium.skip(mover)
            etherium.touch(mover, etherium.wish(mover, chance), mover.press)
        mover.until(lambda mover=mover, n=n: mover.state["n"] > n)
        if kind == "programme" and mover.state["view"]["number"] == 0:
            assert UNLAID not in mover.state["view"]["programme"]
            others = [other for other in (*guests, watcher) if other is not mover]
            assert [programme(other, seat) for other in others] == [[]] * 4, "a locked programme is a secret"
    assert {"become", "lay", "programme"} <= asked
    # Whoever watches sees the screens fall, at a pace of their own.
    watcher.press(watcher.button("etherium-reveal-pause"))
    screens = watcher.page.locator(".programmes > li")
    back = watcher.button("etherium-reveal-back")
    while screens.count() != 4 and back.is_enabled():
        watcher.press(back)
    while screens.count() != 4:
        watcher.press(watcher.button("etherium-reveal-step"))
    told = host.state["view"]
    for guest in (*guests, watcher):
        guest.until(lambda guest=guest: guest.state["view"]["number"] > 0)
        assert guest.state["view"]["kinds"] == told["kinds"]
        expect(guest.page.locator(".hit")).to_have_count(17)
        assert [len(programme(guest, seat)) for seat in range(4)] == [4] * 4
    expect(watcher.page.locator(".console")).to_have_count(0)


def test_a_programme_outlives_a_broken_connection(invite: Invite) -> None:
    guest = invite("en")
    guest.play_now("etherium")
    console.until_programming(guest)
    broken = guest.page.get_by_text(guest.say("page-connection-broken"))
    guest.press(console.slot(guest, MOVE_MINE))
    guest.cut()
    expect(broken).to_be_visible()
    guest.press(console.slot(guest, COLLECT_MINE))
    guest.mend()
    expect(broken).to_be_hidden()
    assert console.lies(guest) == [MOVE_MINE, COLLECT_MINE, UNLAID, UNLAID]
    guest.press(console.slot(guest, CONNECT))
    laid = [MOVE_MINE, COLLECT_MINE, CONNECT, UNLAID]
    guest.until(lambda: guest.state["view"]["programme"] == laid)
    guest.page.reload()
    expect(guest.page.locator(".slot")).to_have_count(18)
    assert console.lies(guest) == laid


@pytest.mark.parametrize(("language", "width", "height"), [("fr", 1440, 900), ("en", 360, 740)])
def test_a_window_outlives_a_broken_connection(
    invite: Invite, scenes: Scenes, language: str, width: int, height: int
) -> None:
    guest = invite(language, width, height, touch=width < 400)
    sit_down(guest, scenes.find(fights, "etherium"))
    bar = guest.page.locator(".flash")
    expect(bar).to_be_visible()
    guest.cut()
    expect(guest.page.get_by_text(guest.say("page-connection-broken"))).to_be_visible()
    expect(bar).to_have_count(0)
    guest.mend()
    expect(bar).to_be_visible()
    guest.page.reload()
    expect(bar).to_be_visible()
    n = guest.state["n"]
    etherium.touch(guest, guest.asked["options"][0], guest.press)
    guest.settle(n)
