"""Words that move figures, and those of Entities: hits, Morphings, States, Threat and Contact."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Step
from .board import FAR, SpaceId, next_steps
from .choices import Do, do, pick, team, trim_hands
from .forces import entity_figure, off, within
from .gains import counted
from .language import Effect, Instr
from .state import CROWD, DreamerId, Etherfields
from .walking import Go, Wander, entered, has_room, trap

Word = Callable[[Etherfields, Do, Instr, Outside], None]

FIGURE = 100
"""Figures of the Entity are numbered from 0, Dreamers from here on."""


def where(s: Etherfields, figure: int) -> SpaceId:
    """Tell where a figure stands."""
    if figure >= FIGURE:
        return s.dreamers[figure - FIGURE].space
    assert s.met is not None
    return s.met.figures[figure]


def put(s: Etherfields, figure: int, space: SpaceId, out: Outside, rule: str) -> None:
    """Set a figure on a space; a Dreamer may meet a Trap there."""
    if figure >= FIGURE:
        s.change(figure - FIGURE, space=space)
        trap(s, figure - FIGURE, space)
        entered(s, (figure - FIGURE,), out)
    else:
        assert s.met is not None
        figures = list(s.met.figures)
        figures[figure] = space
        s.meet(figures=tuple(figures))
    if out.listening:
        if figure >= FIGURE:
            out.tell("moved", dreamer=figure - FIGURE, space=space, rule=rule)
        else:
            out.tell("entity_moved", figure=figure, space=space, rule=rule)


def targets(s: Etherfields, dreamer: DreamerId, instr: Instr) -> list[int]:
    """List the figures in range that a word may move or mark."""
    here, far = s.dreamers[dreamer].space, within(s, dreamer, int(instr.get("range", "1")))
    found = [] if s.met is None else list(range(len(s.met.figures)))
    if instr.verb == "pull" or instr.has("all"):
        found += [FIGURE + other for other in range(s.players) if other != dreamer]
    near = [each for each in found if s.board.distance(here, where(s, each)) <= far]
    match instr.verb:
        case "push":
            return [each for each in near if pushed_to(s, each)]
        case "pull" | "lure":
            return [each for each in near if where(s, each) != here]
        case "state":
            return near if near and s.state_left(instr.args[0]) else []
    return near


def pushed_to(s: Etherfields, figure: int) -> list[SpaceId]:
    """List where a figure can be pushed: an open neighbour with room. (F16.10)"""
    if figure < FIGURE and s.met is not None and s.met.entity.figures and s.met.entity.figures.big:
        return []
    return [space for space in s.board.beside(where(s, figure)) if has_room(s, space)]


# Dreamers


def move(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Move some steps."""
    walls = {"": 0, "any": 99}.get(instr.get("walls"), 1)
    along = by.picked if instr.get("with") else -1
    s.agenda.append(Wander(s.seat_of(by.dreamer), by.dreamer, counted(by, instr), walls, along))


