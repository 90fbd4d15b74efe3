"""What a newcomer meets: what waits for them comes first, and nothing lies out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from reverie.kernel.table import Question, Table
from tests.browser import vale
from tests.browser import when_i_dream as night
from tests.browser.conftest import CUT, Invite
from tests.browser.guest import overlap
from tests.browser.scenes import Scenes
from tests.browser.tour import sit_down

LAID = """() => [...document.querySelectorAll('.market .table-card')].map((card) => {
  return [card.dataset.thing, card.offsetWidth, card.offsetHeight];
}).sort()"""
"""How large every creature of the market lies, also while it is lifted under a pointer."""

FRAMES = """(selector) => [...document.querySelectorAll(selector)].map((thing) => {
  const style = getComputedStyle(thing);
  return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
})"""


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1366, 768), ("fr", 360, 740)])
def test_a_game_that_waits_is_told_by_the_tab_and_comes_first_at_home(
    invite: Invite, language: str, width: int, height: int
) -> None:
    guest = invite(language, width, height, touch=width < 400)
    page = guest.page
    guest.play_now()
    guest.until(lambda: guest.asked is not None)
    expect(page).to_have_title(guest.say("page-title-turn", title=f"{guest.say('vale-title')} · Rêverie"))
    icon = page.locator('link[rel=icon][type="image/svg+xml"]')
    expect(icon).to_have_attribute("href", "/icons/favicon-turn.svg")
    table = page.url
    guest.arrive()
    expect(page).to_have_title(guest.say("page-title"))
    expect(icon).to_have_attribute("href", "/icons/favicon.svg")
    waiting = page.locator(".awaiting a").first
    expect(waiting).to_be_in_viewport()
    assert table.endswith(waiting.get_attribute("href") or "?")
    for button in page.locator(".deeds .button:visible").all():
        assert button.evaluate("(button) => button.scrollWidth <= button.clientWidth + 1")
    guest.press(guest.button("page-preferences"))
    guest.press(guest.button("page-continue"))
    expect(page.get_by_role("img", name=guest.say("page-continue"))).to_be_in_viewport(ratio=0.95)


def test_what_glows_has_an_edge_where_the_system_chooses_the_colours(invite: Invite) -> None:
    guest = invite("en", 1366, 768)
    page = guest.page
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    guest.play_now()
    guest.until(lambda: guest.asked is not None)
    guest.rest()
    for selector in (".market .table-card.glows", ".players .awaited", "[role=tab][aria-selected=true]"):
        seen = page.evaluate(FRAMES, selector)
        assert seen and all(seen), selector


def test_a_low_screen_shows_the_dreamer_the_clue_above_the_answer(invite: Invite) -> None:
    guest = invite("fr", 740, 360, touch=True)
    page = guest.page
    night.open_table(guest, 4, first=0)
    night.start(guest, [guest])
    night.fall_asleep([guest])
    word = page.locator(".sleep .word")
    word.wait_for()
    field = page.locator(".sleep form")
    expect(word).to_be_in_viewport(ratio=0.99)
    expect(field).to_be_in_viewport(ratio=0.99)
    said, answer = word.bounding_box(), field.bounding_box()
    assert said["y"] + said["height"] <= answer["y"] + 1
    assert page.evaluate(CUT) == []


def test_a_low_screen_shows_a_spirit_the_word_beside_the_clue_and_never_scrolls_away(invite: Invite) -> None:
    guest = invite("en", 740, 360, touch=True)
    page = guest.page
    night.open_table(guest, 4, first=1)
    night.start(guest, [guest])
    ready = guest.button("when_i_dream-move-ready")
    card = page.locator(".peek .back")
    expect(ready).to_be_in_viewport(ratio=0.99)
    expect(card).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not overlap(card, ready)
    night.fall_asleep([guest])
    word, clue = page.locator(".middle .card"), night.clue_field(guest)
    expect(clue).to_be_in_viewport(ratio=0.99)
    expect(word).to_be_in_viewport(ratio=0.99)
    assert not overlap(word, clue)
    assert page.evaluate(CUT) == []
    for count in page.locator(".side .count").all():
        assert not overlap(count, word)
    for box in page.locator(".order li").all():
        assert not overlap(box, page.locator(".drawer"))


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1366, 768), ("fr", 360, 740)])
def test_the_market_tells_its_prices_and_lies_the_same_after_a_reload(
    invite: Invite, language: str, width: int, height: int
) -> None:
    guest = invite(language, width, height, touch=width < 400)
    page = guest.page
    guest.play_now()
    vale.play(guest, 2)
    guest.until(lambda: guest.asked is not None)
    guest.rest()
    price = page.locator(".sale").first
    told = price.get_attribute("title") or "?"
    guest.press(price)
    expect(page.locator(".notes").get_by_text(told)).to_be_visible()
    before = page.evaluate(LAID)
    assert len(before) > 1
    guest.state = None
    page.reload()
    guest.wait_for_state()
    page.locator("h2.sentence").wait_for()
    guest.rest()
    page.wait_for_function(f"(before) => JSON.stringify(({LAID})()) === JSON.stringify(before)", arg=before)


def test_a_late_round_cuts_no_opponent(invite: Invite, scenes: Scenes) -> None:
    guest = invite("fr", 1366, 768)
    sit_down(guest, scenes.find(late))
    guest.rest()
    panels = guest.page.locator(".opponent")
    expect(panels).to_have_count(3)
    for panel in panels.all():
        expect(panel).to_be_in_viewport(ratio=0.99)
    last = panels.last.locator("[data-thing]")
    assert last.count() > 2
    expect(last.last).to_be_in_viewport(ratio=0.99)


def late(table: Table, question: Question) -> bool:
    """A moment in the last rounds of a game of four."""
    view = table.view(question.seat)
    return len(view.areas) == 4 and view.round >= 9 and min(map(len, view.areas)) > 3


@pytest.mark.parametrize(("language", "width", "height"), [("fr", 1366, 768), ("en", 360, 740)])
def test_play_now_asks_for_a_level_once_and_the_rules_are_there_in_pictures(
    invite: Invite, language: str, width: int, height: int
) -> None:
    guest = invite(language, width, height, touch=width < 400, level=None)
    page = guest.page
    guest.arrive()
    poster = page.locator('[data-game="vale"]')
    expect(poster.get_by_text(guest.say("vale-cover.facts"))).to_be_visible()
    expect(poster.locator(".aim")).to_have_text(guest.say("vale-cover.aim"))
    guest.press(poster.get_by_role("button", name=guest.say("page-glance")))
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(guest.say("vale-cover.aim"))).to_be_visible()
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    guest.press(guest.button("page-close"))
    now = poster.get_by_role("button", name=guest.say("page-play-now"))
    guest.press(now)
    guest.press(sheet.get_by_role("button", name=guest.say("page-level-drowsy")))
    page.wait_for_url("**/table/*")
    guest.wait_for_state()
    assert {seat["bot"] for seat in guest.state["table"]["seats"]} == {None, "drowsy"}
    guest.press(guest.button("page-menu"))
    guest.press(sheet.get_by_text(guest.say("page-tempo-pause"), exact=True))
    page.keyboard.press("Escape")
    expect(page.get_by_text(guest.say("page-paused"))).to_be_visible()
    guest.press(guest.button("page-go-on"))
    expect(page.get_by_text(guest.say("page-paused"))).to_have_count(0)
    guest.state = None
    guest.play_now("when_i_dream")
    assert guest.state["view"]["speaking"] == 25, "the first bots leave time to find a word"
