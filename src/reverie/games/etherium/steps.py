"""A season of Etherium, in the order of the rulebook. (E4–E7, E19)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.outside import Outside
from ...kernel.step import Ask, Deadline, Form, Step
from ...kernel.words import Json, Move, Refusal, Seat
from .actions import execute, why_not
from .acts import cards_left, discard, draw, drawn_card, gain, put
from .bonuses import hand_limit, may_enter
from .capacities import INSIGHT, RESOURCE
from .choices import Choice, Happening, may_take
from .fights import Conflicts
from .flash import REOPEN, SeasonWindow
from .lands import neighbours
from .moves import AGREE, PASS, Agree, Discard, Go, Keep, Pass, go
from .panel import FEWEST_TOKENS, MOST_TOKENS
from .peoples import ARMY, BOOSTER, COLLECTOR, ETHER_CUBE, GUIDE, MAUHEA, MAUHEA_DRAWS
from .programming import AllProgramme
from .seasons import LAST_SEASON, NIGHT, NO_SEASON, SEASONS, card_of, initiative
from .state import CHOICE_SECONDS, Etherium, stars_by_source, stars_of, unlaid


@dataclass(frozen=True)
class BeginSeason(Happening):
    """Count the action tokens, then draw, reveal, programme, execute."""  # E4.2, E6.5

    rule: ClassVar[str] = "E4.2"

    def run(self, s: Etherium, out: Outside) -> None:
        s.season += 1
        s.number = 0
        s.actions = [min(MOST_TOKENS, FEWEST_TOKENS + cubes[BOOSTER]) for cubes in s.cubes]
        s.programmes = [unlaid(tokens) for tokens in s.actions]
        if out.listening:
            out.tell("season_begins", season=s.season, actions=list(s.actions), rule="E4.2")
        s.agenda += [END_SEASON, NUMBER, ALL_PROGRAMME, PREPARE, SEASON_WINDOW, REVEAL, DRAW]


# Phase 1: Flash cards


@dataclass(frozen=True)
class DrawFlash(Happening):
    """Each draws a Flash card, in seat order; Mauhéa draws two and keeps one."""  # E5.1

    rule: ClassVar[str] = "E5.1"

    def run(self, s: Etherium, out: Outside) -> None:
        for seat in range(s.seats):
            if s.peoples[seat] == MAUHEA and cards_left(s) >= MAUHEA_DRAWS:
                self.draw_several(s, seat, out)
            else:
                draw(s, seat, "E5.1", out)

    def draw_several(self, s: Etherium, seat: Seat, out: Outside) -> None:
        """Draw two cards; which one is kept is chosen when all have drawn."""  # MA-P
        s.drawn = tuple([drawn_card(s, out) for _ in range(MAUHEA_DRAWS)])
        if out.listening:
            cards: list[Json] = list(s.drawn)
            out.whisper((seat,), {"cards": cards}, "drew_several", seat=seat, count=len(cards), rule="E5.1")
        s.agenda.append(KeepOne(seat))


@dataclass(frozen=True)
class KeepOne(Choice[Keep]):
    """Keep one of the two cards drawn, discard the other."""  # MA-P

    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "E5.1"

    def options(self, s: Etherium) -> list[Move]:
        return [Keep(card) for card in sorted(set(s.drawn))]

    def take(self, s: Etherium, move: Keep, out: Outside) -> None:
        left = list(s.drawn)
        left.remove(move.card)
        s.drawn = ()
        s.hands[self.seat] += [move.card, *left]
        if out.listening:
            out.whisper((self.seat,), {"card": move.card}, "kept_card", seat=self.seat, rule="E5.1")
        discard(s, self.seat, left, "E5.1", out)


# Phase 2: the season


@dataclass(frozen=True)
class Reveal(Happening):
    """Reveal the season; capacities with its icon act; then its action may be done."""  # E4.4–E4.8

    rule: ClassVar[str] = "E4.6"

    def run(self, s: Etherium, out: Outside) -> None:
        s.current = next_season(s, out)
        s.drawn_seasons = (*s.drawn_seasons, s.current)
        s.order = initiative(s.current, s.peoples)
        if out.listening:
            out.tell("season", number=s.season, season=s.current, order=list(s.order), rule="E4.4")
        self.let_act(s, out)
        for seat in s.order:
            self.capacities_act(s, seat, out)

    def capacities_act(self, s: Etherium, seat: Seat, out: Outside) -> None:
        """Let what has the season icon act by itself, and Mauhéa draw in its season. (E4.5, E4.6)"""
        if RESOURCE in s.capacities[seat]:
            gain(s, seat, (1, 1, 1), "E4.6", "capacity", out)
        if INSIGHT in s.capacities[seat]:
            draw(s, seat, "E4.6", out)
        if s.peoples[seat] == MAUHEA and s.affine(seat):
            draw(s, seat, "E4.5", out)

    def let_act(self, s: Etherium, out: Outside) -> None:
        """Offer the card's action: in initiative order, or reversed where a unit moves. (E4.7, E4.8)"""
        action = SEASONS[s.current].action
        match action:
            case "take":
                s.agenda += [TakeInSeason(seat) for seat in reversed(s.order)]
            case "draw":
                s.agenda += [OfferDraw(seat) for seat in reversed(s.order)]
            case "army" | "collector":
                unit = ARMY if action == "army" else COLLECTOR
                s.agenda += [MoveInSeason(seat, unit) for seat in s.order]


