"""The words of the case files of Etherium: how a place, a card, cubes, an answer are written. See docs/cases.md."""

from __future__ import annotations

import re
from collections.abc import Sequence

from reverie.games.etherium.capacities import CAPACITIES
from reverie.games.etherium.cards import FLASH
from reverie.games.etherium.lands import PLACES, TERRAINS
from reverie.games.etherium.moves import (
    AGREE,
    LOWER,
    PASS,
    Become,
    Begin,
    Buy,
    Dice,
    Discard,
    Etherise,
    Go,
    Keep,
    Lay,
    Lose,
    Pillage,
    Play,
    Programme,
    Reroll,
    Rob,
    Steal,
    Stop,
    Take,
    Transform,
    Upgrade,
    Window,
)
from reverie.games.etherium.panel import ABOUT, PANEL_SLUGS, UNLAID, VERB, VERBS, WAYS
from reverie.games.etherium.peoples import CUBES, PEOPLES, UNITS
from reverie.games.etherium.seasons import SEASONS
from reverie.games.etherium.state import TOKENS
from reverie.kernel.words import Move


class Unreadable(ValueError):
    """A line of a case that says nothing known."""


def slug(name: str) -> str:
    """Turn a name into the slug of the box: "Battle Fervour" into battle_fervour."""
    return name.strip().casefold().replace("é", "e").replace(" ", "_")


def number_of(name: str, slugs: Sequence[str], what: str) -> int:
    """Find a thing of the box by its name."""
    if slug(name) not in slugs:
        raise Unreadable(f"no {what} is called {name!r}")
    return list(slugs).index(slug(name))


def place(name: str) -> int:
    if name.strip() not in PLACES:
        raise Unreadable(f"no place is called {name!r}")
    return PLACES.index(name.strip())


def terrain(name: str) -> int:
    return number_of(name, TERRAINS, "terrain")


def people(name: str) -> int:
    return number_of(name, [each.slug for each in PEOPLES], "people")


def season(name: str) -> int:
    return number_of(name, [each.slug for each in SEASONS], "season")


def unit(name: str) -> int:
    return number_of(name, UNITS, "unit")


def token(name: str) -> int:
    return number_of(name, TOKENS, "token")


def capacity(name: str) -> int:
    return number_of(name, [each.slug for each in CAPACITIES], "capacity")


def card(name: str) -> int:
    return number_of(name, [each.slug for each in FLASH], "card")


def listed(text: str) -> list[str]:
    """Read a list of names: "A, B"; "none" or "nothing" is empty."""
    return [] if text.strip() in ("none", "nothing", "") else [each.strip() for each in text.split(",")]


def counted(text: str) -> list[tuple[int, str]]:
    """Read "2 rock, 1 Ether"."""
    found = []
    for each in listed(text):
        count, _, name = each.partition(" ")
        if not count.isdecimal():
            raise Unreadable(f"{each!r} is no number of things")
        found.append((int(count), name))
    return found


def cubes(text: str) -> tuple[int, int, int, int, int]:
    """Read a number of cubes."""
    counts = [0] * 5
    for count, name in counted(text):
        counts[number_of(name.removesuffix("s"), CUBES, "cube")] += count
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


def basics(text: str) -> tuple[int, int, int]:
    return cubes(text)[:3]


def action(name: str) -> int:
    """Read an action: "move forest", "upgrade guide", "transform cards", "connect"; "-" where no token lies."""
    words = name.split()
    if words == ["-"]:
        return UNLAID
    for number, slug_of_it in enumerate(PANEL_SLUGS):
        verb, about = VERBS[VERB[number]], ABOUT[number]
        thing = {"move": TERRAINS, "collect": TERRAINS, "upgrade": UNITS, "transform": WAYS}.get(verb)
        told = [verb] if thing is None else [verb, thing[about]]
        if words == told or words == [slug_of_it]:
            return number
    raise Unreadable(f"no action is called {name!r}")


def answer(text: str, seats: dict[str, int]) -> Move:
    """Read an answer."""
    for pattern, make in ANSWERS:
        found = re.fullmatch(pattern, text.strip())
        if found is not None:
            made: Move = make(seats, *found.groups())
            return made
    raise Unreadable(f"{text!r} is no answer")


def seat_called(name: str, seats: dict[str, int]) -> int:
    if name.strip() not in seats:
        raise Unreadable(f"{name!r} does not play here")
    return seats[name.strip()]


ANSWERS = (
    (r"pass|stay|do it|take nothing", lambda seats: PASS),
    (r"yes", lambda seats: AGREE),
    (r"(army|collector) to (\w+)", lambda seats, which, where: Go(unit(which), place(where))),
    (r"take (.+)", lambda seats, what: Take(basics(what))),
    (r"lose (.+)", lambda seats, what: Lose(basics(what))),
    (r"steal (.+) from (\w+)", lambda seats, what, who: Steal(seat_called(who, seats), basics(what))),
    (r"upgrade (\w+) for (.+)", lambda seats, which, what: Upgrade(unit(which), basics(what))),
    (r"etherise (.+)", lambda seats, what: Etherise(basics(what))),
    (r"transform (\w+)", lambda seats, way: Transform(WAYS.index(way))),
    (r"buy (.+)", lambda seats, what: Buy(capacity(what))),
    (r"roll ([12]) dic?e", lambda seats, count: Dice(int(count))),
    (r"reroll all", lambda seats: Reroll(0)),
    (r"reroll (\d)", lambda seats, face: Reroll(int(face))),
    (r"stop", lambda seats: Stop(0)),
    (r"stop with (\d)", lambda seats, guide: Stop(int(guide))),
    (r"first ([ELMSC]\d?)", lambda seats, where: Begin(place(where))),
    (r"first (\w+)", lambda seats, who: Pillage(seat_called(who, seats))),
    (r"rob (.+)", lambda seats, what: Rob(cubes(what))),
    (r"lower the guide", lambda seats: LOWER),
    (r"keep (.+)", lambda seats, which: Keep(card(which))),
    (r"play (.+)", lambda seats, which: Play(card(which))),
    (r"lay nothing", lambda seats: Window(())),
    (r"lay a (\w+) at (\w+)", lambda seats, what, where: Lay(terrain(what), place(where))),
    (r"lay (.+)", lambda seats, which: Window(tuple(card(each) for each in listed(which)))),
    (r"discard (.+)", lambda seats, which: Discard(tuple(card(each) for each in listed(which)))),
    (r"become (\w+)", lambda seats, who: Become(people(who))),
    (r"programme (.+)", lambda seats, which: Programme(tuple(action(each) for each in which.split(",")), True)),
    (r"draft (.+)", lambda seats, which: Programme(tuple(action(each) for each in which.split(",")), False)),
)
"""How each answer is written."""
