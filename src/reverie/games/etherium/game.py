"""Etherium: seats, options, setup, score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from ...kernel.chance import Chance, Seeded
from ...kernel.codec import plain
from ...kernel.event import Event
from ...kernel.game import NO_GUESSES, Choices, Game, Option, Tally
from ...kernel.outside import Outside
from ...kernel.pile import Pile
from ...kernel.state import State
from ...kernel.table import Question
from ...kernel.view import View
from ...kernel.words import Json, Move, Points, Seat
from . import actions, bot, by_card, choices, draft, fights, flash, programming, rolls, steps
from .capacities import CAPACITIES
from .cards import BOX, FLASH
from .draft import ChoosePeople, DrawForBoard, SetUp, deal_peoples
from .facts import ASKS, EVENTS, FACTS
from .hindsight import reconsider
from .lands import (
    CITIES,
    CITY,
    ETHER,
    HEIGHTS,
    NOTHING,
    PLACES,
    POOLS,
    RUIN,
    SECTORS,
    STANDARD,
    TERRAINS,
    THE_ETHER,
    neighbours,
    sectors_for,
)
from .moves import MOVES, Programme
from .outlook import Outlook, foresee
from .panel import ABOUT, CONNECTION_TABLE, PANEL_SLUGS, ROOM, VERB, VERBS
from .peoples import CUBES, FOUR, NOBODY, PEOPLES, UNITS, start_of
from .programming import fits
from .sandbox import Sandbox
from .seasons import LAST_SEASON, NO_SEASON, SEASONS
from .state import (
    CAPACITY_SUPPLY,
    FACES,
    RANKS,
    SEATS_OFFERED,
    STARS,
    SUPPLY,
    TOKEN_SUPPLY,
    TOKENS,
    Etherium,
    Fight,
    Roll,
    spare_cubes,
    stars_of,
)
from .steps import BEGIN_SEASON
from .view import EtheriumView, features, imagine, tally, view

COUNTS = (10, 7, 4, 10, 18, 6, 8, 7, 9, 6, 8, 5, 7, 10, 5, 10, 5, 4, 5, 2, 4)
"""How many clauses each chapter of the ledger has."""

CLAUSES = tuple(f"E{chapter}.{clause}" for chapter, count in enumerate(COUNTS, 1) for clause in range(1, count + 1))

CLOCKS = {"none": 0, "usual": 1, "double": 2}  # E21.1


class EtheriumGame(Game):
    """Two to six peoples programme in secret, and watch their plans meet over seven seasons."""

    name = "etherium"
    version = 1
    keeps_time = True  # E21.1
    min_seats = 2  # E1.1
    max_seats = 6
    seats_offered = SEATS_OFFERED  # E21.4
    options = (
        Option("board", ("standard", "drafted")),  # E3
        Option("peoples", ("random", "choose")),  # E1.10
        Option("six_peoples", (False, True)),  # E1.1
        Option("clock", ("none", "usual", "double"), among_people="usual"),  # E21.1
    )
    clauses = CLAUSES
    turn_rule = "E19.1"
    moves: ClassVar[Mapping[str, type[Move]]] = {move.kind: move for move in MOVES}
    seen = EtheriumView
    foretold = Outlook
    facts = FACTS
    asks = ASKS
    events = EVENTS
    types: ClassVar[Mapping[str, type[Any]]] = {
        made.__name__: made
        for made in (
            Etherium,
            Roll,
            Fight,
            *[
                step
                for module in (actions, by_card, choices, draft, fights, flash, programming, rolls, steps)
                for step in vars(module).values()
                if isinstance(step, type)
            ],
        )
    }

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        """Lay the table. (E1)"""
        sectors = sectors_for(seats)
        six = seats > 4 or choices["six_peoples"]
        standard = choices["board"] == "standard"
        s = Etherium(
            agenda=[BEGIN_SEASON, SetUp()],
            seats=seats,
            sectors=sectors,
            clock=CLOCKS[choices["clock"]],
            box=tuple(range(len(PEOPLES))) if six else FOUR,
            kinds=board(seats, standard),
            peoples=(NOBODY,) * seats,
            order=(),
            draft=(),
            season=0,
            number=0,
            drawn_seasons=(),
            current=NO_SEASON,
            supply=[SUPPLY[sectors]] * len(CUBES),
            tokens=list(TOKEN_SUPPLY[sectors]),
            stock=[CAPACITY_SUPPLY[sectors]] * len(CAPACITIES),
            pile=Pile(list(BOX)),
            discard=[],
            units=[[THE_ETHER] * seats, [THE_ETHER] * seats],
            levels=[[0] * seats for _ in UNITS],
            cubes=[[0] * len(CUBES) for _ in range(seats)],
            won=[[0] * len(TOKENS) for _ in range(seats)],
            capacities=[()] * seats,
            hands=[[] for _ in range(seats)],
            drawn=(),
            actions=[0] * seats,
            programmes=[()] * seats,
            locked=[False] * seats,
            late=[False] * seats,
            laid=[()] * seats,
            shown=(),
            harvest=[0] * seats,
            favour=[0] * seats,
            drought=[0] * seats,
            fortune=[False] * seats,
            roll=None,
            fight=None,
        )
        if not standard:
            s.agenda.append(DrawForBoard())
        if choices["peoples"] == "random":
            deal_peoples(s, out)
        else:
            let_choose(s, out)
        return s

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Etherium)
        return view(s, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, EtheriumView)
        return imagine(view, chance)

    def scores(self, s: State) -> list[Points]:
        """The stars of each seat. (E19.2, E19.3)"""
        assert isinstance(s, Etherium)
        return [stars_of(s, seat) for seat in range(s.seats)]

    def winners(self, s: State) -> list[Seat]:
        """Most stars, then most other cubes; several can win. (E19.5)"""
        assert isinstance(s, Etherium)
        ranks = [(stars_of(s, seat), spare_cubes(s, seat)) for seat in range(s.seats)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Etherium)
        return bot.values(s)

    def advise(self, view: View, question: Question, level: str, chance: Chance) -> Move | None:
        assert isinstance(view, EtheriumView)
        return bot.advise(view, question, level, chance)

    def reconsider(self, view: View, question: Question, played: Move, chance: Chance) -> list[tuple[Move, float]]:
        """Judge a programme beside the best that are found."""
        assert isinstance(view, EtheriumView)
        return reconsider(view, question.seat, played, chance) if isinstance(played, Programme) else []

    def outlook(self, view: View, move: Move, guesses: Mapping[Seat, Move] = NO_GUESSES) -> Json | None:
        """Tell what a programme would do if nobody interfered; and if others had programmed what is guessed."""
        assert isinstance(view, EtheriumView)
        if view.seat is None or not isinstance(move, Programme) or not fits(move.actions, len(view.programme)):
            return None
        s = imagine(view, Seeded(0))
        assert isinstance(s, Etherium)
        told = foresee(s, view.seat, move.actions)
        if view.number or not guesses:
            return plain(told)
        guessed = {
            seat: guess.actions
            for seat, guess in guesses.items()
            if 0 <= seat < s.seats and isinstance(guess, Programme) and fits(guess.actions, s.actions[seat])
        }
        return plain(replace(told, season=Sandbox(s, {**guessed, view.seat: move.actions}).play()))

    def features(self, view: View) -> list[float]:
        assert isinstance(view, EtheriumView)
        return features(view)

    def tally(self, view: View, events: Sequence[Event]) -> Tally:
        assert isinstance(view, EtheriumView)
        return tally(view, events)

    def content(self) -> Json:
        """Tell the box: every number that stands on it is from here."""
        return {
            "cubes": list(CUBES),
            "units": list(UNITS),
            "tokens": [{"slug": slug, "stars": stars} for slug, stars in zip(TOKENS, STARS, strict=True)],
            "terrains": list(TERRAINS),
            "places": [{"slug": slug, "height": height} for slug, height in zip(PLACES, HEIGHTS, strict=True)],
            "joined": {str(sectors): [list(each) for each in neighbours(sectors)] for sectors in (4, 6)},
            "sectors": {str(seats): list(sectors) for seats, sectors in SECTORS.items()},
            "pools": {
                str(sectors): {PLACES[size][0]: list(counts) for size, counts in pools.items()}
                for sectors, pools in POOLS.items()
            },
            "panel": [
                {"slug": slug, "verb": VERBS[verb], "about": about, "room": room}
                for slug, verb, about, room in zip(PANEL_SLUGS, VERB, ABOUT, ROOM, strict=True)
            ],
            "peoples": [
                {
                    "slug": each.slug,
                    "colour": each.colour,
                    "levels": list(each.levels),
                    "start": {str(seats): list(start_of(each, seats)) for seats in SECTORS},
                    "upgrades": [each.army, each.collector, each.defence],
                    "rate": each.rate,
                    "cards": each.cards,
                    "prices": [each.card_price, each.capacity_price, each.booster_price],
                }
                for each in PEOPLES
            ],
            "seasons": [
                {"slug": each.slug, "people": each.people, "forward": each.forward, "action": each.action}
                for each in SEASONS
            ],
            "capacities": [
                {"slug": each.slug, "stars": each.stars, "extra": list(each.extra), "season": each.season}
                for each in CAPACITIES
            ],
            "cards": [
                {"slug": each.slug, "copies": each.copies, "window": each.window, "starred": each.starred}
                for each in FLASH
            ],
            "last_season": LAST_SEASON,
            "faces": FACES,
            "ranks": [{"slug": slug, "stars": stars} for stars, slug in RANKS],
            "seats_offered": SEATS_OFFERED,
            "connections": [does for does, _ in CONNECTION_TABLE],
        }


def let_choose(s: Etherium, out: Outside) -> None:
    """Let each take a people, in a random order of seats. (E1.10)"""
    left = list(range(s.seats))
    s.order = tuple([left.pop(out.below(len(left))) for _ in range(s.seats)])
    if out.listening:
        out.tell("choosing", order=list(s.order), rule="E1.10")
    s.agenda += [ChoosePeople(seat) for seat in reversed(s.order)]


def board(seats: int, standard: bool) -> tuple[int, ...]:
    """Lay the Ether, cities and ruins, and on the standard board all terrains. (E2, E3.1)"""
    kinds = [NOTHING] * len(PLACES)
    kinds[THE_ETHER] = ETHER
    for sector in range(sectors_for(seats)):
        kinds[CITIES + sector] = CITY if sector in SECTORS[seats] else RUIN  # E2.6
        if standard:
            for size, terrain in STANDARD.items():  # E2.4
                kinds[size + sector] = terrain
    return tuple(kinds)


GAME = EtheriumGame()
