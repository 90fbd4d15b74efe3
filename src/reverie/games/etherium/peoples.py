"""The six peoples: levels, resources, prices and powers. Numbers are data of the ledger's Content."""

from __future__ import annotations

from dataclasses import dataclass

ARMY, COLLECTOR, DEFENCE, GUIDE = range(4)
UNITS = ("army", "collector", "defence", "guide")

ROCK, WOOD, METAL, ETHER_CUBE, BOOSTER = range(5)
CUBES = ("rock", "wood", "metal", "ether", "booster")

Cubes = tuple[int, int, int, int, int]
"""A number of cubes of each colour."""

Basics = tuple[int, int, int]
"""A number of rock, wood and metal."""

PSOLOS, RECES, HIVALIA, ERTIS, MEINAS, MAUHEA = range(6)

PeopleId = int

NOBODY: PeopleId = -1
"""The people of a seat that has not chosen yet, and of Night."""


@dataclass(frozen=True)
class People:
    """What is printed on a people's screen."""

    slug: str
    colour: str
    levels: tuple[int, int, int, int]
    """Army, collector, defence, guide."""
    start: Cubes
    start_of_two: Cubes
    """With two players."""
    army: int
    collector: int
    defence: int
    """What is added to the level to reach, as the price of an upgrade."""
    rate: int
    """Basics for one Ether."""
    cards: int
    card_price: int
    """How many Flash cards for how much Ether."""
    capacity_price: int
    booster_price: int


PEOPLES = (
    People("psolos", "yellow", (2, 2, 3, 0), (2, 2, 1, 2, 0), (2, 2, 1, 2, 0), 0, 1, -1, 3, 2, 2, 2, 3),
    People("reces", "red", (3, 1, 2, 1), (0, 0, 2, 0, 0), (2, 2, 2, 1, 0), -2, 1, 0, 4, 1, 1, 3, 3),
    People("hivalia", "blue", (2, 1, 2, 1), (1, 1, 1, 1, 0), (2, 2, 2, 2, 0), 0, 1, 0, 3, 2, 1, 3, 3),
    People("ertis", "green", (2, 2, 2, 1), (0, 2, 1, 1, 0), (0, 2, 1, 0, 0), -1, -1, 0, 3, 3, 2, 2, 3),
    People("meinas", "white", (2, 2, 2, 1), (1, 1, 1, 0, 0), (1, 1, 1, 0, 0), -1, 0, 0, 3, 2, 2, 3, 3),
    People("mauhea", "violet", (2, 2, 2, 1), (1, 1, 1, 1, 0), (1, 1, 1, 1, 0), -1, 0, 0, 3, 3, 1, 3, 3),
)

FOUR = (PSOLOS, RECES, HIVALIA, ERTIS)
"""Those that 2 to 4 players take from. (E1.1)"""

# Powers

PSOLOS_ROCK = 1
PSOLOS_ROCK_IN_SEASON = 2
"""PS-P and its season bonus: more rock at each collect."""

RECES_LOOT = 1
"""RE-P: more basics at each pillage."""

RECES_ROLL_IN_SEASON = 3
"""Reces in its season: on all rolls of its army."""

HIVALIA_HARVEST = 2
"""HI-P: basics after an opponent has collected Ether."""

HIVALIA_DISCOUNT_IN_SEASON = 1
"""Hivalia in its season: Ether less for each transformation."""

ERTIS_WOOD = 1
ERTIS_WOOD_IN_SEASON = 2
"""ER-P: more wood at a forest collect; in its season at each collect of any kind."""

MEINAS_POINTS = 1
MEINAS_POINTS_IN_SEASON = 1
"""ME-P and its season bonus: movement points more on each move."""

MAUHEA_DRAWS = 2
"""MA-P: Flash cards in phase 1, of which one is kept."""

HAND_LIMIT = 6
MAUHEA_HAND_LIMIT = 8
"""E5.7 and MA-P."""

GUIDE_PRICE: Basics = (1, 1, 1)  # E10.4
HIGHEST, LOWEST = 4, 1  # E10.1


def start_of(people: People, seats: int) -> Cubes:
    """Tell with which cubes a people begins. (E1.8)"""
    return people.start_of_two if seats == 2 else people.start
