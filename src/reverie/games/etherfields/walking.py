"""Moves of Dreamers: what a way costs, paying it, and going it step by step. (F14)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.chance import Chance
from ...kernel.outside import Outside
from ...kernel.step import Form, Step
from ...kernel.words import Json, Move, Refusal
from .board import FAR, SpaceId, Way, ways
from .choices import do
from .content import MAPS
from .dice import Reckon, RollLuck
from .forces import figure, has_rule, off
from .language import Instr
from .moves import Pass, Walk
from .payments import Bill, cheapest, pay, tell_payment, why_not
from .state import CROWD, DreamerId, Etherfields


def leaving(s: Etherfields, dreamer: DreamerId, space: SpaceId) -> int:
    """Tell what leaving a space costs beside the step."""
    if off(s, dreamer, "cost.leave", space):
        return 0
    return figure(s, dreamer, "cost.leave", 0, space)


def surcharge(s: Etherfields, dreamer: DreamerId, start: SpaceId, path: Way) -> int:
    """Tell what a way costs besides its steps. (F11.16)"""
    return figure(s, dreamer, "cost.move", 0) + sum(leaving(s, dreamer, space) for space in (start, *path)[:-1])


def through(s: Etherfields, dreamer: DreamerId, walls: int) -> int:
    """Tell how many Walls a move of a Dreamer may pass."""
    return FAR if has_rule(s, dreamer, "move.walls") else walls


def has_room(s: Etherfields, space: SpaceId, figures: int = 1) -> bool:
    """Whether Dreamers may stop in a space. (F16.8)"""
    return s.crowd(space) + figures <= CROWD


def reach(s: Etherfields, dreamer: DreamerId, steps: int, walls: int = 0, figures: int = 1) -> dict[SpaceId, Way]:
    """List the spaces that a Dreamer may stop in after so many steps, each with the cheapest way."""
    return ways(
        s.board,
        s.dreamers[dreamer].space,
        steps,
        through(s, dreamer, walls),
        lambda space: leaving(s, dreamer, space),
        lambda space: has_room(s, space, figures),
    )


def why_way(s: Etherfields, dreamer: DreamerId, path: Way, steps: int, walls: int, figures: int = 1) -> Refusal | None:
    """Tell why a path cannot be gone."""
    if not path or len(path) > steps:
        return Refusal("F14.1", "so_far", steps=steps)
    here, passed = s.dreamers[dreamer].space, 0
    for there in path:
        if there not in s.board.beside(here, through=True):
            return Refusal("F14.4" if abs(there - here) in (1, 8) else "F14.1", "no_step", space=there)
        passed += s.board.walled(here, there)
        here = there
    if passed > through(s, dreamer, walls):
        return Refusal("F14.3", "wall", space=path[-1])
    if not has_room(s, here, figures):
        return Refusal("F16.8", "full", space=here)
    return None


def move_bill(s: Etherfields, move: Walk, free: int = 0) -> Bill:
    """Tell what a move costs: a Cunning a step that neither Hours nor an effect pays, and surcharges."""
    steps = max(0, len(move.path) - free - move.hours)
    return Bill(steps + surcharge(s, move.dreamer, s.dreamers[move.dreamer].space, move.path), "c", "move")


# In one's round


def may_move(s: Etherfields, dreamer: DreamerId) -> bool:
    return not off(s, dreamer, "move")


def walk_options(s: Etherfields, dreamer: DreamerId) -> list[Move]:
    """Suggest ways that can be paid, with the cheapest payment; and Effort. (F13.1)"""
    if not may_move(s, dreamer):
        return []
    found: list[Move] = []
    me = s.dreamers[dreamer]
    most = me.spirits * 2 + sum(each.n for each in me.held) + 12
    effort = s.hours if "effort" not in me.used else 0
    for path in reach(s, dreamer, min(most, 8)).values():
        paid = cheapest(s, dreamer, move_bill(s, Walk(dreamer, path)))
        if paid is not None:
            found.append(Walk(dreamer, path, *paid))
        if len(path) <= effort:
            by_hours = Walk(dreamer, path, hours=len(path))
            paid = cheapest(s, dreamer, move_bill(s, by_hours))
            if paid is not None:
                found.append(Walk(dreamer, path, *paid, hours=len(path)))
    return found


def why_walk(s: Etherfields, move: Walk) -> Refusal | None:
    """Tell why a Dreamer cannot go that way."""
    if not may_move(s, move.dreamer):
        return Refusal("F17.3", "paralysed", dreamer=move.dreamer)
    refusal = why_way(s, move.dreamer, move.path, 48, 0)
    if refusal is not None:
        return refusal
    if move.hours and ("effort" in s.dreamers[move.dreamer].used or not 0 < move.hours <= min(s.hours, len(move.path))):
        return Refusal("F13.1", "effort", hours=s.hours)
    if move.hours and move.hours != len(move.path):
        return Refusal("F13.1", "effort_whole", hours=s.hours)
    return why_not(s, move.dreamer, move_bill(s, move), move.pay, move.spirits, move.boost)


def take_walk(s: Etherfields, move: Walk, out: Outside, free: int = 0, along: DreamerId = -1) -> None:
    """Pay a whole move, then go. (F14.15)"""
    bill = move_bill(s, move, free)
    total = pay(s, move.dreamer, bill, move.pay, move.spirits, out)
    tell_payment(move.dreamer, bill, total, move.pay, move.spirits, out)
    if move.hours:
        s.hours -= move.hours
        if out.listening:
            out.tell("effort", dreamer=move.dreamer, hours=s.hours, rule="F13.1")
        s.change(move.dreamer, used=(*s.dreamers[move.dreamer].used, "effort"))
    path = tuple(str(space) for space in move.path)
    s.agenda.append(
        Reckon(move.dreamer, bill.n, total, move.boost, False, (Instr("_go", path, (("with", str(along)),)),))
    )
    if move.boost:
        s.change(move.dreamer, boosts=s.dreamers[move.dreamer].boosts + 1)
        s.agenda.append(RollLuck(move.dreamer, True))


@dataclass(frozen=True)
class Go(Step[Etherfields]):
    """Go a way that was paid, space by space; what a step stops ends it. (F14.15)"""

    foreseen: ClassVar[bool] = True
    dreamers: tuple[DreamerId, ...]
    path: Way

    def run(self, s: Etherfields, out: Outside) -> None:
        if not self.path:
            return
        here, rest = self.path[0], self.path[1:]
        for dreamer in self.dreamers:
            s.change(dreamer, space=here)
        if out.listening:
            out.tell("walked", dreamers=list(self.dreamers), space=here, rule="F14.1")
        if rest:
            s.agenda.append(Go(self.dreamers, rest))
        for dreamer in reversed(self.dreamers):
            trap(s, dreamer, here)
        entered(s, self.dreamers, out)


def entered(s: Etherfields, dreamers: tuple[DreamerId, ...], out: Outside) -> None:
    """Let the Dream answer that Dreamers have entered a space; see whether its goal is met. (F7.7)"""
    from .dreams import enters, reach_goal

    for dreamer in dreamers:
        enters(s, dreamer, out)
    reach_goal(s, out)


def trap(s: Etherfields, dreamer: DreamerId, space: SpaceId) -> None:
    """A Trap springs on each crossing, stop, relocation or push onto it. (F14.9)"""
    if "trap" in s.board.spaces[space].signs:
        do(s, dreamer, MAPS[s.board.tiles[space][0]].trap)


# By an effect


@dataclass(frozen=True)
class Wander(Form[Etherfields, Move]):
    """Move as an effect allows: so many steps, through so many Walls, perhaps with another Dreamer."""

    kind: ClassVar[str] = "wander"
    rule: ClassVar[str] = "F14.15"
    foreseen: ClassVar[bool] = True
    dreamer: DreamerId
    steps: int
    walls: int
    along: DreamerId = -1

    @property
    def figures(self) -> int:
        return 1 if self.along < 0 else 2

    def options(self, s: Etherfields) -> list[Move]:
        found: list[Move] = [Pass()]
        if not may_move(s, self.dreamer):
            return found
        for path in reach(s, self.dreamer, self.steps, self.walls, self.figures).values():
            paid = cheapest(s, self.dreamer, move_bill(s, Walk(self.dreamer, path), len(path)))
            if paid is not None:
                found.append(Walk(self.dreamer, path, *paid))
        return found

    def why(self, s: Etherfields, move: Move) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Walk) or not sound_walk(move, s.players):
            return Refusal(self.rule, "walk_on")
        if move.dreamer != self.dreamer or move.hours:
            return Refusal(self.rule, "walk_on")
        if not may_move(s, self.dreamer):
            return Refusal("F17.3", "paralysed", dreamer=self.dreamer)
        refusal = why_way(s, self.dreamer, move.path, self.steps, self.walls, self.figures)
        if refusal is not None:
            return refusal
        bill = move_bill(s, move, len(move.path))
        return why_not(s, self.dreamer, bill, move.pay, move.spirits, move.boost)

    def take(self, s: Etherfields, move: Move, out: Outside) -> None:
        if isinstance(move, Walk):
            take_walk(s, move, out, len(move.path), self.along)

    def sample(self, s: Etherfields, chance: Chance) -> Move:
        options = self.options(s)
        return options[chance.below(len(options))]

    def fields(self, s: Etherfields) -> list[dict[str, Json]]:
        return [{"name": "kind", "type": "choice", "values": [Walk.kind, Pass.kind]}]

    def facts(self, s: Etherfields) -> dict[str, Json]:
        return {"dreamer": self.dreamer, "steps": self.steps}


def sound_walk(move: Walk, players: int) -> bool:
    """Whether the fields of a move are what they are annotated to be."""
    return (
        type(move.dreamer) is int
        and 0 <= move.dreamer < players
        and type(move.path) is tuple
        and all(type(space) is int for space in move.path)
        and type(move.hours) is int
        and sound_payment(move.pay, move.spirits, move.boost)
    )


def sound_payment(cards: object, spirits: object, boost: object) -> bool:
    """Whether the fields of a payment are what they are annotated to be."""
    return (
        type(cards) is tuple
        and all(type(each) is tuple and len(each) == 2 for each in cards)
        and all(type(card) is int and type(colour) is str for card, colour in cards)
        and type(spirits) is str
        and type(boost) is bool
    )
