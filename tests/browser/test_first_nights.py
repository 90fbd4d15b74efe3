"""The first guided nights of When I Dream: what there is to learn as a spirit, and as the Dreamer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import lessons
from tests.browser import when_i_dream as dream
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.when_i_dream import BOARD, violations
from tests.browser.wound import Wound, wound_site

AS_EVER = 4.0
"""Seconds that a bot takes for a word where nobody hurries it: time to read what is told between two turns."""


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wound]:
    with wound_site(tmp_path_factory.mktemp("nights") / "reverie.db", AS_EVER) as site:
        yield site


@pytest.fixture(scope="module")
def address(clock: Wound) -> str:
    return clock.address


@pytest.mark.also
@pytest.mark.parametrize(("language", "width"), [("fr", 1440), ("en", 360)])
def test_two_first_nights_are_taught(invite: Invite, clock: Wound, axe_source: str, language: str, width: int) -> None:
    guest = invite(language, width, 900 if width > 400 else 740, touch=width < 400)
    guest.arrive()
    poster = guest.page.locator('[data-game="when_i_dream"]')
    guest.press(poster.get_by_role("button", name=guest.say("page-learn")))
    guest.page.wait_for_url("**/table/*?learn")
    guest.wait_for_state()
    for lesson in ("dusk", "role", "ready"):
        understand(guest, lesson)
    assert violations(guest, axe_source) == []
    dream.fall_asleep([guest])
    understand(guest, "clue")
    dream.say_honest_clue(guest)
    understand(guest, "ahead")
    clock.wind(181)
    dream.wait_for([guest], "dusk")
    for lesson in ("day", "points"):
        understand(guest, lesson)
    guest.press(guest.page.locator(".day .drawer .button.gold"))
    understand(guest, "sleep")
    guest.press(guest.button("when_i_dream-move-ready"))
    for lesson in ("listen", "answer"):
        understand(guest, lesson)
    clock.wind(181)
    understand(guest, "last")
    guest.press(guest.button(f"{BOARD}decline"))
    understand(guest, "tell")
    guest.press(guest.button(f"{BOARD}tell-done"))
    understand(guest, "goal")
    expect(guest.page.locator(".coach")).to_have_count(0)


def understand(guest: Guest, lesson: str) -> None:
    """Read a lesson when its moment comes, and say that it is understood."""
    coach = guest.page.locator(".coach")
    expect(coach.get_by_role("heading")).to_have_text(guest.say(f"when_i_dream-tutorial-{lesson}.title"))
    lessons.understand(guest, "when_i_dream")
