"""Flash cards: their windows, and what each does. Cards of rolls and losses are played there. (E5)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.outside import Outside
from ...kernel.step import Ask, Deadline, Form
from ...kernel.words import Json, Move, Refusal, Seat
from .actions import collect, why_not_collect
from .acts import gain, put
from .by_card import transform_any, transformations, upgrade_any, upgrades
from .cards import FLASH, IN_FIRST_WINDOW, IN_SEASON_WINDOW, PRIORITY, STARRED, CardId, Flash
from .choices import Choice, Happening, may_steal, may_take, opponents, thefts, why_not_played
from .lands import ETHER, neighbours, sockets
from .moves import PASS, Go, Pass, Play, Window, go, play
from .peoples import ARMY, COLLECTOR
from .rolls import connect, cubes_of
from .state import WINDOW_SECONDS, Etherium

# What a card does


def changes_something(s: Etherium, seat: Seat, card: CardId) -> bool:
    """Whether a season or priority card would change anything now. (E5.16)"""
    kind = FLASH[card]
    match kind.does:
        case "steal":
            return bool(thefts(s, kind.much, opponents(s, seat), kind.what))
        case "gain":
            return s.supply[kind.what] > 0
        case "gain_any":
            return any(s.supply[:3])
        case "muster" | "place":
            return bool(places_for(s, seat, kind))
        case "upgrade":
            return bool(upgrades(s, seat))
        case "transform":
            return bool(transformations(s, seat))
        case "collect":
            return why_not_collect(s, seat, None) is None
    return True


def act_by_card(s: Etherium, seat: Seat, card: CardId, out: Outside) -> None:
    """Do what a season or priority card says; it has left the hand. (E5.2, E5.12, E5.17)"""
    kind = FLASH[card]
    match kind.does:
        case "steal":
            may_steal(s, seat, kind.much, opponents(s, seat), kind.what, "E5.12", out)
        case "gain":
            gain(s, seat, cubes_of(kind.what, kind.much), "E5.12", "card", out)
        case "gain_any":
            may_take(s, seat, kind.much, "winds", False, out)
        case "muster" | "place":
            put_by_card(s, seat, card, out)
        case "harvest":
            s.harvest[seat] += 1
        case "favour":
            s.favour[seat] += 1
        case "drought":
            s.drought[seat] += 1
        case "upgrade":
            upgrade_any(s, seat, out)
        case "transform":
            transform_any(s, seat, out)
        case "collect":
            collect(s, seat, out)
        case "connect":
            connect(s, seat, out)


def places_for(s: Etherium, seat: Seat, kind: Flash) -> list[int]:
    """List where a card may put a unit. (F16–F19, E4.9)"""
    if kind.does == "muster":
        return [place for place in neighbours(s.sectors)[s.units[ARMY][seat]] if s.kinds[place] <= ETHER]
    stands = s.units[COLLECTOR][seat]
    return [place for place in sockets(s.sectors) if s.kinds[place] == kind.what and place != stands]


def put_by_card(s: Etherium, seat: Seat, card: CardId, out: Outside) -> None:
    """Put a unit on a place; ask where there is a choice."""
    kind = FLASH[card]
    unit = ARMY if kind.does == "muster" else COLLECTOR
    places = places_for(s, seat, kind)
    if len(places) == 1:
        put(s, seat, unit, (s.units[unit][seat], places[0]), "E4.9", "card", out)
    else:
        s.agenda.append(PutUnit(seat, card))


@dataclass(frozen=True)
class PutUnit(Choice[Go]):
    """Choose where a card puts a unit."""  # E5.12

    kind: ClassVar[str] = "put"
    rule: ClassVar[str] = "E5.12"
    card: CardId

    @property
    def unit(self) -> int:
        return ARMY if FLASH[self.card].does == "muster" else COLLECTOR

    def options(self, s: Etherium) -> list[Move]:
        return [go(self.unit, place) for place in places_for(s, self.seat, FLASH[self.card])]

    def facts(self, s: Etherium) -> dict[str, Json]:
        return {"card": self.card, "unit": self.unit}

    def take(self, s: Etherium, move: Go, out: Outside) -> None:
        put(s, self.seat, move.unit, (s.units[move.unit][self.seat], move.place), "E4.9", "card", out)


# The priority window


@dataclass(frozen=True)
class Priority(Choice[Play | Pass]):
    """Play priority cards, one by one, until one stops; open to whoever holds any card."""  # E5.13, E5.15

    kind: ClassVar[str] = "priority"
    rule: ClassVar[str] = "E5.13"
    passes: ClassVar[bool] = True

    def options(self, s: Etherium) -> list[Move]:
        playable = PRIORITY.intersection(s.hands[self.seat])
        return [PASS, *[play(card) for card in sorted(playable) if changes_something(s, self.seat, card)]]

    def reason(self, s: Etherium, move: Move) -> Refusal:
        return why_not_played(s, self.seat, move, "priority")

    def take(self, s: Etherium, move: Play | Pass, out: Outside) -> None:
        if isinstance(move, Pass):
            return
        s.hands[self.seat].remove(move.card)
        s.shown = ((self.seat, move.card), *s.shown)
        out.reveal()
        if out.listening:
            out.tell("played", seat=self.seat, card=move.card, rule="E5.13")
        s.agenda += [REOPEN[self.seat], PUT_AWAY]
        act_by_card(s, self.seat, move.card, out)


@dataclass(frozen=True)
class PutAway(Happening):
    """Discard the card that has acted: while it acts, it cannot be drawn."""  # E5.2

    rule: ClassVar[str] = "E5.2"

    def run(self, s: Etherium, out: Outside) -> None:
        (_, card), s.shown = s.shown[0], s.shown[1:]
        s.discard.append(card)


@dataclass(frozen=True)
class Reopen(Happening):
    """Open a priority window to a seat, if it holds any card."""  # E5.15

    rule: ClassVar[str] = "E5.15"
    seat: Seat

    def run(self, s: Etherium, out: Outside) -> None:
        if s.hands[self.seat]:
            s.agenda.append(ASK_PRIORITY[self.seat])


MOST_SEATS = 6
ASK_PRIORITY = [Priority(seat) for seat in range(MOST_SEATS)]
REOPEN = [Reopen(seat) for seat in range(MOST_SEATS)]
PUT_AWAY = PutAway()


# The season window


@dataclass(frozen=True)
class LayCards(Form[Etherium, Window]):
    """Lay any number of season and priority cards in an order, in secret, or none."""  # E5.11

    kind: ClassVar[str] = "window"
    rule: ClassVar[str] = "E5.11"

    def why(self, s: Etherium, move: Move) -> Refusal | None:
        if not isinstance(move, Window) or type(move.cards) is not tuple:
            return Refusal("E5.11", "lay_first")
        left = s.hands[self.seat].copy()
        for card in move.cards:
            if type(card) is not int or card not in left:
                known = type(card) is int and 0 <= card < len(FLASH)
                return Refusal("E5.11", "not_in_hand", card=card if known else None)
            if card not in IN_SEASON_WINDOW:
                return Refusal("E5.10", "not_now", card=card, window=FLASH[card].window)
            if s.season == 1 and card in STARRED:
                return Refusal("E5.9", "not_first_season", card=card)
            left.remove(card)
        return None

    def sample(self, s: Etherium, chance: Chance) -> Move:
        return Window(some_of(playable_in_season(s, s.hands[self.seat]), chance))

    def fields(self, s: Etherium) -> list[dict[str, Json]]:
        playable: list[Json] = list(playable_in_season(s, s.hands[self.seat]))
        return [
            {"name": "kind", "type": "fixed", "value": Window.kind},
            {"name": "cards", "type": "order", "values": playable},
        ]

    def take(self, s: Etherium, move: Window, out: Outside) -> None:
        s.laid[self.seat] = move.cards
        s.locked[self.seat] = True
        if out.listening:
            out.tell("answered", seat=self.seat, rule="E5.11")


def playable_in_season(s: Etherium, hand: list[CardId]) -> list[CardId]:
    """List the cards of a hand that may be laid in the season window. (E5.9, E5.10)"""
    allowed = IN_FIRST_WINDOW if s.season == 1 else IN_SEASON_WINDOW
    return sorted([card for card in hand if card in allowed])


def some_of(cards: list[CardId], chance: Chance) -> tuple[CardId, ...]:
    """Take some cards at random, in any order."""
    left = cards.copy()
    return tuple([left.pop(chance.below(len(left))) for _ in range(chance.below(len(cards) + 1))])


@dataclass(frozen=True)
class SeasonWindow(Happening):
    """All who hold a card lay cards in secret; then all are shown, and act."""  # E5.11

    rule: ClassVar[str] = "E5.11"
    scene: ClassVar[bool] = True

    def asks(self, s: Etherium) -> list[Ask[Etherium, Any]]:
        return [LayCards(seat) for seat in range(s.seats) if s.hands[seat] and not s.locked[seat]]

    def deadlines(self, s: Etherium) -> list[Deadline]:
        return [Deadline(f"window:{s.season}", WINDOW_SECONDS * s.clock)] if s.clock else []

    def expire(self, s: Etherium, key: str, out: Outside) -> None:
        """Whoever has not answered passes."""  # E21.2
        for ask in self.asks(s):
            ask.take(s, Window(()), out)

    def run(self, s: Etherium, out: Outside) -> None:
        out.reveal()
        for seat in s.order:
            cards = s.laid[seat]
            for card in cards:
                s.hands[seat].remove(card)
            if cards and out.listening:
                out.tell("laid", seat=seat, cards=list(cards), rule="E5.11")
        s.shown = in_turn(s)
        s.laid = [()] * s.seats
        s.locked = [False] * s.seats
        s.agenda.append(ActShown())


def in_turn(s: Etherium) -> tuple[tuple[Seat, CardId], ...]:
    """Order the cards laid: each one's first, each one's second…; those that move a unit last. (E5.5, E4.8)"""
    laid = [(at, rank, seat, card) for rank, seat in enumerate(s.order) for at, card in enumerate(s.laid[seat])]
    others = sorted((at, rank, seat, card) for at, rank, seat, card in laid if not FLASH[card].moves_a_unit)
    movers = sorted((-rank, at, seat, card) for at, rank, seat, card in laid if FLASH[card].moves_a_unit)
    return tuple((seat, card) for _, _, seat, card in (*others, *movers))


@dataclass(frozen=True)
class ActShown(Happening):
    """The next of the cards shown acts; one that can change nothing by now does not."""  # E5.12

    rule: ClassVar[str] = "E5.12"

    def run(self, s: Etherium, out: Outside) -> None:
        if not s.shown:
            return
        seat, card = s.shown[0]
        s.agenda += [self, PUT_AWAY]
        works = changes_something(s, seat, card)
        if works:
            if out.listening:
                out.tell("played", seat=seat, card=card, rule="E5.12")
            act_by_card(s, seat, card, out)
        elif out.listening:
            out.tell("fizzled", seat=seat, card=card, rule="E5.12")