def go(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Go the way that was paid."""
    along = int(instr.get("with", "-1"))
    dreamers = (by.dreamer,) if along < 0 else (by.dreamer, along)
    s.agenda.append(Go(dreamers, tuple(int(space) for space in instr.args)))


def relocations(s: Etherfields, dreamer: DreamerId, instr: Instr) -> list[SpaceId]:
    """List where a relocation may lead. (F14.2, F14.4)"""
    if instr.what == "dreamer" or off(s, dreamer, "relocate"):
        return []
    here, board = s.dreamers[dreamer].space, s.board
    match instr.what:
        case "adjacent":
            found = board.beside(here, through=True)
        case "tiles":
            row, column = here // 16, here % 8 // 2
            found = [space for space in board.spaces if abs(space // 16 - row) + abs(space % 8 // 2 - column) <= 1]
        case "stairs" | "entrance":
            found = board.bearing(instr.what)
        case _:
            found = list(board.spaces)
    return sorted(space for space in found if space != here and board.is_open(space) and has_room(s, space))


def relocate(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Relocate: distance, Walls and obstacles do not matter. (F14.2)"""
    if instr.what == "dreamer":
        pick(s, by, "who", hosts(s, by.dreamer, instr), (Instr("_join", (), (), instr.blocks),))
    else:
        pick(s, by, "space", relocations(s, by.dreamer, instr), by.then("_relocate"))


def hosts(s: Etherfields, dreamer: DreamerId, instr: Instr) -> list[DreamerId]:
    """List the Dreamers to whom one may relocate."""
    here = s.dreamers[dreamer].space
    far = within(s, dreamer, int(instr.get("range", "99")))
    if instr.what != "dreamer" or off(s, dreamer, "relocate"):
        return []
    return [
        other
        for other in range(s.players)
        if other != dreamer
        and s.dreamers[other].space != here
        and has_room(s, s.dreamers[other].space)
        and (far == FAR or s.board.distance(here, s.dreamers[other].space) <= far)
    ]


def join(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Arrive with another Dreamer, who may gain by it."""
    do(s, by.picked, instr.block())
    put(s, FIGURE + by.dreamer, s.dreamers[by.picked].space, out, "F14.2")


def relocates(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    put(s, FIGURE + by.dreamer, by.picked, out, "F14.2")


# Figures


def push(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Push a figure in range one space; with `all` any figures, one after the other."""
    found = [each for each in targets(s, by.dreamer, instr) if not by.n >> _bit(each) & 1]
    if instr.has("all") and found:
        found = [-1, *found]
    pick(s, by, "push", found, (Instr("_push", instr.args, instr.named),), by.n)


def _bit(figure: int) -> int:
    return figure if figure < FIGURE else 20 + figure - FIGURE


def push_it(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    if by.picked == -1:
        return
    if instr.has("all"):
        do(s, by.dreamer, (Instr("push", instr.args, instr.named),), by.card, by.n | 1 << _bit(by.picked))
    pick(s, by, "space", pushed_to(s, by.picked), by.then("_set", str(by.picked)))


def set_down(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    put(s, int(instr.args[0]), by.picked, out, "F16.10")


def pull(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A figure in range comes nearer: pulled, or an Entity that is lured."""
    effect = by.then("_nearer", str(counted(by, instr)))
    pick(s, by, "pull", targets(s, by.dreamer, instr), effect)


def nearer(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    figure, left = (int(instr.args[1]) if len(instr.args) > 1 else by.picked), int(instr.args[0])
    steps = next_steps(s.board, where(s, figure), [s.dreamers[by.dreamer].space])
    open_ = [space for space in steps if has_room(s, space)]
    if left and open_:
        do(s, by.dreamer, by.then("_nearer", str(left - 1), str(figure)), by.card)
        pick(s, by, "space", open_, by.then("_set", str(figure)))


def state(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Lay a State on the Entity in range, or on the Dreamer, if its token is free. (F17.5)"""
    if instr.has("dreamer"):
        daze(s, by.dreamer, instr.args[0], out)
        return
    if targets(s, by.dreamer, instr) and s.met is not None and instr.args[0] not in s.met.states:
        s.meet(states=(*s.met.states, instr.args[0]))
        if out.listening:
            out.tell("state", state=instr.args[0], rule="F17.3")


def daze(s: Etherfields, dreamer: DreamerId, token: str, out: Outside) -> None:
    """A State comes onto a Dreamer, until the end of the next Dreamers phase. (F17.3)"""
    me = s.dreamers[dreamer]
    if s.state_left(token) and token not in [each for each, _ in me.states]:
        s.change(dreamer, states=(*me.states, (token, s.turn)))
        if out.listening:
            out.tell("dreamer_state", dreamer=dreamer, state=token, rule="F17.3")


# What an Entity does


def hit(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Each Dreamer in range of any of its figures, once. (F16.2)"""
    assert s.met is not None
    far = max(0, entity_figure(s, "own.range", int(instr.args[0])))
    effect = weighed(s, instr.block())
    hurt = [
        dreamer
        for dreamer in s.clockwise()
        if any(s.board.distance(figure, s.dreamers[dreamer].space) <= far for figure in s.met.figures)
    ]
    if instr.has("one"):
        team(s, "who", hurt, (Instr("_as", (), (), (("", effect),)),))
        return
    for dreamer in reversed(hurt):
        do(s, dreamer, effect)


def weighed(s: Etherfields, effect: Effect) -> Effect:
    """Write an Entity's effect with what its Morphings and States make of it."""
    found: list[Instr] = []
    for instr in effect:
        name = {"suffer": "own.distress", "seal": "own.seal"}.get(instr.verb)
        if name is None:
            found.append(instr)
            continue
        n = entity_figure(s, name, instr.number())
        if n > 0:
            found.append(Instr(instr.verb, (str(n),)))
    return tuple(found)


def morph(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Random Morphings come onto the Entity; a poisoned one takes none. (F17.1, F17.4)"""
    if s.met is None or "poisoned" in s.met.states:
        return
    for _ in range(counted(by, instr)):
        left = s.morphings_left
        if not left:
            break
        number = left[out.below(len(left))]
        s.meet(morphings=(*s.met.morphings, number))
        out.reveal()
        if out.listening:
            out.tell("morphed", morphing=number, rule="F17.1")
    trim_hands(s)  # F17.2


def threat(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A Threat leaves; none left is victory. (F6.4)"""
    assert s.met is not None
    s.meet(threat=max(0, s.met.threat + counted(by, instr)))
    if out.listening:
        out.tell("threat", count=s.met.threat, rule="F6.14")


def contact(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A marker of Contact comes. (F6.13)"""
    assert s.met is not None
    s.meet(contact=s.met.contact + counted(by, instr))
    if out.listening:
        out.tell("contact", count=s.met.contact, rule="F6.14")


@dataclass(frozen=True)
class Arrive(Step[Etherfields]):
    """An Entity has stopped in a space: the excess is pushed out. (F16.9, F16.10)"""

    foreseen: ClassVar[bool] = True
    figure: int

    def run(self, s: Etherfields, out: Outside) -> None:
        space = where(s, self.figure)
        if s.crowd(space) <= CROWD:
            return
        here = [FIGURE + dreamer for dreamer in range(s.players) if s.dreamers[dreamer].space == space]
        offered = [each for each in here if pushed_to(s, each)]
        team(s, "pushed", offered, (Instr("_pushed"),))


def pushed(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    team(s, "space", pushed_to(s, by.picked), by.then("_set", str(by.picked)))


WORDS: Mapping[str, Word] = {
    "move": move, "_go": go, "relocate": relocate, "_relocate": relocates, "_join": join, "push": push,
    "_push": push_it, "_set": set_down, "pull": pull, "lure": pull, "_nearer": nearer, "state": state, "hit": hit,
    "morph": morph, "threat": threat, "contact": contact, "_pushed": pushed,
}  # fmt: skip
