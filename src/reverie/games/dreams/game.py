"""Dreams: seats, options, setup, score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.game import Choices, Game, Option
from ...kernel.outside import Outside
from ...kernel.pile import Pile
from ...kernel.state import State
from ...kernel.table import Question
from ...kernel.view import View
from ...kernel.words import Json, Move, Points, Seat
from . import bot, steps
from .facts import ASKS, EVENTS, FACTS
from .moves import MOVES, Star
from .pictures import PICTURES, box
from .state import DECK, GOAL, MORTAL, NUMBERS, RADIUS, SHADES, Dreams, Night
from .view import DreamsView, features, imagine, view

CLAUSES = (
    *(f"D1.{n}" for n in range(1, 5)),
    *(f"D2.{n}" for n in range(1, 4)),
    *(f"D3.{n}" for n in range(1, 8)),
    *(f"D4.{n}" for n in range(1, 6)),
    *(f"D5.{n}" for n in range(1, 6)),
    *(f"D6.{n}" for n in range(1, 6)),
)

STEPS = (steps.BeginRound, steps.EndRound, steps.Place, steps.Reveal, steps.Voting)


class DreamsGame(Game):
    """Three to six players: gods who share a vision, and a mortal among them who must guess it."""

    name = "dreams"
    version = 2
    min_seats = 3  # D1.1
    max_seats = steps.MOST_SEATS
    options = (
        Option("owner", ("hidden", "at_vote", "always")),  # D3.5
        Option("clock", ("none", "usual"), among_people="usual"),  # D6.4: alone against bots, nobody is hurried
    )
    clauses = CLAUSES
    turn_rule = "D6.2"
    moves: ClassVar[Mapping[str, type[Move]]] = {move.kind: move for move in MOVES}
    types: ClassVar[Mapping[str, type[Any]]] = {
        "Dreams": Dreams,
        "Night": Night,
        "Star": Star,
        **{step.__name__: step for step in STEPS},
    }
    seen = DreamsView
    facts = FACTS
    asks = ASKS
    events = EVENTS

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        """Lay the table. (D1)"""
        pictures = Pile(list(box(self.rules)))
        return Dreams(
            agenda=[steps.BEGIN_ROUND],
            seats=seats,
            owner=choices["owner"],
            clock=choices["clock"] == "usual",
            round=1,
            dealer=out.below(seats),  # D1.4
            points=[0] * seats,
            pile=Pile(pictures.deal(DECK, out)) if len(pictures) > DECK else pictures,  # D1.2
            aside=[],
            pictures=(),
            vision=NUMBERS[0],
            mortal=0,
            stars=[],
            votes=[None] * seats,
            locked=[False] * seats,
            seen=[False] * seats,
            nights=[],
            rules=self.rules,
        )

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Dreams)
        return view(s, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, DreamsView)
        return imagine(view, chance)

    def scores(self, s: State) -> list[Points]:
        assert isinstance(s, Dreams)
        return list(s.points)

    def winners(self, s: State) -> list[Seat]:
        """The highest score wins; several can. (D6.2)"""
        assert isinstance(s, Dreams)
        return [seat for seat, points in enumerate(s.points) if points == max(s.points)]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Dreams)
        return bot.values(s)

    def advise(self, view: View, question: Question, level: str, chance: Chance) -> Move | None:
        assert isinstance(view, DreamsView)
        return bot.advise(view, question.seat, question.kind, level, chance)

    def features(self, view: View) -> list[float]:
        assert isinstance(view, DreamsView)
        return features(view)

    def content(self) -> Json:
        """Tell the stars, the tokens, the measures of the sky, and the titles of the pictures by number from 1.

        What is on the pictures is told by `pictures.json`.
        """
        return {
            "shades": list(SHADES),
            "numbers": list(NUMBERS),
            "mortal": MORTAL,
            "radius": RADIUS,
            "goal": GOAL,
            "titles": {
                "fr": [picture.title_fr for picture in PICTURES],
                "en": [picture.title_en for picture in PICTURES],
            },
        }


GAME = DreamsGame()
