"""Etherfields: seats, options, where a session begins, saves. In the making: the Initiation, the town, Slumbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.game import Choices, Game, Option, Outcome
from ...kernel.outside import Outside
from ...kernel.state import State
from ...kernel.view import View
from ...kernel.words import Json, Move, Points, Seat
from ...parts.deck import Deck, Known, Pool
from . import (
    awakening,
    choices,
    dice,
    dreams,
    entities,
    fates,
    figures,
    flaws,
    forecast,
    gains,
    ground,
    items,
    language,
    life,
    rapid,
    rounds,
    setup,
    shop,
    slumbers,
    state,
    steps,
    town,
    walking,
)
from .awakening import unlock_first
from .board import NOWHERE
from .content import (
    ARCHETYPES,
    CARDS,
    FATES,
    FLAW,
    FLAWS,
    ITEMS,
    MASK,
    MASKS,
    MORPHINGS,
    NOTES,
    SLUMBERS,
    TURNS,
    market_cards,
)
from .facts import ASKS, EVENTS, FACTS
from .moves import MOVES
from .passages import found, passage
from .saves import VERSION, lay_save, to_save
from .sentences import Say, of_card, of_kept
from .setup import ChooseArchetypes
from .slumbers import setup_tiles
from .state import HOURS_OF, NO_TURN, Dreamer, Etherfields
from .view import EtherfieldsView, imagine, view

COUNTS = {
    1: 13, 2: 12, 3: 9, 4: 13, 5: 8, 6: 14, 7: 8, 8: 13, 9: 12, 10: 8, 11: 17, 12: 5, 13: 8, 14: 18, 15: 6, 16: 15,
    17: 5, 18: 7, 19: 9, 20: 6, 21: 10, 22: 10, 23: 13, 24: 10, 30: 13, 31: 9, 32: 9, 33: 10, 34: 8, 35: 8, 36: 11,
    37: 14,
}  # fmt: skip
"""How many clauses each chapter of the ledger has."""

CLAUSES = tuple(f"F{chapter}.{clause}" for chapter, count in COUNTS.items() for clause in range(1, count + 1))

TO_COME = tuple(clause for clause in CLAUSES if 31 <= int(clause[1:].partition(".")[0]) <= 37)
"""The Dreams after the Initiation."""

DEPTHS = ("gentle", "usual", "deep")


class EtherfieldsGame(Game):
    """One to four Dreamers, one team, against what a town has pawned."""

    name = "etherfields"
    version = 1
    saves = VERSION
    rivals = False  # F1.1
    on_the_site = False
    min_seats = 1
    max_seats = 4
    options = (
        Option("rounds", ("structured", "free")),  # F8.6, F8.8
        Option("dreamers", ("seats", 2, 3, 4)),  # F21.7
        Option("depth", ("usual", "gentle", "deep")),  # F21.8
        Option("lone", ("on", "off")),  # F8.13
        Option("night", ("initiation", "town", "slumber")),  # F3.8
        Option("die", ("tile", "figure")),  # F16.3
    )
    clauses = CLAUSES
    to_come = TO_COME
    turn_rule = "F8.6"
    moves: ClassVar[Mapping[str, type[Move]]] = {move.kind: move for move in MOVES}
    seen = EtherfieldsView
    facts = FACTS
    asks = ASKS
    events = EVENTS
    types: ClassVar[Mapping[str, type[Any]]] = {
        made.__name__: made
        for made in (
            Deck,
            Known,
            Pool,
            *[
                made
                for module in (
                    awakening, choices, dice, dreams, entities, fates, figures, flaws, forecast, gains, ground, items,
                    language, life, rapid, rounds, setup, shop, slumbers, state, steps, town, walking
                )
                for made in vars(module).values()
                if isinstance(made, type)
            ],
        )
    }  # fmt: skip

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        """Begin a campaign with the Initiation, or where it has led; or lay a single Slumber. (F3.8)"""
        night = choices["night"]
        s = self._table(seats, choices, out)
        s.agenda = [ChooseArchetypes(night)]
        if night == "slumber":
            s.tiles = setup_tiles()
            s.slumbers = Deck.of(list(setup.ENTITIES))
            s.found = tuple(f"slumber.{SLUMBERS[tile].id}" for tile in setup.ENTITIES)
        elif night == "town":
            unlock_first(s, out)
        return s

    def go_on(self, save: Json, seats: int, choices: Choices, out: Outside) -> State:
        """Lay the table where a session was saved. (F3.7, F21.9)"""
        s = self._table(seats, choices, out)
        s.agenda = [ChooseArchetypes("town")]
        lay_save(s, save)
        return s

    def save(self, s: State) -> Json | None:
        assert isinstance(s, Etherfields)
        return to_save(s) if s.outcome == "saved" else None

    def _table(self, seats: int, choices: Choices, out: Outside) -> Etherfields:
        """Lay what every night has: empty seats, the decks of the box, the Clock. (F3)"""
        wanted = choices["dreamers"]
        count = seats if wanted == "seats" else max(seats, wanted)
        first = out.below(count)  # F3.5
        if out.listening:
            out.tell("first", dreamer=first, rule="F3.5")
        return Etherfields(
            agenda=[],
            seats=seats,
            free=choices["rounds"] == "free",
            lone=choices["lone"] == "on",
            deeper=DEPTHS.index(choices["depth"]) - 1,
            per_figure=choices["die"] == "figure",
            dreamers=[Dreamer(-1, NOWHERE, ()) for _ in range(count)],
            decks=[Deck([]) for _ in range(count)],
            sealed=[Deck([]) for _ in range(count)],
            first=first,
            turns=Deck([]),
            current=NO_TURN,
            turn_discard=Deck.of(list(range(len(TURNS)))),
            market=Deck.of(market_cards()),
            flaws=Deck.of(list(range(FLAW, MASK))),
            item_market=Deck([]),
            slumbers=Deck([]),
            fates=Deck([]),
            map_pile=Deck([]),
            turn=0,
            step=0,
            hours=HOURS_OF[count],
            round_of=0,
            passed=(False,) * count,
        )

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Etherfields)
        return view(s, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, EtherfieldsView)
        return imagine(view, chance)

    def scores(self, s: State) -> list[Points]:
        """The Dreams won in it, the same for all seats. (F1.1, F21.10)"""
        assert isinstance(s, Etherfields)
        return [self._won(s)] * s.seats

    def winners(self, s: State) -> list[Seat]:
        """All, or nobody. (F1.1)"""
        assert isinstance(s, Etherfields)
        return list(range(s.seats)) if self._won(s) else []

    def outcome(self, s: State) -> Outcome:
        assert isinstance(s, Etherfields)
        if self._won(s):
            return Outcome("won", tuple(range(s.seats)))
        return Outcome("saved" if s.outcome == "saved" else "lost")

    def _won(self, s: Etherfields) -> int:
        return int(s.outcome == "won") if s.town is None else s.town.won

    def values(self, s: State) -> list[float]:
        """Judge a position: what is left of the task, and how the Dreamers are."""
        assert isinstance(s, Etherfields)
        left = 0.0 if s.met is None else float(min(s.met.threat, 1 + 2 * s.players - s.met.contact))
        harm = sum(each.distress for each in s.dreamers) / 4
        return [-left - harm - 50.0 * len(s.dead)] * s.seats

    def content(self) -> Json:
        """Tell what of the box is static. What must be found first is told passage by passage. (F22.2)"""
        return {
            "cards": [
                *[
                    {
                        "slug": card.id,
                        "copies": card.copies,
                        "archetype": card.archetype,
                        "colours": card.colours,
                        "intent": card.intent,
                        "price": card.price,
                        "progress": card.progress,
                        "rapid": card.rapid,
                    }
                    for card in CARDS
                ],
                *[{"slug": flaw.id} for flaw in FLAWS],
                *[{"slug": mask.id} for mask in MASKS],
                *[{"slug": f"note_{number}"} for number in range(len(NOTES))],
                *[{"slug": item.id, "colours": item.colours, "intent": item.intent} for item in ITEMS],
            ],
            "turns": [{"suit": card.suit, "steps": card.steps} for card in TURNS],
            "archetype": list(ARCHETYPES),
            "mask": [each.id for each in MASKS],
            "item": [each.id for each in ITEMS],
            "fate": [each.id for each in FATES],
            "morphing": [each.id for each in MORPHINGS],
        }

    def sentences(self, say: Say) -> dict[str, str]:
        """Tell what cards, Flaws, Masks, Items and Fates do."""
        told = {card.id: of_card(card, say) for card in CARDS}
        return told | {each.id: of_kept(each, say) for shelf in (FLAWS, MASKS, ITEMS, FATES) for each in shelf}

    def found(self, view: View) -> tuple[str, ...]:
        assert isinstance(view, EtherfieldsView)
        return found(view)

    def passage(self, id: str) -> Json:
        return passage(id)


GAME = EtherfieldsGame()
