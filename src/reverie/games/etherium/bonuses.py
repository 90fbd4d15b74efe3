"""What powers, seasons, capacities and cards add to an action: yields, prices, movement points, dice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from ...kernel.words import Move, Seat
from .capacities import (
    BASTION,
    BASTION_ROLL,
    CAPACITIES,
    HARVEST,
    HARVEST_MORE,
    TAILWIND,
    TAILWIND_POINTS,
    VANGUARD,
    VANGUARD_ROLL,
    CapacityId,
)
from .cards import ARMY_ROLL, CONNECTION_ROLL, DEFENCE_ROLL
from .lands import CITY, ETHER, FOREST, MINE, MOUNTAIN, Place, Terrain, ways
from .moves import Go
from .panel import CAPACITY, CARDS
from .peoples import (
    ARMY,
    COLLECTOR,
    DEFENCE,
    ERTIS,
    ERTIS_WOOD,
    ERTIS_WOOD_IN_SEASON,
    ETHER_CUBE,
    GUIDE,
    GUIDE_PRICE,
    HAND_LIMIT,
    HIVALIA,
    HIVALIA_DISCOUNT_IN_SEASON,
    MAUHEA,
    MAUHEA_HAND_LIMIT,
    MEINAS,
    MEINAS_POINTS,
    MEINAS_POINTS_IN_SEASON,
    METAL,
    PEOPLES,
    PSOLOS,
    PSOLOS_ROCK,
    PSOLOS_ROCK_IN_SEASON,
    RECES,
    RECES_ROLL_IN_SEASON,
    ROCK,
    WOOD,
    Basics,
)
from .seasons import NO_SEASON, SEASONS
from .state import ETHER_TOKEN, Etherium

RESOURCE = {MINE: METAL, FOREST: WOOD, MOUNTAIN: ROCK, ETHER: ETHER_CUBE}  # E9.1
"""What each terrain yields."""

PAID_IN = {ARMY: METAL, COLLECTOR: WOOD, DEFENCE: ROCK}  # E10.3

Part = tuple[str, int, int]
"""Where a part of a sum comes from, the colour, how many."""


@dataclass(frozen=True)
class Yield:
    """What a collect brings, and how it is made up. (E9)"""

    parts: tuple[Part, ...]
    cubes: tuple[int, ...]
    """What comes, as far as the supply lasts."""
    token: bool
    """Whether an Ether token comes."""

    @property
    def nothing(self) -> bool:
        """Whether neither cube nor token would come. (E9.7)"""
        return not self.token and not any(self.cubes)


def collects(s: Etherium, seat: Seat) -> Yield:
    """Tell what a collect would bring a seat where its collector stands, which is not a city. (E9.3–E9.7)"""
    terrain = s.kinds[s.units[COLLECTOR][seat]]
    parts = collect_parts(s, seat, terrain)
    sums = [0, 0, 0, 0, 0]
    for _, colour, count in parts:
        sums[colour] += count
    cubes = tuple([max(0, min(wanted, left)) for wanted, left in zip(sums, s.supply, strict=True)])
    return Yield(tuple(parts), cubes, terrain == ETHER and s.tokens[ETHER_TOKEN] > 0)


def collect_parts(s: Etherium, seat: Seat, terrain: Terrain) -> list[Part]:
    """List what a collect is made up of. (E9.3, E9.6)"""
    own = RESOURCE[terrain]
    parts: list[Part] = [("level", own, s.levels[COLLECTOR][seat])]
    people = s.peoples[seat]
    affine = s.affine(seat)
    if people == PSOLOS:
        parts.append(("people", ROCK, PSOLOS_ROCK))
        if affine:
            parts.append(("affinity", ROCK, PSOLOS_ROCK_IN_SEASON))
    elif people == ERTIS:
        if terrain == FOREST:
            parts.append(("people", WOOD, ERTIS_WOOD))
        if affine:
            parts.append(("affinity", WOOD, ERTIS_WOOD_IN_SEASON))
    if HARVEST in s.capacities[seat]:
        parts.append(("capacity", own, HARVEST_MORE))
    if s.harvest[seat]:
        parts.append(("card", own, s.harvest[seat]))
    if s.current != NO_SEASON:
        season = SEASONS[s.current]
        more = season.kind + (season.metal, season.wood, season.rock, season.ether)[terrain]
        more += season.basics if terrain != ETHER else 0
        if more:
            parts.append(("season", own, more))
    dry = sum(s.drought) - s.drought[seat] if terrain != ETHER else 0
    if dry:
        parts.append(("drought", own, -dry))
    return parts


# Moving


def movement_points(s: Etherium, seat: Seat) -> int:
    """Tell the movement points of a programmed move. (E8.3)"""
    points = 1
    if s.peoples[seat] == MEINAS:
        points += MEINAS_POINTS + (MEINAS_POINTS_IN_SEASON if s.affine(seat) else 0)
    return points + (TAILWIND_POINTS if TAILWIND in s.capacities[seat] else 0)


def reach(s: Etherium, seat: Seat, unit: int) -> dict[Place, tuple[Place, ...]]:
    """Tell where one programmed move takes a unit, and a shortest way; cities that it may not enter included."""
    return ways(s.sectors, s.units[unit][seat], movement_points(s, seat), not is_calm(s))


def is_calm(s: Etherium) -> bool:
    """Whether there is no slipstream. (ME-B)"""
    return s.current != NO_SEASON and SEASONS[s.current].calm


def may_enter(s: Etherium, seat: Seat, unit: int, place: Place) -> bool:
    """Whether a unit may end on a place. (E8.6)"""
    kind = s.kinds[place]
    if kind != CITY:
        return kind <= ETHER
    return unit == ARMY or place == s.city(seat)


def moves_to(s: Etherium, seat: Seat, terrain: Terrain) -> tuple[Move, ...]:
    """List the programmed moves that take either unit to this kind of terrain. (E8)"""
    armies, collectors = s.units
    points, home = movement_points(s, seat), s.city(seat)
    return landings(s.kinds, terrain, s.sectors, armies[seat], collectors[seat], points, not is_calm(s), home)


@lru_cache(1 << 16)
def landings(
    kinds: tuple[Terrain, ...],
    terrain: Terrain,
    sectors: int,
    army: Place,
    collector: Place,
    points: int,
    slipstream: bool,
    home: Place,
) -> tuple[Move, ...]:
    """List the moves to a kind of terrain, the army's first; of cities a collector enters its own alone. (E8.6)"""
    return tuple(
        Go(unit, place)
        for unit, start in ((ARMY, army), (COLLECTOR, collector))
        for place in ways(sectors, start, points, slipstream)
        if kinds[place] == terrain and (terrain != CITY or unit == ARMY or place == home)
    )


