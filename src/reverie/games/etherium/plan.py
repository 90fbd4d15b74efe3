"""Programmes that a bot makes up: sampled, played on an imagined table with rivals standing still, the best kept."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.chance import Chance
from ...kernel.outside import Quick
from ...kernel.words import Move, Seat
from .actions import carry_out, etherise, most_ether, ways_to, why_not
from .bonuses import collects
from .lands import CITIES, MEDIUM, sector_of
from .moves import Go
from .panel import ABOUT, COLLECT, CONNECT, ETHERISE, MOVE, ROOM, SLOTS, TRANSFORM, UNLAID, VERB, ActionId
from .peoples import ARMY, COLLECTOR, PEOPLES, Basics
from .state import ETHER_TOKEN, Etherium
from .worth import conflicts_worth, connection_worth, worth

Way = Move | None
"""How an action was executed in the mind; None where there was nothing to choose."""

COLLECTING = {ABOUT[action]: action for action in range(len(VERB)) if VERB[action] == COLLECT}

TRIES = 6
"""How many slots are looked at for an action that is possible."""


@dataclass
class Plan:
    """A programme, the ways it was executed in the mind, and what that was worth."""

    actions: list[ActionId]
    ways: list[Way]
    worth: float


def best_plan(
    s: Etherium, seat: Seat, laid: tuple[ActionId, ...], samples: int, chance: Chance, keep: int = 1
) -> list[Plan]:
    """Sample programmes, two thirds of them the best so far with a new tail; tell the best, the best first."""
    out = Quick(chance.below(1 << 30))
    found: dict[tuple[ActionId, ...], Plan] = {}
    best: Plan | None = None
    for number in range(samples):
        head = 0 if best is None or number % 3 == 0 else out.below(len(laid))
        plan = sample(s, seat, laid, best if head else None, head, out)
        actions = tuple(plan.actions)
        if actions not in found or found[actions].worth < plan.worth:
            found[actions] = plan
        if best is None or plan.worth > best.worth:
            best = plan
    return sorted(found.values(), key=lambda plan: -plan.worth)[:keep]


def sample(s: Etherium, seat: Seat, laid: tuple[ActionId, ...], best: Plan | None, head: int, out: Quick) -> Plan:
    """Make up a programme, action by action, each possible where that can be; its head may be another's."""
    w = s.copy()
    w.agenda = []
    plan = Plan([], [], 0.0)
    free = list(ROOM)
    for action in laid:
        if action != UNLAID:
            free[action] -= 1
    for number, forced in enumerate(laid):
        way: Way = None
        if forced != UNLAID:
            action = forced
        elif best is not None and number < head:
            action, way = best.actions[number], best.ways[number]
        else:
            action = likely(w, seat, plan, free, out)
        if forced == UNLAID:
            free[action] -= 1
        gained, way = act(w, seat, action, way, out)
        plan.actions.append(action)
        plan.ways.append(way)
        plan.worth += gained
    plan.worth += worth(w, seat)
    return plan


def likely(w: Etherium, seat: Seat, plan: Plan, free: list[int], out: Quick) -> ActionId:
    """Choose an action that is possible, after a collector's move most often its collect."""
    last = plan.ways[-1] if plan.ways else None
    if isinstance(last, Go) and last.unit == COLLECTOR:
        collect = COLLECTING.get(w.kinds[last.place])
        if collect is not None and free[collect] > 0 and out.below(4):
            return collect
    action = SLOTS[out.below(len(SLOTS))]
    for _ in range(TRIES):
        if free[action] > 0 and why_not(w, seat, action) is None:
            return action
        action = SLOTS[out.below(len(SLOTS))]
    return next(each for each in (action, *reversed(range(len(ROOM)))) if free[each] > 0)


def rest_of(s: Etherium, seat: Seat, actions: tuple[ActionId, ...], tries: int, chance: Chance) -> float:
    """Judge what the rest of a programme leads to, as it is best executed of so many tries."""
    best = -1e9
    out = Quick(chance.below(1 << 30))
    for _ in range(tries):
        w = s.copy()
        w.agenda = []
        total = meet(w, seat)
        for action in actions:
            total += act(w, seat, action, None, out)[0]
        best = max(best, total + worth(w, seat))
        if not any(VERB[action] == MOVE for action in actions):
            break
    return best