def next_season(s: Etherium, out: Outside) -> int:
    """Draw the next season card: Night first, then any colour that has not come, either card of it. (E1.6)"""
    if s.season == 1:
        return NIGHT
    come = [SEASONS[card].people for card in s.drawn_seasons]
    left = [people for people in range(6) if people not in come]
    return card_of(left[out.below(len(left))], out.below(2) == 0)


@dataclass(frozen=True)
class TakeInSeason(Happening):
    """Night's action: take a basic."""  # NI

    rule: ClassVar[str] = "E4.7"
    seat: Seat

    def run(self, s: Etherium, out: Outside) -> None:
        may_take(s, self.seat, 1, "night", True, out)


@dataclass(frozen=True)
class OfferDraw(Happening):
    """Flash Storm's action: draw a card, if one is left."""  # MA-B

    rule: ClassVar[str] = "E4.7"
    seat: Seat

    def run(self, s: Etherium, out: Outside) -> None:
        if cards_left(s):
            s.agenda.append(DrawInSeason(self.seat))
        else:
            draw(s, self.seat, "E4.7", out)


@dataclass(frozen=True)
class DrawInSeason(Choice[Agree | Pass]):
    """Draw a Flash card, or not."""  # MA-B

    kind: ClassVar[str] = "storm"
    rule: ClassVar[str] = "E4.7"

    def options(self, s: Etherium) -> list[Move]:
        return [AGREE, PASS]

    def take(self, s: Etherium, move: Agree | Pass, out: Outside) -> None:
        if isinstance(move, Agree):
            draw(s, self.seat, "E4.7", out)
        elif out.listening:
            out.tell("declined", seat=self.seat, why="storm", rule="E4.7")


@dataclass(frozen=True)
class MoveInSeason(Choice[Go | Pass]):
    """Move the own army, or collector, one step, or not."""  # RE-B, ME-B, E4.9

    kind: ClassVar[str] = "step"
    rule: ClassVar[str] = "E4.9"
    unit: int

    def options(self, s: Etherium) -> list[Move]:
        near = neighbours(s.sectors)[s.units[self.unit][self.seat]]
        return [*[go(self.unit, place) for place in near if may_enter(s, self.seat, self.unit, place)], PASS]

    def facts(self, s: Etherium) -> dict[str, Json]:
        return {"unit": self.unit}

    def first(self, s: Etherium) -> Go | Pass:
        """Stay where it is."""
        return Pass()

    def take(self, s: Etherium, move: Go | Pass, out: Outside) -> None:
        if isinstance(move, Go):
            put(s, self.seat, move.unit, (s.units[move.unit][self.seat], move.place), "E4.9", "season", out)
        elif out.listening:
            out.tell("declined", seat=self.seat, why="step", rule="E4.7")


