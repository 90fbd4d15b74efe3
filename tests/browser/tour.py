"""A walk through the whole house: every screen that there is, told in one place.

`tools.screenshots` photographs them, `test_screens` looks at each with axe.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Locator, TimeoutError, expect

from reverie.kernel.table import Question, Table
from reverie.server.play.absence import GRACE
from tests.browser import dreams, etherium, vale
from tests.browser import when_i_dream as night
from tests.browser.guest import Guest
from tests.browser.scenes import Moment, Scenes, Wish, asks, loses_change, offers

SIZES = {"wide": (1440, 900), "phone": (360, 740)}
PAGES = {"home": "/"} | {page: f"/{page}" for page in ("games", "ratings", "about", "credits", "programs")}
LOST = {"nowhere": "/nowhere", "no-table": "/table/nowhere", "no-review": "/review/nowhere"}
GAMES = ("vale", "dreams", "when_i_dream", "etherium")
QUESTIONS = ("keep", "rewards", "retrieve", "discard_others", "rob", "activate")
"""What the Vale asks rarely."""
ISLES = ("become", "lay", "window", "roll", "loss", "steal", "flee", "order", "prize", "hand", "etherise", "transform")
"""What Etherium asks rarely."""
PANELS = {"log": "l", "chat": "c", "rules": "r"}
NIGHT = 180
"""Seconds."""
ANSWERS = {"fr": ("étoile", "bateau", "horloge"), "en": ("star", "boat", "clock")}
DREAMS = {
    "fr": "Une étoile était tombée dans ma tasse ; j’ai ramé jusqu’au matin dans un bateau de papier.",
    "en": "A star had fallen into my cup, and I rowed until morning in a boat made of paper.",
}


@dataclass(frozen=True)
class Visit:
    """Somebody who walks through the house and stops at every screen."""

    guest: Guest
    at: Callable[[str], None]
    """Called at every screen, with its name."""
    wind: Callable[[float], None]
    """Lets so many seconds pass at the site, whose time stands still."""
    scenes: Scenes
    invite: Callable[[], Guest]
    """Lets somebody else come, with a browser of their own."""

    def poster(self, game: str, button: str) -> None:
        """From home, press a button of a game."""
        self.guest.arrive()
        poster = self.guest.page.locator(f'[data-game="{game}"]')
        self.guest.press(poster.get_by_role("button", name=self.guest.say(button)).first)

    def close(self) -> None:
        self.guest.page.keyboard.press("Escape")

    def sheet(self, opener: Locator, name: str) -> None:
        """Open a sheet, stop at it, and leave it: whatever opened it has the focus again."""
        self.guest.press(opener)
        self.dialog()
        self.at(name)
        self.close()
        expect(opener).to_be_focused()

    def dialog(self) -> Locator:
        found = self.guest.page.get_by_role("dialog")
        expect(found).to_be_visible()
        return found


# Around the tables


def pages(visit: Visit) -> None:
    """Home and the pages of words."""
    guest, page = visit.guest, visit.guest.page
    for name, path in {**PAGES, **LOST}.items():
        guest.arrive(path)
        expect(page.locator("h1").first).to_be_visible()
        if name == "home":
            expect(page.locator('[data-game="vale"] .button.gold')).to_be_enabled()
        expect(page.get_by_text(guest.say("page-loading"))).to_have_count(0)
        visit.at(name)
    guest.arrive()
    page.locator("h1").wait_for()
    visit.sheet(guest.button("page-preferences"), "preferences")
    page.keyboard.press("?")
    visit.dialog()
    visit.at("keys")


def lobby(visit: Visit) -> None:
    """A table of each game before the start; the last one is closed."""
    guest, page = visit.guest, visit.guest.page
    for game in GAMES:
        visit.poster(game, "page-invite")
        for variants in visit.dialog().locator("summary").all():
            guest.press(variants)
        visit.at(f"{game}-new-table")
        guest.press(page.locator("dialog label").filter(has_text="4").first)
        guest.state = None
        guest.press(guest.button("page-open-table"))
        page.wait_for_url("**/table/*")
        guest.wait_for_state()
        expect(page.get_by_role("img", name=guest.say("page-qr"))).to_be_visible()
        guest.press(page.get_by_role("button", name=guest.say("page-add-bot")).first)
        guest.until(lambda: any(seat["bot"] for seat in guest.state["table"]["seats"]))
        page.evaluate("scrollTo(0, 0)")
        visit.at(f"{game}-lobby")
        if guest.touch:
            page.get_by_role("heading", name=guest.say("page-who-plays")).evaluate("(seats) => seats.scrollIntoView()")
            visit.at(f"{game}-lobby-seats")
    guest.arrive("/games")
    expect(page.locator("a[data-game]").first).to_be_visible()
    visit.at("games-running")
    page.go_back()
    guest.press(guest.button("page-close-table"))
    guest.press(guest.button("page-close-sure"))
    expect(page.get_by_text(guest.say("page-closed-text"))).to_be_visible()
    visit.at("closed")


# Parts that all games share


def in_words(visit: Visit, name: str) -> None:
    """The table in words, and back to the board."""
    turn(visit)
    expect(visit.guest.page.get_by_role("heading", name=visit.guest.say("page-on-the-table"))).to_be_visible()
    visit.at(name)
    turn(visit)
    expect(visit.guest.page.get_by_role("heading", name=visit.guest.say("page-on-the-table"))).to_have_count(0)


def turn(visit: Visit) -> None:
    """Turn from pictures to words, or back."""
    visit.guest.press(visit.guest.button("page-menu"))
    visit.guest.press(visit.guest.button("page-table-in-words"))
    visit.close()


def after(visit: Visit, game: str) -> None:
    """Give up, see the end, and look back."""
    guest, page = visit.guest, visit.guest.page
    guest.resign()
    visit.at(f"{game}-end")
    guest.press(page.get_by_role("link", name=guest.say("page-review")).first)
    page.wait_for_url("**/review/**")
    page.get_by_role("slider").wait_for()
    visit.at(f"{game}-review-start")


# The Vale of Eternity


def the_vale(visit: Visit) -> None:
    """A game of the Vale from the first card to the review."""
    guest, page = visit.guest, visit.guest.page
    guest.play_now()
    guest.until(lambda: guest.asked is not None)
    visit.at("vale-start")
    vale.play(guest, 2)
    guest.until(lambda: guest.asked is not None and guest.asked["kind"] == "act")
    guest.press(page.locator(".answer .button"))
    expect(page.get_by_role("alert")).to_be_visible()
    visit.at("vale-refusal")
    guest.press(page.get_by_role("alert").get_by_role("button"))
    expect(page.locator("[data-clause]:focus")).to_be_visible()
    visit.at("vale-rule")
    visit.close()
    guest.press(vale.card(guest, guest.asked["options"][0]["card"]))
    visit.at("vale-chosen")
    visit.close()
    sit_down(guest, visit.scenes.find(rich))
    page.keyboard.press("l")
    visit.close()
    visit.at("vale-middle")
    for panel, key in PANELS.items():
        page.keyboard.press(key)
        visit.at(f"vale-{panel}")
        visit.close()
    in_words(visit, "vale-words")
    visit.sheet(page.locator(".players button").nth(1), "vale-seat")
    visit.sheet(guest.button("page-menu"), "menu")
    guest.cut()
    expect(page.get_by_text(guest.say("page-connection-broken"))).to_be_visible()
    visit.at("vale-offline")
    guest.mend()
    expect(page.get_by_text(guest.say("page-connection-broken"))).to_be_hidden()
    vale.play(guest, 4)
    after(visit, "vale")
    page.get_by_role("heading", name=guest.say("page-chances")).wait_for()
    guest.until(lambda: page.get_by_role("status").filter(has=page.locator(".breathing")).count() == 0)
    page.keyboard.press("End")
    while page.get_by_role("heading", name=guest.say("page-decision")).count() == 0:
        page.keyboard.press("ArrowLeft")
    visit.at("vale-review")
    for tab in ("page-log", "page-chat"):
        guest.press(page.get_by_role("tab", name=guest.say(tab)))
        visit.at(f"vale-review-{tab.removeprefix('page-')}")
    guest.arrive("/games")
    expect(page.get_by_text(guest.say("page-finished"))).to_be_visible()
    visit.at("games-finished")


def rich(table: Table, question: Question) -> bool:
    """A moment in mid-game at which all that the table can show is there."""
    view, seat = table.view(question.seat), question.seat
    full = len(view.hands[seat]) > 2 and len(view.areas[seat]) > 3 and sum(view.stones[seat]) > 1
    return question.kind == "act" and view.round == 7 and full


BRANCH = """async ([table, wish]) => {
  await fetch('/api/me');
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`/api/tables/${table}/branch`, { method: 'POST', headers, body: JSON.stringify(wish) });
  return (await answer.json()).id;
}"""


def sit_down(guest: Guest, moment: Moment) -> None:
    """Play on from a moment of a game."""
    if guest.page.url == "about:blank":
        guest.arrive("/credits")
    guest.state = None
    made = guest.page.evaluate(BRANCH, [moment.table, {"n": moment.n, "seat": moment.seat}])
    guest.arrive(f"/table/{made}")
    guest.until(lambda: guest.state is not None and guest.state["table"]["id"] == made)
    guest.until(lambda: guest.asked is not None)


def questions(visit: Visit) -> None:
    """What the Vale asks rarely."""
    guest = visit.guest
    for kind in QUESTIONS:
        sit_down(guest, visit.scenes.find(asks(kind)))
        visit.at(f"vale-{kind}")
    for name, kind, wish in (("payment", "summon", loses_change), ("banish", "banish", offers("banish"))):
        sit_down(guest, visit.scenes.find(wish))
        cards = [move["card"] for move in guest.asked["options"] if move["kind"] == kind]
        guest.press(vale.card(guest, max(cards, key=cards.count)))
        visit.at(f"vale-{name}")


# Dreams


def the_dreams(visit: Visit) -> None:
    """A round of Dreams and half another, the end and the review."""
    guest, page = visit.guest, visit.guest.page
    guest.play_now("dreams")
    dreams.play(guest, "star")
    visit.at("dreams-start")
    dreams.touch_sky(guest, dreams.free_place(guest))
    visit.at("dreams-star-in-hand")
    guest.press(page.locator(".scene .picture button").first)
    guest.press(visit.dialog().locator("summary"))
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    visit.at("dreams-picture")
    visit.close()
    dreams.play(guest, "vote")
    visit.at("dreams-vote")
    in_words(visit, "dreams-words")
    dreams.act(guest)
    expect(page.locator(".show")).to_be_visible()
    visit.at("dreams-reveal-begins")
    next_beat = guest.button("dreams-board-next")
    guest.press(next_beat)
    guest.press(next_beat)
    visit.at("dreams-reveal")
    guest.press(guest.button("dreams-board-skip"))
    expect(guest.button("dreams-board-go-on")).to_be_visible()
    visit.at("dreams-reveal-ends")
    visit.sheet(page.locator("button.rounds"), "dreams-rounds")
    dreams.act(guest)
    dreams.play(guest, "vote")
    visit.at("dreams-middle")
    page.keyboard.press("r")
    visit.at("dreams-rules")
    visit.close()
    dreams.play(guest, "reveal")
    dreams.act(guest)
    after(visit, "dreams")
    stars = page.locator("section[aria-labelledby=belief] li button")
    expect(stars.first).to_be_attached()
    guest.press(stars.nth(4))
    visit.at("dreams-review")
    guest.arrive(f"/about/{guest.state['table']['id']}")
    guest.press(guest.button("page-verify"))
    expect(page.get_by_text(guest.say("page-check-secret"))).to_be_visible()
    visit.at("about-verified")


# When I Dream


def when_i_dream(visit: Visit) -> None:
    """A night as the Dreamer, a night as a spirit, the end and the review."""
    guest, page = visit.guest, visit.guest.page
    night.open_table(guest, 4, night=NIGHT, first=0)
    night.start(guest, [guest])
    visit.at("when_i_dream-dusk-dreamer")
    night.fall_asleep([guest])
    visit.at("when_i_dream-dreamer")
    for answer in ANSWERS[guest.words.language]:
        let_pass(visit, 9)
        night.answer(guest, answer)
    hear(visit)
    visit.at("when_i_dream-dreamer-hears")
    visit.wind(NIGHT + 1)
    night.wait_for([guest], "last")
    visit.at("when_i_dream-last")
    guest.press(guest.button(f"{night.BOARD}decline"))
    night.wait_for([guest], "telling")
    page.get_by_label(guest.say(f"{night.BOARD}tell-field"), exact=True).fill(DREAMS[guest.words.language])
    visit.at("when_i_dream-telling")
    guest.press(guest.button(f"{night.BOARD}tell-done"))
    night.wait_for([guest], "dusk")
    page.locator(".day").wait_for()
    visit.at("when_i_dream-day")
    in_words(visit, "when_i_dream-words-day")
    guest.press(page.locator(".day .drawer .button.gold"))
    visit.at("when_i_dream-dusk-spirit")
    guest.press(guest.button("when_i_dream-move-ready"))
    night.wait_for([guest], "night")
    visit.at("when_i_dream-spirit")
    night.say_honest_clue(guest)
    for _ in range(3):
        let_pass(visit, 9)
    visit.at("when_i_dream-spirit-middle")
    in_words(visit, "when_i_dream-words")
    page.keyboard.press("r")
    visit.at("when_i_dream-rules")
    visit.close()
    visit.wind(NIGHT + 1)
    night.wait_for([guest], "dusk")
    visit.at("when_i_dream-day-of-another")
    after(visit, "when_i_dream")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    visit.at("when_i_dream-review")
    page.keyboard.press("End")
    visit.at("when_i_dream-review-end")


def let_pass(visit: Visit, seconds: float) -> None:
    """Let time pass until the page has been told of it: what it answers to an older question is stale."""
    guest = visit.guest
    n = guest.state["n"]
    visit.wind(seconds)
    with suppress(AssertionError):  # maybe no clock ran
        guest.until(lambda: guest.state["n"] > n, seconds=5)
    guest.page.wait_for_timeout(250)  # a spirit may have spoken just before its time was up
    guest.rest()


def hear(visit: Visit) -> None:
    """Let time pass until a spirit says something: a word is in sight for a moment only."""
    word = visit.guest.page.locator(".sleep .word")
    for _ in range(12):
        with suppress(TimeoutError):
            word.wait_for(timeout=2500)
            return
        visit.wind(9)
    raise AssertionError("nobody said a word")


def pause(visit: Visit) -> None:
    """The Dreamer drops out, and the night waits."""
    guest, dreamer = visit.guest, visit.invite()
    link = night.open_table(guest, 4, night=NIGHT, first=1)
    night.sit(dreamer, link)
    night.start(guest, [guest, dreamer])
    night.fall_asleep([guest, dreamer])
    dreamer.page.context.close()
    guest.until(lambda: not guest.state["table"]["seats"][1]["online"])
    visit.wind(GRACE / 1000 + 1)
    guest.until(lambda: any(clock["key"] == "rest" for clock in guest.state["clocks"]))
    visit.at("when_i_dream-pause")


# Etherium


def the_isles(visit: Visit) -> None:
    """A game of Etherium: the lands, a programme, the reveal, the end and the review."""
    guest, page = visit.guest, visit.guest.page
    guest.play_now("etherium")
    guest.until(lambda: guest.asked is not None)
    visit.at("etherium-start")
    etherium.land(guest, 0).focus()
    expect(page.locator(".tip")).to_be_visible()
    visit.at("etherium-land")
    visit.sheet(page.locator(".seasons button").first, "etherium-season")
    visit.sheet(page.locator(".players button").nth(1), "etherium-seat")
    etherium.play_until(guest, "programme")
    visit.at("etherium-programme")
    guess_others(visit)
    in_words(visit, "etherium-words")
    etherium.play(guest, 1)
    guest.press(guest.button("etherium-reveal-pause"))
    page.locator(".programmes").wait_for()
    visit.at("etherium-reveal")
    step = guest.button("etherium-reveal-step")
    while page.locator(".caption .clause").count() == 0 and step.is_visible():
        with suppress(TimeoutError):
            guest.press(step, patience=2000)
    visit.at("etherium-reveal-action")
    etherium.skip(guest)
    etherium.play_until(guest, "programme")
    etherium.skip(guest)
    visit.at("etherium-middle")
    after(visit, "etherium")
    page.get_by_role("heading", name=guest.say("page-chances")).wait_for()
    page.keyboard.press("End")
    while page.get_by_role("heading", name=guest.say("page-decision")).count() == 0:
        page.keyboard.press("ArrowLeft")
    visit.at("etherium-review")


def guess_others(visit: Visit) -> None:
    """Lay a guess beside one's own programme, and forget it."""
    guest, page = visit.guest, visit.guest.page
    guest.press(page.locator("[data-sandbox]"))
    guest.press(page.locator("[data-guess]").first)
    for action in (0, 5, 9, 17):
        guest.press(page.locator(f'.slot[data-action="{action}"]'))
    numbers = page.get_by_role("group", name=guest.say("etherium-console-numbers")).get_by_role("button")
    guest.press(numbers.first)
    visit.at("etherium-guesses")
    guest.press(page.locator("[data-forget]"))


