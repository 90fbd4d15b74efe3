"""Etherium in a real browser: a newcomer by mouse, a season on a phone, a board that its players lay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from reverie.kernel.table import Question, Table
from tests.browser import etherium
from tests.browser.conftest import Invite, Look
from tests.browser.guest import Guest
from tests.browser.keyboard import enter
from tests.browser.scenes import Scenes
from tests.browser.test_newcomer import FRAMES
from tests.browser.tour import sit_down

SEASON = 14
"""So many answers bring whoever programmes at random past the first season."""


def test_a_newcomer_plays_a_season_by_mouse(invite: Invite, look: Callable[[Guest], Look]) -> None:
    guest = invite("en")
    guest.play_now("etherium")
    guest.until(lambda: guest.asked is not None)
    look(guest)("the Night of Etherium")
    asked = etherium.play(guest, SEASON)
    assert {"take", "programme"} <= asked
    assert guest.state["view"]["season"] > 1
    etherium.skip(guest)
    path = guest.page.get_by_role(
        "list", name=guest.say("etherium-board-seasons", season=guest.state["view"]["season"])
    )
    expect(path).to_be_visible()
    expect(guest.page.locator(".hit")).to_have_count(17)


def test_a_season_is_played_on_a_phone(invite: Invite) -> None:
    guest = invite("fr", 360, 740, touch=True)
    guest.play_now("etherium")
    assert "programme" in etherium.play(guest, SEASON)
    wide = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not guest.page.evaluate(wide)


def test_what_glows_has_an_edge_where_the_system_chooses_the_colours(invite: Invite, scenes: Scenes) -> None:
    guest = invite("en", 1366, 768)
    page = guest.page
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    sit_down(guest, scenes.find(walks, "etherium"))
    etherium.skip(guest)
    guest.rest()
    for selector in (".hit.calls", ".people.awaited", ".path .now button"):
        seen = page.evaluate(FRAMES, selector)
        assert seen and all(seen), selector


def walks(table: Table, question: Question) -> bool:
    """A moment at which a unit may go to more than one land."""
    return len([move for move in question.options if move.kind == "go"]) > 1


@pytest.mark.also
@pytest.mark.parametrize(("language", "hands"), [("fr", "mouse"), ("en", "finger"), ("fr", "keys")])
def test_a_newcomer_plays_to_the_end(invite: Invite, language: str, hands: str) -> None:
    guest = invite(language, 360, 740, touch=True) if hands == "finger" else invite(language)
    guest.play_now("etherium")
    etherium.play(guest, press=(lambda what: enter(guest.page, what)) if hands == "keys" else None)
    assert guest.over
    etherium.skip(guest)
    expect(guest.button("page-rematch")).to_be_visible()
    stars = sorted((player["stars"] for player in guest.state["view"]["players"]), reverse=True)
    shown = guest.page.locator(".result .score").all_inner_texts()
    assert sorted((int(text.split()[0]) for text in shown), reverse=True) == stars
