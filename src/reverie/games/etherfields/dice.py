"""The two dice, and what a payment comes to. (F12, F16.3)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Step
from .choices import Do, do, pick
from .decks import seal
from .forces import figure, power_of
from .language import Effect, Instr
from .schemas import CardId
from .state import NO_DIE, DreamerId, Etherfields

LUCK = ("critical", "blank", "+1", "+1", "+2", "+3")
MOVEMENT = ("stays", "one", "one", "value", "value", "again")
FACES = 6
CRITICAL, BLANK = 0, 1
PIPS = (0, 0, 1, 1, 2, 3)


@dataclass(frozen=True)
class RollLuck(Step[Etherfields]):
    """Roll the Luck die; then whoever may answers."""

    foreseen: ClassVar[bool] = True
    dreamer: DreamerId
    boosting: bool

    def run(self, s: Etherfields, out: Outside) -> None:
        from .rapid import open_window

        s.roller, s.boosting, s.added = self.dreamer, self.boosting, 0
        roll(s, out)
        open_window(s, "plus")
        open_window(s, "roll")


def roll(s: Etherfields, out: Outside) -> None:
    """Let the die fall, again if it lay there."""
    s.die = out.below(FACES)
    out.reveal()
    if out.listening:
        if s.roller >= 0:
            out.tell("rolled", dreamer=s.roller, die=s.die, face=LUCK[s.die].replace("+", "plus_"), rule="F12.2")
        else:
            out.tell("entity_rolled", die=s.die, face=MOVEMENT[s.die], rule="F16.3")


def pips(s: Etherfields, dreamer: DreamerId) -> int:
    """Tell what the Luck die adds for a Dreamer; a critical adds nothing."""
    if s.added:
        return s.added
    if s.die == BLANK:
        return figure(s, dreamer, "luck.blank", 0) if s.boosting else 0
    if s.die == CRITICAL:
        return 0
    return figure(s, dreamer, "luck.plus", PIPS[s.die]) if s.boosting else PIPS[s.die]


def critical(s: Etherfields) -> bool:
    return s.die == CRITICAL and not s.added


def put_away(s: Etherfields) -> None:
    """Take the die from the table."""
    s.die, s.added, s.boosting = NO_DIE, 0, False


@dataclass(frozen=True)
class Branch(Step[Etherfields]):
    """Do what the Luck die says for an effect."""

    foreseen: ClassVar[bool] = True
    dreamer: DreamerId
    instr: Instr
    card: CardId

    def run(self, s: Etherfields, out: Outside) -> None:
        n = pips(s, self.dreamer)
        label = "critical" if critical(s) else "plus" if n else "blank"
        put_away(s)
        do(s, self.dreamer, self.instr.block(label), self.card, n)


@dataclass(frozen=True)
class Reckon(Step[Etherfields]):
    """See whether a payment is enough, with the die if it was boosted, and do what was paid for. (F12.3–F12.5)"""

    foreseen: ClassVar[bool] = True
    dreamer: DreamerId
    need: int
    paid: int
    boosted: bool
    each: bool
    """Whether every full payment has its effect. (F11.7)"""
    effect: Effect
    card: CardId = -1
    n: int = 0
    single: str = ""
    """The single-use action that a Block token comes on. (F11.14)"""

    def run(self, s: Etherfields, out: Outside) -> None:
        total = self.paid
        if self.boosted:
            if critical(s):
                put_away(s)
                self.fail(s, out, "F12.3")
                penalty(s, self.dreamer, "F12.3")
                return
            total += pips(s, self.dreamer)
            put_away(s)
        times = total // self.need if self.each and self.need else int(total >= self.need)
        if not times:
            self.fail(s, out, "F12.5")
            return
        if self.single:
            s.single = (*s.single, self.single)
        if out.listening:
            out.tell(
                "succeeded", dreamer=self.dreamer, times=times, lost=max(0, total - self.need * times), rule="F11.3"
            )
        for _ in range(times):
            do(s, self.dreamer, self.effect, self.card, self.n)

    def fail(self, s: Etherfields, out: Outside, rule: str) -> None:
        if out.listening:
            out.tell("failed", dreamer=self.dreamer, paid=self.paid, need=self.need, rule=rule)


def penalty(s: Etherfields, dreamer: DreamerId, rule: str) -> None:
    """Let a Dreamer choose how the dream takes its due. (F8.3, F12.3)"""
    ether = [2] if rule == "F12.3" and s.dreamers[dreamer].ether else []
    by = Do(dreamer, ())
    pick(s, by, "penalty", [0, 1, *ether], (Instr("_penalty"),))


def take_penalty(s: Etherfields, dreamer: DreamerId, choice: int, out: Outside) -> None:
    """Suffer 1 Distress, Seal 3, or give up an Ether."""
    if choice == 0:
        do(s, dreamer, (Instr("suffer", ("1",)),))
    elif choice == 1:
        seal(s, dreamer, 3, out)
    else:
        s.change(dreamer, ether=s.dreamers[dreamer].ether - 1)


def occasion_of(card: CardId) -> str:
    """Tell the moment that a card answers: an event, a roll, Distress; empty: none of its own."""
    power = power_of(card)
    if power.on:
        return "roll" if power.on == "boost" else power.on
    for instr in power.effect:
        if instr.verb in ("reroll", "treat"):
            return "roll"
        if instr.verb == "prevent" and instr.get("what") != "seal":
            return "distress"
    return ""