# One action in the mind


def act(w: Etherium, seat: Seat, action: ActionId, way: Way, out: Quick) -> tuple[float, Way]:
    """Execute an action, rivals standing still; tell what it brings besides what then lies there, and how."""
    verb = VERB[action]
    if verb == CONNECT:
        return connection_worth(w, seat), None
    if why_not(w, seat, action) is not None:
        console(w, seat)
        return 0.0, None
    if verb == COLLECT:
        collect_at_once(w, seat)
        return 0.0, None
    if verb == TRANSFORM and ABOUT[action] == ETHERISE:
        etherise(w, seat, cheapest(w, seat, 1 + out.below(most_ether(w, seat))), out)
        return 0.0, None
    found = ways_to(w, seat, action)
    if way is None or way not in found:
        way = chosen(w, seat, found, out)
    carry_out(w, seat, action, way, out)
    w.agenda.clear()
    return (meet(w, seat) if verb == MOVE else 0.0), way


def chosen(w: Etherium, seat: Seat, found: list[Move], out: Quick) -> Move:
    """Choose a way: of the army's moves most often one that brings a conflict, else any."""
    if len(found) > 2 and isinstance(found[0], Go) and out.below(3) == 0:
        fights = [way for way in found if isinstance(way, Go) and way.unit == ARMY and lures(w, seat, way.place)]
        if fights:
            return fights[out.below(len(fights))]
    return found[out.below(len(found))]


def lures(w: Etherium, seat: Seat, place: int) -> bool:
    """Whether an army finds somebody at a place."""
    if place >= CITIES:
        return place != w.city(seat)
    return any(rival != seat and place in (w.units[ARMY][rival], w.units[COLLECTOR][rival]) for rival in range(w.seats))


def console(w: Etherium, seat: Seat) -> None:
    """Take the basic that is held least."""
    left = [colour for colour in range(3) if w.supply[colour]]
    if left:
        colour = min(left, key=lambda each: w.cubes[seat][each])
        w.supply[colour] -= 1
        w.cubes[seat][colour] += 1


def collect_at_once(w: Etherium, seat: Seat) -> None:
    """Collect, without its consequences for others."""
    found = collects(w, seat)
    for colour, count in enumerate(found.cubes):
        w.supply[colour] -= count
        w.cubes[seat][colour] += count
    if found.token:
        w.tokens[ETHER_TOKEN] -= 1
        w.won[seat][ETHER_TOKEN] += 1


def cheapest(w: Etherium, seat: Seat, times: int) -> Basics:
    """Choose the basics to etherise: what there is most of."""
    left, paid = w.cubes[seat][:3], [0, 0, 0]
    for _ in range(times * PEOPLES[w.peoples[seat]].rate):
        colour = left.index(max(left))
        left[colour] -= 1
        paid[colour] += 1
    return (paid[0], paid[1], paid[2])


def meet(w: Etherium, seat: Seat) -> float:
    """Judge the conflicts where the seat's units stand, and leave nobody there to be met twice."""
    gained = conflicts_worth(w, seat)
    place = w.units[ARMY][seat]
    if place >= CITIES:
        owner = w.owner(place)
        if owner not in (None, seat):
            w.units[ARMY][seat] = MEDIUM + sector_of(place)
            w.levels[ARMY][seat] = max(1, w.levels[ARMY][seat] - 1)
        return gained
    for rival in range(w.seats):
        if rival == seat:
            continue
        if w.units[ARMY][rival] == place:
            w.levels[ARMY][seat] = max(1, w.levels[ARMY][seat] - 1)
            w.units[ARMY][rival] = w.city(rival)
        if w.units[COLLECTOR][rival] == place:
            w.units[COLLECTOR][rival] = w.city(rival)
        if w.units[ARMY][rival] == w.units[COLLECTOR][seat]:
            w.units[ARMY][rival] = w.city(rival)
    return gained
