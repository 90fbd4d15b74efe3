"""Moments in which Rapid cards and answers come. (F9.4, F22.10)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Ask, Step
from ...kernel.words import Json, Move, Seat
from .content import CARDS, FLAW
from .dice import occasion_of, pips, roll
from .forces import no_rerolls, power_of
from .moves import Back, Pass, Play, Reroll, Use
from .playing import (
    back_of_top,
    back_ready,
    can_play,
    play_options,
    ready,
    take_back_action,
    take_play,
    take_use,
    usable,
    use_options,
)
from .schemas import CardId
from .state import DreamerId, Etherfields


@dataclass(frozen=True)
class Window(Step[Etherfields]):
    """A moment in which seats may answer before things go on: before a step, after a roll, before Distress."""

    scene: ClassVar[bool] = True
    foreseen: ClassVar[bool] = True
    rule: ClassVar[str] = "F22.10"
    occasion: str
    waved: tuple[Seat, ...] = ()
    """Which seats let it pass."""

    def asks(self, s: Etherfields) -> list[Ask[Etherfields, Any]]:
        seats = [seat for seat in range(s.seats) if seat not in self.waved]
        return [Answer(seat, self.occasion) for seat in seats if answers(s, seat, self.occasion)]


@dataclass(frozen=True)
class Answer(Ask[Etherfields, Move]):
    """A seat may play something Rapid now."""

    kind: ClassVar[str] = "answer"
    rule: ClassVar[str] = "F22.10"
    occasion: str

    def options(self, s: Etherfields) -> list[Move]:
        return [Pass(), *answers(s, self.seat, self.occasion)]

    def take(self, s: Etherfields, move: Move, out: Outside) -> None:
        top = s.agenda.pop()
        assert isinstance(top, Window)
        if isinstance(move, Pass):
            s.agenda.append(Window(top.occasion, (*top.waved, self.seat)))
            if out.listening:
                out.tell("waved", seat=self.seat, about=top.occasion, rule=self.rule)
            return
        s.agenda.append(Window(top.occasion))
        answer_with(s, move, out)

    def facts(self, s: Etherfields) -> dict[str, Json]:
        return {"about": self.occasion, "several": s.players > s.seats}


@dataclass(frozen=True)
class Beside(Ask[Etherfields, Move]):
    """A Rapid card in another's round. (F9.4)"""

    kind: ClassVar[str] = "beside"
    rule: ClassVar[str] = "F9.4"
    awaited: ClassVar[bool] = False

    def options(self, s: Etherfields) -> list[Move]:
        return answers(s, self.seat, "round")

    def take(self, s: Etherfields, move: Move, out: Outside) -> None:
        answer_with(s, move, out)

    def facts(self, s: Etherfields) -> dict[str, Json]:
        return {"several": s.players > s.seats}


def beside(s: Etherfields) -> list[Ask[Any, Any]]:
    """List who may play a Rapid card in the round of another."""
    from .rounds import Rounds

    if not s.agenda or not isinstance(s.agenda[-1], Rounds):
        return []
    asked = {ask.seat for ask in s.agenda[-1].asks(s)}
    return [Beside(seat) for seat in range(s.seats) if seat not in asked and answers(s, seat, "round")]


def open_window(s: Etherfields, occasion: str) -> None:
    """Open a moment; nobody is asked who could play nothing."""
    s.agenda.append(Window(occasion))


def answers(s: Etherfields, seat: Seat, occasion: str) -> list[Move]:
    """List what a seat could answer with."""
    found: list[Move] = []
    for dreamer in range(s.players):
        if s.seat_of(dreamer) != seat:
            continue
        for card in dict.fromkeys(s.dreamers[dreamer].hand):
            if card < FLAW and CARDS[card].rapid and fits(s, dreamer, card, occasion):
                found += play_options(s, dreamer, card)
        for each in usable(s, dreamer):
            if (
                occasion_of(each) == ("" if occasion == "town" else occasion)
                and fits(s, dreamer, each, occasion)
                and ready(s, dreamer, each)
            ):
                found += use_options(s, dreamer, each)
        if occasion == "distress" and back_ready(s, dreamer) and _shoulders(s, dreamer):
            found.append(Back(dreamer))
        if occasion == "roll" and s.dreamers[dreamer].gems and not no_rerolls(s, by_gem=True):  # F13.5
            found.append(Reroll(dreamer))
    return found


def _shoulders(s: Etherfields, dreamer: DreamerId) -> bool:
    back = back_of_top(s, dreamer)
    return back is not None and back.power.rapid and near(s, dreamer, s.dues[-1].dreamer, 1, me_too=True)


def near(s: Etherfields, dreamer: DreamerId, other: DreamerId, within: int, me_too: bool) -> bool:
    """Whether a Dreamer is in range of another, or is that one."""
    if dreamer == other:
        return me_too
    return s.board.distance(s.dreamers[dreamer].space, s.dreamers[other].space) <= within


def fits(s: Etherfields, dreamer: DreamerId, card: CardId, occasion: str) -> bool:
    """Whether a card has something to answer now: a die to re-roll, Distress to prevent; others always have."""
    own = occasion_of(card)
    if own and own != occasion:
        return False
    power = power_of(card)
    if own == "distress":
        due = s.dues[-1]
        return all(
            reaches(s, dreamer, instr.get("to"), due.dreamer) for instr in power.effect if instr.verb == "prevent"
        )
    if own == "roll":
        mine = s.roller == dreamer and s.boosting
        luck = s.roller >= 0
        return not no_rerolls(s) and all(
            (mine if instr.has("boost") else luck if instr.verb == "treat" else True) for instr in power.effect
        )
    if own == "plus":
        return s.roller == dreamer and pips(s, dreamer) > 0
    return card >= FLAW or can_play(s, dreamer, card)


def reaches(s: Etherfields, dreamer: DreamerId, to: str, other: DreamerId) -> bool:
    """Whether Distress of another can be prevented: one's own, one's neighbours', or only theirs."""
    match to:
        case "self":
            return dreamer == other
        case "other":
            return near(s, dreamer, other, 1, me_too=s.players == 1)
        case _:
            return near(s, dreamer, other, 1, me_too=True)


def answer_with(s: Etherfields, move: Move, out: Outside) -> None:
    """Carry out what a seat answered with."""
    match move:
        case Play():
            take_play(s, move, out)
        case Use():
            take_use(s, move, out)
        case Back():
            take_back_action(s, move, out)
        case Reroll():
            s.change(move.dreamer, gems=s.dreamers[move.dreamer].gems - 1)
            if out.listening:
                out.tell("rerolled", dreamer=move.dreamer, rule="F13.5")
            roll(s, out)
