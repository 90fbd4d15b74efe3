"""Walks through a game of stories: `python -m tools.walk --sessions 40`, a part of `make walk`.

Sessions are played at random and with some sense, at each number of seats. Told is how often everything that can be
met was met: scripts, Secrets, cards, Fates, Items, Masks, Flaws, Morphings, Locations, Entities, ways to end; and
last, what was never reached.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator

from reverie.games.etherfields.content import (
    CARDS,
    ENTITIES,
    FATES,
    FLAW,
    FLAWS,
    ITEMS,
    MASKS,
    MORPHINGS,
    NOTES,
    SCRIPTS,
    SECRETS,
    TURNS,
)
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.moves import Choose
from reverie.games.etherfields.town import PLACES, SAVE
from reverie.kernel.chance import Chance, Seeded
from reverie.kernel.state import open_asks
from reverie.kernel.step import Form
from reverie.kernel.table import Table
from reverie.kernel.words import Json, Move, Seat

ENDS = ("slumber.won", "slumber.skipped", "slumber.out", "dream.won", "dream.out", "death.F20.1", "death.F20.2",
        "death.F20.3", "session.saved")  # fmt: skip
LONG = 400
"""After so many moves whoever plays with sense saves."""


def everything() -> list[str]:
    """List what can be met, in the order of the box."""
    return [
        *[f"script {id}" for id in SCRIPTS],
        *[f"secret {each.id}" for each in SECRETS],
        *[f"note {each.id}" for each in NOTES],
        *[f"entity {each.id}" for each in ENTITIES],
        *[f"card {each.id}" for each in CARDS],
        *[f"flaw {each.id}" for each in FLAWS],
        *[f"mask {each.id}" for each in MASKS],
        *[f"item {each.id}" for each in ITEMS],
        *[f"fate {each.id}" for each in FATES],
        *[f"morphing {each.id}" for each in MORPHINGS],
        *[f"turn {each.id}" for each in TURNS],
        *[f"location {place.id}" for _, place in PLACES],
        *[f"end {end}" for end in ENDS],
    ]


def met(event: dict[str, Json]) -> Iterator[str]:
    """Tell what an event shows to be met."""
    passage = str(event.get("passage", ""))
    kind, _, rest = passage.partition(".")
    match event["kind"]:
        case "read":
            yield f"script {passage}"
        case "revealed" | "note":
            yield f"{kind} {rest}"
        case "slumber_tile" | "slumber" | "came":
            yield f"entity {rest}"
        case "played" | "placed" | "used" | "flaw":
            card = event["card"]
            if card < FLAW + len(FLAWS):
                yield f"flaw {FLAWS[card - FLAW].id}" if card >= FLAW else f"card {CARDS[card].id}"
        case "wears":
            yield f"mask {MASKS[event['mask']].id}"
        case "item":
            yield f"item {ITEMS[event['item']].id}"
        case "fate":
            yield f"fate {FATES[event['fate']].id}"
        case "morphed":
            yield f"morphing {MORPHINGS[event['morphing']].id}"
        case "turn_card":
            yield f"turn {TURNS[event['turn']].id}"
        case "travelled":
            yield f"location {PLACES[event['place']][1].id}"
        case "slumber_over":
            yield f"end slumber.{event['how']}"
        case "dream_over":
            yield f"end dream.{event['how']}"
        case "died":
            yield f"end death.{event['rule']}"
        case "saved":
            yield "end session.saved"


def answer(table: Table, chance: Chance, sense: bool) -> tuple[Seat, Move]:
    """Answer for somebody who is asked: at random, or rather by acting, and saving only after a long night."""
    asks = open_asks(table._state)
    ask = asks[chance.below(len(asks))]
    options = ask.options(table._state)
    about = getattr(ask, "about", "")
    if sense and about in ("town", "skip"):
        settle = next(each for each in asks if each.kind == "settle")
        if about == "skip":
            return settle.seat, Choose(int(chance.below(6) == 0))
        ways = [move for move in settle.options(table._state) if move != Choose(SAVE)]
        return settle.seat, Choose(SAVE) if table.n > LONG else ways[chance.below(len(ways))]
    acts = [move for move in options if move.kind in ("act", "place", "play", "use")]
    if sense and acts and chance.below(2):
        return ask.seat, acts[chance.below(len(acts))]
    return ask.seat, ask.sample(table._state, chance) if isinstance(ask, Form) else options[chance.below(len(options))]


def walk(seats: int, seed: object, sense: bool) -> Counter[str]:
    """Play a session and count what is met."""
    table, chance = Table(GAME, seats, Seeded(f"walk {seats} {seed}")), Seeded(f"answers {seats} {seed}")
    hits = Counter(thing for _, event in table.events() for thing in met(event.open()))
    while not table.over:
        for event in table.play(*answer(table, chance, sense)):
            hits.update(met(event.open()))
    return hits


def walks(sessions: int) -> Counter[str]:
    """Walk so many sessions at each number of seats, every other with sense."""
    hits: Counter[str] = Counter()
    for seats in range(GAME.min_seats, GAME.max_seats + 1):
        for number in range(sessions):
            hits += walk(seats, number, number % 2 == 0)
    return hits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sessions", type=int, default=40, help="at each number of seats")
    chosen = parser.parse_args()
    began = time.monotonic()
    hits, box = walks(chosen.sessions), everything()
    for thing in box:
        print(f"{hits[thing]:8} {thing}")
    never = [thing for thing in box if not hits[thing]]
    spent = time.monotonic() - began
    print(f"{4 * chosen.sessions} sessions, {len(box) - len(never)} of {len(box)} things met ({spent:.0f} s)")
    print(f"never reached: {', '.join(never) or 'nothing'}")


if __name__ == "__main__":
    main()
