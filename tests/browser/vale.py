"""Playing the Vale on its board: by mouse, by finger, by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.guest import Guest

Json = Any


def wish(guest: Guest) -> Json:
    """What a player who wants to finish would do: summon, keep a card or two, sell the rest."""
    ask, options = guest.asked, guest.asked["options"]
    if ask["kind"] != "act":
        return options[0]
    hand = guest.state["view"]["hands"][guest.state["seat"]]
    kinds = ["summon", *(["tame"] if len(hand) < 2 else []), "sell", "end"]
    return next(move for kind in kinds for move in options if move["kind"] == kind)


def card(guest: Guest, number: int) -> Locator:
    return guest.page.locator(f'.table-card[data-thing="card:{number}"]').first


def touch(guest: Guest, move: Json, press: Callable[[Locator], None]) -> None:
    """Do a move on the board."""
    page, kind = guest.page, move["kind"]
    actions = page.locator(".preview .actions .button")
    press_card = guest.press_card if press == guest.press else press
    if guest.asked["kind"] == "retrieve":
        press(page.locator("dialog button").filter(has=page.locator(".glow")).first)
    elif kind in ("mark", "choose"):
        press_card(card(guest, move["card"]))
        if guest.touch:
            press(actions.first)
    elif kind in ("sell", "tame"):
        press_card(card(guest, move["card"]))
        press(actions.nth(0 if kind == "sell" else 1))
    elif kind in ("summon", "banish"):
        press_card(card(guest, move["card"]))
        press(actions.first)
    elif kind in ("end", "stop", "keep"):
        press(page.locator(".answer .button"))
    elif kind == "point":
        press(page.locator(".button.point, .button.self").first)
    else:
        press(page.locator(".picks .button").first)


def play(guest: Guest, moves: int = 400) -> None:
    """Play on the board until the game is over, or for so many moves of one's own."""
    for _ in range(moves):
        guest.until(lambda: guest.asked is not None or guest.over, 60)
        if guest.over:
            return
        n = guest.state["n"]
        touch(guest, wish(guest), guest.press)
        guest.settle(n)
