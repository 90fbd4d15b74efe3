"""The five actions: whether one is possible, the ways to execute it, and what it does. (E7–E12)"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ...kernel.chance import Chance
from ...kernel.outside import Outside
from ...kernel.step import Form
from ...kernel.words import Json, Move, Refusal, Seat
from .acts import basics, cards_left, choices_of, draw, gain, give_back, put, raise_level, take_token
from .bonuses import (
    PAID_IN,
    Yield,
    capacities_left,
    capacities_to_buy,
    collects,
    ether_price,
    is_calm,
    may_enter,
    movement_points,
    moves_to,
    reach,
    upgrade_payments,
    upgrade_price,
)
from .capacities import CAPACITIES
from .choices import Choice, may_take
from .lands import ETHER
from .moves import Buy, Etherise, Go, Pass, Upgrade
from .panel import (
    ABOUT,
    CAPACITY,
    CARDS,
    COLLECT,
    CONNECT,
    ETHERISE,
    FUEL,
    MOVE,
    TRANSFORM,
    UPGRADE,
    VERB,
    ActionId,
)
from .peoples import (
    ARMY,
    BOOSTER,
    COLLECTOR,
    ETHER_CUBE,
    GUIDE,
    GUIDE_PRICE,
    HIGHEST,
    HIVALIA,
    HIVALIA_HARVEST,
    PEOPLES,
    Basics,
)
from .rolls import connect, cubes_of
from .state import ETHER_TOKEN, Etherium

DO: Move = Pass()
"""The one way to execute what leaves nothing to choose."""


def why_not(s: Etherium, seat: Seat, action: ActionId) -> Refusal | None:
    """Tell why an action is impossible now; None if it is possible. (E7.4)"""
    verb, about = VERB[action], ABOUT[action]
    if verb == MOVE:
        return why_not_move(s, seat, about)
    if verb == COLLECT:
        return why_not_collect(s, seat, about)
    if verb == UPGRADE:
        return why_not_upgrade(s, seat, about)
    if verb == TRANSFORM:
        return why_not_transform(s, seat, about)
    return None  # E12.4


def why_not_move(s: Etherium, seat: Seat, terrain: int) -> Refusal | None:
    """Tell why neither unit gets to a kind of terrain. (E8.7)"""
    if moves_to(s, seat, terrain):
        return None
    key = "becalmed" if is_calm(s) else "out_of_reach"
    return Refusal("E8.7", key, terrain=terrain, count=movement_points(s, seat))


def why_not_collect(s: Etherium, seat: Seat, terrain: int | None) -> Refusal | None:
    """Tell why a collect is impossible; without a terrain, of wherever the collector stands. (E9.2, E9.7, F25)"""
    stands = s.kinds[s.units[COLLECTOR][seat]]
    if stands > ETHER or (terrain is not None and stands != terrain):
        return Refusal("E9.2", "collector_elsewhere", terrain=stands)
    found = collects(s, seat)
    if not found.nothing:
        return None
    level = s.levels[COLLECTOR][seat]
    wanted = sum(count for _, _, count in found.parts)
    if wanted > 0:
        return Refusal("E9.7", "supply_empty", terrain=stands)
    return Refusal("E9.7", "nothing_to_collect", level=level, count=level - wanted)


def why_not_upgrade(s: Etherium, seat: Seat, unit: int) -> Refusal | None:
    """Tell why a unit cannot be upgraded. (E10.5)"""
    if s.levels[unit][seat] >= HIGHEST:
        return Refusal("E10.5", "at_the_top", unit=unit)
    if not upgrade_payments(s, seat, unit):
        price = upgrade_price(s, seat, unit)
        if unit == GUIDE and price < sum(GUIDE_PRICE):
            return Refusal("E10.5", "guide_too_dear", count=price)
        if unit == GUIDE:
            return Refusal("E10.5", "upgrade_too_dear", unit=unit, count=price, cubes=[*GUIDE_PRICE, 0, 0], most=0)
        colour = PAID_IN[unit]
        cubes, held = list(cubes_of(colour, price)), s.cubes[seat][colour]
        return Refusal("E10.5", "upgrade_too_dear", unit=unit, count=price, cubes=cubes, most=held)
    return None


def why_not_transform(s: Etherium, seat: Seat, way: int) -> Refusal | None:
    """Tell why a transformation is impossible. (E11.8)"""
    held = s.cubes[seat]
    if way == ETHERISE:
        if not s.supply[ETHER_CUBE]:
            return Refusal("E11.8", "none_left", way=way)
        rate, owned = PEOPLES[s.peoples[seat]].rate, basics(held)
        return Refusal("E11.8", "rate_too_dear", count=rate, most=owned) if owned < rate else None
    price = ether_price(s, seat, way)
    if held[ETHER_CUBE] < price:
        return Refusal("E11.8", "ether_too_dear", way=way, count=price, most=held[ETHER_CUBE])
    if (way == CARDS and not cards_left(s)) or (way == FUEL and not s.supply[BOOSTER]):
        return Refusal("E11.8", "none_left", way=way)
    if way == CAPACITY and not capacities_to_buy(s, seat):
        left = len(capacities_left(s, seat))
        return Refusal("E11.8", "no_capacity", way=way, count=left)
    return None


def ways_to(s: Etherium, seat: Seat, action: ActionId) -> list[Move]:
    """List the ways to execute a possible action; etherisation is filled in, not listed. (E7.6)"""
    verb, about = VERB[action], ABOUT[action]
    if verb == MOVE:
        return list(moves_to(s, seat, about))
    if verb == UPGRADE:
        return [Upgrade(about, paid) for paid in upgrade_payments(s, seat, about)]
    if verb == TRANSFORM and about == CAPACITY:
        return [Buy(capacity) for capacity in capacities_to_buy(s, seat)]
    return [DO]


def execute(s: Etherium, seat: Seat, action: ActionId, out: Outside) -> None:
    """Execute a possible action; ask where there is more than one way. (E7.6, E7.8)"""
    verb, about = VERB[action], ABOUT[action]
    if verb == TRANSFORM and about == ETHERISE:
        etherise_somehow(s, seat, out)
        return
    found = ways_to(s, seat, action)
    if len(found) == 1:
        carry_out(s, seat, action, found[0], out)
    else:
        s.agenda.append(execution(seat, action))


def carry_out(s: Etherium, seat: Seat, action: ActionId, way: Move, out: Outside) -> None:
    """Execute an action in one way."""
    verb, about = VERB[action], ABOUT[action]
    if isinstance(way, Go):
        path = reach(s, seat, way.unit)[way.place]
        if len(path) - 1 > movement_points(s, seat):
            put(s, seat, way.unit, path, "E8.2", "slipstream", out)
        else:
            put(s, seat, way.unit, path, "E8.1", "move", out)
    elif isinstance(way, Upgrade):
        upgrade(s, seat, way.unit, way.cubes, out)
    elif isinstance(way, Buy):
        buy_capacity(s, seat, way.capacity, out)
    elif verb == COLLECT:
        collect(s, seat, out)
    elif verb == CONNECT:
        connect(s, seat, out)
    elif about == CARDS:
        buy_cards(s, seat, out)
    else:
        buy_booster(s, seat, out)


@dataclass(frozen=True)
class Execute(Choice[Move]):
    """Choose unit, place, payment or capacity of one's programmed action."""  # E7.6

    kind: ClassVar[str] = "execute"
    rule: ClassVar[str] = "E7.6"
    action: ActionId

    def options(self, s: Etherium) -> list[Move]:
        return ways_to(s, self.seat, self.action)

    def reason(self, s: Etherium, move: Move) -> Refusal:
        return self.against(s, move) if isinstance(move, Go) else Refusal(self.rule)

    def against(self, s: Etherium, move: Go) -> Refusal:
        """Tell why a unit cannot go to a place by this action."""
        about = ABOUT[self.action]
        whole = type(move.unit) is int and type(move.place) is int
        if VERB[self.action] != MOVE or not whole or move.unit not in (ARMY, COLLECTOR):
            return Refusal(self.rule)
        if not 0 <= move.place < len(s.kinds):
            return Refusal(self.rule)
        if s.kinds[move.place] != about:
            return Refusal("E8.1", "wrong_terrain", action=self.action)
        if move.place == s.units[move.unit][self.seat]:
            return Refusal("E8.5", "stands_there", unit=move.unit)
        if not may_enter(s, self.seat, move.unit, move.place):
            return Refusal("E8.6", "not_its_city")
        return Refusal("E8.3", "too_far", unit=move.unit)

    def facts(self, s: Etherium) -> dict[str, Json]:
        return {"action": self.action, "number": s.number}

    def take(self, s: Etherium, move: Move, out: Outside) -> None:
        carry_out(s, self.seat, self.action, move, out)


