"""Tables that grow from one that is over: played again, or on from one of its moments."""

from __future__ import annotations

import contextlib

import msgspec

from ..play.room import Room
from ..protocol.problems import Fault
from ..protocol.tables import NoClock
from ..store.records import Conflict, Meta, Person, Row, Sitting, standing
from .lobby import TRIES, Lobby, exists
from .making import level_of


class Again:
    """Opens tables like those that are over."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby, self._maker, self._tables = lobby, lobby.maker, lobby.tables
        self._store = self._tables.store

    async def rematch(self, id: str, person: Person) -> Room:
        """Open a table like one that is over, with the same bots, and sit down; it is made once until it is closed.

        Others sit down when they ask for it too: nobody plays again unasked. A campaign goes on from what the
        table left, or else once more from what it began with.
        """
        room = await self._tables.room(id)
        old = room.meta
        if old.phase != "over":
            raise Fault("not_over")
        if old.seat_of(person.id) is None:
            raise Fault("not_seated")
        if (standing := await self._still_open(old.rematch)) is not None:
            return await self._join(standing, old, person)
        left = None if room.live is None else room.live.left()
        save = left or old.began_with
        fresh = await self._maker.new(
            person, old.game, len(old.seating), old.options, old.clock, old.public, fresh=False, save=save
        )
        alone = sum(sitting.person is not None for sitting in old.seating) == 1
        seating = tuple(
            msgspec.structs.replace(sitting, entropy="") if sitting.person in (None, person.id) else Sitting()
            for sitting in old.seating
        )
        fresh = msgspec.structs.replace(fresh, seating=seating)
        if alone:
            fresh = self._maker.begun(fresh)
        await self._store.new_table(fresh)
        for _ in range(TRIES):
            latest = await self._store.meta(id)
            if latest is None:
                raise Fault("no_table")
            if (standing := await self._still_open(latest.rematch)) is not None:
                await self._store.change_table(msgspec.structs.replace(fresh, phase="closed", wake=None))
                return await self._join(standing, old, person)
            with contextlib.suppress(Conflict):
                linked = await self._store.change_table(msgspec.structs.replace(latest, rematch=fresh.id))
                await self._tables.changed(linked)
                return await self._tables.changed(fresh)
        raise Fault("busy")

    async def _join(self, standing: Room, old: Meta, person: Person) -> Room:
        """Sit down at a rematch, on the seat of before if it is free."""
        seat = old.seat_of(person.id)
        if standing.meta.phase == "lobby" and standing.seat_of(person.id) is None:
            with contextlib.suppress(Fault):
                return await self._lobby.sit(standing.id, person, seat, "")
        return standing

    async def _still_open(self, id: str | None) -> Room | None:
        """Find a table that was neither closed nor forgotten."""
        if id is not None:
            with contextlib.suppress(Fault):
                room = await self._tables.room(id)
                return None if room.meta.phase == "closed" else room
        return None

    async def branch(self, id: str, person: Person, n: int, seat: int, level: str | None) -> Room:
        """Play on from a moment of a finished game, against bots, on a table of one's own."""
        room = await self._tables.room(id)
        room.check_rules()
        old = room.meta
        if old.phase != "over":
            raise Fault("not_over")
        exists(old, seat)
        rows = await self._store.rows(id)
        if n > len(rows):
            raise Fault("no_row")
        live = await self._tables.opening.read(old, n)
        if live.table.over:
            raise Fault("no_row")
        kept = standing(rows[:n])
        assert old.start is not None
        now = self._tables.now()
        save = old.began_with
        meta = await self._maker.new(
            person, old.game, len(old.seating), old.options, NoClock(), False, fresh=False, save=save
        )
        bot = Sitting(None, level_of(level))
        seating = [bot] * len(old.seating)
        seating[seat] = Sitting(person.id, None, "", person.name)
        meta = msgspec.structs.replace(
            meta,
            rules=old.rules,
            phase="playing",
            started=now,
            entropy="[]",
            start=old.start,
            inherited=len(old.start) + sum(len(row.chance) for row in kept),
            branch=old.id,
            awaited=frozenset(live.table.awaited),
            seating=tuple(seating),
            wake=now + int(self._tables.settings.lease * 1000),
        )
        await self._store.new_table(meta, [_renumbered(row, k, now) for k, row in enumerate(kept, start=1)])
        return await self._tables.changed(meta)


def _renumbered(row: Row, n: int, at: int) -> Row:
    return msgspec.structs.replace(row, n=n, at=at)
