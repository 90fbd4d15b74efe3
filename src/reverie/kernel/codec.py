"""States, steps and moves as JSON and back.

`pack` keeps every type (for snapshots); `plain` is for readers who want simple JSON (views);
moves travel as {"kind": ..., field: ...}.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from .event import Event
from .pile import Pile
from .words import Json, Malformed, Move

Types = Mapping[str, type[Any]]
"""The classes that a game's data may hold, by name."""


def field_names(of: type[Any]) -> tuple[str, ...] | None:
    """List the fields of a dataclass; None for any other class."""
    names: tuple[str, ...] | None = getattr(of, "__match_args__", None)
    return names


def pack(value: Any) -> Json:
    """Write a value as JSON such that `unpack` gives it back."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, list):
        return [pack(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [pack(item) for item in value]}
    if isinstance(value, dict):
        return {"dict": [[pack(key), pack(item)] for key, item in value.items()]}
    if isinstance(value, frozenset):
        return {"frozenset": sorted(pack(item) for item in value)}
    if isinstance(value, set):
        return {"set": sorted(pack(item) for item in value)}
    if isinstance(value, Pile):
        return {"pile": [list(value.top), list(value.knowers), list(value.pool), list(value.bottom)]}
    names = field_names(type(value))
    if names is not None:
        return {"is": type(value).__name__, **{name: pack(getattr(value, name)) for name in names}}
    raise TypeError(f"cannot pack {type(value).__name__}")


def unpack(data: Json, types: Types) -> Any:
    """Read what `pack` wrote; `types` names the classes that may occur."""
    if isinstance(data, list):
        return [unpack(item, types) for item in data]
    if not isinstance(data, dict):
        return data
    if "is" in data:
        made = types.get(data["is"])
        if made is None:
            raise Malformed(f"unknown type {data['is']!r}")
        return made(**{name: unpack(item, types) for name, item in data.items() if name != "is"})
    ((tag, body),) = data.items()
    match tag:
        case "tuple":
            return tuple(unpack(item, types) for item in body)
        case "dict":
            return {unpack(key, types): unpack(item, types) for key, item in body}
        case "frozenset":
            return frozenset(unpack(item, types) for item in body)
        case "set":
            return {unpack(item, types) for item in body}
        case "pile":
            pile = Pile(list(body[2]))
            pile.top, pile.knowers, pile.bottom = list(body[0]), list(body[1]), list(body[3])
            return pile
    raise Malformed(f"unknown tag {tag!r}")


ATOMS = frozenset([type(None), bool, int, float, str])
"""What is JSON already."""

SPOKEN: dict[type[Any], tuple[str | None, tuple[str, ...]]] = {}
"""Of each class that was told so far: its kind, and the fields that are told."""


def plain(value: Any) -> Json:
    """Write a value as simple JSON for readers: no type names but the kind of a step or move."""
    made = type(value)
    if made in ATOMS:
        return value
    if made is tuple or made is list:
        return [item if type(item) in ATOMS else plain(item) for item in value]
    if made is dict:
        return {str(key): plain(item) for key, item in value.items()}
    if made is set or made is frozenset:
        return sorted([plain(item) for item in value])
    if made is Event:
        return plain(value.seen_by(None))
    spoken = SPOKEN.get(made)
    if spoken is None:
        spoken = SPOKEN[made] = _spoken(made)
    kind, names = spoken
    told: dict[str, Json] = {} if kind is None else {"kind": kind}
    for name in names:
        item = getattr(value, name)
        told[name] = item if type(item) in ATOMS else plain(item)
    return told


def _spoken(made: type[Any]) -> tuple[str | None, tuple[str, ...]]:
    names = field_names(made)
    if names is None:
        raise TypeError(f"cannot tell {made.__name__} plainly")
    unsaid: tuple[str, ...] = getattr(made, "unsaid", ())
    told: tuple[str, ...] = getattr(made, "told", ())
    kind = getattr(made, "kind", None)
    return kind if isinstance(kind, str) else None, (*[name for name in names if name not in unsaid], *told)


def move_to_json(move: Move) -> Json:
    """Write a move."""
    return plain(move)


def move_from_json(data: Json, moves: Mapping[str, type[Move]]) -> Move:
    """Read a move; `moves` maps kinds to classes. Whether it is legal is not checked.

    Each field is of the type that it is annotated with, so that rules need not defend themselves.
    """
    if not isinstance(data, dict):
        raise Malformed("a move is an object")
    kind = data.get("kind")
    made = moves.get(kind) if isinstance(kind, str) else None
    if made is None:
        raise Malformed(f"no move is called {kind!r}")
    readers = READERS.get(made)
    if readers is None:
        hints = get_type_hints(made)
        readers = READERS[made] = {name: reader(hints[name]) for name in field_names(made) or ()}
    if len(data) != len(readers) + 1 or any(name not in data for name in readers):
        raise Malformed(f"a {kind} has the fields {list(readers)}")
    return made(**{name: read(data[name]) for name, read in readers.items()})


Reader = Callable[[Json], Any]
"""Reads a value of one type from JSON, or raises Malformed."""

READERS: dict[type[Move], dict[str, Reader]] = {}
"""Of each kind of move that was read so far: how its fields are read."""


def reader(hint: Any) -> Reader:
    """Make what reads a value of an annotated type, to the letter: True is no number, 1.0 no whole one."""
    kind, inside = get_origin(hint) or hint, get_args(hint)
    if kind is Literal:
        return _one_of(inside)
    if kind in (Union, UnionType):
        return _any_of([reader(each) for each in inside])
    if kind is tuple and inside[-1] is Ellipsis:
        return _row_of(reader(inside[0]))
    if kind is tuple:
        return _each_of([reader(each) for each in inside])
    if kind is float:
        return _exactly(float, int)
    if kind in (int, str, bool, NoneType):
        return _exactly(kind)
    raise TypeError(f"a move holds numbers, words and tuples of them, not a {hint}")


def _exactly(*kinds: type[Any]) -> Reader:
    def read(value: Json) -> Any:
        if type(value) not in kinds:
            raise Malformed(f"a {kinds[0].__name__} is wanted, not {_short(value)}")
        return value

    return read


def _one_of(values: tuple[Any, ...]) -> Reader:
    def read(value: Json) -> Any:
        if not any(type(value) is type(each) and value == each for each in values):
            raise Malformed(f"one of {list(values)} is wanted, not {_short(value)}")
        return value

    return read


def _any_of(readers: list[Reader]) -> Reader:
    def read(value: Json) -> Any:
        for each in readers[:-1]:
            try:
                return each(value)
            except Malformed:
                continue
        return readers[-1](value)

    return read


def _row_of(item: Reader) -> Reader:
    def read(value: Json) -> Any:
        if type(value) is not list:
            raise Malformed(f"a list is wanted, not {_short(value)}")
        return tuple([item(each) for each in value])

    return read


def _each_of(items: list[Reader]) -> Reader:
    def read(value: Json) -> Any:
        if type(value) is not list or len(value) != len(items):
            raise Malformed(f"a list of {len(items)} is wanted, not {_short(value)}")
        return tuple([item(each) for item, each in zip(items, value, strict=True)])

    return read


def _short(value: Json) -> str:
    told = repr(value) if isinstance(value, (str, int, float, bool, NoneType)) else f"a {type(value).__name__}"
    return told if len(told) <= 40 else f"{told[:40]}…"
