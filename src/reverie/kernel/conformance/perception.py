"""Perception: whoever knows something was told it. This does not believe `imagine`.

A real game is played twice, and one thing is another the second time: an outcome of chance, or a
move. Two such games are twins to a watcher (a seat, or a spectator) as long as it was told the same
in both. What a watcher is told is

- each event, as the watcher perceives it;
- that somebody moved, if it noticed that move; an aside has no events, so that whoever notices one is
  told by what changes before it;
- its own moves.

All else follows from that, or else it leaked: while two games are twins to a watcher, its view, its
question, the refusals of whatever it tries, who is awaited and what for, its clocks, whether it may
take back or hear the others talk, and whether the game is over are the same in both. A
question tells nothing new either: what it lists was told before, by an event. Scores are left out:
they are sent when the game is over, and then they are what tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..chance import Chance, Seeded
from ..event import Event
from ..game import Game
from ..state import ask_of
from ..table import Table
from ..words import CLOCK, Move, Seat
from .answers import hostile_moves
from .copies import names_of
from .positions import Options, asked, clocks, open_table, some_turn, told, walk, watchers


class Altered(Chance):
    """Another chance, one of whose outcomes is changed: the one after `at` others."""

    def __init__(self, chance: Chance, at: int, by: int) -> None:
        self._chance = chance
        self._at = at
        self._by = by

    def below(self, n: int) -> int:
        outcome = self._chance.below(n)
        self._at -= 1
        if self._at == -1 and n > 1:
            return (outcome + 1 + self._by % (n - 1)) % n
        return outcome

    def copy(self) -> Altered:
        return Altered(self._chance.copy(), self._at, self._by)


@dataclass
class Twins:
    """Two games that differ in one thing, and those who cannot know it."""

    one: Table
    other: Table
    eyes: list[Seat | None]
    """Who was told the same in both."""

    def tell(self, events: list[Event], others: list[Event]) -> None:
        """Leave out whom these events tell the games apart."""
        self.eyes = [eye for eye in self.eyes if told(events, eye) == told(others, eye)]

    def play(self, seat: Seat, move: Move, twin: Move) -> None:
        """Play a move in one game and its twin in the other, and leave out whom that tells them apart."""
        self.tell(self.one.play(seat, move), self.other.play(seat, twin))
        entries = self.one.entries[-1], self.other.entries[-1]
        self.eyes = [eye for eye in self.eyes if entries[0].noticed_by(eye) == entries[1].noticed_by(eye)]
        if move != twin:
            aside = any(entry.noticed is not None for entry in entries)
            self.eyes = [eye for eye in self.eyes if eye != seat and not (aside and entries[0].noticed_by(eye))]

    def go_on(self, seat: Seat, move: Move, chance: Chance) -> bool:
        """Play on, the same where it is legal in both; tell if it could be done."""
        if self.other.why(seat, move) is None:
            self.play(seat, move, move)
            return True
        if seat == CLOCK or ask_of(self.other._state, seat) is None:
            return False
        self.play(seat, move, self.other.sample(seat, chance))
        return True


# Changing one thing


def changed_setups(game: Game, seats: int, seed: int | str, options: Options, chance: Chance) -> Iterator[Twins]:
    """Open a table twice, with one outcome of its setup changed."""
    for _ in range(2):
        one = open_table(game, seats, seed, options)
        if not one.start:
            return
        altered = Altered(Seeded(seed), chance.below(len(one.start)), chance.below(10**6))
        twins = Twins(one, open_table(game, seats, seed, options, altered), watchers(one))
        twins.tell(_all_events(twins.one), _all_events(twins.other))
        yield twins


def _all_events(table: Table) -> list[Event]:
    return [event for _, event in table.events()]


def changed_outcome(table: Table, seat: Seat, move: Move, chance: Chance) -> Twins | None:
    """Play a move twice, with one of its outcomes changed; None where chance has no say."""
    drawn = table.copy()
    drawn.play(seat, move)
    count = len(drawn.entries[-1].chance)
    if not count:
        return None
    twins = Twins(table.copy(), table.copy(), watchers(table))
    twins.other.draw_from(Altered(twins.other._chance, chance.below(count), chance.below(10**6)))
    twins.play(seat, move, move)
    return twins


def changed_move(table: Table, seat: Seat, move: Move, chance: Chance) -> Twins | None:
    """Play two moves of one seat; None where it has no choice."""
    if seat == CLOCK:
        return None
    twin = table.sample(seat, chance)
    if twin == move:
        return None
    twins = Twins(table.copy(), table.copy(), watchers(table))
    twins.play(seat, move, twin)
    return twins


# Comparing what is perceived


@dataclass
class Perceived:
    """All that a watcher perceives of a table, but events."""

    view: object
    ask: object
    refusals: object
    waiting: object
    clocks: object
    can_undo: bool
    movers: list[Seat]
    """Whose moves would have to go back with its own: it may ask for that."""
    hears: bool
    over: bool


def perceived(table: Table, seat: Seat | None, tries: list[Move]) -> Perceived:
    """Take down what a watcher perceives of a table, and why it may not play some moves."""
    return Perceived(
        table.view(seat),
        None if seat is None else asked(table.ask(seat)),
        None if seat is None else [table.why(seat, move) for move in tries],
        table.waiting,
        clocks(table, seat),
        seat is not None and table.can_undo(seat),
        [] if seat is None else table.movers_since(seat),
        table.hears(seat),
        table.over,
    )


def difference(one: object, other: object, path: str) -> str:
    """Name where two values of one type differ first."""
    for name in names_of(one) if type(one) is type(other) else ():
        mine, its = getattr(one, name), getattr(other, name)
        if mine != its:
            return difference(mine, its, f"{path}.{name}")
    return f"{path} is {one!r} or {other!r}"


def check_twins(twins: Twins, known: list[Move], chance: Chance, reach: int) -> int:
    """Whoever was told the same of two games perceives the same of them, up to `reach` moves on.

    Tell how many pairs were compared.
    """
    compared = 0
    tries = hostile_moves(twins.one.game, known, chance, 4)
    for _ in range(reach):
        over = twins.one.over or twins.other.over
        seat, move = (CLOCK, tries[0]) if over else some_turn(twins.one, chance)
        for eye in twins.eyes:
            one, other = (perceived(table, eye, [*tries, move]) for table in (twins.one, twins.other))
            assert one == other, (
                f"{twins.one.game.name}, move {twins.one.n}: {eye} was told the same of two games, "
                f"yet its {difference(one, other, 'perception')}"
            )
            compared += 1
        if over or not twins.eyes or not twins.go_on(seat, move, chance):
            break
    return compared


def check_perception(
    game: Game, seats: int, seed: int | str, options: Options = None, one_in: int = 2, reach: int = 12
) -> int:
    """Whoever knows something was told it: as the head of this module says.

    A game is played at random; at one move in so many, one thing is changed, and both games are
    followed for `reach` moves. Tell how many pairs of perceptions were compared.
    """
    chance = Seeded(f"perception {seed}")
    known: list[Move] = []
    compared = 0
    for twins in changed_setups(game, seats, seed, options, chance):
        compared += check_twins(twins, known, chance, reach)
    for table, seat, move in walk(game, seats, seed, options):
        known.append(move)
        if chance.below(one_in):
            continue
        for change in (changed_outcome, changed_move):
            changed = change(table, seat, move, chance)
            if changed is not None and changed.eyes:
                compared += check_twins(changed, known, chance, reach)
    return compared
