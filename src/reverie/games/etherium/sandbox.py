"""A season played in the mind: one's own programme, and what one guesses of the others'.

It is played on a table laid from the view alone, so it can give nothing away. Everybody goes the way in
which most of their programme works, dice fall on their average, no cards are played, and connections bring
nothing: the die decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import prod
from typing import Any

from ...kernel.chance import Seeded
from ...kernel.outside import Outside
from ...kernel.state import answer, open_asks, settle
from ...kernel.step import Ask, Step
from ...kernel.words import Json, Move, Seat
from .actions import Etherising, Execute, why_not
from .bonuses import dice_of, roll_bonus
from .cards import ARMY_ROLL, DEFENCE_ROLL
from .choices import TakeBasics
from .moves import Take
from .outlook import Imagined, Odds, ways_ahead
from .panel import CONNECT, UNLAID, VERB, ActionId
from .peoples import GUIDE, RECES
from .plan import Way
from .state import FACES, Etherium, Fight, stars_of
from .steps import ACT, CONFLICTS

Spread = list[float]
"""How likely a roll comes to each total, from 0 on."""


class Mind(Outside):
    """The outside of such a season: dice fall on their average, after a tie any way; odds are noted."""

    def __init__(self, w: Etherium) -> None:
        super().__init__(Seeded("sandbox"))
        self.w = w
        self.high = True
        self.tied = False
        self.odds: list[Odds] = []

    def below(self, n: int) -> int:
        if n != FACES or self.tied:
            return super().below(n)
        self.high = not self.high
        return 2 if self.high else 3

    def tell(self, kind: str, **facts: Json) -> None:
        super().tell(kind, **facts)
        self.high = True
        if kind in ("assault", "siege") and self.w.fight is not None:
            fight = self.w.fight
            self.odds.append(Odds(self.w.number, fight.place, fight.sides, chances(self.w, fight)))
            self.tied = False
        elif kind == "tied":
            self.tied = True


class Sandbox:
    """A season that is played in the mind."""

    def __init__(self, s: Etherium, programmes: Mapping[Seat, tuple[ActionId, ...]]) -> None:
        self.w = s.copy()
        self.w.agenda = []
        self.w.hands = [[] for _ in range(s.seats)]
        self.out = Mind(self.w)
        self.programmes = programmes
        self.ways: dict[Seat, list[Way]] = {}
        """How each seat goes on, the next way last."""

    def play(self) -> Imagined:
        """Play the season to its last number."""
        w = self.w
        for seat in self.programmes:
            self.plan(seat, 1)
        for number in range(1, max(w.actions) + 1):
            w.number = number
            self.out.tell("number", number=number, rule="E7.2")
            for seat in w.order:
                self.act(seat)
            self.run(CONFLICTS)
        stars = tuple([stars_of(w, seat) for seat in range(w.seats)])
        return Imagined(tuple(self.out.events), tuple(self.out.odds), stars)

    def plan(self, seat: Seat, number: int) -> None:
        """Choose how a seat goes on from this number."""
        left = [action for action in self.programmes[seat][number - 1 :] if action != UNLAID]
        self.ways[seat] = list(reversed(ways_ahead(self.w, seat, tuple(left))))

    def act(self, seat: Seat) -> None:
        """Let a seat execute its action of this number, if one is laid."""
        w, number = self.w, self.w.number
        laid = self.programmes.get(seat, ())
        action = laid[number - 1] if number <= len(laid) else UNLAID
        if action == UNLAID:
            return
        w.programmes[seat] = laid
        possible = why_not(w, seat, action) is None
        if VERB[action] == CONNECT:
            self.out.tell("acts", seat=seat, number=number, action=action, rule="E7.4")
        else:
            self.run(ACT[seat])
        if possible:
            self.ways[seat].pop()
        else:
            self.plan(seat, number + 1)

    def run(self, step: Step[Any]) -> None:
        """Let a step happen, with all that follows from it."""
        w = self.w
        w.agenda.append(step)
        settle(w, self.out)
        while w.agenda:
            ask = open_asks(w)[0]
            answer(w, ask, self.answer(ask), self.out)

    def answer(self, ask: Ask[Etherium, Any]) -> Move:
        """Answer for whoever is asked."""
        w = self.w
        if isinstance(ask, (Execute, Etherising)):
            planned = self.ways[ask.seat][-1]
            if planned is None or ask.why(w, planned) is not None:
                self.plan(ask.seat, w.number)
                planned = self.ways[ask.seat][-1]
            assert planned is not None
            return planned
        options = ask.options(w)
        if isinstance(ask, TakeBasics):
            held = w.cubes[ask.seat]
            takes = [each for each in options if isinstance(each, Take)]
            return min(takes, key=lambda each: max(h + n for h, n in zip(held, each.cubes, strict=False)))
        return options[0]


# Odds


def chances(s: Etherium, fight: Fight) -> tuple[float, ...]:
    """Tell how likely each side of a fight wins it, cards and re-rolls left aside."""
    spreads = {seat: spread_of(s, seat, seat == fight.owner) for seat in fight.sides}
    won = winners(spreads, fight.sides, s.seat_of(RECES))
    return tuple([round(won[seat], 3) for seat in fight.sides])


def spread_of(s: Etherium, seat: Seat, defends: bool) -> Spread:
    """Tell how likely each total of an army, or of a city's defence, is. (E13)"""
    of = DEFENCE_ROLL if defends else ARMY_ROLL
    fixed = s.levels[GUIDE][seat] + sum(count for _, count in roll_bonus(s, seat, of))
    spread = [0.0] * fixed + [1.0]
    for _ in range(dice_of(s, seat, of)):
        spread = [sum(spread[max(0, total - FACES) : total]) / FACES for total in range(len(spread) + FACES)]
    return spread


def winners(spreads: Mapping[Seat, Spread], sides: tuple[Seat, ...], reces: Seat | None) -> dict[Seat, float]:
    """Tell how likely each of these sides wins: the highest, tied leaders again, Reces at once. (E14.7, E14.8)"""
    won = dict.fromkeys(sides, 0.0)
    again = 0.0
    for count in range(1, len(sides) + 1):
        for leaders in combinations(sides, count):
            likely = chance_to_lead(spreads, sides, leaders)
            if count == 1 or reces in leaders:
                won[leaders[0] if count == 1 else reces] += likely  # type: ignore[index]
            elif leaders == sides:
                again = likely
            else:
                for seat, share in winners(spreads, leaders, reces).items():
                    won[seat] += likely * share
    return {seat: share / (1 - again) for seat, share in won.items()}


def chance_to_lead(spreads: Mapping[Seat, Spread], sides: tuple[Seat, ...], leaders: tuple[Seat, ...]) -> float:
    """Tell how likely just these have the highest total, all the same."""
    most = min(len(spreads[seat]) for seat in leaders)
    others = [spreads[seat] for seat in sides if seat not in leaders]
    return sum(
        prod(spreads[seat][total] for seat in leaders) * prod(sum(each[:total]) for each in others)
        for total in range(most)
    )
