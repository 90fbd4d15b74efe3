"""Playing the Vale on its board: by mouse, by finger, by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.answers import can_be_answered
from tests.browser.guest import Guest

Json = Any


RICH = 24
"""So many moves show everything that a turn can be; after them the game is only brought to its end."""


def wish(guest: Guest, hasty: bool = False) -> Json:
    """What a player would do who summons, keeps a card or two and sells the rest; or who wants it over."""
    ask, options = guest.asked, guest.asked["options"]
    if ask["kind"] != "act":
        return options[0]
    hand = guest.state["view"]["hands"][guest.state["seat"]]
    kinds = ["tame", "end"] if hasty else ["summon", *(["tame"] if len(hand) < 2 else []), "sell", "end"]
    return next(move for kind in kinds for move in options if move["kind"] == kind)


def card(guest: Guest, number: int) -> Locator:
    return guest.page.locator(f'.table-card[data-thing="card:{number}"]').first


def actions(guest: Guest) -> Locator:
    return guest.page.locator(".preview .actions .button")


def touch(guest: Guest, move: Json, press: Callable[[Locator], None]) -> None:
    """Do a move on the board; whatever was closed, there is a way to do it."""
    page, kind = guest.page, move["kind"]
    assert can_be_answered(guest)
    if guest.asked["kind"] == "retrieve":
        press(page.locator(".answer .button.gold"))
        press(page.locator(f'dialog [data-card="{move["card"]}"]'))
        press(page.locator("dialog .button.gold"))
    elif kind in ("mark", "choose"):
        press(card(guest, move["card"]))
        if guest.touch:
            press(actions(guest).first)
    elif kind in ("sell", "tame"):
        press(card(guest, move["card"]))
        press(actions(guest).nth(0 if kind == "sell" else 1))
    elif kind in ("summon", "banish"):
        press(card(guest, move["card"]))
        press(actions(guest).first)
    elif kind in ("end", "stop", "keep"):
        press(page.locator(".answer .button"))
    elif kind == "point":
        press(page.locator(":is(.button.point, .button.self):visible").first)
    else:
        press(page.locator(".picks .button").first)


def play(guest: Guest, moves: int = 400, press: Callable[[Locator], None] | None = None, rich: int = 400) -> None:
    """Play on the board until the game is over, or for so many moves of one's own."""
    for move in range(moves):
        guest.until(lambda: guest.asked is not None or guest.over, 60)
        if guest.over:
            return
        guest.rest()
        n = guest.state["n"]
        touch(guest, wish(guest, hasty=move >= rich), press or guest.press)
        guest.settle(n)