# Paying


def discount(s: Etherium, seat: Seat) -> int:
    """Tell how many basics an upgrade costs less. (E10.6)"""
    return s.favour[seat] + (SEASONS[s.current].discount if s.current != NO_SEASON else 0)


def upgrade_price(s: Etherium, seat: Seat, unit: int) -> int:
    """Tell how many basics the next level of a unit costs. (E10.3, E10.4, E10.6)"""
    if unit == GUIDE:
        return max(1, sum(GUIDE_PRICE) - discount(s, seat))
    people = PEOPLES[s.peoples[seat]]
    more = people.army if unit == ARMY else people.collector if unit == COLLECTOR else people.defence
    return max(1, max(1, s.levels[unit][seat] + 1 + more) - discount(s, seat))


def upgrade_payments(s: Etherium, seat: Seat, unit: int) -> list[Basics]:
    """List the ways to pay the next level of a unit; none if it cannot be paid. (E10.5, E10.6)"""
    price = upgrade_price(s, seat, unit)
    held = s.cubes[seat]
    if unit != GUIDE:
        colour = PAID_IN[unit]
        if held[colour] < price:
            return []
        return [(price if colour == ROCK else 0, price if colour == WOOD else 0, price if colour == METAL else 0)]
    owned = [colour for colour in (ROCK, WOOD, METAL) if held[colour]]
    return [
        (int(ROCK in paid), int(WOOD in paid), int(METAL in paid)) for paid in combinations(owned, price)
    ]  # E10.4: one of each


def ether_price(s: Etherium, seat: Seat, way: int) -> int:
    """Tell what cards, a capacity or a booster cost a seat in Ether. (E11, HI-P)"""
    people = PEOPLES[s.peoples[seat]]
    price = people.card_price if way == CARDS else people.capacity_price if way == CAPACITY else people.booster_price
    if s.peoples[seat] == HIVALIA and s.affine(seat):
        return max(0, price - HIVALIA_DISCOUNT_IN_SEASON)
    return price


def capacities_to_buy(s: Etherium, seat: Seat) -> list[CapacityId]:
    """List the capacities that a seat may take and can pay. (E11.4, E11.5)"""
    held = s.cubes[seat]
    if held[ETHER_CUBE] < ether_price(s, seat, CAPACITY):
        return []
    return [
        number
        for number in capacities_left(s, seat)
        if all(held[colour] >= n for colour, n in enumerate(CAPACITIES[number].extra))
    ]


def capacities_left(s: Etherium, seat: Seat) -> list[CapacityId]:
    """List the capacities that a seat may still take, be it able to pay them or not. (E11.5)"""
    own = s.capacities[seat]
    return [number for number in range(len(CAPACITIES)) if s.stock[number] and number not in own]


# Rolling


def roll_bonus(s: Etherium, seat: Seat, of: int) -> list[tuple[str, int]]:
    """List what is added to a roll by itself. (E13.5)"""
    own = s.capacities[seat]
    added: list[tuple[str, int]] = []
    if of == ARMY_ROLL:
        if s.peoples[seat] == RECES and s.affine(seat):
            added.append(("affinity", RECES_ROLL_IN_SEASON))
        if VANGUARD in own:
            added.append(("capacity", VANGUARD_ROLL))
    elif of == DEFENCE_ROLL:
        if BASTION in own:
            added.append(("capacity", BASTION_ROLL))
    elif of == CONNECTION_ROLL and s.current != NO_SEASON and SEASONS[s.current].connection:
        added.append(("season", SEASONS[s.current].connection))
    return added


def may_reroll_low(s: Etherium, seat: Seat) -> bool:
    """Whether a seat may re-roll its 1s and 2s. (ER-P, ER-B, E13.6)"""
    return s.peoples[seat] == ERTIS or (s.current != NO_SEASON and SEASONS[s.current].omens)


def hand_limit(s: Etherium, seat: Seat) -> int:
    """Tell how many cards a seat may hold when a season ends. (E5.7, MA-P)"""
    return MAUHEA_HAND_LIMIT if s.peoples[seat] == MAUHEA else HAND_LIMIT


def dice_of(s: Etherium, seat: Seat, of: int) -> int:
    """Tell how many dice an army or a defence rolls. (E13.2)"""
    return s.levels[ARMY if of == ARMY_ROLL else DEFENCE][seat]
