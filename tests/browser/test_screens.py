"""Every screen of the tour: no accessibility violation, no sideways scrolling, no word that is cut.

In both languages, wide and on a phone, and there with the largest letters too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Invite, Look
from tests.browser.guest import Guest
from tests.browser.scenes import Scenes
from tests.browser.tour import PARTS, SIZES, Visit
from tests.browser.wound import Wound, wound_site

FIRST = ("pages", "lobby", "vale", "dreams")
"""What `make test` looks at, once; the nights of When I Dream are looked at where they are played."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tour") / "reverie.db"


@pytest.fixture(scope="module")
def clock(database: Path) -> Iterator[Wound]:
    with wound_site(database) as site:
        yield site


@pytest.fixture(scope="module")
def address(clock: Wound) -> str:
    """All guests of this module come to a site whose time the tour winds on."""
    return clock.address


@pytest.fixture(scope="module")
def scenes(address: str, database: Path) -> Scenes:
    return Scenes(database, database.parent)


@pytest.mark.parametrize(
    ("language", "size", "letters"),
    [
        ("fr", "wide", "normal"),
        pytest.param("en", "phone", "normal", marks=pytest.mark.also),
        pytest.param("fr", "phone", "huge", marks=pytest.mark.also),
    ],
)
@pytest.mark.parametrize(
    "part", [part if part in FIRST else pytest.param(part, marks=pytest.mark.also) for part in PARTS]
)
def test_every_screen(
    invite: Invite,
    look: Callable[[Guest], Look],
    clock: Wound,
    scenes: Scenes,
    part: str,
    language: str,
    size: str,
    letters: str,
) -> None:
    width, height = SIZES[size]

    def come() -> Guest:
        return invite(language, width, height, size == "phone", letters)

    guest = come()
    PARTS[part](Visit(guest, look(guest), clock.wind, scenes, come))
