"""The things on the table of Etherium."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.pile import Pile
from ...kernel.state import State
from ...kernel.words import Points, Seat
from .capacities import CAPACITIES
from .cards import CardId
from .lands import CITIES, SECTORS, Place, Terrain
from .panel import UNLAID, ActionId
from .peoples import BOOSTER, ETHER_CUBE, GUIDE, PeopleId
from .seasons import NO_SEASON, SEASONS, Season, SeasonId

ARMY_TOKEN, ETHER_TOKEN, CONNECTION_TOKEN, BOOSTER_TOKEN, RAMPAGE_TOKEN = range(5)
TOKENS = ("army", "ether", "connection", "booster", "rampage")
STARS = (2, 1, 4, 4, 6)  # E19.2
"""What a victory token of each kind is worth."""

FACES = 6  # E13.1
"""How many faces a die has."""

CUBES_FOR_A_STAR = 2  # E19.3
BOOSTERS_FOR_A_TOKEN = 3  # E18.2

SUPPLY = {4: 20, 6: 30}
TOKEN_SUPPLY = {4: (12, 8, 6, 4, 3), 6: (18, 12, 9, 6, 5)}
CAPACITY_SUPPLY = {4: 2, 6: 3}
"""What the box holds, by sectors. (E1.2–E1.5)"""

PROGRAMME_SECONDS = 120.0
WINDOW_SECONDS = 45.0
CHOICE_SECONDS = 20.0  # E21.1

RANKS = ((30, "legend"), (24, "master"), (18, "adept"), (0, "novice"))  # E21.3
"""What the stars of one person against bots are worth, from the highest down."""

SEATS_OFFERED = 4  # E21.4
"""Up to how many seats bots are offered to one or two people."""

NO_TOTAL = -1
"""The total of a side that has not rolled, or that does not fight."""


@dataclass(frozen=True)
class Roll:
    """Dice on the table, until their roller ends the roll. (E13)"""

    seat: Seat
    of: int
    """One of ROLLS: an army, a defence or a connection."""
    dice: tuple[int, ...]
    bonus: int
    """What powers, seasons and capacities add by themselves. (E13.5)"""
    cards: int = 0
    """What Flash cards have added."""
    rerolled: tuple[bool, ...] = ()
    """Which dice have been re-rolled for showing 1 or 2. (E13.6)"""

    @property
    def total(self) -> int:
        """The sum without the guide."""
        return sum(self.dice) + self.bonus + self.cards


@dataclass(frozen=True)
class Fight:
    """An assault or a siege that is being fought. (E14–E16)"""

    place: Place
    owner: Seat | None
    """Whose city is besieged; None: an assault on a terrain."""
    armies: tuple[Seat, ...]
    """In initiative order."""
    totals: tuple[int, ...]
    """For each seat of the table; NO_TOTAL where none stands."""
    leaders: tuple[Seat, ...]
    """Who may still win: at first all sides, after a tie those who lead. (E14.8)"""

    @property
    def sides(self) -> tuple[Seat, ...]:
        """All who fight: the armies, and the city."""
        return self.armies if self.owner is None else (*self.armies, self.owner)


@dataclass
class Etherium(State):
    """The table. Seats index the lists."""

    seats: int
    sectors: int
    clock: int
    """How often the seconds of the rules are counted: 0 is no clock, 2 is double. (E21.1)"""
    box: tuple[PeopleId, ...]
    """The peoples that may be played. (E1.1)"""
    kinds: tuple[Terrain, ...]
    """What lies on each socket."""
    peoples: tuple[PeopleId, ...]
    order: tuple[Seat, ...]
    """Initiative: of the season, or of the choice of peoples and terrains before."""
    draft: tuple[SeasonId, ...]
    """The season cards drawn for laying the board. (E3.2)"""
    season: int
    number: int
    """The number that is executed, from 1; 0 before the programmes are shown."""
    drawn_seasons: tuple[SeasonId, ...]
    """All season cards so far."""
    current: SeasonId
    """The season card that holds now, or NO_SEASON."""
    supply: list[int]
    """Cubes by colour."""
    tokens: list[int]
    """Victory tokens left, by kind."""
    stock: list[int]
    """Capacity tokens left, by kind."""
    pile: Pile
    discard: list[CardId]
    units: list[list[Place]]
    """Where each army and each collector stands."""
    levels: list[list[int]]
    """The level of each army, collector, defence and guide."""
    cubes: list[list[int]]
    """Of each seat, by colour."""
    won: list[list[int]]
    """Victory tokens of each seat, by kind."""
    capacities: list[tuple[int, ...]]
    hands: list[list[CardId]]
    drawn: tuple[CardId, ...]
    """Two cards of which Mauhéa keeps one."""
    actions: list[int]
    """How many action tokens each seat has this season. (E6.5)"""
    programmes: list[tuple[ActionId, ...]]
    """For each token, the action that it lies on."""
    locked: list[bool]
    """Whose programme is locked; in a window, who has answered."""
    late: list[bool]
    """Whose clock for the programme has run out."""
    laid: list[tuple[CardId, ...]]
    """What each has laid down in secret: cards for the season window, or cards to discard."""
    shown: tuple[tuple[Seat, CardId], ...]
    """Cards that lie open: the one that acts, then those of the season window that have still to act."""
    harvest: list[int]
    favour: list[int]
    drought: list[int]
    """How many cards of each of these work for each seat until the season ends."""
    fortune: list[bool]
    """Who has used Fortune this season."""
    roll: Roll | None
    fight: Fight | None

    def copy(self) -> Etherium:
        return Etherium(
            self.agenda.copy(),
            self.seats,
            self.sectors,
            self.clock,
            self.box,
            self.kinds,
            self.peoples,
            self.order,
            self.draft,
            self.season,
            self.number,
            self.drawn_seasons,
            self.current,
            self.supply.copy(),
            self.tokens.copy(),
            self.stock.copy(),
            self.pile.copy(),
            self.discard.copy(),
            [places.copy() for places in self.units],
            [levels.copy() for levels in self.levels],
            [cubes.copy() for cubes in self.cubes],
            [won.copy() for won in self.won],
            self.capacities.copy(),
            [hand.copy() for hand in self.hands],
            self.drawn,
            self.actions.copy(),
            self.programmes.copy(),
            self.locked.copy(),
            self.late.copy(),
            self.laid.copy(),
            self.shown,
            self.harvest.copy(),
            self.favour.copy(),
            self.drought.copy(),
            self.fortune.copy(),
            self.roll,
            self.fight,
        )

    def card(self) -> Season | None:
        """Tell the season card that holds now."""
        return None if self.current == NO_SEASON else SEASONS[self.current]

    def affine(self, seat: Seat) -> bool:
        """Whether it is the season of a seat's people. (E4.5)"""
        return self.current != NO_SEASON and SEASONS[self.current].people == self.peoples[seat]

    def city(self, seat: Seat) -> Place:
        """Tell where the city of a seat lies."""
        return CITIES + SECTORS[self.seats][seat]

    def owner(self, place: Place) -> Seat | None:
        """Tell whose city a place is; None where it is none, or a ruin."""
        sector = place - CITIES
        owners = SECTORS[self.seats]
        return owners.index(sector) if sector in owners else None

    def seat_of(self, people: PeopleId) -> Seat | None:
        """Tell who plays a people."""
        return self.peoples.index(people) if people in self.peoples else None


