"""Programmes: laid in secret, changed until all are locked, shown at once. (E6, E7.1)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.outside import Outside
from ...kernel.step import Ask, Deadline, Form
from ...kernel.words import Json, Move, Refusal
from .choices import Happening
from .moves import Programme
from .outlook import foresee
from .panel import CONNECTION, PANEL, ROOM, SLOTS, UNLAID, ActionId
from .state import PROGRAMME_SECONDS, Etherium

ONE_DRAFT_IN = 8
"""Of so many programmes made up at random, one is sent unlocked, with tokens missing."""


@dataclass(frozen=True)
class Programming(Form[Etherium, Programme]):
    """Lay every token on a slot of the panel, in secret."""  # E6.1, E6.2

    kind: ClassVar[str] = "programme"
    rule: ClassVar[str] = "E6.1"

    def why(self, s: Etherium, move: Move) -> Refusal | None:
        if not isinstance(move, Programme) or type(move.actions) is not tuple or type(move.lock) is not bool:
            return Refusal("E6.1", "programme_first")
        tokens = s.actions[self.seat]
        if len(move.actions) != tokens:
            return Refusal("E6.5", "other_tokens", count=tokens)
        for token, action in enumerate(move.actions, 1):
            if type(action) is not int or not UNLAID <= action < len(PANEL):
                return Refusal("E6.2", "no_slot", token=token)
            if action != UNLAID and move.actions.count(action) > ROOM[action]:
                return Refusal("E6.2", "slot_taken", action=action, count=ROOM[action])
        if move.lock and UNLAID in move.actions:
            return Refusal("E6.2", "token_missing", token=move.actions.index(UNLAID) + 1)
        if not move.lock and s.late[self.seat]:
            return Refusal("E21.2", "too_late")
        return None

    def sample(self, s: Etherium, chance: Chance) -> Move:
        actions = random_actions(s.actions[self.seat], chance)
        lock = s.late[self.seat] or chance.below(ONE_DRAFT_IN) > 0
        if not lock:
            missing = chance.below(len(actions))
            actions = (*actions[:missing], UNLAID, *actions[missing + 1 :])
        return Programme(actions, lock)

    def fields(self, s: Etherium) -> list[dict[str, Json]]:
        laid: list[Json] = list(s.programmes[self.seat])
        return [
            {"name": "kind", "type": "fixed", "value": Programme.kind},
            {"name": "actions", "type": "programme", "tokens": s.actions[self.seat], "room": list(ROOM), "laid": laid},
            {"name": "lock", "type": "choice", "values": [True, False]},
        ]

    def warn(self, s: Etherium, move: Move) -> Refusal | None:
        """Tell which tokens surely fail, even if nobody interferes."""
        assert isinstance(move, Programme)
        failing = [each.token for each in foresee(s, self.seat, move.actions).tokens if each.works == "never"]
        return Refusal("E7.5", "will_fail", tokens=failing, count=len(failing)) if failing else None

    def facts(self, s: Etherium) -> dict[str, Json]:
        return {"count": s.actions[self.seat]}

    def take(self, s: Etherium, move: Programme, out: Outside) -> None:
        seat = self.seat
        was, s.locked[seat] = s.locked[seat], move.lock
        s.programmes[seat] = move.actions
        if was == move.lock:
            out.aside()  # E20.2
        elif out.listening and move.lock:
            out.tell("locked", seat=seat, rule="E6.6")
        elif out.listening:
            out.tell("unlocked", seat=seat, rule="E6.6")


def fits(actions: tuple[ActionId, ...], tokens: int) -> bool:
    """Whether so many tokens may lie like this, as far as they lie."""
    if len(actions) != tokens or not all(type(each) is int and UNLAID <= each < len(PANEL) for each in actions):
        return False
    return all(each == UNLAID or actions.count(each) <= ROOM[each] for each in actions)


def random_actions(tokens: int, chance: Chance) -> tuple[ActionId, ...]:
    """Lay so many tokens on slots at random."""
    left = list(SLOTS)
    return tuple([left.pop(chance.below(len(left))) for _ in range(tokens)])


@dataclass(frozen=True)
class LockedProgramming(Programming):
    """Whoever has locked may change their mind until all have."""  # E6.6

    rule: ClassVar[str] = "E6.6"
    awaited: ClassVar[bool] = False


@dataclass(frozen=True)
class AllProgramme(Happening):
    """All programme at once; when all are locked, all programmes are shown."""  # E6.1, E7.1

    rule: ClassVar[str] = "E6.1"
    scene: ClassVar[bool] = True

    def asks(self, s: Etherium) -> list[Ask[Etherium, Any]]:
        locked = s.locked
        if False not in locked:
            return []
        awaited: list[Ask[Etherium, Any]] = [each for each, done in zip(OPEN, locked, strict=False) if not done]
        return awaited + [each for each, done in zip(LOCKED, locked, strict=False) if done]

    def deadlines(self, s: Etherium) -> list[Deadline]:
        if not s.clock:
            return []
        return [
            Deadline(
                f"programme:{s.season}:{seat}",
                PROGRAMME_SECONDS * s.clock,
                stand_in=None if s.locked[seat] else seat,
            )
            for seat in range(s.seats)
            if not s.late[seat]
        ]

    def expire(self, s: Etherium, key: str, out: Outside) -> None:
        """Tokens laid stay, the others go to connect, then to the first free slots; then it is locked."""  # E21.2
        seat = int(key.rpartition(":")[2])
        s.late[seat] = True
        if out.listening:
            out.tell("late", seat=seat, rule="E21.2")
        if not s.locked[seat]:
            OPEN[seat].take(s, Programme(completed(s.programmes[seat]), True), out)

    def run(self, s: Etherium, out: Outside) -> None:
        out.reveal()
        s.number = 1
        if out.listening:
            for seat in s.order:
                out.tell("programme", seat=seat, actions=list(s.programmes[seat]), rule="E7.1")


def completed(actions: tuple[ActionId, ...]) -> tuple[ActionId, ...]:
    """Lay the missing tokens, lowest first: on connect, then on the first free slots. (E21.2)"""
    free = [*[CONNECTION] * ROOM[CONNECTION], *SLOTS[: -ROOM[CONNECTION]]]
    for action in actions:
        if action != UNLAID:
            free.remove(action)
    return tuple([free.pop(0) if action == UNLAID else action for action in actions])


MOST_SEATS = 6
OPEN = [Programming(seat) for seat in range(MOST_SEATS)]
LOCKED = [LockedProgramming(seat) for seat in range(MOST_SEATS)]