def the_rare_isles(visit: Visit) -> None:
    """What Etherium asks rarely, a fight, and a board that its players lay."""
    guest, page = visit.guest, visit.guest.page
    for kind in ISLES:
        sit_down(guest, visit.scenes.find(wants(kind), "etherium"))
        etherium.skip(guest)
        visit.at(f"etherium-{kind}")
    guest.arrive(visit.scenes.find(fights, "etherium").path)
    page.locator(".conflict").wait_for()
    visit.at("etherium-conflict")
    guest.arrive(visit.scenes.find(late, "etherium").path)
    page.get_by_role("slider").wait_for()
    visit.at("etherium-late")


def wants(kind: str) -> Wish:
    """A moment at which there is something to choose, or to fill in."""
    return lambda table, question: question.kind == kind and len(question.options) != 1


def fights(table: Table, question: Question) -> bool:
    """A moment at which somebody rolls in a fight."""
    return question.kind == "roll" and table.view(None).fight is not None


def late(table: Table, question: Question) -> bool:
    """A moment late in a game of six, when everything lies."""
    view = table.view(None)
    return question.kind == "programme" and view.season == 6 and view.seats == 6


# Lessons, and other eyes


def lessons(visit: Visit) -> None:
    """The first guided game of each."""
    for game in GAMES:
        visit.guest.state = None
        visit.poster(game, "page-learn")
        visit.guest.page.locator(".coach").wait_for()
        visit.at(f"{game}-lesson")


