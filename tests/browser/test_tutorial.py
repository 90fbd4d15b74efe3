"""The first guided game of the Vale: it teaches by doing, to the end of what there is to learn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import lessons, vale
from tests.browser.conftest import Invite
from tests.browser.guest import Guest

ALWAYS = {"aim", "hunt", "snake", "choose", "refused", "end", "round", "goal"}
"""Lessons that every first game comes to."""
SOMETIMES = {"sold", "tamed", "summon", "save", "keep", "resolution", "summoned", "banish"}


def listen(guest: Guest) -> list[str]:
    """Read every lesson that is told now, and say that it is understood."""
    ids = {guest.say(f"vale-tutorial-{id}.title"): id for id in ALWAYS | SOMETIMES}
    coach, heard = guest.page.locator(".coach"), []
    guest.rest()
    while coach.count():
        text = coach.inner_text()
        title = lessons.understand(guest, "vale")
        heard.append(ids[title])
        assert guest.say(f"vale-tutorial-{heard[-1]}") in text
        expect(coach.get_by_role("heading", name=title)).to_have_count(0)
        guest.rest()
    return heard


@pytest.mark.also
@pytest.mark.parametrize(("language", "size"), [("fr", "wide"), ("en", "phone")])
def test_the_guided_game_teaches_everything_once(invite: Invite, language: str, size: str) -> None:
    guest = invite(language) if size == "wide" else invite(language, 360, 740, touch=True)
    page = guest.page
    guest.arrive()
    guest.press(page.locator('[data-game="vale"]').get_by_role("button", name=guest.say("page-learn")))
    page.wait_for_url("**/table/*?learn")
    guest.wait_for_state()
    page.locator(".coach").wait_for()
    heard: list[str] = []
    while "goal" not in heard:
        guest.until(lambda: guest.asked is not None)
        heard += listen(guest)
        if guest.asked["kind"] == "act" and "refused" not in heard:
            guest.press(page.locator(".answer .button"))
            expect(page.get_by_role("alert")).to_be_visible()
            heard += listen(guest)
        n = guest.state["n"]
        vale.touch(guest, vale.wish(guest), guest.press)
        guest.settle(n)
    assert len(heard) == len(set(heard))
    assert set(heard) >= ALWAYS
    vale.play(guest, 3)
    assert page.locator(".coach").filter(has_text=guest.say("vale-tutorial-hunt.title")).count() == 0


@pytest.mark.also
def test_the_lessons_can_be_skipped(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.arrive()
    guest.press(page.locator('[data-game="vale"]').get_by_role("button", name=guest.say("page-learn")))
    guest.press(guest.button("vale-tutorial-skip"))
    vale.play(guest, 3)
    assert page.locator(".coach").count() == 0
