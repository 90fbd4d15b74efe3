"""Take every screen, wide and phone, in both languages; the README shows some of them.

`python -m tools.screenshots [FOLDER] [--only NAME] [--docs]`: into screenshots/ by default. With `--docs` the
few that the README shows are written to docs/, small enough to be kept with the code.
"""

from __future__ import annotations

import argparse
import io
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser
from tests.browser import vale
from tests.browser.guest import Guest
from tests.browser.scenes import Scenes, asks, loses_change, offers
from tests.browser.site import chromium, newcomer, running_site
from tests.browser.test_prompts import sit_down

SIZES = {"wide": (1440, 900), "phone": (360, 740)}
PAGES = {"home": "/", "games": "/games", "ratings": "/ratings", "about": "/about", "credits": "/credits"}
QUESTIONS = ("keep", "rewards", "retrieve", "discard_others", "rob", "activate")
SHOWN = ("home-wide-en", "vale-middle-wide-fr", "vale-payment-wide-en", "review-wide-en", "vale-middle-phone-fr")
"""What the README shows."""
DOCS = Path(__file__).parents[1] / "docs"
WIDTH = 1200
"""Of a picture in docs/, in pixels."""

Shot = Callable[[str], None]


def pages(guest: Guest, shot: Shot) -> None:
    """Home and the pages of words."""
    for name, path in PAGES.items():
        guest.arrive(path)
        shot(name)
    guest.arrive("/nowhere")
    shot("nowhere")
    guest.arrive()
    guest.page.locator("h1").wait_for()
    guest.page.keyboard.press(",")
    shot("preferences")


def lobby(guest: Guest, shot: Shot) -> None:
    """A table before the start."""
    guest.arrive()
    guest.press(guest.page.locator('[data-game="vale"]').get_by_role("button", name=guest.say("page-invite")))
    shot("new-table")
    guest.press(guest.button("page-open-table"))
    guest.page.wait_for_url("**/table/*")
    guest.wait_for_state()
    shot("lobby")


def game(guest: Guest, shot: Shot) -> None:
    """A game of the Vale from the first card to the review."""
    page = guest.page
    guest.play_now()
    guest.until(lambda: guest.asked is not None)
    shot("vale-start")
    vale.play(guest, 2)
    guest.until(lambda: guest.asked is not None and guest.asked["kind"] == "act")
    guest.press(page.locator(".answer .button"))
    shot("vale-refusal")
    guest.press(page.get_by_role("alert").get_by_role("button"))
    shot("vale-rules")
    page.keyboard.press("Escape")
    guest.press(vale.card(guest, guest.asked["options"][0]["card"]))
    shot("vale-chosen")
    page.keyboard.press("Escape")
    vale.play(guest, 30)
    shot("vale-middle")
    page.keyboard.press("t")
    shot("vale-words")
    page.keyboard.press("t")
    guest.press(page.locator(".players button").nth(1))
    shot("vale-seat")
    page.keyboard.press("Escape")
    guest.press(guest.button("page-menu"))
    shot("menu")
    page.keyboard.press("Escape")
    guest.resign()
    page.get_by_role("img", name=guest.say("page-points-story")).wait_for()
    shot("vale-end")
    guest.press(page.get_by_role("link", name=guest.say("page-review")))
    page.get_by_role("heading", name=guest.say("page-chances")).wait_for()
    guest.until(lambda: page.get_by_role("status").filter(has=page.locator(".breathing")).count() == 0)
    page.keyboard.press("End")
    while page.get_by_role("heading", name=guest.say("page-decision")).count() == 0:
        page.keyboard.press("ArrowLeft")
    shot("review")
    guest.arrive("/games")
    shot("games-played")


def learn(guest: Guest, shot: Shot) -> None:
    """The first lessons."""
    guest.arrive()
    guest.press(guest.page.locator('[data-game="vale"]').get_by_role("button", name=guest.say("page-learn")))
    guest.page.locator(".coach").wait_for()
    shot("lesson")
    guest.press(guest.button("vale-tutorial-understood"))
    vale.play(guest, 2)
    guest.page.locator(".coach").wait_for()
    shot("lesson-choose")


def questions(guest: Guest, shot: Shot, scenes: Scenes) -> None:
    """What the Vale asks rarely."""
    for kind in QUESTIONS:
        guest.state = None
        sit_down(guest, scenes.find(asks(kind)))
        shot(f"vale-{kind}")
    for name, wish in {"payment": loses_change, "banish": offers("banish")}.items():
        guest.state = None
        sit_down(guest, scenes.find(wish))
        moves = [move for move in guest.asked["options"] if move["kind"] == {"payment": "summon"}.get(name, name)]
        cards = [move["card"] for move in moves]
        guest.press(vale.card(guest, max(cards, key=cards.count)))
        shot(f"vale-{name}")


def others(guest: Guest, shot: Shot) -> None:
    """The other games, as they begin."""
    for name in ("dreams", "when_i_dream"):
        guest.play_now(name)
        shot(name)


def tour(browser: Browser, address: str, scenes: Scenes, take: Callable[[str, bytes], None], only: str | None) -> None:
    """Walk through the house in both languages, on both screens."""
    parts = {
        "pages": pages,
        "lobby": lobby,
        "game": game,
        "learn": learn,
        "questions": lambda guest, shot: questions(guest, shot, scenes),
        "others": others,
    }
    for language in ("fr", "en"):
        for size, (width, height) in SIZES.items():
            guest = newcomer(browser, address, language, width, height, touch=size == "phone", sharpness=1)

            def shot(name: str, guest: Guest = guest, end: str = f"{size}-{language}") -> None:
                guest.page.wait_for_timeout(700)
                take(f"{name}-{end}", guest.page.screenshot(type="png"))

            for name, part in parts.items():
                if only in (None, name):
                    part(guest, shot)
            guest.page.context.close()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", nargs="?", default="screenshots", type=Path)
    arguments.add_argument("--only", help="one part of the tour: pages, lobby, game, learn, questions, others")
    arguments.add_argument("--docs", action="store_true", help="write those that the README shows to docs/")
    chosen = arguments.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)

    def take(name: str, png: bytes) -> None:
        picture = Image.open(io.BytesIO(png)).convert("RGB")
        picture.save(chosen.folder / f"{name}.webp", quality=90)
        if chosen.docs and name in SHOWN:
            DOCS.mkdir(exist_ok=True)
            picture.thumbnail((WIDTH, WIDTH))
            picture.save(DOCS / f"{name}.webp", quality=80, method=6)
        print(name)

    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "reverie.db"
        with running_site(database) as address, chromium() as browser:
            tour(browser, address, Scenes(database, Path(place)), take, chosen.only)


if __name__ == "__main__":
    main()