execution = cache(Execute)


# Collecting


def collect(s: Etherium, seat: Seat, out: Outside) -> None:
    """Collect where the collector stands. (E9.3–E9.6)"""
    found: Yield = collects(s, seat)
    place = s.units[COLLECTOR][seat]
    terrain = s.kinds[place]
    for colour, count in enumerate(found.cubes):
        s.supply[colour] -= count
        s.cubes[seat][colour] += count
    if out.listening:
        parts: list[Json] = [list(part) for part in found.parts]
        out.tell(
            "collected",
            seat=seat,
            place=place,
            terrain=terrain,
            cubes=list(found.cubes),
            parts=parts,
            rule="E9.4" if terrain == ETHER else "E9.3",
        )
    if terrain == ETHER:
        take_token(s, seat, ETHER_TOKEN, "E9.4", out)
        harmony = s.seat_of(HIVALIA)
        if harmony is not None and harmony != seat:
            may_take(s, harmony, HIVALIA_HARVEST, "harmony", True, out)


# Upgrading


def upgrade(s: Etherium, seat: Seat, unit: int, paid: Basics, out: Outside) -> None:
    """Raise a unit by exactly one level, and pay. (E10.2–E10.4)"""
    give_back(s, seat, paid)
    if out.listening:
        rule = "E10.4" if unit == GUIDE else "E10.3"
        out.tell("paid", seat=seat, cubes=[*paid, 0, 0], rule=rule)
    raise_level(s, seat, unit, "E10.2", out)


