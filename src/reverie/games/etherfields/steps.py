"""A Slumber, in the order of the rulebook: setup, turns, the Dreamscape phase, its end. (F6, F8)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.pile import EVERYBODY
from ...kernel.step import Step
from ...parts.deck import Deck, Known
from .choices import Cards, do, team
from .content import SCRIPTS, TURNS
from .dice import put_away
from .dreams import gate_of, happens
from .entities import RollMovement, Spawn
from .forces import figure, off
from .language import Instr
from .playing import refreshed
from .rounds import begin_rounds
from .slumbers import put_under
from .state import NO_TURN, Etherfields, Met
from .town import begin_trip
from .turns import finish

SIGN_RULES = {"M": "step.M", "B": "step.B", "S": "step.S", "V": "step.V"}


@dataclass(frozen=True)
class BeginSlumber(Step[Etherfields]):
    """Lay the Entity out: Turn deck, spawn, first turn. (F6.3)"""

    foreseen: ClassVar[bool] = True
    tile: int

    def run(self, s: Etherfields, out: Outside) -> None:
        met = Met(self.tile)
        entity = met.entity
        assert entity.figures is not None
        threat = 1 + 2 * s.players if entity.threat else 0
        s.met = Met(self.tile, (), threat)
        s.find(f"z.{entity.id}")
        lay_turns(s, entity.turns, out)
        for dreamer in range(s.players):
            s.change(dreamer, hurt=False, zone=refreshed(s.dreamers[dreamer].zone, stretch=True))
        if out.listening:
            out.tell("slumber", passage=f"z.{entity.id}", threat=threat, rule="F6.3")
        figures = s.players if entity.figures.per_player else entity.figures.count
        s.agenda += [BeginTurn(first=True), Spawn(figures, True)]
        if f"z.{entity.id}.1" not in s.read:
            tell_of(s, f"z.{entity.id}.1")


def tell_of(s: Etherfields, script: str) -> None:
    """Let a script of a Slumber be read: the meeting, the Gift."""
    if script in SCRIPTS:
        do(s, s.first, (Instr("read", (script,)),))


def lay_turns(s: Etherfields, count: int, out: Outside) -> None:
    """Shuffle all Turn cards and draw so many of them into the Turn deck; the top is seen. (F2.7, F6.3)"""
    count = min(len(TURNS), count - s.deeper * (2 if s.deeper < 0 and s.gate >= 0 else 1))  # F21.8
    box = Deck.of(list(range(len(TURNS))))
    s.turns = Deck.of([box.draw(out).card for _ in range(count)])
    s.turn_discard = box
    s.current = s.turns.draw(out).card
    s.turn, s.step, s.blocked = 0, 0, ()
    out.reveal()
    if out.listening:
        out.tell("turn_card", turn=s.current, left=len(s.turns), rule="F2.7")


@dataclass(frozen=True)
class BeginTurn(Step[Etherfields]):
    """A turn begins: the first player passes on, the team may Skip, all draw, all act. (F8)"""

    foreseen: ClassVar[bool] = True
    first: bool = False

    def run(self, s: Etherfields, out: Outside) -> None:
        s.turn += 1
        if not self.first:
            s.first = (s.first + 1) % s.players  # F8.9
        for dreamer in range(s.players):
            me = s.dreamers[dreamer]
            s.change(dreamer, boosts=0, used=(), until=(), start=me.space, zone=refreshed(me.zone, stretch=False))
        s.spent = ()
        if out.listening:
            out.tell("turn", number=s.turn, first=s.first, rule="F8.9")
        s.agenda += [Dreamscape(), BeginRounds(), DrawStep()]
        if s.met is not None and s.met.entity.skip:
            team(s, "skip", [0, 1], (Instr("_skip"),))


@dataclass(frozen=True)
class DrawStep(Step[Etherfields]):
    """Each may discard any hand cards, then draws. (F8.1)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        for dreamer in reversed(s.clockwise()):
            hand = len(s.dreamers[dreamer].hand)
            if hand:
                s.agenda.append(Cards(s.seat_of(dreamer), dreamer, "begin", 0, hand))
            else:
                do(s, dreamer, (Instr("_draw_step"),))


