"""Saves: where one session of a campaign ended, and the next may begin.

A save is a value with a version of its own, never a packed state, so that later rules can read it.
Its id is a hash of what it holds and of its parent's id: saves are a tree that anybody can carry
away and check.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass

from .game import Choices, Game
from .outside import Outside
from .state import State, settle
from .words import Json, Malformed, OutdatedSave

FORMAT = 1
LONGEST = 65_536
"""Bytes of a save."""
DEEPEST = 24
"""Lists within lists of a save."""
GREATEST = 2**53 - 1
"""The greatest number that every language reads alike."""
ID = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Save:
    """What a session leaves to the next one."""

    game: str
    version: int
    """The version of what is saved, which is not that of the rules."""
    data: Json
    parent: str | None = None
    """The id of the save that the session began with; None: it began anew."""

    @property
    def id(self) -> str:
        """Hash what is saved and where it comes from."""
        return hashlib.sha256(self.written()).hexdigest()

    def written(self) -> bytes:
        """Write what is saved and where it comes from, in the one way there is."""
        told = [FORMAT, self.game, self.version, self.data, self.parent]
        return json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()

    def to_json(self) -> Json:
        return {
            "format": FORMAT,
            "id": self.id,
            "game": self.game,
            "version": self.version,
            "parent": self.parent,
            "data": self.data,
        }


def read_save(told: Json) -> Save:
    """Read a save from outside. Raises Malformed where it is none, or where it was changed."""
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise Malformed(f"this is no save of format {FORMAT}")
    game, version, parent = told.get("game"), told.get("version"), told.get("parent")
    if not isinstance(game, str) or type(version) is not int or "data" not in told:
        raise Malformed("a save names its game and its version, and holds its data")
    if parent is not None and not (isinstance(parent, str) and ID.fullmatch(parent)):
        raise Malformed("the parent of a save is an id, or none")
    if not 0 < version <= GREATEST:
        raise Malformed("the version of a save is a number from 1 on")
    _check_plain(told["data"])
    save = Save(game, version, told["data"], parent)
    try:
        written = save.written()
    except (ValueError, RecursionError):
        raise Malformed("a save holds plain data") from None
    if len(written) > LONGEST:
        raise Malformed(f"a save has at most {LONGEST} bytes")
    if told.get("id") != save.id:
        raise Malformed("the id of the save is not the hash of what it holds")
    return save


def _check_plain(data: Json) -> None:
    """Raise Malformed for what not every language writes alike, or what lies too deep."""
    level = [data]
    for _ in range(DEEPEST):
        inner: list[Json] = []
        for item in level:
            if isinstance(item, dict):
                if not all(type(key) is str for key in item):
                    raise Malformed("a save names what it holds")
                inner += item.values()
            elif isinstance(item, list):
                inner += item
            elif type(item) is int and abs(item) > GREATEST:
                raise Malformed("a number in a save is too great")
            elif not (item is None or type(item) in (bool, int, str)):
                raise Malformed("a save holds text, whole numbers, truth, lists and names, nothing else")
        if not inner:
            return
        level = inner
    raise Malformed(f"a save is at most {DEEPEST} lists deep")


def upgraded(game: Game, save: Save) -> Json:
    """Tell what a save holds in the newest version of its game. Raises Malformed, or OutdatedSave."""
    if save.game != game.name:
        raise Malformed(f"this is a save of {save.game}, not of {game.name}")
    if not game.saves:
        raise Malformed(f"games of {game.name} are not saved")
    if not 0 < save.version <= game.saves:
        raise OutdatedSave(game.name, save.version, game.saves)
    return save.data if save.version == game.saves else game.upgrade(save.data, save.version)


def lay(game: Game, save: Save, seats: int, choices: Choices, out: Outside) -> State:
    """Lay the table where a save left off. Raises Malformed, or OutdatedSave: whoever wrote it may be anybody."""
    try:
        state = game.go_on(upgraded(game, save), seats, choices, out)
        settle(state, out)
    except Malformed:
        raise
    except Exception as error:
        raise Malformed(f"this is no save that a game of {game.name} can go on from") from error
    return state
