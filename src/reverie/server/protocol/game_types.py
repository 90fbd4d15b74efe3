"""Write the TypeScript types of each game from its Python classes: `python -m reverie.server.protocol.game_types`.

Prints one JSON object: the text of `web/src/games/<game>/protocol.ts` by game, and of `box.json` beside it.
A view, a thing in it and a move are classes; what asks and events tell is declared as facts.
"""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable, Mapping
from sys import modules
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ... import games
from ...kernel.codec import field_names
from ...kernel.event import Event
from ...kernel.facts import Told
from ...kernel.game import Game
from ...kernel.step import Ask, Step
from .games import box_of

encode = msgspec.json.Encoder(order="deterministic").encode

HEAD = """\
/** What a table of {game} tells, and what it hears. Made from its Python classes by `npm run protocol`; do not edit. */

import type {{ Asked, Happened }} from '../../table/board';
"""
ATOMS: Mapping[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
TOLD_ELSEWHERE: Mapping[Any, str] = {
    Step: "Step",
    Event: "Omit<Event, 'n'>",
    dict: "Readonly<Record<string, unknown>>",
}


class Writer:
    """Writes the types of one game; each class, and each type with a name, is written once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._written: dict[str, str] = {}
        self._names = aliases(game)

    def text(self) -> str:
        """Write all types of the game."""
        self.used(self.game.seen)
        if self.game.foretold is not None:
            self.used(self.game.foretold)
        moves = " | ".join([self.used(move) for move in self.game.moves.values()])
        asks = [f"Asked<'{kind}', {self._facts(told)}, Move>" for kind, told in self.game.asks.items()]
        events = [f"Happened<'{kind}', {self._facts(told)}>" for kind, told in self.game.events.items()]
        others = [self._step(), f"export type Move = {moves};\n", _union("Ask", asks), _union("Event", events)]
        return "\n".join([HEAD.format(game=self.game.name), *self._written.values(), *others])

    def used(self, hint: Any) -> str:
        """Write a type as it is used."""
        name = self._names.get(hint)
        if name is None:
            return self._spelled(hint)
        if name not in self._written:
            self._written[name] = f"export type {name} = {self._spelled(hint)};\n"
        return name

    def _spelled(self, hint: Any) -> str:
        kind, inside = get_origin(hint) or hint, get_args(hint)
        if kind in ATOMS:
            return ATOMS[kind]
        if kind is Literal:
            return " | ".join([json.dumps(value).replace('"', "'") for value in inside])
        if kind in (Union, UnionType):
            return " | ".join([self.used(each) for each in inside])
        if kind is tuple and inside[-1] is Ellipsis:
            item = self.used(inside[0])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if kind is tuple:
            return f"readonly [{', '.join([self.used(each) for each in inside])}]"
        if kind in TOLD_ELSEWHERE:
            return TOLD_ELSEWHERE[kind]
        if isinstance(kind, type) and field_names(kind) is not None:
            if kind.__name__ not in self._written:
                self._written[kind.__name__] = ""
                self._written[kind.__name__] = self._interface(kind)
            return kind.__name__
        raise TypeError(f"{self.game.name}: a page cannot be told a {hint}")

    def _interface(self, made: type[Any]) -> str:
        hints, told = get_type_hints(made), comments(made)
        lines = [f"export interface {made.__name__} {{"]
        if isinstance(kind := getattr(made, "kind", None), str):
            lines.append(f"  readonly kind: '{kind}';")
        for name in field_names(made) or ():
            if name not in getattr(made, "unsaid", ()):
                lines += [f"  /** {told[name]} */"] if name in told else []
                lines.append(f"  readonly {name}: {self.used(hints[name])};")
        for name in getattr(made, "told", ()):
            reckoned = getattr(made, name).fget
            lines.append(f"  /** {summary(reckoned)} */")
            lines.append(f"  readonly {name}: {self.used(get_type_hints(reckoned)['return'])};")
        return "\n".join([f"/** {summary(made)} */", *lines, "}\n"])

    def _step(self) -> str:
        """Write what is told of a step to come, whichever it is: what kind of ask, and its fields."""
        fields: dict[str, list[str]] = {}
        steps = [made for made in self.game.types.values() if issubclass(made, Step)]
        for step in steps:
            if issubclass(step, Ask):
                fields.setdefault("kind", []).append(f"'{step.kind}'")
            hints = get_type_hints(step)
            for name in field_names(step) or ():
                fields.setdefault(name, []).append(self.used(hints[name]))
        lines = [f"  readonly {name}?: {' | '.join(dict.fromkeys(types))};" for name, types in fields.items()]
        return "\n".join(
            ["/** A step to come, as far as all may know it. */", "export interface Step {", *lines, "}\n"]
        )

    def _facts(self, told: Told) -> str:
        def fact(name: str) -> str:
            return self.used(told.types.get(name, self.game.facts[name].type))

        fields = [f"{name}: {fact(name)}" for name in told.facts] + [f"{name}?: {fact(name)}" for name in told.perhaps]
        return f"{{ {'; '.join(fields)} }}" if fields else "{}"


def aliases(game: Game) -> dict[Any, str]:
    """Find the types to which the modules of a game give a name: a choice of words, a group of numbers."""
    found: dict[Any, str] = {}
    foretold = [] if game.foretold is None else [game.foretold]
    for made in (game.seen, *foretold, *game.types.values(), *game.moves.values()):
        for name, value in vars(modules[made.__module__]).items():
            if name[0].isupper() and get_origin(value) in (Literal, tuple):
                found[value] = name
    return found


def _union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =\n" + "\n".join([f"  | {member}" for member in members]) + ";\n"


def summary(made: Any) -> str:
    """Tell the first line of what a class or a property says of itself."""
    return (made.__doc__ or "").strip().splitlines()[0]


def comments(made: type[Any]) -> dict[str, str]:
    """Find what is said of the fields of a class, in the lines under them."""
    found: dict[str, str] = {}
    for each in reversed(made.__mro__[:-1]):
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(each))).body
        assert isinstance(body, ast.ClassDef)
        for field, said in zip(body.body, body.body[1:], strict=False):
            match field, said:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[name] = " ".join(text.split())
    return found


def game_types() -> dict[str, str]:
    """Write the types of every game that declares what it tells."""
    found = [games.find(name) for name in games.names()]
    return {game.name: Writer(game).text() for game in found if game.events}


def boxes() -> dict[str, str]:
    """Write the box of each of these games, as it is served: what the page draws, and its tests play with."""
    return {name: f"{encode(box_of(games.find(name))).decode()}\n" for name in game_types()}


if __name__ == "__main__":
    print(json.dumps({"types": game_types(), "boxes": boxes()}, ensure_ascii=False))
