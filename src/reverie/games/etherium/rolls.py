"""Rolls: dice, what is added to them, re-rolls, the guide; and what a connection brings. (E12, E13)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Deadline
from ...kernel.words import Json, Move, Refusal, Seat
from .acts import draw, gain, raise_level, take_token
from .bonuses import dice_of, may_reroll_low, roll_bonus
from .capacities import FORTUNE
from .cards import CONNECTION_ROLL, FLASH, of_roll
from .choices import Choice, DiscardOne, Happening, may_steal, may_take, must_lose, opponents, why_not_played
from .moves import Dice, Play, Reroll, Stop, play, reroll, stop
from .panel import CONNECTION_TABLE
from .peoples import ARMY, GUIDE
from .state import CHOICE_SECONDS, CONNECTION_TOKEN, FACES, Etherium, Roll

LOW = (1, 2)
"""Faces that some may re-roll. (E13.6)"""

ALL_DICE = 0


def roll_dice(count: int, out: Outside) -> tuple[int, ...]:
    """Roll dice. (E13.1)"""
    return tuple([1 + out.below(FACES) for _ in range(count)])


@dataclass(frozen=True)
class RollFor(Happening):
    """Roll for an army, a defence or a connection."""  # E13.2

    rule: ClassVar[str] = "E13.2"
    seat: Seat
    of: int
    dice: int
    """How many; 0: as many as the unit's level."""

    def run(self, s: Etherium, out: Outside) -> None:
        dice = roll_dice(self.dice or dice_of(s, self.seat, self.of), out)
        added = roll_bonus(s, self.seat, self.of)
        bonus = sum(count for _, count in added)
        s.roll = Roll(self.seat, self.of, dice, bonus, 0, (False,) * len(dice))
        if out.listening:
            bonuses: list[Json] = [[source, count] for source, count in added]
            out.tell(
                "rolled",
                seat=self.seat,
                of=self.of,
                dice=list(dice),
                bonus=bonus,
                bonuses=bonuses,
                total=s.roll.total,
                rule="E12.1" if self.of == CONNECTION_ROLL else "E13.2",
            )
        if is_asked(s, s.roll):
            s.agenda.append(Rolling(self.seat))
        else:
            end_roll(s, s.roll, 0 if self.of == CONNECTION_ROLL else s.levels[GUIDE][self.seat], out)


rolling = cache(RollFor)


def is_asked(s: Etherium, roll: Roll) -> bool:
    """Whether the roller has something to say: a card, whichever, a re-roll, or a guide to add. (E13.7)"""
    if s.hands[roll.seat] or rerolls(s, roll):
        return True
    return roll.of == CONNECTION_ROLL and s.levels[GUIDE][roll.seat] > 0


def rerolls(s: Etherium, roll: Roll) -> list[int]:
    """List the faces of which a die may be re-rolled, and ALL_DICE for Fortune. (E13.6)"""
    seat = roll.seat
    found: list[int] = []
    if may_reroll_low(s, seat):
        found = [
            face
            for face in LOW
            if any(die == face and not again for die, again in zip(roll.dice, roll.rerolled, strict=True))
        ]
    if FORTUNE in s.capacities[seat] and not s.fortune[seat]:
        found.append(ALL_DICE)
    return found


@dataclass(frozen=True)
class Rolling(Choice[Stop | Play | Reroll]):
    """Change one's roll, then end it with as much of the guide as one likes."""  # E5.14, E13.3–E13.6

    kind: ClassVar[str] = "roll"
    rule: ClassVar[str] = "E13.4"

    def options(self, s: Etherium) -> list[Move]:
        roll = s.roll
        assert roll is not None
        guide = s.levels[GUIDE][self.seat]
        stops: list[Move] = [stop(added) for added in range(guide, -1, -1)]
        cards: list[Move] = [play(card) for card in sorted(set(s.hands[self.seat])) if of_roll(card, roll.of)]
        return [*stops, *cards, *map(reroll, rerolls(s, roll))]

    def reason(self, s: Etherium, move: Move) -> Refusal:
        return why_not_played(s, self.seat, move, "roll") if isinstance(move, Play) else Refusal(self.rule)

    def facts(self, s: Etherium) -> dict[str, Json]:
        roll = s.roll
        assert roll is not None
        return {"of": roll.of, "dice": list(roll.dice), "total": roll.total}

    def deadlines(self, s: Etherium) -> list[Deadline]:
        """A fight's roll is a window, which the clock passes; how a connection is read, the seat's bot decides."""
        if not s.clock:
            return []
        assert s.roll is not None
        helper = self.seat if s.roll.of == CONNECTION_ROLL else None
        return [Deadline(self.kind, CHOICE_SECONDS * s.clock, stand_in=helper)]

    def take(self, s: Etherium, move: Stop | Play | Reroll, out: Outside) -> None:
        roll = s.roll
        assert roll is not None
        if isinstance(move, Stop):
            end_roll(s, roll, move.guide, out)
            return
        if isinstance(move, Play):
            s.roll = play_on_roll(s, roll, move.card, out)
        elif move.face == ALL_DICE:
            s.fortune[self.seat] = True
            s.roll = replace(roll, dice=roll_dice(len(roll.dice), out))
            tell_reroll(s.roll, "fortune", out)
        else:
            s.roll = reroll_low(roll, move.face, out)
            tell_reroll(s.roll, "low", out)
        if is_asked(s, s.roll):
            s.agenda.append(self)
        else:
            end_roll(s, s.roll, 0 if roll.of == CONNECTION_ROLL else s.levels[GUIDE][self.seat], out)


