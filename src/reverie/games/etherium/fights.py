"""Conflicts: assaults, sieges and pillages, who loses what, who flees. (E14–E17)"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.words import Json, Move, Refusal, Seat
from .acts import choices_of, lower_level, steal, take_token
from .capacities import BASTION, VANGUARD
from .cards import ARMY_ROLL, DEFENCE_ROLL, FLASH
from .choices import Choice, Flight, Happening, may_steal, why_not_played
from .flash import REOPEN
from .lands import CITIES, Place
from .moves import LOWER, PASS, Begin, Lower, Pass, Pillage, Play, Rob, play
from .peoples import ARMY, BOOSTER, COLLECTOR, DEFENCE, ETHER_CUBE, GUIDE, LOWEST, RECES, RECES_LOOT
from .rolls import rolling
from .seasons import NO_SEASON, SEASONS
from .state import ARMY_TOKEN, NO_TOTAL, RAMPAGE_TOKEN, Etherium, Fight

ROBBED_ETHER, ROBBED_BASICS = 2, 4  # E16.4
PILLAGED = 2  # E15.3
LOWEST_GUIDE = 2
"""The least guide that can be lowered. (E16.6)"""

KEEPERS = {ARMY: VANGUARD, DEFENCE: BASTION}
"""The capacity that keeps the level of a unit that wins. (CP4, CP5)"""

# Which conflicts there are


def battles(s: Etherium) -> list[Place]:
    """List the places of assaults and sieges: two armies on a terrain, or an army in an enemy city. (E15.1, E16.1)"""
    armies = s.units[ARMY]
    found = set()
    for seat, place in enumerate(armies):
        if place >= CITIES:
            if s.owner(place) not in (None, seat):
                found.add(place)
        elif armies.count(place) > 1:
            found.add(place)
    return sorted(found)


def armies_meet(s: Etherium) -> bool:
    """Whether an army stands with another unit, or in a city: only then there may be a conflict. (E14.1)"""
    armies = s.units[ARMY]
    return max(armies) >= CITIES or len({*armies, *s.units[COLLECTOR]}) < 2 * s.seats


def besiegers(s: Etherium, place: Place) -> tuple[Seat, ...]:
    """List whose armies fight at a place, in initiative order. (E16.9, E16.10)"""
    owner = s.owner(place)
    return tuple([seat for seat in s.order if s.units[ARMY][seat] == place and seat != owner])


def pillages(s: Etherium) -> list[tuple[Seat, Seat]]:
    """List who pillages whose collector: on terrains and the Ether, never in a city. (E15.2, E15.5)"""
    collectors = s.units[COLLECTOR]
    return [
        (seat, victim)
        for seat, place in enumerate(s.units[ARMY])
        if place < CITIES
        for victim, stands in enumerate(collectors)
        if stands == place and victim != seat
    ]


@dataclass(frozen=True)
class Conflicts(Happening):
    """Find the conflicts after a number; resolve one, then look again: assaults and sieges, then pillages."""

    rule: ClassVar[str] = "E14.1"  # E7.7, E14.4

    def run(self, s: Etherium, out: Outside) -> None:
        if not armies_meet(s):
            return
        places = battles(s)
        if places:
            s.agenda.append(self)
            involved = {seat for place in places for seat in sides_at(s, place)}
            if len(places) == 1:
                begin(s, places[0], out)
            else:
                s.agenda.append(ChooseConflict(first_of(s, involved)))
            return
        raids = pillages(s)
        if raids:
            s.agenda.append(self)
            if len(raids) == 1:
                pillage(s, *raids[0], out)
            else:
                s.agenda.append(ChooseConflict(first_of(s, {seat for raid in raids for seat in raid})))


def sides_at(s: Etherium, place: Place) -> tuple[Seat, ...]:
    """List all who are in the fight at a place."""
    owner = s.owner(place)
    return besiegers(s, place) if owner is None else (*besiegers(s, place), owner)


def first_of(s: Etherium, seats: set[Seat]) -> Seat:
    """Tell who of these has the highest initiative. (E14.5)"""
    return next(seat for seat in s.order if seat in seats)


@dataclass(frozen=True)
class ChooseConflict(Choice[Begin | Pillage]):
    """Decide which conflict comes next."""  # E14.5

    kind: ClassVar[str] = "order"
    rule: ClassVar[str] = "E14.5"

    def options(self, s: Etherium) -> list[Move]:
        places = battles(s)
        if places:
            return [Begin(place) for place in places]
        return [Pillage(victim) for _, victim in pillages(s)]

    def take(self, s: Etherium, move: Begin | Pillage, out: Outside) -> None:
        if isinstance(move, Begin):
            begin(s, move.place, out)
        else:
            raider = next(seat for seat, victim in pillages(s) if victim == move.victim)
            pillage(s, raider, move.victim, out)


# Assaults and sieges


def begin(s: Etherium, place: Place, out: Outside) -> None:
    """Begin an assault or a siege: priority windows in initiative order, then the dice. (E5.13, E14.6, E14.10)"""
    owner = s.owner(place)
    sides = sides_at(s, place)
    s.fight = Fight(place, owner, besiegers(s, place), (NO_TOTAL,) * s.seats, sides)
    if out.listening:
        told: list[Json] = list(sides)
        if owner is None:
            out.tell("assault", place=place, terrain=s.kinds[place], sides=told, rule="E15.1")
        else:
            out.tell("siege", place=place, terrain=s.kinds[place], sides=told, victim=owner, rule="E16.1")
    s.agenda.append(Judge())
    let_roll(s, sides)
    s.agenda += [REOPEN[seat] for seat in reversed(s.order) if seat in sides]


def let_roll(s: Etherium, seats: tuple[Seat, ...]) -> None:
    """Let these sides roll one by one, in reverse initiative order. (E14.6)"""
    assert s.fight is not None
    for seat in s.order:
        if seat in seats:
            s.agenda.append(rolling(seat, DEFENCE_ROLL if seat == s.fight.owner else ARMY_ROLL, 0))


@dataclass(frozen=True)
class Judge(Happening):
    """Compare the totals; tied leaders alone roll again, unless one of them is Reces."""  # E14.7, E14.8, RE-P

    rule: ClassVar[str] = "E14.7"

    def run(self, s: Etherium, out: Outside) -> None:
        fight = s.fight
        assert fight is not None
        best = max(fight.totals[seat] for seat in fight.leaders)
        leaders = tuple([seat for seat in fight.leaders if fight.totals[seat] == best])
        reces = s.seat_of(RECES)
        if len(leaders) > 1 and reces not in leaders:
            if out.listening:
                tied: list[Json] = list(leaders)
                out.tell("tied", sides=tied, total=best, rule="E14.7")
            totals = tuple([NO_TOTAL if seat in leaders else total for seat, total in enumerate(fight.totals)])
            s.fight = replace(fight, totals=totals, leaders=leaders)
            s.agenda.append(self)
            let_roll(s, leaders)
            return
        winner = leaders[0] if len(leaders) == 1 else reces
        assert winner is not None
        if out.listening:
            out.tell(
                "won",
                seat=winner,
                place=fight.place,
                total=best,
                against=max(total for seat, total in enumerate(fight.totals) if seat != winner),
                totals=list(fight.totals),
                by_tie=len(leaders) > 1,
                rule="E4.5" if len(leaders) > 1 else "E14.7",
            )
        settle_fight(s, fight, winner)


def settle_fight(s: Etherium, fight: Fight, winner: Seat) -> None:
    """Lay out what follows: the prize, the levels in initiative order, the flights. (E14.10)"""
    flying = [seat for seat in s.order if seat in fight.armies and (fight.owner is not None or seat != winner)]
    s.agenda.append(EndFight())
    s.agenda += [Flight(seat, ARMY) for seat in reversed(flying)]  # E16.8, E17.4
    for seat in reversed(s.order):
        if seat in fight.sides:
            unit = DEFENCE if seat == fight.owner else ARMY
            s.agenda.append(losing(seat, unit, seat == winner, "E14.9"))
    s.agenda.append(Prize(winner))


@dataclass(frozen=True)
class EndFight(Happening):
    """The fight is over."""

    rule: ClassVar[str] = "E14.10"

    def run(self, s: Etherium, out: Outside) -> None:
        s.fight = None


# Prizes


@dataclass(frozen=True)
class Prize(Happening):
    """The winner takes an Army token; who has won a siege robs the city or lowers its guide."""  # E15.1, E16.2, E16.3

    rule: ClassVar[str] = "E16.3"
    seat: Seat

    def run(self, s: Etherium, out: Outside) -> None:
        fight = s.fight
        assert fight is not None
        if fight.owner is None:
            take_token(s, self.seat, ARMY_TOKEN, "E15.1" if len(fight.armies) == 2 else "E14.8", out)
            return
        if self.seat == fight.owner:
            take_token(s, self.seat, ARMY_TOKEN, "E16.2", out)
            return
        if len(fight.armies) > 1:
            take_token(s, self.seat, ARMY_TOKEN, "E16.9", out)
        prizes = prizes_of(s, fight.owner)
        if not prizes:
            if out.listening:
                out.tell("empty_city", seat=self.seat, victim=fight.owner, rule="E16.7")
            if len(fight.armies) == 1:
                take_token(s, self.seat, ARMY_TOKEN, "E16.7", out)
        elif len(prizes) == 1:
            claim(s, self.seat, prizes[0], out)
        else:
            s.agenda.append(ChoosePrize(self.seat))


def prizes_of(s: Etherium, owner: Seat) -> list[Move]:
    """List what a won siege may bring: a booster, Ether, basics, or a lower guide. (E16.3–E16.6)"""
    held = s.cubes[owner]
    prizes: list[Move] = []
    if held[BOOSTER]:
        prizes.append(Rob((0, 0, 0, 0, 1)))
    if held[ETHER_CUBE]:
        prizes.append(Rob((0, 0, 0, min(ROBBED_ETHER, held[ETHER_CUBE]), 0)))
    prizes += [Rob((*cubes, 0, 0)) for cubes in choices_of(ROBBED_BASICS, held) if any(cubes)]
    if s.levels[GUIDE][owner] >= LOWEST_GUIDE:
        prizes.append(LOWER)
    return prizes


@dataclass(frozen=True)
class ChoosePrize(Choice[Rob | Lower]):
    """Rob the city or lower its guide."""  # E16.3

    kind: ClassVar[str] = "prize"
    rule: ClassVar[str] = "E16.3"

    def options(self, s: Etherium) -> list[Move]:
        assert s.fight is not None and s.fight.owner is not None
        return prizes_of(s, s.fight.owner)

    def facts(self, s: Etherium) -> dict[str, Json]:
        assert s.fight is not None
        return {"victim": s.fight.owner}

    def take(self, s: Etherium, move: Rob | Lower, out: Outside) -> None:
        claim(s, self.seat, move, out)


def claim(s: Etherium, seat: Seat, prize: Move, out: Outside) -> None:
    """Take what was chosen, and the token that comes with it. (E16.4–E16.6, E16.9)"""
    fight = s.fight
    assert fight is not None and fight.owner is not None
    alone = len(fight.armies) == 1
    if isinstance(prize, Lower):
        lower_level(s, fight.owner, GUIDE, "E16.6", out)
        if alone:
            take_token(s, seat, ARMY_TOKEN, "E16.6", out)
        return
    assert isinstance(prize, Rob)
    steal(s, seat, fight.owner, prize.cubes, "E16.4", out)
    if prize.cubes[BOOSTER]:
        if not s.won[seat][RAMPAGE_TOKEN] and s.tokens[RAMPAGE_TOKEN]:
            take_token(s, seat, RAMPAGE_TOKEN, "E16.5", out)
        elif alone:
            take_token(s, seat, ARMY_TOKEN, "E16.5", out)


# Levels


@dataclass(frozen=True)
class LoseLevel(Happening):
    """A unit loses a level, unless something keeps it; its owner may have a card against it."""  # E14.9, E15.4

    rule: ClassVar[str] = "E14.9"
    seat: Seat
    unit: int
    won: bool
    clause: str

    def run(self, s: Etherium, out: Outside) -> None:
        why = self.kept(s)
        if why:
            self.tell_kept(s, why, out)
        elif self.unit != DEFENCE and s.levels[self.unit][self.seat] > LOWEST and s.hands[self.seat]:
            s.agenda.append(LossWindow(self.seat, self.unit, self.clause))
        else:
            lower_level(s, self.seat, self.unit, self.clause, out)

    def tell_kept(self, s: Etherium, why: str, out: Outside) -> None:
        if out.listening:
            by: dict[str, Json] = {"season": s.current} if why == "season" else {"capacity": KEEPERS[self.unit]}
            level = s.levels[self.unit][self.seat]
            out.tell("kept", seat=self.seat, unit=self.unit, level=level, why=why, rule="E14.9", **by)

    def kept(self, s: Etherium) -> str:
        """Tell what keeps the level; nothing if nothing does. (RE-B, CP4, CP5)"""
        if self.unit == ARMY and s.current != NO_SEASON and SEASONS[s.current].armies_last:
            return "season"
        return "capacity" if self.won and KEEPERS.get(self.unit) in s.capacities[self.seat] else ""


@dataclass(frozen=True)
class LossWindow(Choice[Play | Pass]):
    """A unit is about to lose a level: a card may keep it."""  # E5.14

    kind: ClassVar[str] = "loss"
    rule: ClassVar[str] = "E5.14"
    passes: ClassVar[bool] = True
    unit: int
    clause: str

    def options(self, s: Etherium) -> list[Move]:
        held = sorted(set(s.hands[self.seat]))
        spare = [card for card in held if FLASH[card].does == "spare" and FLASH[card].what == self.unit]
        return [PASS, *map(play, spare)]

    def reason(self, s: Etherium, move: Move) -> Refusal:
        return why_not_played(s, self.seat, move, "loss")

    def facts(self, s: Etherium) -> dict[str, Json]:
        return {"unit": self.unit}

    def take(self, s: Etherium, move: Play | Pass, out: Outside) -> None:
        if isinstance(move, Pass):
            lower_level(s, self.seat, self.unit, self.clause, out)
            return
        s.hands[self.seat].remove(move.card)
        s.discard.append(move.card)
        out.reveal()
        if out.listening:
            out.tell("played", seat=self.seat, card=move.card, rule="E5.14")
            level = s.levels[self.unit][self.seat]
            out.tell("kept", seat=self.seat, unit=self.unit, level=level, why="card", rule="E5.14", card=move.card)


losing = cache(LoseLevel)


# Pillages


def pillage(s: Etherium, seat: Seat, victim: Seat, out: Outside) -> None:
    """Pillage a collector: steal, then it loses a level and flees. (E15.2–E15.4)"""
    if out.listening:
        place = s.units[COLLECTOR][victim]
        out.tell("pillage", seat=seat, victim=victim, place=place, terrain=s.kinds[place], rule="E15.2")
    s.agenda.append(Flight(victim, COLLECTOR))
    s.agenda.append(losing(victim, COLLECTOR, False, "E15.4"))
    count = PILLAGED + (RECES_LOOT if s.peoples[seat] == RECES else 0)
    may_steal(s, seat, count, (victim,), None, "E15.3", out)