@dataclass(frozen=True)
class Prepare(Happening):
    """The season window has closed: take up the programmes."""  # E4.2

    rule: ClassVar[str] = "E4.2"

    def run(self, s: Etherium, out: Outside) -> None:
        s.locked = [False] * s.seats
        s.late = [False] * s.seats


# Phase 4: execution


@dataclass(frozen=True)
class Number(Happening):
    """Execute a number: everyone in initiative order, then the conflicts, then the next."""  # E7.2, E7.3, E7.7

    rule: ClassVar[str] = "E7.2"

    def run(self, s: Etherium, out: Outside) -> None:
        number = s.number
        if number > max(s.actions):
            return
        if out.listening:
            out.tell("number", number=number, rule="E7.2" if number <= min(s.actions) else "E7.3")
        s.agenda += [NEXT_NUMBER, CONFLICTS]
        for seat in reversed(s.order):
            if s.actions[seat] >= number:
                s.agenda += [ACT[seat], REOPEN[seat]]


@dataclass(frozen=True)
class NextNumber(Happening):
    """Go on to the next number."""

    rule: ClassVar[str] = "E7.2"

    def run(self, s: Etherium, out: Outside) -> None:
        s.number += 1
        s.agenda.append(NUMBER)


@dataclass(frozen=True)
class Act(Happening):
    """Execute one's programmed action if it is possible; if not, take a basic."""  # E7.4, E7.5

    rule: ClassVar[str] = "E7.4"
    seat: Seat

    def run(self, s: Etherium, out: Outside) -> None:
        seat = self.seat
        action = s.programmes[seat][s.number - 1]
        against = why_not(s, seat, action)
        if against is None:
            if out.listening:
                out.tell("acts", seat=seat, number=s.number, action=action, rule="E7.4")
            execute(s, seat, action, out)
            return
        if out.listening:
            out.tell(
                "failed",
                seat=seat,
                number=s.number,
                action=action,
                rule=against.rule,
                why=against.key,
                **{name: value for name, value in against.values.items() if name != "seat"},
            )
        may_take(s, seat, 1, "consolation", True, out)


# The end of a season


@dataclass(frozen=True)
class DiscardDown(Form[Etherium, Discard]):
    """Discard down to the limit, cards of one's choice."""  # E5.7

    kind: ClassVar[str] = "hand"
    rule: ClassVar[str] = "E5.7"

    def why(self, s: Etherium, move: Move) -> Refusal | None:
        count = excess(s, self.seat)
        if not isinstance(move, Discard) or type(move.cards) is not tuple or len(move.cards) != count:
            return Refusal("E5.7", "discard_first", count=count)
        left = s.hands[self.seat].copy()
        for card in move.cards:
            if type(card) is not int or card not in left:
                return Refusal("E5.7", "not_yours")
            left.remove(card)
        return None

    def sample(self, s: Etherium, chance: Chance) -> Move:
        left = s.hands[self.seat].copy()
        return Discard(tuple([left.pop(chance.below(len(left))) for _ in range(excess(s, self.seat))]))

    def fields(self, s: Etherium) -> list[dict[str, Json]]:
        hand: list[Json] = sorted(s.hands[self.seat])
        return [
            {"name": "kind", "type": "fixed", "value": Discard.kind},
            {"name": "cards", "type": "order", "values": hand, "count": excess(s, self.seat)},
        ]

    def facts(self, s: Etherium) -> dict[str, Json]:
        return {"count": excess(s, self.seat)}

    def take(self, s: Etherium, move: Discard, out: Outside) -> None:
        s.laid[self.seat] = move.cards
        s.locked[self.seat] = True
        if out.listening:
            out.tell("answered", seat=self.seat, rule="E5.7")


