"""Whether a question that is open has a visible way to answer it, whatever was closed."""

from __future__ import annotations

from playwright.sync_api import Page, TimeoutError

from tests.browser.guest import Guest

ANSWERS = """() => {
  const answers = '.glows, .gold, .purse button, .picks button, [role=application], .disc button, .show button, '
    + 'input, textarea, .hit.calls, .slot, .calls .card, [data-people], .picker button, .answers .button';
  const seen = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (thing.contains(found) || found.contains(thing));
  };
  return [...document.querySelectorAll(answers)].filter(
    (thing) => thing.closest('.board') && !thing.disabled && seen(thing)).length;
}"""
"""How many things of the board that answer are in sight, and lie under nothing else."""

PATIENCE = 20_000
"""How long a busy page may take to show the way, in milliseconds: a dead end stays one."""


def close_everything(page: Page) -> None:
    """Close what can be closed."""
    for _ in range(3):
        if page.locator("dialog[open], .preview.chosen").count() == 0:
            return
        page.keyboard.press("Escape")


def can_be_answered(guest: Guest) -> bool:
    """Close what can be closed: something that answers the question is still in sight and glows."""
    close_everything(guest.page)
    guest.rest()
    try:
        guest.page.wait_for_function(ANSWERS, timeout=PATIENCE)  # a busy page may still be laying its board
    except TimeoutError:
        return False
    return True
