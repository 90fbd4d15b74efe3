"""Whoever asks for high contrast sees where nothing lies yet: every empty place has an edge of 3 : 1 at least."""

from __future__ import annotations

import io

import pytest
from PIL import Image
from playwright.sync_api import FloatRect, Locator

from tests.browser import dreams
from tests.browser import when_i_dream as night
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tour import SIZES

LEAST = 3.0
AROUND = 4
"""Pixels between a place and what lies behind it."""

Pixel = tuple[int, int, int]


def prefers_contrast(guest: Guest) -> Guest:
    """Let somebody come who has asked for it before the page first looks."""
    kept = "JSON.parse(localStorage['reverie.preferences'])"
    guest.page.add_init_script(
        f"localStorage['reverie.preferences'] = JSON.stringify({{ ...{kept}, contrast: 'high' }})"
    )
    return guest


def luminance(pixel: Pixel) -> float:
    red, green, blue = ((c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in (v / 255 for v in pixel))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: Pixel, other: Pixel) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def edge(guest: Guest, place: Locator) -> float:
    """How much the edge of a place stands out from what lies around it, as painted: down its middle, from outside."""
    guest.rest()
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    middle, top = round(box["x"] + box["width"] / 2), round(box["y"])
    strip: FloatRect = {"x": middle - 6, "y": top - AROUND, "width": 12, "height": AROUND + 3}
    picture = Image.open(io.BytesIO(guest.page.screenshot(clip=strip))).convert("RGB")
    columns = [[picture.getpixel((x, y)) for y in range(picture.height)] for x in range(picture.width)]
    return max(ratio(column[0], pixel) for column in columns for pixel in column)  # a dash, not a gap between two


@pytest.mark.also
@pytest.mark.parametrize("size", list(SIZES))
def test_empty_places_can_be_seen(invite: Invite, size: str) -> None:
    width, height = SIZES[size]
    guest = prefers_contrast(invite("fr", width, height, touch=size == "phone", sharpness=1))
    page = guest.page
    guest.play_now("vale")
    guest.until(lambda: guest.asked is not None)
    places = [page.locator(".zone .slot"), page.locator("[data-purse] .free"), page.locator(".market .space")]
    if size == "wide":
        places += [page.locator(".opponent .slot"), page.locator(".opponent .free"), page.locator(".bead:not(.now)")]
    for place in places:
        assert edge(guest, place.first) >= LEAST, place
    guest.state = None
    guest.play_now("dreams")
    dreams.play(guest, "vote")
    assert edge(guest, page.locator(".disc .face").last) >= LEAST
    dreams.act(guest)
    assert edge(guest, page.locator(".beats span").last) >= LEAST
    guest.state = None
    night.open_table(guest, 4, night=180, first=1)
    night.start(guest, [guest])
    night.fall_asleep([guest])
    for side in ("yellow", "blue"):
        assert edge(guest, page.locator(f".bed .side.{side}")) >= LEAST
