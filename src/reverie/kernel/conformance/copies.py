"""Copies: they equal what they were made from, and share nothing with it."""

from __future__ import annotations

from collections.abc import Iterator

from ..chance import Chance
from ..codec import field_names
from ..pile import Pile
from ..step import Step
from ..table import Table
from ..words import Move
from .positions import some_turn, written


def mutable_parts(value: object, path: str = "state") -> Iterator[tuple[str, object]]:
    """Find everything inside a value that can be changed. Steps and moves are values: they cannot."""
    if value is None or isinstance(value, (bool, int, float, str, frozenset, Move)):
        return
    if isinstance(value, tuple):
        for number, item in enumerate(value):
            yield from mutable_parts(item, f"{path}[{number}]")
        return
    if isinstance(value, Step):
        for name in names_of(value):
            for where, part in mutable_parts(getattr(value, name), f"{path}.{name}"):
                raise AssertionError(f"{where}: a step holds a {type(part).__name__}, which can be changed")
        return
    if names_of(value) and type(value).__hash__ is not None:
        for name in names_of(value):
            yield from mutable_parts(getattr(value, name), f"{path}.{name}")
        return
    yield path, value
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from mutable_parts(item, f"{path}[{number}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from mutable_parts(item, f"{path}[{key!r}]")
    elif isinstance(value, Pile):
        for name in ("top", "knowers", "pool", "bottom"):
            yield from mutable_parts(getattr(value, name), f"{path}.{name}")
    elif names_of(value):
        for name in names_of(value):
            yield from mutable_parts(getattr(value, name), f"{path}.{name}")
    else:
        assert isinstance(value, set), f"{path}: a state holds plain data, not a {type(value).__name__}"


def names_of(value: object) -> tuple[str, ...]:
    """List the fields of a dataclass, compiled or not; nothing for anything else."""
    return field_names(type(value)) or ()


def check_copy(table: Table) -> None:
    """A copy of a state equals it and shares nothing that can be changed."""
    state = table._state
    twin = state.copy()
    assert written(twin) == written(state), "a copy differs from its state"
    own = {id(part): path for path, part in mutable_parts(state)}
    for path, part in mutable_parts(twin):
        assert id(part) not in own, f"a copy shares {path} with {own[id(part)]}"


def check_copy_goes_its_own_way(table: Table, chance: Chance, moves: int = 12) -> None:
    """Playing on a copy of a table leaves the table as it was."""
    before, entries = written(table._state), table.n
    twin = table.copy()
    for _ in range(moves):
        if twin.over:
            break
        twin.play(*some_turn(twin, chance))
    assert written(table._state) == before, "playing on a copy changed the original"
    assert table.n == entries, "playing on a copy wrote into the log of the original"
