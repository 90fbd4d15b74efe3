"""The games of the house, found by their folders: each has a `game` module with a `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from ..kernel.game import Game
from ..kernel.words import Malformed, Outdated

SHELF = ("vale", "dreams", "when_i_dream", "etherium", "etherfields")
"""The games in the order in which the house shows them; one that is not built yet is announced."""


@cache
def names() -> tuple[str, ...]:
    """List the games there are."""
    return look()


def look() -> tuple[str, ...]:
    """Look into the folders again: a host may have added one."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(name for name in folders if find_spec(f"{__name__}.{name}.game") is not None)


@cache
def find(name: str, rules: int | None = None) -> Game:
    """Find a game by name, and by the version of its rules for an old log."""
    if name not in names() and name not in look():
        raise Malformed(f"no game is called {name!r}; there are {', '.join(names())}")
    game = import_module(f"{__name__}.{name}.game").GAME
    assert isinstance(game, Game)
    return under(game, rules)


def under(game: Game, rules: int | None) -> Game:
    """Give a game by a version of its rules, the newest if none is named. Raises Outdated if it is not played here."""
    if rules is None or rules == game.rules:
        return game
    if not game.oldest <= rules <= game.version:
        raise Outdated(game.name, rules, game.oldest, game.version)
    return type(game)(rules)
