"""Copies derived from annotations: as fast as written by hand, and never a field behind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from .step import Step
from .words import Move

ATOMS = (int, float, str, bool, bytes, NoneType, Step, Move, frozenset)
"""What cannot be changed, whatever it holds."""

COPIERS: dict[type[Any], Callable[[Any], Any]] = {}
"""How each class that was copied so far is copied."""


def derived_copy(value: Any) -> Any:
    """Copy a dataclass field by field; what can be changed is copied, what cannot is shared."""
    made = type(value)
    copier = COPIERS.get(made)
    if copier is None:
        copier = COPIERS[made] = _copier(made)
    return copier(value)


def _copier(made: type[Any]) -> Callable[[Any], Any]:
    hints = get_type_hints(made)
    copied = ", ".join(_copied(hints[field.name], f"own.{field.name}", made, field.name) for field in fields(made))
    names: dict[str, Any] = {"made": made, "derived_copy": derived_copy}
    exec(f"def copier(own):\n    return made({copied})", names)
    copier: Callable[[Any], Any] = names["copier"]
    return copier


def _copied(hint: Any, value: str, made: type[Any], name: str, depth: int = 0) -> str:
    """Write the expression that copies a value of a type."""
    if unchangeable(hint):
        return value
    kind, inside, item = get_origin(hint) or hint, get_args(hint), f"item{depth}"
    if kind in (list, set, dict) and unchangeable(inside[-1]):
        return f"{value}.copy()"
    if kind is list:
        return f"[{_copied(inside[0], item, made, name, depth + 1)} for {item} in {value}]"
    if kind is dict:
        key, copied = f"key{depth}", _copied(inside[1], item, made, name, depth + 1)
        return f"{{{key}: {copied} for {key}, {item} in {value}.items()}}"
    if kind in (Union, UnionType) and len(inside) == 2 and NoneType in inside:
        other = next(each for each in inside if each is not NoneType)
        return f"(None if {value} is None else {_copied(other, value, made, name, depth)})"
    if isinstance(kind, type) and hasattr(kind, "copy"):
        return f"{value}.copy()"
    if isinstance(kind, type) and is_dataclass(kind):
        return f"derived_copy({value})"
    raise TypeError(f"{made.__name__}.{name}: how is a {hint} copied? Write `copy` by hand")


def unchangeable(hint: Any) -> bool:
    """Whether a value of this type cannot be changed, nor anything in it."""
    kind, inside = get_origin(hint) or hint, get_args(hint)
    if kind in (tuple, Union, UnionType):
        return all(each is Ellipsis or unchangeable(each) for each in inside)
    if not isinstance(kind, type):
        return False
    if issubclass(kind, ATOMS):
        return True
    if not is_dataclass(kind) or not kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        return False
    hints = get_type_hints(kind)
    return all(unchangeable(hints[field.name]) for field in fields(kind))
