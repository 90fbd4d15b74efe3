"""What the current Turn card is about to do, as things stand: the map shows it before it happens. (F15.1, F16)"""

from __future__ import annotations

from dataclasses import dataclass

from .board import SpaceId
from .content import GATES
from .dreams import next_flooded
from .entities import ways_on
from .figures import weighed
from .forces import entity_figure, holds, off
from .language import Effect, Instr
from .state import DreamerId, Etherfields


@dataclass(frozen=True)
class Coming:
    """A step of the current Turn card that is still to come."""

    step: int
    sign: str
    spaces: tuple[SpaceId, ...] = ()
    """What an effect reaches; for a movement, where figures may step first."""
    dreamers: tuple[DreamerId, ...] = ()
    """Who stands in its reach."""
    distress: int = 0
    sealed: int = 0
    """What it costs each of them."""
    floods: tuple[SpaceId, ...] = ()
    """The space that becomes Water. (F30.3)"""


def forecast(s: Etherfields) -> tuple[Coming, ...]:
    """Tell the steps to come that will not be skipped; dice, Morphings and moves to come may change them."""
    card = s.card
    if card is None or s.step >= len(card.steps):
        return ()
    left = enumerate(card.steps[s.step :], s.step)
    return tuple(
        coming(s, step, sign) for step, sign in left if step not in s.blocked and not off(s, s.first, f"step.{sign}")
    )


def coming(s: Etherfields, step: int, sign: str) -> Coming:
    """Tell what a step would do now."""
    effect = () if s.met is None else s.met.entity.effects.get(sign, ())
    hit = next((each for each in effect if each.verb == "hit"), None)
    floods = tuple(flooding(s, sign, effect))
    if hit is not None:
        spaces = reached(s, hit)
        dreamers = tuple(n for n, each in enumerate(s.dreamers) if each.space in spaces)
        suffered = weighed(s, hit.block())
        distress = sum(each.number() for each in suffered if each.verb == "suffer")
        sealed = sum(each.number() for each in suffered if each.verb == "seal")
        return Coming(step, sign, spaces, dreamers, distress, sealed, floods)
    if sign == "V" and s.met is not None and not effect and "paralysed" not in s.met.states:
        ways = {space for figure in range(len(s.met.figures)) for space in ways_on(s, figure)}
        return Coming(step, sign, tuple(sorted(ways)), floods=floods)
    return Coming(step, sign, floods=floods)


def reached(s: Etherfields, hit: Instr) -> tuple[SpaceId, ...]:
    """List the spaces in range of any figure of the Entity. (F16.2)"""
    assert s.met is not None
    far = max(0, entity_figure(s, "own.range", int(hit.args[0])))
    board = s.board
    return tuple(
        space for space in sorted(board.spaces) if any(board.distance(figure, space) <= far for figure in s.met.figures)
    )


def flooding(s: Etherfields, sign: str, effect: Effect) -> list[SpaceId]:
    """List the space that a step floods: by the Dream itself, or by who lives in it."""
    effects = [effect]
    if s.gate >= 0:
        triggers = GATES[s.gate].triggers
        effects += [each.do for each in triggers if each.event == f"step.{sign}" and holds(s, s.first, each.when)]
    space = next_flooded(s) if any(each.verb == "flood" for row in effects for each in row) else None
    return [] if space is None else [space]