# Transforming


def pay_ether(s: Etherium, seat: Seat, way: int, extra: Basics, rule: str, out: Outside) -> None:
    """Pay a price in Ether, and perhaps basics."""
    cubes = (*extra, ether_price(s, seat, way), 0)
    give_back(s, seat, cubes)
    if out.listening:
        out.tell("paid", seat=seat, cubes=list(cubes), rule=rule)


def buy_cards(s: Etherium, seat: Seat, out: Outside) -> None:
    """Draw the people's number of Flash cards for its price. (E11.3)"""
    pay_ether(s, seat, CARDS, (0, 0, 0), "E11.3", out)
    for _ in range(min(PEOPLES[s.peoples[seat]].cards, cards_left(s))):
        draw(s, seat, "E11.3", out)


def buy_capacity(s: Etherium, seat: Seat, capacity: int, out: Outside) -> None:
    """Take a capacity for good. (E11.4–E11.6)"""
    pay_ether(s, seat, CAPACITY, CAPACITIES[capacity].extra, "E11.4", out)
    s.stock[capacity] -= 1
    s.capacities[seat] = tuple(sorted((*s.capacities[seat], capacity)))
    if out.listening:
        out.tell("capacity", seat=seat, capacity=capacity, rule="E11.4")


def buy_booster(s: Etherium, seat: Seat, out: Outside) -> None:
    """Take a booster for the people's price. (E11.7)"""
    pay_ether(s, seat, FUEL, (0, 0, 0), "E11.7", out)
    gain(s, seat, cubes_of(BOOSTER, 1), "E11.7", "transform", out)