def other_eyes(visit: Visit) -> None:
    """High contrast with the largest letters, and a wide screen at twice the size."""
    guest, page = visit.guest, visit.guest.page
    guest.arrive()
    wish = json.dumps(
        {"language": guest.name, "contrast": "high", "size": "huge", "colours": "distinct", "level": "dreaming"}
    )
    page.evaluate("wish => localStorage.setItem('reverie.preferences', wish)", wish)
    guest.arrive()
    expect(page.locator('[data-game="vale"] .button.gold')).to_be_enabled()
    visit.at("contrast-home")
    for game in GAMES:
        guest.state = None
        guest.play_now(game)
        guest.until(lambda: guest.asked is not None)
        visit.at(f"contrast-{game}")
    page.evaluate("localStorage.removeItem('reverie.preferences')")
    width, height = SIZES["wide"]
    if guest.touch:
        return
    page.set_viewport_size({"width": width // 2, "height": height // 2})  # as when a browser zooms to 200 %
    for game in GAMES:
        guest.state = None
        guest.play_now(game)
        guest.until(lambda: guest.asked is not None)
        if game == "vale":
            expect(page.locator(".market .table-card").first).to_be_in_viewport(ratio=0.5)
        visit.at(f"double-{game}")
    page.set_viewport_size({"width": width, "height": height})


PARTS: dict[str, Callable[[Visit], None]] = {
    "pages": pages,
    "lobby": lobby,
    "vale": the_vale,
    "questions": questions,
    "dreams": the_dreams,
    "when_i_dream": when_i_dream,
    "etherium": the_isles,
    "isles": the_rare_isles,
    "pause": pause,
    "lessons": lessons,
    "eyes": other_eyes,
}