def excess(s: Etherium, seat: Seat) -> int:
    """Tell how many cards a seat holds above its limit. (E5.7)"""
    return max(0, len(s.hands[seat]) - hand_limit(s, seat))


@dataclass(frozen=True)
class CheckHands(Happening):
    """Whoever holds too many cards discards, all at once."""  # E5.7

    rule: ClassVar[str] = "E5.7"
    scene: ClassVar[bool] = True

    def asks(self, s: Etherium) -> list[Ask[Etherium, Any]]:
        return [DiscardDown(seat) for seat in range(s.seats) if not s.locked[seat] and excess(s, seat)]

    def deadlines(self, s: Etherium) -> list[Deadline]:
        if not s.clock:
            return []
        return [
            Deadline(f"hand:{s.season}:{ask.seat}", CHOICE_SECONDS * s.clock, stand_in=ask.seat) for ask in self.asks(s)
        ]

    def expire(self, s: Etherium, key: str, out: Outside) -> None:
        seat = int(key.rpartition(":")[2])
        first = Discard(tuple(sorted(s.hands[seat])[: excess(s, seat)]))
        DiscardDown(seat).take(s, first, out)

    def run(self, s: Etherium, out: Outside) -> None:
        for seat in range(s.seats):
            if s.laid[seat]:
                discard(s, seat, s.laid[seat], "E5.7", out)
        s.laid = [()] * s.seats
        s.agenda.append(CLOSE_SEASON)


@dataclass(frozen=True)
class EndSeason(Happening):
    """First the hands, then all that holds this season; after the seventh the game is over."""  # E4.10, E19.1

    rule: ClassVar[str] = "E4.10"

    def run(self, s: Etherium, out: Outside) -> None:
        s.locked = [False] * s.seats
        s.agenda.append(CLOSE_SEASON if s.season == LAST_SEASON else CHECK_HANDS)


@dataclass(frozen=True)
class CloseSeason(Happening):
    """What held this season holds no longer."""  # E4.10

    rule: ClassVar[str] = "E4.10"

    def run(self, s: Etherium, out: Outside) -> None:
        s.current = NO_SEASON
        s.harvest, s.favour, s.drought = [0] * s.seats, [0] * s.seats, [0] * s.seats
        s.fortune = [False] * s.seats
        s.locked = [False] * s.seats
        if out.listening:
            stars: list[Json] = [stars_of(s, seat) for seat in range(s.seats)]
            made: list[Json] = [list(made_up(s, seat)) for seat in range(s.seats)]
            out.tell("season_ends", season=s.season, stars=stars, made=made, rule="E4.10")
        if s.season < LAST_SEASON:
            s.agenda.append(BEGIN_SEASON)
        elif out.listening:
            tell_scores(s, out)


def made_up(s: Etherium, seat: Seat) -> tuple[int, ...]:
    """Tell how the stars of a seat are made up, source by source. (E19.2, E19.3)"""
    made = stars_by_source(s.won[seat], s.capacities[seat], s.levels[GUIDE][seat], s.cubes[seat][ETHER_CUBE])
    return tuple(made.values())


def tell_scores(s: Etherium, out: Outside) -> None:
    """Tell how the stars of each are made up. (E19.2, E19.3)"""
    for seat in range(s.seats):
        sources: list[Json] = list(made_up(s, seat))
        out.tell("scored", seat=seat, points=stars_of(s, seat), sources=sources, rule="E19.2")
    out.tell("over", rule="E19.1")


MOST_SEATS = 6
BEGIN_SEASON: Step[Etherium] = BeginSeason()
DRAW, REVEAL, PREPARE = DrawFlash(), Reveal(), Prepare()
SEASON_WINDOW, ALL_PROGRAMME = SeasonWindow(), AllProgramme()
NUMBER, NEXT_NUMBER, CONFLICTS = Number(), NextNumber(), Conflicts()
END_SEASON, CHECK_HANDS, CLOSE_SEASON = EndSeason(), CheckHands(), CloseSeason()
ACT = [Act(seat) for seat in range(MOST_SEATS)]
