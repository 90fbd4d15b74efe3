"""States, steps and moves as JSON and back.

`pack` keeps every type (for snapshots); `plain` is for readers who want simple JSON (views);
moves travel as {"kind": ..., field: ...}.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
    kind = getattr(made, "kind", None)
    return kind if isinstance(kind, str) else None, tuple([name for name in names if name not in unsaid])


def move_to_json(move: Move) -> Json:
    """Write a move."""
    return plain(move)


def move_from_json(data: Json, moves: Mapping[str, type[Move]]) -> Move:
    """Read a move; `moves` maps kinds to classes. Whether it is legal is not checked."""
    if not isinstance(data, dict):
        raise Malformed("a move is an object")
    kind = data.get("kind")
    made = moves.get(kind) if isinstance(kind, str) else None
    if made is None:
        raise Malformed(f"no move is called {kind!r}")
    given = {name: _frozen(item) for name, item in data.items() if name != "kind"}
    names = field_names(made) or ()
    if set(given) != set(names):
        raise Malformed(f"a {kind} has the fields {list(names)}")
    try:
        return made(**given)
    except TypeError as error:
        raise Malformed(str(error)) from None


def _frozen(value: Json, depth: int = 0) -> Any:
    if isinstance(value, list):
        if depth > 4:
            raise Malformed("nested too deeply")
        return tuple(_frozen(item, depth + 1) for item in value)
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise Malformed("a move holds numbers, words and lists of them")
