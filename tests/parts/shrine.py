"""A tiny game with a pile that has a marked card inside: draw, look and bury, until the marker comes up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from reverie.kernel.chance import Chance
from reverie.kernel.game import Choices, Game
from reverie.kernel.outside import Outside
from reverie.kernel.pile import NOBODY
from reverie.kernel.state import State
from reverie.kernel.step import Ask, Step
from reverie.kernel.view import View
from reverie.kernel.words import Move, Points, Seat
from reverie.parts.deck import Deck, Known, Pool, Seen, imagined

CARDS = 12
BELL = 99
"""The marked card: its back differs, so all see where it lies."""


@dataclass
class Shrine(State):
    hands: list[list[int]]
    deck: Deck
    looks: list[int]
    """How often each may still look."""


@dataclass(frozen=True)
class Draw(Move):
    kind: ClassVar[str] = "draw"


@dataclass(frozen=True)
class Look(Move):
    """Look at two cards and lay them back, as they were or the other way round."""

    kind: ClassVar[str] = "look"


@dataclass(frozen=True)
class Turn(Move):
    kind: ClassVar[str] = "turn"
    swap: bool


@dataclass(frozen=True)
class Bury(Move):
    """Lay a card of the hand back, under so many others, and shuffle what lies above the bell."""

    kind: ClassVar[str] = "bury"
    card: int
    depth: int


@dataclass(frozen=True)
class Act(Ask[Shrine, Move]):
    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "Z1.1"

    def options(self, s: Shrine) -> list[Move]:
        looks: list[Move] = [Look()] if s.looks[self.seat] and len(s.deck) > 1 else []
        buries: list[Move] = (
            [Bury(s.hands[self.seat][0], depth) for depth in (1, 3)] if looks and s.hands[self.seat] else []
        )
        return [Draw(), *looks, *buries]

    def take(self, s: Shrine, move: Move, out: Outside) -> None:
        after = Act((self.seat + 1) % len(s.hands))
        if isinstance(move, Draw):
            drawn = s.deck.draw(out)
            if drawn.card == BELL:
                out.reveal()
                out.tell("rang", seat=self.seat)
                return
            out.reveal()
            s.hands[self.seat].append(drawn.card)
            out.whisper((self.seat,), {"card": drawn.card}, "drawn", seat=self.seat)
            s.agenda.append(after)
            return
        s.looks[self.seat] -= 1
        s.agenda.append(after)
        if isinstance(move, Look):
            seen = s.deck.look(self.seat, 2, out)
            out.reveal()
            out.whisper((self.seat,), {"cards": list(seen)}, "looked", seat=self.seat)
            if BELL not in seen:
                s.agenda.append(Lay(self.seat))
        elif isinstance(move, Bury):
            s.hands[self.seat].remove(move.card)
            s.deck.put(Known(move.card, 1 << self.seat), min(move.depth, len(s.deck)), out)
            s.deck.shuffle_above(lambda card: card.back == "bell")
            out.reveal()
            out.whisper((self.seat,), {"card": move.card}, "buried", seat=self.seat, depth=move.depth)


@dataclass(frozen=True)
class Lay(Ask[Shrine, Turn]):
    kind: ClassVar[str] = "lay"
    rule: ClassVar[str] = "Z1.2"

    def options(self, s: Shrine) -> list[Move]:
        return [Turn(False), Turn(True)]

    def take(self, s: Shrine, move: Turn, out: Outside) -> None:
        top = [each.card for each in s.deck.segments[:2] if isinstance(each, Known)]
        s.deck.reorder(top[::-1] if move.swap else top, self.seat)
        out.whisper((self.seat,), {"swap": move.swap}, "laid", seat=self.seat)


@dataclass(frozen=True)
class ShrineView(View):
    hands: tuple[tuple[int, ...], ...]
    deck: Seen
    looks: tuple[int, ...]
    agenda: tuple[Step[Any], ...]


class ShrineGame(Game):
    name = "shrine"
    clauses = ("Z1.1", "Z1.2")
    turn_rule = "Z1.1"
    moves = {move.kind: move for move in (Draw, Look, Turn, Bury)}
    types = {made.__name__: made for made in (Shrine, Act, Lay, Deck, Known, Pool)}

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        deck = Deck.of(list(range(CARDS)))
        deck.put(Known(BELL, NOBODY, "bell"), 8, out)
        return Shrine([Act(0)], [[] for _ in range(seats)], deck, [3] * seats)

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Shrine)
        hands = tuple(tuple(hand) if owner == seat else (-1,) * len(hand) for owner, hand in enumerate(s.hands))
        return ShrineView(seat, hands, s.deck.seen_by(seat), tuple(s.looks), tuple(s.agenda))

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, ShrineView)
        mine = {card for hand in view.hands for card in hand}
        mine |= {part[0] for part in view.deck if isinstance(part, tuple) and part[0] is not None}
        pool = [card for card in range(CARDS) if card not in mine]
        hands = [[pool.pop(chance.below(len(pool))) if card < 0 else card for card in hand] for hand in view.hands]
        seen = tuple((BELL, part[1], part[2]) if isinstance(part, tuple) and part[2] else part for part in view.deck)
        return Shrine(list(view.agenda), hands, imagined(seen, pool, chance), list(view.looks))

    def scores(self, s: State) -> list[Points]:
        assert isinstance(s, Shrine)
        return [sum(hand) for hand in s.hands]

    def winners(self, s: State) -> list[Seat]:
        scores = self.scores(s)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]


SHRINE = ShrineGame()