def play_on_roll(s: Etherium, roll: Roll, card: int, out: Outside) -> Roll:
    """Play a Flash card on one's own roll. (E5.6, E5.14)"""
    kind = FLASH[card]
    s.hands[roll.seat].remove(card)
    s.discard.append(card)
    out.reveal()
    if out.listening:
        out.tell("played", seat=roll.seat, card=card, rule="E5.14")
    if kind.does == "bonus":
        roll = replace(roll, cards=roll.cards + kind.much)
        if out.listening:
            out.tell("added", seat=roll.seat, card=card, count=kind.much, total=roll.total, rule="E13.5")
        return roll
    roll = replace(roll, dice=roll_dice(len(roll.dice), out))
    tell_reroll(roll, "card", out)
    return roll


def reroll_low(roll: Roll, face: int, out: Outside) -> Roll:
    """Re-roll one die that shows this face and was not re-rolled so. (E13.6)"""
    at = next(n for n, die in enumerate(roll.dice) if die == face and not roll.rerolled[n])
    (die,) = roll_dice(1, out)
    dice = (*roll.dice[:at], die, *roll.dice[at + 1 :])
    return replace(roll, dice=dice, rerolled=(*roll.rerolled[:at], True, *roll.rerolled[at + 1 :]))


def tell_reroll(roll: Roll, why: str, out: Outside) -> None:
    if out.listening:
        out.tell("rerolled", seat=roll.seat, dice=list(roll.dice), total=roll.total, why=why, rule="E13.6")


def end_roll(s: Etherium, roll: Roll, guide: int, out: Outside) -> None:
    """Add the guide and end the roll: a connection is read, a side of a fight has its total. (E13.3)"""
    s.roll = None
    total = roll.total + guide
    if out.listening:
        out.tell(
            "total",
            seat=roll.seat,
            of=roll.of,
            dice=list(roll.dice),
            bonus=roll.bonus,
            added=roll.cards,
            guide=guide,
            total=total,
            rule="E13.3",
        )
    if roll.of == CONNECTION_ROLL:
        read(s, roll.seat, total, out)
        return
    assert s.fight is not None
    totals = tuple([total if seat == roll.seat else other for seat, other in enumerate(s.fight.totals)])
    s.fight = replace(s.fight, totals=totals)


# Connections


@dataclass(frozen=True)
class ChooseDice(Choice[Dice]):
    """A people in its own season may roll one die more."""  # E12.2

    kind: ClassVar[str] = "dice"
    rule: ClassVar[str] = "E12.2"

    def options(self, s: Etherium) -> list[Move]:
        return [Dice(1), Dice(2)]

    def take(self, s: Etherium, move: Dice, out: Outside) -> None:
        s.agenda.append(rolling(self.seat, CONNECTION_ROLL, move.count))


def connect(s: Etherium, seat: Seat, out: Outside) -> None:
    """Make a connection. (E12.1)"""
    s.agenda.append(ChooseDice(seat) if s.affine(seat) else rolling(seat, CONNECTION_ROLL, 1))


def read(s: Etherium, seat: Seat, total: int, out: Outside) -> None:
    """Read the result in the table. (E12.1, E12.5)"""
    line = min(total, len(CONNECTION_TABLE))
    does, count = CONNECTION_TABLE[line - 1]
    if out.listening:
        out.tell("connected", seat=seat, total=total, line=line, rule="E12.1")
    match does:
        case "lose":
            must_lose(s, seat, count, out)
        case "lose_card":
            lose_card(s, seat, out)
        case "draw":
            for _ in range(count):
                draw(s, seat, "E12.5", out)
        case "steal":
            may_steal(s, seat, count, opponents(s, seat), None, "E12.5", out)
        case "ether":
            gain(s, seat, cubes_of(3, count), "E12.5", "connection", out)
        case "booster":
            gain(s, seat, cubes_of(4, count), "E12.5", "connection", out)
        case "gain":
            may_take(s, seat, count, "connection", False, out)
        case "army":
            raise_level(s, seat, ARMY, "E12.5", out)
        case "token":
            take_token(s, seat, CONNECTION_TOKEN, "E12.5", out)


def cubes_of(colour: int, count: int) -> Sequence[int]:
    """Write a number of cubes of one colour."""
    return [count if each == colour else 0 for each in range(5)]


def lose_card(s: Etherium, seat: Seat, out: Outside) -> None:
    """Lose a Flash card of one's choice. (T2)"""
    if s.hands[seat]:
        s.agenda.append(DiscardOne(seat))
    elif out.listening:
        out.tell("no_card", seat=seat, rule="E12.5")
