"""A real site and a real browser: the server as a host starts it, Debian's Chromium."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright
from tools.chromium import FLAGS, chromium_path

from tests.browser.guest import Guest

PATIENCE = 60_000
"""Milliseconds: machines are sometimes busy."""

expect.set_options(timeout=PATIENCE)


CROWD = 0.3
"""Seconds of work by which it is measured how crowded the machine is."""


def crowd() -> float:
    """How many times as long everything takes because others use the machine too: 1 where nobody does."""
    began, own = time.perf_counter(), time.process_time()
    while time.process_time() - own < CROWD:
        pass
    return max(1.0, (time.perf_counter() - began) / CROWD)


@contextmanager
def running_site(database: Path) -> Iterator[str]:
    """Run a site whose bots answer at once; gives its address."""
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
        try:
            yield found.group()
        finally:
            server.terminate()


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


def newcomer(
    browser: Browser,
    address: str,
    language: str = "en",
    width: int = 1440,
    height: int = 900,
    touch: bool = False,
    sharpness: float = 0.5,
    letters: str = "normal",
    level: str | None = "dreaming",
) -> Guest:
    """Somebody with a browser profile of their own; who only plays needs no sharp pixels, which cost time.

    They have chosen their bots already, unless `level` is None.
    """
    context = browser.new_context(
        base_url=address,
        locale="fr-FR" if language == "fr" else "en-GB",
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=sharpness,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps({"size": letters, **({"level": level} if level else {})})
    context.add_init_script(f"localStorage['reverie.preferences'] ??= JSON.stringify({kept})")
    return Guest(context.new_page(), language, touch)