def unlaid(tokens: int) -> tuple[ActionId, ...]:
    """Make a programme on which no token lies yet."""
    return (UNLAID,) * tokens


def stars_by_source(won: list[int], capacities: tuple[int, ...], guide: int, ether: int) -> dict[str, Points]:
    """Tell how the stars of a seat are made up. (E19.2, E19.3)"""
    stars = {name: STARS[kind] * won[kind] for kind, name in enumerate(TOKENS)}
    stars["capacities"] = sum(CAPACITIES[each].stars for each in capacities)
    stars["guide"] = guide
    stars["cubes"] = ether // CUBES_FOR_A_STAR
    return stars


def stars_of(s: Etherium, seat: Seat) -> Points:
    """Count the stars of a seat."""
    won = s.won[seat]
    stars = sum(value * count for value, count in zip(STARS, won, strict=True))
    for each in s.capacities[seat]:
        stars += CAPACITIES[each].stars
    return stars + s.levels[GUIDE][seat] + s.cubes[seat][ETHER_CUBE] // CUBES_FOR_A_STAR


def rank_of(stars: Points) -> str:
    """Tell what one person against bots has become. (E21.3)"""
    return next(name for least, name in RANKS if stars >= least)


def spare_cubes(s: Etherium, seat: Seat) -> int:
    """Count the cubes that decide a tie: basics and boosters. (E19.5)"""
    cubes = s.cubes[seat]
    return cubes[0] + cubes[1] + cubes[2] + cubes[BOOSTER]