@dataclass(frozen=True)
class BeginRounds(Step[Etherfields]):
    """The action step begins with the first player. (F8.6)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        begin_rounds(s)


@dataclass(frozen=True)
class Dreamscape(Step[Etherfields]):
    """The steps of the current Turn card, top to bottom; before each a moment for Rapid cards. (F8.10, F22.10)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        from .rapid import open_window

        card = s.card
        assert card is not None
        if s.step >= len(card.steps):
            s.agenda.append(EndTurn())
            return
        s.agenda += [self, TakeStep()]
        open_window(s, "step")


@dataclass(frozen=True)
class TakeStep(Step[Etherfields]):
    """One step of the Turn card: all that bears its sign acts. (F15.2)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        card, at = s.card, s.step
        assert card is not None
        s.step += 1
        sign = card.steps[at]
        if at in s.blocked or off(s, s.first, SIGN_RULES[sign]):
            if out.listening:
                out.tell("step_skipped", step=at, rule="F15.3")
            return
        if out.listening:
            out.tell("step", step=at, sign=sign, rule="F15.2")
        if s.met is not None and sign in s.met.entity.effects:
            do(s, s.first, s.met.entity.effects[sign])
        elif s.met is not None and sign == "V":
            move_entity(s)
        happens(s, f"step.{sign}", out)


def move_entity(s: Etherfields) -> None:
    """Roll the movement die for the tile, or for each figure. (F16.3)"""
    assert s.met is not None
    figures = tuple(range(len(s.met.figures)))
    groups = [(each,) for each in figures] if s.per_figure else [figures]
    s.agenda += [RollMovement(group) for group in reversed(groups)]


@dataclass(frozen=True)
class EndTurn(Step[Etherfields]):
    """The Turn card is discarded; the next turn comes, or the Slumber is out of turns. (F8.11)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        s.turn_discard.put(Known(s.current, EVERYBODY), 0, out)
        s.step, s.blocked, s.opened = 0, (), ()
        for dreamer in range(s.players):
            s.change(dreamer, until=())
        if s.met is not None:
            s.meet(states=tuple(state for state in s.met.states if state == "poisoned"))  # F17.3, F17.4
        if len(s.turns):
            s.current = s.turns.draw(out).card
            out.reveal()
            if out.listening:
                out.tell("turn_card", turn=s.current, left=len(s.turns), rule="F8.11")
            s.agenda.append(BeginTurn())
            return
        s.current = NO_TURN
        gate = gate_of(s)
        if gate is not None:
            do(s, s.first, (Instr("read", (gate.out_of_turns,)),))
            return
        assert s.met is not None
        finish(s, "out", out, "F8.11")
        do(s, s.first, s.met.entity.out_of_turns)


@dataclass(frozen=True)
class EndSlumber(Step[Etherfields]):
    """The Entity, its tokens and Morphings leave; map, Gems in slots and positions stay. (F6.6)"""

    foreseen: ClassVar[bool] = True
    how: str

    def run(self, s: Etherfields, out: Outside) -> None:
        leave_slumber(s, out)
        if s.town is None:
            s.outcome = self.how


def leave_slumber(s: Etherfields, out: Outside) -> None:
    """The Entity leaves, its tile goes under the deck; on the Dreamworld a trip begins. (F6.6, F6.7, F4.6)"""
    if s.met is not None:
        put_under(s, s.met.tile, out)
    s.met, s.wall, s.opened, s.markers, s.current = None, None, (), (), NO_TURN
    s.turns, s.turn_discard = Deck([]), Deck.of(list(range(len(TURNS))))
    s.step, s.blocked = 0, ()
    put_away(s)
    for dreamer in range(s.players):
        s.change(dreamer, states=(), held=())
    begin_trip(s)


def victory(s: Etherfields, out: Outside) -> None:
    """See whether the Entity is overcome: by Assault its Loot is gained, by Contact its Gift. (F6.4, F6.13)"""
    met = s.met
    if met is None or s.gate >= 0 or s.outcome or any(isinstance(step, EndSlumber) for step in s.agenda):
        return
    if met.contact >= 1 + 2 * s.players:
        finish(s, "won", out, "F6.13")
        do(s, s.first, met.entity.gift)
        tell_of(s, f"z.{met.entity.id}.2")
    elif met.entity.threat and met.threat == 0:
        card = TURNS[s.current]
        finish(s, "won", out, "F6.4")
        loots = tuple(("", loot) for loot in card.loot)
        more = figure(s, s.first, "loot", 0)
        for _ in range(more):
            do(s, s.first, (Instr("one", (), (), (("", (Instr("gain", ("ether", "1")),)),)),))
        do(s, s.first, (Instr("_team", ("loot",), (), loots),))
