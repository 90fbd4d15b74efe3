"""What players are asked within an effect: one of several things, cards of a hand, a choice of the team."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.outside import Outside, Unforeseeable, Unforeseen
from ...kernel.state import answer, ask_of
from ...kernel.step import Ask, Form, Step
from ...kernel.words import Json, Move, Refusal
from .forces import hand_limit
from .language import Effect, Instr
from .moves import Choose, Draw, Suggest
from .schemas import CardId
from .state import DreamerId, Etherfields

NONE = -1
"""What is chosen where nothing is."""


@dataclass(frozen=True)
class Do(Step[Etherfields]):
    """Carry out instructions for a Dreamer, one after the other."""

    foreseen: ClassVar[bool] = True
    dreamer: DreamerId
    effect: Effect
    card: CardId = NONE
    """The card that says so."""
    n: int = 0
    """What `n` stands for: the pips of a die."""
    picked: int = NONE
    """What was chosen just before."""

    def run(self, s: Etherfields, out: Outside) -> None:
        from .executor import carry_out

        if not self.effect:
            return
        head, rest = self.effect[0], self.effect[1:]
        if rest:
            s.agenda.append(Do(self.dreamer, rest, self.card, self.n, self.picked))
        carry_out(s, self, head, out)

    def then(self, verb: str, *args: str) -> Effect:
        """Write an instruction that follows from this one."""
        return (Instr(verb, args),)


def deadly(s: Etherfields, ask: Ask[Any, Any], move: Move) -> Refusal | None:
    """Tell a warning if a move is certain to kill. (F22.7)"""
    twin, out = s.copy(), Outside(Unforeseen())
    assert isinstance(twin, Etherfields)
    own = ask_of(twin, ask.seat)
    if own is None:
        return None
    with suppress(Unforeseeable):
        answer(twin, own, move, out)
    died = [event for event in out.events if event.kind == "died"]
    return Refusal("F22.7", "would_kill", dreamer=died[0].facts["dreamers"][0]) if died else None


def do(s: Etherfields, dreamer: DreamerId, effect: Effect, card: CardId = NONE, n: int = 0, picked: int = NONE) -> None:
    """Let instructions come next."""
    if effect:
        s.agenda.append(Do(dreamer, effect, card, n, picked))


@dataclass(frozen=True)
class Pick(Ask[Etherfields, Choose]):
    """Choose one of several things; what follows is told what."""

    kind: ClassVar[str] = "pick"
    rule: ClassVar[str] = "F1.11"
    foreseen: ClassVar[bool] = True
    dreamer: DreamerId
    about: str
    offered: tuple[int, ...]
    effect: Effect
    card: CardId = NONE
    n: int = 0

    def options(self, s: Etherfields) -> list[Move]:
        return [Choose(each) for each in self.offered]

    def warn(self, s: Etherfields, move: Move) -> Refusal | None:
        return deadly(s, self, move)

    def take(self, s: Etherfields, move: Choose, out: Outside) -> None:
        from .naming import thing

        if out.listening:
            called = thing(s, self.about, move.option, self.effect, self.dreamer)
            out.tell("chose", dreamer=self.dreamer, about=self.about, option=move.option, thing=called, rule=self.rule)
        do(s, self.dreamer, self.effect, self.card, self.n, move.option)

    def facts(self, s: Etherfields) -> dict[str, Json]:
        from .naming import things

        told: dict[str, Json] = {"dreamer": self.dreamer, "about": self.about}
        told["things"] = listed(things(s, self.about, self.offered, self.effect, self.dreamer))
        return told if self.card == NONE else {**told, "card": self.card}


def pick(s: Etherfields, by: Do, about: str, offered: list[int], effect: Effect, n: int | None = None) -> None:
    """Ask the Dreamer of an effect for one of several things; a single one needs no question, none does nothing."""
    each = by.n if n is None else n
    if len(offered) == 1:
        do(s, by.dreamer, effect, by.card, each, offered[0])
    elif offered:
        seat = s.seat_of(by.dreamer)
        s.agenda.append(Pick(seat, by.dreamer, about, tuple(offered), effect, by.card, each))


@dataclass(frozen=True)
class Cards(Form[Etherfields, Draw]):
    """Choose cards of a hand: so many at least, so many at most."""

    kind: ClassVar[str] = "cards"
    rule: ClassVar[str] = "F9.3"
    foreseen: ClassVar[bool] = True
    dreamer: DreamerId
    about: str
    """discard, cycle, limit, begin or give."""
    least: int
    most: int
    effect: Effect = ()
    """For each card discarded."""
    to: DreamerId = NONE

    def options(self, s: Etherfields) -> list[Move]:
        return []

    def fields(self, s: Etherfields) -> list[dict[str, Json]]:
        hand = list(s.dreamers[self.dreamer].hand)
        return [
            {"name": "kind", "type": "fixed", "value": Draw.kind},
            {"name": "discards", "type": "subset", "values": hand, "least": self.least, "most": self.most},
        ]

    def why(self, s: Etherfields, move: Move) -> Refusal | None:
        if type(move) is not Draw or type(move.discards) is not tuple:
            return Refusal(self.rule, "choose_cards", dreamer=self.dreamer)
        hand = list(s.dreamers[self.dreamer].hand)
        for card in move.discards:
            if type(card) is not int or card not in hand:
                return Refusal(self.rule, "not_in_hand", dreamer=self.dreamer)
            hand.remove(card)
        if not self.least <= len(move.discards) <= self.most:
            return Refusal(self.rule, "how_many", least=self.least, most=self.most)
        return None

    def sample(self, s: Etherfields, chance: Chance) -> Move:
        hand = list(s.dreamers[self.dreamer].hand)
        count = self.least + chance.below(min(self.most, len(hand)) - self.least + 1)
        return Draw(tuple(hand.pop(chance.below(len(hand))) for _ in range(count)))

    def take(self, s: Etherfields, move: Draw, out: Outside) -> None:
        from .executor import chosen_cards

        chosen_cards(s, self, move.discards, out)

    def facts(self, s: Etherfields) -> dict[str, Json]:
        return {"dreamer": self.dreamer, "about": self.about}


def ask_cards(s: Etherfields, ask: Cards) -> None:
    """Ask for cards of a hand, as far as there are so many."""
    there = len(s.dreamers[ask.dreamer].hand)
    least, most = min(ask.least, there), min(ask.most, there)
    if most:
        s.agenda.append(Cards(ask.seat, ask.dreamer, ask.about, least, most, ask.effect, ask.to))


def trim_hands(s: Etherfields) -> None:
    """Let hands above a limit that fell be discarded at once. (F8.2)"""
    for dreamer in range(s.players):
        over = len(s.dreamers[dreamer].hand) - hand_limit(s, dreamer)
        if over > 0:
            ask_cards(s, Cards(s.seat_of(dreamer), dreamer, "limit", over, over))


# The team


@dataclass(frozen=True)
class TeamChoice(Step[Etherfields]):
    """A choice of the team: closed when all suggest the same, or the first player chooses. (F1.4, F22.5)"""

    scene: ClassVar[bool] = True
    foreseen: ClassVar[bool] = True
    rule: ClassVar[str] = "F1.4"
    about: str
    offered: tuple[int, ...]
    suggested: tuple[int, ...]
    """For each seat what it suggests, or NONE."""
    effect: Effect
    n: int = 0

    def asks(self, s: Etherfields) -> list[Ask[Etherfields, Any]]:
        asks: list[Ask[Etherfields, Any]] = [Settle(s.first_seat, self.about, self.offered, self.effect)]
        others = [seat for seat in range(s.seats) if seat != s.first_seat and self.suggested[seat] == NONE]
        return asks + [Advise(seat, self.about, self.offered, self.effect) for seat in others]

    def close(self, s: Etherfields, option: int, out: Outside) -> None:
        """Let the choice stand."""
        from .naming import thing

        s.agenda.pop()
        if out.listening:
            called = thing(s, self.about, option, self.effect)
            out.tell("team_chose", about=self.about, option=option, thing=called, rule="F1.4")
        do(s, s.first, self.effect, NONE, self.n, option)


@dataclass(frozen=True)
class Settle(Ask[Etherfields, Choose]):
    """The first player settles a choice of the team."""

    kind: ClassVar[str] = "settle"
    rule: ClassVar[str] = "F1.4"
    about: str
    offered: tuple[int, ...]
    effect: Effect = ()

    def options(self, s: Etherfields) -> list[Move]:
        return [Choose(each) for each in self.offered]

    def take(self, s: Etherfields, move: Choose, out: Outside) -> None:
        top = s.agenda[-1]
        assert isinstance(top, TeamChoice)
        top.close(s, move.option, out)

    def facts(self, s: Etherfields) -> dict[str, Json]:
        return about_team(s, self.about, self.offered, self.effect)


@dataclass(frozen=True)
class Advise(Ask[Etherfields, Suggest]):
    """Another seat says what it would choose."""

    kind: ClassVar[str] = "advise"
    rule: ClassVar[str] = "F22.5"
    awaited: ClassVar[bool] = False
    about: str
    offered: tuple[int, ...]
    effect: Effect = ()

    def options(self, s: Etherfields) -> list[Move]:
        return [Suggest(each) for each in self.offered]

    def take(self, s: Etherfields, move: Suggest, out: Outside) -> None:
        from .naming import thing

        top = s.agenda.pop()
        assert isinstance(top, TeamChoice)
        told = list(top.suggested)
        told[self.seat] = move.option
        s.agenda.append(TeamChoice(top.about, top.offered, tuple(told), top.effect, top.n))
        if out.listening:
            called = thing(s, self.about, move.option, self.effect)
            out.tell("suggested", seat=self.seat, about=self.about, option=move.option, thing=called, rule="F22.5")

    def facts(self, s: Etherfields) -> dict[str, Json]:
        return about_team(s, self.about, self.offered, self.effect)


def about_team(s: Etherfields, about: str, offered: tuple[int, ...], effect: Effect) -> dict[str, Json]:
    """Tell what a choice of the team is about: whom it concerns, and what its options are called."""
    from .naming import things

    return {"about": about, "things": listed(things(s, about, offered, effect))}


def listed(things: Iterable[tuple[int | str, str]]) -> list[Json]:
    """Write what options are called as JSON."""
    return [list(each) for each in things]


def team(s: Etherfields, about: str, offered: list[int], effect: Effect, n: int = 0) -> None:
    """Let the team choose; a single thing needs no choice."""
    if len(offered) == 1:
        do(s, s.first, effect, NONE, n, offered[0])
    elif offered:
        s.agenda.append(TeamChoice(about, tuple(offered), (NONE,) * s.seats, effect, n))
