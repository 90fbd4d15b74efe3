"""Every screen: no accessibility violation, no sideways scrolling; in both languages, wide and phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import vale
from tests.browser.conftest import Invite, Look
from tests.browser.guest import Guest
from tests.browser.scenes import Scenes, asks
from tests.browser.test_prompts import sit_down

SIZES = pytest.mark.parametrize(
    ("language", "width", "height"), [("fr", 1440, 900), pytest.param("en", 360, 740, marks=pytest.mark.also)]
)


@SIZES
def test_pages_of_words(invite: Invite, look: Callable[[Guest], Look], language: str, width: int, height: int) -> None:
    guest = invite(language, width, height)
    page, at = guest.page, look(guest)
    for path in ("/", "/games", "/ratings", "/about", "/credits", "/nowhere", "/table/nowhere", "/review/nowhere"):
        guest.arrive(path)
        expect(page.locator("h1").first).to_be_visible()
        at(path)
    guest.arrive()
    page.locator("h1").wait_for()
    page.keyboard.press(",")
    expect(page.get_by_role("dialog", name=guest.say("page-preferences"))).to_be_visible()
    at("preferences")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=guest.say("page-keys"))).to_be_visible()
    at("keys")


@SIZES
def test_a_table_before_the_start(
    invite: Invite, look: Callable[[Guest], Look], language: str, width: int, height: int
) -> None:
    guest = invite(language, width, height)
    page, at = guest.page, look(guest)
    guest.arrive()
    guest.press(page.locator('[data-game="vale"]').get_by_role("button", name=guest.say("page-invite")))
    at("new table")
    guest.press(guest.button("page-open-table"))
    page.wait_for_url("**/table/*")
    guest.wait_for_state()
    expect(page.get_by_role("img", name=guest.say("page-qr"))).to_be_visible()
    guest.press(page.get_by_role("button", name=guest.say("page-add-bot")).first)
    guest.until(lambda: any(seat["bot"] for seat in guest.state["table"]["seats"]))
    at("lobby")
    guest.arrive("/games")
    at("my games, one running")


@SIZES
def test_a_table_in_play_and_after(
    invite: Invite, look: Callable[[Guest], Look], language: str, width: int, height: int
) -> None:
    guest = invite(language, width, height)
    page, at = guest.page, look(guest)
    guest.play_now()
    guest.until(lambda: guest.asked is not None)
    at("the hunt")
    vale.play(guest, 2)
    guest.until(lambda: guest.asked is not None and guest.asked["kind"] == "act")
    guest.press(page.locator(".answer .button"))
    expect(page.get_by_role("alert")).to_be_visible()
    at("a refusal")
    guest.press(vale.card(guest, guest.asked["options"][0]["card"]))
    at("a card that is chosen")
    page.keyboard.press("Escape")
    vale.play(guest, 9)
    at("in mid-game")
    for key in ("r", "c", "l"):
        page.keyboard.press(key)
        at(f"panel {key}")
        page.keyboard.press("Escape")
    guest.press(page.locator(".players button").first)
    expect(page.get_by_role("dialog")).to_be_visible()
    at("a seat, shown large")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name=guest.say("page-on-the-table"))).to_be_visible()
    at("the table in words")
    page.keyboard.press("t")
    guest.press(guest.button("page-menu"))
    at("menu")
    page.keyboard.press("Escape")
    guest.resign()
    expect(page.get_by_role("img", name=guest.say("page-points-story"))).to_be_visible()
    at("the end")
    guest.press(page.get_by_role("link", name=guest.say("page-review")))
    expect(page.get_by_role("heading", name=guest.say("page-chances"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    at("review")
    for tab in ("page-log", "page-chat"):
        guest.press(guest.button(tab))
        at(f"review, {tab}")
    guest.arrive("/games")
    expect(page.get_by_text(guest.say("page-finished"))).to_be_visible()
    at("my games, one finished")


@pytest.mark.also
@SIZES
def test_questions_of_the_vale(
    invite: Invite, look: Callable[[Guest], Look], scenes: Scenes, language: str, width: int, height: int
) -> None:
    guest = invite(language, width, height)
    at = look(guest)
    for kind in ("keep", "rewards", "retrieve", "rob", "discard_others"):
        guest.state = None
        sit_down(guest, scenes.find(asks(kind)))
        at(kind)


@pytest.mark.also
@SIZES
def test_the_first_lesson(
    invite: Invite, look: Callable[[Guest], Look], language: str, width: int, height: int
) -> None:
    guest = invite(language, width, height)
    guest.arrive()
    guest.press(guest.page.locator('[data-game="vale"]').get_by_role("button", name=guest.say("page-learn")))
    guest.page.locator(".coach").wait_for()
    look(guest)("the first lesson")


def test_a_closed_table(invite: Invite, look: Callable[[Guest], Look]) -> None:
    guest = invite("fr")
    guest.arrive()
    closed = """
      const post = (path, body) => fetch(`/api/tables${path}`, {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
      }).then((answer) => answer.json());
      post('', {game: 'vale', seats: 2}).then(({ id }) => post(`/${id}/close`, {}).then(() => id))
    """
    id = guest.page.evaluate(closed)
    guest.arrive(f"/table/{id}")
    expect(guest.page.get_by_text(guest.say("page-closed-text"))).to_be_visible()
    look(guest)("a closed table")


@pytest.mark.also
def test_high_contrast_and_large_words(invite: Invite, look: Callable[[Guest], Look]) -> None:
    guest = invite("fr", 360, 740)
    page = guest.page
    guest.arrive()
    page.evaluate(
        "localStorage.setItem('reverie.preferences', JSON.stringify({language: 'fr', contrast: 'high', size: 'huge'}))"
    )
    page.reload()
    page.locator("h1").wait_for()
    look(guest)("home")
    guest.play_now()
    guest.until(lambda: guest.asked is not None)
    look(guest)("the hunt")
