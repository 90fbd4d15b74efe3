"""Take every screen, wide and phone, in both languages; the README shows some of them.

`python -m tools.screenshots [FOLDER]`, screenshots/ by default.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser import vale
from tests.browser.guest import Guest
from tests.browser.site import chromium, newcomer, running_site

SIZES = {"wide": (1440, 900), "phone": (360, 780)}
PAGES = {"home": "/", "games": "/games", "ratings": "/ratings", "about": "/about", "credits": "/credits"}


def take(guest: Guest, path: Path) -> None:
    """Wait for pictures and take what is on the screen."""
    guest.page.wait_for_timeout(900)
    guest.page.screenshot(path=path, type="jpeg", quality=88)
    print(path)


def tour(browser: Browser, address: str, folder: Path, language: str, size: str) -> None:
    """Walk through the house and take every screen."""
    width, height = SIZES[size]
    guest = newcomer(browser, address, language, width, height, touch=size == "phone")

    def shot(name: str) -> None:
        take(guest, folder / f"{name}-{size}-{language}.jpg")

    for name, path in PAGES.items():
        guest.arrive(path)
        shot(name)
    guest.arrive()
    guest.press(guest.page.locator('[data-game="vale"]').get_by_role("button", name=guest.say("page-invite")).first)
    shot("new-table")
    guest.press(guest.button("page-open-table"))
    guest.page.wait_for_url("**/table/*")
    guest.wait_for_state()
    shot("lobby")
    guest.play_now()
    shot("vale-start")
    vale.play(guest, 14)
    shot("vale-middle")
    guest.page.keyboard.press("t")
    shot("vale-words")
    guest.page.keyboard.press("t")
    vale.play(guest)
    shot("vale-end")
    guest.press(guest.page.get_by_role("link", name=guest.say("page-review")).first)
    guest.page.wait_for_url("**/review/**")
    guest.page.wait_for_timeout(2500)
    shot("review")
    for game in ("dreams", "when_i_dream"):
        guest.play_now(game)
        guest.page.wait_for_timeout(2000)
        shot(game)
    guest.page.context.close()


def main(arguments: list[str]) -> None:
    folder = Path(next((each for each in arguments if not each.startswith("-")), "screenshots"))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, running_site(Path(place) / "reverie.db") as address, chromium() as it:
        for language in ("fr", "en"):
            for size in SIZES:
                tour(it, address, folder, language, size)


if __name__ == "__main__":
    main(sys.argv[1:])
