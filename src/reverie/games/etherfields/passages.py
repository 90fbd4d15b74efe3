"""What must be found first, passage by passage: scripts, tiles, Entities, Secrets, Notes. (F22.2)

A passage is named by an id; its words are told by the house once it was found, and what it holds
beside them is told here. Nothing else of a Dream reaches anybody before.
"""

from __future__ import annotations

from ...kernel.words import Json
from .board import board_of, slot_of
from .content import DISTRICTS, ENTITIES, GATES, MAPS, SECRETS
from .language import Cost
from .schemas import Action
from .view import EtherfieldsView

CLAUSES_OF: dict[str, tuple[str, ...]] = {
    "0.01": ("F30.1", "F30.5", "F30.11", "F30.12", "F30.13"),
    "0.02": ("F30.2", "F30.3", "F30.4"),
    "0.03": ("F30.6",),
    "0.04": ("F30.7", "F30.10"),
    "note.inventory": ("F30.8",),
    "z.bailiff": ("F30.9",),
    "district.A2": tuple(f"F24.{clause}" for clause in range(1, 7)),
}
"""The clauses that tell of what must be found, by the passage with which they are found."""
SHUTTER_AND_KNOCK = {"z.half_open_shutter", "z.knock_in_the_wall", "z.moth_choir", "z.locksmith_crab"}
"""What F24.8 speaks of."""


def found(v: EtherfieldsView) -> tuple[str, ...]:
    """List what a seat has found, by the ids of passages."""
    ids = [*v.read, *[f"tile.{map_id}.{slot}" for map_id, slot in v.tiles]]
    if v.gate >= 0:
        ids.append(f"gate.{v.gate}")
    ids += [f"secret.{SECRETS[each.secret].id}" for each in v.hidden if each.secret >= 0]
    clauses = [clause for id in v.read for clause in CLAUSES_OF.get(id, ())]
    clauses += ["F24.8"] if set(v.read) >= SHUTTER_AND_KNOCK else []
    return (*ids, *dict.fromkeys(f"rule.{clause}" for clause in clauses))


def passage(id: str) -> Json:
    """Tell what a passage holds beside its words; None where it is words alone."""
    kind, _, rest = id.partition(".")
    match kind:
        case "tile":
            return tile(*rest.split("."))
        case "z":
            return entity(rest)
        case "district":
            return district(rest)
    return None


def tile(map_id: str, slot: str) -> Json:
    """Tell a map tile: its spaces from the top left, the Walls between them and around, its actions."""
    board = board_of(tuple((map_id, each) for each in MAPS[map_id].tiles))
    top, left = slot_of(slot)
    numbers = [8 * (top + row) + left + column for row in (0, 1) for column in (0, 1)]
    actions = dict(MAPS[map_id].actions)
    for gate in GATES:
        if gate.map == map_id:
            actions |= gate.actions
    printed = [board.spaces[number] for number in numbers]
    return {
        "spaces": [
            {
                "space": number,
                "signs": sorted(space.signs),
                "terrain": space.terrain,
                "suit": space.suit,
                "action": space.action,
                "secret": space.secret,
                "bonus": space.bonus,
            }
            for number, space in zip(numbers, printed, strict=True)
        ],
        "walls": [list(wall) for wall in sorted(board.walls) if set(wall) & set(numbers)],
        "actions": {space.action: action(actions[space.action]) for space in printed if space.action in actions},
    }


def action(told: Action) -> Json:
    """Tell what an action costs and how it is paid; what it brings is read when it is done."""
    return {
        "id": told.id,
        "cost": [cost(each) for each in told.cost],
        "paid": told.paid,
        "keyword": told.keyword,
        "single_use": told.single_use,
        "once": told.once,
    }


def cost(told: Cost) -> Json:
    return {"kind": told.kind, "n": told.n, "colours": told.colours}


def district(slot: str) -> Json:
    """Tell a district: its Locations in the order of their Paths, and its Shortcuts."""
    told = next((each for each in DISTRICTS if each.slot == slot), None)
    if told is None:
        return None
    return {
        "locations": [{"id": each.id, "icons": list(each.icons)} for each in told.locations],
        "shortcuts": [list(each) for each in told.shortcuts],
    }


def entity(id: str) -> Json:
    """Tell an Entity that has come."""
    told = next((each for each in ENTITIES if each.id == id), None)
    if told is None:
        return None
    return {
        "turns": told.turns,
        "movement": told.movement,
        "kind": told.figures.kind if told.figures else "",
        "actions": {key: action(each) for key, each in told.actions.items()},
        "steps": sorted(told.effects),
    }
