"""Campaigns: what sessions left, as a tree that people look at, carry away and bring along."""

from __future__ import annotations

import msgspec

from ... import games
from ...kernel.chance import Seeded
from ...kernel.game import Game
from ...kernel.saves import Save, read_save
from ...kernel.table import Table
from ...kernel.words import Json, Malformed, OutdatedSave
from ..play.fair_queue import Asker
from ..play.tables import Tables
from ..play.worker import Gone
from ..protocol.problems import Fault
from ..protocol.saves import SavedSession, SaveFile, SaveLine, SaveList
from ..store.records import Person
from ..store.saves import Kept, bring, count_kept, find_save, kept_saves

PAGE = 100
MOST = 500
"""Saves in one file."""
READ_SECONDS = 10.0
"""How long a file may take: from each of its saves a table is opened."""


class Campaigns:
    """The saves that people keep."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def list(self, person: Person, game: str | None, before: int | None) -> SaveList:
        """List what somebody keeps: where they were, and what they brought along."""
        async with self._store.engine.connect() as connection:
            found = await kept_saves(connection, person.id, game, before, PAGE)
        now = self._tables.now()
        more = str(found[-1].at) if len(found) == PAGE else None
        return SaveList([_line(kept, now) for kept in found], more)

    async def carry_away(self, person: Person, id: str) -> SaveFile:
        """Write a campaign down, as far as somebody keeps it: all that one save came from, and all that came of it."""
        async with self._store.engine.connect() as connection:
            kept = {each.id: each for each in await kept_saves(connection, person.id)}
            if id not in kept:
                raise Fault("no_save")
            saves = [await find_save(connection, each) for each in _tree(kept, id)[:MOST]]
        return SaveFile([SavedSession(**save.to_json()) for save in saves if save is not None])

    async def bring(self, person: Person, address: str, told: bytes) -> SaveList:
        """Keep the saves of a file that somebody brings along: all of them, or none. Raises Fault."""
        try:
            asker = Asker(address, person.id, "")
            saves = await self._tables.bots.study(asker, read_file, told, seconds=READ_SECONDS)
        except (TimeoutError, Gone):
            raise Fault("malformed", detail="it takes too long to see what can be played on from it") from None
        now = self._tables.now()
        most = self._tables.settings.limits.saves_per_person
        async with self._store.write() as connection:
            if await count_kept(connection, person.id) + len(saves) > most:
                raise Fault("many_saves", most=most)
            await bring(connection, person.id, saves, now)
        brought = {save.id for save in saves}
        async with self._store.engine.connect() as connection:
            found = [kept for kept in await kept_saves(connection, person.id) if kept.id in brought]
        return SaveList([_line(kept, now) for kept in found])


def read_file(told: bytes) -> list[Save]:
    """Read a file of saves as it was sent, and see that a table can be opened from each. Raises Fault."""
    try:
        saves = msgspec.json.decode(told, type=SaveFile).saves
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Fault("malformed") from None
    if not 0 < len(saves) <= MOST:
        raise Fault("malformed", detail=f"a file of saves holds between 1 and {MOST} of them")
    return [_read(msgspec.to_builtins(each)) for each in saves]


def _read(told: Json) -> Save:
    try:
        save = read_save(told)
    except Malformed as error:
        raise Fault("malformed", detail=str(error)) from None
    game = _find(save.game)
    if game is None:
        raise Fault("no_game", game=save.game)
    fault: Fault | None = None
    for seats in range(game.min_seats, game.max_seats + 1):
        fault = _why_not(game, save, seats)
        if fault is None:
            return save
    raise fault or Fault("malformed")


def _find(name: str) -> Game | None:
    try:
        return games.find(name)
    except Malformed:
        return None


def _why_not(game: Game, save: Save, seats: int) -> Fault | None:
    """Tell why a table cannot be opened from a save; None if it can."""
    try:
        Table(game, seats, Seeded(), save=save)
    except OutdatedSave as error:
        return Fault("outdated_save", game=error.game, version=error.version)
    except Malformed as error:
        return Fault("malformed", detail=str(error))
    return None


def _tree(kept: dict[str, Kept], id: str) -> list[str]:
    """List the saves of the tree that one belongs to, as far as they are kept, parents first."""
    root: str | None = id
    while root is not None and (parent := kept[root].parent) in kept:
        root = parent
    found = [root or id]
    children: dict[str | None, list[str]] = {}
    for each in kept.values():
        children.setdefault(each.parent, []).append(each.id)
    for each_id in found:
        found += sorted(children.get(each_id, []), key=lambda child: (kept[child].at, child))
    return found


def _line(kept: Kept, now: int) -> SaveLine:
    game = _find(kept.game)
    playable = game is not None and 0 < kept.version <= game.saves
    ago = round((now - kept.at) / 1000, 1)
    return SaveLine(kept.id, kept.game, kept.parent, kept.table, kept.people, ago, playable)
