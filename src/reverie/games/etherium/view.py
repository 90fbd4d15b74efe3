"""What each seat of Etherium knows, and the worlds it may imagine. (E20)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...kernel.chance import Chance
from ...kernel.event import Event
from ...kernel.game import Tally
from ...kernel.pile import Pile
from ...kernel.step import Step
from ...kernel.view import View, agenda_in_sight
from ...kernel.words import Points, Seat
from .bonuses import ether_price, may_enter, movement_points, reach, upgrade_price
from .cards import BOX, UNSEEN, CardId
from .flash import SeasonWindow, playable_in_season, some_of
from .lands import SECTORS, Place, Terrain
from .panel import CAPACITY, CARDS, FUEL, UNLAID, ActionId
from .peoples import ARMY, COLLECTOR, MAUHEA, PEOPLES, PeopleId
from .programming import AllProgramme, random_actions
from .seasons import SeasonId
from .state import Etherium, Fight, Roll, stars_by_source, stars_of, unlaid
from .steps import CheckHands, excess


@dataclass(frozen=True)
class Player:
    """All that is public of a seat. (E20.1)"""

    people: PeopleId
    sector: int
    army: Place
    collector: Place
    levels: tuple[int, ...]
    """Army, collector, defence, guide."""
    cubes: tuple[int, ...]
    """Rock, wood, metal, Ether, boosters."""
    tokens: tuple[int, ...]
    """Victory tokens by kind."""
    capacities: tuple[int, ...]
    cards: int
    """How many Flash cards it holds."""
    actions: int
    """How many action tokens it has this season."""
    locked: bool
    """Whether its programme is locked; in a window, whether it has answered."""
    late: bool
    fortune: bool
    """Whether Fortune is used up this season."""
    harvest: int
    favour: int
    drought: int
    """How many of these cards work for it this season."""
    programme: tuple[ActionId, ...]
    """As far as all may see it."""
    points: int
    """Movement points of a programmed move."""
    reach: tuple[tuple[Place, ...], tuple[Place, ...]]
    """Where one move takes the army, and the collector."""
    upgrades: tuple[int, ...]
    """What the next level of each unit costs."""
    prices: tuple[int, ...]
    """Basics for one Ether; Ether for cards, a capacity, a booster."""
    stars: Points


@dataclass(frozen=True)
class EtheriumView(View):
    """Everything public, one's own hand, programme and laid cards."""

    seats: int
    sectors: int
    clock: int
    box: tuple[PeopleId, ...]
    kinds: tuple[Terrain, ...]
    order: tuple[Seat, ...]
    draft: tuple[SeasonId, ...]
    season: int
    number: int
    drawn_seasons: tuple[SeasonId, ...]
    current: SeasonId
    supply: tuple[int, ...]
    tokens: tuple[int, ...]
    stock: tuple[int, ...]
    pile: int
    """How many Flash cards are face down."""
    discard: tuple[CardId, ...]
    players: tuple[Player, ...]
    hand: tuple[CardId, ...]
    """One's own."""
    drawn: tuple[CardId, ...]
    """Two cards of which Mauhéa keeps one; UNSEEN to all others."""
    programme: tuple[ActionId, ...]
    """One's own, as it lies now."""
    laid: tuple[CardId, ...]
    """What oneself has laid down in secret."""
    shown: tuple[tuple[Seat, CardId], ...]
    roll: Roll | None
    fight: Fight | None
    agenda: tuple[Step[Any], ...]


def view(s: Etherium, seat: Seat | None) -> EtheriumView:
    """Tell what a seat, or a spectator, knows."""
    return EtheriumView(
        seat,
        s.seats,
        s.sectors,
        s.clock,
        s.box,
        s.kinds,
        s.order,
        s.draft,
        s.season,
        s.number,
        s.drawn_seasons,
        s.current,
        tuple(s.supply),
        tuple(s.tokens),
        tuple(s.stock),
        len(s.pile),
        tuple(s.discard),
        tuple([player(s, each) for each in range(s.seats)]),
        () if seat is None else tuple(sorted(s.hands[seat])),
        s.drawn if seat is not None and s.seat_of(MAUHEA) == seat else (UNSEEN,) * len(s.drawn),
        () if seat is None else s.programmes[seat],
        () if seat is None else s.laid[seat],
        s.shown,
        s.roll,
        s.fight,
        agenda_in_sight(s.agenda),
    )


def player(s: Etherium, seat: Seat) -> Player:
    """Tell all that is public of a seat."""
    set_up = s.season > 0
    return Player(
        s.peoples[seat],
        SECTORS[s.seats][seat],
        s.units[ARMY][seat],
        s.units[COLLECTOR][seat],
        tuple([levels[seat] for levels in s.levels]),
        tuple(s.cubes[seat]),
        tuple(s.won[seat]),
        s.capacities[seat],
        len(s.hands[seat]),
        s.actions[seat],
        s.locked[seat],
        s.late[seat],
        s.fortune[seat],
        s.harvest[seat],
        s.favour[seat],
        s.drought[seat],
        s.programmes[seat] if s.number else unlaid(s.actions[seat]),
        movement_points(s, seat) if set_up else 0,
        (reached(s, seat, ARMY), reached(s, seat, COLLECTOR)) if set_up else ((), ()),
        tuple([upgrade_price(s, seat, unit) for unit in range(4)]) if set_up else (),
        prices(s, seat) if set_up else (),
        stars_of(s, seat),
    )


def reached(s: Etherium, seat: Seat, unit: int) -> tuple[Place, ...]:
    """List where one programmed move may take a unit."""
    return tuple([place for place in reach(s, seat, unit) if may_enter(s, seat, unit, place)])


