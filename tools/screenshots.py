"""Take every screen, wide and phone, in both languages; the README shows some of them.

`python -m tools.screenshots [FOLDER] [--only PART] [--size SIZE] [--language LANGUAGE] [--docs]`: into screenshots/
by default. With `--docs` the few that the README shows are written to docs/, small enough to be kept with the code.
"""

from __future__ import annotations

import argparse
import io
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image
from tests.browser.guest import Guest
from tests.browser.scenes import Scenes
from tests.browser.site import chromium, newcomer
from tests.browser.tour import PARTS, SIZES, Visit
from tests.browser.wound import Wound, wound_site

from reverie.words import LANGUAGES

SHOWN = (
    "home-wide-en",
    "vale-middle-wide-fr",
    "vale-middle-phone-fr",
    "vale-payment-wide-en",
    "vale-review-wide-en",
    "dreams-reveal-ends-wide-en",
    "when_i_dream-spirit-middle-wide-en",
    "etherium-loss-wide-en",
)
"""What the README shows."""
DOCS = Path(__file__).parents[1] / "docs"
WIDTH = 1200
"""Of a picture in docs/, in pixels."""

SETTLED = """
() => Promise.race([
  new Promise((late) => setTimeout(late, 1500)),
  Promise.all([
    ...[...document.images].map((image) => image.decode().catch(() => {})),
    ...document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => {})),
  ]),
])
"""
"""Waits until pictures are there and what moves has come to rest."""

Take = Callable[[str, bytes], None]


def tour(site: Wound, scenes: Scenes, take: Take, parts: list[str], sizes: list[str], languages: list[str]) -> None:
    """Walk through the house in these languages, on these screens."""
    with chromium() as browser:
        for language in languages:
            for size in sizes:
                width, height = SIZES[size]
                come = partial(newcomer, browser, site.address, language, width, height, size == "phone")
                guest = come(sharpness=1)
                visit = Visit(guest, photographer(guest, f"{size}-{language}", take), site.wind, scenes, come)
                for name in parts:
                    guest.state = None
                    PARTS[name](visit)
                guest.page.context.close()


def photographer(guest: Guest, end: str, take: Take) -> Callable[[str], None]:
    def at(screen: str) -> None:
        guest.page.locator("h1").first.wait_for(state="attached")
        guest.rest()
        guest.page.evaluate(SETTLED)
        guest.rest()
        take(f"{screen}-{end}", guest.page.screenshot(type="png"))

    return at


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", nargs="?", default="screenshots", type=Path)
    arguments.add_argument("--only", action="append", choices=list(PARTS), help="a part of the tour")
    arguments.add_argument("--size", action="append", choices=list(SIZES))
    arguments.add_argument("--language", action="append", choices=LANGUAGES)
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
        print(name, flush=True)

    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "reverie.db"
        with wound_site(database) as site:
            scenes = Scenes(database, Path(place))
            parts, sizes, languages = chosen.only or PARTS, chosen.size or SIZES, chosen.language or LANGUAGES
            tour(site, scenes, take, list(parts), list(sizes), list(languages))


if __name__ == "__main__":
    main()
