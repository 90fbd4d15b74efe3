"""What a programme would do if nobody interfered: what pages and terminals show before it is locked.

It is played on a table laid from the view alone, in every way that its player might choose, and nothing
hidden is looked at: so it can give nothing away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ...kernel.event import Event
from ...kernel.outside import Quick
from ...kernel.words import Json, Move, Points, Refusal, Seat
from .actions import carry_out, etherise, most_ether, ways_to, why_not
from .acts import choices_of
from .bonuses import reach
from .cards import UNSEEN
from .lands import Place
from .moves import Buy, Etherise, Go, Upgrade
from .panel import ABOUT, CONNECT, ETHERISE, PANEL, TRANSFORM, UNLAID, VERB, ActionId
from .peoples import ARMY, COLLECTOR, PEOPLES
from .plan import Way, collect_at_once
from .state import ETHER_TOKEN, Etherium
from .worth import conflicts_worth, worth

MOST_WORLDS = 150
"""How many ways are followed; with more of them nothing is certain any more."""

FEWER_WORLDS = 10
"""How many are followed where only a good way is looked for."""


Sure = Literal["surely", "perhaps", "never"]


@dataclass(frozen=True)
class Against:
    """Why an action is not sure to be possible: the clause, the sentence, its values."""

    rule: str
    key: str
    values: dict[str, Json]


@dataclass(frozen=True)
class Done:
    """What a token does in the way that is shown: of all ways, one in which most of the programme works."""

    unit: int | None
    """The unit that walks, or rises."""
    path: tuple[Place, ...]
    """Where it walks, from where it stood."""
    level: int | None
    """The level to which it rises."""
    cubes: tuple[int, ...]
    """What comes and goes, by colour."""
    token: bool
    """Whether an Ether token comes."""
    capacity: int | None
    cards: int
    """How many Flash cards are drawn."""


@dataclass(frozen=True)
class Foreseen:
    """What is certain of one token."""

    token: int
    action: ActionId
    works: Sure
    """Whether it is possible, whatever its player chooses on the way."""
    against: Against | None
    army: tuple[Place, ...]
    collector: tuple[Place, ...]
    """Where each may stand afterwards."""
    done: Done | None
    """None where it fails, and its player may take a basic for consolation."""


@dataclass(frozen=True)
class Odds:
    """A fight of an imagined season, and how likely each side wins it, cards left aside."""

    number: int
    place: Place
    sides: tuple[Seat, ...]
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Imagined:
    """A season as it would go if others had programmed what was guessed."""

    events: tuple[Event, ...]
    odds: tuple[Odds, ...]
    stars: tuple[Points, ...]
    """The stars of each seat after it."""


@dataclass(frozen=True)
class Outlook:
    """What a programme would do."""

    tokens: tuple[Foreseen, ...]
    """The tokens that are laid."""
    would: tuple[tuple[Sure, ...], ...]
    """For each token, laid or not, how sure each action of the panel would be in its place."""
    season: Imagined | None
    """Only where something was guessed of others."""


@dataclass
class Branch:
    """One way in which a programme may be executed."""

    world: Etherium
    done: tuple[Done | None, ...] = ()
    ways: tuple[Way, ...] = ()

    @property
    def works(self) -> int:
        """How many tokens work."""
        return sum(each is not None for each in self.done)


def foresee(s: Etherium, seat: Seat, actions: tuple[ActionId, ...]) -> Outlook:
    """Follow a programme in every way it may be executed, as if nobody else were there."""
    branches, certain = [at_rest(s)], True
    told: list[Foreseen] = []
    would: list[tuple[Sure, ...]] = []
    for token, action in enumerate(actions, 1):
        against = [
            [refusal for each in branches if (refusal := why_not(each.world, seat, any_action))]
            for any_action in range(len(PANEL))
        ]
        would.append(tuple([how_sure(len(refusals), len(branches), certain) for refusals in against]))
        if action == UNLAID:
            continue
        branches = distinct((after for each in branches for after in all_ways(each, seat, action)), MOST_WORLDS)
        told.append(foreseen(token, action, would[-1][action], against[action], branches, seat))
        if len(branches) > MOST_WORLDS:
            branches, certain = branches[:MOST_WORLDS], False
        if VERB[action] == CONNECT:
            certain = False
    best = best_of(branches, seat)
    tokens = tuple([with_done(each, done) for each, done in zip(told, best.done, strict=True)])
    return Outlook(tokens, tuple(would), None)


def ways_ahead(s: Etherium, seat: Seat, actions: tuple[ActionId, ...]) -> tuple[Way, ...]:
    """Tell how a seat would execute these actions, so that most of them work."""
    branches = [at_rest(s)]
    for action in actions:
        branches = distinct((after for each in branches for after in all_ways(each, seat, action)), FEWER_WORLDS)
    return best_of(branches, seat).ways


def at_rest(s: Etherium) -> Branch:
    """Lay a table on which nothing happens but what is tried."""
    start = s.copy()
    start.agenda = []
    return Branch(start)


def best_of(branches: list[Branch], seat: Seat) -> Branch:
    """Choose the way in which most works, and of these the one that leads to most."""
    return max(branches, key=lambda each: (each.works, worth(each.world, seat) + conflicts_worth(each.world, seat)))


def how_sure(against: int, ways: int, certain: bool) -> Sure:
    """Tell how sure an action is to be possible, where in so many ways of all it is not."""
    if certain and not against:
        return "surely"
    return "never" if certain and against == ways else "perhaps"


def foreseen(
    token: int,
    action: ActionId,
    works: Sure,
    against: list[Refusal],
    branches: list[Branch],
    seat: Seat,
) -> Foreseen:
    """Tell what is certain of a token, and where the units may stand after it."""
    first = Against(against[0].rule, against[0].key, against[0].values) if against else None
    army = tuple(sorted({each.world.units[ARMY][seat] for each in branches}))
    collector = tuple(sorted({each.world.units[COLLECTOR][seat] for each in branches}))
    return Foreseen(token, action, works, first, army, collector, None)


def with_done(told: Foreseen, done: Done | None) -> Foreseen:
    """Add what it does in the way that is shown."""
    return Foreseen(told.token, told.action, told.works, told.against, told.army, told.collector, done)


def all_ways(branch: Branch, seat: Seat, action: ActionId) -> Iterator[Branch]:
    """Follow all that an action may lead to; of a connection nothing is known."""
    w = branch.world
    if why_not(w, seat, action) is not None:
        for colour in range(3):
            if w.supply[colour]:
                after = w.copy()
                after.supply[colour] -= 1
                after.cubes[seat][colour] += 1
                yield further(branch, after, None, None)
        yield further(branch, w, None, None)
        return
    for way in [None] if VERB[action] == CONNECT else ways_of(w, seat, action):
        after = w.copy()
        if way is not None:
            go(after, seat, action, way)
        yield further(branch, after, done_by(w, after, seat, action, way), way)


def further(branch: Branch, world: Etherium, done: Done | None, way: Way) -> Branch:
    """Go on from a branch by one token."""
    return Branch(world, (*branch.done, done), (*branch.ways, way))


def ways_of(w: Etherium, seat: Seat, action: ActionId) -> list[Move]:
    """List the ways to execute a possible action, those of etherisation too."""
    if (VERB[action], ABOUT[action]) != (TRANSFORM, ETHERISE):
        return ways_to(w, seat, action)
    rate = PEOPLES[w.peoples[seat]].rate
    times = range(1, most_ether(w, seat) + 1)
    return [Etherise(paid) for count in times for paid in choices_of(count * rate, w.cubes[seat])]


def go(after: Etherium, seat: Seat, action: ActionId, way: Move) -> None:
    """Execute an action in one way, without what others may do after it; which cards are drawn is not looked at."""
    if isinstance(way, Etherise):
        etherise(after, seat, way.cubes, Quick(0))
    elif way.kind == "pass" and VERB[action] != TRANSFORM:
        collect_at_once(after, seat)
    else:
        held = len(after.hands[seat])
        carry_out(after, seat, action, way, Quick(0))
        drawn = len(after.hands[seat]) - held
        after.hands[seat][held:] = [UNSEEN] * drawn
    after.agenda.clear()


def done_by(w: Etherium, after: Etherium, seat: Seat, action: ActionId, way: Way) -> Done:
    """Tell what an action has done."""
    cubes = tuple([now - was for now, was in zip(after.cubes[seat], w.cubes[seat], strict=True)])
    unit = way.unit if isinstance(way, (Go, Upgrade)) else None
    return Done(
        unit,
        reach(w, seat, way.unit)[way.place] if isinstance(way, Go) else (),
        after.levels[way.unit][seat] if isinstance(way, Upgrade) else None,
        cubes,
        after.won[seat][ETHER_TOKEN] > w.won[seat][ETHER_TOKEN],
        way.capacity if isinstance(way, Buy) else None,
        len(after.hands[seat]) - len(w.hands[seat]),
    )


def distinct(branches: Iterator[Branch], most: int) -> list[Branch]:
    """Of those that are alike for whoever programmes, keep the one in which most works; one too many is too many."""
    found: dict[object, Branch] = {}
    for each in branches:
        w = each.world
        key = (
            tuple(map(tuple, w.units)),
            tuple(map(tuple, w.cubes)),
            tuple(map(tuple, w.levels)),
            tuple(w.capacities),
        )
        if key not in found or found[key].works < each.works:
            found[key] = each
        if len(found) > most:
            break
    return list(found.values())
