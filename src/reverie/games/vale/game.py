"""The Vale of Eternity: seats, setup, score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.codec import plain
from ...kernel.game import NO_GUESSES, Choices, Game, Option
from ...kernel.outside import Outside
from ...kernel.pile import Pile
from ...kernel.state import State
from ...kernel.view import View
from ...kernel.words import Json, Move, Points, Seat
from . import acts, choices, steps
from .bot import values
from .deck import CARDS, FAMILIES, SALE, box
from .facts import ASKS, EVENTS, FACTS
from .moves import MOVES
from .outlook import Outlook, outlook
from .signs import effects_of
from .state import GOAL, LAST_ROUND, NO_STONES, Vale
from .stones import FACE
from .view import ValeView, features, imagine, view

CLAUSES = (
    *(f"V1.{n}" for n in range(1, 6)),
    *(f"V2.{n}" for n in range(1, 7)),
    *(f"V3.{n}" for n in range(1, 5)),
    *(f"V4.{n}" for n in range(1, 10)),
    *(f"V5.{n}" for n in range(1, 3)),
    *(f"V6.{n}" for n in range(1, 11)),
    *(f"V7.{n}" for n in range(1, 6)),
)

STEPS = (
    acts.Apply,
    acts.KeepStones,
    choices.Activate,
    choices.Activations,
    choices.ChooseRewards,
    choices.ChooseVictim,
    choices.CopyAnActive,
    choices.CopyAnInstant,
    choices.DiscardACard,
    choices.DiscardASummoned,
    choices.DiscardBeforeSummon,
    choices.DiscardOtherCards,
    choices.Exchange,
    choices.RecoverACard,
    choices.SummonForFree,
    choices.TakeADiscarded,
    choices.TakeAPoint,
    steps.Act,
    steps.BeginRound,
    steps.EndRound,
    steps.Hunt,
    steps.Resolve,
)


class ValeOfEternity(Game):
    """Two to four players capture creatures for stones and summon them for points."""

    name = "vale"
    version = 2
    oldest = 1
    options = (Option("tamed", ("remembered", "forgotten")),)  # V7.5
    min_seats = 2  # V1.1
    max_seats = 4
    clauses = CLAUSES
    turn_rule = "V7.2"
    moves: ClassVar[Mapping[str, type[Move]]] = {move.kind: move for move in MOVES}
    types: ClassVar[Mapping[str, type[Any]]] = {"Vale": Vale, **{step.__name__: step for step in STEPS}}
    seen = ValeView
    foretold = Outlook
    facts = FACTS
    asks = ASKS
    events = EVENTS

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        """Lay the table. (V1)"""
        first = out.below(seats)
        points = [0] * seats
        for turn in range(seats):
            points[(first + turn) % seats] = turn + 1  # V1.4
        return Vale(
            agenda=[steps.BEGIN_ROUND],
            seats=seats,
            first=first,
            round=1,
            points=points,
            stones=[NO_STONES] * seats,
            hands=[[] for _ in range(seats)],
            areas=[[] for _ in range(seats)],
            marks={},
            pile=Pile(list(box(self.rules))),
            discard=[],
            unseen=set(),
            rules=self.rules,
            remembers=choices["tamed"] == "remembered",
        )

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Vale)
        return view(s, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, ValeView)
        return imagine(view, chance)

    def scores(self, s: State) -> list[Points]:
        assert isinstance(s, Vale)
        return list(s.points)

    def winners(self, s: State) -> list[Seat]:
        """Most points, then most summoned cards; else shared. (V7.4)"""
        assert isinstance(s, Vale)
        ranks = [(s.points[seat], len(s.areas[seat])) for seat in range(s.seats)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Vale)
        return values(s)

    def features(self, view: View) -> list[float]:
        assert isinstance(view, ValeView)
        return features(view)

    def outlook(self, view: View, move: Move, guesses: Mapping[Seat, Move] = NO_GUESSES) -> Json | None:
        assert isinstance(view, ValeView)
        found = outlook(view, move)
        return None if found is None else plain(found)

    def content(self) -> Json:
        """Tell everything that is printed on the cards, in signs, and on the board."""
        families = [{"family": name, "sale": list(SALE[family])} for family, name in enumerate(FAMILIES)]
        cards = [
            {
                "slug": card.slug,
                "family": FAMILIES[card.family],
                "cost": card.cost,
                "sale": list(SALE[card.family]),
                "effects": effects_of(card),
            }
            for card in CARDS
        ]
        return {"cards": cards, "families": families, "goal": GOAL, "rounds": LAST_ROUND, "stones": list(FACE)}


GAME = ValeOfEternity()
