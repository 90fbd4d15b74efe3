"""Reading the lessons of a guided game, each beside the thing that it is about."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import expect

from tests.browser.guest import Guest

COVERED = """
() => {
  const coach = document.querySelector('.coach.placed');
  if (!coach) return null;
  const voice = coach.getBoundingClientRect();
  const off = voice.left < 0 || voice.top < 0 || voice.right > innerWidth || voice.bottom > innerHeight;
  const things = [...document.querySelectorAll(coach.dataset.at)]
    .map((thing) => thing.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight);
  const parts = things.map(({ left, top, right, bottom }) => {
    const across = Math.min(right, voice.right) - Math.max(left, voice.left);
    const down = Math.min(bottom, voice.bottom) - Math.max(top, voice.top);
    return Math.max(0, across) * Math.max(0, down) / ((right - left) * (bottom - top));
  });
  return off || !things.length ? 1 : Math.min(...parts);
}
"""
"""How much of its thing a lesson hides, from 0 to 1; of several, the best seen; null while it has no place."""


def understand(guest: Guest, game: str) -> str:
    """Read the lesson that is told, which hides nothing of its thing, and say so; gives its title."""
    coach = guest.page.locator(".coach")
    title = coach.get_by_role("heading").inner_text()
    guest.until(lambda: guest.page.evaluate(COVERED) == 0)
    told = coach.get_by_role("heading", name=title)
    while told.is_visible():  # who is quicker than a reader can be has tapped twice, and says it again
        guest.press(coach.get_by_role("button", name=guest.say(f"{game}-tutorial-understood")))
        with suppress(AssertionError):
            expect(told).to_have_count(0, timeout=2000)
    return title
