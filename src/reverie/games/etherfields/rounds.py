"""The action step: rounds from the first player clockwise, or free rounds, until all pass in a row. (F8.6–F8.8)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.outside import Outside
from ...kernel.step import Ask, Form, Step
from ...kernel.words import Json, Move, Refusal, Seat
from .acting import act_options, take_act, why_act
from .basics import basic_options, take_basic, why_basic
from .choices import deadly, listed
from .content import CARDS, FLAW, FLAWS
from .dice import occasion_of
from .flaws import why_rid
from .language import Instr
from .moves import Act, AddTurns, Back, MakeGem, Pass, Peek, Place, Play, Rid, Slot, Strip, Take, Use, Walk
from .payments import bill_of
from .playing import (
    back_options,
    can_play,
    place_options,
    play_options,
    ready,
    settle_bill,
    take_back_action,
    take_place,
    take_play,
    take_use,
    usable,
    use_options,
    why_back,
    why_place,
    why_play,
    why_use,
)
from .state import DreamerId, Etherfields
from .walking import sound_payment, sound_walk, take_walk, walk_options, why_walk

IN_ROUND = (Walk, Act, Play, Place, Use, Rid, Back, MakeGem, AddTurns, Strip, Slot, Peek, Take, Pass)


@dataclass(frozen=True)
class Rounds(Step[Etherfields]):
    """The action step of a turn."""

    scene: ClassVar[bool] = True
    foreseen: ClassVar[bool] = True
    rule: ClassVar[str] = "F8.6"

    def asks(self, s: Etherfields) -> list[Ask[Etherfields, Any]]:
        if all(s.passed):
            return []
        if not s.free:
            return [Round(s.seat_of(s.round_of))]
        return [Round(seat) for seat in range(s.seats) if not all(s.passed[each] for each in mine(s, seat))]

    def run(self, s: Etherfields, out: Outside) -> None:
        for dreamer in range(s.players):
            states = tuple(each for each in s.dreamers[dreamer].states if each[1] >= s.turn)  # F17.3
            s.change(dreamer, held=(), states=states)  # F11.15
        if out.listening:
            out.tell("action_step_over", rule="F8.7")


def mine(s: Etherfields, seat: Seat) -> list[DreamerId]:
    """List the Dreamers that a seat steers and that may act now."""
    own = [dreamer for dreamer in range(s.players) if s.seat_of(dreamer) == seat]
    return own if s.free else [dreamer for dreamer in own if dreamer == s.round_of]


@dataclass(frozen=True)
class Round(Form[Etherfields, Move]):
    """A Dreamer's round: one Dream action at most, and any number of others. (F8.6)"""

    kind: ClassVar[str] = "round"
    rule: ClassVar[str] = "F8.6"

    def options(self, s: Etherfields) -> list[Move]:
        """Suggest all that can be done, each with its cheapest payment."""
        return [Pass(), *[move for dreamer in mine(s, self.seat) for move in suggestions(s, dreamer)]]

    def why(self, s: Etherfields, move: Move) -> Refusal | None:
        if type(move) is Pass:
            return None
        if type(move) not in IN_ROUND or not sound(move, s.players):
            return Refusal("F8.6", "no_such_action")
        dreamer: DreamerId = getattr(move, "dreamer", -1)
        if dreamer not in mine(s, self.seat):
            return Refusal("F8.6", "not_your_round", dreamer=dreamer)
        match move:
            case Walk():
                return why_walk(s, move)
            case Act():
                return why_act(s, move)
            case Play():
                return why_play(s, move)
            case Place():
                return why_place(s, move)
            case Use():
                return why_use(s, move)
            case Rid():
                return why_rid(s, move)
            case Back():
                return why_back(s, move)
        return why_basic(s, move)

    def warn(self, s: Etherfields, move: Move) -> Refusal | None:
        return deadly(s, self, move)

    def sample(self, s: Etherfields, chance: Chance) -> Move:
        options = self.options(s)
        return options[chance.below(len(options))]

    def fields(self, s: Etherfields) -> list[dict[str, Json]]:
        return [{"name": "kind", "type": "choice", "values": [made.kind for made in IN_ROUND]}]

    def take(self, s: Etherfields, move: Move, out: Outside) -> None:
        if isinstance(move, Pass):
            let_pass(s, self.seat, out)
            return
        s.did = True
        s.passed = (False,) * s.players
        match move:
            case Walk():
                take_walk(s, move, out)
            case Act():
                take_act(s, move, out)
            case Play():
                take_play(s, move, out)
            case Place():
                take_place(s, move, out)
            case Use():
                take_use(s, move, out)
            case Rid():
                bill = bill_of(FLAWS[move.card - FLAW].discard)
                settle_bill(s, move, bill, (Instr("_rid"),), out, card=move.card)
            case Back():
                take_back_action(s, move, out)
            case _:
                take_basic(s, move, out)

    def facts(self, s: Etherfields) -> dict[str, Json]:
        from .naming import actions_before

        own = mine(s, self.seat)
        return {"dreamers": list(own), "several": len(own) > 1, "things": listed(actions_before(s))}


def sound(move: Move, players: int) -> bool:
    """Whether the fields of a move are what they are annotated to be."""
    if isinstance(move, Walk):
        return sound_walk(move, players)
    dreamer = getattr(move, "dreamer", None)
    if type(dreamer) is not int or not 0 <= dreamer < players:
        return False
    discards = getattr(move, "discards", ())
    if type(discards) is not tuple or any(type(card) is not int for card in discards):
        return False
    numbers = [getattr(move, name, 0) for name in ("card", "instead", "n", "morphing")]
    words = [getattr(move, name, "") for name in ("action", "by", "letter")]
    if any(type(each) is not int for each in numbers) or any(type(each) is not str for each in words):
        return False
    paid = (getattr(move, "pay", ()), getattr(move, "spirits", ""), getattr(move, "boost", False))
    return sound_payment(*paid)


def suggestions(s: Etherfields, dreamer: DreamerId) -> list[Move]:
    """Suggest what a Dreamer can do now."""
    found = [*act_options(s, dreamer), *walk_options(s, dreamer)]
    me = s.dreamers[dreamer]
    for card in dict.fromkeys(me.hand):
        if card >= FLAW:
            continue
        if CARDS[card].progress:
            found += place_options(s, dreamer, card)
        elif not occasion_of(card) and can_play(s, dreamer, card):
            found += play_options(s, dreamer, card)
    for card in usable(s, dreamer):
        if not occasion_of(card) and ready(s, dreamer, card):
            found += use_options(s, dreamer, card)
    return [*found, *back_options(s, dreamer), *basic_options(s, dreamer)]


def let_pass(s: Etherfields, seat: Seat, out: Outside) -> None:
    """End a round; whoever did nothing in it has passed. (F8.7)"""
    if s.free:
        passed = tuple(was or s.seat_of(dreamer) == seat for dreamer, was in enumerate(s.passed))
        s.passed = passed
        if out.listening:
            out.tell("passed", dreamers=mine(s, seat), rule="F8.8")
        return
    dreamer = s.round_of
    if not s.did:
        s.passed = tuple(was or each == dreamer for each, was in enumerate(s.passed))
    if out.listening:
        out.tell("round_over", dreamer=dreamer, passed=not s.did, rule="F8.7")
    s.change(dreamer, held=())  # F11.15
    s.round_of = (dreamer + 1) % s.players
    s.did = s.acted = False


def begin_rounds(s: Etherfields) -> None:
    """Begin the action step with the first player."""
    s.round_of, s.did, s.acted = s.first, False, False
    s.passed = (False,) * s.players
    s.agenda.append(Rounds())
