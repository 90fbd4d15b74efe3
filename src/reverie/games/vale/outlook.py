"""What a card would bring, as far as that is certain: what pages and terminals show before it is played.

It is played on a table laid from the view alone, where the cards that the seat has not seen are any
cards: so it can give nothing away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...kernel.chance import Chance
from ...kernel.event import Event
from ...kernel.outside import Outside
from ...kernel.step import Ask
from ...kernel.words import Move, Points, Seat
from .acts import KeepStones, summon
from .choices import activate
from .deck import ACTIVE, INSTANT
from .moves import Sell, Summon, Tame
from .state import NO_STONES, CardId, Stones, Vale
from .steps import is_stones, sell, tame
from .stones import add, covers, take_away
from .view import ValeView, laid, unseen_cards


@dataclass(frozen=True)
class Gain:
    """What a seat gains for certain, losses counted against it."""

    points: Points
    stones: Stones
    cards: int
    """How many cards come to hand."""
    open: bool
    """Whether a choice follows that may bring more."""


NOTHING = Gain(0, NO_STONES, 0, False)


@dataclass(frozen=True)
class Outlook:
    """What a move would bring."""

    now: Gain | None
    """At once; None where nothing is certain."""
    each: Gain | None
    """In each resolution, if nothing changed; None without active effect, or where nothing is certain."""
    reveals: Literal["draw", "card"] | None
    """Why it could not be taken back: it draws a card, or shows one that others have not seen."""


ELSEWHERE = {"recovered", "piled", "discarded"}
"""What an active effect may do that no sum of points, stones and cards tells."""


class Foreseer(Outside):
    """The outside of an outlook: of what is drawn nothing is told but that it is a card."""

    def __init__(self) -> None:
        super().__init__(Chance())
        self.draws = False

    def below(self, n: int) -> int:
        self.draws = True
        return 0


def outlook(v: ValeView, move: Move) -> Outlook | None:
    """Tell what selling, taming or summoning a card of one's hand or of the market would bring its seat."""
    seat = v.seat
    if seat is None or not isinstance(move, (Sell, Tame, Summon)):
        return None
    marks = [card for card, _ in v.marks]
    in_reach = [*marks, *v.hands[seat]] if isinstance(move, Summon) else marks
    if type(move.card) is not int or move.card < 0 or move.card not in in_reach:
        return None
    s, out = laid(v, unseen_cards(v)), Foreseer()
    s.agenda = []
    if isinstance(move, Sell):
        sell(s, seat, move.card, out)
    elif isinstance(move, Tame):
        tame(s, seat, move.card, out)
    elif is_stones(move.pay) and covers(s.stones[seat], move.pay):
        take_in_hand(s, seat, move.card)
        summon(s, seat, move.card, move.pay, out)
    else:
        return None
    is_open = run_on(s, out)
    now = gain(out.events, seat, is_open)
    if now is None and isinstance(move, Summon) and INSTANT[move.card] and not is_open and nothing_else(out.events):
        now = NOTHING
    return Outlook(now, each_round(s, seat, move.card), "draw" if out.draws else "card" if out.revealed else None)


def take_in_hand(s: Vale, seat: Seat, card: CardId) -> None:
    """Let a seat hold a card that still lies in the market."""
    if card in s.marks:
        del s.marks[card]
        s.hands[seat].append(card)


def run_on(s: Vale, out: Outside) -> bool:
    """Run what follows until somebody has to choose; tell whether it came to that.

    Which stones are kept above the limit is a choice too, but it brings nothing more.
    """
    while s.agenda:
        step = s.agenda.pop()
        if isinstance(step, KeepStones):
            continue
        if isinstance(step, Ask):
            s.agenda.clear()
            return True
        step.run(s, out)
    return False


def each_round(s: Vale, seat: Seat, card: CardId) -> Gain | None:
    """Tell what the active effect of a card would bring in each resolution, if nothing changed."""
    if card not in s.areas[seat] or not ACTIVE[card]:
        return None
    out = Foreseer()
    activate(s, seat, card, card, out)
    is_open = run_on(s, out)
    if not nothing_else(out.events):
        return None
    return gain(out.events, seat, is_open) or (None if is_open else NOTHING)


def nothing_else(events: list[Event]) -> bool:
    """Whether nothing happens but what sums of points, stones and cards tell."""
    return not any(event.kind in ELSEWHERE for event in events)


def gain(events: list[Event], seat: Seat, is_open: bool) -> Gain | None:
    """Add up what a seat gains by what happens; None if nothing is certain."""
    points = cards = 0
    stones = NO_STONES
    for event in events:
        if event.facts.get("seat") != seat:
            continue
        match event.kind:
            case "points":
                points += event.facts["points"]
            case "points_lost":
                points -= event.facts["points"]
            case "stones":
                stones = add(stones, event.facts["stones"])
            case "stones_lost":
                stones = take_away(stones, event.facts["stones"])
            case "drawn" | "retrieved":
                cards += 1
    if points or cards or stones != NO_STONES:
        return Gain(points, stones, cards, is_open)
    return None
