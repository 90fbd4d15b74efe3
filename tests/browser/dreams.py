"""Playing Dreams on its board: by mouse, by finger, by keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.answers import can_be_answered
from tests.browser.guest import Guest

Json = Any
Place = tuple[int, int]

PLACES = [(u, v) for v in range(-600, 601, 150) for u in range(-600, 601, 150)]
"""Enough places for all stars of a round, with room between them."""


def sky(guest: Guest) -> Locator:
    return guest.page.get_by_role("application", name=guest.say("dreams-board-sky"), exact=True)


def free_place(guest: Guest) -> Place:
    """A place of the sky that leaves every star room."""
    stars = [(star["u"], star["v"]) for star in guest.state["view"]["stars"]]
    return next((u, v) for u, v in PLACES if all((u - a) ** 2 + (v - b) ** 2 >= 100**2 for a, b in stars))


def touch_sky(guest: Guest, place: Place) -> None:
    """Put a finger or the mouse on a place of the sky."""
    box = sky(guest).bounding_box()
    assert box is not None
    x, y = (box["x"] + (place[0] + 1000) / 2000 * box["width"], box["y"] + (place[1] + 1000) / 2000 * box["height"])
    if guest.touch:
        guest.page.touchscreen.tap(x, y)
    else:
        guest.page.mouse.click(x, y)


def place_star(guest: Guest) -> None:
    """Touch a free place, and confirm."""
    view = guest.state["view"]
    touch_sky(guest, free_place(guest))
    shade = view["left"][guest.state["seat"]][0]
    guest.press(guest.button("dreams-board-place-star", shade=shade))


def bet(guest: Guest, choice: int) -> Locator:
    """The face of the vote disc for a choice: a vision for the mortal, a player for a god."""
    if guest.state["view"]["token"] == 0:
        return guest.button("dreams-board-bet-vision", number=choice)
    return guest.button("dreams-board-bet-player", name=guest.state["table"]["seats"][choice]["name"])


def vote(guest: Guest, choice: int) -> None:
    """Turn the disc to a choice and lock it."""
    guest.press(bet(guest, choice))
    guest.until(lambda: guest.state["view"]["vote"] == choice)
    guest.press(guest.button("dreams-board-lock"))


def go_on(guest: Guest) -> None:
    """See the reveal in short, and go on to the next round."""
    guest.hurry(guest.button("dreams-board-skip"), guest.button("dreams-board-go-on"))
    guest.press(guest.button("dreams-board-go-on"))


def some_choice(guest: Guest) -> int:
    view = guest.state["view"]
    return 1 if view["token"] == 0 else (guest.state["seat"] + 1) % view["seats"]


def act(guest: Guest, choice: int | None = None) -> None:
    """Answer what the table asks, on the board, where something calls for it; `choice` is what to bet on."""
    assert can_be_answered(guest)
    before, kind = guest.state["view"], guest.asked["kind"]
    if kind == "star":
        place_star(guest)
    elif kind == "vote":
        vote(guest, some_choice(guest) if choice is None else choice)
    else:
        go_on(guest)
    guest.until(lambda: answered(guest, kind, before))


def answered(guest: Guest, kind: str, before: Json) -> bool:
    """Whether the table has taken the answer to what was asked before."""
    now, me = guest.state["view"], guest.state["seat"]
    if guest.over or now["round"] > before["round"] or len(now["nights"]) > len(before["nights"]):
        return True
    if kind == "star":
        return len(now["left"][me]) < len(before["left"][me])
    return bool(now["locked" if kind == "vote" else "seen"][me])


def play(guest: Guest, until: str, kinds: int = 400) -> None:
    """Play against bots until something of a kind is asked, or the game is over."""
    for _ in range(kinds):
        guest.until(lambda: guest.asked is not None or guest.over)
        if guest.over or guest.asked["kind"] == until:
            return
        act(guest)
    raise AssertionError(f"nobody was asked to {until}")