def prices(s: Etherium, seat: Seat) -> tuple[int, ...]:
    """Tell the prices of the four transformations."""
    return (PEOPLES[s.peoples[seat]].rate, *[ether_price(s, seat, way) for way in (CARDS, CAPACITY, FUEL)])


def sources(v: EtheriumView, seat: Seat) -> dict[str, Points]:
    """Tell how the stars of a seat are made up."""
    each = v.players[seat]
    return stars_by_source(list(each.tokens), each.capacities, each.levels[3], each.cubes[3])


# Imagining


def imagine(v: EtheriumView, chance: Chance) -> Etherium:
    """Deal the unseen cards at random; let the others have laid down something that they might."""
    hidden = unseen_cards(v)
    hands = [
        list(v.hand) if seat == v.seat else deal(hidden, each.cards, chance) for seat, each in enumerate(v.players)
    ]
    drawn = tuple([deal(hidden, 1, chance)[0] if card == UNSEEN else card for card in v.drawn])
    s = Etherium(
        list(v.agenda),
        v.seats,
        v.sectors,
        v.clock,
        v.box,
        v.kinds,
        tuple([each.people for each in v.players]),
        v.order,
        v.draft,
        v.season,
        v.number,
        v.drawn_seasons,
        v.current,
        list(v.supply),
        list(v.tokens),
        list(v.stock),
        Pile(hidden),
        list(v.discard),
        [[each.army for each in v.players], [each.collector for each in v.players]],
        [[each.levels[unit] for each in v.players] for unit in range(4)],
        [list(each.cubes) for each in v.players],
        [list(each.tokens) for each in v.players],
        [each.capacities for each in v.players],
        hands,
        drawn,
        [each.actions for each in v.players],
        [v.programme if seat == v.seat else each.programme for seat, each in enumerate(v.players)],
        [each.locked for each in v.players],
        [each.late for each in v.players],
        [()] * v.seats,
        v.shown,
        [each.harvest for each in v.players],
        [each.favour for each in v.players],
        [each.drought for each in v.players],
        [each.fortune for each in v.players],
        v.roll,
        v.fight,
    )
    if v.seat is not None:
        s.laid[v.seat] = v.laid
    let_others_lay(s, v.seat, chance)
    return s


def unseen_cards(v: EtheriumView) -> list[CardId]:
    """List the cards that the seat sees nowhere: in the pile or in other hands."""
    left = list(BOX)
    for card in (*v.hand, *v.discard, *[card for _, card in v.shown], *v.drawn):
        if card != UNSEEN:
            left.remove(card)
    return left


def deal(hidden: list[CardId], count: int, chance: Chance) -> list[CardId]:
    """Draw cards from those unseen."""
    dealt: list[CardId] = []
    for _ in range(count):
        at = chance.below(len(hidden))
        hidden[at], hidden[-1] = hidden[-1], hidden[at]
        dealt.append(hidden.pop())
    return dealt


def let_others_lay(s: Etherium, me: Seat | None, chance: Chance) -> None:
    """Let the others have laid what they have answered with: cards, discards, a programme."""
    if not s.agenda:
        return
    top = s.agenda[-1]
    for seat in range(s.seats):
        if seat == me:
            continue
        if isinstance(top, SeasonWindow) and s.locked[seat] and s.hands[seat]:
            s.laid[seat] = some_of(playable_in_season(s, s.hands[seat]), chance)
        elif isinstance(top, CheckHands) and s.locked[seat]:
            s.laid[seat] = tuple(deal(s.hands[seat].copy(), excess(s, seat), chance))
        elif isinstance(top, AllProgramme):
            s.programmes[seat] = some_programme(s, seat, chance)


def some_programme(s: Etherium, seat: Seat, chance: Chance) -> tuple[ActionId, ...]:
    """Make up what lies on another's panel: all of it, if it is locked."""
    if not s.locked[seat]:
        return unlaid(s.actions[seat])
    return random_actions(s.actions[seat], chance)


def features(v: EtheriumView) -> list[float]:
    """Tell a view as figures: season and supply, one's hand and programme, then each player from oneself on."""
    me = v.seat or 0
    figures = [float(v.season), float(v.number), float(v.current), float(v.pile), *map(float, v.supply)]
    figures += [float(kind) for kind in v.kinds]
    figures += [float(v.hand.count(card)) for card in range(26)]
    laid = [*v.programme, *[UNLAID] * (6 - len(v.programme))]
    figures += [float(action) for action in laid]
    for turn in range(v.seats):
        seat = (me + turn) % v.seats
        each = v.players[seat]
        figures += [float(each.people), float(each.army), float(each.collector), float(each.cards)]
        figures += [*map(float, each.levels), *map(float, each.cubes), *map(float, each.tokens)]
        figures += [float(number in each.capacities) for number in range(7)]
        figures += [float(v.order.index(seat)) if seat in v.order else -1.0, float(each.actions), float(each.stars)]
    return figures


COUNTED = {
    "acts": "actions",
    "failed": "consolations",
    "assault": "assaults",
    "siege": "sieges",
    "pillage": "pillages",
    "connected": "connections",
}
"""What is counted of a game, by its events."""


def tally(v: EtheriumView, events: Sequence[Event]) -> Tally:
    """Tell what a finished game is counted by: peoples, initiative of the last season, stars by source, conflicts."""
    traits = [
        {"people": PEOPLES[each.people].slug, "initiative": str(v.order.index(seat) + 1)}
        for seat, each in enumerate(v.players)
    ]
    happened = dict.fromkeys(COUNTED.values(), 0)
    for event in events:
        if event.kind in COUNTED:
            happened[COUNTED[event.kind]] += 1
    return Tally(tuple(traits), tuple([sources(v, seat) for seat in range(v.seats)]), happened)
