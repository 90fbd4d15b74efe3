"""Playing When I Dream on its board: the table, the night, the day."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError, WebSocket

from reverie.games.when_i_dream.deck import WORDS
from reverie.games.when_i_dream.judge.lexicon import zipfs
from reverie.games.when_i_dream.judge.word_judge import open_judge
from reverie.games.when_i_dream.spelling import is_one_word
from tests.browser.answers import can_be_answered
from tests.browser.guest import Guest

Json = Any
BOARD = "when_i_dream-board-"

COMMON = 3.6
"""How common (zipf) the words are among which a doubtful clue is looked for."""


class Ear:
    """Keeps every frame that somebody's page receives from now on, as it came, but for answers to its own pings."""

    def __init__(self, guest: Guest) -> None:
        self.frames: list[str] = []
        guest.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        if json.loads(frame)["type"] != "pong":
            self.frames.append(frame)


def violations(guest: Guest, axe_source: str) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    guest.page.evaluate(axe_source)
    found = guest.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{each['id']}: {node['html'][:200]}" for each in found["violations"] for node in each["nodes"]]


# The table


def open_table(host: Guest, seats: int, **options: Json) -> str:
    """Open a table with these variants from home; gives its link."""
    host.arrive()
    poster = host.page.locator('[data-game="when_i_dream"]')
    host.press(poster.get_by_role("button", name=host.say("page-invite")).first)
    choose(host, "page-how-many", str(seats))
    host.press(host.page.get_by_text(host.say("page-variants"), exact=True))
    for name, value in options.items():
        chosen = "yes" if value is True else "no" if value is False else value
        choose(host, f"when_i_dream-option-{name}", host.say(f"when_i_dream-option-{name}-{chosen}"))
    host.press(host.button("page-open-table"))
    host.page.wait_for_url("**/table/*")
    host.wait_for_state()
    return host.page.url


def choose(guest: Guest, label: str, value: str) -> None:
    group = guest.page.get_by_role("group", name=guest.say(label), exact=True)
    guest.press(group.get_by_text(value, exact=True))


def sit(guest: Guest, link: str) -> None:
    guest.arrive(link)
    sit_down(guest)


def sit_down(guest: Guest) -> None:
    guest.press(guest.button("page-sit").first)
    guest.until(lambda: guest.state is not None and guest.state["seat"] is not None)


def start(host: Guest, guests: Sequence[Guest]) -> None:
    """Start with bots on the free seats, and wait until all see the table."""
    host.press(host.button("page-start").or_(host.button("page-start-with-bots")))
    for guest in guests:
        guest.until(lambda guest=guest: guest.state["table"]["phase"] == "playing")


# The night


def view(guest: Guest) -> Json:
    return guest.state["view"]


def scene(guest: Guest) -> str:
    """Which part of a round it is, by how many steps are still to come."""
    return {0: "over", 2: "telling", 3: "last", 4: "night"}.get(len(view(guest)["agenda"]), "dusk")


def wait_for(guests: Sequence[Guest], where: str) -> None:
    for guest in guests:
        guest.until(lambda guest=guest: scene(guest) == where)


def fall_asleep(guests: Sequence[Guest]) -> None:
    """Leave the day, say that one is there, and wait for the night."""
    for guest in guests:
        ready = guest.button("when_i_dream-move-ready")
        go_on = guest.page.locator(".day .drawer .button.gold")
        ready.or_(go_on).first.wait_for()
        if go_on.is_visible():
            guest.press(go_on)
        assert can_be_answered(guest)
        guest.press(ready)
    wait_for(guests, "night")


def by_seat(guests: Sequence[Guest], seat: int) -> Guest | None:
    return next((guest for guest in guests if guest.state["seat"] == seat), None)


def word_in_play(spirit: Guest) -> int:
    return int(view(spirit)["cards"][-1]["word"])


def called(spirit: Guest, word: int) -> str:
    return WORDS[word].tongue(view(spirit)["rules"]["language"]).word


def clue_field(spirit: Guest) -> Locator:
    return spirit.page.get_by_label(spirit.say(f"{BOARD}clue"), exact=True)


def say_clue(spirit: Guest, clue: str) -> None:
    """Type a clue and send it, or keep it for later."""
    assert can_be_answered(spirit)
    n = spirit.state["n"]
    clue_field(spirit).fill(clue)
    spirit.press(spirit.page.locator(".compose .line .button").first)
    spirit.settle(n)


def say_honest_clue(spirit: Guest) -> None:
    """Say a clue that nobody can object to; another one, if a bot that dreams answers while it is typed."""
    cards = 0
    while cards < len(view(spirit)["cards"]):
        cards, n = len(view(spirit)["cards"]), spirit.state["n"]
        clue_field(spirit).fill(honest_clue(spirit))
        send = spirit.page.locator(".compose .line .button").first
        with suppress(TimeoutError):
            (send.tap if spirit.touch else send.click)(timeout=3000)
            spirit.settle(n)
            return
    raise AssertionError("the clue could not be sent")


def answer(dreamer: Guest, word: str) -> None:
    assert can_be_answered(dreamer)
    n = dreamer.state["n"]
    dreamer.page.get_by_label(dreamer.say(f"{BOARD}answer"), exact=True).fill(word)
    dreamer.press(dreamer.button(f"{BOARD}send-answer"))
    dreamer.settle(n)


def pass_card(dreamer: Guest) -> None:
    n = dreamer.state["n"]
    dreamer.press(dreamer.button(f"{BOARD}pass"))
    dreamer.settle(n)


def verdict(spirit: Guest, clue: str) -> str:
    language = view(spirit)["rules"]["language"]
    question = {"about": "clue", "language": language, "word": WORDS[word_in_play(spirit)].id, "clue": clue}
    return str(open_judge(language).verdict(question)["verdict"])


def honest_clue(spirit: Guest) -> str:
    """A clue to the word in play that nobody can object to."""
    language = view(spirit)["rules"]["language"]
    said = {each["clue"] for each in view(spirit)["cards"][-1]["clues"]}
    return next(
        clue
        for clue, _ in WORDS[word_in_play(spirit)].tongue(language).associations
        if clue not in said and is_one_word(clue, language) and verdict(spirit, clue) == "ok"
    )


def doubtful_clue(spirit: Guest) -> str | None:
    """A clue to the word in play that the judge lets out and others may contest, if there is one."""
    language = view(spirit)["rules"]["language"]
    for clue in zipfs(language, COMMON):
        if is_one_word(clue, language) and verdict(spirit, clue) == "doubtful":
            return clue
    return None
