"""Before the first card: tables are opened, seats taken and given, and the game begins.

Each change is made of a table as it was just read, and stored only if nobody changed it
meanwhile; else it is tried again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

import msgspec

from .. import games
from ..bots import LEVELS
from ..kernel.chance import Committed
from ..kernel.game import Game
from ..kernel.table import Table
from ..kernel.words import Json, Malformed
from .hall import Hall
from .live import USUAL_LEVEL, Live
from .problems import Fault
from .protocol.tables import Clock, NewTable, NoClock, PlayNow
from .records import Conflict, Meta, Person, Row, Sitting, new_id
from .room import Room

Change = Callable[[Meta], Meta]
TRIES = 20


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


class Lobby:
    """Opens tables and fills their seats."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store

    # Opening

    async def open(self, person: Person, wish: NewTable) -> Room:
        """Open a table; its host sits on seat 0."""
        meta = await self._new(person, wish.game, wish.seats, wish.options, wish.clock, wish.public, people=True)
        first = Sitting(person.id, None, wish.entropy, person.name)
        meta = msgspec.structs.replace(meta, seating=(first, *meta.seating[1:]))
        await self._store.new_table(meta)
        return await self._hall.changed(meta)

    async def play_now(self, person: Person, wish: PlayNow) -> Room:
        """Sit down against bots and begin."""
        game = find_game(wish.game)
        seats = wish.seats
        if seats is None:
            seats = min(max(3, game.min_seats), game.max_seats)
        meta = await self._new(person, wish.game, seats, wish.options, NoClock(), False)
        bot = Sitting(None, level_of(wish.level))
        seating = (Sitting(person.id, None, wish.entropy, person.name), *[bot] * (seats - 1))
        meta = self._begun(msgspec.structs.replace(meta, seating=seating))
        await self._store.new_table(meta)
        return await self._hall.changed(meta)

    async def _new(
        self,
        person: Person,
        name: str,
        seats: int,
        options: dict[str, Json],
        clock: Clock,
        public: bool,
        people: bool = False,
    ) -> Meta:
        game = find_game(name)
        try:
            game.check_seats(seats)
            choices = game.choices(options, people)
        except Malformed as error:
            raise Fault("malformed", detail=str(error)) from None
        if await self._store.hosted(person.id) >= self._hall.settings.limits.tables_per_person:
            raise Fault("many_tables", most=self._hall.settings.limits.tables_per_person)
        await asyncio.to_thread(game.judge, choices)  # a judge may have books to read
        now = self._hall.now()
        return Meta(
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
        )

    # Seats

    async def sit(self, id: str, person: Person, seat: int | None, entropy: str) -> Room:
        """Take a free seat, change seats, or give new entropy."""

        def change(meta: Meta) -> Meta:
            _in_lobby(meta)
            own = meta.seat_of(person.id)
            wanted = seat
            if wanted is None:
                wanted = own if own is not None else _free(meta)
            _exists(meta, wanted)
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
        room = await self._hall.room(id)
        if room.meta.phase == "playing":
            await self._hall.mark(room, room.seat_of(person.id), "away")
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
        room = await self._hall.room(id)
        if room.meta.phase == "playing":
            return await self._stand_in(room, person, seat)

        def change(meta: Meta) -> Meta:
            _hosts(meta, person)
            _in_lobby(meta)
            wanted = _free(meta) if seat is None else seat
            _exists(meta, wanted)
            if meta.seating[wanted].person:
                raise Fault("seat_taken", seat=wanted)
            return _put(meta, wanted, Sitting(None, level_of(level)))

        return await self._change(id, change)

    async def _stand_in(self, room: Room, person: Person, seat: int | None) -> Room:
        _hosts(room.meta, person)
        if seat is None:
            raise Fault("no_seat")
        _exists(room.meta, seat)
        if not self._hall.absent(room, seat):
            raise Fault("still_here", seat=seat)
        await self._hall.mark(room, seat, "away")
        return room

    async def remove(self, id: str, person: Person, seat: int) -> Room:
        """Free a seat."""

        def change(meta: Meta) -> Meta:
            _hosts(meta, person)
            _in_lobby(meta)
            _exists(meta, seat)
            return _put(meta, seat, Sitting())

        return await self._change(id, change)

    async def hand_over(self, id: str, person: Person, seat: int) -> Room:
        """Make somebody else the host."""

        def change(meta: Meta) -> Meta:
            _hosts(meta, person)
            _exists(meta, seat)
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
            return self._begun(meta)

        return await self._change(id, change)

    def _begun(self, meta: Meta) -> Meta:
        """Lay the table by the committed secret and what the seats added."""
        game = find_game(meta.game)
        entropy = msgspec.json.encode([sitting.entropy for sitting in meta.seating]).decode()
        chance = Committed(meta.secret, entropy)
        table = Table(game, len(meta.seating), chance, meta.options, game.judge(meta.options))
        now = self._hall.now()
        return msgspec.structs.replace(
            meta,
            phase="playing",
            rules=game.version,
            started=now,
            touched=now,
            entropy=entropy,
            start=table.start,
            awaited=frozenset(table.awaited),
            wake=now + int(self._hall.settings.lease * 1000),
        )

    async def rematch(self, id: str, person: Person) -> Room:
        """Open a table like one that is over, with the same people and bots; it is made once, until it is closed."""
        room = await self._hall.room(id)
        old = room.meta
        if old.phase != "over":
            raise Fault("not_over")
        if old.seat_of(person.id) is None:
            raise Fault("not_seated")
        if (standing := await self._still_open(old.rematch)) is not None:
            return standing
        fresh = await self._new(person, old.game, len(old.seating), old.options, old.clock, old.public)
        seating = tuple(msgspec.structs.replace(sitting, entropy="") for sitting in old.seating)
        fresh = msgspec.structs.replace(fresh, seating=seating)
        if sum(sitting.person is not None for sitting in seating) == 1:
            fresh = self._begun(fresh)
        await self._store.new_table(fresh)
        for _ in range(TRIES):
            latest = await self._store.meta(id)
            if latest is None:
                raise Fault("no_table")
            if (standing := await self._still_open(latest.rematch)) is not None:
                await self._store.change_table(msgspec.structs.replace(fresh, phase="closed", wake=None))
                return standing
            with contextlib.suppress(Conflict):
                linked = await self._store.change_table(msgspec.structs.replace(latest, rematch=fresh.id))
                await self._hall.changed(linked)
                return await self._hall.changed(fresh)
        raise Fault("busy")

    async def _still_open(self, id: str | None) -> Room | None:
        """Find a table that was neither closed nor forgotten."""
        if id is not None:
            with contextlib.suppress(Fault):
                room = await self._hall.room(id)
                return None if room.meta.phase == "closed" else room
        return None

    async def branch(self, id: str, person: Person, n: int, seat: int, level: str | None) -> Room:
        """Play on from a moment of a finished game, against bots, on a table of one's own."""
        room = await self._hall.room(id)
        old = room.meta
        if old.phase != "over":
            raise Fault("not_over")
        _exists(old, seat)
        rows = await self._store.rows(id)
        if n > len(rows):
            raise Fault("no_row")
        live = Live(old, self._hall.outages)
        for row in rows[:n]:
            live.apply(row)
        if live.table.over:
            raise Fault("no_row")
        kept = _standing(rows[:n])
        assert old.start is not None
        now = self._hall.now()
        meta = await self._new(person, old.game, len(old.seating), old.options, NoClock(), False)
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
            wake=now + int(self._hall.settings.lease * 1000),
        )
        await self._store.new_table(meta, [_renumbered(row, k, now) for k, row in enumerate(kept, start=1)])
        return await self._hall.changed(meta)

    async def _change(self, id: str, change: Change) -> Room:
        """Read, change, store; again if somebody was faster."""
        for _ in range(TRIES):
            meta = await self._store.meta(id)
            if meta is None:
                raise Fault("no_table")
            changed = msgspec.structs.replace(change(meta), touched=self._hall.now())
            try:
                in_play = meta.phase == changed.phase == "playing"
                stored = await self._store.change_table(changed, changed.seating != meta.seating, in_play)
            except Conflict:
                continue
            return await self._hall.changed(stored)
        raise Fault("busy")


def _in_lobby(meta: Meta) -> None:
    if meta.phase == "closed":
        raise Fault("closed")
    if meta.phase != "lobby":
        raise Fault("started")


def _hosts(meta: Meta, person: Person) -> None:
    if meta.host != person.id:
        raise Fault("not_host")


def _exists(meta: Meta, seat: int) -> None:
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


def _standing(rows: list[Row]) -> list[Row]:
    """Keep the moves that were not taken back."""
    kept: list[Row] = []
    for row in rows:
        if row.kind == "move":
            kept.append(row)
        elif row.kind == "undo":
            kept.pop()
    return kept


def _renumbered(row: Row, n: int, at: int) -> Row:
    return msgspec.structs.replace(row, n=n, at=at)
