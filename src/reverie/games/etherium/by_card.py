"""Actions by Flash card: one of one's upgrades, one of the four transformations. (E5.17)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.words import Move, Seat
from .actions import execute, upgrade, why_not_transform
from .bonuses import upgrade_payments
from .choices import Choice
from .moves import Transform, Upgrade
from .panel import TRANSFORM, VERB, ActionId
from .peoples import HIGHEST
from .state import Etherium


@dataclass(frozen=True)
class ChooseUpgrade(Choice[Upgrade]):
    """Upgrade one of one's units, paying. (F23)"""

    kind: ClassVar[str] = "upgrade"
    rule: ClassVar[str] = "E5.17"

    def options(self, s: Etherium) -> list[Move]:
        return list(upgrades(s, self.seat))

    def take(self, s: Etherium, move: Upgrade, out: Outside) -> None:
        upgrade(s, self.seat, move.unit, move.cubes, out)


def upgrades(s: Etherium, seat: Seat) -> list[Upgrade]:
    """List the upgrades that a seat could make now."""
    return [
        Upgrade(unit, paid)
        for unit in range(4)
        if s.levels[unit][seat] < HIGHEST
        for paid in upgrade_payments(s, seat, unit)
    ]


def upgrade_any(s: Etherium, seat: Seat, out: Outside) -> None:
    """Upgrade a unit by card; ask where there is a choice."""
    found = upgrades(s, seat)
    if len(found) == 1:
        upgrade(s, seat, found[0].unit, found[0].cubes, out)
    else:
        s.agenda.append(ChooseUpgrade(seat))


TRANSFORMATIONS: tuple[ActionId, ...] = tuple(action for action, verb in enumerate(VERB) if verb == TRANSFORM)


@dataclass(frozen=True)
class ChooseTransformation(Choice[Transform]):
    """Make one transformation, paying. (F24)"""

    kind: ClassVar[str] = "transform"
    rule: ClassVar[str] = "E5.17"

    def options(self, s: Etherium) -> list[Move]:
        return [Transform(way) for way in transformations(s, self.seat)]

    def take(self, s: Etherium, move: Transform, out: Outside) -> None:
        if out.listening:
            out.tell("transforms", seat=self.seat, action=TRANSFORMATIONS[move.way], rule="E5.17")
        execute(s, self.seat, TRANSFORMATIONS[move.way], out)


def transformations(s: Etherium, seat: Seat) -> list[int]:
    """List the transformations that a seat could make now."""
    return [way for way in range(4) if why_not_transform(s, seat, way) is None]


def transform_any(s: Etherium, seat: Seat, out: Outside) -> None:
    """Make one transformation by card; ask where there is a choice."""
    found = transformations(s, seat)
    if len(found) == 1:
        execute(s, seat, TRANSFORMATIONS[found[0]], out)
    else:
        s.agenda.append(ChooseTransformation(seat))
