"""How a table is made: its game, its choices and its committed secret, and the first card by them."""

from __future__ import annotations

import secrets

import msgspec

from ... import games
from ...bots import LEVELS
from ...kernel.chance import Chance, Committed, Seeded
from ...kernel.game import Game
from ...kernel.saves import Save
from ...kernel.table import Table
from ...kernel.words import Json, Malformed, OutdatedSave
from ..play.live import USUAL_LEVEL
from ..play.tables import Tables
from ..protocol.problems import Fault
from ..protocol.tables import Clock, NoClock
from ..store.records import Meta, Person, Sitting, new_id
from ..store.saves import kept_save


def find_game(name: str) -> Game:
    """Find a game that can be played. Raises Fault."""
    try:
        return games.find(name)
    except Malformed:
        raise Fault("no_game", game=name) from None


def level_of(level: str | None) -> str:
    """Check a bot's level; None is the usual one."""
    if level is None:
        return USUAL_LEVEL
    if level not in LEVELS:
        raise Fault("malformed", field="level")
    return level


def lay(game: Game, meta: Meta, chance: Chance) -> Table:
    """Lay a table by the newest rules. Raises Fault where they do not know its options, or cannot read its save."""
    try:
        return Table(game, len(meta.seating), chance, meta.options, save=meta.began_with)
    except OutdatedSave as error:
        raise Fault("outdated_save", game=error.game, version=error.version) from None
    except Malformed as error:
        if meta.rules != game.version:
            raise Fault("outdated", game=meta.game, rules=meta.rules) from None
        raise Fault("malformed", detail=str(error)) from None


class Maker:
    """Makes tables; whoever makes one stores it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def kept(self, person: Person, id: str | None) -> Save | None:
        """Find a save that somebody keeps. Raises Fault."""
        if id is None:
            return None
        async with self._store.engine.connect() as connection:
            found = await kept_save(connection, id, person.id)
        if found is None:
            raise Fault("no_save")
        return found

    async def new(
        self,
        person: Person,
        name: str,
        seats: int,
        options: dict[str, Json],
        clock: Clock,
        public: bool,
        people: bool = False,
        fresh: bool = True,
        save: Save | None = None,
    ) -> Meta:
        """Make a table; one that is not fresh keeps what another one had."""
        game = find_game(name)
        if not game.on_the_site:
            raise Fault("not_yet", game=name)
        try:
            game.check_seats(seats)
            choices = game.choices(options, people, seats if fresh else None)
            if fresh and game.keeps_time and not isinstance(clock, NoClock):
                raise Malformed(f"{game.name} keeps the time of every turn itself: its tables have no clock")
        except Malformed as error:
            raise Fault("malformed", detail=str(error)) from None
        if await self._store.hosted(person.id) >= self._tables.settings.limits.tables_per_person:
            raise Fault("many_tables", most=self._tables.settings.limits.tables_per_person)
        self._tables.judges.wake(game, choices)
        now = self._tables.now()
        meta = Meta(
            id=new_id(),
            game=game.name,
            rules=game.version,
            options=dict(choices),
            clock=clock,
            public=public,
            host=person.id,
            phase="lobby",
            version=1,
            created=now,
            started=None,
            touched=now,
            secret=secrets.token_hex(32),
            entropy="",
            start=None,
            inherited=0,
            result=None,
            rated=False,
            rematch=None,
            branch=None,
            awaited=frozenset(),
            wake=None,
            seating=(Sitting(),) * seats,
            save=None if save is None else save.id,
            began_with=save,
        )
        if save is not None:
            lay(game, meta, Seeded())  # so that it can begin once all are there
        return meta

    def begun(self, meta: Meta) -> Meta:
        """Lay the table by the committed secret and what the seats added."""
        game = find_game(meta.game)
        entropy = msgspec.json.encode([sitting.entropy for sitting in meta.seating]).decode()
        table = lay(game, meta, Committed(meta.secret, entropy))
        now = self._tables.now()
        return msgspec.structs.replace(
            meta,
            phase="playing",
            rules=game.version,
            started=now,
            touched=now,
            entropy=entropy,
            start=table.start,
            awaited=frozenset(table.awaited),
            wake=now + int(self._tables.settings.lease * 1000),
        )
