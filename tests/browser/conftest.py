"""The site and the browser that all tests share, and the guests of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Guest
from tests.browser.scenes import Scenes
from tests.browser.site import chromium, newcomer, running_site

Invite = Callable[..., Guest]
Look = Callable[[str], None]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CUT = (Path(__file__).parent / "cut.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site") / "reverie.db"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    with running_site(database) as found:
        yield found


@pytest.fixture(scope="session")
def scenes(address: str, database: Path) -> Scenes:
    return Scenes(database, database.parent)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def axe_source() -> str:
    return AXE.read_text(encoding="utf-8")


@pytest.fixture
def invite(address: str, browser: Browser) -> Iterator[Invite]:
    """Let people come; whatever their browsers complain about fails the test."""
    guests: list[Guest] = []

    def come(
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        letters: str = "normal",
        sharpness: float = 0.5,
        level: str | None = "dreaming",
    ) -> Guest:
        guests.append(newcomer(browser, address, language, width, height, touch, sharpness, letters, level))
        return guests[-1]

    yield come
    complaints = [f"{guest.name}: {line}" for guest in guests for line in guest.complaints]
    for guest in guests:
        guest.page.context.close()
    assert not complaints


@pytest.fixture
def look(axe_source: str) -> Callable[[Guest], Look]:
    """A look at the screen as it stands: axe finds nothing, nothing scrolls sideways, no word is cut."""

    def of(guest: Guest) -> Look:
        def at(screen: str) -> None:
            guest.page.locator("h1").first.wait_for(state="attached")
            guest.rest()
            guest.page.evaluate(axe_source)
            found = guest.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            wrong = [f"{each['id']}: {node['html'][:200]}" for each in found["violations"] for node in each["nodes"]]
            assert wrong == [], screen
            assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen
            assert guest.page.evaluate(CUT) == [], screen

        return at

    return of
