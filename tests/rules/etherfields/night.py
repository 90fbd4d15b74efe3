"""Tiny builders: a Slumber laid as a test needs it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from reverie.games.etherfields.content import ARCHETYPES, CARDS, NUMBER_OF, SLUMBERS, TURNS, deck_of, market_cards
from reverie.games.etherfields.decks import lay_deck
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.moves import Choose, Pass, Want
from reverie.games.etherfields.rounds import begin_rounds
from reverie.games.etherfields.setup import ENTITIES
from reverie.games.etherfields.state import Dreamer, Etherfields, Met, Placed
from reverie.games.etherfields.steps import Dreamscape
from reverie.kernel.chance import Chance
from reverie.kernel.outside import Outside
from reverie.kernel.pile import EVERYBODY
from reverie.kernel.state import open_asks, settle
from reverie.kernel.table import Table
from reverie.kernel.words import Json, Move, Refusal
from reverie.parts.deck import Deck, Known

CRITICAL, BLANK, ONE, TWO, THREE = 0, 1, 2, 4, 5
STAYS, STEP, VALUE, AGAIN = 0, 1, 3, 5
"""Faces of the two dice."""


def at(row: int, column: int) -> int:
    """Tell the number of a space."""
    return 8 * row + column


class Dice(Chance):
    """Dice that fall as they are told; all else comes as it lies."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces

    def below(self, n: int) -> int:
        return self.faces.pop(0) if n == 6 and self.faces else 0

    def copy(self) -> Dice:
        return Dice(self.faces.copy())


def cards(*names: str) -> tuple[int, ...]:
    """Find cards by their ids."""
    return tuple(NUMBER_OF[name] for name in names)


def colour(letter: str, *names: str) -> tuple[tuple[int, str], ...]:
    """Pay cards in a colour."""
    return tuple((card, letter) for card in cards(*names))


@dataclass
class Night:
    """A table in the middle of a Slumber."""

    table: Table
    dice: Dice

    @property
    def s(self) -> Etherfields:
        state = self.table._state
        assert isinstance(state, Etherfields)
        return state

    def me(self, dreamer: int = 0) -> Dreamer:
        return self.s.dreamers[dreamer]

    @property
    def met(self) -> Met:
        assert self.s.met is not None
        return self.s.met

    def play(self, move: Move, seat: int | None = None) -> list[dict[str, Json]]:
        """Play a move by the seat that is asked for its Dreamer."""
        if seat is None:
            seat = self.s.seat_of(getattr(move, "dreamer", 0)) if hasattr(move, "dreamer") else self.table.awaited[0]
        return [event.open() for event in self.table.play(seat, move)]

    def why(self, move: Move, seat: int | None = None) -> Refusal | None:
        return self.table.why(self.table.awaited[0] if seat is None else seat, move)

    def refused(self, move: Move, rule: str) -> None:
        refusal = self.why(move)
        assert refusal is not None and refusal.rule == rule, refusal

    def options(self) -> list[Move]:
        return self.table.asks[0].options

    def kind(self) -> str:
        """Tell what is asked now."""
        return self.table.asks[0].kind if not self.table.over else "over"

    def choose(self, option: int) -> list[dict[str, Json]]:
        if type(self.options()[0]) is Want:
            return self.play(Want(option))
        return self.play(Choose(option))

    def pass_all(self) -> None:
        """Let all pass until the action step is over and nobody is asked for a round."""
        while not self.table.over and any(ask.kind == "round" for ask in self.table.asks):
            self.table.play(self.table.awaited[0], Pass())

    def let_go(self, limit: int = 60) -> None:
        """Let every moment pass and every choice be the first, until a round or the draw step is asked, or the end."""
        for _ in range(limit):
            if self.table.over or self.kind() in ("round", "cards"):
                return
            options = self.options()
            self.table.play(self.table.asks[0].seat, options[0])
        raise AssertionError("it does not end")

    def do(self, *effects: str, dreamer: int = 0, card: int = -1) -> None:
        """Carry out an effect for a Dreamer, on top of all that is to come."""
        from reverie.games.etherfields.choices import Do
        from reverie.games.etherfields.language import read_effect

        for effect in reversed(effects):
            self.s.agenda.append(Do(dreamer, read_effect(effect), card))
        settle(self.s, Outside(self.dice))
        self.table._look()


def a_night(
    players: int = 1,
    *,
    seats: int | None = None,
    archetypes: tuple[str, ...] = ARCHETYPES,
    hands: tuple[tuple[str, ...], ...] = (),
    zones: tuple[tuple[str, ...], ...] = (),
    spaces: tuple[int, ...] = (),
    entity: str = "umbrella_widow",
    figures: tuple[int, ...] = (at(2, 5),),
    turn: str = "1",
    later: tuple[str, ...] = ("2", "3", "4"),
    tiles: tuple[str, ...] = ("B2", "B3"),
    dice: tuple[int, ...] = (),
    met: dict[str, Any] | None = None,
    dreamer: dict[str, Any] | None = None,
    options: dict[str, Json] | None = None,
    **changes: Any,
) -> Night:
    """Lay a Slumber: whose round it is, the first Dreamer's, with hands, zones, figures and Turn cards as told."""
    chance = Dice(list(dice))
    given = {"dreamers": players} if seats is not None and seats != players else {}
    table = Table(GAME, seats or players, chance, {"night": "slumber", **given, **(options or {})})
    s = table._state.copy()
    assert isinstance(s, Etherfields)
    out = Outside(chance)
    market = market_cards()
    for number in range(players):
        hand = cards(*hands[number]) if number < len(hands) else ()
        zone = cards(*zones[number]) if number < len(zones) else ()
        deck = deck_of(archetypes[number])
        extra = []
        for card in (*hand, *zone):
            for lying in (deck, market):
                if card in lying:
                    lying.remove(card)
                    break
            extra.append(card)
        space = spaces[number] if number < len(spaces) else at(3, 3 + number % 2)
        more = dreamer or {}
        s.dreamers[number] = Dreamer(
            ARCHETYPES.index(archetypes[number]),
            space,
            tuple(sorted([*deck, *extra])),
            hand,
            zone=tuple(Placed(card) for card in zone),
            start=space,
            **more,
        )
        lay_deck(s, number, deck, out)
    s.market = Deck.of(market)
    tile = next(n for n, each in enumerate(SLUMBERS) if each.id == entity)
    threat = 1 + 2 * players
    s.met = Met(tile, figures, **{"threat": threat, **(met or {})})
    s.slumbers = Deck.of([each for each in ENTITIES if each != tile])
    s.found = tuple({f"slumber.{SLUMBERS[each].id}": 0 for each in (*ENTITIES, tile)})
    number_of = {card.id: n for n, card in enumerate(TURNS)}
    s.current = number_of[turn]
    s.turns = Deck([Known(number_of[name], EVERYBODY) for name in later])
    left = [n for n in range(len(TURNS)) if n not in {s.current, *[number_of[name] for name in later]}]
    s.turn_discard = Deck.of(left)
    s.tiles = tuple(("slumber", name) for name in tiles)
    s.first, s.turn, s.hours = 0, 1, 5
    for name, value in changes.items():
        setattr(s, name, value)
    s.agenda = [Dreamscape()]
    begin_rounds(s)
    settle(s, out)
    chance.faces = list(dice)
    table.lay(s)
    return Night(table, chance)


def asked(night: Night) -> list[str]:
    """Tell what is asked, of all seats."""
    return [ask.kind for ask in open_asks(night.s)]


def whole(name: str) -> int:
    """Tell the Intent of a card."""
    return CARDS[NUMBER_OF[name]].intent
