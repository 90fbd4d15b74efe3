"""A real site and a real browser: the server as a host starts it, Debian's Chromium."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import Guest

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running site whose bots answer at once."""
    database = tmp_path_factory.mktemp("site") / "reverie.db"
    command = [sys.executable, "-m", "reverie.cli", "serve", "--port", "0", "--database", str(database)]
    environment = {**os.environ, "REVERIE_BOT_DELAY": "0", "REVERIE_LIMITS": "100", "NO_COLOR": "1"}
    with subprocess.Popen(
        [*command, "--log-level", "warning"], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        found = None
        while found is None:
            line = server.stdout.readline()
            assert line, "the server ended before it told its address"
            found = re.search(r"http://\S+", line)
        yield found.group()
        server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "the browser tests need Debian's chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


Invite = Callable[..., Guest]


@pytest.fixture
def invite(address: str, browser: Browser) -> Iterator[Invite]:
    """Let people come, each with a browser profile of their own."""
    guests: list[Guest] = []

    def come(language: str = "en", width: int = 1440, height: int = 900, touch: bool = False) -> Guest:
        context = browser.new_context(
            base_url=address,
            locale="fr-FR" if language == "fr" else "en-GB",
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(20_000)
        guest = Guest(context.new_page(), language, touch)
        guests.append(guest)
        return guest

    yield come
    complaints = [f"{guest.name}: {line}" for guest in guests for line in guest.complaints]
    for guest in guests:
        guest.page.context.close()
    assert not complaints


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session")
def axe_source() -> str:
    return AXE.read_text(encoding="utf-8")
