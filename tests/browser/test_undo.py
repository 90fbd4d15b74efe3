"""A move that others have answered is asked back of them, and comes back when they agree."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import vale
from tests.browser.conftest import Invite
from tests.browser.guest import Guest


def test_a_move_that_was_answered_comes_back_when_the_other_agrees(invite: Invite) -> None:
    host, friend = invite("en", 1366, 768), invite("fr", 360, 740, touch=True)
    host.arrive()
    host.page.wait_for_load_state("networkidle")
    made = host.page.request.post("/api/tables", data={"game": "vale", "seats": 2}).json()["id"]
    friend.arrive(f"/table/{made}")
    friend.press(friend.button("page-sit").first)
    friend.until(lambda: friend.state is not None and friend.state["seat"] is not None)
    host.arrive(f"/table/{made}")
    host.press(host.button("page-start"))
    for guest in (host, friend):
        guest.until(lambda guest=guest: guest.state is not None and guest.state["table"]["phase"] == "playing")
    mover, other = (host, friend) if host.asked else (friend, host)
    hunt(mover)
    other.until(lambda: other.asked is not None)
    hunt(other)
    ask = mover.button("page-ask-undo")
    expect(ask).to_be_in_viewport(ratio=1)
    mover.press(ask)
    expect(mover.button("page-plea-withdraw")).to_be_in_viewport(ratio=1)
    expect(other.button("page-plea-deny")).to_be_in_viewport(ratio=1)
    for guest in (mover, other):
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.press(other.button("page-plea-grant"))
    mover.until(lambda: mover.asked is not None and mover.asked["kind"] == "hunt")
    assert all(seat is None for _, seat in mover.state["view"]["marks"])
    expect(other.page.locator(".status")).not_to_contain_text(other.say("page-plea-grant"))


def hunt(guest: Guest) -> None:
    guest.rest()
    n = guest.state["n"]
    vale.touch(guest, guest.asked["options"][0], guest.press)
    guest.settle(n)
