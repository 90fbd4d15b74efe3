"""Playing Etherium on its board: programmes on the console, answers where the things are."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from tests.browser.guest import Guest
from tests.browser.when_i_dream import choose, sit, start

Json = Any
Press = Callable[[Locator], None]

LANDS = ("go", "lay", "begin", "pillage")
"""Answers that lie on a land."""
WINDOWS = ("priority", "loss", "roll")
"""Asks that the thin bar answers."""


def open_table(host: Guest, friends: list[Guest], seats: int, **options: str) -> str:
    """Open a table with these variants from home, where friends sit down; gives its link."""
    host.arrive()
    host.press(host.page.locator('[data-game="etherium"]').get_by_role("button", name=host.say("page-invite")).first)
    choose(host, "page-how-many", str(seats))
    host.press(host.page.get_by_text(host.say("page-variants"), exact=True))
    for name, value in options.items():
        choose(host, f"etherium-option-{name}", host.say(f"etherium-option-{name}-{value}"))
    host.press(host.button("page-open-table"))
    host.page.wait_for_url("**/table/*")
    host.wait_for_state()
    for friend in friends:
        sit(friend, host.page.url)
    start(host, [host, *friends])
    return host.page.url


def wish(guest: Guest, chance: random.Random) -> Json:
    """What somebody answers who tries everything: any option, any cards, any programme."""
    ask = guest.asked
    if ask["options"]:
        return chance.choice(ask["options"])
    fields = {field["name"]: field for field in ask["fields"]}
    if ask["kind"] == "programme":
        slots = [action for action, room in enumerate(fields["actions"]["room"]) for _ in range(room)]
        return {"kind": "programme", "actions": chance.sample(slots, fields["actions"]["tokens"]), "lock": True}
    if ask["kind"] == "etherise":
        left, paid = list(fields["cubes"]["held"]), [0, 0, 0]
        for _ in range(fields["cubes"]["rate"]):
            cube = left.index(max(left))
            left[cube] -= 1
            paid[cube] += 1
        return {"kind": "etherise", "cubes": paid}
    cards = fields["cards"]
    count = cards.get("count", min(1, len(cards["values"])))
    return {"kind": fields["kind"]["value"], "cards": cards["values"][:count]}


def land(guest: Guest, place: int) -> Locator:
    return guest.page.locator(f'.hit[data-place="{place}"]')


def place_of(guest: Guest, move: Json) -> int:
    if move["kind"] == "pillage":
        return int(guest.state["view"]["players"][move["victim"]]["collector"])
    return int(move["place"])


def card(guest: Guest, number: int, which: int = 0) -> Locator:
    return guest.page.locator(f'.hand .card[data-thing="card:{number}"]').nth(which)


def answers(guest: Guest) -> Locator:
    return guest.page.locator(".answers .button")


def lay(guest: Guest, actions: list[int], press: Press) -> None:
    """Lay a programme on the console, and lock it."""
    for action in actions:
        press(guest.page.locator(f'.slot[data-action="{action}"]'))
    press(guest.page.locator("[data-lock]"))


def skip(guest: Guest, press: Press | None = None) -> None:
    """Let what the reveal has still to tell be told at once."""
    last = guest.page.get_by_role("button", name=guest.say("etherium-reveal-skip"))
    while last.is_visible():
        with suppress(TimeoutError, AssertionError):  # it may end by itself meanwhile
            (press or (lambda what: guest.press(what, patience=2000)))(last)


def passes(guest: Guest) -> bool:
    """Whether the page lets a window pass by itself, as its player has not asked to be asked."""
    kind, offers = guest.asked["kind"], len(guest.asked["options"]) > 1
    return kind == "priority" or (kind == "loss" and not offers)


def touch(guest: Guest, move: Json, press: Press) -> None:
    """Do a move on the board."""
    page, kind, options = guest.page, move["kind"], guest.asked["options"]
    if kind == "programme":
        lay(guest, move["actions"], press)
    elif kind in LANDS:
        place = place_of(guest, move)
        press(land(guest, place))
        here = [each for each in options if each["kind"] in LANDS and place_of(guest, each) == place]
        if len(here) > 1:
            press(page.locator(".pick .button").nth(here.index(move)))
    elif kind == "become":
        press(page.locator(f'[data-people="{move["people"]}"]'))
    elif guest.asked["kind"] in WINDOWS:
        press(page.locator(f'.flash [data-answer="{options.index(move)}"]'))
    elif kind in ("play", "keep") or (kind == "discard" and options):
        press(card(guest, move["card"] if "card" in move else move["cards"][0]))
    elif kind in ("window", "discard"):
        for at, number in enumerate(move["cards"]):
            press(card(guest, number, move["cards"][:at].count(number)))
        press(answers(guest).first)
    elif kind == "etherise":
        for cube, count in enumerate(move["cubes"]):
            for _ in range(count):
                press(page.locator(".picker .kind").nth(cube).locator("button").last)
        press(page.locator(".picker > .button"))
    else:
        plain = [each for each in options if each["kind"] not in (*LANDS, "play", "keep")]
        press(answers(guest).nth(plain.index(move)))


def play(guest: Guest, moves: int = 400, press: Press | None = None, seed: int = 1) -> set[str]:
    """Play on the board until the game is over, or for so many moves of one's own; tell what was asked."""
    chance, asked = random.Random(seed), set[str]()
    for _ in range(moves):
        guest.until(lambda: guest.asked is not None or guest.over, 60)
        if guest.over:
            break
        guest.rest()
        n = guest.state["n"]
        if guest.asked is None:
            continue
        asked.add(guest.asked["kind"])
        if not passes(guest):
            skip(guest, press)
            touch(guest, wish(guest, chance), press or guest.press)
        guest.settle(n)
    return asked


def play_until(guest: Guest, kind: str, seed: int = 1) -> None:
    """Play on the board until something of a kind is asked."""
    guest.until(lambda: guest.asked is not None)
    while guest.asked is None or guest.asked["kind"] != kind:
        play(guest, 1, seed=seed)
        guest.until(lambda: guest.asked is not None)
