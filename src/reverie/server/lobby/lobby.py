"""Before the first card: tables are opened, seats taken and given, and the game begins.

Each change is made of a table as it was just read, and stored only if nobody changed it
meanwhile; else it is tried again.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..play.room import Room
from ..play.tables import Tables
from ..protocol.problems import Fault
from ..protocol.tables import NewTable, NoClock, PlayNow
from ..store.records import Conflict, Meta, Person, Sitting
from .making import Maker, find_game, level_of

Change = Callable[[Meta], Meta]
TRIES = 20


class Lobby:
    """Opens tables and fills their seats."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.maker = Maker(tables)
        self._store = tables.store

    # Opening

    async def open(self, person: Person, wish: NewTable) -> Room:
        """Open a table; its host sits on seat 0."""
        most = self.tables.settings.limits.public_per_person
        if wish.public and await self._store.hosted(person.id, public=True) >= most:
            raise Fault("many_tables", most=most)
        save = await self.maker.kept(person, wish.save)
        meta = await self.maker.new(
            person, wish.game, wish.seats, wish.options, wish.clock, wish.public, people=True, save=save
        )
        first = Sitting(person.id, None, wish.entropy, person.name)
        meta = msgspec.structs.replace(meta, seating=(first, *meta.seating[1:]))
        await self._store.new_table(meta)
        return await self.tables.changed(meta)

    async def play_now(self, person: Person, wish: PlayNow) -> Room:
        """Sit down against bots and begin."""
        game = find_game(wish.game)
        seats = wish.seats
        if seats is None:
            seats = min(max(game.seats_offered, game.min_seats), game.max_seats)
        save = await self.maker.kept(person, wish.save)
        meta = await self.maker.new(person, wish.game, seats, wish.options, NoClock(), False, save=save)
        bot = Sitting(None, level_of(wish.level))
        seating = (Sitting(person.id, None, wish.entropy, person.name), *[bot] * (seats - 1))
        meta = self.maker.begun(msgspec.structs.replace(meta, seating=seating))
        await self._store.new_table(meta)
        return await self.tables.changed(meta)

    # Seats

    async def sit(self, id: str, person: Person, seat: int | None, entropy: str) -> Room:
        """Take a free seat, change seats, or give new entropy."""

        def change(meta: Meta) -> Meta:
            _in_lobby(meta)
            own = meta.seat_of(person.id)
            if person.id in meta.removed:
                raise Fault("removed")
            wanted = seat
            if wanted is None:
                wanted = own if own is not None else _free(meta)
            exists(meta, wanted)
            if wanted != own and (meta.seating[wanted].person or meta.seating[wanted].bot):
                raise Fault("seat_taken", seat=wanted)
            seating = list(meta.seating)
            if own is not None:
                seating[own] = Sitting()
            seating[wanted] = Sitting(person.id, None, entropy, person.name)
            return _seated(meta, seating)

        return await self._change(id, change)

    async def stand(self, id: str, person: Person) -> Room:
        """Leave one's seat: free in the lobby, to a bot in play."""
        room = await self.tables.room(id)
        if room.meta.phase == "playing":
            await self.tables.mark(room, room.seat_of(person.id), "away")
            return room

        def change(meta: Meta) -> Meta:
            _in_lobby(meta)
            own = meta.seat_of(person.id)
            if own is None:
                raise Fault("not_seated")
            return _put(meta, own, Sitting())

        return await self._change(id, change)

    async def seat_bot(self, id: str, person: Person, seat: int | None, level: str | None) -> Room:
        """Put a bot on a seat; in play, for a person who is gone."""
        room = await self.tables.room(id)
        if room.meta.phase == "playing":
            return await self._stand_in(room, person, seat)

        def change(meta: Meta) -> Meta:
            _hosts(meta, person)
            _in_lobby(meta)
            wanted = _free(meta) if seat is None else seat
            exists(meta, wanted)
            if meta.seating[wanted].person:
                raise Fault("seat_taken", seat=wanted)
            return _put(meta, wanted, Sitting(None, level_of(level)))

        return await self._change(id, change)

    async def _stand_in(self, room: Room, person: Person, seat: int | None) -> Room:
        _hosts(room.meta, person)
        if seat is None:
            raise Fault("no_seat")
        exists(room.meta, seat)
        if not self.tables.absent(room, seat):
            raise Fault("still_here", seat=seat)
        await self.tables.mark(room, seat, "away")
        return room

    async def remove(self, id: str, person: Person, seat: int) -> Room:
        """Free a seat; whoever sat there may not sit down here again."""

        def change(meta: Meta) -> Meta:
            _hosts(meta, person)
            _in_lobby(meta)
            exists(meta, seat)
            gone = {meta.seating[seat].person} - {None, person.id}
            return msgspec.structs.replace(_put(meta, seat, Sitting()), removed=meta.removed | gone)

        return await self._change(id, change)

    async def hand_over(self, id: str, person: Person, seat: int) -> Room:
        """Make somebody else the host."""

        def change(meta: Meta) -> Meta:
            _hosts(meta, person)
            exists(meta, seat)
            heir = meta.seating[seat].person
            if heir is None:
                raise Fault("no_seat")
            return msgspec.structs.replace(meta, host=heir)

        return await self._change(id, change)

    async def close(self, id: str, person: Person) -> Room:
        """Close a table for good: in the lobby, or in play where nobody but the host plays."""

        def change(meta: Meta) -> Meta:
            _hosts(meta, person)
            if meta.phase == "playing":
                others = {sitting.person for sitting in meta.seating} - {None, person.id}
                if others:
                    raise Fault("started")
            elif meta.phase != "lobby":
                raise Fault("started")
            return msgspec.structs.replace(meta, phase="closed", wake=None)

        return await self._change(id, change)

    # Beginning

    async def start(self, id: str, person: Person) -> Room:
        """Begin the game: all seats are filled, the secret is long committed."""

        def change(meta: Meta) -> Meta:
            _hosts(meta, person)
            _in_lobby(meta)
            if any(sitting.person is None and sitting.bot is None for sitting in meta.seating):
                raise Fault("seats_free")
            return self.maker.begun(meta)

        return await self._change(id, change)

    async def _change(self, id: str, change: Change) -> Room:
        """Read, change, store; again if somebody was faster."""
        for _ in range(TRIES):
            meta = await self._store.meta(id)
            if meta is None:
                raise Fault("no_table")
            changed = msgspec.structs.replace(change(meta), touched=self.tables.now())
            try:
                in_play = meta.phase == changed.phase == "playing"
                stored = await self._store.change_table(changed, changed.seating != meta.seating, in_play)
            except Conflict:
                continue
            return await self.tables.changed(stored)
        raise Fault("busy")


def _in_lobby(meta: Meta) -> None:
    if meta.phase == "closed":
        raise Fault("closed")
    if meta.phase != "lobby":
        raise Fault("started")


def _hosts(meta: Meta, person: Person) -> None:
    if meta.host != person.id:
        raise Fault("not_host")


def exists(meta: Meta, seat: int) -> None:
    if not 0 <= seat < len(meta.seating):
        raise Fault("no_seat")


def _free(meta: Meta) -> int:
    for seat, sitting in enumerate(meta.seating):
        if sitting.person is None and sitting.bot is None:
            return seat
    raise Fault("seat_taken")


def _put(meta: Meta, seat: int, sitting: Sitting) -> Meta:
    seating = list(meta.seating)
    seating[seat] = sitting
    return _seated(meta, seating)


def _seated(meta: Meta, seating: list[Sitting]) -> Meta:
    return msgspec.structs.replace(meta, seating=tuple(seating))
