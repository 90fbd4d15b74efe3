"""Before the first card: tables are opened, seats taken and given, and the game begins.

Each change is made of a table as it was just read, and stored only if nobody changed it
meanwhile; else it is tried again.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable

import msgspec

from ... import games
from ...bots import LEVELS
from ...kernel.chance import Chance, Committed, Seeded
from ...kernel.game import Game
from ...kernel.saves import Save
from ...kernel.table import Table
from ...kernel.words import Json, Malformed, OutdatedSave
from ..play.live import USUAL_LEVEL
from ..play.room import Room
from ..play.tables import Tables
from ..protocol.problems import Fault
from ..protocol.tables import Clock, NewTable, NoClock, PlayNow
from ..store.records import Conflict, Meta, Person, Row, Sitting, new_id, standing
from ..store.saves import kept_save

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


class Lobby:
    """Opens tables and fills their seats."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    # Opening

    async def open(self, person: Person, wish: NewTable) -> Room:
        """Open a table; its host sits on seat 0."""
        most = self._tables.settings.limits.public_per_person
        if wish.public and await self._store.hosted(person.id, public=True) >= most:
            raise Fault("many_tables", most=most)
        save = await self._kept(person, wish.save)
        meta = await self._new(
            person, wish.game, wish.seats, wish.options, wish.clock, wish.public, people=True, save=save
        )
        first = Sitting(person.id, None, wish.entropy, person.name)
        meta = msgspec.structs.replace(meta, seating=(first, *meta.seating[1:]))
        await self._store.new_table(meta)
        return await self._tables.changed(meta)

    async def play_now(self, person: Person, wish: PlayNow) -> Room:
        """Sit down against bots and begin."""
        game = find_game(wish.game)
        seats = wish.seats
        if seats is None:
            seats = min(max(game.seats_offered, game.min_seats), game.max_seats)
        save = await self._kept(person, wish.save)
        meta = await self._new(person, wish.game, seats, wish.options, NoClock(), False, save=save)
        bot = Sitting(None, level_of(wish.level))
        seating = (Sitting(person.id, None, wish.entropy, person.name), *[bot] * (seats - 1))
        meta = self._begun(msgspec.structs.replace(meta, seating=seating))
        await self._store.new_table(meta)
        return await self._tables.changed(meta)

    async def _kept(self, person: Person, id: str | None) -> Save | None:
        """Find a save that somebody keeps. Raises Fault."""
        if id is None:
            return None
        async with self._store.engine.connect() as connection:
            found = await kept_save(connection, id, person.id)
        if found is None:
            raise Fault("no_save")
        return found

    async def _new(
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
        room = await self._tables.room(id)
        if room.meta.phase == "playing":
            await self._tables.mark(room, room.seat_of(person.id), "away")
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
        room = await self._tables.room(id)
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
        if not self._tables.absent(room, seat):
            raise Fault("still_here", seat=seat)
        await self._tables.mark(room, seat, "away")
        return room

    async def remove(self, id: str, person: Person, seat: int) -> Room:
        """Free a seat; whoever sat there may not sit down here again."""

        def change(meta: Meta) -> Meta:
            _hosts(meta, person)
            _in_lobby(meta)
            _exists(meta, seat)
            gone = {meta.seating[seat].person} - {None, person.id}
            return msgspec.structs.replace(_put(meta, seat, Sitting()), removed=meta.removed | gone)

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
        fresh = await self._new(
            person, old.game, len(old.seating), old.options, old.clock, old.public, fresh=False, save=save
        )
        alone = sum(sitting.person is not None for sitting in old.seating) == 1
        seating = tuple(
            msgspec.structs.replace(sitting, entropy="") if sitting.person in (None, person.id) else Sitting()
            for sitting in old.seating
        )
        fresh = msgspec.structs.replace(fresh, seating=seating)
        if alone:
            fresh = self._begun(fresh)
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
                return await self.sit(standing.id, person, seat, "")
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
        _exists(old, seat)
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
        meta = await self._new(
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

    async def _change(self, id: str, change: Change) -> Room:
        """Read, change, store; again if somebody was faster."""
        for _ in range(TRIES):
            meta = await self._store.meta(id)
            if meta is None:
                raise Fault("no_table")
            changed = msgspec.structs.replace(change(meta), touched=self._tables.now())
            try:
                in_play = meta.phase == changed.phase == "playing"
                stored = await self._store.change_table(changed, changed.seating != meta.seating, in_play)
            except Conflict:
                continue
            return await self._tables.changed(stored)
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


def _renumbered(row: Row, n: int, at: int) -> Row:
    return msgspec.structs.replace(row, n=n, at=at)