def etherise_somehow(s: Etherium, seat: Seat, out: Outside) -> None:
    """Etherise; ask where there is more than one way."""
    once = choices_of(PEOPLES[s.peoples[seat]].rate, s.cubes[seat])
    if len(once) == 1 and most_ether(s, seat) == 1:
        etherise(s, seat, once[0], out)
    else:
        s.agenda.append(Etherising(seat))


def most_ether(s: Etherium, seat: Seat) -> int:
    """Tell how much Ether a seat can make at once. (E11.2)"""
    return min(basics(s.cubes[seat]) // PEOPLES[s.peoples[seat]].rate, s.supply[ETHER_CUBE])


def etherise(s: Etherium, seat: Seat, paid: Basics, out: Outside) -> None:
    """Turn basics into Ether at the people's rate; it brings no token. (E11.2)"""
    give_back(s, seat, paid)
    if out.listening:
        out.tell("paid", seat=seat, cubes=[*paid, 0, 0], rule="E11.2")
    gain(s, seat, cubes_of(ETHER_CUBE, sum(paid) // PEOPLES[s.peoples[seat]].rate), "E11.2", "transform", out)


@dataclass(frozen=True)
class Etherising(Choice[Etherise], Form[Etherium, Etherise]):
    """Say which basics become Ether: any mix, at least once."""  # E11.2

    kind: ClassVar[str] = "etherise"
    rule: ClassVar[str] = "E11.2"

    def options(self, s: Etherium) -> list[Move]:
        return []

    def why(self, s: Etherium, move: Move) -> Refusal | None:
        if not isinstance(move, Etherise) or not is_basics(move.cubes):
            return Refusal("E11.2", "etherise_first")
        rate = PEOPLES[s.peoples[self.seat]].rate
        if any(paid > held for paid, held in zip(move.cubes, s.cubes[self.seat], strict=False)):
            return Refusal("E11.2", "not_owned")
        total = sum(move.cubes)
        if total == 0 or total % rate or total // rate > s.supply[ETHER_CUBE]:
            return Refusal("E11.2", "not_at_the_rate", count=rate, most=most_ether(s, self.seat))
        return None

    def sample(self, s: Etherium, chance: Chance) -> Move:
        rate = PEOPLES[s.peoples[self.seat]].rate
        left, paid = s.cubes[self.seat][:3], [0, 0, 0]
        for _ in range(rate * (1 + chance.below(most_ether(s, self.seat)))):
            colour = nth(left, chance.below(sum(left)))
            left[colour] -= 1
            paid[colour] += 1
        return Etherise((paid[0], paid[1], paid[2]))

    def fields(self, s: Etherium) -> list[dict[str, Json]]:
        return [
            {"name": "kind", "type": "fixed", "value": Etherise.kind},
            {
                "name": "cubes",
                "type": "cubes",
                "held": s.cubes[self.seat][:3],
                "rate": PEOPLES[s.peoples[self.seat]].rate,
                "most": most_ether(s, self.seat),
            },
        ]

    def facts(self, s: Etherium) -> dict[str, Json]:
        return {"count": PEOPLES[s.peoples[self.seat]].rate, "most": most_ether(s, self.seat)}

    def first(self, s: Etherium) -> Etherise:
        """Etherise once, with what there is most of."""
        left, paid = s.cubes[self.seat][:3], [0, 0, 0]
        for _ in range(PEOPLES[s.peoples[self.seat]].rate):
            colour = left.index(max(left))
            left[colour] -= 1
            paid[colour] += 1
        return Etherise((paid[0], paid[1], paid[2]))

    def take(self, s: Etherium, move: Etherise, out: Outside) -> None:
        etherise(s, self.seat, move.cubes, out)


def is_basics(cubes: object) -> bool:
    """Whether a value from outside is a number of rock, wood and metal."""
    return type(cubes) is tuple and len(cubes) == 3 and all(type(each) is int and each >= 0 for each in cubes)


def nth(counts: list[int], n: int) -> int:
    """Tell the colour of the n-th cube of a heap."""
    for colour, count in enumerate(counts):
        if n < count:
            return colour
        n -= count
    raise IndexError(n)
