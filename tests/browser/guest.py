"""A person at a browser: what they see, and how they play."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket

from reverie.words import Words

Json = Any

TAKEN_UP = """([table, n]) => {
    const shown = document.querySelector('[data-n]');
    return !shown || shown.dataset.table !== table || Number(shown.dataset.n) >= n;
}"""
"""A frame that reached a busy page need not have been read yet."""

WARNED = """{
    const warn = console.warn;
    console.warn = (...words) => warn(...words, location.pathname, new Error().stack);
}"""
"""A warning tells who gave it."""


class Guest:
    """Someone with a page of their own. `state` is what the table last told them."""

    def __init__(self, page: Page, language: str, touch: bool) -> None:
        self.page = page
        self.words = Words(language)
        self.touch = touch
        self.name = language
        self.state: Json = None
        self.complaints: list[str] = []
        page.add_init_script(WARNED)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", lambda line: self._hear(line.type, line.text))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._note)

    def _note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "state":
            self.state = message

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and "Failed to load resource" not in text and "WebSocket" not in text:
            self.complaints.append(text)

    # Words and things on the page

    def say(self, id: str, **values: Any) -> str:
        return self.words.text(id, **values)

    def button(self, id: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **values), exact=True)

    def press(self, what: Locator, patience: float | None = None) -> None:
        if self.touch:
            centre = "(thing) => thing.scrollIntoView({ block: 'center' })"  # out from under what lies over it
            what.evaluate(centre, timeout=patience)
            what.tap(timeout=patience)
        else:
            what.click(timeout=patience)

    def hurry(self, skip: Locator, goal: Locator) -> None:
        """Press something until a goal is there: what goes on by itself may take the button away under the finger."""
        skip.or_(goal).first.wait_for()
        while skip.is_visible():
            with suppress(TimeoutError):
                self.press(skip, patience=2000)
        goal.wait_for()

    def cut(self) -> None:
        """Lose the network."""
        self.page.context.set_offline(True)

    def mend(self) -> None:
        self.page.context.set_offline(False)

    # At a table

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["table"]["phase"] == "over"

    @property
    def asked(self) -> Json | None:
        ask = self.state and self.state["ask"]
        return ask if ask and ask["awaited"] else None

    def arrive(self, path: str = "/") -> None:
        self.page.goto(path)

    def play_now(self, game: str = "vale") -> None:
        """From home, with one click, to a game against bots."""
        self.arrive()
        poster = self.page.locator(f'[data-game="{game}"]').filter(has=self.page.get_by_role("button"))
        self.press(poster.get_by_role("button", name=self.say("page-play-now")).first)
        self.page.wait_for_url("**/table/*")
        self.wait_for_state()
        self.page.locator("h2.sentence").wait_for()

    def wait_for_state(self) -> None:
        self.until(lambda: self.state is not None)

    def until(self, true: Any, seconds: float = 60) -> None:
        """Wait until something holds, letting the page go on meanwhile."""
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, "waited in vain"
            self.page.wait_for_timeout(15)

    def rest(self) -> None:
        """Wait until the page has taken up the state that reached it, and drawn what it knows."""
        if self.state is not None:
            self.page.wait_for_function(TAKEN_UP, arg=[self.state["table"]["id"], self.state["n"]])
        frame = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
        self.page.evaluate(frame)

    def settle(self, n: int) -> None:
        """Wait until the table has moved on from move n, and shows it."""
        self.until(lambda: self.state["n"] > n or self.over)
        self.rest()

    def resign(self) -> None:
        """Give up: among bots alone, that ends the game."""
        self.press(self.button("page-menu"))
        self.press(self.button("page-resign"))
        self.press(self.button("page-resign"))
        self.until(lambda: self.over)
        self.page.get_by_role("heading", name=self.say("page-result")).wait_for()


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things lie one over the other."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None and second is not None
    beside = first["x"] + first["width"] <= second["x"] + 1 or second["x"] + second["width"] <= first["x"] + 1
    above = first["y"] + first["height"] <= second["y"] + 1 or second["y"] + second["height"] <= first["y"] + 1
    return not beside and not above
