"""Hands on the console of Etherium: by keys alone, or carrying tokens over the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.keyboard import enter, walk

Json = Any


def slot(guest: Guest, action: int) -> Locator:
    return guest.page.locator(f'.slot[data-action="{action}"]')


def token(guest: Guest, number: int) -> Locator:
    return guest.page.locator(f'.rail [data-token="{number}"]')


def lies(guest: Guest) -> list[int]:
    """Tell the programme as the console shows it: the action of each token, or -1."""
    cards = guest.page.locator(".rail [data-token]").count()
    shown = "(slots) => slots.map((slot) => [+slot.dataset.action, slot.getAttribute('data-lies')])"
    found = [-1] * cards
    for action, tokens in guest.page.locator(".slot").evaluate_all(shown):
        for number in (tokens or "").split():
            found[int(number) - 1] = action
    return found


def lay_by_keys(guest: Guest, actions: list[int]) -> None:
    """Go to each slot with the arrows and press the number of its token."""
    for number, action in enumerate(actions, 1):
        walk(guest.page, slot(guest, action))
        guest.page.keyboard.press(str(number))
    assert lies(guest) == actions


def lock_by_keys(guest: Guest) -> None:
    enter(guest.page, guest.page.locator("[data-lock]"))


def carry(guest: Guest, what: Locator, to: Locator) -> None:
    """Take a token with the mouse, and let it go over something."""
    start, goal = what.bounding_box(), to.bounding_box()
    assert start is not None and goal is not None
    mouse = guest.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    mouse.up()


def warning(guest: Guest) -> Locator:
    """What the engine says of a programme before it is locked."""
    return guest.page.locator(".console .warn")


def until_programming(guest: Guest, press: Any = None) -> None:
    """Answer what is asked before, as shortly as can be, until the screens are folded up."""
    console = guest.page.locator(".console")
    while not console.is_visible():
        guest.until(lambda: guest.asked is not None or console.is_visible())
        guest.rest()
        if console.is_visible():
            break
        n = guest.state["n"]
        answer = guest.page.locator(".answers .button").last
        if answer.is_visible():
            (press or guest.press)(answer)
            guest.settle(n)
    expect(guest.page.locator(".slot")).to_have_count(18)
