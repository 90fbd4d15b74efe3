"""Hands that never leave the keyboard: Tab goes from place to place, arrows among the things of one."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

STOPS = 60
"""More presses of Tab than any screen has stops."""
ARROWS = 40

WHERE = """
(goal) => {
  const here = document.activeElement;
  if (here === goal) return 'there';
  if (!here || here === document.body) return 'elsewhere';
  const beside = here.matches('[data-stop]') && goal.matches('[data-stop]');
  if (!beside || here.tabIndex !== 0 || goal.tabIndex !== -1) return 'elsewhere';
  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const zone = [...document.querySelectorAll('[data-stop]')].filter((each) => each.tabIndex === 0);
  const shared = (thing) => zone.find((stop) => common(stop, thing));
  function common(stop, thing) {
    let place = stop.parentElement;
    while (place && !place.contains(thing)) place = place.parentElement;
    return place && [...place.querySelectorAll('[data-stop]')].filter((each) => each.tabIndex === 0).length === 1;
  }
  if (shared(goal) !== here) return 'elsewhere';
  const [x, y] = middle(here), [gx, gy] = middle(goal);
  const keys = [gx > x ? 'ArrowRight' : 'ArrowLeft', gy > y ? 'ArrowDown' : 'ArrowUp'];
  return Math.abs(gx - x) >= Math.abs(gy - y) ? keys : keys.reverse();
}
"""


def walk(page: Page, what: Locator) -> None:
    """Bring the focus to something with Tab and the arrows alone."""
    expect(what).to_be_visible()  # what is still on its way, or waits for the server, is not among the stops yet
    expect(what).to_be_enabled()
    for _ in range(STOPS):
        where = what.evaluate(WHERE)
        arrows = 0
        while isinstance(where, list) and arrows < ARROWS:
            here = page.evaluate_handle("document.activeElement")
            page.keyboard.press(where[0])
            if here.evaluate("(before) => before === document.activeElement"):
                page.keyboard.press(where[1])
            arrows += 1
            where = what.evaluate(WHERE)
        if where == "there":
            return
        page.keyboard.press("Tab")
    focus = page.evaluate("document.activeElement?.outerHTML.slice(0, 200)")
    raise AssertionError(f"no key leads to {what}; the focus is on {focus}")


def enter(page: Page, what: Locator) -> None:
    """Go to something and choose it."""
    walk(page, what)
    page.keyboard.press("Enter")
